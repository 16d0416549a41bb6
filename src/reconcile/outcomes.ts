// What became of the agent jobs that comments remember: how many docs pull requests were opened, merged and closed.
import { joinParagraphs } from '../base/escape.ts'
import { countText } from '../base/format.ts'
import { chartColors, xyChart } from '../comment/chart.ts'
import type { Report } from '../state/report.ts'

/** Unknown values are null. The schema is `docs/schemas/outcomes.json`. */
export type Outcomes = {
  /** Conversations with an agent job. */
  jobs: number
  requests: number
  docsPullRequests: {
    opened: number
    open: number
    merged: number
    closed: number
    /** Those that could not be read. */
    unknown: number
  }
  /** For how many days the open ones have been open. Null without one. */
  openDays: { median: number; longest: number } | null
  /** How many days passed until a merge. Null without one. */
  medianDaysToMerge: number | null
  requestsPerMerged: number | null
  /** Share of the opened ones that were merged, from 0 to 1. Those that could not be read don't count. */
  mergedShare: number | null
}

const dayMs = 24 * 3_600_000

/** The outcomes of conversations. */
export function countOutcomes(reports: readonly Report[], now: Date): Outcomes {
  const withJob = reports.filter(({ jobId }) => jobId !== null)
  const opened = withJob.filter(({ pullRequest }) => pullRequest !== null)
  const inState = (state: string | null) =>
    opened.filter(({ docsPull }) => (docsPull?.state ?? null) === state)
  const [open, merged, closed, unknown] = [
    inState('open'),
    inState('merged'),
    inState('closed'),
    inState(null),
  ]
  const openDays = open.flatMap((report) => daysOpen(report, now) ?? [])
  const known = opened.length - unknown.length
  return {
    jobs: withJob.length,
    requests: sum(withJob.map(({ requestCount }) => requestCount)),
    docsPullRequests: {
      opened: opened.length,
      open: open.length,
      merged: merged.length,
      closed: closed.length,
      unknown: unknown.length,
    },
    openDays: openDays.length === 0 ? null : { median: medianOf(openDays), longest: Math.max(...openDays) },
    medianDaysToMerge: nullable(
      merged.flatMap((report) => daysOpen(report, now) ?? []),
      medianOf,
    ),
    requestsPerMerged: nullable(
      merged.map(({ requestCount }) => requestCount),
      (requests) => round(sum(requests) / requests.length),
    ),
    mergedShare: known === 0 ? null : round(merged.length / known),
  }
}

/** Section of the summary: a table and a chart. Null if there was no agent job. */
export function outcomesSection(outcomes: Outcomes): string | null {
  if (outcomes.jobs === 0) return null
  const { docsPullRequests: pulls, openDays, medianDaysToMerge, requestsPerMerged, mergedShare } = outcomes
  const rows: [name: string, value: string][] = [
    ['Conversations with an agent job', countText(outcomes.jobs)],
    ['Requests', countText(outcomes.requests)],
    ['Docs pull requests opened', countText(pulls.opened)],
    [
      'Merged',
      `${countText(pulls.merged)}${mergedShare === null ? '' : ` (${Math.round(mergedShare * 100)}%)`}`,
    ],
    ['Closed without being merged', countText(pulls.closed)],
    ['Open', openText(pulls.open, openDays)],
    ['State unknown', countText(pulls.unknown)],
    ['Median days to merge', medianDaysToMerge === null ? '–' : String(medianDaysToMerge)],
    ['Requests per merged pull request', requestsPerMerged === null ? '–' : String(requestsPerMerged)],
  ]
  return joinParagraphs([
    '### Outcomes',
    ['| Outcome | Value |', '|---|--:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'),
    pulls.opened === 0 ? null : chartOf(pulls),
  ])
}

function openText(open: number, days: Outcomes['openDays']): string {
  if (days === null) return countText(open)
  return `${countText(open)} (median: ${days.median} days, longest: ${days.longest} days)`
}

function chartOf({ merged, open, closed, unknown }: Outcomes['docsPullRequests']): string {
  const counts = [merged, open, closed, unknown]
  const lines = [
    'accTitle: Docs pull requests by state',
    `accDescr: ${merged} merged, ${open} open, ${closed} closed without being merged, ${unknown} not known.`,
    'x-axis [Merged, Open, Closed, "Not known"]',
    `y-axis "Docs pull requests" 0 --> ${Math.max(...counts)}`,
    `bar [${counts.join(', ')}]`,
  ]
  return xyChart(lines, [chartColors.blue])
}

/** Whole days, null if it is not known when the pull request was opened. */
function daysOpen({ docsPull }: Report, now: Date): number | null {
  if (!docsPull?.openedAt) return null
  const endMs = docsPull.endedAt === null ? now.getTime() : Date.parse(docsPull.endedAt)
  return Math.max(0, Math.floor((endMs - Date.parse(docsPull.openedAt)) / dayMs))
}

function nullable(values: readonly number[], combine: (values: readonly number[]) => number): number | null {
  return values.length === 0 ? null : combine(values)
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = Number.isInteger(middle)
    ? sorted.slice(middle - 1)
    : sorted.slice(Math.floor(middle))
  return Number.isInteger(middle) ? (low + high) / 2 : low
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
