/** Prints the results of a run: annotations, outputs, comment and job summary. */

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { styleText } from 'node:util'
import { resultPage } from '../../tools/preview/page.ts'
import type { DemoEvent } from './events.ts'
import type { Annotation } from './log-view.ts'
import { toPlainText } from './plain-text.ts'

export type RunResults = {
  annotations: Annotation[]
  outputs: Record<string, string>
  demoEvent: DemoEvent
  /** Markdown. */
  summary: string
}

const headingWidth = 100

/** Prints the results, and the path of a page that shows the comment and the job summary as GitHub does. */
export function printReport({ annotations, outputs, demoEvent, summary }: RunResults): void {
  printAnnotations(annotations)
  printOutputs(outputs)
  const comments = commentsOf(demoEvent)
  if (demoEvent.issueNumber !== null) {
    const { issueNumber, repository } = demoEvent
    const kind = repository.pulls.has(issueNumber) ? 'pull request' : 'issue'
    printHeading(`Comment on ${kind} #${issueNumber}`)
    console.log(comments.map(toPlainText).join('\n\n') || 'There is none.')
  }
  for (const [title, lines] of demoEvent.sections?.() ?? []) {
    printHeading(title)
    console.log(lines.map(toPlainText).join('\n'))
  }
  printHeading('Job summary')
  console.log(toPlainText(summary) || 'There is none.')
  const pieces = [
    ...comments.map((markdown) => ({ title: 'Comment', markdown })),
    ...(summary.trim() === '' ? [] : [{ title: 'Job summary', markdown: summary }]),
  ]
  if (pieces.length > 0) console.log(`\nAs GitHub shows it, in a browser:\n${writePage(pieces)}`)
}

/** Returns the path of the page. */
function writePage(pieces: { title: string; markdown: string }[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'docs-agent-demo-')), 'result.html')
  writeFileSync(path, resultPage(pieces))
  return path
}

/** Prints a heading between empty lines. */
export function printHeading(title: string): void {
  console.log(
    `\n${colorize('bold', `── ${title} ${'─'.repeat(Math.max(0, headingWidth - title.length - 4))}`)}\n`,
  )
}

/** Prints names and values in two columns. */
export function printTable(rows: [name: string, value: string][]): void {
  const nameWidth = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(nameWidth)}  ${value}`)
}

/** Returns the text in that format on a terminal, else the text alone. `FORCE_COLOR` has no effect. */
export function colorize(format: 'bold' | 'dim' | 'red' | 'yellow', text: string): string {
  return stdout.isTTY ? styleText(format, text) : text
}

function printAnnotations(annotations: Annotation[]): void {
  if (annotations.length === 0) return
  printHeading('Annotations on the page of the run')
  for (const { level, title, text } of annotations) console.log(`${level}: ${title}\n  ${text}`)
}

function printOutputs(outputs: Record<string, string>): void {
  printHeading('Outputs')
  const names = Object.keys(outputs)
  printTable(names.filter((name) => outputs[name] !== '').map((name) => [name, outputs[name] ?? '']))
  const empty = names.filter((name) => outputs[name] === '')
  if (empty.length > 0) console.log(`\nEmpty: ${empty.join(', ')}.`)
}

function commentsOf({ repository, issueNumber }: DemoEvent): string[] {
  return [...repository.comments.values()]
    .filter(({ issue, user }) => issue === issueNumber && user.type === 'Bot')
    .map(({ body }) => body)
}
