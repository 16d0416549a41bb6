// The lock of pull request 12 of an emulated GitHub.
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import { type Account, assignId, type Reaction } from '../../../../emulator/github/state.ts'
import { type LockOptions, openLock } from '../../../../src/adapters/github/conversation/lock.ts'
import { clockStart, createFakeClock } from '../../../fixtures/fake-clock.ts'
import { openTestConnection } from '../connect.ts'

const never = new AbortController().signal

export type LockScene = Partial<LockOptions> & {
  /** What happens at each sleep, which is told by its number. */
  onSleep?: (count: number) => void
  waitMs?: number
  lockMs?: number
  stop?: AbortSignal
  /** Limits each try. */
  signal?: AbortSignal
}

/** An account's 👀 of that age. Nobody has it yet. */
export function makeEyes(github: GitHubEmulator, user: Account, ageMs: number): Reaction {
  const created_at = new Date(clockStart.getTime() - ageMs).toISOString()
  return { id: assignId(github.repository('octocat/docs')), content: 'eyes', user, created_at }
}

/** A lock, with what it logs and tells, and an entrance that reads `state`. */
export async function openTestLock(
  github: GitHubEmulator,
  { onSleep, waitMs = 300_000, lockMs, stop = never, signal = never, ...given }: LockScene = {},
) {
  const { connection } = openTestConnection(github)
  const target = { github: await connection.client(), repo: connection.repo, issueNumber: 12 }
  const lines: string[] = []
  const changes: (number | null)[] = []
  let sleeps = 0
  const clock = createFakeClock((ms) => {
    sleeps += 1
    onSleep?.(sleeps)
    return ms
  })
  const lock = openLock({
    ...{ hasLock: true, unlockedText: null, clock, random: () => 0.5, heldId: null },
    leaveSignal: () => never,
    onChange: (id) => void changes.push(id),
    log: (line) => void lines.push(line),
    ...given,
  })
  const patience = { signal: () => signal, stop, waitMs, ...(lockMs !== undefined && { lockMs }) }
  const enter = (read: () => Promise<string> = async () => 'state') => lock.enter(target, read, patience)
  return { lock, enter, target, clock, lines, changes }
}
