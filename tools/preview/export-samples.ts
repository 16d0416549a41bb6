// Exports of visitors and reconciles in every state, with data that never changes.

import type { VisitorsReason, VisitorsResult } from '../../src/base/result-codes.ts'
import { countOutcomes } from '../../src/reconcile/outcomes.ts'
import type { ReconcileReport } from '../../src/reconcile/reconcile-report.ts'
import type { RepositoryUpdate } from '../../src/reconcile/repository-updates.ts'
import { createComparisonIndex, type PagesComparison } from '../../src/visitors/comparison.ts'
import type { VisitorsExport, VisitorsRequest } from '../../src/visitors/visitors.ts'
import { followedReconcile } from './docs-pull-samples.ts'
import { hostileText } from './text-samples.ts'

export type VisitorsSample = {
  name: string
  title: string
  exported: VisitorsExport
  request: VisitorsRequest
}
export type ReconcileSample = { name: string; title: string; report: ReconcileReport }

const period = { dateFrom: '2026-11-14', dateTo: '2026-11-21' }
const request: VisitorsRequest = {
  period,
  compare: 'totals',
  trend: 0,
  limit: 250,
  offset: 0,
  maxPages: 40,
  top: 20,
  topBy: 'total',
  risers: false,
  siteUrl: null,
}
const siteUrl = 'https://docs.example.com/'
const paths = [
  '/',
  '/quickstart',
  '/guides/client',
  '/api-reference/jobs/create',
  `/guides/${'long-'.repeat(30)}`,
]
const top = paths.map((path, index) => {
  const total = Math.round(9_400 / (index + 1))
  return { path, human: Math.round(total * 0.7), ai: Math.round(total * 0.4), total }
})
const earlier = Array.from({ length: 25 }, (_, index) => ({
  period: { dateFrom: dayBefore(7 * (index + 1)), dateTo: dayBefore(7 * index) },
  totals: { human: 8_000 - 120 * index, ai: 3_100 - 90 * index, total: 10_400 - 200 * index },
}))

/** Thirteen equal periods of 30 days, the first of them in the year before. */
const monthly = {
  period: { dateFrom: dayBefore(23), dateTo: dayBefore(-7) },
  totals: { human: 31_200, ai: 12_950, total: 42_100 },
  earlier: Array.from({ length: 12 }, (_, index) => ({
    period: { dateFrom: dayBefore(30 * (index + 1) + 23), dateTo: dayBefore(30 * index + 23) },
    totals: { human: 30_000 - 900 * index, ai: 12_100 - 700 * index, total: 40_400 - 1_500 * index },
  })),
}

const complete: VisitorsExport = {
  ...{
    result: 'complete',
    reason: null,
    detail: null,
    period,
    offset: 0,
    rows: 1_234,
    duplicates: 0,
    unusable: 0,
    apiCalls: 6,
  },
  ...{
    totals: { human: 8_123, ai: 3_456, total: 11_012 },
    nextOffset: null,
    top,
    topSafePaths: top,
    unsafePathCount: 0,
  },
  ...{ comparison: null, earlier: earlier.slice(0, 1), files: { csv: '/tmp/visitors.csv' } },
}
const unread = { totals: null, rows: 0, top: [], topSafePaths: [], earlier: [], files: {} }

/** Exports that are complete, partial, refused or not readable, with trend and without. */
export function visitorsSamples(): VisitorsSample[] {
  const hostileRows = [400, 200].map((length) => ({
    ...{ path: hostileText.slice(0, length), human: 3, ai: 1, total: 4 },
  }))
  return [
    { name: 'visitors-complete', title: 'Visitors, compared', exported: complete, request },
    visitors('visitors-trend', { earlier }, { trend: 26 }),
    visitors('visitors-trend-of-two-years', monthly, { trend: 13 }),
    visitors('visitors-trend-of-two', {}, { trend: 2 }),
    visitors(
      'visitors-compared-pages',
      { comparison: compared(true) },
      { compare: 'pages', topBy: 'ai', siteUrl },
    ),
    visitors('visitors-compared-in-part', { comparison: compared(false) }, { compare: 'pages' }),
    visitors('visitors-alone', { earlier: [] }, { compare: 'none' }),
    visitors('visitors-text-hostile', { top: [...top, ...hostileRows], detail: hostileText }, { siteUrl }),
    ...(
      ['page-budget', 'rate-limited', 'repeated-page', 'rows-shifted', 'interrupted', 'unreachable'] as const
    ).map((reason) => stopped('partial', reason, { nextOffset: 500, duplicates: 3 })),
    stopped('partial', 'offset', { offset: 500 }),
    ...(['bad-request', 'forbidden', 'project-not-found', 'tls', 'unauthorized'] as const).map((reason) =>
      stopped('rejected', reason, unread),
    ),
    ...(['unexpected-answer', 'unreachable'] as const).map((reason) => stopped('unknown', reason, unread)),
  ]
}

/** The most visited pages beside those of the week before: one is new, one is gone, and others rise or fall. */
function compared(isBeforeWhole: boolean): PagesComparison {
  const index = createComparisonIndex()
  index.addNow(top)
  const before = top.slice(0, -1).map((row, place) => {
    const factor = place % 2 === 0 ? 0.8 : 1.3
    const [human, ai, total] = [row.human, row.ai, row.total].map((count) => Math.round(count * factor))
    return { path: row.path, human: human ?? 0, ai: ai ?? 0, total: total ?? 0 }
  })
  index.addBefore([...before, { path: '/guides/retired', human: 410, ai: 95, total: 480 }])
  const sides = { isNowWhole: isBeforeWhole, isBeforeWhole }
  return index.compare({
    ...sides,
    period: earlier[0]?.period ?? period,
    measure: isBeforeWhole ? 'ai' : 'total',
    max: 20,
  })
}

/** Reconciles with conversations in each state, with none, cut short, and refused. */
export function reconcileSamples(): ReconcileSample[] {
  const none: ReconcileReport = {
    result: 'done',
    reason: null,
    detail: null,
    repositories: [toldRepository('acme/widgets', { state: 'empty' })],
    updates: [],
    followed: [],
    outcomes: countOutcomes([], new Date(0)),
    waiting: 0,
    left: 0,
    unverified: 0,
  }
  const docsState = null
  const on = (number: number) => `https://github.com/acme/widgets/pull/${number}#issuecomment-${number}`
  const updates: ReconcileReport['updates'] = [
    {
      ...{
        repository: 'acme/widgets',
        issueNumber: 12,
        jobId: 'job_7f3c9a21',
        status: 'completed',
        result: 'pull-request',
        isStalled: false,
        sent: 0,
        isFinished: true,
        problem: null,
      },
      ...{ prLink: 'https://github.com/acme/docs/pull/57', docsState: 'open', commentUrl: on(12) },
    },
    ...(['failed', null] as const).map((result, index) => ({
      ...{
        repository: 'acme/widgets',
        issueNumber: 14 + index,
        jobId: `job_0000000${index}`,
        status: result ?? 'active',
        result,
        isFinished: result !== null,
        prLink: null,
      },
      ...{ docsState, commentUrl: on(14 + index), isStalled: false, sent: 0, problem: null },
    })),
    {
      ...{
        repository: 'acme/gadgets',
        issueNumber: 17,
        jobId: 'job_9a9a9a9a',
        status: 'active',
        isStalled: true,
        sent: 0,
        result: null,
      },
      ...{ isFinished: false, prLink: null, docsState, commentUrl: on(17), problem: null },
    },
    {
      ...{
        repository: 'acme/widgets',
        issueNumber: 19,
        jobId: 'job_5d5d5d5d',
        status: null,
        isStalled: false,
        sent: 0,
        result: null,
        isFinished: false,
        prLink: null,
        docsState,
        commentUrl: on(19),
      },
      problem: hostileText,
    },
  ]
  const repositories = [
    toldRepository('acme/widgets', { checked: 3, finished: 2, pending: 1 }),
    toldRepository('acme/gadgets', { state: 'partial', checked: 1, pending: 3 }),
    toldRepository('acme/secret', {
      ...{ state: 'unreadable', problem: "Couldn't list the comments: GitHub answered 404." },
    }),
    ...Array.from({ length: 7 }, (_, index) => toldRepository(`acme/empty-${index}`, { state: 'empty' })),
    toldRepository('acme/old', { state: 'archived' }),
  ]
  return [
    { name: 'reconcile-none', title: 'Reconcile, nothing to do', report: none },
    {
      name: 'reconcile-done',
      title: 'Reconcile, done',
      report: { ...none, updates: updates.slice(0, 4), unverified: 2 },
    },
    {
      name: 'reconcile-repositories',
      title: 'Reconcile, several repositories',
      report: { ...none, result: 'partial', updates: updates.slice(0, 4), left: 2, repositories },
    },
    {
      name: 'reconcile-text-hostile',
      title: 'Reconcile, cut short, with hostile text',
      report: { ...none, result: 'partial', reason: 'unreachable', detail: hostileText, updates, left: 4 },
    },
    { name: 'reconcile-followed', title: 'Reconcile, docs pull requests', report: followedReconcile(none) },
    {
      name: 'reconcile-rejected',
      title: 'Reconcile, refused',
      report: { ...none, result: 'rejected', reason: 'unauthorized', detail: 'Mintlify answered 401' },
    },
  ]
}

function toldRepository(repository: string, known: Partial<RepositoryUpdate>): RepositoryUpdate {
  const counts = { checked: 0, finished: 0, pending: 0, sent: 0 }
  return { repository, state: 'done', ...counts, problem: null, ...known }
}

function visitors(
  name: string,
  known: Partial<VisitorsExport>,
  asked: Partial<VisitorsRequest>,
): VisitorsSample {
  const title = name.replaceAll('-', ' ')
  return { name, title, exported: { ...complete, ...known }, request: { ...request, ...asked } }
}

function stopped(
  result: VisitorsResult,
  reason: VisitorsReason,
  known: Partial<VisitorsExport>,
): VisitorsSample {
  return visitors(`visitors-${result}-${reason}`, { result, reason, ...known }, {})
}

function dayBefore(days: number): string {
  return new Date(Date.parse(period.dateFrom) - days * 86_400_000).toISOString().slice(0, 10)
}
