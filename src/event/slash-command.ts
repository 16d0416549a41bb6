// The slash command of a comment: at the very start, in exact case. The text
// after it is the request.

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
  const text = body.replace(/\r\n?/g, '\n')
  if (!text.startsWith(command)) return null
  const after = text.slice(command.length)
  if (after !== '' && !/^\s/.test(after)) return null
  const argument = after.trim()
  if (argument === 'help') return { kind: 'help' }
  const fresh = /^new(?:\s+([\s\S]*))?$/.exec(argument)
  if (fresh) return { kind: 'request', text: fresh[1] ?? '', isNew: true }
  return { kind: 'request', text: argument, isNew: false }
}
