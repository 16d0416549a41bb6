// The job summary: the status, what a missing permission costs, the changed
// pages, and the prompt in a folded section.
import { toDetails, toFence, toProse, toTable } from '../lib/markdown.ts'
import { cut, joinParagraphs } from '../lib/plain-text.ts'
import { outcome } from '../outcome.ts'
import { detailsSection, pagesSection, statusSection } from './comment.ts'
import { textOfReason } from './reasons.ts'
import type { Subject } from './status.ts'

export type SummaryParts = {
  subject: Subject
  /** Null if none was made. */
  prompt: string | null
  /** What the run could not do, apart from its request. */
  warnings: readonly string[]
  /**
   * What a dry run found, in rows of what was checked and what the answer
   * shows.
   */
  checks: readonly (readonly [string, string])[]
}

const maxPromptLength = 20_000

/** The summary's Markdown. */
export function renderSummary(parts: SummaryParts): string {
  const { subject, prompt, warnings, checks } = parts
  const isDryRun = checks.length > 0
  return joinParagraphs([
    statusSection(subject),
    ...warnings.map((warning) => `⚠️ ${toProse(warning)}`),
    pagesSection(subject.shown),
    isDryRun
      ? toTable(
          ['Checked', 'What it shows'],
          checks.map((row) => row.map((cell) => toProse(cell))),
        )
      : null,
    detailsSection(subject),
    prompt && toDetails('Prompt', toFence(cut(prompt, maxPromptLength))),
  ])
}

/** The summary of a run that could not start: what is wrong, as a list. */
export function renderProblems(problems: readonly string[]): string {
  const text = textOfReason(outcome('rejected', 'invalid-input'))
  return joinParagraphs([
    `### ⛔ ${text?.title}`,
    problems.map((problem) => `- ${toProse(problem)}`).join('\n'),
    text?.next ?? null,
  ])
}
