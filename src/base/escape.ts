// Makes foreign text safe for each place it is shown in. Titles, comments, paths and the service's messages are foreign:
// they must not command the runner, notify a person, close an issue, load an image or end our markup.

const lineEndsAndControls = /[\p{Cc}\u2028\u2029]+/gu
const bidirectional = /\p{Bidi_Control}/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** After other characters, they can belong to an emoji or to a word. */
const invisibleAfterAscii = /(?<=\p{ASCII})[\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** One line for the log: no line ends, no control characters, and nothing that the runner takes for a workflow command. */
export function toLogLine(text: string): string {
  return visibleLine(text)
    .replace(/:(?=:)/g, ': ')
    .replace(/##\[/g, '## [')
}

function visibleLine(text: string): string {
  // Most lines are plain, and Unicode classes take a millisecond to compile.
  if (!/[^ -~]/.test(text)) return text
  return text.replace(lineEndsAndControls, ' ').replace(bidirectional, '').replace(invisibleAfterAscii, '')
}

/** One line of plain text, cut to `maxLength` UTF-16 units with an ellipsis. */
export function toOneLine(text: string, maxLength: number): string {
  const line = text.toWellFormed().replace(lineEndsAndControls, ' ').replace(bidirectional, '')
  return cut(line.replace(/ {2,}/g, ' ').trim(), maxLength)
}

/** Inline code in Markdown or HTML. The content stays text, whatever it is. */
export function toCode(text: string, maxLength = 120): string {
  const line = toOneLine(text, maxLength)
  return `<code>${toEntities(line)}</code>`
}

/**
 * Code for a sentence that is Markdown on one surface and plain text on another. Backticks become apostrophes. Our state is
 * found in the source of a comment, where code hides nothing, so no HTML comment begins in it.
 */
export function toCodeSpan(text: string, maxLength = 200): string {
  return `\`${breakHtmlComments(toOneLine(text, maxLength).replaceAll('`', "'"))}\``
}

/**
 * A sentence in Markdown or HTML. Text in backticks becomes code, and so does each word that GitHub could take for a mention
 * or a reference.
 */
export function toProse(text: string, maxLength = 500): string {
  const parts = toOneLine(text, maxLength).split('`')
  return parts.map((part, index) => (index % 2 === 1 ? toCode(part) : toPlainWords(part))).join('')
}

function toPlainWords(text: string): string {
  return text.replace(/\S+/g, (word) => (isReference(word) ? toCode(word, Infinity) : toEntities(word)))
}

/**
 * Whether GitHub could link a word to a person, an issue, a commit or an address.
 *
 * https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
function isReference(word: string): boolean {
  return /[@#]|gh-\d|:\/\/|www\.|[0-9a-f]{7}/i.test(word)
}

/**
 * The text with every ASCII punctuation character as an entity, so that none of it is Markdown or HTML. GitHub decodes
 * entities before it looks for mentions and references, so foreign text also needs to be code or the text of a link.
 */
export function toEntities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A fenced code block. The fence is longer than any run of backticks or tildes in the text. */
export function toFence(text: string, language = ''): string {
  const runs = text.match(/`{3,}|~{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`
}

/** The text that a person sees: HTML comments, zero-width and bidirectional marks removed. */
export function removeHidden(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(invisible, '').replace(bidirectional, '')
  return removeHtmlComments(visible.replace(/(?![\n\t])\p{Cc}/gu, ''))
}

/** Whether the text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').replace(lineEndsAndControls, '').trim() === ''
}

/** The text cut to `maxLength` UTF-16 units, never inside a surrogate pair, with an ellipsis where it was cut. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = text.slice(0, Math.max(0, maxLength - 1))
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

const htmlComment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g
const maxPasses = 10

/** Removing a comment can join its edges into a new one, so this repeats, and finally breaks up what is left. */
function removeHtmlComments(text: string): string {
  let kept = text
  for (let pass = 0; pass < maxPasses && kept.includes('<!--'); pass += 1)
    kept = kept.replace(htmlComment, '')
  return breakHtmlComments(kept)
}

function breakHtmlComments(text: string): string {
  return text.replaceAll('<!--', '<! --')
}

/** Paragraphs with a blank line between them. Null ones are left out. */
export function joinParagraphs(paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')
}

/** Sentences in one line. Null ones are left out. */
export function joinSentences(sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** The line for what the service or the network said, null if it said nothing. */
export function detailLine(detail: string | null): string | null {
  return detail === null ? null : `Details: ${toCode(detail, maxDetailLength)}`
}

const maxDetailLength = 500
