// The event that started the run, as our own types: what happened, in which conversation, and who acted.

/** `login`: such as `mona` or `dependabot[bot]`. */
export type Account = { login: string; isBot: boolean }

/** An account as GitHub describes it. Not every answer has a type, and an app's login always ends alike. */
export function toAccount(login: string, type: string | null): Account {
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}

/** A full commit id, null for anything else, such as the zeros of a branch that is gone. */
export function toSha(text: string | null): string | null {
  return text !== null && /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null
}

export type PullRequest = {
  number: number
  title: string
  url: string
  /** Null if the event does not name it. */
  headRef: string | null
  baseRef: string | null
}

export type Comment = {
  id: number
  /** Where reactions go: an issue comment, or a review comment on a line of the diff. */
  surface: 'conversation' | 'review'
  url: string
  body: string
  author: string
  authorIsBot: boolean
  /** ISO 8601, by GitHub's clock. Null if the event does not say. */
  createdAt: string | null
  /** What GitHub calls the author, such as `MEMBER` or `NONE`. It is no permission. Null if the event does not say. */
  authorAssociation: string | null
  /** File and line of a review comment. */
  path: string | null
  line: number | null
  diffHunk: string | null
}

export type PullRequestTrigger = {
  kind: 'pull-request'
  pullRequest: PullRequest
  /** Such as `opened`. */
  action: string
  /** Whether it was merged. A pull request that is closed otherwise was given up. */
  isMerged: boolean
  /** Last commit of the head branch, null if the event does not name it. */
  headSha: string | null
  isCrossRepository: boolean
  /** Whether this is a `pull_request_target` event, which gets secrets for a fork, too. */
  isPrivileged: boolean
  /** Null if the event does not name the author. */
  author: Account | null
  body: string
  /** Null if the event does not list the labels. */
  labels: readonly string[] | null
}

export type PushTrigger = {
  kind: 'push'
  branch: string
  before: string
  after: string
  compareUrl: string
  /** Oldest first. Empty if the push added none, or if the event does not list them. */
  commits: readonly PushedCommit[]
  /** Message of the last commit, empty if the event does not have it. */
  message: string
}

/** `author`: login of the account that GitHub knows as the author, null for none. */
export type PushedCommit = { sha: string; author: string | null }

/** Another workflow ran. This run has secrets, even if that one was for a commit of another repository. */
export type WorkflowRunTrigger = {
  kind: 'workflow-run'
  isCrossRepository: boolean
  /** Who started the other workflow, null if the event does not say. */
  actor: string | null
  headBranch: string | null
  headSha: string | null
}

export type Trigger =
  | PullRequestTrigger
  | {
      kind: 'comment'
      issueNumber: number
      action: string
      comment: Comment
      pullRequest: PullRequest | null
      isPullRequest: boolean
      /** Whether the head branch is in another repository than the base branch, as far as the event says. */
      isCrossRepository: boolean
      /** Login of who wrote the pull request or issue, null if the event does not name them. */
      issueAuthor: string | null
      /** Last commit of the pull request, null if the event does not name it. */
      headSha: string | null
    }
  | PushTrigger
  /** `author`: login of who released, null if the event does not name them. */
  | { kind: 'release'; tag: string; name: string; notes: string; url: string; author: string | null }
  | { kind: 'tag'; tag: string }
  | WorkflowRunTrigger
  /** A merge queue tests what it is about to merge. */
  | { kind: 'merge-group'; headSha: string | null }
  /** The branch or tag of the event is gone. */
  | { kind: 'deleted-ref'; ref: string }
  | { kind: 'other' }

export type Run = {
  eventName: string
  /** `isPublic`: null if the event does not say. */
  repository: { owner: string; name: string; id: number; isPublic: boolean | null }
  /** Who acted. */
  sender: Account
  ref: string
  /** GITHUB_SHA: the commit that the workflow runs for, null if it is none. */
  sha: string | null
  /** Name of the workflow, or the path of its file. */
  workflow: string
  runId: string
  runAttempt: number
  /** Id of the workflow job, and of the step in it. The legs of a matrix share them. */
  jobName: string
  stepId: string
  /** Such as `https://github.com`. */
  serverUrl: string
  trigger: Trigger
}

/** Number of the pull request or issue that the event itself names, null if it names none. */
export function issueNumberOf(trigger: Trigger): number | null {
  if (trigger.kind === 'pull-request') return trigger.pullRequest.number
  if (trigger.kind === 'comment') return trigger.issueNumber
  return null
}

/** Whether the event says that the commenter is associated with the repository, if only by a merged pull request. */
export function hasAssociation(trigger: Trigger): boolean {
  const association = trigger.kind === 'comment' ? trigger.comment.authorAssociation : null
  return Boolean(association) && association !== 'NONE'
}

/** Whether the head branch of the event's pull request is in another repository, as far as the event says. */
export function isCrossRepository(trigger: Trigger): boolean {
  return (trigger.kind === 'pull-request' || trigger.kind === 'comment') && trigger.isCrossRepository
}

/**
 * The commit that the event is about, null if it names none. For a pull request, GITHUB_SHA is a commit that GitHub makes to
 * test the merge, or that of the base branch.
 */
export function commitOf({ trigger, sha }: Pick<Run, 'trigger' | 'sha'>): string | null {
  switch (trigger.kind) {
    case 'pull-request':
    case 'comment':
    case 'merge-group':
    case 'workflow-run':
      return trigger.headSha
    case 'push':
      return toSha(trigger.after)
    case 'deleted-ref':
      return null
    default:
      return sha
  }
}

/** Page of the workflow run. */
export function runUrl(run: Pick<Run, 'serverUrl' | 'repository' | 'runId'>): string {
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${run.runId}`
}

/** The event for people, such as `release v1.4.0` or `pull request #12`. */
export function describeTrigger(run: Run): string {
  const { trigger } = run
  if (trigger.kind === 'pull-request') return `pull request #${trigger.pullRequest.number}`
  if (trigger.kind === 'comment') return `a comment on #${trigger.issueNumber}`
  if (trigger.kind === 'push') return `a push to ${trigger.branch}`
  if (trigger.kind === 'release') return `release ${trigger.tag}`
  if (trigger.kind === 'tag') return `tag ${trigger.tag}`
  if (trigger.kind === 'deleted-ref') return `the deletion of ${trigger.ref}`
  return run.eventName.replaceAll('_', ' ')
}

export type Repository = Run['repository']
