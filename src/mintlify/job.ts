// A background agent job, as Mintlify's API reports it. It is read with
// tolerance: only the id is required.
//
// https://www.mintlify.com/docs/api/agent/v2/get-agent-job
import * as z from 'zod/mini'
import { type Redact, toRedactedLine } from '../lib/redact.ts'
import { type JobEnd, type OutcomeOf, outcome } from '../outcome.ts'
import { parsePullRequestLink } from './pull-request-link.ts'

export type Job = {
  id: string
  /**
   * `active`, `completed`, `archived`, `failed`, or a status that this version
   * does not know yet.
   */
  status: string
  /**
   * To its pull request, as `parsePullRequestLink` has it. Null while there is
   * none, and when Mintlify's link is not one to a pull request.
   */
  prLink: string | null
  /**
   * Whether Mintlify returned a link that is not one to a pull request. It is
   * shown nowhere.
   */
  hasUnusableLink: boolean
  model: string | null
  /** Repository that the agent works in, such as `acme/docs`. */
  repository: string | null
  /** Branch that the agent works on. */
  ref: string | null
  /** As Mintlify writes it. */
  createdAt: string | null
  archivedAt: string | null
}

const knownStatuses = ['active', 'completed', 'archived', 'failed'] as const
const endedStatuses: readonly string[] = ['completed', 'archived', 'failed']

/** Whether its status is a final one. An unknown status is not. */
export function hasEnded({ status }: Pick<Job, 'status'>): boolean {
  return endedStatuses.includes(status)
}

/**
 * Whether it came to nothing: the same request, asked again, is another one.
 */
export function cameToNothing({
  status,
  prLink,
}: Pick<Job, 'status' | 'prLink'>): boolean {
  return status === 'failed' || (status === 'archived' && prLink === null)
}

/** Whether it takes no message, so that another job has to take its place. */
export function takesNoMessage({ status }: Pick<Job, 'status'>): boolean {
  return status === 'failed' || status === 'archived'
}

/**
 * Whether somebody may have ended its work after it had its pull request, by
 * archiving it.
 */
export function mayBeCutShort({
  status,
  prLink,
}: Pick<Job, 'status' | 'prLink'>): boolean {
  return status === 'archived' && prLink !== null
}

/**
 * The newer reading of a job, with the pull request link of the earlier one if
 * it has none.
 */
export function keepLink(newer: Job, earlier: Job | null): Job {
  return { ...newer, prLink: newer.prLink ?? earlier?.prLink ?? null }
}

/**
 * Ids of jobs: up to 200 characters of any kind but control characters, line
 * ends and halves of a character. Not blank, and neither `.` nor `..`, which
 * lead to another address even if they are percent-encoded.
 *
 * https://url.spec.whatwg.org/#double-dot-path-segment
 */
export const jobIdPattern =
  /^(?!\.{1,2}$)(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u

const text = z.catch(z.nullable(z.string()), null)

const jobResponse = z.object({
  id: z.nullish(z.string().check(z.regex(jobIdPattern))),
  status: text,
  source: z.catch(z.object({ repository: text, ref: text }), {
    repository: null,
    ref: null,
  }),
  model: text,
  prLink: z.optional(z.unknown()),
  createdAt: text,
  archivedAt: text,
})

const maxFieldLength = 300

/**
 * The job with its texts redacted, null if the answer is none. An answer
 * without an id is about the job that was asked for. `askedId`: null for a
 * create, whose answer needs one.
 */
export function parseJob(
  json: unknown,
  redact: Redact,
  askedId: string | null,
): Job | null {
  const parsed = jobResponse.safeParse(json)
  if (!parsed.success) return null
  const id = parsed.data.id ?? askedId
  // The id is used as it is, so one that holds a secret cannot be redacted.
  if (id === null || redact(id) !== id) return null

  const { status, source, model, createdAt, archivedAt } = parsed.data
  // Without a status, it says nothing of the job that was asked for.
  if (askedId !== null && status === null) return null
  const line = (value: string | null) =>
    value === null
      ? null
      : toRedactedLine(value, redact, maxFieldLength) || null
  const { prLink: given } = parsed.data
  const link =
    typeof given === 'string' ? parsePullRequestLink(redact(given)) : null
  const hasLink = typeof given === 'string' ? /\S/.test(given) : Boolean(given)
  return {
    id,
    status: knownStatus(line(status) ?? 'unknown'),
    prLink: link?.url ?? null,
    hasUnusableLink: hasLink && link === null,
    model: line(model),
    repository: repositoryName(line(source.repository)),
    ref: line(source.ref),
    createdAt: line(createdAt),
    archivedAt: line(archivedAt),
  }
}

/**
 * `acme/docs`, also of `https://github.com/acme/docs`, which is what the API
 * description has.
 */
function repositoryName(given: string | null): string | null {
  const url = given === null ? null : URL.parse(given)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return given
  return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '') || null
}

/** A status that is known, in any case of letters, or the text as it is. */
function knownStatus(text: string): string {
  return knownStatuses.find((one) => one === text.toLowerCase()) ?? text
}

/**
 * The outcome of a job that has ended. An archived one with a pull request has
 * done its work before.
 */
export function outcomeOfJob(job: Job): OutcomeOf<JobEnd> {
  const { status, prLink, hasUnusableLink } = job
  if (status === 'failed') return outcome('failed', null)
  if (prLink !== null) return outcome('pull-request', null)
  if (status === 'archived') return outcome('archived', null)
  return outcome(
    'no-pull-request',
    hasUnusableLink ? 'unexpected-answer' : null,
  )
}
