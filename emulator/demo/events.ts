/**
 * Events for the demo: webhook payloads that GitHub recorded, with their state
 * in the local GitHub.
 */

import { createRequire } from 'node:module'
import type { Job } from '../docs-service/jobs.ts'
import {
  addComment,
  addCommit,
  addDeployment,
  addPull,
  addRelease,
  makeFile,
  makeSha,
  makeUser,
} from '../github/fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import {
  type Account,
  formatNow,
  type RepositoryState,
} from '../github/state.ts'
import type { ActionEvent } from '../runner/event-variables.ts'

export type DemoEvent = {
  event: ActionEvent
  /** What happened, in a sentence. */
  description: string
  repository: RepositoryState
  /** Number of the pull request. Null for an event of none. */
  pullNumber: number | null
  /** Whether GitHub passes no secrets or variables. False by default. */
  lacksSecrets?: boolean
}

type Ref = { ref: string; sha: string }
type Payload = {
  repository: { id: number; full_name: string; default_branch: string }
  sender: Account
  ref: string
  pull_request: {
    number: number
    title: string
    head: Ref & { repo: { full_name: string } }
    base: Ref
  }
  issue: object
  comment: object & { user: object }
  release: object
  head_commit: object
}

const webhooks: { name: string; examples: Payload[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')
const agent = { login: 'mintlify[bot]', id: 99_001, type: 'Bot' } as const
/** Number of the pull request of the emulated service's first job. */
const firstDocsPull = 57
const stranger = makeUser('monalisa')

/** A merged pull request. Its commit has the tag, if it has one. */
type Merge = { title: string; tag?: string }
const merges: Merge[] = [
  { title: 'Raise the contrast', tag: 'v1.3.1' },
  { title: 'Add webhooks' },
  { title: 'Sign webhooks' },
  { title: 'Send webhooks again when they fail', tag: 'v1.4.0' },
]
const mergesOfPackages: Merge[] = [
  { title: 'Page through the list of users', tag: 'api@1.2.2' },
  { title: 'Add a dark theme', tag: 'web@3.1.0' },
  { title: 'Limit the rate of requests' },
  { title: 'Read the key from a file', tag: 'cli@0.9.0' },
  { title: 'Send the limit in a header', tag: 'api@1.2.3' },
]

export function openPullRequest(gitHub: GitHubEmulator): DemoEvent {
  const payload = findPayload('pull_request')
  const repository = addRepository(gitHub, payload)
  const { number, title, head, base } = payload.pull_request
  const files = [makeFile('README.md')]
  const repo = payload.repository.full_name
  addPull(repository, {
    number,
    title,
    user: payload.sender,
    head: { ...head, repo },
    base,
    files,
  })
  const description = `${payload.sender.login} opened pull request #${number}, "${title}".`
  return {
    event: { name: 'pull_request', payload },
    description,
    repository,
    pullNumber: number,
  }
}

/**
 * Returns the event of the same pull request, from the fork of someone who may
 * not write to the repository.
 */
export function openForkPullRequest(gitHub: GitHubEmulator): DemoEvent {
  const { repository } = openPullRequest(gitHub)
  const example = findPayload('pull_request')
  const { number, title } = example.pull_request
  const { login, id } = stranger
  const head = asStrangers(example.pull_request.head, example.sender)
  const repo = { ...head.repo, id, fork: true }
  addPull(repository, {
    ...repository.pulls.get(number),
    user: stranger,
    head: { ...head, repo: repo.full_name },
  })
  repository.accounts.set(login, stranger)
  const sender = { ...asStrangers(example.sender, example.sender), id }
  const payload = {
    ...example,
    sender,
    pull_request: {
      ...example.pull_request,
      user: sender,
      head: { ...head, user: sender, repo: { ...repo, owner: sender } },
    },
  }
  const description = `${login} opened pull request #${number}, "${title}", from a fork. GitHub passes no secrets or variables to its run.`
  return {
    event: { name: 'pull_request', payload },
    description,
    repository,
    pullNumber: number,
    lacksSecrets: true,
  }
}

/**
 * Returns the event of a new comment on the same pull request, by someone who
 * may write to the repository.
 */
export function writeComment(gitHub: GitHubEmulator, body: string): DemoEvent {
  const { repository, sender } = findPayload('issue_comment')
  const { collaborators } = gitHub.repository(repository.full_name)
  collaborators.set(sender.login, { permission: 'write', role_name: 'write' })
  return addCommentBy(gitHub, sender, body)
}

/** Returns the event of a comment by someone who may only read. */
export function writeStrangerComment(
  gitHub: GitHubEmulator,
  body: string,
): DemoEvent {
  openPullRequest(gitHub)
  const example = findPayload('issue_comment').sender
  const sender = { ...asStrangers(example, example), id: stranger.id }
  return addCommentBy(gitHub, sender, body)
}

function addCommentBy(
  gitHub: GitHubEmulator,
  sender: Account,
  body: string,
): DemoEvent {
  const { number, title } = findPayload('pull_request').pull_request
  const example = findPayload('issue_comment')
  const repository = addRepository(gitHub, { ...example, sender })
  const { id, created_at, updated_at } = addComment(repository, {
    issue: number,
    body,
    user: sender,
  })
  const html_url = `https://github.com/${example.repository.full_name}/pull/${number}`
  const payload = {
    ...example,
    sender,
    issue: {
      ...example.issue,
      number,
      title,
      html_url,
      pull_request: { html_url },
    },
    comment: {
      ...example.comment,
      id,
      user: sender,
      html_url: `${html_url}#issuecomment-${id}`,
      created_at,
      updated_at,
      body,
    },
  }
  const description = `${sender.login} wrote on pull request #${number}: ${body}`
  return {
    event: { name: 'issue_comment', payload },
    description,
    repository,
    pullNumber: number,
  }
}

/**
 * Returns the event of such a comment, after the first docs pull request was
 * merged.
 */
export function writeCommentAfterMerge(
  gitHub: GitHubEmulator,
  body: string,
): DemoEvent {
  const docs = gitHub.repository('acme/docs')
  const time = formatNow(docs)
  addPull(docs, {
    ...docs.pulls.get(firstDocsPull),
    state: 'closed',
    updated_at: time,
    closed_at: time,
    merged_at: time,
    merge_commit_sha: makeSha('merge of docs'),
  })
  const commented = writeComment(gitHub, body)
  const description = `Someone merged acme/docs#${firstDocsPull}. Then ${commented.description}`
  return { ...commented, description }
}

/**
 * Returns the event of a forced push to the default branch, with one commit in
 * place of two.
 */
export function forcePush(gitHub: GitHubEmulator): DemoEvent {
  const example = findBranchPush()
  const repository = addRepository(gitHub, example)
  const base = addCommit(repository, { message: 'Add webhooks' })
  addCommit(repository, { message: 'Sign webhooks' })
  const { sha: before } = addCommit(repository, { message: 'Fix the tests' })
  const message = 'Sign webhooks with SHA-256'
  const { sha: after, date } = addCommit(repository, {
    message,
    parents: [base.sha],
    files: [makeFile('src/webhooks.ts')],
  })
  const { full_name, default_branch: branch } = example.repository
  repository.branches.set(branch, after)
  const url = `https://github.com/${full_name}`
  const commit = {
    ...example.head_commit,
    id: after,
    message,
    timestamp: date,
    url: `${url}/commit/${after}`,
    added: [],
    modified: ['src/webhooks.ts'],
  }
  const payload = {
    ...example,
    before,
    after,
    created: false,
    forced: true,
    compare: `${url}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`,
    commits: [commit],
    head_commit: commit,
  }
  const description = `${example.sender.login} force-pushed to ${branch}: one commit in place of two.`
  return {
    event: { name: 'push', payload },
    description,
    repository,
    pullNumber: null,
  }
}

/**
 * Returns the event of a new release, which has all but the first of some
 * merged pull requests.
 */
export function publishRelease(gitHub: GitHubEmulator): DemoEvent {
  return addReleaseOf(gitHub, merges, { tag_name: 'v1.4.0', body: 'Webhooks.' })
}

/**
 * Returns the event of a new release of one of the packages in the repository.
 */
export function publishPackageRelease(gitHub: GitHubEmulator): DemoEvent {
  const release = { tag_name: 'api@1.2.3', body: 'A limit of requests.' }
  return addReleaseOf(gitHub, mergesOfPackages, release)
}

function addReleaseOf(
  gitHub: GitHubEmulator,
  merged: Merge[],
  { tag_name, body }: { tag_name: string; body: string },
): DemoEvent {
  const example = findPayload('release')
  const repository = addRepository(gitHub, example)
  for (const [index, merge] of merged.entries())
    addMerge(repository, 12 + index, merge)
  const release = addRelease(repository, { tag_name, body })
  const html_url = `https://github.com/${example.repository.full_name}/releases/tag/${encodeURIComponent(tag_name)}`
  const payload = {
    ...example,
    release: { ...example.release, ...release, html_url },
  }
  const description = `${example.sender.login} published release ${tag_name}.`
  return {
    event: { name: 'release', payload },
    description,
    repository,
    pullNumber: null,
  }
}

function addMerge(
  repository: RepositoryState,
  number: number,
  { title, tag }: Merge,
): void {
  const { sha, date } = addCommit(repository, {
    message: `${title} (#${number})`,
  })
  const merged = {
    state: 'closed',
    closed_at: date,
    merged_at: date,
    merge_commit_sha: sha,
  } as const
  addPull(repository, { number, title, ...merged })
  if (tag !== undefined) repository.tags.set(tag, sha)
}

export function runOnSchedule(gitHub: GitHubEmulator): DemoEvent {
  const { repository, sender } = findPayload('release')
  const payload = { schedule: '23 6 * * 1', repository, sender }
  const state = gitHub.repository(repository.full_name)
  return {
    event: { name: 'schedule', payload },
    description: 'It is Monday.',
    repository: state,
    pullNumber: null,
  }
}

/** Has the agent open the pull request of a job, with a preview. */
export function openDocsPull(
  gitHub: GitHubEmulator,
  { branch, pullRequest }: Job,
): void {
  const docs = gitHub.repository('acme/docs')
  const number = Number(pullRequest.split('/').at(-1))
  const head = { ref: branch, sha: makeSha(branch), repo: 'acme/docs' }
  const files = [
    makeFile('guides/client.mdx'),
    makeFile('guides/retries.mdx', 'added'),
  ]
  addPull(docs, {
    number,
    title: 'Document the pull request',
    user: agent,
    head,
    files,
  })
  const url = `https://acme-docs-${number}.preview.example`
  addDeployment(docs, {
    sha: head.sha,
    creator: agent,
    url,
    states: ['success'],
  })
}

function findPayload(name: string): Payload {
  const payload = webhooks.find((one) => one.name === name)?.examples[0]
  if (payload === undefined)
    throw new Error(`There is no example of the event ${name}.`)
  return payload
}

/** The first example of a push to a branch. Others are of tags. */
function findBranchPush(): Payload {
  const pushes = webhooks.find(({ name }) => name === 'push')?.examples
  const push = pushes?.find(({ ref }) => ref.startsWith('refs/heads/'))
  if (push === undefined)
    throw new Error('There is no example of a push to a branch.')
  return push
}

/** Returns a part of a payload with the stranger's login for its owner's. */
function asStrangers<T>(part: T, { login }: Account): T {
  return JSON.parse(JSON.stringify(part).replaceAll(login, stranger.login))
}

function addRepository(
  gitHub: GitHubEmulator,
  { repository, sender }: Payload,
): RepositoryState {
  const { id, full_name, default_branch: defaultBranch } = repository
  const state = Object.assign(gitHub.repository(full_name), {
    id,
    defaultBranch,
  })
  state.accounts.set(sender.login, sender)
  return state
}
