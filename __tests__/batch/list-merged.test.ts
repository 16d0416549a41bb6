// The list of merged pull requests moves while it is read, and nothing of it may be missed.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openMerged } from '../../src/batch/list-merged.ts'
import type { Connection } from '../../src/github/github-client.ts'
import { dayStart, minute } from './sample-pull.ts'

type Listed = { number: number; mergedMs: number | null; updatedMs: number }
/** What happens to the list before a page is read. */
type Move = { index: number } | null

const timeOf = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')

/** A connection to a GitHub whose list has pages of 100 and moves as it is told. */
function connectTo(list: Listed[], moves: Move[] = []) {
  const calls: string[] = []
  let nowMs = dayStart + 600 * minute
  const left = [...moves]
  const page = async ({ page: number, base }: { page: number; base: string }) => {
    calls.push(`${base} ${number}`)
    nowMs += 1_000
    const move = left.shift()
    const moved = move && list[move.index % Math.max(1, list.length)]
    if (moved) moved.updatedMs = nowMs
    const sorted = list.toSorted((a, b) => b.updatedMs - a.updatedMs)
    const data = sorted.slice(100 * (number - 1), 100 * number).map(describe)
    const link = sorted.length > 100 * number ? '<https://api.github.com/next>; rel="next"' : ''
    return { data, headers: { date: new Date(nowMs).toUTCString(), link } }
  }
  const github = { pulls: { list: page } }
  const connection = { client: async () => github, repo: { owner: 'acme', repo: 'widgets' } }
  // The functions that are not called are left out.
  return { ports: openMerged(connection as unknown as Connection, new AbortController().signal), calls }
}

function describe({ number, mergedMs, updatedMs }: Listed) {
  const side = { ref: 'main', repo: { id: 1 } }
  return {
    ...{ number, title: 'x', body: null, html_url: `https://github.com/acme/widgets/pull/${number}` },
    ...{ user: { login: 'mona', type: 'User' }, labels: [{ name: 'a' }], head: side, base: side },
    ...{ merged_at: mergedMs && timeOf(mergedMs), updated_at: timeOf(updatedMs) },
  }
}

const many = (count: number): Listed[] =>
  Array.from({ length: count }, (_, index) => {
    const mergedMs = dayStart + index * 1_000
    return { number: index + 1, mergedMs, updatedMs: mergedMs }
  })

const from = () => new Date(dayStart - minute)

test.each([
  [0, ['main 1', 'main 1']],
  [100, ['main 1', 'main 1']],
  [200, ['main 1', 'main 2', 'main 1']],
  [300, ['main 1', 'main 2', 'main 3', 'main 1']],
])('%d merges take one call for each page, and one more', async (count, expected) => {
  const { ports, calls } = connectTo(many(count))
  const { pulls } = await ports.list({ bases: ['main'], from })
  expect(new Set(pulls.map(({ number }) => number)).size).toBe(count)
  expect(calls).toEqual(expected)
})

test('pages before the beginning are not read', async () => {
  const { ports, calls } = connectTo(many(1_000))
  await ports.list({ bases: ['main'], from: () => new Date(dayStart + 850 * 1_000) })
  expect(calls).toEqual(['main 1', 'main 2', 'main 1'])
})

test('what was closed without a merge is none', async () => {
  const { ports } = connectTo([{ number: 1, mergedMs: null, updatedMs: dayStart }])
  expect((await ports.list({ bases: ['main'], from })).pulls).toEqual([])
})

test('more than 100 pages are refused, since some of them would be missing', async () => {
  const { ports } = connectTo(many(10_001))
  await expect(ports.list({ bases: ['main'], from })).rejects.toThrow('more than 100 pages')
})

test('a list without a date is refused', async () => {
  const github = { pulls: { list: async () => ({ data: [], headers: {} }) } }
  const connection = { client: async () => github, repo: { owner: 'acme', repo: 'widgets' } }
  const ports = openMerged(connection as unknown as Connection, new AbortController().signal)
  await expect(ports.list({ bases: ['main'], from })).rejects.toThrow("GitHub's answer has no date")
})

test('whatever moves to the first page while the others are read is found', async () => {
  const anyMove: fc.Arbitrary<Move> = fc.option(fc.record({ index: fc.nat({ max: 1_000 }) }))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 450 }),
      fc.array(anyMove, { maxLength: 12 }),
      async (count, moves) => {
        const { ports } = connectTo(many(count), moves)
        const { pulls } = await ports.list({ bases: ['main'], from })
        expect(new Set(pulls.map(({ number }) => number)).size).toBe(count)
      },
    ),
    { numRuns: 200 },
  )
})
