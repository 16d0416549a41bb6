// Why a run had nothing to do: the gate or limit that closed and what opens it, or that nobody asked for anything.
import { joinSentences } from '../base/escape.ts'
import type { Reason } from '../base/result-codes.ts'

export type SkipMessage = {
  title: string
  /** Null if the title says it all. */
  text: string | null
  /** What to do for a run that is not skipped, null if nothing is to be done. */
  next: string | null
}

const gateMessages = {
  'own-pull-request': {
    title: 'Skipped: the agent made this change',
    text: null,
    next: 'Comment the slash command on the pull request if the agent should work on it all the same.',
  },
  'guard-unreadable': {
    title: "Skipped: GitHub didn't say whether the agent made this change",
    text: 'If it did, an agent job could start an endless loop.',
    next: 'Re-run the workflow job.',
  },
  'merge-group': {
    title: 'Skipped: a merge queue starts no agent job',
    text: null,
    next: 'Run the agent on the pull request instead.',
  },
  'bot-not-allowed': {
    title: "Skipped: this bot isn't listed in `allowed-bots`",
    text: null,
    next: 'Add it to `allowed-bots` if it may start agent jobs.',
  },
  'skip-phrase': {
    title: 'Skipped: the change has a phrase from `skip-phrases`',
    text: null,
    next: 'Remove the phrase, or leave it out of the next commit. The next event starts an agent job.',
  },
  'skip-label': {
    title: 'Skipped: the pull request has a label from `skip-labels`',
    text: null,
    next: 'Remove the label. The next event starts an agent job.',
  },
  paths: {
    title: 'Skipped: no changed file matches `paths`',
    text: null,
    next: 'Add a pattern to `paths` if these files need documentation.',
  },
  'request-limit': {
    title: 'Request not sent: this conversation has used all its requests',
    text: null,
    next: 'Ask an administrator to comment the slash command, or to raise `max-requests`.',
  },
  cooldown: {
    title: 'Request not sent: this conversation is in its cooldown period',
    text: null,
    next: 'Run the workflow again when the time has passed.',
  },
  'daily-limit': {
    title: 'Request not sent: this repository has used all its requests of the last 24 hours',
    text: null,
    next: 'Try again later, or ask an administrator to raise `max-requests-per-day`.',
  },
} as const satisfies Partial<Record<Reason, SkipMessage>>

const otherMessages: Partial<Record<Reason, SkipMessage>> = {
  'dry-run': { title: 'Dry run: no agent job was started', text: null, next: null },
  'edited-comment': {
    title: "Nothing to do: the comment isn't new",
    text: 'Edited and deleted comments start nothing.',
    next: null,
  },
  'existing-job': {
    title: 'Nothing to do: there is an agent job already',
    text: '`on-existing` is `skip`.',
    next: null,
  },
  help: { title: 'Help posted', text: null, next: null },
  'job-not-found': { title: 'There is no agent job here yet', text: null, next: null },
  'no-secrets': {
    title: 'Nothing to do: this run has no API key',
    text: "GitHub doesn't pass secrets to runs for forks and Dependabot.",
    next: 'Ask someone with write access to comment the slash command. This requires a workflow triggered by `issue_comment`.',
  },
  'not-a-command': { title: "Nothing to do: the comment isn't a command", text: null, next: null },
  'nothing-merged': {
    title: 'Nothing to do: no pull request to document was merged',
    text: null,
    next: null,
  },
  'permission-denied': {
    title: 'Nothing to do: missing permission',
    text: "The account that triggered this run doesn't have the repository permission that `permission` requires.",
    next: 'Ask someone who has it to comment the slash command. This requires a workflow triggered by `issue_comment`.',
  },
  'permission-unknown': {
    title: "Couldn't check the permission",
    text: "GitHub didn't say which permission the account that triggered this run has, so nothing was started.",
    next: 'Re-run this workflow job. If it happens again, check `github-token`.',
  },
  'source-closed': {
    title: 'No agent job started: the pull request was closed without being merged',
    text: null,
    next: null,
  },
  'source-merged': {
    title: 'No agent job started: this pull request already has one',
    text: 'Merging a pull request starts an agent job only if it has none yet.',
    next: null,
  },
  'source-reopened': {
    title: 'No agent job started: this pull request already has one',
    text: 'Reopening a pull request starts an agent job only if it has none yet.',
    next: 'To change the documentation, comment the slash command with what to change.',
  },
  'status-not-set': {
    title: "The commit status wasn't changed",
    text: null,
    next: 'Check the input `commit-status`, and whether the token has `statuses: write`.',
  },
  'status-waived': { title: 'Commit status set to success', text: null, next: null },
  'ref-deleted': { title: 'Nothing to do: the branch or tag was deleted', text: null, next: null },
}

const unexplained: SkipMessage = { title: 'Nothing to do', text: null, next: null }

/** The message about a skipped run. */
export function describeSkip(reason: Reason | null): SkipMessage {
  if (reason === null) return unexplained
  return isGateReason(reason) ? gateMessages[reason] : (otherMessages[reason] ?? unexplained)
}

/** Whether a gate or a limit closed. */
export function isGateReason(reason: Reason | null): reason is keyof typeof gateMessages {
  return reason !== null && Object.hasOwn(gateMessages, reason)
}

/** Whether the note of a comment says that a limit leaves no request, and what to do about it. */
export function saysNothingLeft(note: string | null): boolean {
  const limits = [gateMessages['request-limit'], gateMessages['daily-limit']]
  return limits.some(({ title }) => note?.includes(title))
}

/** A skipped run as one line, with what closed the gate in parentheses. `show` makes that safe for the surface. */
export function skipLine(
  { reason, detail }: { reason: Reason | null; detail: string | null },
  show: (detail: string) => string,
): string {
  const { title, text, next } = describeSkip(reason)
  return joinSentences([`${title}${detail === null ? '' : ` (${show(detail)})`}.`, text, next])
}
