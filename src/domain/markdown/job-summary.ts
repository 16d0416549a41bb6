// The job summary of an agent run: the verdict, the facts, and the prompt folded away.

import type { Report } from '../job/report.ts'
import { type Surroundings, verdictOf } from '../messages/status.ts'
import { detailParagraph, factsTable, linkSuffix } from './comment.ts'
import { cut, toFence } from './escape.ts'

const longestPrompt = 20_000

export type SummaryExtras = {
  /** The prompt as sent, empty if none was. */
  prompt: string
  /** What went wrong beside the job, such as a comment that could not be written. */
  warnings: readonly string[]
}

/** The summary's Markdown. */
export function renderSummary(report: Report, surroundings: Surroundings, extras: SummaryExtras): string {
  const verdict = verdictOf(report, surroundings)
  const paragraphs = [
    `## ${verdict.icon} ${verdict.title}${linkSuffix(report)}`,
    verdict.text,
    detailParagraph(report),
    report.note,
    verdict.next,
    factsTable(report),
    extras.warnings.map((warning) => `- ⚠️ ${warning}`).join('\n'),
    promptSection(report, extras.prompt),
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

function promptSection({ reason }: Report, prompt: string): string {
  if (prompt === '') return ''
  const title = reason === 'dry-run' ? 'Prompt that would be sent' : 'Prompt as sent'
  return `<details><summary>${title}</summary>\n\n${toFence(cut(prompt, longestPrompt), 'text')}\n\n</details>`
}
