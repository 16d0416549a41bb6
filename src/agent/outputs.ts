// The outputs of the run, and those that a reading of the agent job sets.
import type { Shown } from '../conversation/state.ts'
import type { Job } from '../mintlify/job.ts'
import { unknownHost } from '../mintlify/pull-request-link.ts'
import type { Outcome } from '../outcome.ts'

/**
 * Outputs that a reading of the job sets. `runUrl`: page of the workflow run.
 * Number and repository are those of a host that steps may know.
 */
export function outputsOfJob(job: Job, runUrl: string): Record<string, string> {
  const {
    id,
    status,
    model,
    createdAt,
    archivedAt,
    pullRequest,
    repository,
    ref,
  } = job
  const prLink = pullRequest?.url ?? null
  const isKnown =
    pullRequest !== null && unknownHost(pullRequest, runUrl) === null

  return {
    'pr-link': prLink ?? '',
    status,
    'job-id': id,
    job: JSON.stringify({
      id,
      status,
      source: { repository, ref },
      model,
      prLink,
      createdAt,
      archivedAt,
    }),
    'pr-number': isKnown ? String(pullRequest.number) : '',
    'pr-repository': isKnown ? pullRequest.repository : '',
  }
}

const noJob = {
  'pr-link': '',
  status: '',
  'job-id': '',
  job: '',
  'pr-number': '',
  'pr-repository': '',
}

export type EndFigures = {
  outcome: Outcome
  job: Job | null
  /** Page of the workflow run. */
  runUrl: string
  /** What the docs pull request changes, null if it is not known. */
  pages: Shown['pages'] | null
  previews: Shown['previews']
  commentUrl: string | null
  durationMs: number
}

/** All outputs at the end of the run, empty where nothing is known. */
export function outputsAtEnd(end: EndFigures): Record<string, string> {
  const pages = end.pages?.map(({ path, change }) => ({ path, change }))
  return {
    ...(end.job ? outputsOfJob(end.job, end.runUrl) : noJob),
    result: end.outcome.result,
    reason: end.outcome.reason ?? '',
    'changed-pages': pages ? JSON.stringify(pages) : '',
    'preview-url': onlyAddress(end.previews),
    'comment-url': end.commentUrl ?? '',
    'duration-seconds': String(Math.round(end.durationMs / 1_000)),
  }
}

/** Of several previews, none is the one of this project for certain. */
function onlyAddress([first, ...more]: EndFigures['previews']): string {
  return more.length === 0 ? (first?.url ?? '') : ''
}
