// The comment on a thread, rendered whole from the report each time. It stands alone, since its first version is what
// people get by mail.
import { branchUrl, type PullRequestLink } from '../job/pull-request-link.ts'
import type { Report, Request } from '../job/report.ts'
import { type Surroundings, verdictOf } from '../messages/status.ts'
import { clockText, dateTimeText, durationText } from '../time-text.ts'
import { cut, toCode, toEntities, toProse } from './escape.ts'

/** The longest comment that GitHub takes, in UTF-16 units. */
const longestComment = 65_535

export type CommentSetting = Surroundings & {
  /** Page of the run. */
  runUrl: string
}

/** The comment's Markdown, without its marker. */
export function renderComment(report: Report, setting: CommentSetting): string {
  const verdict = verdictOf(report, setting)
  const paragraphs = [
    `### ${verdict.icon} ${verdict.title}${linkSuffix(report)}`,
    askedBy(report),
    report.note,
    verdict.text,
    detailParagraph(report),
    verdict.next,
    details(report),
    `<sub>[Run](${setting.runUrl}) · updated ${dateTimeText(new Date(report.updatedAt))}</sub>`,
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** The comment with its marker at the end, cut with a visible notice where GitHub's limit demands it. */
export function withMarker(body: string, marker: string): string {
  const room = longestComment - marker.length - 2
  if (body.length <= room) return `${body}\n\n${marker}`
  const notice = '\n\n**Cut here: the rest does not fit into a comment.**'
  return `${cut(body, room - notice.length)}${notice}\n\n${marker}`
}

/** What the service or the network said, or the sentence about an input, which is ours. Empty if there is none. */
export function detailParagraph({ reason, detail }: Report): string {
  if (detail === '') return ''
  return reason === 'invalid-input' ? toProse(detail) : `Details: ${toCode(detail, 500)}`
}

/** Table of what is known about a job, with the requests made to it. */
export function factsTable(report: Report): string {
  const rows = [
    ['Job', report.jobId ? toCode(report.jobId) : ''],
    [
      'Pull request',
      report.pullRequest ? `[${toEntities(nameOf(report.pullRequest))}](${report.pullRequest.url})` : '',
    ],
    ['Branch', branchCell(report)],
    ['Repository', report.repository ? toCode(report.repository) : ''],
    ['Requests', report.requests.map(requestText).join('<br>')],
  ]
  const known = rows.filter(([, cell]) => cell !== '').map(([name, cell]) => `| ${name} | ${cell} |`)
  return known.length === 0 ? '' : ['| What | Value |', '|---|---|', ...known].join('\n')
}

/** `: [acme/docs#57](…)` for a report with a pull request, otherwise nothing. */
export function linkSuffix({ pullRequest, result }: Report): string {
  if (!pullRequest || result !== 'pull-request') return ''
  return `: [${toEntities(nameOf(pullRequest))}](${pullRequest.url})`
}

function nameOf({ repository, number }: PullRequestLink): string {
  return `${repository}#${number}`
}

function askedBy({ requests, askedBy, result, tookMs }: Report): string {
  const text = requests.at(-1)?.text ?? ''
  const request = text === '' ? '' : `: ${toCode(text)}`
  const hasWaited = result === 'pull-request' || result === 'no-pull-request'
  const took = hasWaited && tookMs !== null ? ` Took ${durationText(tookMs)}.` : ''
  return `Asked by ${toEntities(askedBy)}${request}${/[.!?…]$/.test(text) ? '' : '.'}${took}`
}

function details(report: Report): string {
  const table = factsTable(report)
  return table === '' ? '' : `<details><summary>Job and requests</summary>\n\n${table}\n\n</details>`
}

function branchCell({ branch, pullRequest }: Report): string {
  if (!branch) return ''
  const url = pullRequest ? branchUrl(pullRequest, branch) : null
  return url ? `[${toCode(branch)}](${url})` : toCode(branch)
}

function requestText({ text, at }: Request, index: number): string {
  return `${index + 1}. ${toCode(text)} (${clockText(new Date(at))})`
}
