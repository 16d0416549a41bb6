/**
 * Events for the demo of pull requests and the comments on them, with their
 * state in the local GitHub.
 */

import type { Job } from '../docs-service/jobs.ts'
import {
  addComment,
  addDeployment,
  addPull,
  makeFile,
  makeSha,
  makeUser,
} from '../github/fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import { type Account, formatNow } from '../github/state.ts'
import { addRepository, type DemoEvent, findPayload } from './payloads.ts'

const agent = { login: 'mintlify[bot]', id: 99_001, type: 'Bot' } as const
/** Number of the pull request of the emulated service's first job. */
const firstDocsPull = 57
const stranger = makeUser('monalisa')

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

/** Returns a part of a payload with the stranger's login for its owner's. */
function asStrangers<T>(part: T, { login }: Account): T {
  return JSON.parse(JSON.stringify(part).replaceAll(login, stranger.login))
}
