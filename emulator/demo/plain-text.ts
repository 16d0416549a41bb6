/** Markdown as text that reads well in a terminal. */

import { lexer, type Token, type Tokens } from 'marked'

/** Returns the text: links with their addresses, folded sections indented, and nothing of what GitHub hides. */
export function toPlainText(markdown: string): string {
  let depth = 0
  const blocks: string[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'html' && token.raw.includes('</details>')) depth -= 1
    const text = blockText(token)
    if (text !== '') blocks.push(indent(text, depth))
    if (token.type === 'html' && token.raw.includes('<details>')) depth += 1
  }
  return blocks.join('\n\n')
}

function blockText(token: Token): string {
  switch (token.type) {
    case 'list':
      return listText(token as Tokens.List)
    case 'table':
      return tableText(token as Tokens.Table)
    case 'code':
      return indent(token.text, 1)
    case 'html':
      return decode(token.raw.replace(/<[^>]*>/g, '')).trim()
    default:
      return inlineText(token).trim()
  }
}

function listText({ items, ordered, start }: Tokens.List): string {
  const first = Number(start) || 1
  return items
    .map(({ tokens }, index) => {
      const mark = ordered ? `${first + index}.` : '-'
      return `${mark} ${tokens.map(blockText).join('\n')}`
    })
    .join('\n')
}

/** The columns beside each other, without the header of a table of names and values. */
function tableText({ header, rows }: Tokens.Table): string {
  const shown = [header, ...rows].map((cells) => cells.map((cell) => childText(cell).replaceAll('\n', '; ')))
  const widths = header.map((_, column) => Math.max(...shown.map((cells) => cells[column]?.length ?? 0)))
  const lines = shown.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return lines.join('\n')
}

function inlineText(token: Token): string {
  switch (token.type) {
    case 'html':
      return /^<br/i.test(token.raw) ? '\n' : ''
    case 'br':
      return '\n'
    case 'link':
      // The hash by which GitHub finds a file says nothing to a reader.
      return `${childText(token)} (${token.href.replace(/#diff-[0-9a-f]{64}$/, '')})`
    default:
      return 'tokens' in token && token.tokens ? childText(token) : decode('text' in token ? token.text : '')
  }
}

function childText({ tokens = [] }: { tokens?: Token[] | undefined }): string {
  return tokens.map(inlineText).join('')
}

/** GitHub shows the character of a reference. */
function decode(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => names[name] ?? '')
}

function indent(text: string, depth: number): string {
  return depth === 0 ? text : text.replace(/^(?=.)/gm, '  '.repeat(depth))
}
