// Which merged pull requests a batch has: each of them once, over late lists, batches that are cut, and runs that send nothing.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { success } from '../../src/base/result.ts'
import type { Batch, BatchPull } from '../../src/batch/batch.ts'
import { isAtCursor } from '../../src/batch/batch-cursor.ts'
import type { BatchPorts } from '../../src/batch/batches.ts'
import { gatherBatch } from '../../src/batch/gather-batch.ts'
import type { GateRules } from '../../src/gates/gate-answer.ts'
import { type BatchCursor, parseState } from '../../src/state/state.ts'
import { filterPatterns } from '../fixtures/filter-patterns.ts'
import { sampleRun } from '../fixtures/sample-run.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { dayStart, minute, samplePullOf } from './sample-pull.ts'

const rules: GateRules = {
  ...{ agentBranches: filterPatterns('mintlify/*'), allowedBots: [], skipPhrases: ['[skip docs]'] },
  ...{ skipLabels: ['wip'], paths: [] },
}

type World = { pulls: readonly BatchPull[]; files?: readonly string[]; base?: string }

function portsOf(
  { pulls, files = [], base = 'main' }: World,
  atMinutes: number,
  asked: string[] = [],
): BatchPorts {
  const at = new Date(dayStart + atMinutes * minute)
  return {
    defaultBranch: async () => base,
    async list({ bases, from }) {
      asked.push(...bases)
      return { pulls: pulls.filter(({ baseBranch }) => bases.includes(baseBranch)), at, from: from(at) }
    },
    async files(number) {
      asked.push(`files of #${number}`)
      const items = files.map((path) => {
        return { path, previousPath: null, status: 'modified', additions: 1, deletions: 0 }
      })
      return success({ items, total: items.length })
    },
  }
}

/** The batch of a world at a time. */
async function gather(
  world: World,
  atMinutes: number,
  known: { cursor?: BatchCursor | null; rules?: GateRules; asked?: string[] } = {},
) {
  const { cursor = null, asked = [] } = known
  const request = { run: sampleRun(), rules: known.rules ?? rules, base: null, sinceDays: 1, cursor }
  const gathered = await gatherBatch(request, portsOf(world, atMinutes, asked))
  if (gathered.kind === 'failure') throw new Error(gathered.error)
  return gathered.value
}

/** The cursor as the comment keeps it. */
function kept(batch: Batch): BatchCursor {
  const state = parseState(JSON.parse(JSON.stringify(sampleState({ batch: batch.next }))))
  if (!state?.conversation.batch) throw new Error('The cursor cannot be kept.')
  return state.conversation.batch
}

const numbersOf = (pulls: Batch['pulls']) => pulls.map(({ pull }) => pull.number)
const day = 24 * 60

test('the first batch goes back as far as it is told, without the newest minute, oldest first', async () => {
  const pulls = [samplePullOf(4, day), samplePullOf(3, day - 1.5), samplePullOf(2, 5), samplePullOf(1, -2)]
  const batch = await gather({ pulls }, day)
  expect(numbersOf(batch.pulls)).toEqual([2, 3])
  expect(batch).toMatchObject({ leftOut: [], later: 0, from: null, since: '2026-11-19T23:59:00.000Z' })
  expect(batch.next).toMatchObject({ upTo: '2026-11-20T23:59:00.000Z', base: 'main', last: [2, 3] })
  expect(batch.next.told).toEqual([3])
})

test('the next batch has what came since, and what GitHub lists late, but nothing again', async () => {
  const first = await gather({ pulls: [samplePullOf(1, 50)] }, 60)
  const pulls = [samplePullOf(1, 50), samplePullOf(2, 40), samplePullOf(3, 70), samplePullOf(4, 20)]
  const second = await gather({ pulls }, 90, { cursor: kept(first) })
  expect(numbersOf(second.pulls)).toEqual([2, 3])
  const third = await gather({ pulls }, 120, { cursor: kept(second) })
  expect([numbersOf(third.pulls), third.leftOut]).toEqual([[], []])
})

test.each<[string, Partial<BatchPull>, string | null]>([
  ['of a person', {}, null],
  ["of the agent's", { author: { login: 'mintlify[bot]', isBot: true } }, 'own-pull-request'],
  ['from an agent branch', { headBranch: 'mintlify/1' }, 'own-pull-request'],
  [
    'from a fork, whose branch may have any name',
    { headBranch: 'mintlify/1', isCrossRepository: true },
    null,
  ],
  ['of another bot', { author: { login: 'renovate[bot]', isBot: true } }, 'bot-not-allowed'],
  ['of an account that is gone', { author: null }, null],
  ['with a phrase', { body: 'Typo. [skip docs]' }, 'skip-phrase'],
  ['with a label', { labels: ['WIP'] }, 'skip-label'],
  ['that reverts another one', { title: 'Revert "Change 1"' }, null],
])('a pull request %s passes the gates by itself', async (_, known, reason) => {
  const batch = await gather({ pulls: [samplePullOf(1, 50, known)] }, 60)
  expect([numbersOf(batch.pulls), batch.leftOut.map(({ closed }) => closed?.reason)]).toEqual(
    reason === null ? [[1], []] : [[], [reason]],
  )
  expect(batch.next.told).toEqual([1])
})

test('a batch without anything to send leaves the names of the last request', async () => {
  const first = await gather({ pulls: [samplePullOf(1, 10)] }, 20)
  const pulls = [samplePullOf(2, 30, { labels: ['wip'] })]
  const second = await gather({ pulls }, 60, { cursor: kept(first) })
  expect(second.next).toMatchObject({ last: [1], told: [1, 2] })
})

test('files are asked for only where `paths` is set', async () => {
  const pulls = [samplePullOf(1, 50), samplePullOf(2, 51, { labels: ['wip'] })]
  const asked: string[] = []
  await gather({ pulls }, 60, { asked })
  expect(asked).toEqual(['main'])
  const paths = { ...rules, paths: filterPatterns('src/**') }
  const batch = await gather({ pulls, files: ['src/a.ts'] }, 60, { rules: paths, asked })
  expect(asked).toEqual(['main', 'main', 'files of #1'])
  expect(batch.pulls[0]?.files).toMatchObject([{ path: 'src/a.ts' }])
  const none = await gather({ pulls, files: ['README.md'] }, 60, { rules: paths })
  expect(none.leftOut.map(({ closed }) => closed?.reason)).toEqual(['paths', 'skip-label'])
})

test('a default branch that was renamed since is asked for under both names', async () => {
  const first = await gather({ pulls: [samplePullOf(1, 10)], base: 'main' }, 20)
  const pulls = [samplePullOf(2, 30), samplePullOf(3, 40, { baseBranch: 'trunk' })]
  const asked: string[] = []
  const second = await gather({ pulls, base: 'trunk' }, 60, { cursor: kept(first), asked })
  expect([asked, numbersOf(second.pulls), second.next.base]).toEqual([['trunk', 'main'], [2, 3], 'trunk'])
})

test('of 5,000 merges each comes in one of the next batches, and what waits is counted', async () => {
  const pulls = Array.from({ length: 5_000 }, (_, index) => samplePullOf(index + 1, index / 5))
  const seen: number[] = []
  let cursor: BatchCursor | null = null
  for (let run = 0; run < 60; run += 1) {
    const batch: Batch = await gather({ pulls }, 1_002, { cursor })
    expect(batch.pulls.length + batch.later).toBe(5_000 - seen.length)
    seen.push(...numbersOf(batch.pulls))
    cursor = kept(batch)
  }
  expect(seen).toEqual(pulls.map(({ number }) => number))
})

test.each([
  ['spread over minutes', (index: number) => 10 + index / 20],
  ['of one second', () => 10],
])('more merges than the cursor has room for, %s, are told once each', async (_, atMinutes) => {
  const pulls = Array.from({ length: 180 }, (_item, index) => samplePullOf(index + 1, atMinutes(index)))
  const seen: number[] = []
  let cursor: BatchCursor | null = null
  for (const now of [20, 21, 22, 23, 40]) {
    const batch: Batch = await gather({ pulls }, now, { cursor })
    seen.push(...numbersOf(batch.pulls))
    cursor = kept(batch)
  }
  expect(seen).toEqual(pulls.map(({ number }) => number))
})

test('a batch that another run has sent is known', async () => {
  const first = await gather({ pulls: [samplePullOf(1, 10)] }, 20)
  expect([isAtCursor(first, null), isAtCursor(first, kept(first))]).toEqual([true, false])
  const second = await gather({ pulls: [] }, 40, { cursor: kept(first) })
  expect([isAtCursor(second, null), isAtCursor(second, kept(first))]).toEqual([false, true])
})

test('a cursor from the future moves no further, and loses nothing that comes after it', async () => {
  const upTo = new Date(dayStart + 600 * minute).toISOString()
  const cursor = { upTo, base: 'main', told: [], last: [], later: 0 }
  const early = await gather({ pulls: [samplePullOf(1, 50)] }, 60, { cursor })
  expect([numbersOf(early.pulls), early.next.upTo]).toEqual([[], upTo])
  const late = await gather({ pulls: [samplePullOf(2, 610)] }, 660, { cursor: kept(early) })
  expect(numbersOf(late.pulls)).toEqual([2])
})

type Merge = { atMinutes: number; lateMinutes: number; isLeftOut: boolean }
type Send = { afterMinutes: number; sends: 'delivered' | 'unconfirmed' | 'not-sent' }

/** What the requests of these runs told, or left out, in order. */
async function tell(merges: readonly Merge[], runs: readonly Send[]): Promise<number[]> {
  const all = merges.map(({ atMinutes, lateMinutes, isLeftOut }, index) => {
    const at = Math.floor(atMinutes * 60) / 60
    return {
      pull: samplePullOf(index + 1, at, { labels: isLeftOut ? ['wip'] : [] }),
      shownAt: at + lateMinutes,
    }
  })
  const told: number[] = []
  let cursor: BatchCursor | null = null
  let now = 0
  for (const { afterMinutes, sends } of runs) {
    now += afterMinutes
    const pulls = all.filter(({ shownAt }) => shownAt <= now).map(({ pull }) => pull)
    const batch: Batch = await gather({ pulls }, now, { cursor })
    const beside: Batch = await gather({ pulls }, now, { cursor })
    if (sends === 'not-sent') continue
    told.push(...numbersOf(batch.pulls), ...numbersOf(batch.leftOut))
    cursor = kept(batch)
    // Another run that gathered the same sees it under the lock, unless there was nothing to tell.
    if (beside.pulls.length + beside.leftOut.length > 0) expect(isAtCursor(beside, cursor)).toBe(false)
  }
  return told
}

test('each merged pull request is in exactly one request that was or may have been delivered, or left out once', async () => {
  const anyMerge = fc.record({
    atMinutes: fc.double({ min: 0, max: 600, noNaN: true }),
    lateMinutes: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 28, noNaN: true })),
    isLeftOut: fc.boolean(),
  })
  const anyRun = fc.record({
    afterMinutes: fc.double({ min: 0.1, max: 90, noNaN: true }),
    sends: fc.constantFrom('delivered', 'unconfirmed', 'not-sent'),
  })
  const last: Send[] = [
    { afterMinutes: 700, sends: 'delivered' },
    { afterMinutes: 60, sends: 'delivered' },
  ]
  const anyHistory = fc.tuple(fc.array(anyMerge, { maxLength: 60 }), fc.array(anyRun, { maxLength: 30 }))
  await fc.assert(
    fc.asyncProperty(anyHistory, async ([merges, runs]) => {
      const told = await tell(merges, [...runs, ...last])
      // The first batch goes back one day, which all of this is within.
      expect(told.toSorted((a, b) => a - b)).toEqual(merges.map((_, index) => index + 1))
    }),
    { numRuns: 300 },
  )
})
