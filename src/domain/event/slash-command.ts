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

const helpStart = '### ℹ️ What `'

/** Whether a comment is the answer to `help`, which has no mark. */
export function isHelp(body: string): boolean {
  return body.startsWith(helpStart)
}

/** The answer to `help`: the grammar that is parsed above, as a comment. */
export function helpText(command: string): string {
  return `${helpStart}${command}\` can do

| Comment | What it does |
|---|---|
| \`${command} <what to change>\` | Sends your request to the agent. If the conversation already has an agent job, that job continues, unless it failed or was archived. |
| \`${command}\` | Runs the workflow's prompt, or asks the agent to document this pull request or issue. |
| \`${command} new <what to change>\` | Starts a new agent job. |
| \`${command} status\` | Shows the status of the agent job. |
| \`${command} skip\` | For a change that needs no documentation. Sets the commit status to success. Needs the input \`commit-status\`. |
| \`${command} help\` | Shows this help. |

Put the command at the very start of a new comment. Text on later lines is part of the request.`
}
