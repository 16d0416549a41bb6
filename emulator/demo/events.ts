/** Events for the demo: real payloads, each with its scene in the local GitHub. */

import { createRequire } from 'node:module'
import { makeSha } from '../github/fixtures.ts'
import { seedFromPayload } from '../github/fixtures-from-webhook.ts'
import { seedReleaseHistory } from '../github/release-fixture.ts'
import type { GitHubEmulator } from '../github/server.ts'
import type { RepositoryState } from '../github/state.ts'
import type { ActionEvent } from '../runner/event-env.ts'

export type DemoEvent = {
  event: ActionEvent
  /** What happened, for people. */
  story: string
  repository: RepositoryState
  /** Number of the pull request or issue that the event belongs to, undefined for none. */
  thread?: number
}

type Payload = {
  repository: { id: number; full_name: string; default_branch: string }
  sender: { login: string }
  pull_request?: { number: number; title: string }
  issue?: { number: number; title: string }
  comment?: { id: number }
  release?: { html_url: string }
}

type Webhook = { name: string; examples: [Payload, ...Payload[]] }

const readme = {
  ...{ sha: makeSha('README.md'), filename: 'README.md', status: 'modified' as const },
  ...{ additions: 1, deletions: 1, changes: 2 },
}

const webhooks: Webhook[] = createRequire(import.meta.url)('@octokit/webhooks-examples')

/** Gives back a pull request that was opened. */
export function openPullRequest(gitHub: GitHubEmulator): DemoEvent {
  const payload = findPayload('pull_request')
  const { number = 0, title = '' } = payload.pull_request ?? {}
  const repository = seedFromPayload(gitHub, payload)
  repository.pulls.get(number)?.files.push(readme)
  const story = `${payload.sender.login} opened pull request #${number}, "${title}", in ${payload.repository.full_name}.`
  return { event: { name: 'pull_request', payload }, story, repository, thread: number }
}

/** Gives back a comment that was written on a pull request, the `index`-th of its thread. */
export function writeComment(gitHub: GitHubEmulator, body: string, index: number): DemoEvent {
  const { sender, ...example } = findPayload('issue_comment')
  const { number: thread = 0, title = '' } = example.issue ?? {}
  const id = (example.comment?.id ?? 0) + index
  const url = `https://github.com/${example.repository.full_name}/pull/${thread}`
  const payload = {
    ...{ ...example, sender },
    issue: { ...example.issue, html_url: url, pull_request: { html_url: url } },
    comment: { ...example.comment, id, html_url: `${url}#issuecomment-${id}`, body },
  }
  const repository = seedFromPayload(gitHub, payload)
  repository.pulls.get(thread)?.files.push(readme)
  repository.collaborators.set(sender.login, { permission: 'admin', role_name: 'admin' })
  const story = `${sender.login} wrote on pull request #${thread}, "${title}": ${body}`
  return { event: { name: 'issue_comment', payload }, story, repository, thread }
}

/** Gives back a release that was published, in a repository with a past. */
export function publishRelease(gitHub: GitHubEmulator): DemoEvent {
  const example = findPayload('release')
  const { full_name, id, default_branch } = example.repository
  const repository = gitHub.repository(full_name)
  Object.assign(repository, { id, defaultBranch: default_branch })
  seedReleaseHistory(repository)
  const tag = 'v1.4.0'
  const release = [...repository.releases.values()].find(({ tag_name }) => tag_name === tag)
  const html_url = `https://github.com/${full_name}/releases/tag/${tag}`
  const payload = { ...example, release: { ...example.release, ...release, html_url } }
  const story = `${example.sender.login} published release ${tag} of ${full_name}.`
  return { event: { name: 'release', payload }, story, repository }
}

function findPayload(name: string): Payload {
  const webhook = webhooks.find((one) => one.name === name)
  if (webhook === undefined) throw new Error(`There is no example of the event ${name}.`)
  return webhook.examples[0]
}
