// What a reading of the comments means for whoever plans.
import { reportOf } from '../../domain/conversation/parts.ts'
import type { Memory } from '../../domain/job/plan.ts'
import type { Looked } from './conversation.ts'

/** What a reading of the comments says. */
export function memoryOf(looked: Looked): Memory {
  if (looked.kind === 'failed') return { kind: 'unreadable', reason: looked.reason, problem: looked.problem }
  if (looked.kind === 'none')
    return { kind: 'none', hasUnverified: false, isInaccessible: looked.problem !== null }
  const { state, hasUnverified, otherStatuses } = looked.seen
  return state
    ? { kind: 'found', report: reportOf(state), otherStatuses }
    : { kind: 'none', hasUnverified, otherStatuses }
}
