// The job summary of an agent job: the status, the facts, and the prompt in a folded section.
import { cut, joinParagraphs, toCode, toFence, toProse } from '../base/escape.ts'
import type { Reason } from '../base/result-codes.ts'
import type { Batch } from '../batch/batch.ts'
import type { SetUpRow } from '../set-up/set-up-check.ts'
import type { Report } from '../state/report.ts'
import { isGateReason, skipLine } from '../words/skips.ts'
import { describeStatus } from '../words/status.ts'
import { batchSection } from './batch-section.ts'
import { changesSection } from './changes-section.ts'
import { type CommentContext, detailParagraph, factsTable, linkSuffix } from './render-comment.ts'

const maxPromptLength = 20_000

export type SummaryExtras = {
  /** The prompt as sent, null if none was. */
  prompt: string | null
  /** What was merged, null for a run that does not look. */
  batch?: Batch | null
  /** What the set-up check of a dry run shows, null for a run without one. */
  setUp?: readonly SetUpRow[] | null
  /** Problems beside the job, such as a comment that could not be written. */
  warnings: readonly string[]
}

/** Whether the summary of a skipped run tells of a gate or a limit. */
export function tellsOfGate(reason: Reason | null): boolean {
  return isGateReason(reason)
}

/** The summary's Markdown. */
export function renderSummary(report: Report, context: CommentContext, extras: SummaryExtras): string {
  const { icon, title, text, next } = describeStatus(report, context)
  if (report.result === 'skipped' && tellsOfGate(report.reason))
    return `${icon} ${skipLine(report, toCode)}\n`
  const warnings = extras.warnings.map((warning) => `- ⚠️ ${toProse(warning)}`)
  const paragraphs = joinParagraphs([
    `## ${icon} ${title}${linkSuffix(report, context)}`,
    changesSection(report, context.runUrl),
    text,
    detailParagraph(report),
    report.note,
    next,
    extras.batch ? batchSection(extras.batch, report) : null,
    extras.setUp ? setUpTable(extras.setUp) : null,
    factsTable(report, context),
    warnings.length === 0 ? null : warnings.join('\n'),
    extras.prompt === null ? null : promptSection(promptTitle(report, extras), extras.prompt),
  ])
  return `${paragraphs}\n`
}

function setUpTable(rows: readonly SetUpRow[]): string {
  const lines = rows.map(
    ({ what, answer, shows }) => `| ${toProse(what)} | ${toProse(answer)} | ${toProse(shows)} |`,
  )
  return ['| Checked | Answer | What it shows |', '|---|---|---|', ...lines].join('\n')
}

function promptSection(title: string, prompt: string): string {
  const fence = toFence(cut(prompt, maxPromptLength), 'text')
  return `<details><summary>${title}</summary>\n\n${fence}\n\n</details>`
}

function promptTitle({ result, reason }: Report, { setUp }: SummaryExtras): string {
  if (reason === 'dry-run' || setUp) return 'Prompt that would be sent'
  const isUnsent =
    result === 'queued' || reason === 'busy' || (result === 'rejected' && reason === 'unreachable')
  return isUnsent ? "Prompt that wasn't sent" : 'Prompt as sent'
}
