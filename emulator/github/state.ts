/** The state of a repository: plain data that tests set and read. */

import type { components } from '@octokit/openapi-types'

export type Schemas = components['schemas']
export type ReactionContent = Schemas['reaction']['content']
export type ChangedFile = Pick<
  Schemas['diff-entry'],
  'sha' | 'filename' | 'status' | 'additions' | 'deletions' | 'changes' | 'patch' | 'previous_filename'
>

export type Account = { login: string; id: number; type: 'User' | 'Bot' | 'Organization' }

/** A custom role has its own name, and the permission of the role that it inherits. */
export type Collaborator = {
  permission: 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
  role_name: string
}

export type Reaction = { id: number; content: ReactionContent; user: Account; created_at: string }

export type IssueState = {
  number: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  locked: boolean
  user: Account
  /** Names. */
  labels: string[]
  created_at: string
  updated_at: string
  closed_at: string | null
  /** Those to the issue or pull request itself, not to its comments. */
  reactions: Reaction[]
}

export type PullState = IssueState & {
  draft: boolean
  /** `repo` is the full name of the head repository, null if the repository is deleted. */
  head: { ref: string; sha: string; repo: string | null }
  base: { ref: string; sha: string }
  /** Logins of the users whose review is requested. */
  requestedReviewers: string[]
  /** Slugs of the teams whose review is requested. */
  requestedTeams: string[]
  merged_at: string | null
  merge_commit_sha: string | null
  files: ChangedFile[]
  /** SHAs of further commits of the pull request, beside its head and its merge commit. The head may be one. */
  commits: string[]
  /** Null for an author who has no account. By default the author of the commit, or of the pull request. */
  commitAuthors: Map<string, Account | null>
}

type CommentState = {
  id: number
  body: string
  user: Account
  created_at: string
  updated_at: string
  reactions: Reaction[]
}

/** `issue` is the number of the issue or pull request. */
export type IssueCommentState = CommentState & { issue: number }
/** `pull` is the number of the pull request. */
export type ReviewCommentState = CommentState & {
  pull: number
  path: string
  line: number
}

export type CommitState = {
  sha: string
  message: string
  parents: string[]
  date: string
  author: Account
  files: ChangedFile[]
}

/** A deployment, and its statuses from the oldest to the newest. */
export type DeploymentState = {
  id: number
  sha: string
  ref: string
  creator: Account
  environment: string
  created_at: string
  statuses: DeploymentStatusState[]
}

export type DeploymentStatusState = {
  id: number
  state: Schemas['deployment-status']['state']
  environment_url: string
  created_at: string
}

export type StatusState = {
  id: number
  state: 'error' | 'failure' | 'pending' | 'success'
  description: string | null
  target_url: string | null
  context: string
  creator: Account
  created_at: string
  updated_at: string
}

export type ReleaseState = {
  id: number
  tag_name: string
  target_commitish: string
  name: string | null
  body: string | null
  draft: boolean
  prerelease: boolean
  created_at: string
  published_at: string | null
}

export type Rate = { used: number; resetAtMs: number }

export type RepositoryState = {
  id: number
  owner: string
  name: string
  private: boolean
  /** An archived repository is read-only. */
  archived: boolean
  defaultBranch: string
  hasIssues: boolean
  /** By login. A collaborator needs no entry in `accounts`. */
  collaborators: Map<string, Collaborator>
  /** Accounts that are no collaborators, by login. There are no others. */
  accounts: Map<string, Account>
  /** Slugs of the teams that have access to the repository. */
  teams: Set<string>
  /** Names of the labels that the repository has, whether an issue has them or not. */
  labels: Set<string>
  /** Texts of the files on the default branch, by their paths. */
  files: Map<string, string>
  issues: Map<number, IssueState>
  pulls: Map<number, PullState>
  /** Numbers of pull requests that lists do not have yet. */
  unlisted: Set<number>
  comments: Map<number, IssueCommentState>
  reviewComments: Map<number, ReviewCommentState>
  commits: Map<string, CommitState>
  /** Statuses of a commit by its SHA, from the oldest to the newest. */
  statuses: Map<string, StatusState[]>
  /** From the oldest to the newest. */
  deployments: DeploymentState[]
  /** SHAs by name. */
  branches: Map<string, string>
  /** SHAs by name. */
  tags: Map<string, string>
  releases: Map<number, ReleaseState>
  /**
   * Requests of the default token in the current hour, if it is that of a workflow. Tests set `used` to reach the limit
   * with few requests.
   */
  rate: Rate
  /** The same of the other tokens of workflows, by their value. */
  tokenRates: Map<string, Rate>
  /** The highest ID of a comment, reaction, status or release so far. */
  lastId: number
  /** The clock of the emulator. */
  now: () => Date
}

/** The author of what a workflow writes with `GITHUB_TOKEN`: https://api.github.com/users/github-actions%5Bbot%5D */
export const actionsBot: Account = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }

/** Returns an empty repository, e.g. `octocat/hello-world`. Throws if `fullName` is not of the form owner/name. */
export function createRepository(fullName: string, id: number, now: () => Date): RepositoryState {
  const [owner, name, ...rest] = fullName.split('/')
  if (!owner || !name || rest.length > 0) throw new Error(`"${fullName}" is not of the form owner/name.`)
  return {
    ...{ id, owner, name, now, private: false, archived: false, defaultBranch: 'main', hasIssues: true },
    ...{
      collaborators: new Map(),
      accounts: new Map(),
      teams: new Set(),
      labels: new Set(),
      files: new Map(),
    },
    ...{
      issues: new Map(),
      pulls: new Map(),
      unlisted: new Set<number>(),
      comments: new Map(),
      reviewComments: new Map(),
    },
    ...{
      commits: new Map(),
      statuses: new Map(),
      deployments: [],
      branches: new Map(),
      tags: new Map(),
      releases: new Map(),
    },
    ...{ rate: { used: 0, resetAtMs: 0 }, tokenRates: new Map() },
    lastId: 2_900_000_000,
  }
}

/** Returns a new ID, greater than those before. */
export function assignId(repository: RepositoryState): number {
  repository.lastId += 1
  return repository.lastId
}

/** Returns the emulator's time in GitHub's format, e.g. `2026-01-31T09:30:00Z`. */
export function formatNow(repository: RepositoryState): string {
  return formatTime(repository.now())
}

/** Returns the time in GitHub's format. */
export function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`
}
