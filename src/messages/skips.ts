// Why a run had nothing to do, and what to do about that.
import type { ReasonOf } from '../outcome.ts'

/**
 * Sentences with code in backticks. `next` begins with a verb. Null, or left
 * out, where there is nothing to say.
 */
export type ReasonText = {
  title: string
  cause?: string | null
  next: string | null
}

/** Only who sees the run can re-run it, so that a note has other advice. */
export const thisJob = 'this workflow job'

/** Where GitHub did not answer as it should. */
export const rerun = `Fix the cause if GitHub names one. Then re-run ${thisJob}.`

/** Nobody has to know or do more. */
function only(title: string): ReasonText {
  return { title, next: null }
}

/** What else is advised, such as a re-run, sends nothing then. */
export const limitReached =
  'From now on, only the command of an administrator sends a request, because this conversation has used all that `max-requests` allows.'

export const skips: Record<ReasonOf<'skipped'>, ReasonText> = {
  'bot-not-allowed': {
    title: 'Skipped: a bot is behind this run',
    next: 'Use `allowed-bots` to let a bot start agent jobs for branches of this repository. For anything else, ask someone who may start the agent to comment the slash command on a pull request or issue.',
  },
  'command-deleted': only(
    'Nothing to do: the comment with the slash command was deleted',
  ),
  'dry-run': only('Dry run: nothing was sent'),
  'guard-unreadable': {
    title: "Skipped: GitHub didn't say whether the agent made this change",
    cause: 'If it did, a new agent job could start an endless loop.',
    next: rerun,
  },
  help: only('Nothing to do: the comment asks for help'),
  'issue-gone': only(
    'Nothing to do: the issue or discussion was deleted or transferred',
  ),
  'merge-queue': {
    title: 'Nothing to do: this event comes from the merge queue',
    cause: 'The pull requests in it have runs of their own.',
    next: null,
  },
  'no-secrets': {
    title: 'Skipped: this run has no API key',
    cause:
      'GitHub passes no secrets to runs for pull requests from forks, to runs that Dependabot starts, and to runs in a fork.',
    next: 'Ask someone who may start the agent to comment the slash command on the Conversation tab of the pull request. In your own fork, add the secret or disable the workflow.',
  },
  'not-a-command': {
    title: "Nothing to do: the comment isn't a new slash command",
    cause:
      'A slash command begins a new comment or review on a pull request or issue. Discussions and commits have no slash commands.',
    next: null,
  },
  'not-finished': {
    title: "Nothing to do: what this event reports on hasn't finished",
    cause: 'GitHub sends another event when it has.',
    next: null,
  },
  'own-pull-request': {
    title: 'Skipped: the agent made this change',
    next: 'Mention `@mintlify` in a comment on its pull request to request changes, as long as that is open.',
  },
  'permission-denied': {
    title: 'Skipped: missing permission',
    next: 'Ask someone with that permission to comment the slash command on a pull request or issue.',
  },
  'permission-unknown': {
    title: "Couldn't check the permission",
    cause:
      "GitHub didn't say whether everyone behind this request has the permission, so nothing was started.",
    next: rerun,
  },
  'ref-deleted': only('Nothing to do: the branch or tag was deleted'),
  'release-withdrawn': only(
    'Nothing to do: the release was deleted or unpublished',
  ),
  'request-limit': {
    title: 'Request not sent: this conversation has used all its requests',
    next: 'Ask an administrator to comment the slash command, or to raise `max-requests`.',
  },
  'source-closed': only(
    'Nothing to do: the pull request was closed without being merged, or the issue as not planned or a duplicate',
  ),
}
