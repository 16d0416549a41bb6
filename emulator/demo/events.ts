/** Events for the demo: real webhook payloads, with their state in the local GitHub. */

import { createRequire } from 'node:module'
import { makeSha } from '../github/fixtures.ts'
import { seedFromPayload } from '../github/fixtures-from-webhook.ts'
import { seedReleaseHistory } from '../github/release-fixture.ts'
import type { GitHubEmulator } from '../github/server.ts'
import type { RepositoryState } from '../github/state.ts'
import type { ActionEvent } from '../runner/event-env.ts'

export type DemoEvent = {
  event: ActionEvent
  /** What happened, in a sentence. */
  description: string
  repository: RepositoryState
  /** Number of the issue or pull request. Null for an event of neither. */
  issueNumber: number | null
  /** The action to run. That of the scenario by default. */
  action?: 'reconcile'
  /** What happens in the local GitHub before the run, or how long nothing does. */
  before?: () => void | Promise<void>
  /** What else to show after the run. */
  sections?: () => [title: string, lines: string[]][]
}

export type Payload = {
  action?: string
  repository: { id: number; full_name: string; default_branch: string }
  sender: { login: string }
  pull_request?: { number: number; title: string; head?: object; base?: object; labels?: object[] }
  issue?: { number: number; title: string }
  comment?: { id: number }
  release?: { html_url: string }
  label?: object
}

type Webhook = { name: string; examples: Payload[] }

const readme = {
  ...{ sha: makeSha('README.md'), filename: 'README.md', status: 'modified' as const },
  ...{ additions: 1, deletions: 1, changes: 2 },
}

const webhooks: Webhook[] = createRequire(import.meta.url)('@octokit/webhooks-examples')

/** Returns the event of a new pull request. */
export function openPullRequest(gitHub: GitHubEmulator): DemoEvent {
  const payload = findPayload('pull_request')
  const { number: issueNumber = 0, title = '' } = payload.pull_request ?? {}
  const repository = seedFromPayload(gitHub, payload)
  repository.pulls.get(issueNumber)?.files.push(readme)
  const description = `${payload.sender.login} opened pull request #${issueNumber}, "${title}", in ${payload.repository.full_name}.`
  return { event: { name: 'pull_request', payload }, description, repository, issueNumber }
}

/** Returns the event of the pull request that the agent opens, where docs and code share a repository. */
export function openAgentPullRequest(gitHub: GitHubEmulator): DemoEvent {
  const example = findPayload('pull_request')
  const agent = { ...example.sender, login: 'mintlify[bot]', id: 99_001, type: 'Bot' }
  const number = 3
  const title = 'Docs for the changes of #2'
  const head = { ...example.pull_request?.head, ref: 'mintlify/84f07a93' }
  const pull = { ...example.pull_request, number, title, head, user: agent }
  const payload = { ...example, number, pull_request: pull, sender: agent }
  const repository = seedFromPayload(gitHub, payload)
  const description = `${agent.login} opened pull request #${number}, "${title}", from the branch ${head.ref}.`
  return { event: { name: 'pull_request', payload }, description, repository, issueNumber: number }
}

/** Returns the event of a new comment on a pull request. Each comment needs another `index`. */
export function writeComment(
  gitHub: GitHubEmulator,
  { body, index, permission = 'admin' }: { body: string; index: number; permission?: 'admin' | 'write' },
): DemoEvent {
  const { sender, ...example } = findPayload('issue_comment')
  const { number: issueNumber = 0, title = '' } = example.issue ?? {}
  const id = (example.comment?.id ?? 0) + index
  const url = `https://github.com/${example.repository.full_name}/pull/${issueNumber}`
  const payload = {
    ...{ ...example, sender },
    issue: { ...example.issue, html_url: url, pull_request: { html_url: url } },
    comment: { ...example.comment, id, html_url: `${url}#issuecomment-${id}`, body },
  }
  const repository = seedFromPayload(gitHub, payload)
  repository.pulls.get(issueNumber)?.files.push(readme)
  repository.collaborators.set(sender.login, { permission, role_name: permission })
  const description = `${sender.login} wrote on pull request #${issueNumber}, "${title}": ${body}`
  return { event: { name: 'issue_comment', payload }, description, repository, issueNumber }
}

/** Returns the event of a new release, in a repository with a release history. */
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
  const description = `${example.sender.login} published release ${tag} of ${full_name}.`
  return { event: { name: 'release', payload }, description, repository, issueNumber: null }
}

/** Returns the event of a schedule, in a repository without an issue to comment on. */
export function runOnSchedule(gitHub: GitHubEmulator): DemoEvent {
  const { repository, sender } = findPayload('release')
  const payload = { schedule: '23 6 * * 1', repository, sender }
  return {
    event: { name: 'schedule', payload },
    description: `It is Monday in ${repository.full_name}.`,
    ...{ repository: gitHub.repository(repository.full_name), issueNumber: null },
  }
}

/** Returns the first payload of the event, or of its action. Throws if there is none. */
export function findPayload(name: string, action?: string): Payload {
  const payload = payloadsOf(name).find((one) => action === undefined || one.action === action)
  if (payload === undefined) throw new Error(`There is no example of the event ${name} ${action ?? ''}.`)
  return payload
}

/** Returns whether there is a payload of that action. */
export function hasPayload(name: string, action: string): boolean {
  return payloadsOf(name).some((one) => one.action === action)
}

function payloadsOf(name: string): Payload[] {
  return webhooks.find((one) => one.name === name)?.examples ?? []
}
