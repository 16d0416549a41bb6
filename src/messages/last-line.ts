// The last line of the log, which is an annotation if the run did not end well.
import { joinSentences } from '../lib/plain-text.ts'
import { factsOf, type Reason } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { describeStatus, detailSentence, type Subject } from './status.ts'

/** Skipped runs that somebody should see, because GitHub did not answer. */
const warningReasons: readonly (Reason | null)[] = [
  'guard-unreadable',
  'permission-unknown',
]

/**
 * Logs one sentence with what happened and what to do: an error if the step
 * fails, a warning if the run did not end well.
 */
export function logLastLine(log: Log, subject: Subject, fails: boolean): void {
  const { icon, title, cause, next } = describeStatus(subject)
  const { result, reason } = subject.shown
  // The link to the pull request is next step enough.
  const isPlainSuccess = result === 'pull-request' && reason === null
  const hasLink =
    result !== null && reason === null && factsOf[result].showsPull
  const prLink = hasLink ? subject.job?.prLink : null
  const head = `${icon} ${title}${prLink ? `: ${prLink}` : '.'}`
  const line = joinSentences([
    head,
    cause,
    detailSentence(subject.shown),
    isPlainSuccess ? null : next,
  ])
  const docLink = reason ? 'reasons' : 'results'
  const isGood = result !== null && factsOf[result].isGood
  if (fails) log.error(title, line, docLink)
  else if (isGood && !warningReasons.includes(reason)) log.info(line)
  else log.warning(title, line, docLink)
}
