/** What a repository of the local GitHub is made of: plain data that tests seed and inspect. */

import type { components } from '@octokit/openapi-types'

export type Schemas = components['schemas']
export type ReactionContent = Schemas['reaction']['content']
export type ChangedFile = Pick<
  Schemas['diff-entry'],
  'sha' | 'filename' | 'status' | 'additions' | 'deletions' | 'changes' | 'patch' | 'previous_filename'
>

export type Account = { login: string; id: number; type: 'User' | 'Bot' | 'Organization' }

/** A custom role has a name of its own and the base permission that it inherits. */
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
  created_at: string
  updated_at: string
  closed_at: string | null
}

export type PullState = IssueState & {
  draft: boolean
  /** `repo` is the full name of the head repository, null once it was deleted. */
  head: { ref: string; sha: string; repo: string | null }
  base: { ref: string; sha: string }
  merged_at: string | null
  merge_commit_sha: string | null
  files: ChangedFile[]
  /** SHAs that GitHub ties to the pull request beside its head and its merge commit. */
  commits: string[]
}

type CommentState = {
  id: number
  body: string
  user: Account
  created_at: string
  updated_at: string
  reactions: Reaction[]
}

export type IssueCommentState = CommentState & { issue: number }
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
  private: boolean
  defaultBranch: string
  hasIssues: boolean
  /** By login; the account needs no entry in `accounts`. */
  collaborators: Map<string, Collaborator>
  /** Who exists without being a collaborator, by login. Everyone else is unknown to GitHub. */
  accounts: Map<string, Account>
  issues: Map<number, IssueState>
  pulls: Map<number, PullState>
  comments: Map<number, IssueCommentState>
  reviewComments: Map<number, ReviewCommentState>
  commits: Map<string, CommitState>
  /** Name to SHA. */
  branches: Map<string, string>
  /** Name to SHA. */
  tags: Map<string, string>
  releases: Map<number, ReleaseState>
  /** Requests of the running hour; raise `used` to come close to the limit of 1,000. */
  rate: { used: number; resetAtMs: number }
  /** The last one given to a comment, reaction or release. */
  lastId: number
  /** The clock of the emulator. */
  now: () => Date
}

/** Who writes with the token of a workflow run. */
export const actionsBot: Account = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }

/** Gives back an empty repository on branch `main`, e.g. for `octocat/hello-world`. */
export function createRepository(fullName: string, id: number, now: () => Date): RepositoryState {
  const [owner, name, ...rest] = fullName.split('/')
  if (!owner || !name || rest.length > 0) throw new Error(`"${fullName}" is not of the form owner/name.`)
  return {
    ...{ id, owner, name, now, private: false, defaultBranch: 'main', hasIssues: true },
    ...{ collaborators: new Map(), accounts: new Map() },
    ...{ issues: new Map(), pulls: new Map(), comments: new Map(), reviewComments: new Map() },
    ...{ commits: new Map(), branches: new Map(), tags: new Map(), releases: new Map() },
    rate: { used: 0, resetAtMs: 0 },
    lastId: 2_900_000_000,
  }
}

/** Gives back a number greater than every one given out by this repository before. */
export function takeId(repository: RepositoryState): number {
  repository.lastId += 1
  return repository.lastId
}

/** Gives back the emulator's time as GitHub writes it, in whole seconds, e.g. `2026-01-31T09:30:00Z`. */
export function readTime(repository: RepositoryState): string {
  return `${repository.now().toISOString().slice(0, 19)}Z`
}
