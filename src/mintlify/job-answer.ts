// The job of an answer, read with tolerance: no field is promised, and only the id cannot be done without.
import * as z from 'zod/mini'
import { type Job, jobIdPattern } from '../domain/job.ts'
import { parsePullRequestLink } from '../domain/pull-request-link.ts'
import { toOneLine } from '../domain/sanitise.ts'
import type { Parse } from './http.ts'

const longestField = 300

const line = z.catch(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((text: string) => toOneLine(text, longestField) || null),
    ),
  ),
  null,
)

const jobAnswer = z.object({
  id: z.string().check(z.regex(jobIdPattern)),
  status: line,
  source: z.catch(z.object({ repository: line, ref: line }), { repository: null, ref: null }),
  model: line,
  prLink: z.optional(z.unknown()),
  createdAt: line,
  archivedAt: line,
})

/** Reads the agent job object of the service's interface. */
export const parseJob: Parse<Job> = (json) => {
  const parsed = jobAnswer.safeParse(json)
  if (!parsed.success) return { problem: 'the answer is not a job: it has no usable `id`' }
  const { id, status, source, prLink, ...rest } = parsed.data
  const pullRequest = parsePullRequestLink(prLink)
  const hasLink = prLink !== null && prLink !== undefined && prLink !== ''
  const hasUnusableLink = hasLink && !pullRequest
  return { value: { id, status: status ?? 'unknown', ...source, pullRequest, hasUnusableLink, ...rest } }
}
