// The slash command of a comment: in the first line, from its first column, in
// upper or lower case. The text after it is the request.

import { isSignature, withoutQuotedMail } from './mail.ts'

export type SlashCommand =
  /**
   * `text` is empty when only the command was given. `isNew`: whether it asks
   * for a new agent job.
   */
  { kind: 'request'; text: string; isNew: boolean } | { kind: 'help' }

/**
 * The command in a comment's body, null if there is none. A quote, a fence or
 * `/docsx` is none. `isMail`: whether the comment came by email, null if GitHub
 * has not said so.
 */
export function parseSlashCommand(
  body: string,
  command: string,
  isMail: boolean | null,
): SlashCommand | null {
  const start = body.slice(0, command.length)
  const isCommand = start.toLowerCase() === command.toLowerCase()
  const after = body.slice(command.length)
  if (!isCommand || /^\S/.test(after)) return null

  const lines = after.replace(/\r\n?/g, '\n').split('\n')
  const argument = ownLines(lines, isMail).join('\n').trim()
  if (asksForHelp.test(argument)) return { kind: 'help' }
  const [, fresh] = /^new[:,.!]?(?!\S)\s*([\s\S]*)$/.exec(argument) ?? []
  const isNew = fresh !== undefined
  return { kind: 'request', text: fresh ?? argument, isNew }
}

/** As people write it, also above other text. */
const asksForHelp = /^(?:help|--help|-h|\?)[.!?]?[ \t]*(?:\n|$)/i

/** The lines without what a mail program adds to a reply. */
function ownLines(
  lines: readonly string[],
  isMail: boolean | null,
): readonly string[] {
  if (isMail === false) return lines
  const reply = isMail ? withoutQuotedMail(lines) : lines
  // A quote between lines of one's own stays.
  const last = reply.findLastIndex(
    (line, index) =>
      !quotedOrBlank.test(line) && !(isMail && isSignature(reply, index)),
  )
  return reply.slice(0, last + 1)
}

const quotedOrBlank = /^(?: ?>.*|\s*)$/
