// Every comment and every summary that the product can write, as Markdown.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { RunResult } from '../../src/base/result-codes.ts'
import { renderSummary } from '../../src/comment/job-summary.ts'
import { renderComment } from '../../src/comment/render-comment.ts'
import { renderReconcileSummary } from '../../src/reconcile/reconcile-report.ts'
import { gitHubRows, serviceRows, untriedRows } from '../../src/set-up/set-up-check.ts'
import { addRequest } from '../../src/state/report.ts'
import { renderVisitorsSummary } from '../../src/visitors/visitors-summary.ts'
import { batches, batchSamples } from './batch-samples.ts'
import { changedPull, docsPullSamples } from './docs-pull-samples.ts'
import { reconcileSamples, visitorsSamples } from './export-samples.ts'
import { queueSamples } from './queue-samples.ts'
import { type ReportSample, reportOf, stateSamples } from './report-samples.ts'
import { promptOf, textSamples } from './text-samples.ts'

export type Sample = {
  /** Unique, and the name of its golden file. */
  name: string
  title: string
  markdown: string
}

const setting = {
  command: '/docs',
  canReattach: true,
  limits: { maxRequests: 5, cooldownMs: 0, maxRequestsPerDay: 0 },
  runUrl: 'https://github.com/acme/widgets/actions/runs/123',
}
const warning = "Couldn't comment: the token needs `pull-requests: write`. The text is in the summary."

const setUpRows = [
  ...serviceRows(
    {
      job: { kind: 'status', status: 404, retryAfterMs: null, detail: '404: Job not found.' },
      visitors: { kind: 'value', value: { totals: { human: 310, ai: 96, total: 401 } } },
    },
    'acme',
  ),
  ...gitHubRows({
    isPublic: false,
    reads: [
      { what: 'comments', problem: null },
      {
        what: 'pull requests',
        problem:
          "Couldn't read the pull requests: GitHub answered 403. The token needs: pull-requests: read.",
      },
    ],
    workflowFile: { path: '.github/workflows/docs.yml', branch: 'main', isThere: true, problem: null },
  }),
  ...untriedRows(['`pull-requests: write` (on an issue, `issues: write`)', '`statuses: write`']),
]

const firstWorkflow = z.object({
  name: z.string(),
  jobs: z.object({
    docs: z.object({ steps: z.tuple([z.object({ with: z.object({ prompt: z.string() }) })]) }),
  }),
})

/** Returns the comment that the README's first workflow makes. */
export function firstWorkflowSample(): Sample {
  const [, workflow = ''] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync('README.md', 'utf8')) ?? []
  const { name, jobs } = firstWorkflow.parse(parse(workflow))
  const [step] = jobs.docs.steps
  const asked = { runId: '123', at: '2026-11-20T14:02:00.000Z', text: step.with.prompt }
  const report = reportOf({ ...changedPull(), workflow: name, requests: addRequest([], asked) })
  return {
    name: 'comment-first-workflow',
    title: "Comment. The README's first workflow",
    markdown: `${renderComment(report, { ...setting, command: null, limits: null })}\n`,
  }
}

/** Returns every sample: comments, summaries of jobs, of exports and of reconciles. */
export function allSamples(): Sample[] {
  const reports = [...stateSamples(), ...docsPullSamples(), ...textSamples(), ...batchSamples()]
  const comments = [...reports.filter(({ report }) => !isUnchanged(report.result)), ...queueSamples()]
  return [
    firstWorkflowSample(),
    ...comments.map(commentSample),
    ...reports.filter(({ report }) => report.result !== null).map(summarySample),
    ...visitorsSamples().map(({ name, title, exported, request }) => ({
      name: `summary-${name}`,
      title,
      markdown: renderVisitorsSummary(exported, request),
    })),
    ...reconcileSamples().map(({ name, title, report }) => ({
      name: `summary-${name}`,
      title,
      markdown: renderReconcileSummary(report),
    })),
  ]
}

/** A run that ends so has made no request, so the comment stays that of an earlier one. */
function isUnchanged(result: RunResult | null): boolean {
  return result === 'skipped' || result === 'queued'
}

function commentSample({ name, title, report }: ReportSample): Sample {
  return {
    name: `comment-${name}`,
    title: `Comment. ${title}`,
    markdown: `${renderComment(report, setting)}\n`,
  }
}

/** A summary as of a thread without comment, where a re-run has nothing to attach to. */
function summarySample({ name, title, report }: ReportSample): Sample {
  const isSent = report.result !== 'queued' && (report.jobId !== null || report.reason === 'dry-run')
  const batch = batches.get(name) ?? null
  const setUp = report.reason === 'dry-run' ? setUpRows : null
  const extras = { prompt: isSent ? promptOf(name) : null, batch, setUp, warnings: isSent ? [warning] : [] }
  const markdown = renderSummary(report, { ...setting, command: null, canReattach: false }, extras)
  return { name: `summary-${name}`, title: `Summary. ${title}`, markdown }
}
