// Saves what a run has to say for its post step, which tells it if the run
// cannot.
import {
  type RequestEntry,
  type SavedRun,
  withJob,
} from '../conversation/entry.ts'
import type { Ledger, RequestLedger } from '../conversation/ledger.ts'
import type { Job } from '../mintlify/job.ts'
import type { Run } from './tools.ts'

/** Stands for the id of a 👀 that is still being added. */
export const unknownId = 0

type SaveContext = Pick<Run, 'files' | 'reactionId'>

/** Saves what the run has to say for the post step. Returns the ledger. */
export function save<L extends Ledger>(
  { files, reactionId }: SaveContext,
  ledger: L,
  { isEndWritten = false } = {},
): L {
  const { entry, snapshot } = ledger
  const commentId = snapshot.comment?.id ?? null
  const saved: SavedRun = { entry, commentId, reactionId, isEndWritten }
  files.saveState(JSON.stringify(saved))
  return ledger
}

/**
 * The ledger with how far the request got. `job`: as Mintlify answered, null for
 * no answer about it.
 */
export function withDelivery(
  ledger: RequestLedger,
  delivery: RequestEntry['delivery'],
  job: Job | null = null,
): RequestLedger {
  const sent = { ...ledger.entry, delivery }
  return { ...ledger, entry: job === null ? sent : withJob(sent, job) }
}
