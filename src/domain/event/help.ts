// The answer to `/docs help`.

/** What the slash command can do, as a comment. */
export function helpText(command: string): string {
  return `### ℹ️ What \`${command}\` can do

| Comment | Effect |
|---|---|
| \`${command} <what to change>\` | Asks the documentation agent. In a thread that has a job, the same job continues. |
| \`${command}\` | Asks it to document this pull request or issue. |
| \`${command} new <what to change>\` | Starts a new job. |
| \`${command} status\` | Says how the job of this thread stands. |
| \`${command} help\` | Shows this. |

The command stands at the very beginning of a new comment. Further lines belong to the request.`
}
