/** The agent endpoints: create a job, send it a message, get it. */

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Clock } from '../shared/clock.ts'
import type { JobScript } from './job-script.ts'
import { acknowledgeTurn, continueJob, createJob, describeJob, type Job, type Turn } from './jobs.ts'

export type AgentOptions = {
  clock: Clock
  /** Filled and updated as requests come. */
  jobs: Map<string, Job>
  /** The job's `turn` is 1 for the create and one more for each message. */
  script: (prompt: string, turn: number) => JobScript
  /** Stands before create and message. */
  limit: MiddlewareHandler
}

/** Gives back the routes below `/v2/agent/{projectId}`. */
export function createAgentApi({ clock, jobs, script, limit }: AgentOptions): Hono {
  const startTurn = (prompt: string, turn: number): Turn => {
    return { prompt, script: script(prompt, turn), startedAtMs: clock.now().getTime() }
  }
  const show = (job: Job) => describeJob(job, clock.now().getTime())

  const app = new Hono()
  app.post('/job', limit, async (context) => {
    const prompt = await readPrompt(context)
    if (prompt instanceof Error) return context.json({ error: prompt.message }, 400)
    const job = createJob(jobs.size, startTurn(prompt, 1))
    jobs.set(job.id, job)
    return context.json(acknowledgeTurn(job), 201)
  })

  app.post('/job/:id/message', limit, async (context) => {
    const prompt = await readPrompt(context)
    if (prompt instanceof Error) return context.json({ error: prompt.message }, 400)
    const job = jobs.get(context.req.param('id'))
    if (job === undefined) return context.json({ error: 'Job not found.' }, 404)
    if (show(job).status === 'archived') return context.json({ error: 'The job has been archived.' }, 409)
    const continued = continueJob(job, startTurn(prompt, job.turns.length + 1))
    jobs.set(job.id, continued)
    return context.json(acknowledgeTurn(continued), 200)
  })

  app.get('/job/:id', (context) => {
    const job = jobs.get(context.req.param('id'))
    if (job === undefined) return context.json({ error: 'Job not found.' }, 404)
    return context.json(show(job), 200)
  })

  app.all('/job', (context) => refuseMethod(context, 'POST'))
  app.all('/job/:id', (context) => refuseMethod(context, 'GET'))
  app.all('/job/:id/message', (context) => refuseMethod(context, 'POST'))
  return app
}

function refuseMethod(context: Context, allowed: string): Response {
  return context.json({ error: `Method not allowed, use ${allowed}.` }, 405, { Allow: allowed })
}

async function readPrompt(context: Context): Promise<string | Error> {
  const contentType = context.req.header('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(contentType))
    return new Error('Content-Type must be application/json.')
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return new Error('The body must be a JSON object.')
  if (!('prompt' in body) || typeof body.prompt !== 'string')
    return new Error('prompt: a string is required.')
  if (body.prompt.length < 1) return new Error('prompt: at least 1 character is required.')
  return body.prompt
}
