/** The groups in which the reference lists the inputs of the main action. Each input is in exactly one of them. */
export const inputGroups: readonly { title: string; inputs: readonly string[] }[] = [
  { title: 'The four that most workflows need', inputs: ['api-key', 'project-id', 'prompt', 'fail-on'] },
  { title: 'What the agent is told', inputs: ['prompt-file', 'context', 'job-id'] },
  { title: 'Waiting', inputs: ['wait', 'timeout-minutes', 'poll-interval-seconds'] },
  { title: 'Commands in comments', inputs: ['command', 'permission', 'allowed-bots', 'reactions'] },
  {
    title: 'Gates: when an agent job starts',
    inputs: ['agent-branches', 'skip-phrases', 'skip-labels', 'paths'],
  },
  { title: 'One request for many merges', inputs: ['since-days', 'base'] },
  { title: 'Limits', inputs: ['max-requests', 'cooldown-minutes', 'max-requests-per-day'] },
  {
    title: 'Conversations with an earlier agent job',
    inputs: ['on-existing', 'on-rerun', 'comment-key', 'state-secret'],
  },
  { title: 'The commit status', inputs: ['commit-status', 'commit-status-until'] },
  {
    title: 'The docs pull request',
    inputs: ['docs-token', 'docs-labels', 'docs-reviewers', 'on-close'],
  },
  { title: 'Comment and summary', inputs: ['comment', 'issue-number', 'summary'] },
  {
    title: 'Connection and testing',
    inputs: ['dry-run', 'github-token', 'api-url', 'api-timeout-seconds'],
  },
]

/** The inputs that the README lists, in its order. */
export const mainInputs: readonly string[] = [
  'api-key',
  'project-id',
  'prompt',
  'paths',
  'max-requests-per-day',
  'permission',
  'wait',
  'commit-status',
  'fail-on',
  'dry-run',
]
