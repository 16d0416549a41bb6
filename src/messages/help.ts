// The answer to the slash command `help`.
import { toTable } from '../lib/markdown.ts'

/** The grammar of the slash command, as a comment. */
export function renderHelp(command: string): string {
  const rows = [
    [
      `\`${command} <what to change>\``,
      'Sends your request to the agent. If this conversation has an agent job, that job continues, unless it failed or was archived.',
    ],
    [
      `\`${command}\``,
      "Sends the workflow's prompt, or asks the agent to document this pull request or issue.",
    ],
    [`\`${command} new <what to change>\``, 'Starts a new agent job.'],
    [`\`${command} help\``, 'Shows this help.'],
  ]
  return [
    `### ℹ️ What \`${command}\` can do`,
    toTable(['Comment', 'What it does'], rows),
    'Put the command at the very start of a new comment. Text on later lines is part of the request.',
  ].join('\n\n')
}
