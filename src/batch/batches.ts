// What a run with `context: merged` asks GitHub for.
import { failure, type Result } from '../base/result.ts'
import type { ChangedFile } from '../context/facts.ts'
import type { PartialList } from '../github/list-pages.ts'
import type { BatchCursor } from '../state/state.ts'
import type { Batch, BatchPull } from './batch.ts'

export type Batches = {
  /** What was merged since the cursor, or why nobody knows. Never throws. */
  gather(cursor: BatchCursor | null): Promise<Result<Batch, string>>
}

/** The batches of a run that gathers none. */
export const noBatches: Batches = { gather: async () => failure('This run reads no pull requests.') }

/** `from`: when the list is to begin. `at`: GitHub's time. */
export type WantedList = { bases: readonly string[]; from: (at: Date) => Date }

/** `at`: GitHub's time when it began to list. */
export type MergedList = { pulls: BatchPull[]; at: Date; from: Date }

/** What a batch is gathered from. */
export type BatchPorts = {
  /** The name of the default branch. */
  defaultBranch(): Promise<string>
  /** What was merged, and maybe some of it twice. */
  list(wanted: WantedList): Promise<MergedList>
  /** The files that a pull request changes, or why they are not known. */
  files(number: number): Promise<Result<PartialList<ChangedFile>, string>>
}
