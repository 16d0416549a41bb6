// The event that started the run, as our own types: what happened, in which
// conversation, and who acted.

/** `login`: such as `mona` or `dependabot[bot]`. */
export type Account = { login: string; isBot: boolean }

export type PullRequestTrigger = {
  kind: 'pull-request'
  number: number
  title: string
  url: string
  /** Such as `opened`. */
  action: string
  /**
   * Whether it was merged. A pull request that is closed otherwise was given
   * up.
   */
  isMerged: boolean
  headRef: string
  /** Last commit of the head branch, null if the event does not name it. */
  headSha: string | null
  baseRef: string
  /** Whether the head branch is in another repository. */
  isFork: boolean
  /**
   * Whether this is a `pull_request_target` event, which gets secrets for a
   * fork, too.
   */
  isPrivileged: boolean
  /** Null if the event does not name the author. */
  author: Account | null
}

export type Comment = {
  id: number
  /**
   * Where reactions go: an issue comment, or a review comment on a line of the
   * diff.
   */
  surface: 'issue' | 'review'
  url: string
  body: string
  author: Account
  /** ISO 8601, by GitHub's clock. */
  createdAt: string
  /** File, line and hunk of a review comment. */
  path: string | null
  line: number | null
  diffHunk: string | null
}

export type CommentTrigger = {
  kind: 'comment'
  /** Of the pull request or issue. */
  number: number
  title: string
  isPullRequest: boolean
  /** Whether it is a review comment on a pull request of a fork. */
  isFork: boolean
  /** Such as `created`. */
  action: string
  comment: Comment
}

export type PushTrigger = {
  kind: 'push'
  branch: string
  /** Null if the push made the branch. */
  before: string | null
  after: string
  compareUrl: string
}

export type ReleaseTrigger = {
  kind: 'release'
  tag: string
  /**
   * Null for a tag that was pushed, whose release the event does not describe.
   */
  release: { name: string; notes: string; url: string } | null
}

export type Trigger =
  | PullRequestTrigger
  | CommentTrigger
  | PushTrigger
  | ReleaseTrigger
  /** The branch or tag of the event is gone. */
  | { kind: 'deleted-ref' }
  | { kind: 'other' }

export type Event = {
  /** Such as `pull_request`. */
  name: string
  repository: { owner: string; name: string }
  /** Who acted. */
  sender: Account
  ref: string
  run: WorkflowRun
  trigger: Trigger
}

type WorkflowRun = {
  id: string
  attempt: number
  /** Name of the workflow, or the path of its file. */
  workflow: string
  /**
   * Id of the workflow job, and of the step in it. The legs of a matrix share
   * them.
   */
  job: string
  step: string
  /** Page of the workflow run. */
  url: string
  /** Page of the repository, such as `https://github.com/acme/app`. */
  repositoryUrl: string
}

/**
 * Number of the pull request or issue that the event itself names, null if it
 * names none.
 */
export function numberOf({ trigger }: Event): number | null {
  return trigger.kind === 'pull-request' || trigger.kind === 'comment'
    ? trigger.number
    : null
}

/**
 * Whether GitHub gives this run no secrets: it is for a fork, or Dependabot
 * started it.
 */
export function getsNoSecrets({ trigger, sender }: Event): boolean {
  const isFork =
    trigger.kind === 'pull-request' && trigger.isFork && !trigger.isPrivileged
  const isReviewOfFork = trigger.kind === 'comment' && trigger.isFork
  return isFork || isReviewOfFork || sender.login === 'dependabot[bot]'
}
