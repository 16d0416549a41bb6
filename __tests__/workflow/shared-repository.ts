/** A repository that holds docs and code: what people and the agent do in it, and the events that GitHub makes of it. */

import { addCommit, addPull, makeSha, makeUser } from '../../emulator/github/fixtures.ts'
import type { Account, CommitState, PullState, RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { eventOf, userOf } from '../bundle/payloads.ts'

/** As `repository` of every event has it. */
export const described = {
  ...{ id: 700_000_123, name: 'widgets', full_name: 'acme/widgets', private: false, default_branch: 'main' },
  owner: { ...makeUser('acme'), type: 'Organization' },
}
const pages = `https://github.com/${described.full_name}`

export const mona = makeUser('mona')
export const agent: Account = { login: 'mintlify[bot]', id: 201_000_001, type: 'Bot' }
/** Commits what people merge on GitHub's pages, but for a rebase. */
const webFlow = { name: 'GitHub', email: 'noreply@github.com', username: 'web-flow' }

type GitUser = typeof webFlow
type Merged = { commits: CommitState[]; committer: GitUser }

/** Adds the commits that come to the default branch with a pull request. `committer`: of those that are new. */
export type Merge = (repository: RepositoryState, pull: PullState) => Merged

/** https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/about-pull-request-merges */
export const merges = {
  'a merge commit': (repository, pull) => {
    const message = `Merge pull request #${pull.number} from acme/${pull.head.ref}`
    const parents = [tipOf(repository), pull.head.sha]
    const merge = addCommit(repository, { message, parents, author: mona })
    return { commits: [...commitsOf(repository, pull), merge], committer: webFlow }
  },
  'a squash': (repository, { number, title, user }) => {
    const parents = [tipOf(repository)]
    const squash = addCommit(repository, { message: `${title} (#${number})`, parents, author: user })
    return { commits: [squash], committer: webFlow }
  },
  'a rebase': (repository, pull) => {
    let parent = tipOf(repository)
    const commits = commitsOf(repository, pull).map(({ message, author }) => {
      const copy = addCommit(repository, { message, author, parents: [parent] })
      parent = copy.sha
      return copy
    })
    return { commits, committer: gitUser(mona) }
  },
} satisfies Record<string, Merge>

/** Opens a pull request with one commit of its author. Its branch begins at the tip of the default branch. */
export function openPull(
  repository: RepositoryState,
  { user, ...fields }: Pick<PullState, 'user'> & { ref: string; number?: number; draft?: boolean },
): PullState {
  const { ref, ...rest } = fields
  const base = { ref: 'main', sha: tipOf(repository) }
  const head = { ref, sha: base.sha, repo: described.full_name }
  const pull = addPull(repository, { ...rest, user, base, head, title: `A change by ${user.login}` })
  commitTo(repository, pull, user)
  return pull
}

/** Adds a commit to the branch of a pull request. */
export function commitTo(repository: RepositoryState, pull: PullState, author: Account): void {
  const message = `Change ${pull.commits.length + 1} of ${pull.head.ref}`
  const { sha } = addCommit(repository, { message, author, parents: [pull.head.sha] })
  repository.branches.set(pull.head.ref, sha)
  pull.head.sha = sha
  pull.commits.push(sha)
}

/** Has mona merge a pull request. Returns the event of the push that follows that of the pull request. */
export function mergePull(repository: RepositoryState, pull: PullState, merge: Merge): ActionEvent {
  const before = tipOf(repository)
  const { commits, committer } = merge(repository, pull)
  const own = new Set(pull.commits)
  const tip = commits.at(-1)?.sha ?? before
  const merged = { state: 'closed', merged_at: '2026-11-21T12:00:00Z', merge_commit_sha: tip } as const
  Object.assign(pull, merged)
  pull.commits.push(...commits.map(({ sha }) => sha))
  repository.branches.set('main', tip)
  return pushEvent({
    before,
    commits,
    sender: mona,
    committerOf: ({ sha, author }) => (own.has(sha) ? gitUser(author) : committer),
  })
}

/** Pushes commits of the author to the default branch. */
export function pushToMain(
  repository: RepositoryState,
  { author, sender, count }: { author: Account; sender: Account; count: number },
): ActionEvent {
  const before = tipOf(repository)
  const commits = Array.from({ length: count }, () => addCommit(repository, { message: 'A change', author }))
  return pushEvent({ before, commits, sender, committerOf: () => gitUser(author) })
}

/** The event of a pull request as it is now. */
export function pullEvent(pull: PullState, action: string, sender: Account): ActionEvent {
  const { number, title, body, state, user, draft, head, base, merged_at, merge_commit_sha } = pull
  const branch = ({ ref, sha }: PullState['base']) => ({
    ...{ label: `acme:${ref}`, ref, sha },
    ...{ user: described.owner, repo: described },
  })
  const pull_request = {
    ...{ number, title, body, state, user, draft, merged_at, merge_commit_sha },
    ...{ merged: merged_at !== null, merged_by: merged_at === null ? null : userOf(mona) },
    ...{ html_url: `${pages}/pull/${number}`, head: branch(head), base: branch(base) },
  }
  return eventOf('pull_request', { action, number, pull_request, sender, repository: described })
}

type Push = {
  before: string
  commits: readonly CommitState[]
  sender: Account
  committerOf: (commit: CommitState) => GitUser
}

function pushEvent({ before, commits, sender, committerOf }: Push): ActionEvent {
  const pushed = commits.map((commit) => ({
    ...{ id: commit.sha, tree_id: makeSha(commit.sha), distinct: true, message: commit.message },
    ...{ timestamp: commit.date, url: `${pages}/commit/${commit.sha}` },
    author: gitUser(commit.author),
    committer: committerOf(commit),
    ...{ added: [], removed: [], modified: ['docs/index.mdx'] },
  }))
  const { name, email } = gitUser(sender)
  const after = commits.at(-1)?.sha ?? before
  return eventOf('push', {
    ...{ ref: 'refs/heads/main', base_ref: null, before, after },
    ...{ created: false, deleted: false, forced: false, compare: `${pages}/compare/${before}...${after}` },
    ...{ commits: pushed, head_commit: pushed.at(-1), pusher: { name, email } },
    ...{ sender, repository: described },
  })
}

function gitUser({ login, id }: Account): GitUser {
  return { name: login, email: `${id}+${login}@users.noreply.github.com`, username: login }
}

function commitsOf({ commits }: RepositoryState, pull: PullState): CommitState[] {
  return pull.commits.flatMap((sha) => commits.get(sha) ?? [])
}

function tipOf(repository: RepositoryState): string {
  return repository.branches.get('main') ?? addCommit(repository, { author: mona }).sha
}
