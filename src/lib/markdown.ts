// Markdown in which foreign text stays text: titles, comments, paths and server
// messages must not notify a person, close an issue, load an image or end our
// markup.
import { toOneLine } from './plain-text.ts'

/** Inline code in Markdown or HTML. The content stays text, whatever it is. */
export function toCode(text: string, maxLength = 120): string {
  return `<code>${toEntities(toOneLine(text, maxLength))}</code>`
}

/** A text of others in backticks, for a sentence of ours. */
export function quoted(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``
}

/**
 * A sentence in Markdown or HTML. Text in backticks becomes code, and so does
 * each word that GitHub could take for a mention or a reference.
 */
export function toProse(text: string, maxLength = 2_000): string {
  const parts = toOneLine(text, maxLength).split('`')
  return parts
    .map((part, index) =>
      index % 2 === 1 ? toCode(part, Infinity) : toPlainWords(part),
    )
    .join('')
}

function toPlainWords(text: string): string {
  // An apostrophe and a colon before a space mean nothing, and the source is
  // read in notification emails, too.
  return text.replace(/(\S+?)([.,;:]*)(?!\S)/g, (_, word, end) => {
    if (isReference(word)) return `${toCode(word, Infinity)}${end}`
    return `${word.replace(/[!"#$&*<>@[\\\]^_`{|}~]/g, toEntity)}${end}`
  })
}

/**
 * Whether GitHub could link a word to a person, an issue, a commit or an
 * address.
 *
 * https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
function isReference(word: string): boolean {
  return /[@#]|gh-\d|:\/\/|www\.|[0-9a-f]{7}/i.test(word)
}

/**
 * The text with every character as an entity that Markdown or HTML could read,
 * as a mark or as a part of an address. GitHub decodes entities before it looks
 * for mentions and references, so foreign text also needs to be code or the
 * text of a link.
 */
export function toEntities(text: string): string {
  return text.replace(/[!"#$&'*:<>@[\\\]^_`{|}~]|(?<=www)\./gi, toEntity)
}

function toEntity(sign: string): string {
  return `&#${sign.charCodeAt(0)};`
}

/**
 * A fenced block of text. The fence is longer than any run of backticks or
 * tildes in the text.
 */
export function toFence(text: string): string {
  const runs = text.match(/`{3,}|~{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return `${fence}text\n${text.replace(/(?<!\n)\n+$/, '')}\n${fence}`
}

/** A folded section. */
export function toDetails(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** A table. Cells are Markdown. */
export function toTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/**
 * The address if it is https and so plain that a reader sees where it leads,
 * null for any other text.
 */
export function plainAddress(text: string | null): string | null {
  if (text === null || text.length > 300) return null
  const { href = '' } = URL.parse(text) ?? {}
  return plainPattern.test(href) ? href : null
}

/** The mark of an empty query or fragment may stay. */
const plainPattern = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w./~-]*\??#?$/
