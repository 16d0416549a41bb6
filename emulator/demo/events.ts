/**
 * Events for the demo: webhook payloads that GitHub recorded, with their state
 * in the local GitHub.
 */

import { createRequire } from 'node:module'
import {
  addComment,
  addCommit,
  addDeployment,
  addPull,
  addRelease,
  makeFile,
  makeSha,
} from '../github/fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import type { Account, RepositoryState } from '../github/state.ts'
import type { ActionEvent } from '../runner/event-variables.ts'

export type DemoEvent = {
  event: ActionEvent
  /** What happened, in a sentence. */
  description: string
  repository: RepositoryState
  /** Number of the pull request. Null for an event of none. */
  pullNumber: number | null
}

type Ref = { ref: string; sha: string }
type Payload = {
  repository: { id: number; full_name: string; default_branch: string }
  sender: Account
  pull_request: { number: number; title: string; head: Ref; base: Ref }
  issue: object
  comment: object
  release: object
}

const webhooks: { name: string; examples: Payload[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')
const agent = { login: 'mintlify[bot]', id: 99_001, type: 'Bot' } as const
const merges = [
  'Raise the contrast',
  'Add webhooks',
  'Sign webhooks',
  'Send webhooks again when they fail',
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
 * Returns the event of a new comment on the same pull request, by someone who
 * may write to the repository.
 */
export function writeComment(gitHub: GitHubEmulator, body: string): DemoEvent {
  const { number, title } = findPayload('pull_request').pull_request
  const { sender, ...example } = findPayload('issue_comment')
  const repository = addRepository(gitHub, { sender, ...example })
  const { id } = addComment(repository, { issue: number, body, user: sender })
  repository.collaborators.set(sender.login, {
    permission: 'write',
    role_name: 'write',
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
      html_url: `${html_url}#issuecomment-${id}`,
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
 * Returns the event of a new release, which has all but the first of some
 * merged pull requests.
 */
export function publishRelease(gitHub: GitHubEmulator): DemoEvent {
  const example = findPayload('release')
  const repository = addRepository(gitHub, example)
  for (const [index, title] of merges.entries()) {
    const number = 12 + index
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
    repository.tags.set(index === 0 ? 'v1.3.1' : 'v1.4.0', sha)
  }
  const release = addRelease(repository, {
    tag_name: 'v1.4.0',
    body: 'Webhooks.',
  })
  const html_url = `https://github.com/${example.repository.full_name}/releases/tag/v1.4.0`
  const payload = {
    ...example,
    release: { ...example.release, ...release, html_url },
  }
  const description = `${example.sender.login} published release v1.4.0.`
  return {
    event: { name: 'release', payload },
    description,
    repository,
    pullNumber: null,
  }
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

/**
 * Has the agent open its pull request, which is that of the emulated service's
 * first job, with a preview.
 */
export function openDocsPull(gitHub: GitHubEmulator): void {
  const docs = gitHub.repository('acme/docs')
  const number = 57
  const head = {
    ref: 'mintlify/9e3779b1',
    sha: makeSha('docs'),
    repo: 'acme/docs',
  }
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
