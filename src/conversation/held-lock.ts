// Takes the lock of a conversation and gives it back.
import type { Clock } from '../base/clock.ts'
import type { ConversationPorts } from './conversation-ports.ts'
import { isDead, type Lock, type Mark, markNow, maxLagMs, maxLateMs } from './lock.ts'

export type LockSession = {
  ports: ConversationPorts
  clock: Clock
  /** Reactions that this step had, and need not be gone. */
  ownIds: Set<number>
}

/** Our reaction. `asked`: before it was asked for. `writing`: the last write under it, null for none. A wall clock may be set, so what is waited for counts by the other. */
export type Hold = {
  lock: Lock
  asked: Mark
  addedMs: number
  writing: { isAnswered: boolean; atMs: number } | null
}

/**
 * `again`: nothing is known to be changed, and another try may do better. `problem`: null if others have the lock. `isOfWrite`: whether
 * only the write had no answer.
 */
export type Again = { kind: 'again'; problem: string | null; isSoon?: boolean; isOfWrite?: boolean }

type Taken = { kind: 'held'; hold: Hold } | { kind: 'refused'; problem: string } | Again

/** Adds our reaction. Only a new one is the lock. */
export async function takeLock({ ports, clock, ownIds }: LockSession): Promise<Taken> {
  const asked = markNow(clock)
  const answer = await ports.addLock()
  if (answer.kind === 'refused') return answer
  if (answer.kind === 'no-answer') return { kind: 'again', problem: answer.problem }
  const { lock, isNew } = answer.value
  if (isNew) {
    ownIds.add(lock.id)
    return { kind: 'held', hold: { lock, asked, addedMs: clock.elapsedMs(), writing: null } }
  }
  // Of a step's own one, the removal was not answered. Of an old one, its holder was killed.
  if (!ownIds.has(lock.id) && !isDead(lock, answer.at)) return { kind: 'again', problem: null }
  const removed = await ports.removeLock(lock.id)
  return removed.kind === 'value'
    ? { kind: 'again', problem: null, isSoon: true }
    : { kind: 'again', problem: removed.problem }
}

/** Gives the lock back once everyone sees what was written under it. */
export async function releaseLock({ ports, clock }: LockSession, { lock, writing }: Hold): Promise<void> {
  if (writing) {
    const holdMs = writing.isAnswered ? maxLagMs : maxLateMs
    await clock.sleep(holdMs - (clock.elapsedMs() - writing.atMs))
  }
  await ports.removeLock(lock.id)
}
