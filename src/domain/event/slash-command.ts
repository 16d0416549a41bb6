// The slash command of a comment: the first line, column one, exact case. What follows it is the prompt.

export type SlashCommand =
  | { kind: 'prompt'; text: string }
  /** `text` is empty when only `new` was given. */
  | { kind: 'new'; text: string }
  | { kind: 'status' }
  | { kind: 'help' }
  /** The command alone. */
  | { kind: 'bare' }

/** The command that a comment's body gives, null if it gives none. A quote, a fence or `/docsx` is none. */
export function parseSlashCommand(body: string, command: string): SlashCommand | null {
  const text = body.replace(/\r\n?/g, '\n')
  if (!text.startsWith(command)) return null
  const after = text.slice(command.length)
  if (after !== '' && !/^\s/.test(after)) return null
  const argument = after.trim()
  if (argument === '') return { kind: 'bare' }
  if (argument === 'status') return { kind: 'status' }
  if (argument === 'help') return { kind: 'help' }
  const fresh = /^new(?:\s+([\s\S]*))?$/.exec(argument)
  if (fresh) return { kind: 'new', text: fresh[1] ?? '' }
  return { kind: 'prompt', text: argument }
}
