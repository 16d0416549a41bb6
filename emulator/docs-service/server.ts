/** A local documentation service with the same API as the real one. */

import { Hono, type MiddlewareHandler } from 'hono'
import { createClock } from '../shared/clock.ts'
import { delayAnswers } from '../shared/delay.ts'
import { publishExchanges, throwProblems } from '../shared/exchanges.ts'
import { listen } from '../shared/listen.ts'
import { type RecordedRequest, recordRequests } from '../shared/request-log.ts'
import { createAgentApi } from './agent-api.ts'
import { authorize } from './auth.ts'
import { type JobScript, readJobScript } from './job-script.ts'
import type { Job } from './jobs.ts'
import { limitRequests } from './rate-limit.ts'
import { createVisitorsApi } from './visitors-api.ts'
import { createVisitorsSite, type Period, type SiteVisitors } from './visitors-data.ts'

export type DocumentationServiceOptions = {
  /** Any free port by default. */
  port?: number
  key?: string
  /** A second key, which may only read. None by default. */
  readOnlyKey?: string
  projectId?: string
  /** URL of the repository that the agent works in. By default one that has only documentation. */
  repository?: string
  /** Whether creates and messages, and analytics requests, have their limits per hour. True by default. */
  rateLimits?: boolean
  /** Milliseconds of real time by which each answer is delayed. 0 by default. */
  delayMs?: number
  /** Seconds of the emulator's clock per real second, for scripts and limits. 1 by default. */
  speed?: number
  /** Number of pages of the site in the analytics. 137 by default. */
  pages?: number
  /** Returns the visitors of the site. By default those of a site with that number of pages. */
  countVisitors?: (period: Period) => SiteVisitors
  /** Rows of a page of the analytics at most, also if `limit` asks for more. No such limit by default. */
  maxPageRows?: number
  /** Returns the script of a job. By default the prompt has it. `number` is 1 for the create. */
  script?: (prompt: string, number: number) => JobScript
}

export type DocumentationService = {
  url: string
  key: string
  projectId: string
  /** All requests in the order of their arrival, including those with an error. */
  requests: RecordedRequest[]
  /** All jobs by ID, in the order of their creation. */
  jobs: Map<string, Job>
  /** What is wrong in exchanges so far, if something checks them. A test removes what it causes on purpose. */
  problems: string[]
  /** Rejects if there are problems. */
  close: () => Promise<void>
}

/** From the documentation of the API: 100 creates and messages, and 100 analytics requests. */
const maxCallsPerHour = 100

/** Returns a service with a project without jobs, once it accepts connections. */
export async function startDocumentationService(
  options: DocumentationServiceOptions = {},
): Promise<DocumentationService> {
  const { port = 0, key = 'mint_fake_key_of_the_emulator', projectId = 'acme-docs' } = options
  const { rateLimits = true, speed = 1, pages = 137, script = readJobScript, readOnlyKey = null } = options
  const { repository, delayMs = 0 } = options
  const clock = createClock(speed)
  const createLimit = () => (rateLimits ? limitRequests(maxCallsPerHour, clock) : noLimit)
  const requests: RecordedRequest[] = []
  const jobs = new Map<string, Job>()

  const api = 'docs-service'
  const problems: string[] = []
  const app = new Hono()
  app.use(recordRequests(requests), delayAnswers(delayMs), publishExchanges({ api, problems }))
  app.on(
    'ALL',
    ['/v2/agent/:projectId/*', '/v1/analytics/:projectId/*'],
    authorize({ projectId, key, readOnlyKey }),
  )
  const agent = { clock, jobs, repository, script, limitRate: createLimit() }
  app.route('/v2/agent/:projectId', createAgentApi(agent))
  const { countVisitors = createVisitorsSite(pages), maxPageRows } = options
  const visitors = { clock, countVisitors, maxPageRows, limitRate: createLimit() }
  app.route('/v1/analytics/:projectId', createVisitorsApi(visitors))
  app.notFound((context) => context.json({ error: 'There is nothing at this path.' }, 404))
  app.onError((_, context) => context.json({ error: 'Internal error.' }, 500))

  const listener = await listen(app, port)
  const close = async () => {
    await listener.close()
    throwProblems({ api, problems })
  }
  return { url: listener.url, key, projectId, requests, jobs, problems, close }
}

const noLimit: MiddlewareHandler = (_, next) => next()
