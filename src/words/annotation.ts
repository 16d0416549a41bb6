// The final log line of a run, which is an annotation if the run did not end well.
import { type DocLink, docLinkFor } from '../base/doc-links.ts'
import { joinSentences } from '../base/escape.ts'
import { describeInputError } from '../runner/set-up-problems.ts'
import type { Report } from '../state/report.ts'
import { isGateReason, skipLine } from './skips.ts'
import { describeStatus, isUpdating, type RenderContext } from './status.ts'

export type Annotation = {
  level: 'info' | 'warning' | 'error'
  title: string
  text: string
  docLink: DocLink
}

const warningResults: readonly unknown[] = [
  'failed',
  'archived',
  'timed-out',
  'cancelled',
  'unknown',
  'rejected',
]

/** Reasons of a skipped run that somebody should see, because the run could not ask what it needed. */
const warningReasons: readonly unknown[] = ['guard-unreadable', 'permission-unknown']

/** The annotation of a report, an error if the step fails. */
export function annotationFor(report: Report, context: RenderContext, fails: boolean): Annotation {
  const { icon, title, text, next } = describeStatus(report, context)
  const { result, reason, detail } = report
  const isWarning = warningResults.includes(result) || warningReasons.includes(reason)
  const level = isWarning ? 'warning' : 'info'
  // The link to the pull request is next step enough.
  const isPlainSuccess = result === 'pull-request' && reason === null
  return {
    title,
    docLink: reason === 'invalid-input' ? describeInputError(detail ?? '').docLink : docLinkFor(reason),
    level: fails ? 'error' : level,
    text:
      result === 'skipped' && isGateReason(reason)
        ? `${icon} ${skipLine(report, (text) => text)}`
        : joinSentences([
            `${icon} ${title}${linkText(report)}`,
            text,
            reason === 'invalid-input' ? detail : detailSentence(detail),
            isPlainSuccess ? null : next,
          ]),
  }
}

function linkText(report: Report): string {
  const { result, pullRequest } = report
  return pullRequest && (result === 'pull-request' || isUpdating(report)) ? `: ${pullRequest.url}` : '.'
}

/** What the service or the network said, as a sentence, null if there is nothing. */
export function detailSentence(detail: string | null): string | null {
  return detail === null ? null : `Details: ${detail.replace(/\.$/, '')}.`
}
