// What GitHub answers about a conversation.
import type { OtherStatus } from '../state/commit-status.ts'
import type { State } from '../state/state.ts'
import type { Lock } from './lock.ts'

/** What a request came to. `at`: GitHub's time of its answer. */
export type Answer<T> =
  | { kind: 'value'; value: T; at: Date }
  /** GitHub itself says that this token may not, or that the pull request or issue is not there. */
  | { kind: 'refused'; problem: string }
  /** Anything else: nobody knows what came of it. */
  | { kind: 'no-answer'; problem: string }

export type AddedLock = { lock: Lock; isNew: boolean }

export type WrittenComment = { id: number; url: string }

/** Our comment with its state. */
export type StateComment = WrittenComment & { authorId: number | null; state: State }

/** Why a conversation cannot be used, though there is one. */
export type UnusableReason = 'memory-unreadable' | 'newer-state'

/** What was found in the conversation. */
export type Found =
  | { kind: 'found'; comment: StateComment; otherStatuses: readonly OtherStatus[] }
  /** `hasUnverified`: whether a comment of ours has a state that was signed with another secret. */
  | { kind: 'none'; hasUnverified: boolean; otherStatuses: readonly OtherStatus[] }
  | { kind: 'unusable'; reason: UnusableReason; problem: string }

/** `gone`: the comment was deleted. */
export type Written = Answer<WrittenComment> | { kind: 'gone' } | { kind: 'unwritable'; problem: string }
