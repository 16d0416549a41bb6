// The outputs of the run, and those that a reading of the agent job sets.

import type { DocsPull } from '../docs-pull/docs-pull.ts'
import type { SummaryParts } from '../messages/summary.ts'
import type { Job } from '../mintlify/job.ts'
import {
  parsePullRequestLink,
  unknownHost,
} from '../mintlify/pull-request-link.ts'
import type { Tools } from './tools.ts'

/** Sets what a reading of the job says, if there was one. */
export function setJobOutputs(
  { files, event }: Pick<Tools, 'files' | 'event'>,
  job: Job | null,
): void {
  if (job !== null) files.setOutputs(outputsOfJob(job, event.run.url))
}

/**
 * Outputs that a reading of the job sets. `runUrl`: page of the workflow run.
 * Number and repository are those of a host that steps may know.
 */
export function outputsOfJob(job: Job, runUrl: string): Record<string, string> {
  const { id, status, model, createdAt, archivedAt, prLink } = job
  const { repository, ref } = job
  const link = parsePullRequestLink(prLink)
  const isKnown = link !== null && unknownHost(link, runUrl) === null

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
    'pr-number': isKnown ? String(link.number) : '',
    'pr-repository': isKnown ? link.repository : '',
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

/** What is told of the end. */
export type End = Omit<SummaryParts, 'warnings'> & {
  /** Whether the step fails. */
  fails: boolean
  durationMs: number
  /** The agent job as it was read last, null for none. */
  job: Job | null
  /** Null if it is not known what it changes. */
  docsPull: DocsPull | null
  commentUrl: string | null
}

/** All outputs at the end of the run, empty where nothing is known. */
export function outputsAtEnd(end: End): Record<string, string> {
  const { job, docsPull, commentUrl, durationMs } = end
  const { result, reason, runUrl } = end.subject.shown
  const pages = docsPull?.pages.map(({ path, change }) => ({ path, change }))
  // Of several previews, none is the one of this project for certain.
  const [preview, ...more] = docsPull?.previews ?? []
  return {
    ...(job ? outputsOfJob(job, runUrl) : noJob),
    result: result ?? '',
    reason: reason ?? '',
    'changed-pages': pages ? JSON.stringify(pages) : '',
    'preview-url': more.length === 0 ? (preview?.url ?? '') : '',
    'comment-url': commentUrl ?? '',
    'duration-seconds': String(Math.round(durationMs / 1_000)),
  }
}
