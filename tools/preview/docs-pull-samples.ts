// Docs pull requests after their agent job, and a reconcile that follows some of them.

import { countOutcomes } from '../../src/reconcile/outcomes.ts'
import type { ReconcileReport } from '../../src/reconcile/reconcile-report.ts'
import type { DocsPull } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { docsPull, type ReportSample, reportOf } from './report-samples.ts'

const openedAt = '2026-11-20T14:06:00.000Z'

function followed(known: Partial<DocsPull>, report: Partial<Report> = {}): Report {
  const nothing = {
    todo: [],
    toldSource: 'open',
    notices: 0,
    isClosedForSource: false,
    changes: null,
    preview: null,
  } as const
  const pull: DocsPull = { ...nothing, todo: [], state: 'open', openedAt, endedAt: null, ...known }
  return reportOf({ result: 'pull-request', status: 'completed', ...docsPull, docsPull: pull, ...report })
}

const merged = followed({ state: 'merged', endedAt: '2026-11-21T09:00:00.000Z' })
const closed = followed({ state: 'closed', endedAt: '2026-11-21T09:00:00.000Z' })
const longOpen = followed({}, { updatedAt: '2026-12-05T09:00:00.000Z' })
const unfollowed = followed({}, { updatedAt: '2026-12-20T15:00:00.000Z', isUnfollowed: true })

const pages = ['guides/client', 'guides/retries', 'reference/errors'].map((path, index) => ({
  path,
  change: (['changed', 'added', 'removed'] as const)[index] ?? 'changed',
  anchor: 'f'.repeat(64),
}))
const changed = followed(
  {
    changes: { head: 'a'.repeat(40), pages, others: 12 },
    preview: { state: 'ready', address: 'https://acme-docs-57.preview.example' },
  },
  { workflow: 'Docs' },
)
const previewFailed = followed(
  {
    changes: { head: 'a'.repeat(40), pages: pages.slice(0, 1), others: 0 },
    preview: { state: 'failed', address: null },
  },
  { isCommand: true },
)
/** A docs pull request that changes three pages, which a token may read. */
export function changedPull(): Report {
  return followed({ changes: { head: 'a'.repeat(40), pages, others: 0 } })
}

const updating = reportOf({ ...docsPull, requestCount: 2, isCommand: true })

/** What can become of a docs pull request, and of a job that is no longer followed. */
export function docsPullSamples(): ReportSample[] {
  return [
    { name: 'docs-changed', title: 'A docs pull request with a preview', report: changed },
    { name: 'docs-preview-failed', title: 'The preview failed', report: previewFailed },
    { name: 'docs-updating', title: 'A request on an open docs pull request', report: updating },
    { name: 'docs-merged', title: 'The docs pull request was merged', report: merged },
    { name: 'docs-closed', title: 'The docs pull request was closed', report: closed },
    { name: 'docs-open-long', title: 'The docs pull request is open for long', report: longOpen },
    { name: 'docs-unfollowed', title: 'The docs pull request is no longer followed', report: unfollowed },
    {
      name: 'job-unfollowed',
      title: 'The agent job is no longer followed',
      report: reportOf({ result: 'running', isUnfollowed: true }),
    },
  ]
}

/** A reconcile that saw one merge and one last look, over conversations with every outcome. */
export function followedReconcile(none: ReconcileReport): ReconcileReport {
  const reports = [
    merged,
    merged,
    merged,
    closed,
    longOpen,
    unfollowed,
    followed({ state: null, openedAt: null }),
  ]
  const commentUrl = 'https://github.com/acme/widgets/pull/12#issuecomment-12'
  const known = {
    repository: 'acme/widgets',
    commentUrl,
    problem: null,
    isChanged: false,
    isUnfollowed: false,
  }
  return {
    ...none,
    followed: [
      {
        ...{ ...known, issueNumber: 12, prLink: docsPull.pullRequest.url },
        ...{ state: 'merged', isChanged: true },
      },
      {
        ...{ ...known, issueNumber: 14, prLink: 'https://github.com/acme/docs/pull/58' },
        ...{ state: 'open', isUnfollowed: true },
      },
      { ...known, issueNumber: 15, prLink: 'https://github.com/acme/docs/pull/59', state: 'open' },
    ],
    outcomes: countOutcomes(
      [...reports, reportOf({ result: 'no-pull-request', requestCount: 3 })],
      new Date('2026-12-05T09:00:00Z'),
    ),
  }
}
