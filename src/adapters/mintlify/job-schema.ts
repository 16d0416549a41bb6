// The job of an answer, read with tolerance: no field is promised, and only the id cannot be done without.
import * as z from 'zod/mini'
import { type Job, jobIdPattern } from '../../domain/job/job.ts'
import { parsePullRequestLink } from '../../domain/job/pull-request-link.ts'
import { toOneLine } from '../../domain/markdown/escape.ts'
import type { Parse } from './request.ts'

const longestField = 300

const text = z.catch(z.nullable(z.string()), null)

const jobAnswer = z.object({
  id: z.string().check(z.regex(jobIdPattern)),
  status: text,
  source: z.catch(z.object({ repository: text, ref: text }), { repository: null, ref: null }),
  model: text,
  prLink: z.optional(z.unknown()),
  createdAt: text,
  archivedAt: text,
})

/** Reads the agent job object of the service's interface. */
export const parseJob: Parse<Job> = (json, redact) => {
  const parsed = jobAnswer.safeParse(json)
  if (!parsed.success) return { problem: 'the answer is not a job: it has no usable `id`' }
  const { id, source, prLink, ...given } = parsed.data
  const line = (value: string | null) =>
    value === null ? null : toOneLine(redact(value), longestField) || null
  const pullRequest = typeof prLink === 'string' ? parsePullRequestLink(redact(prLink)) : null
  const hasLink = prLink !== null && prLink !== undefined && prLink !== ''
  const job = {
    id,
    status: line(given.status) ?? 'unknown',
    pullRequest,
    hasUnusableLink: hasLink && !pullRequest,
    model: line(given.model),
    repository: line(source.repository),
    ref: line(source.ref),
    createdAt: line(given.createdAt),
    archivedAt: line(given.archivedAt),
  }
  return { value: job }
}
