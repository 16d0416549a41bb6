/** The state of a repository: plain data that tests set and read. */

export type Account = {
  login: string
  id: number
  type: 'User' | 'Bot' | 'Organization'
}

/**
 * A custom role has a name, and the permission of the role that it inherits.
 */
type Collaborator = {
  permission: 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
  role_name: string
}

type Times = { created_at: string; updated_at: string }

export type IssueState = Times & {
  number: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  user: Account
  closed_at: string | null
  state_reason?: 'completed' | 'not_planned'
  labels?: string[]
}

export type PullState = IssueState & {
  /**
   * `repo` is the full name of the head repository, null if the repository is
   * deleted.
   */
  head: { ref: string; sha: string; repo: string | null }
  base: { ref: string; sha: string }
  draft?: boolean
  merged_at: string | null
  merge_commit_sha: string | null
  files: ChangedFile[]
  /** SHAs, oldest first. Without it, the head is the only commit. */
  commits?: string[]
}

export type ChangedFile = Record<
  'additions' | 'deletions' | 'changes',
  number
> & {
  sha: string
  filename: string
  status:
    | 'added'
    | 'removed'
    | 'modified'
    | 'renamed'
    | 'copied'
    | 'changed'
    | 'unchanged'
  patch?: string
  previous_filename?: string
}

export type Reaction = {
  id: number
  content: string
  user: Account
  created_at: string
}

type CommentState = Times & {
  id: number
  /** As the event has it. By default, it follows from the ID. */
  node_id?: string
  body: string
  created_via_email?: boolean
  /** Who edited it last, null for an account that is gone. By its author, if left out. */
  editor?: Account | null
  user: Account
  reactions: Reaction[]
}
/** `issue` is the number of the issue or pull request. */
export type IssueCommentState = CommentState & { issue: number }
export type ReviewCommentState = CommentState & {
  pull: number
  path: string
  line: number
}
export type ReviewState = CommentState & { pull: number }

/** What has happened to an issue or pull request, such as a label. */
export type IssueEventState = {
  id: number
  issue: number
  event: string
  actor: Account
  label?: { name: string; color: string }
  created_at: string
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
  statuses: {
    id: number
    state: DeploymentStatus
    environment_url: string
    created_at: string
  }[]
}
export type DeploymentStatus =
  | 'error'
  | 'failure'
  | 'inactive'
  | 'pending'
  | 'success'
  | 'queued'
  | 'in_progress'

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

export type RepositoryState = {
  id: number
  owner: string
  name: string
  defaultBranch: string
  /** By login. A collaborator needs no entry in `accounts`. */
  collaborators: Map<string, Collaborator>
  /** Accounts that are no collaborators, by login. There are no others. */
  accounts: Map<string, Account>
  issues: Map<number, IssueState>
  pulls: Map<number, PullState>
  comments: Map<number, IssueCommentState>
  reviewComments: Map<number, ReviewCommentState>
  reviews: Map<number, ReviewState>
  /** From the oldest to the newest. */
  events: IssueEventState[]
  commits: Map<string, CommitState>
  /** From the oldest to the newest. */
  deployments: DeploymentState[]
  /** SHAs by name, as those of tags. */
  branches: Map<string, string>
  /** New names of branches by their old ones. */
  renamedBranches: Map<string, string>
  tags: Map<string, string>
  releases: Map<number, ReleaseState>
  /** The highest ID of a comment, reaction or release so far. */
  lastId: number
  /** The clock of the emulator. */
  now: () => Date
}

/**
 * The author of what a workflow writes with `GITHUB_TOKEN`:
 * https://api.github.com/users/github-actions%5Bbot%5D
 */
export const actionsBot: Account = {
  login: 'github-actions[bot]',
  id: 41_898_282,
  type: 'Bot',
}

/**
 * Returns an empty repository, e.g. `octocat/hello-world`. Throws if `fullName`
 * is not of the form owner/name.
 */
export function createRepository(
  fullName: string,
  id: number,
  now: () => Date,
): RepositoryState {
  const [, owner, name] = /^([^/]+)\/([^/]+)$/.exec(fullName) ?? []
  if (!owner || !name)
    throw new Error(`"${fullName}" is not of the form owner/name.`)
  return {
    id,
    owner,
    name,
    now,
    defaultBranch: 'main',
    collaborators: new Map(),
    accounts: new Map(),
    issues: new Map(),
    pulls: new Map(),
    comments: new Map(),
    reviewComments: new Map(),
    reviews: new Map(),
    events: [],
    commits: new Map(),
    deployments: [],
    branches: new Map(),
    renamedBranches: new Map(),
    tags: new Map(),
    releases: new Map(),
    lastId: 2_900_000_000,
  }
}

/** Returns a new ID, greater than those before. */
export function assignId(repository: RepositoryState): number {
  repository.lastId += 1
  return repository.lastId
}

/**
 * Returns the emulator's time in GitHub's format, e.g. `2026-01-31T09:30:00Z`.
 */
export function formatNow({ now }: Pick<RepositoryState, 'now'>): string {
  return `${now().toISOString().slice(0, 19)}Z`
}
