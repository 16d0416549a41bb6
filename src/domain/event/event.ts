// What started the run, as our own types: the event, the thread it belongs to, and who acted.

export type PullRequest = {
  number: number
  title: string
  url: string
  headRef: string
  baseRef: string
}

export type Comment = {
  id: number
  /** Where reactions go: a comment of the conversation, or one on a line of the diff. */
  surface: 'conversation' | 'review'
  url: string
  body: string
  author: string
  authorIsBot: boolean
  /** Line commented on, for a review comment. */
  path: string | null
  line: number | null
  diffHunk: string | null
}

export type Trigger =
  | { kind: 'pull-request'; pullRequest: PullRequest; isFromElsewhere: boolean; isPrivileged: boolean }
  | {
      kind: 'comment'
      thread: number
      action: string
      comment: Comment
      pullRequest: PullRequest | null
      isPullRequest: boolean
      /** Whether the pull request comes from another repository, as far as the event says. */
      isFromElsewhere: boolean
    }
  | { kind: 'push'; branch: string; before: string; after: string; compareUrl: string }
  | { kind: 'release'; tag: string; name: string; notes: string; url: string }
  | { kind: 'tag'; tag: string; sha: string }
  /** The branch or tag of the event is gone. */
  | { kind: 'deleted-ref'; ref: string }
  | { kind: 'other' }

export type Run = {
  eventName: string
  repository: { owner: string; name: string; id: number; isPublic: boolean }
  /** Who acted, such as `mona` or `dependabot[bot]`. */
  sender: { login: string; isBot: boolean }
  ref: string
  sha: string
  runId: string
  runAttempt: number
  /** Such as `https://github.com`. */
  serverUrl: string
  trigger: Trigger
}

/** Number of the pull request or issue that the event itself names, null if it names none. */
export function threadOf(trigger: Trigger): number | null {
  if (trigger.kind === 'pull-request') return trigger.pullRequest.number
  if (trigger.kind === 'comment') return trigger.thread
  return null
}

/** Page of this run. */
export function runUrl(run: Pick<Run, 'serverUrl' | 'repository' | 'runId'>): string {
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${run.runId}`
}

/** What a person calls the event, such as `release v1.4.0` or `pull request #12`. */
export function describeTrigger(run: Run): string {
  const { trigger } = run
  if (trigger.kind === 'pull-request') return `pull request #${trigger.pullRequest.number}`
  if (trigger.kind === 'comment') return `a comment on #${trigger.thread}`
  if (trigger.kind === 'push') return `a push to ${trigger.branch}`
  if (trigger.kind === 'release') return `release ${trigger.tag}`
  if (trigger.kind === 'tag') return `tag ${trigger.tag}`
  if (trigger.kind === 'deleted-ref') return `the deletion of ${trigger.ref}`
  return run.eventName.replaceAll('_', ' ')
}
