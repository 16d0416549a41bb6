// The table of merged pull requests in the job summary: which the request has, and why others are left out.

import { toCode, toProse } from '../base/escape.ts'
import { countedText, dateTimeText } from '../base/format.ts'
import type { Batch, JudgedPull } from '../batch/batch.ts'
import type { Report } from '../state/report.ts'
import { describeSkip } from '../words/skips.ts'

/** Markdown. A pull request that is left out is not named by a later run again. */
export function batchSection(batch: Batch, { result, reason }: Pick<Report, 'result' | 'reason'>): string {
  const { pulls, leftOut, later, since } = batch
  const title = `### ${countedText(pulls.length + leftOut.length, 'merged pull request')}`
  const period = `Merged since ${dateTimeText(new Date(since))}.`
  const isSent = reason !== 'dry-run' && result !== 'rejected'
  const rows = [...pulls, ...leftOut].map((judged) => rowOf(judged, isSent))
  const table = ['| Pull request | Author | Request |', '|---|---|---|', ...rows].join('\n')
  const more =
    later === 0
      ? []
      : [
          `${countedText(later, 'more pull request')} ${later === 1 ? 'comes' : 'come'} with the next request.`,
        ]
  return [title, period, ...(rows.length === 0 ? [] : [table]), ...more].join('\n\n')
}

function rowOf({ pull, closed }: JudgedPull, isSent: boolean): string {
  const { number, title, author, url } = pull
  const name = `[#${number}](${url}) ${toProse(title, 120)}`
  const by = author === null ? '' : toCode(author.login)
  const state = closed === null ? (isSent ? 'included' : 'not sent') : leftOutText(closed)
  return `| ${name} | ${by} | ${state} |`
}

/** Such as `left out: the pull request has a label from skip-labels`. */
function leftOutText({ reason }: NonNullable<JudgedPull['closed']>): string {
  const { title } = describeSkip(reason)
  return `left out: ${title.replace(/^Skipped: /, '')}`
}
