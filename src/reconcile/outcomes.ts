// What became of the agent jobs that comments remember: how many docs pull requests were opened, merged and closed.
import { joinParagraphs, joinSentences } from '../base/escape.ts'
import { countedText, countText } from '../base/format.ts'
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

/** Section of the summary: a table whose counts add up to its title. Null if there was no agent job. */
export function outcomesSection(outcomes: Outcomes): string | null {
  if (outcomes.jobs === 0) return null
  const { docsPullRequests: pulls } = outcomes
  const rows: [state: string, count: number][] = [
    ['Merged', pulls.merged],
    ['Closed without being merged', pulls.closed],
    ['Open', pulls.open],
    ['State unknown', pulls.unknown],
  ]
  const table = rows.map(([state, count]) => `| ${state} | ${countText(count)} |`)
  return joinParagraphs([
    `### ${countedText(pulls.opened, 'docs pull request')} opened`,
    pulls.opened === 0 ? null : ['| State | Count |', '|---|--:|', ...table].join('\n'),
    timesText(outcomes),
    workText(outcomes),
  ])
}

/** How many were merged, and for how long the others have been open. Null if nothing is known of either. */
function timesText({ mergedShare, openDays, docsPullRequests: { unknown } }: Outcomes): string | null {
  const all = unknown === 0 ? 'them' : 'those with a known state'
  const text = joinSentences([
    mergedShare === null ? null : `${Math.round(mergedShare * 100)}% of ${all} were merged.`,
    openDays &&
      `The open ones have been open for ${countedDays(openDays.median)} (median), ${countedDays(openDays.longest)} at most.`,
  ])
  return text === '' ? null : text
}

/** What the docs pull requests took. */
function workText({ jobs, requests, medianDaysToMerge, requestsPerMerged }: Outcomes): string {
  const conversations = countedText(jobs, 'conversation')
  const all = `${conversations} with an agent job made ${countedText(requests, 'request')}.`
  if (medianDaysToMerge === null || requestsPerMerged === null) return all
  return `${all} A merged docs pull request took ${countedDays(medianDaysToMerge)} (median) and ${requestsPerMerged === 1 ? '1 request' : `${requestsPerMerged} requests`} (average).`
}

function countedDays(days: number): string {
  if (days === 0) return 'less than a day'
  return days === 1 ? '1 day' : `${days} days`
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
