// The answer to the slash command `help`.
import { toTable } from '../lib/markdown.ts'

/** Begins the comment, so that it is found again. Each command has its own. */
export function helpTitle(command: string): string {
  return `<!-- docs-agent:help -->\n### ℹ️ What \`${command}\` can do`
}

/**
 * The grammar of the slash command, as a comment. `isTracked`: whether a
 * comment keeps the agent job of the conversation.
 */
export function renderHelp({
  command,
  isTracked,
}: {
  command: string
  isTracked: boolean
}): string {
  const follows = isTracked
    ? 'If this conversation has an agent job, that job continues, unless it failed or was archived, or its docs pull request was merged or closed.'
    : 'Each request starts a new agent job.'
  const rows = [
    [
      `\`${command} <what to change>\``,
      `Sends your request to the agent. ${follows}`,
    ],
    [
      `\`${command}\``,
      "Sends the workflow's prompt, or asks the agent to document this pull request or issue.",
    ],
    ...(isTracked
      ? [[`\`${command} new <what to change>\``, 'Starts a new agent job.']]
      : []),
    [`\`${command} help\``, 'Shows this help.'],
  ]
  return [
    helpTitle(command),
    toTable(['Comment', 'What it does'], rows),
    'Put the command at the very start of a new comment. Text on later lines is part of the request.',
  ].join('\n\n')
}
