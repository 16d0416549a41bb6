// Why a run had nothing to do: one sentence each, for the log and the summary.
import type { Reason } from '../job/outcome.ts'

const byReason: Partial<Record<Reason, string>> = {
  bot: 'A bot may command only if `allow-bots` names it.',
  'dry-run': 'Nothing was sent, because `dry-run` is on.',
  'edited-comment': 'Only a new comment is a command; this one was edited or deleted.',
  'existing-job': 'The thread has a job already, and `on-existing` is `skip`.',
  help: 'The help text was posted.',
  'job-not-found': 'This thread has no job yet.',
  'no-secrets':
    'The API key is empty: runs from forks and Dependabot get no secrets. Have somebody who may write to the repository comment the slash command; that takes a workflow on `issue_comment`.',
  'not-a-command': 'The comment is not a command.',
  'permission-denied': 'Whoever asked lacks the repository permission that the input `permission` demands.',
  'ref-deleted': 'The branch or tag was deleted.',
}

/** Why the run was skipped. */
export function skipText(reason: Reason): string {
  return byReason[reason] ?? 'There was nothing to do.'
}
