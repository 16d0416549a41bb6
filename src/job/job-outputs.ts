// The outputs of an agent job, from what is known of it.
import { plainAddress } from '../base/plain-address.ts'
import type { Job } from '../mintlify/job.ts'
import type { ChangedPage, DocsPull } from '../state/docs-pull.ts'
import type { Outcome } from '../state/outcome.ts'

/** Outputs that a reading of the job sets. */
export function outputsOfJob(job: Job): Record<string, string> {
  const { id, status, model, createdAt, archivedAt, pullRequest } = job
  const source = { repository: job.repository, ref: job.ref }
  const prLink = pullRequest?.url ?? null
  return {
    'pr-link': prLink ?? '',
    status,
    'job-id': id,
    'pr-number': pullRequest ? String(pullRequest.number) : '',
    'pr-repository': pullRequest?.repository ?? '',
    job: JSON.stringify({ id, status, source, model, prLink, createdAt, archivedAt }),
    model: model ?? '',
    'docs-repository': job.repository ?? '',
    'docs-branch': job.ref ?? '',
    'created-at': createdAt ?? '',
    'archived-at': archivedAt ?? '',
  }
}

const unknownJob: Job = {
  id: '',
  status: '',
  pullRequest: null,
  hasUnusableLink: false,
  model: null,
  repository: null,
  ref: null,
  createdAt: null,
  archivedAt: null,
}

export type RunFigures = {
  durationMs: number
  polls: number
  commentUrl: string | null
  jobId: string | null
  docsPull: DocsPull | null
}

/** All outputs at the end of the run, empty where nothing is known. */
export function outputsAtEnd(
  end: Outcome,
  { durationMs, polls, commentUrl, jobId, docsPull }: RunFigures,
): Record<string, string> {
  const ofJob = outputsOfJob(end.job ?? { ...unknownJob, id: jobId ?? '' })
  return {
    ...ofJob,
    job: end.job ? (ofJob.job ?? '') : '',
    result: end.result,
    reason: end.reason ?? '',
    'docs-state': docsPull?.state ?? '',
    'changed-pages': docsPull?.changes ? JSON.stringify(docsPull.changes.pages.map(pageOf)) : '',
    'preview-url': plainAddress(docsPull?.preview?.address ?? null)?.href ?? '',
    'comment-url': commentUrl ?? '',
    'duration-seconds': String(Math.round(durationMs / 1_000)),
    'poll-count': String(polls),
  }
}

function pageOf({ path, change }: ChangedPage) {
  return { path, change }
}
