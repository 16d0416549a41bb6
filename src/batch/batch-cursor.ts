// Where the batches of a conversation are.
import type { BatchCursor } from '../state/state.ts'

/** Whether a batch begins where a conversation is now. Null before the first batch. */
export function isAtCursor({ from }: { from: BatchCursor | null }, cursor: BatchCursor | null): boolean {
  return JSON.stringify(from) === JSON.stringify(cursor)
}
