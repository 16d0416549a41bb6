// The answer to `help`.
import { helpStart } from '../event/slash-command.ts'

/** The answer to `help`: the grammar of the slash command, as a comment. */
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
