/** What people and later steps see of a run that has ended: annotations, outputs, comment and summary. */

import { stdout } from 'node:process'
import { styleText } from 'node:util'
import type { DemoEvent } from './events.ts'
import type { Annotation } from './log-view.ts'

export type EndedRun = {
  annotations: Annotation[]
  outputs: Record<string, string>
  demoEvent: DemoEvent
  /** Markdown. */
  summary: string
}

const width = 100

/** Prints all of them; comment and summary as Markdown. */
export function printReport({ annotations, outputs, demoEvent, summary }: EndedRun): void {
  printAnnotations(annotations)
  printOutputs(outputs)
  printComments(demoEvent)
  printHeading('Job summary')
  console.log(makeReadable(summary).trim() || 'There is none.')
}

/** Prints a heading with an empty line before it. */
export function printHeading(title: string): void {
  console.log(`\n${paint('bold', `── ${title} ${'─'.repeat(Math.max(0, width - title.length - 4))}`)}\n`)
}

/** Prints names and values in two columns. */
export function printTable(rows: [name: string, value: string][]): void {
  const nameWidth = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(nameWidth)}  ${value}`)
}

/** Gives back the text in that style on a terminal, and the bare text elsewhere. */
export function paint(style: 'bold' | 'dim' | 'red' | 'yellow', text: string): string {
  return stdout.isTTY ? styleText(style, text) : text
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

function printComments({ repository, thread }: DemoEvent): void {
  if (thread === undefined) return
  const comments = [...repository.comments.values()].filter(
    ({ issue, user }) => issue === thread && user.type === 'Bot',
  )
  printHeading(`Comment on pull request #${thread}`)
  if (comments.length === 0) console.log('There is none.')
  for (const { body } of comments) console.log(makeReadable(body))
}

/** Character entities keep foreign text from being Markdown, and the marker is long: neither is for reading. */
function makeReadable(markdown: string): string {
  return markdown
    .replace(/(<!-- docs-agent\S* .{16})[^>]* -->/g, '$1… -->')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
