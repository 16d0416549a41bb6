// The event that started the run, as our own types: what it is about, and what
// it means.
import type { Account, PullOrigin } from '../lib/account.ts'

/** A comment, or the text of a review. It may be a slash command. */
export type Comment = {
  id: number
  /**
   * Where reactions go: an issue comment, or a review comment on a line of the
   * diff. Null for the text of a review, which takes none by the REST API.
   */
  surface: 'issue' | 'review' | null
  url: string
  body: string
  /** GitHub's id in GraphQL, empty for none. */
  nodeId: string
  /** Null for an account that is gone. */
  author: Account | null
  /** ISO 8601, by GitHub's clock. */
  postedAt: string
  /** Of a review comment. */
  place: DiffPlace | null
}

/** What a review comment is about. */
export type DiffPlace = {
  path: string
  /** First and last, null for a comment on the whole file. */
  lines: { first: number; last: number } | null
  /** `old`: the lines are those before the change. */
  side: 'old' | 'new'
  /** Whether the lines have changed since, so that they are those of then. */
  isOutdated: boolean
  hunk: string | null
}

/** Also for a comment on one, whose event names no branches. */
export type PullRequestTrigger = {
  kind: 'pull-request'
  number: number
  title: string
  url: string
  /** Empty if the event does not name them. */
  branches: { head: string; base: string }
  /** How many files it changes, null if the event does not say. */
  fileCount: number | null
}

type IssueTrigger = {
  kind: 'issue' | 'discussion'
  number: number
  title: string
  url: string
  labels: readonly string[]
}

export type PushTrigger = {
  kind: 'push'
  branch: string
  /** Null if the push made the branch. */
  before: string | null
  after: string
  compareUrl: string
  /**
   * Oldest first, 2,048 at most. Null if the event does not name them, as for a
   * push that only moves a branch.
   */
  commits: readonly { sha: string; message: string }[] | null
}

export type ReleaseTrigger = {
  kind: 'release'
  tag: string
  /** The commit that a moved tag was at, null for any other tag. */
  movedFrom: string | null
  /**
   * Null for a tag that was pushed, whose release the event does not describe.
   */
  release: {
    name: string
    notes: string
    url: string
    isPrerelease: boolean
  } | null
}

/** A commit that a workflow, a check or a deployment ran for. */
export type CommitTrigger = {
  kind: 'commit'
  sha: string
  /** Where it is, such as `monalisa/app`. Empty if the event does not say. */
  repository: string
  /** The branch, or whatever else names it. Empty if the event does not say. */
  ref: string
  /** Numbers of its open pull requests. */
  pulls: readonly number[]
  /** Such as `failure`. Empty if the event does not say. */
  result: string
  /** Page of the run, empty for none. */
  url: string
}

/** What the event is about, as the agent is told. */
export type Trigger =
  | CommitTrigger
  | PullRequestTrigger
  | IssueTrigger
  | PushTrigger
  | ReleaseTrigger
  | { kind: 'other' }

/** Whose change it is: what the loop guard asks. */
export type Origin = {
  /** The branches of this repository that it is on. */
  branches: readonly string[]
  pull: PullOrigin | null
  /** Number of a pull request that the event does not describe, or null. */
  unreadPull: number | null
  /**
   * Ids, oldest first. None where the branch or the pull request says enough.
   */
  commits: readonly string[]
}

/** What a pull request's or issue's event brings that the agent may know. */
export type Change = {
  /** The last commit and the base branch, null for an issue. */
  head: string | null
  base: string | null
  /** Whether a text was changed that the agent is told, or reads. */
  isEdited: boolean
  /**
   * What asks again, such as adding a label, so that the agent has to be told
   * after it. Null where it is enough that the agent was told of this head and
   * base, or of the issue.
   *
   * `event`: as the list of an issue's events names it. `label`: null for
   * anything but a label. `updatedAt`: of the pull request or issue, which can be
   * that of an earlier change. ISO 8601, by GitHub's clock.
   */
  act: { event: string; label: string | null; updatedAt: string } | null
}

/** What an event means. */
export type Meaning = {
  /** Number of the pull request or issue that it belongs to, null for none. */
  conversation: number | null
  /** Why it starts nothing, whoever is behind it. Null if it may. */
  over:
    | 'issue-gone'
    | 'merge-queue'
    | 'not-a-command'
    | 'not-finished'
    | 'ref-deleted'
    | 'release-withdrawn'
    | 'source-closed'
    | null
  /** Everyone who stands behind it. */
  actors: readonly Account[]
  /**
   * What is asked of them. `none`: the event itself proves write access.
   * `listed-bots`: a bot has to be listed. `permission`: a person needs the
   * permission as well.
   */
  check: 'none' | 'listed-bots' | 'permission'
  /**
   * Whether the change may come from another repository. False for a merge, and
   * until a pull request is read that the event only numbers.
   */
  isForeign: boolean
  /**
   * Whether GitHub withholds the secrets of the repository. Dependabot's runs can
   * have some of their own.
   */
  lacksSecrets: boolean
  origin: Origin
  /** Of a pull request, a review and an issue. Null for a merge. */
  change: Change | null
  /**
   * Who opened the pull request or issue, if that is none of the actors. Who
   * merges it, labels it or pushes to it does not ask for its documentation.
   */
  author: Account | null
  /**
   * Whether only a slash command counts: people write comments for each other,
   * and none of them asks for documentation.
   */
  isCommandOnly: boolean
}

export type Event = {
  /** Such as `opened`, empty for none. */
  action: string
  repository: {
    /** GitHub's id, or the name where GitHub gives none. */
    id: string
    owner: string
    name: string
    /** Of its web pages, such as `github.com`. */
    host: string
    /** Whether the repository of the run is itself a fork. */
    isFork: boolean
  }
  /** Who acted. */
  sender: Account
  ref: string
  run: {
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
  trigger: Trigger
  /** What may be a slash command, null for none. */
  comment: Comment | null
  meaning: Meaning
}
