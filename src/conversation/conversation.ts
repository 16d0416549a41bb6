// A conversation as a step uses it: what it remembers, and one operation that changes it.
import type { OtherStatus } from '../state/commit-status.ts'
import type { State } from '../state/state.ts'
import type { UnusableReason } from './comment-reading.ts'

/** What the conversation is like when it is changed. `at`: GitHub's time. */
export type Seen = {
  /** What is remembered. A claim that has run out is told in it, and written with the change. */
  state: State | null
  /** What is remembered with such a claim. */
  read: State | null
  hasUnverified: boolean
  otherStatuses: readonly OtherStatus[]
  at: Date
}

/** `state`: what to write, null to leave it as it is. It may be called again if nobody knows what came of the write. */
export type Change<T> = (seen: Seen) => { state: State | null; value: T }

export type Changed<T> =
  | { kind: 'written'; value: T; state: State; url: string }
  | { kind: 'unchanged'; value: T }
  /** There is none for this token, and nothing was found that says otherwise. `problem`: null if none is wanted. */
  | { kind: 'none'; problem: string | null }
  /** Nobody knows what the conversation remembers, or whether it could be changed. */
  | Failed

export type Failed = {
  kind: 'failed'
  reason: UnusableReason | 'conversation-busy' | 'memory-unwritable'
  problem: string
}

/** How long a change may wait for others. `stop` ends that at once. With an infinite time, nothing else does. */
export type Patience = { waitMs: number; stop: AbortSignal }

/** What a reading without the lock came to. */
export type Looked = { kind: 'seen'; seen: Seen } | { kind: 'none'; problem: string | null } | Failed

export type Conversation = {
  change<T>(change: Change<T>, patience: Patience): Promise<Changed<T>>
  /** What is remembered now, without the lock. It is no ground for a write. */
  look(): Promise<Looked>
  /** Resolves when the last lock was given back. Never rejects. */
  close(): Promise<void>
  /** Page of the comment as this step last found or wrote it, null if it did not. */
  url(): string | null
}

/** What to warn of after a change, null if it was made, or none was wanted. */
export function unwrittenText(changed: Changed<unknown>): string | null {
  return changed.kind === 'failed' ? `Couldn't update the comment: ${changed.problem}` : null
}

/** Makes a change of which nothing else depends. Warns if nobody knows that it was made. */
export async function changeOrWarn(
  { change }: Conversation,
  wanted: Change<unknown>,
  { patience, warn }: { patience: Patience; warn: (text: string) => void },
): Promise<void> {
  const unwritten = unwrittenText(await change(wanted, patience))
  if (unwritten !== null) warn(unwritten)
}
