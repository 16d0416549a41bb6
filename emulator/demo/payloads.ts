/** Webhook payloads that GitHub recorded, and the events made of them. */

import { createRequire } from 'node:module'
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
  /** Whether GitHub passes no secrets or variables. False by default. */
  lacksSecrets?: boolean
}

type Ref = { ref: string; sha: string }
export type Payload = {
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
export function findPayload(name: string): Payload {
  const payload = webhooks.find((one) => one.name === name)?.examples[0]
  if (payload === undefined)
    throw new Error(`There is no example of the event ${name}.`)
  return payload
}

/** The first example of a push to a branch. Others are of tags. */
export function findBranchPush(): Payload {
  const pushes = webhooks.find(({ name }) => name === 'push')?.examples
  const push = pushes?.find(({ ref }) => ref.startsWith('refs/heads/'))
  if (push === undefined)
    throw new Error('There is no example of a push to a branch.')
  return push
}

export function addRepository(
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
