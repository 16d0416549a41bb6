// The comment on a pull request or issue, rendered whole from its state. Its
// first version is also the notification email, so it makes sense alone.
import type { JobRecord } from '../conversation/job-record.ts'
import type {
  ChangedPage,
  ConversationState,
  Shown,
} from '../conversation/state.ts'
import { dateTimeText, durationText } from '../lib/format.ts'
import {
  plainAddress,
  quoted,
  toCode,
  toDetails,
  toEntities,
  toProse,
  toTable,
} from '../lib/markdown.ts'
import { joinParagraphs, joinSentences } from '../lib/plain-text.ts'
import {
  parsePullRequestLink,
  pullRequestName,
  unknownHost,
} from '../mintlify/pull-request-link.ts'
import { factsOf } from '../outcome.ts'
import { timesOfLost } from './lost-create.ts'
import { noteText } from './notes.ts'
import {
  describeStatus,
  detailSentence,
  type ShownInText,
  type Subject,
} from './status.ts'

/** The comment's Markdown, without the signed state. */
export function renderComment(state: ConversationState): string {
  const { shown, sending, until, requestCount } = state
  if (shown === null) return ''
  // While a new job starts, the old one is not shown.
  const job = sending?.kind === 'create' ? null : state.job
  const subject = {
    shown: { ...shown, ...timesOfLost(state.unconfirmed, shown) },
    job,
    until,
    slashCommand: shown.command,
    isRemembered: true,
    requestCount,
  }
  return joinParagraphs([
    statusSection(subject),
    pagesSection(shown),
    notesSection(shown),
    detailsSection(subject),
    footer(shown),
  ])
}

/** Null for no notes. */
function notesSection(shown: Shown): string | null {
  const texts = shown.notes.flatMap((note) => {
    const text = noteText(note, shown.command)
    const job = 'prLink' in note ? note : null
    return text === null ? [] : [`> ${toLinkedProse(text, job, shown)}`]
  })
  return texts.join('\n>\n') || null
}

/** In a sentence about a job, the address of its pull request leads there. */
function toLinkedProse(
  text: string,
  job: Pick<JobRecord, 'prLink'> | null,
  shown: ShownInText,
): string {
  const address = toCode(job?.prLink ?? '', Infinity)
  const link = pullLinkOf(job, shown)
  return toProse(text).replace(address, link ?? address)
}

/** The title with its link, why, what was said, and what to do. */
export function statusSection(subject: Subject): string {
  const { icon, title, cause, next } = describeStatus(subject)
  const { job, shown } = subject
  const link = isAboutPull(shown) ? pullLinkOf(job, shown) : null
  const said = detailSentence(shown, quoted)
  const why =
    joinSentences(
      [cause, said].map((sentence) => sentence && toProse(sentence)),
    ) || null
  const head = `### ${icon} ${toProse(title)}${link === null ? '' : `: ${link}`}`
  return joinParagraphs([head, why, next && toLinkedProse(next, job, shown)])
}

/** Whether the title leads to the docs pull request. */
function isAboutPull({ result }: ShownInText): boolean {
  return result === null || factsOf[result].showsPull
}

const changeIcons: Record<ChangedPage['change'], string> = {
  added: '🆕',
  changed: '📝',
  removed: '🗑️',
}

/**
 * The changed pages with their preview, null if neither is known. What is no page,
 * such as the navigation, shows in the preview as well.
 */
export function pagesSection({
  pages,
  otherFiles,
  previews,
}: ShownInText): string | null {
  const links = previewLinks(previews)
  const hasPages = pages.length > 0
  if (!hasPages && links === '') return null
  const items = pages.map(
    ({ path, change, url }) =>
      `- ${changeIcons[change]} [${toCode(path)}](${url}) ${change}`,
  )
  const count = hasPages ? `and ${otherFiles} more` : otherFiles
  if (otherFiles > 0)
    items.push(`- ${count} ${otherFiles === 1 ? 'file' : 'files'}`)
  const title = hasPages ? 'Changed pages' : 'Changed files'
  return [`**${title}**${links}`, '', ...items].join('\n').trimEnd()
}

/** Several projects can deploy one repository, each to its own environment. */
function previewLinks(previews: Shown['previews']): string {
  const links = previews.flatMap(({ environment, url }) => {
    const address = plainAddress(url)
    const name =
      previews.length === 1
        ? 'preview'
        : `preview of ${toCode(environment, 60)}`
    return address === null ? [] : [`[${name}](${address})`]
  })
  return links.length === 0 ? '' : ` (${links.join(', ')})`
}

/** What an operator looks for, folded. Null if nothing is known. */
export function detailsSection({
  job,
  shown,
  requestCount,
}: Subject): string | null {
  const rows: (readonly [string, string | null])[] = [
    ['Request', shown.asked === null ? null : toCode(shown.asked, 200)],
    ['Requested by', shown.requester && toCode(shown.requester)],
    ['Mintlify project', shown.project && toCode(shown.project)],
    ['Agent job', job && toCode(job.id, 200)],
    ['Status', job && toCode(job.status)],
    ['Repository', job?.repository ? toCode(job.repository) : null],
    ['Branch', job?.ref ? toCode(job.ref) : null],
    ['Docs pull request', isAboutPull(shown) ? null : pullLinkOf(job, shown)],
    ['Requests so far', requestCount > 1 ? String(requestCount) : null],
  ]
  const known = rows.flatMap(([name, cell]) => (cell ? [[name, cell]] : []))
  // Of a run that ended before its inputs were read, nothing is known.
  return shown.project === ''
    ? null
    : toDetails('Details', toTable(['', ''], known))
}

/** Workflow, duration, run and time, in small print. */
function footer({ workflow, durationMs, runUrl, updatedAt }: Shown): string {
  const parts = [
    workflow === '' ? null : toCode(workflow),
    durationMs === null ? null : durationText(durationMs),
    `[workflow run](${runUrl})`,
    dateTimeText(new Date(updatedAt)),
  ]
  return `<sub>${parts.filter((part) => part !== null).join(' · ')}</sub>`
}

/**
 * A link such as `[acme/docs#57](https://github.com/acme/docs/pull/57)`, null
 * if there is none. It shows its host, unless that is the host of `runUrl`, or
 * a well-known one.
 */
function pullLinkOf(
  job: Pick<JobRecord, 'prLink'> | null,
  { runUrl }: ShownInText,
): string | null {
  const link = parsePullRequestLink(job?.prLink)
  if (link === null) return null
  const host = unknownHost(link, runUrl)
  const name = pullRequestName(link)
  return `[${toEntities(host === null ? name : `${host}/${name}`)}](${link.url})`
}
