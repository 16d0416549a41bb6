// What became of the agent jobs, in numbers, a table and a chart.
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

test('the summary has a table and one chart', () => {
  const section = outcomesSection(
    countOutcomes([open(3), merged(10, 6, 2), closed, unknown, withoutPull], now),
  )
  expect(section).toBe(`### Outcomes

| Outcome | Value |
|---|--:|
| Conversations with an agent job | 5 |
| Requests | 8 |
| Docs pull requests opened | 4 |
| Merged | 1 (33%) |
| Closed without being merged | 1 |
| Open | 1 (median: 3 days, longest: 3 days) |
| State unknown | 1 |
| Median days to merge | 4 |
| Requests per merged pull request | 2 |

\`\`\`mermaid
%%{init: {"themeVariables":{"xyChart":{"backgroundColor":"transparent","plotColorPalette":"#0969da"}}}}%%
xychart-beta
  accTitle: Docs pull requests by state
  accDescr: 1 merged, 1 open, 1 closed without being merged, 1 not known.
  x-axis [Merged, Open, Closed, "Not known"]
  y-axis "Docs pull requests" 0 --> 1
  bar [1, 1, 1, 1]
\`\`\``)
})

test('what is not known is a dash, and without a docs pull request there is no chart', () => {
  expect(outcomesSection(countOutcomes([], now))).toBeNull()
  const section = outcomesSection(countOutcomes([withoutPull], now)) ?? ''
  expect(section).toContain('| Merged | 0 |')
  expect(section).toContain('| Median days to merge | – |')
  expect(section).toContain('| Requests per merged pull request | – |')
  expect(section).not.toContain('mermaid')
  const chart = outcomesSection(countOutcomes([unknown, neverSeen], now))
  expect(chart).toContain('"Docs pull requests" 0 --> 2')
  expect(chart).toContain('bar [0, 0, 0, 2]')
})
