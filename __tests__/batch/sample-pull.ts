// A merged pull request of mona's.
import type { BatchPull } from '../../src/batch/batch.ts'

export const dayStart = Date.parse('2026-11-20T00:00:00.000Z')
export const minute = 60_000

/** The pull request with that number, merged some minutes after the day began. */
export function samplePullOf(number: number, atMinutes: number, known: Partial<BatchPull> = {}): BatchPull {
  return {
    ...{ number, title: `Change ${number}`, body: '', url: `https://github.com/acme/widgets/pull/${number}` },
    ...{ author: { login: 'mona', isBot: false }, headBranch: `change-${number}`, baseBranch: 'main' },
    mergedAt: new Date(dayStart + atMinutes * minute).toISOString().replace('.000Z', 'Z'),
    ...{ isCrossRepository: false, labels: [] },
    ...known,
  }
}
