// What all processes of a history share.
import { deriveSigningKey } from '../../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import type { Random } from '../random.ts'
import type { ConnectionPool } from './connections.ts'
import type { ModelGitHub } from './model-github.ts'
import type { ModelProcess } from './model-process.ts'
import type { ModelService } from './model-service.ts'
import type { Scheduler } from './scheduler.ts'

export type World = {
  random: Random
  scheduler: Scheduler
  github: ModelGitHub
  service: ModelService
  pool: ConnectionPool
  /** Every process that was ever started. */
  processes: ModelProcess[]
}

export const signingKey = deriveSigningKey('a secret of more than 16 characters')
export const scope = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }

/** The Markdown of a comment, short. */
export function render({ turn, note }: Report, state: string): string {
  return `Turn ${turn}\n\n${note ?? ''}\n\n${state}`
}
