/** Runs and threads with a docs pull request: its inputs, its comments, and what a comment remembers of it. */

import { addComment } from '../../emulator/github/fixtures.ts'
import { actionsBot, type IssueCommentState } from '../../emulator/github/state.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import type { Report } from '../../src/state/report.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { docsToken, firstJob, type openDocsScene } from './docs-scene.ts'
import { eventOf } from './payloads.ts'
import { reportIn, rewriteBody, signState, stateWith } from './remembered.ts'

export type DocsScene = Awaited<ReturnType<typeof openDocsScene>>

export const reconcile = 'reconcile/action.yml'
export const opened = eventOf('pull_request', {}, 'opened')
export const closed = eventOf('pull_request', { pull_request: { merged: false } }, 'closed')
export const merged = eventOf('pull_request', { pull_request: { merged: true } }, 'closed')
export const reopened = eventOf('pull_request', {}, 'reopened')
export const sourceNumber = 2

/** Every input about the docs pull request. */
export const docsInputs = {
  'docs-token': docsToken,
  'docs-labels': 'documentation',
  'docs-reviewers': 'author, mona, team:writers',
}

/** Lets everybody whom `docsInputs` names review. */
export function letReview({ docsRepository }: DocsScene): void {
  for (const login of ['mona', 'Codertocat'])
    docsRepository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  docsRepository.teams.add('writers')
}

/** What was written to the docs pull request. */
export function docsComments({ docsRepository }: DocsScene): string[] {
  return [...docsRepository.comments.values()].map(({ body }) => body.replace(/\n\n<!-- .*$/s, ''))
}

/** Requests that changed something in the docs repository. */
export function docsWrites(scene: DocsScene): string[] {
  return scene.calledDocs().filter((call) => !call.startsWith('GET'))
}

/** The warnings in the log. */
export function warningsIn({ stdout }: Pick<ActionRun, 'stdout'>): string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning'))
}

/** What the comment remembers. */
export function rememberedIn({ docs }: DocsScene, { body }: IssueCommentState): Report | null {
  return reportIn(body, docs.key)
}

/** Changes what the comment remembers, as if another run had written it. */
export function rewrite(
  { docs }: Pick<DocsScene, 'docs'>,
  comment: IssueCommentState,
  known: Partial<Report>,
): void {
  comment.body = rewriteBody(comment.body, docs.key, known)
}

export function daysAgo(days: number): string {
  return `${new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 19)}.000Z`
}

/** A comment on the source pull request that remembers an ended job and its docs pull request, seen open. */
export function remember(scene: DocsScene, known: Partial<Report> = {}, at = daysAgo(1)): IssueCommentState {
  const { docs, repository, pull } = scene
  Object.assign(pull, { created_at: at, updated_at: at })
  const comment = addComment(repository, { issue: sourceNumber, user: actionsBot })
  const here = {
    ...{ repositoryId: repository.id, issueNumber: sourceNumber },
    ...{ key: 'default', projectId: docs.projectId, apiHost: new URL(docs.url).host },
  }
  const report = sampleReport({
    ...{ jobId: 'job_1', jobCreatedAt: at, startedAt: at, updatedAt: at, status: 'completed' },
    ...{ result: 'pull-request', jobEnd: 'pull-request', pullRequest: link, branch: firstJob.branch },
    docsPull: seenOpen({ openedAt: at }),
    docsPullRules: { labels: [], reviewers: [], hasComment: true, onClose: 'comment' },
    ...known,
  })
  // What it changes was read then.
  const changes = { head: pull.head.sha, pages: [], others: 1 }
  const docsPull = report.docsPull && { ...report.docsPull, changes }
  const state = signState(here, stateWith(null, { ...report, docsPull }), docs.key)
  return Object.assign(comment, { body: `### ✅ Docs pull request ready\n\n${state}` })
}
