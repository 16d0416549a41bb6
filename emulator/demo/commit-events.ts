/** Events for the demo that belong to no pull request. */

import { addCommit, addPull, addRelease, makeFile } from '../github/fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import type { RepositoryState } from '../github/state.ts'
import {
  addRepository,
  type DemoEvent,
  findBranchPush,
  findPayload,
} from './payloads.ts'

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
