/** A local documentation service with the same API as the real one. */

import { Hono } from 'hono'
import { createEmulator, type Emulator } from '../shared/emulator.ts'
import type { FaultEnv } from '../shared/faults.ts'
import { createAgentApi } from './agent-api.ts'
import { authorize } from './auth.ts'
import { type JobScript, readJobScript } from './job-script.ts'
import type { Job } from './jobs.ts'
import { createVisitorsApi } from './visitors-api.ts'
import {
  createVisitorsSite,
  type Period,
  type SiteVisitors,
} from './visitors-data.ts'

export type DocumentationServiceOptions = {
  port?: number
  key?: string
  projectId?: string
  /** The clock of scripts. The system's by default. */
  now?: () => Date
  /** Number of pages of the site in the analytics. 137 by default. */
  pages?: number
  /**
   * Returns the visitors of the site. By default those of a site with that
   * number of pages.
   */
  countVisitors?: (period: Period) => SiteVisitors
  /** Pages left out of an answer, which then has fewer rows than `limit`. */
  isHidden?: (path: string) => boolean
  /**
   * Returns the script of a job. By default the prompt has it. `number` is 1
   * for the create.
   */
  script?: (prompt: string, number: number) => JobScript
}

export type DocumentationService = Emulator & {
  url: string
  key: string
  projectId: string
  /** All jobs by ID, in the order of their creation. */
  jobs: Map<string, Job>
}

/**
 * Returns a service with a project without jobs, once it accepts connections.
 */
export async function startDocumentationService(
  options: DocumentationServiceOptions = {},
): Promise<DocumentationService> {
  const { key = 'mint_fake_key_of_the_emulator', projectId = 'acme-docs' } =
    options
  const {
    now = () => new Date(),
    pages = 137,
    script = readJobScript,
  } = options
  const { port, countVisitors = createVisitorsSite(pages), isHidden } = options
  const jobs = new Map<string, Job>()
  const errorBody = { error: 'Internal error.' }
  const emulator = createEmulator({ api: 'docs-service', now, errorBody })
  const app = new Hono<FaultEnv>().use(
    emulator.record,
    emulator.publish,
    emulator.injectFaults,
  )
  const paths = ['/v2/agent/:projectId/*', '/v1/analytics/:projectId/*']
  app.on('ALL', paths, authorize(key, projectId))
  app.route('/v2/agent/:projectId', createAgentApi({ now, jobs, script }))
  app.route(
    '/v1/analytics/:projectId',
    createVisitorsApi({ now, countVisitors, isHidden }),
  )
  app.notFound((context) => {
    emulator.refuseUnknown(context)
    return context.json({ error: 'There is nothing at this path.' }, 404)
  })
  // A defect of the emulator, so that it has no name that would exempt it.
  app.onError((_, context) => context.json(errorBody, 500))
  return { ...(await emulator.serve(app, port)), key, projectId, jobs }
}
