// The last line of the log, which is an annotation if the run did not end well.
import { joinSentences } from '../lib/plain-text.ts'
import { factsOf } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { describeStatus, detailSentence, type Subject } from './status.ts'

/**
 * Logs one sentence with what happened and what to do: an error if the step
 * fails, a warning if the run did not end well.
 */
export function logLastLine(log: Log, subject: Subject, fails: boolean): void {
  const { icon, title, cause, next } = describeStatus(subject)
  const { result, reason } = subject.shown
  const facts = result && factsOf[result]
  const prLink = facts?.showsPull ? subject.job?.prLink : null
  // The link to the pull request is next step enough.
  const isPlainSuccess = result === 'pull-request' && reason === null
  const head = `${icon} ${title}${prLink ? `: ${prLink}` : '.'}`
  const line = joinSentences([
    head,
    cause,
    detailSentence(subject.shown),
    isPlainSuccess ? null : next,
  ])
  const docLink = reason ? 'reasons' : 'results'
  // Somebody should see that GitHub did not answer.
  const isUnknown =
    reason === 'guard-unreadable' || reason === 'permission-unknown'
  if (fails) log.error(title, line, docLink)
  else if (facts?.isGood && !isUnknown) log.info(line)
  else log.warning(title, line, docLink)
}
