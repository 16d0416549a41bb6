/** Prints the results of a run: annotations, outputs, comment and job summary. */

import { stdout } from 'node:process'
import { styleText } from 'node:util'
import type { DemoEvent } from './events.ts'
import type { Annotation } from './log-view.ts'

export type RunResults = {
  annotations: Annotation[]
  outputs: Record<string, string>
  demoEvent: DemoEvent
  /** Markdown. */
  summary: string
}

const headingWidth = 100

/** Prints the results. The comment and the job summary are Markdown. */
export function printReport({ annotations, outputs, demoEvent, summary }: RunResults): void {
  printAnnotations(annotations)
  printOutputs(outputs)
  printComments(demoEvent)
  for (const [title, lines] of demoEvent.sections?.() ?? []) {
    printHeading(title)
    console.log(simplify(lines.join('\n')))
  }
  printHeading('Job summary')
  console.log(simplify(summary).trim() || 'There is none.')
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

function printComments({ repository, issueNumber }: DemoEvent): void {
  if (issueNumber === null) return
  const comments = [...repository.comments.values()].filter(
    ({ issue, user }) => issue === issueNumber && user.type === 'Bot',
  )
  printHeading(`Comment on pull request #${issueNumber}`)
  if (comments.length === 0) console.log('There is none.')
  for (const { body } of comments) console.log(simplify(body))
}

/** Shortens the signed state of a comment, and decodes the character references of escaped text. */
function simplify(markdown: string): string {
  return markdown
    .replace(/(<!-- docs-agent\S* .{16})[^>]* -->/g, '$1… -->')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
