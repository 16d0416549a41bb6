// Payloads of the events that start runs: those that GitHub recorded, with
// other values.
import { createRequire } from 'node:module'
import { makeSha } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'

export const repositoryName = 'acme/app'
export const repositoryId = 700_000_001
export const pullNumber = 12
export const headSha = makeSha('head 12')

const repository = {
  id: repositoryId,
  full_name: repositoryName,
  name: 'app',
  private: false,
  default_branch: 'main',
  owner: { login: 'acme' },
}
type Login = { login: string; type: string }

const mona: Login = { login: 'mona', type: 'User' }

const recorded: { name: string; examples: object[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')

/**
 * A payload that GitHub recorded for the event and its action, with these
 * values in it.
 */
function payloadOf(name: string, values: object): object {
  const examples = recorded.find((one) => one.name === name)?.examples ?? []
  const example =
    examples.find((one) => Object(one).action === Object(values).action) ??
    examples[0]
  if (example === undefined)
    throw new Error(`There is no example of the event ${name}.`)
  return merge(example, values)
}

function merge(into: object, values: object): object {
  const merged = Object.entries(values).map(([name, value]) => {
    const before: unknown = Object(into)[name]
    return [
      name,
      isPlain(before) && isPlain(value) ? merge(before, value) : value,
    ] as const
  })
  return { ...into, ...Object.fromEntries(merged) }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type PullOptions = {
  action?: string
  merged?: boolean
  isFork?: boolean
  headRef?: string
  sha?: string
  author?: { login: string; type: string }
  sender?: { login: string; type: string }
  name?: 'pull_request' | 'pull_request_target'
}

/** A pull request was opened, pushed to, labeled or closed. */
export function pullRequest(options: PullOptions = {}): ActionEvent {
  const {
    action = 'opened',
    merged = false,
    isFork = false,
    headRef = 'feature',
    sha = headSha,
  } = options
  const { author = mona, sender = mona, name = 'pull_request' } = options
  const pull = {
    number: pullNumber,
    title: 'Add retries',
    html_url: `https://github.com/${repositoryName}/pull/${pullNumber}`,
    merged,
    user: author,
    head: { ref: headRef, sha, repo: { id: isFork ? 8 : repository.id } },
    base: { ref: 'main', sha: makeSha('base'), repo: { id: repository.id } },
  }
  const values = {
    action,
    number: pullNumber,
    pull_request: pull,
    repository,
    sender,
  }
  return { name, payload: payloadOf('pull_request', values) }
}

type CommentOptions = {
  action?: string
  author?: { login: string; type: string }
  association?: string
  createdAt?: string
  isIssue?: boolean
  id?: number
}

/** Somebody commented on the pull request, or on an issue. */
export function comment(
  body: string,
  options: CommentOptions = {},
): ActionEvent {
  const {
    action = 'created',
    author = mona,
    association = 'MEMBER',
    isIssue = false,
    id = 501,
  } = options
  const { createdAt = '2026-11-20T13:59:30Z' } = options
  const number = isIssue ? 30 : pullNumber
  const issue = {
    number,
    title: 'Add retries',
    ...(!isIssue && {
      pull_request: {
        url: `https://api.github.com/repos/${repositoryName}/pulls/${pullNumber}`,
        html_url: `https://github.com/${repositoryName}/pull/${pullNumber}`,
        diff_url: `https://github.com/${repositoryName}/pull/${pullNumber}.diff`,
        patch_url: `https://github.com/${repositoryName}/pull/${pullNumber}.patch`,
      },
    }),
  }
  const posted = {
    id,
    node_id: `IC_${id}`,
    body,
    user: author,
    created_at: createdAt,
    updated_at: createdAt,
    author_association: association,
    html_url: `https://github.com/${repositoryName}/issues/${number}#issuecomment-${id}`,
  }
  const values = { action, issue, comment: posted, repository, sender: author }
  return { name: 'issue_comment', payload: payloadOf('issue_comment', values) }
}

/** Somebody commented on a line of the pull request's changes. */
export function reviewComment(
  body: string,
  { isFork = false } = {},
): ActionEvent {
  const posted = {
    id: 601,
    body,
    user: mona,
    path: 'src/retry.ts',
    line: 7,
    diff_hunk: '@@ -5,2 +5,3 @@\n+retry()',
    html_url: `https://github.com/${repositoryName}/pull/${pullNumber}#discussion_r601`,
  }
  const head = { repo: { id: isFork ? 8 : repository.id } }
  const base = { repo: { id: repository.id } }
  const pull_request = { number: pullNumber, title: 'Add retries', head, base }
  const values = {
    action: 'created',
    comment: posted,
    pull_request,
    repository,
    sender: mona,
  }
  return {
    name: 'pull_request_review_comment',
    payload: payloadOf('pull_request_review_comment', values),
  }
}

/** Commits were pushed to a branch. */
export function push(
  branch = 'main',
  sender: Login = mona,
  deleted = false,
): ActionEvent {
  const before = makeSha('before')
  const after = deleted ? '0'.repeat(40) : makeSha('after')
  const compare = `https://github.com/${repositoryName}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`
  const values = {
    ref: `refs/heads/${branch}`,
    before,
    after,
    compare,
    deleted,
    created: false,
    repository,
    sender,
  }
  return { name: 'push', payload: payloadOf('push', values) }
}

/** A release was published. */
export function release(tag = 'v1.4.0'): ActionEvent {
  const html_url = `https://github.com/${repositoryName}/releases/tag/${tag}`
  const published = {
    tag_name: tag,
    name: 'Retries',
    body: '- Retries',
    html_url,
  }
  const values = {
    action: 'published',
    release: published,
    repository,
    sender: mona,
  }
  return { name: 'release', payload: payloadOf('release', values) }
}

/** Somebody started the workflow by hand, or a schedule did. */
export function dispatch(
  name: 'workflow_dispatch' | 'schedule' = 'workflow_dispatch',
): ActionEvent {
  return {
    name,
    payload:
      name === 'schedule'
        ? { schedule: '23 6 * * 1' }
        : payloadOf(name, { repository, sender: mona }),
  }
}

/** An event about none of these, such as `issues`. */
export function otherEvent(name: string, sender: Login): ActionEvent {
  return { name, payload: payloadOf(name, { repository, sender }) }
}

/** Any other event, as GitHub recorded it, with other values in it. */
export function recordedEvent(
  name: string,
  values: object,
  sender: Login = mona,
): ActionEvent {
  return { name, payload: payloadOf(name, { repository, sender, ...values }) }
}

/** The same event in a repository that is itself a fork. */
export function inOwnFork(event: ActionEvent): ActionEvent {
  const values = { repository: { fork: true } }
  return { ...event, payload: merge(Object(event.payload), values) }
}

/** An account with all that payloads have of one. */
export function fullAccount(account: Login): object {
  const { sender } = Object(recorded.find(({ name }) => name === 'push'))
    .examples[0]
  return { ...sender, ...account }
}
