// Plain text made of what others wrote: one line, no control characters,
// nothing invisible, cut to a length.

const lineEndsAndControls = /[\p{Cc}\u2028\u2029]+/gu
const bidirectional = /\p{Bidi_Control}/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** After other characters, they can belong to an emoji or to a word. */
const invisibleAfterAscii =
  /(?<=\p{ASCII})[\p{Default_Ignorable_Code_Point}\u2800]+/gu

/**
 * One line for the log: no line ends, no control characters, and nothing that
 * the runner takes for a workflow command.
 */
export function toLogLine(text: string): string {
  // Most lines are plain, and Unicode classes take a millisecond to compile.
  const visible = /[^ -~]/.test(text)
    ? text
        .replace(lineEndsAndControls, ' ')
        .replace(bidirectional, '')
        .replace(invisibleAfterAscii, '')
    : text
  return visible.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## [')
}

/** One line of plain text, cut to `maxLength` UTF-16 units with an ellipsis. */
export function toOneLine(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .replace(lineEndsAndControls, ' ')
    .replace(bidirectional, '')
  return cut(line.replace(/ {2,}/g, ' ').trim(), maxLength)
}

/**
 * The text cut to `maxLength` UTF-16 units, never inside a surrogate pair, with
 * an ellipsis where it was cut.
 */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = text.slice(0, Math.max(0, maxLength - 1))
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

/** Whether the text has no visible character. */
export function isBlank(text: string): boolean {
  return (
    text.replace(invisible, '').replace(lineEndsAndControls, '').trim() === ''
  )
}

/** The text without zero-width and bidirectional marks. */
export function removeInvisible(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(bidirectional, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** The text that a person sees of Markdown, without HTML comments. */
export function removeHidden(text: string): string {
  const shown = removeComments(removeInvisible(text), codeOrComment)
  // What is left of a comment, or joined by what was removed, is broken up.
  return shown
    .replace(openComment, '')
    .replaceAll('<!--', '<! --')
    .replaceAll('\0', '<!--')
}

function removeComments(text: string, parts: RegExp): string {
  return text.replace(parts, (one, ...given) => {
    if (closedComment.test(one)) return ''
    if (one.startsWith('<!--')) return one
    const { ticks, waves, fence } = given.at(-1)
    const isOpen = (ticks ?? waves) !== undefined && fence === undefined
    // GitHub ends it with what it stands in, such as an item of a list.
    return isOpen
      ? removeComments(one, inlineOrComment)
      : one.replaceAll('<!--', '\0')
  })
}

/** Up to a fence as long, or to the end of the text. */
const fencedCode =
  /^ {0,3}(?:(?<ticks>`{3,})[^`\n]*|(?<waves>~{3,})(?!~).*)\n[\s\S]*?(?:(?<fence>^ {0,3}\k<ticks>\k<waves>[`~]*[ \t]*$)|(?![\s\S]))/
/** A part of a paragraph. */
const inlineCode = /(?<!`)(?<mark>`+)(?!`)(?:(?!\n\s*\n)[^`])+\k<mark>(?!`)/
/** https://html.spec.whatwg.org/multipage/syntax.html#comments */
const comment = /<!--(?:-?>|[\s\S]*?--!?>)/
/**
 * What begins first hides what the other would be. A comment without an end
 * takes the rest, so that no other is looked for: the time stays linear, and so
 * it does for each part.
 */
const inlineOrComment = anyOf([inlineCode, comment, /<!--[\s\S]*/])
const codeOrComment = anyOf([fencedCode, inlineOrComment])

function anyOf(parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'), 'gm')
}

const closedComment = new RegExp(`^(?:${comment.source})$`)
/** It begins a line, and hides all that follows. */
const openComment = /^ {0,3}<!--[\s\S]*$/m

/** Paragraphs with a blank line between them. Null ones are left out. */
export function joinParagraphs(paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')
}

/** Sentences in one line. Null ones are left out. */
export function joinSentences(sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/**
 * The messages of an answer's list of errors, which may be texts. Empty for
 * none.
 */
export function messagesIn(errors: unknown): string {
  const messages = Array.isArray(errors)
    ? errors.map((error) => Object(error).message ?? error)
    : []
  return messages.filter((message) => typeof message === 'string').join('; ')
}

/** The JSON value of a text, undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
