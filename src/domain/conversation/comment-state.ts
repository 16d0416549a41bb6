// The signed state in our own comment: what makes one agent job per conversation possible without a database. Nobody
// without the key can write it.
import * as z from 'zod/mini'
import { statusGoals, statusStates } from '../commit-status/commit-status.ts'
import { docsPullStates, docsPullTasks, onCloseChoices, sourceStates } from '../docs-pull/docs-pull.ts'
import { instant as anyInstant, utcInstant as instant } from '../instant.ts'
import { jobIdPattern } from '../job/job.ts'
import { failableResults, reasons, runResults } from '../job/outcome.ts'
import { parsePullRequestLink } from '../job/pull-request-link.ts'
import type { Report } from '../job/report.ts'
import { type StoredReport, storeReport } from '../job/stored-report.ts'
import { deriveKey, isSignedBy, sign } from '../signature.ts'
import { stateMark } from './mark.ts'
import { parseJson, signedTextIn } from './state-text.ts'

/** Where a signed state is valid. A copy in any other place is not ours. */
export type CommentScope = {
  repositoryId: number
  /** Number of the pull request or issue. */
  issueNumber: number
  commentId: number
  /** Input `comment-key`. */
  key: string
  projectId: string
  /** Host of `api-url`, with its port if it has one. */
  apiHost: string
}

export type CommentState = { scope: CommentScope; report: Report }

const maxStateLength = 8_192

/** The key that signs the states of comments. */
export function deriveSigningKey(secret: string): Buffer {
  return deriveKey(secret, 'docs-agent marker v1')
}

/** The HTML comment with the signed state, at most 8,192 characters. What is only shown is left out if need be. */
export function writeCommentState({ scope, report }: CommentState, signingKey: Buffer): string {
  const payload = Buffer.from(JSON.stringify({ scope, report: storeReport(report) })).toString('base64')
  const text = `${stateMark}${payload}.${sign(payload, signingKey)} -->`
  const shorter = text.length <= maxStateLength ? null : shorten(report)
  return shorter ? writeCommentState({ scope, report: shorter }, signingKey) : text
}

/** What a state with everything that may come to be known needs beside the report of today, in bytes. */
const reservedBytes = 1_000

/** Whether a report fits into a state, whatever becomes of its job, with what is only shown left out. */
export function fitsState(report: Report): boolean {
  const shorter = shorten(report)
  if (shorter) return fitsState(shorter)
  const bytes = Buffer.byteLength(JSON.stringify(storeReport(report))) + reservedBytes
  return (bytes * 4) / 3 <= maxStateLength
}

/**
 * The report without the oldest request, then without its texts, names that are too long, old times of turns, and its branch.
 * Null if there is nothing to leave out.
 */
function shorten(report: Report): Report | null {
  const { requests, note, detail, turnTimes, branch } = report
  if (requests.length > 0) return { ...report, requests: requests.slice(1) }
  if (note !== null || detail !== null) return { ...report, note: null, detail: null }
  const named = withoutLongNames(report)
  if (named !== null) return named
  if (turnTimes.length > 1) return { ...report, turnTimes: turnTimes.slice(1) }
  return branch === null ? null : { ...report, branch: null }
}

/** Bytes that a status, a branch and a repository can have: those of GitHub are no longer. */
const maxNameBytes = { status: 40, branch: 244, repository: 140 }

function withoutLongNames(report: Report): Report | null {
  const ifShort = (name: keyof typeof maxNameBytes) => {
    const value = report[name]
    return value !== null && Buffer.byteLength(value) > maxNameBytes[name] ? null : value
  }
  const names = { status: ifShort('status'), branch: ifShort('branch'), repository: ifShort('repository') }
  const isLong =
    names.status !== report.status || names.branch !== report.branch || names.repository !== report.repository
  return isLong ? { ...report, ...names } : null
}

/** The state in a comment's body, null if there is none, more than one, or one that does not verify. */
export function readCommentState(body: string, signingKey: Buffer): CommentState | null {
  const signed = signedTextIn(body)
  if (!signed || !isSignedBy(signed.payload, signed.signature, signingKey)) return null
  return parseCommentState(Buffer.from(signed.payload, 'base64').toString())
}

/** Whether two scopes are the same. */
export function isSameScope(a: CommentScope, b: CommentScope): boolean {
  const fields = ['repositoryId', 'issueNumber', 'commentId', 'key', 'projectId', 'apiHost'] as const
  return fields.every((field) => a[field] === b[field])
}

/** Whether a body has the syntax of a signed state, verified or not. */
export function hasStateSyntax(body: string): boolean {
  return body.includes(stateMark) && !body.includes(`${stateMark}nonce `)
}

/** The tag of a comment that has no id yet. It holds the run's nonce, which finds the comment if the response is lost. */
export function nonceTag(nonce: string): string {
  return `${stateMark}nonce ${nonce} -->`
}

/** Of several verified states the one with the greatest turn, then the lowest comment id. Null if there is none. */
export function chooseCurrentState(states: readonly CommentState[]): CommentState | null {
  const ordered = states.toSorted(
    (a, b) => b.report.turn - a.report.turn || a.scope.commentId - b.scope.commentId,
  )
  return ordered[0] ?? null
}

/** A stored report, null if this version does not understand it. The link is checked again. */
export function parseReport(json: string): Report | null {
  const parsed = storedReport.safeParse(parseJson(json))
  return parsed.success ? reportOf(parsed.data) : null
}

// A verified state is still parsed like anything from outside: another version of the action may have written it.
function parseCommentState(json: string): CommentState | null {
  const parsed = storedState.safeParse(parseJson(json))
  return parsed.success ? { scope: parsed.data.scope, report: reportOf(parsed.data.report) } : null
}

const count = z.number().check(z.int(), z.nonnegative())
const text = z.string().check(z.maxLength(1_000))

const texts = z.array(text).check(z.maxLength(10))

/** Of an answer. An earlier version may have kept it as it came, and what is no time must not lose the job. */
const answeredTime = z.catch(z.nullable(anyInstant), null)

/** They go into the path of a request, so what is no commit is left out. */
const commits = z.pipe(
  z.array(text).check(z.maxLength(5)),
  z.transform((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha))),
)

const commitStatus = z.object({
  context: text,
  until: z.enum(statusGoals),
  failOn: z.array(z.enum(failableResults)),
  commits,
  isHead: z.boolean(),
  isUnsent: z.boolean(),
  isShared: z.optional(z.boolean()),
  waivedBy: z.nullable(text),
  written: z.nullable(z.enum(statusStates)),
})

const docsPullRules = z.object({
  labels: texts,
  reviewers: texts,
  hasComment: z.boolean(),
  onClose: z.enum(onCloseChoices),
})

const docsPull = z.object({
  state: z.nullable(z.enum(docsPullStates)),
  openedAt: answeredTime,
  endedAt: answeredTime,
  todo: z.array(z.enum(docsPullTasks)).check(z.maxLength(3)),
  toldSource: z.enum(sourceStates),
  notices: count,
  isClosedForSource: z.boolean(),
})

const commandComment = z.object({
  id: count,
  surface: z.enum(['conversation', 'review']),
  reactionId: z.nullable(count),
})

const queueIds = z.array(text).check(z.maxLength(50))

const queue = z.object({
  entries: z
    .array(
      z.object({
        id: text,
        runId: text,
        at: instant,
        askedBy: text,
        request: text,
        text: z.string().check(z.maxLength(3_000)),
        isReplaceable: z.boolean(),
        notBefore: z.nullable(instant),
        command: z.nullable(commandComment),
      }),
    )
    .check(z.maxLength(50)),
  sending: z.nullable(z.object({ at: instant, ids: queueIds, digest: z.nullable(text) })),
  sent: queueIds,
})

const storedReport = z.object({
  turn: count,
  turnTimes: z.array(count).check(z.maxLength(50)),
  turnRunId: z.nullable(text),
  // It goes into the path of a request.
  jobId: z.nullable(z.string().check(z.regex(jobIdPattern))),
  jobCreatedAt: answeredTime,
  isOwnJob: z.boolean(),
  status: z.nullable(text),
  result: z.nullable(z.enum(runResults)),
  reason: z.nullable(z.enum(reasons)),
  detail: z.nullable(text),
  prLink: z.nullable(text),
  branch: z.nullable(text),
  repository: z.nullable(text),
  runId: text,
  runAttempt: count,
  nonce: text,
  askedBy: text,
  command: z.nullable(commandComment),
  otherCommands: z.array(commandComment).check(z.maxLength(10)),
  startedAt: instant,
  updatedAt: instant,
  tookMs: z.nullable(count),
  deadlineAt: instant,
  requests: z.array(z.object({ runId: text, at: instant, text })).check(z.maxLength(10)),
  note: z.nullable(text),
  commitStatus: z.nullable(commitStatus),
  docsPullRules: z.nullable(docsPullRules),
  docsPull: z.nullable(docsPull),
  isUnfollowed: z.boolean(),
  queue,
})

const storedState = z.object({
  scope: z.object({
    repositoryId: count,
    issueNumber: count,
    commentId: count,
    key: text,
    projectId: text,
    apiHost: text,
  }),
  report: storedReport,
})

function reportOf({ prLink, ...report }: StoredReport): Report {
  return { ...report, pullRequest: parsePullRequestLink(prLink) }
}
