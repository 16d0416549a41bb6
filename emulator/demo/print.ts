/** How the demo writes on a terminal: headings, and colour only where it is seen. */

import { stdout } from 'node:process'
import { styleText } from 'node:util'

const width = 100

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
