/** A documentation service on this machine, which speaks the whole contract of the real one. */

import { Hono, type MiddlewareHandler } from 'hono'
import { createClock } from '../shared/clock.ts'
import { listen } from '../shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../shared/request-log.ts'
import { createAgentApi } from './agent-api.ts'
import { checkAccess } from './auth.ts'
import { type JobScript, readJobScript } from './job-script.ts'
import type { Job } from './jobs.ts'
import { limitUses } from './rate-limit.ts'
import { createVisitorsApi } from './visitors-api.ts'
import { createVisitorsSite } from './visitors-data.ts'

export type DocumentationServiceOptions = {
  /** Any free one by default. */
  port?: number
  key?: string
  /** A second key, which may only read. There is none by default. */
  readOnlyKey?: string
  projectId?: string
  /** Whether only 100 creates and messages, and 100 analytics requests, pass in an hour. They do by default. */
  rateLimits?: boolean
  /** How many of its seconds pass in a real one, for scripts and limits. */
  speed?: number
  /** Pages of the site that has the visitors, 137 by default. */
  pages?: number
  /** What becomes of a job; by default its prompt says it. `turn` is 1 for the create. */
  script?: (prompt: string, turn: number) => JobScript
}

export type DocumentationService = {
  url: string
  key: string
  projectId: string
  /** Every request so far, also those that were refused. */
  requests: RecordedRequest[]
  /** Every job so far by its id, in the order of their creation. */
  jobs: Map<string, Job>
  close: () => Promise<void>
}

const usesAnHour = 100

/** Gives back the running service, with a new project that has no jobs. */
export async function startDocumentationService(
  options: DocumentationServiceOptions = {},
): Promise<DocumentationService> {
  const { port = 0, key = 'mint_fake_key_of_the_emulator', projectId = 'acme-docs' } = options
  const { rateLimits = true, speed = 1, pages = 137, script = readJobScript, readOnlyKey } = options
  const clock = createClock(speed)
  const limit = () => (rateLimits ? limitUses(usesAnHour, clock) : letPass)
  const access = checkAccess({ projectId, key, readOnlyKey })
  const requests: RecordedRequest[] = []
  const jobs = new Map<string, Job>()

  const app = new Hono()
  app.use(recordRequests(requests))
  app.on('ALL', ['/v2/agent/:projectId/*', '/v1/analytics/:projectId/*'], access)
  app.route('/v2/agent/:projectId', createAgentApi({ clock, jobs, script, limit: limit() }))
  const count = createVisitorsSite(pages)
  app.route('/v1/analytics/:projectId', createVisitorsApi({ clock, count, limit: limit() }))
  app.notFound((context) => context.json({ error: 'There is nothing at this path.' }, 404))
  app.onError((_, context) => context.json({ error: 'Internal error.' }, 500))

  const { url, close } = await listen(app, port)
  return { url, key, projectId, requests, jobs, close }
}

const letPass: MiddlewareHandler = (_, next) => next()
