// The comment on a conversation, rendered whole from the report each time. Its first version is also the notification
// email, so it makes sense alone.
import { cut, detailLine, joinParagraphs, toCode, toProse } from '../base/escape.ts'
import { dateTimeText, durationText } from '../base/format.ts'
import type { LimitRules } from '../gates/limits.ts'
import { branchUrl, type PullRequestLink, unknownHost } from '../mintlify/pull-request-link.ts'
import type { Report, Request } from '../state/report.ts'
import type { QueuedRequest } from '../state/state.ts'
import { linkTo } from '../words/pull-request-text.ts'
import { setUpText } from '../words/reasons.ts'
import { describeStatus, isUpdating, type RenderContext } from '../words/status.ts'
import { changesSection } from './changes-section.ts'

/** GitHub answers 422 to a longer body: "Body is too long (maximum is 65536 characters)". */
const maxCommentLength = 65_536

export type CommentContext = RenderContext & {
  /** Page of the workflow run. */
  runUrl: string
}

/** The comment's Markdown, without its signed state. */
export function renderComment(report: Report, context: CommentContext): string {
  const { icon, title, text, next } = describeStatus(report, context)
  const updatedAt = dateTimeText(new Date(report.updatedAt))
  return joinParagraphs([
    `### ${icon} ${title}${linkSuffix(report, context)}`,
    setUpText(report.reason),
    changesSection(report, context.runUrl),
    requestLine(report),
    batchLine(report),
    report.note,
    text,
    detailParagraph(report),
    next,
    queueSection(report),
    details(report, context),
    `<sub>[Run](${context.runUrl}) · updated ${updatedAt}</sub>`,
  ])
}

/** The comment with its signed state at the end, cut with a visible notice if it is too long for GitHub. */
export function appendState(body: string, state: string): string {
  const maxBodyLength = maxCommentLength - state.length - 2
  if (body.length <= maxBodyLength) return `${body}\n\n${state}`
  const notice = '\n\n**The rest was cut, because GitHub limits the length of a comment.**'
  return `${cut(body, maxBodyLength - notice.length)}${notice}\n\n${state}`
}

/** The requests that wait for the agent. Null if there are none. */
function queueSection({ queue, claim }: Report): string | null {
  if (queue.length === 0) return null
  const isSending = queue.some(({ id }) => claim?.queued.includes(id))
  const title = isSending ? 'Queued requests (some are being sent now)' : 'Queued requests'
  return [`**${title}:**`, '', ...queue.map(queuedText)].join('\n')
}

/** Such as `1. add a page, asked by mona (2026-11-20 14:32 UTC), not before 2026-11-20 14:45 UTC`. */
function queuedText({ request, askedBy, at, notBefore }: QueuedRequest, index: number): string {
  const earliest = notBefore === null ? '' : `, not before ${dateTimeText(new Date(notBefore))}`
  return `${index + 1}. ${toCode(request)}, asked by ${toCode(askedBy)} (${dateTimeText(new Date(at))})${earliest}`
}

/** What the service or the network said, or our own sentence about an input. Null if there is nothing. */
export function detailParagraph({ reason, detail }: Report): string | null {
  return reason === 'invalid-input' && detail !== null ? toProse(detail) : detailLine(detail)
}

/** Table of what is known about the job, with the requests made to it. Null if nothing is known. */
export function factsTable(report: Report, context: CommentContext): string | null {
  const { jobId, pullRequest, branch, repository, requestCount, requests, result } = report
  const rows: [name: string, cell: string | null][] = [
    ['Job', jobId === null ? null : jobCell(jobId, result)],
    ['Pull request', pullRequest && linkTo(pullRequest, context.runUrl)],
    ['Branch', branch === null ? null : branchCell(branch, pullRequest, context)],
    ['Repository', repository === null ? null : toCode(repository)],
    [
      'Requests',
      jobId === null || requestCount === 0 ? null : requestCountText(requestCount, context.limits),
    ],
    ['Last requests', isShownAbove(report) ? null : requests.map(requestTextWithTime).join('<br>')],
  ]
  const known = rows.filter(([, cell]) => cell !== null).map(([name, cell]) => `| ${name} | ${cell} |`)
  return known.length === 0 ? null : ['| Detail | Value |', '|---|---|', ...known].join('\n')
}

/** A run that did not wait leaves that to another. */
function jobCell(jobId: string, result: Report['result']): string {
  const job = toCode(jobId)
  return result === 'running' ? `${job} (to wait for it in a workflow, set \`job-id\` to this)` : job
}

/** Such as `2 of 5, at least 30m apart, at most 20 a day in this repository`. */
function requestCountText(requestCount: number, limits: LimitRules | null): string {
  const { maxRequests = 0, cooldownMs = 0, maxRequestsPerDay = 0 } = limits ?? {}
  return [
    requestCountOf(requestCount, maxRequests),
    ...(cooldownMs === 0 ? [] : [`at least ${durationText(cooldownMs)} apart`]),
    ...(maxRequestsPerDay === 0 ? [] : [`at most ${maxRequestsPerDay} a day in this repository`]),
  ].join(', ')
}

/** An administrator's commands pass the limit. */
function requestCountOf(requestCount: number, maxRequests: number): string {
  if (maxRequests === 0) return String(requestCount)
  return requestCount > maxRequests
    ? `${requestCount} (limit ${maxRequests})`
    : `${requestCount} of ${maxRequests}`
}

/** `: [acme/docs#57](…)` for a report with a pull request, otherwise an empty text. */
export function linkSuffix(report: Report, { runUrl }: CommentContext): string {
  const { pullRequest, result, claim } = report
  const isTold = result === 'pull-request' || (isUpdating(report) && !claim?.tryingUntil)
  return pullRequest && isTold ? `: ${linkTo(pullRequest, runUrl)}` : ''
}

/** Whether the line about the request shows all that was asked. */
function isShownAbove({ requests, workflow }: Report): boolean {
  return requests.length < (workflow === null ? 2 : 1)
}

/** Null for a request that is only told of below, as one that waits. */
function requestLine(report: Report): string | null {
  const { requests, askedBy, workflow, result, tookMs, claim } = report
  const text = requests.at(-1)?.text ?? claim?.request ?? ''
  const period = /[.!?…]$/.test(text) ? '' : '.'
  const isFinished = result === 'pull-request' || result === 'no-pull-request'
  const took = isFinished && text !== '' && tookMs !== null ? ` Took ${durationText(tookMs)}.` : ''
  // A workflow's prompt is the same each time.
  if (workflow !== null) return `By the workflow ${toCode(workflow)}.${took}`
  return text === '' ? null : `Asked by ${toCode(askedBy)}: ${toCode(text)}${period}${took}`
}

/** The merged pull requests that the last request was about. GitHub shows a mention on each of them. */
function batchLine({ batch, result }: Report): string | null {
  if (!batch || batch.last.length === 0 || result === 'skipped') return null
  const names = batch.last.map((number) => `#${number}`).join(', ')
  const later =
    batch.later === 0
      ? ''
      : ` ${batch.later} more ${batch.later === 1 ? 'comes' : 'come'} with the next request.`
  return `Merged pull requests: ${names}.${later}`
}

function details(report: Report, context: CommentContext): string | null {
  const table = factsTable(report, context)
  return table && `<details><summary>Job details</summary>\n\n${table}\n\n</details>`
}

function branchCell(branch: string, link: PullRequestLink | null, { runUrl }: CommentContext): string {
  const url = link && unknownHost(link, runUrl) === null && branchUrl(link, branch)
  return url ? `[${toCode(branch)}](${url})` : toCode(branch)
}

function requestTextWithTime({ text, at }: Request): string {
  return `${toCode(text)} (${dateTimeText(new Date(at))})`
}
