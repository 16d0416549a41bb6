// The slash command of a comment: in the first line, from its first column, in
// upper or lower case. The text after it is the request.

export type SlashCommand =
  /**
   * `text` is empty when only the command was given. `isNew`: whether it asks
   * for a new agent job.
   */
  { kind: 'request'; text: string; isNew: boolean } | { kind: 'help' }

/**
 * The command in a comment's body, null if there is none. A quote, a fence or
 * `/docsx` is none.
 */
export function parseSlashCommand(
  body: string,
  command: string,
): SlashCommand | null {
  const start = body.slice(0, command.length)
  const isCommand = start.toLowerCase() === command.toLowerCase()
  const after = body.slice(command.length)
  if (!isCommand || /^\S/.test(after)) return null

  const argument = withoutMail(after.replace(/\r\n?/g, '\n')).trim()
  if (asksForHelp.test(argument)) return { kind: 'help' }
  const [, fresh] = /^new(?!\S)\s*([\s\S]*)$/.exec(argument) ?? []
  return fresh === undefined
    ? { kind: 'request', text: argument, isNew: false }
    : { kind: 'request', text: fresh, isNew: true }
}

/** As people write it, also above other text. */
const asksForHelp = /^(?:help|--help|-h|\?)[.!?]?[ \t]*(?:\n|$)/i

/**
 * The line before a quoted mail, with its time, and in other languages than
 * English also with an address.
 */
const introducesQuote = [
  /^On .*\b(?:\d{4}|\d{1,2}:\d\d)\b.* wrote:$/,
  /\b\d{1,2}[:.h]\d\d\b.*<[^<>\s]+@[^<>\s]+>.*:$/,
]

/**
 * A signature, and what mail programs and GitHub write themselves. The last one
 * is the sender above a quoted mail, as in `From: Mona
 * <notifications@github.com>`. A GitHub server has a `noreply@` address.
 */
const endsReply = [
  /^-- $/,
  /^-{2,} ?Original Message ?-{2,}$/i,
  /^Reply to this email directly\b/,
  /^[^:：]{1,40}[:：].*[<[](?:mailto:)?(?:notifications@github\.com|noreply@[^\s<>\]]+)[>\]]/,
]

/** Outlook draws it above the quoted mail. */
const lineAboveMail = /\n_{10,}\s*$/

/**
 * A line before a quoted mail has names and addresses in it. A longer line is
 * something else, and the patterns above would take too long for it.
 */
const maxIntroductionLength = 300

/**
 * The text of a reply by email, without the quoted mail and the signature. What
 * stands in the first line, in a fence, or below a quote, is the person's own.
 */
function withoutMail(text: string): string {
  const lines = text.split('\n')
  const endsInQuote = findLastQuotes(lines)
  let isFenced = false
  for (const [index, line] of lines.entries()) {
    if (/^ {0,3}(?:`{3}|~{3})/.test(line)) isFenced = !isFenced
    else if (index > 0 && !isFenced && beginsMail(lines, index, endsInQuote))
      return lines.slice(0, index).join('\n').replace(lineAboveMail, '')
  }
  return text
}

/**
 * Of each line: whether nothing but quotes follows it, up to what a mail
 * program adds. A line right below a quoted one belongs to it, as in Markdown.
 */
function findLastQuotes(lines: readonly string[]): readonly boolean[] {
  const kinds = kindsOf(lines)
  const endsInQuote: boolean[] = []
  let isQuote = false
  let isOnlyQuotes = true
  for (const [index, kind] of [...kinds.entries()].toReversed()) {
    endsInQuote[index] = isQuote && isOnlyQuotes
    if (kind === 'blank') continue
    isQuote = kind === 'quote'
    isOnlyQuotes = kind === 'end' || (isOnlyQuotes && isQuote)
  }
  return endsInQuote
}

type LineKind = 'blank' | 'quote' | 'end' | 'text'

function kindsOf(lines: readonly string[]): LineKind[] {
  const kinds: LineKind[] = []
  for (const line of lines) {
    const isBelowQuote = kinds.at(-1) === 'quote'
    if (line.trim() === '') kinds.push('blank')
    else if (endsReply.some((pattern) => pattern.test(line))) kinds.push('end')
    else kinds.push(isBelowQuote || line.startsWith('>') ? 'quote' : 'text')
  }
  return kinds
}

function beginsMail(
  lines: readonly string[],
  index: number,
  endsInQuote: readonly boolean[],
): boolean {
  const line = lines[index] ?? ''
  if (endsReply.some((pattern) => pattern.test(line))) return true

  // The line before the quoted mail may be folded.
  const folded = `${line} ${lines[index + 1] ?? ''}`
  return (
    (endsInQuote[index] === true && isIntroduction(line)) ||
    (endsInQuote[index + 1] === true && isIntroduction(folded))
  )
}

function isIntroduction(line: string): boolean {
  const isShort = line.length <= maxIntroductionLength
  return isShort && introducesQuote.some((pattern) => pattern.test(line))
}
