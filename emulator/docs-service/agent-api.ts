/** The agent endpoints: create a job, send a message to a job, get a job. */

import { type Context, Hono } from 'hono'
import type { FaultEnv } from '../shared/faults.ts'
import type { JobScript } from './job-script.ts'
import {
  acknowledgePrompt,
  continueJob,
  createJob,
  describeJob,
  type Job,
  type JobPrompt,
} from './jobs.ts'
import { answerUndocumented } from './undocumented.ts'

export type AgentOptions = {
  now: () => Date
  /** The endpoints add and update jobs here. */
  jobs: Map<string, Job>
  /** `number` is 1 for the create, 2 for the first message, and so on. */
  script: (prompt: string, number: number) => JobScript
}

/** Returns the routes below `/v2/agent/{projectId}`. */
export function createAgentApi({
  now,
  jobs,
  script,
}: AgentOptions): Hono<FaultEnv> {
  const startPrompt = (prompt: string, number: number): JobPrompt => {
    return {
      prompt,
      script: script(prompt, number),
      startedAtMs: now().getTime(),
    }
  }
  const describe = (job: Job) => describeJob(job, now().getTime())

  const app = new Hono<FaultEnv>()
  app.post('/job', async (context) => {
    const prompt = await readPrompt(context)
    if ('error' in prompt) return context.json(prompt, 400)
    const job = createJob(jobs.size, startPrompt(prompt.text, 1))
    jobs.set(job.id, job)
    return context.json(acknowledgePrompt(job), 201)
  })

  app.post('/job/:id/message', async (context) => {
    const prompt = await readPrompt(context)
    if ('error' in prompt) return context.json(prompt, 400)
    const job = jobs.get(context.req.param('id'))
    if (job === undefined) return context.json({ error: 'Job not found.' }, 404)
    if (describe(job).status === 'archived')
      return answerUndocumented(context, 'archived job')
    const continued = continueJob(
      job,
      startPrompt(prompt.text, job.prompts.length + 1),
    )
    jobs.set(job.id, continued)
    return context.json(acknowledgePrompt(continued), 200)
  })

  app.get('/job/:id', (context) => {
    const job = jobs.get(context.req.param('id'))
    if (job === undefined) return context.json({ error: 'Job not found.' }, 404)
    return context.json(describe(job), 200)
  })
  return app
}

async function readPrompt(
  context: Context,
): Promise<{ text: string } | { error: string }> {
  const contentType = context.req.header('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(contentType))
    return { error: 'Content-Type must be application/json.' }
  const body: unknown = await context.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    return { error: 'The body must be a JSON object.' }
  if (!('prompt' in body) || typeof body.prompt !== 'string')
    return { error: 'prompt: a string is required.' }
  if (body.prompt === '')
    return { error: 'prompt: at least 1 character is required.' }
  return { text: body.prompt }
}
