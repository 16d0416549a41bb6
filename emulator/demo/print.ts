/** Prints headings, tables, the log of a run and Markdown in the terminal. */

import { stdout } from 'node:process'
import { styleText } from 'node:util'

const headingWidth = 100
const annotations = new Map<
  string,
  { prefix: string; color: 'red' | 'yellow' | 'dim' }
>([
  ['error', { prefix: 'Error', color: 'red' }],
  ['warning', { prefix: 'Warning', color: 'yellow' }],
  ['notice', { prefix: 'Notice', color: 'dim' }],
])
const escapes: Record<string, string> = {
  '%0D': '\r',
  '%0A': '\n',
  '%3A': ':',
  '%2C': ',',
  '%25': '%',
}
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

export function printHeading(title: string): void {
  const line = '─'.repeat(Math.max(0, headingWidth - title.length - 4))
  console.log(`\n${colorize('bold', `── ${title} ${line}`)}\n`)
}

export function printTable(rows: [name: string, value: string][]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows)
    console.log(`${name.padEnd(width)}  ${value}`)
}

/** Returns the text in that format on a terminal, else the text alone. */
export function colorize(
  format: 'bold' | 'dim' | 'red' | 'yellow',
  text: string,
): string {
  return stdout.isTTY ? styleText(format, text) : text
}

/**
 * Returns a function that prints a line of an action's output as the log on
 * GitHub shows it: groups are collapsed, and debug messages and masked values
 * are hidden.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function createLogPrinter(): (line: string) => void {
  const masks: string[] = []
  let isInGroup = false
  const mask = (text: string) =>
    masks.reduce((output, value) => output.replaceAll(value, '***'), text)
  const print = (name: string, text: string) => {
    const annotation = annotations.get(name)
    if (annotation)
      console.log(
        colorize(annotation.color, mask(`${annotation.prefix}: ${text}`)),
      )
    else if (name === 'group') console.log(mask(`▸ ${text}`))
    else if (name === 'plain' && !isInGroup) console.log(mask(text))
  }
  return (line) => {
    const [, name = 'plain', escaped = ''] =
      /^::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? []
    const text = escaped.replace(
      /%(?:0D|0A|3A|2C|25)/g,
      (code) => escapes[code] ?? code,
    )
    if (name === 'add-mask') masks.push(text)
    print(name, name === 'plain' ? line : text)
    if (name === 'group' || name === 'endgroup') isInGroup = name === 'group'
  }
}

/**
 * Returns Markdown as text that reads well in a terminal: links with their
 * addresses, and nothing that GitHub hides.
 */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->|```mermaid[\s\S]*?```/g, '')
    .replace(/^[ |]+\n|^[ |:-]*-{3}[ |:-]*\n/gm, '')
    .replace(/#diff-[0-9a-f]{64}/g, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<br *\/?>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]*)\)/g, '$1 ($2)')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^#+ /gm, '')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^\| (.*) \|$/gm, (_, row: string) => row.replaceAll(' | ', '  '))
    .replace(/&#(\d+);/g, (_, code: string) =>
      String.fromCodePoint(Number(code)),
    )
    .replace(
      /&(amp|lt|gt|quot|nbsp);/g,
      (_, name: string) => entities[name] ?? '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
