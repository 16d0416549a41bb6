// The report of a reconcile: its outputs, its log line, and the summary with a table of its conversations.
import { detailLine, joinParagraphs, joinSentences, toCode, toEntities, toProse } from '../base/escape.ts'
import { countedText, countText } from '../base/format.ts'
import type { Reason } from '../base/result-codes.ts'
import { parsePullRequestLink } from '../mintlify/pull-request-link.ts'
import { detailSentence } from '../words/annotation.ts'
import { linkTo } from '../words/pull-request-text.ts'
import { describeReason } from '../words/reasons.ts'
import { iconOf, rejectionTitle } from '../words/status.ts'
import type { ConversationUpdate, FollowedPull } from './conversation-update.ts'
import { type Outcomes, outcomesSection } from './outcomes.ts'
import { countSent, type RepositoryUpdate, sentText, tableOfRepositories } from './repository-updates.ts'

export type ReconcileReport = {
  result: 'done' | 'partial' | 'rejected'
  reason: Reason | null
  detail: string | null
  repositories: readonly RepositoryUpdate[]
  /** Conversations whose job was asked for, by repository and issue number. */
  updates: readonly ConversationUpdate[]
  /** Docs pull requests of jobs that had ended before. */
  followed: readonly FollowedPull[]
  /** Null if the comments could not all be read. */
  outcomes: Outcomes | null
  /** Other conversations in which requests are queued. */
  waiting: number
  /** Conversations left for the next run. */
  left: number
  /** Comments with a signed state that does not verify. */
  unverified: number
}

/** Results that `fail-on` may name. */
export const failableReconcileResults = ['partial', 'rejected'] as const
export type FailableReconcileResult = (typeof failableReconcileResults)[number]

const icons = { done: '✅', partial: '⚠️', rejected: '⛔' } as const

/** One line: what was done, why not all of it, and what to do next. */
export function reconcileMessage(report: ReconcileReport): string {
  const { reason, detail } = report
  const { text, next } = adviceFor(report)
  return joinSentences([`${titleOf(report)}.`, text, reason === null ? detail : detailSentence(detail), next])
}

/** The summary's Markdown. */
export function renderReconcileSummary(report: ReconcileReport): string {
  const { reason, detail, unverified, updates, outcomes } = report
  const { text, next } = adviceFor(report)
  const paragraphs = joinParagraphs([
    `## ${titleOf(report)}`,
    text,
    reason === null ? detail && toProse(detail) : detailLine(detail),
    next,
    tableOfRepositories(report),
    updates.length === 0 ? null : tableOf(report),
    tableOfFollowed(report),
    outcomes && outcomesSection(outcomes),
    unverified === 0 ? null : unverifiedText(unverified),
  ])
  return `${paragraphs}\n`
}

/** How many conversations were brought to their end. An end that could not be written is none. */
export function countFinished({ updates }: ReconcileReport): number {
  return updates.filter(({ isFinished }) => isFinished).length
}

/** How many comments were left alone, and why. */
export function unverifiedText(unverified: number): string {
  return `Skipped: ${countedText(unverified, 'comment')} whose signature doesn't match this \`state-secret\` or \`api-key\`.`
}

function titleOf(report: ReconcileReport): string {
  const { result, reason } = report
  return `${icons[result]} ${result === 'rejected' ? rejectionTitle(reason) : progressText(report)}`
}

function progressText(report: ReconcileReport): string {
  const { result, updates, followed, waiting, left } = report
  const open = updates.length + waiting + left
  const seen = countedText(followed.length, 'docs pull request')
  if (open === 0 && followed.length > 0) return `Followed ${seen}`
  if (open === 0)
    return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated'
  return [
    `Finished ${countText(countFinished(report))} of ${countedText(open, 'open conversation')}`,
    ...sentText(countSent(updates)),
    ...(followed.length === 0 ? [] : [`followed ${seen}`]),
  ].join(', ')
}

function adviceFor({ result, reason, updates, followed, left, repositories }: ReconcileReport) {
  const { text, next } = describeReason(reason)
  const troubled = [...updates, ...followed].filter(({ problem }) => problem !== null).length
  const trouble =
    troubled > 0 ? `Not updated, or only in part: ${countedText(troubled, 'conversation')}.` : null
  const unread = repositories.filter(({ state }) => state === 'unreadable').length
  const notRead =
    unread > 0 && repositories.length > 1
      ? `Not readable: ${countedText(unread, 'repository', 'repositories')}.`
      : null
  return {
    text: joinSentences([text, trouble, notRead, leftText(left, repositories)]) || null,
    next: next ?? (result === 'done' ? null : 'Run the workflow again.'),
  }
}

/** A repository without a count of its conversations was not looked at. */
function leftText(left: number, repositories: readonly RepositoryUpdate[]): string | null {
  const unseen = repositories.filter(({ state, pending }) => state === 'left' && pending === 0).length
  const texts = [
    left > 0 && countedText(left, 'conversation'),
    unseen > 0 && countedText(unseen, 'repository', 'repositories'),
  ]
  const all = texts.filter(Boolean).join(' and ')
  return all === '' ? null : `Left for the next run: ${all}.`
}

function tableOf({ updates, repositories }: ReconcileReport): string {
  const rows = updates.map(
    (update) =>
      `| ${linkCell(update, repositories)} | ${stateCell(update)} | ${noteCell(update)} | ${toCode(update.jobId)} |`,
  )
  return ['| Comment | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n')
}

/** What has changed or could not be written, and how many docs pull requests did not change. */
function tableOfFollowed({ followed, repositories }: ReconcileReport): string | null {
  const told = followed.filter(
    ({ isChanged, isUnfollowed, problem }) => isChanged || isUnfollowed || problem !== null,
  )
  if (told.length === 0) return null
  const rows = told.map(
    (pull) => `| ${linkCell(pull, repositories)} | ${pullCell(pull)} | ${followedText(pull)} |`,
  )
  const others = followed.length - told.length
  return joinParagraphs([
    ['| Comment | Docs pull request | State |', '|---|---|---|', ...rows].join('\n'),
    others === 0 ? null : `No change: ${countedText(others, 'docs pull request')}.`,
  ])
}

function pullCell({ prLink, commentUrl }: FollowedPull): string {
  const link = parsePullRequestLink(prLink)
  return link ? linkTo(link, commentUrl) : '–'
}

function followedText({ state, isUnfollowed, problem }: FollowedPull): string {
  const text = isUnfollowed ? 'no longer followed' : (state ?? 'not known')
  return problem === null ? text : `${text}; ${toCode(problem, 500)}`
}

/** With several repositories, the number alone would not say which one. */
function linkCell(
  {
    repository,
    issueNumber,
    commentUrl,
  }: Pick<ConversationUpdate, 'repository' | 'issueNumber' | 'commentUrl'>,
  { length }: readonly RepositoryUpdate[],
): string {
  const name = length > 1 ? repository : ''
  return `[Comment on ${toEntities(`${name}#${issueNumber}`)}](${commentUrl})`
}

function stateCell({ result, status, isStalled }: ConversationUpdate): string {
  if (isStalled) return '⚠️&nbsp;stalled'
  if (result === null && status === null) return `${iconOf('unknown')}&nbsp;unknown`
  return `${iconOf(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'working'}`
}

function noteCell({ prLink, problem, isStalled, sent, commentUrl }: ConversationUpdate): string {
  const link = parsePullRequestLink(prLink)
  if (!link && problem === null && !isStalled && sent === 0) return '–'
  return joinSentences([
    link && linkTo(link, commentUrl),
    sent === 0 ? null : `${countedText(sent, 'queued request')} sent.`,
    problem === null ? null : toCode(problem, 500),
    isStalled ? 'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.' : null,
  ])
}
