// The slash command of a comment: at the very start, in exact case. The text after it is the request.

export type SlashCommand =
  | { kind: 'prompt'; text: string }
  /** `text` is empty when only `new` was given. */
  | { kind: 'new'; text: string }
  | { kind: 'status' }
  | { kind: 'help' }
  /** Waives the commit status. */
  | { kind: 'skip' }
  /** The command alone. */
  | { kind: 'bare' }

/** The command in a comment's body, null if there is none. A quote, a fence or `/docsx` is none. */
export function parseSlashCommand(body: string, command: string): SlashCommand | null {
  const text = body.replace(/\r\n?/g, '\n')
  if (!text.startsWith(command)) return null
  const after = text.slice(command.length)
  if (after !== '' && !/^\s/.test(after)) return null
  const argument = after.trim()
  if (argument === '') return { kind: 'bare' }
  if (argument === 'status') return { kind: 'status' }
  if (argument === 'help') return { kind: 'help' }
  if (argument === 'skip') return { kind: 'skip' }
  const fresh = /^new(?:\s+([\s\S]*))?$/.exec(argument)
  if (fresh) return { kind: 'new', text: fresh[1] ?? '' }
  return { kind: 'prompt', text: argument }
}

/** Begins the answer to `help`. */
export const helpStart = '### ℹ️ What `'

/** Whether a comment is the answer to `help`, which has no mark. */
export function isHelp(body: string): boolean {
  return body.startsWith(helpStart)
}
