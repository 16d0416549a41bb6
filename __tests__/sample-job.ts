// A job as the service reports it, and the readings that a poll can bring.
import type { Attempt } from '../src/domain/attempt.ts'
import type { Job } from '../src/domain/job.ts'
import type { PullRequestLink } from '../src/domain/pull-request-link.ts'

export const link: PullRequestLink = {
  url: 'https://github.com/acme/docs/pull/57',
  repository: 'acme/docs',
  number: 57,
}

/** An active job without a pull request, but for what is given. */
export function sampleJob(known: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    status: 'active',
    pullRequest: null,
    hasUnusableLink: false,
    model: 'sonnet',
    repository: 'acme/docs',
    ref: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    archivedAt: null,
    ...known,
  }
}

/** A good reading of the sample job. */
export function reading(known: Partial<Job> = {}): Attempt<Job> {
  return { kind: 'value', value: sampleJob(known) }
}

/** An answer with a status that is not 2xx. */
export function answered(status: number, retryAfterMs: number | null = null): Attempt<never> {
  return { kind: 'status', status, retryAfterMs, detail: `the service answered ${status}` }
}

export const lost: Attempt<never> = { kind: 'lost', detail: 'the connection was reset' }
export const notSent: Attempt<never> = { kind: 'not-sent', detail: 'the connection was refused' }
export const unreadable: Attempt<never> = { kind: 'unreadable', detail: 'the answer was cut short' }
export const tls: Attempt<never> = { kind: 'tls', detail: 'the certificate was refused' }
