// The slash command of a comment: in the first line, from its first column, in
// any case. The text after it is the request.

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
  const text = withoutMail(body.replace(/\r\n?/g, '\n'))
  const isCommand = text.toLowerCase().startsWith(command.toLowerCase())
  const after = text.slice(command.length)
  if (!isCommand || /^\S/.test(after)) return null

  const argument = after.trim()
  if (asksForHelp.test(argument)) return { kind: 'help' }
  const [, fresh] = /^new(?!\S)\s*([\s\S]*)$/.exec(argument) ?? []
  return fresh === undefined
    ? { kind: 'request', text: argument, isNew: false }
    : { kind: 'request', text: fresh, isNew: true }
}

/** As people write it, also above other text. */
const asksForHelp = /^(?:help|--help|-h|\?)[.!?]?[ \t]*(?:\n|$)/i

/**
 * How a mail that is answered, or a signature, begins below a reply. The line
 * before a quoted mail has its time, and in other languages also its address.
 */
const beginsMail = [
  /^On .*\b(?:\d{4}|\d{1,2}:\d\d)\b.* wrote:$/,
  /\b\d{1,2}[:.h]\d\d\b.*<[^<>\s]+@[^<>\s]+>.*:$/,
  /^-- $/,
  /^-{2,} ?Original Message ?-{2,}$/i,
  /^Reply to this email directly\b/,
]

/** The text of a reply by email, without the quoted mail and the signature. */
function withoutMail(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => {
    // The line before the quoted mail may be folded.
    const folded = `${line} ${lines[index + 1] ?? ''}`
    return beginsMail.some((pattern) =>
      [line, folded].some((one) => pattern.test(one)),
    )
  })
  return end < 0 ? text : lines.slice(0, end).join('\n')
}
