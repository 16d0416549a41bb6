// The job in a response, read with tolerance: the service promises no field, and only the id is required.
import * as z from 'zod/mini'
import { instant } from '../base/instant.ts'
import { toRedactedLine } from '../base/redact.ts'
import { failure, type Result, success } from '../base/result.ts'
import { type Job, jobIdPattern } from './job.ts'
import { parsePullRequestLink } from './pull-request-link.ts'

const maxFieldLength = 300

const text = z.catch(z.nullable(z.string()), null)
const time = z.catch(z.nullable(instant), null)

const jobResponse = z.object({
  id: z.string().check(z.regex(jobIdPattern)),
  status: text,
  source: z.catch(z.object({ repository: text, ref: text }), { repository: null, ref: null }),
  model: text,
  prLink: z.optional(z.unknown()),
  createdAt: time,
  archivedAt: time,
})

const noUsableId = failure("the answer was refused: it isn't a job with a usable `id`")

/** The job with its texts redacted, or what is wrong with the response. */
export function parseJob(json: unknown, redact: (text: string) => string): Result<Job, string> {
  const parsed = jobResponse.safeParse(json)
  if (!parsed.success) return noUsableId
  const { id, source, prLink, ...given } = parsed.data
  // The id is used as it is, so one that holds a secret cannot be redacted.
  if (redact(id) !== id) return noUsableId
  const line = (value: string | null) =>
    value === null ? null : toRedactedLine(value, { redact, maxLength: maxFieldLength }) || null
  const pullRequest = typeof prLink === 'string' ? parsePullRequestLink(redact(prLink)) : null
  const hasLink = prLink !== null && prLink !== undefined && prLink !== ''
  return success({
    id,
    status: line(given.status) ?? 'unknown',
    pullRequest,
    hasUnusableLink: hasLink && !pullRequest,
    model: line(given.model),
    repository: repositoryName(line(source.repository)),
    ref: line(source.ref),
    createdAt: given.createdAt,
    archivedAt: given.archivedAt,
  })
}

/** `acme/docs`, also of `https://github.com/acme/docs`, which is what the service's description has. */
function repositoryName(given: string | null): string | null {
  const url = given === null ? null : URL.parse(given)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return given
  return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '') || null
}
