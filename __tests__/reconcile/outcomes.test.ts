// What became of the agent jobs, in numbers and a table.
import { expect, test } from '@jest/globals'
import { countOutcomes, outcomesSection } from '../../src/reconcile/outcomes.ts'
import type { Report } from '../../src/state/report.ts'
import { docsReport, sampleDocsPull } from '../fixtures/sample-docs-pull.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const now = new Date('2026-12-01T12:00:00Z')
const day = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000).toISOString()

const open = (openedDaysAgo: number | null, known: Partial<Report> = {}) =>
  docsReport({
    docsPull: sampleDocsPull({ state: 'open', openedAt: openedDaysAgo === null ? null : day(openedDaysAgo) }),
    ...known,
  })
const merged = (from: number, to: number, requestCount = 1) =>
  docsReport({
    requestCount,
    docsPull: sampleDocsPull({ state: 'merged', openedAt: day(from), endedAt: day(to) }),
  })
const closed = docsReport({
  docsPull: sampleDocsPull({ state: 'closed', openedAt: day(9), endedAt: day(8) }),
})
const unknown = docsReport({ docsPull: sampleDocsPull() })
const neverSeen = docsReport({ docsPull: null })
const withoutPull = sampleReport({ requestCount: 3, result: 'no-pull-request' })
const withoutJob = sampleReport({ requestCount: 0, jobId: null })

const none = { opened: 0, open: 0, merged: 0, closed: 0, unknown: 0 }
const nothing = { openDays: null, medianDaysToMerge: null, requestsPerMerged: null, mergedShare: null }

test.each<[string, Report[], object]>([
  ['nothing', [], { jobs: 0, requests: 0, docsPullRequests: none, ...nothing }],
  ['no job', [withoutJob], { jobs: 0, requests: 0, docsPullRequests: none, ...nothing }],
  ['no pull request', [withoutPull], { jobs: 1, requests: 3, docsPullRequests: none, ...nothing }],
  [
    'only what could not be read',
    [unknown, neverSeen],
    { jobs: 2, requests: 2, docsPullRequests: { ...none, opened: 2, unknown: 2 }, ...nothing },
  ],
  [
    'one of each',
    [open(3), merged(10, 6, 2), closed, unknown, withoutPull, withoutJob],
    {
      ...{ jobs: 5, requests: 8 },
      docsPullRequests: { opened: 4, open: 1, merged: 1, closed: 1, unknown: 1 },
      ...{
        openDays: { median: 3, longest: 3 },
        medianDaysToMerge: 4,
        requestsPerMerged: 2,
        mergedShare: 0.33,
      },
    },
  ],
  [
    'an even number of each',
    [open(2), open(5.9), open(null), merged(10, 10), merged(10, 3, 2)],
    {
      ...{ jobs: 5, requests: 6 },
      docsPullRequests: { opened: 5, open: 3, merged: 2, closed: 0, unknown: 0 },
      ...{ openDays: { median: 3.5, longest: 5 }, medianDaysToMerge: 3.5 },
      ...{ requestsPerMerged: 1.5, mergedShare: 0.4 },
    },
  ],
  [
    'an odd number, not in order',
    [open(40), open(1), open(7), merged(30, 1), merged(5, 5), merged(9, 2)],
    {
      ...{ jobs: 6, requests: 6 },
      docsPullRequests: { opened: 6, open: 3, merged: 3, closed: 0, unknown: 0 },
      ...{ openDays: { median: 7, longest: 40 }, medianDaysToMerge: 7 },
      ...{ requestsPerMerged: 1, mergedShare: 0.5 },
    },
  ],
  [
    'more than two of each, not in order',
    [open(40), open(1), open(7), open(4), merged(30, 1), merged(5, 5), merged(9, 2), merged(5, 2)],
    {
      ...{ jobs: 8, requests: 8 },
      docsPullRequests: { opened: 8, open: 4, merged: 4, closed: 0, unknown: 0 },
      ...{ openDays: { median: 5.5, longest: 40 }, medianDaysToMerge: 5 },
      ...{ requestsPerMerged: 1, mergedShare: 0.5 },
    },
  ],
  [
    'a merge of one that was opened at no known time',
    [docsReport({ docsPull: sampleDocsPull({ state: 'merged', endedAt: day(1) }) })],
    {
      ...{ jobs: 1, requests: 1, docsPullRequests: { ...none, opened: 1, merged: 1 } },
      ...{ ...nothing, requestsPerMerged: 1, mergedShare: 1 },
    },
  ],
  [
    'a clock that runs behind',
    [open(-1)],
    {
      ...{ jobs: 1, requests: 1, docsPullRequests: { ...none, opened: 1, open: 1 } },
      ...{ ...nothing, openDays: { median: 0, longest: 0 }, mergedShare: 0 },
    },
  ],
])('outcomes of %s', (_, reports, expected) => {
  expect(countOutcomes(reports, now)).toEqual(expected)
})

test('the summary has a table that adds up to its title', () => {
  const section = outcomesSection(
    countOutcomes([open(3), merged(10, 6, 2), closed, unknown, withoutPull], now),
  )
  expect(section).toBe(`### 4 docs pull requests opened

| State | Count |
|---|--:|
| Merged | 1 |
| Closed without being merged | 1 |
| Open | 1 |
| State unknown | 1 |

33% of those with a known state were merged. The open ones have been open for 3 days (median), 3 days at most.

5 conversations with an agent job made 8 requests. A merged docs pull request took 4 days (median) and 2 requests (average).`)
})

test('without a docs pull request there is no table, and without a merge nothing of what it took', () => {
  expect(outcomesSection(countOutcomes([], now))).toBeNull()
  expect(outcomesSection(countOutcomes([withoutPull], now))).toBe(
    '### 0 docs pull requests opened\n\n1 conversation with an agent job made 3 requests.',
  )
  const section = outcomesSection(countOutcomes([unknown, neverSeen], now))
  expect(section).toContain('### 2 docs pull requests opened')
  expect(section).toContain('| State unknown | 2 |')
  expect(section).not.toContain('A merged')
  expect(section).not.toContain('open for')
  expect(outcomesSection(countOutcomes([open(1)], now))).toContain(
    '0% of them were merged. The open ones have been open for 1 day (median), 1 day at most.',
  )
  expect(outcomesSection(countOutcomes([merged(5, 5)], now))).toContain(
    'A merged docs pull request took less than a day (median) and 1 request (average).',
  )
})
