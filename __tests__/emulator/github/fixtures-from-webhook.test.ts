import { createRequire } from 'node:module'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { seedFromPayload } from '../../../emulator/github/fixtures-from-webhook.ts'
import { type GitHubEmulator, startGitHub } from '../../../emulator/github/server.ts'
import { callGitHub } from './github-call.ts'

type Webhook = { name: string; examples: { action?: string; repository?: unknown }[] }

const webhooks: Webhook[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const payloads = webhooks.flatMap(({ name, examples }) => examples.map((payload) => ({ name, payload })))
const withRepository = payloads.filter(({ payload }) => payload.repository !== undefined)
const root = '/repos/Codertocat/Hello-World'
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub()
})

afterEach(() => github.close())

function findPayloads(name: string, isMatch: (action?: string) => boolean = () => true): unknown[] {
  const matches = payloads.filter((one) => one.name === name && isMatch(one.payload.action))
  expect(matches).not.toHaveLength(0)
  return matches.map(({ payload }) => payload)
}

test('every real payload with a repository is seeded', () => {
  expect(withRepository.length).toBeGreaterThan(200)
  for (const { payload } of withRepository) {
    const { id, full_name, private: isPrivate, archived = false } = Object(payload).repository
    const repository = seedFromPayload(github, payload)
    expect(repository).toBe(github.repository(full_name))
    const { owner, name } = repository
    expect(repository).toMatchObject({ id, private: isPrivate, archived })
    expect(`${owner}/${name}`).toBe(full_name)
  }
})

test('every real pull request is there, open or closed as the payload says', async () => {
  for (const payload of findPayloads('pull_request')) {
    const repository = seedFromPayload(github, payload)
    const { pull_request: pull } = Object(payload)
    const { title, state, locked, head, base } = pull
    expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({
      status: 200,
      body: {
        ...{
          number: 2,
          title,
          state,
          locked,
          merge_commit_sha: pull.merge_commit_sha,
          html_url: pull.html_url,
        },
        head: { ref: head.ref, sha: head.sha },
        base: { ref: base.ref, sha: base.sha },
      },
    })
    expect(repository.branches.get(head.ref)).toBe(head.sha)
  }
  const compare = await callGitHub(github, `${root}/compare/master...changes`)
  expect(compare).toMatchObject({ status: 200, body: { status: 'ahead', total_commits: 1 } })
})

test('every real comment on an issue is there, unless it was deleted', async () => {
  for (const payload of findPayloads('issue_comment', (action) => action === 'deleted'))
    seedFromPayload(github, payload)
  const path = `${root}/issues/comments/492700400`
  expect(await callGitHub(github, path)).toMatchObject({ status: 404 })
  for (const payload of findPayloads('issue_comment', (action) => action !== 'deleted')) {
    seedFromPayload(github, payload)
    const { body, user } = Object(payload).comment
    expect(await callGitHub(github, path)).toMatchObject({
      status: 200,
      body: { body, user: { login: user.login } },
    })
  }
  expect(await callGitHub(github, `${root}/issues/1/comments`)).toMatchObject({ body: [{ id: 492_700_400 }] })
  const permission = await callGitHub(github, `${root}/collaborators/Codertocat/permission`)
  expect(permission).toMatchObject({ status: 200, body: { permission: 'admin' } })
})

test('every real comment on a line is there, unless it was deleted', () => {
  for (const payload of findPayloads('pull_request_review_comment', (action) => action !== 'deleted')) {
    const repository = seedFromPayload(github, payload)
    const { id, body, path } = Object(payload).comment
    expect(repository.reviewComments.get(id)).toMatchObject({ body, path })
  }
})

test('every real push leaves its branch or tag where it was pushed to', () => {
  for (const payload of findPayloads('push')) {
    const repository = seedFromPayload(github, payload)
    const { ref, after, deleted } = Object(payload)
    const refs = ref.startsWith('refs/tags/') ? repository.tags : repository.branches
    expect(refs.get(ref.replace(/^refs\/\w+\//, ''))).toBe(deleted ? undefined : after)
  }
  const { branches, commits, defaultBranch } = github.repository('Codertocat/Hello-World')
  const tip = commits.get(branches.get(defaultBranch) ?? '')
  expect(tip).toMatchObject({ message: 'Initial commit', parents: [] })
})

test('every real release is there with its tag, unless it was deleted', async () => {
  for (const payload of findPayloads('release', (action) => action === 'deleted'))
    seedFromPayload(github, payload)
  expect(await callGitHub(github, `${root}/releases`)).toMatchObject({ body: [] })
  for (const payload of findPayloads('release', (action) => action !== 'deleted')) {
    const repository = seedFromPayload(github, payload)
    expect(repository.releases.get(17_372_790)).toMatchObject({ tag_name: '0.0.1' })
    expect(repository.tags.get('0.0.1')).toBe(repository.branches.get('master'))
  }
})

test('an issue that is a pull request is seeded as one', async () => {
  const [payload] = findPayloads('issue_comment')
  const { issue, ...rest } = Object(payload)
  seedFromPayload(github, { ...rest, issue: { ...issue, pull_request: { url: 'https://example.com' } } })
  expect(await callGitHub(github, `${root}/pulls/1`)).toMatchObject({
    status: 200,
    body: { title: issue.title },
  })
})

test.each([
  ['closed', { state: 'closed', merged_at: null }, { state: 'closed', merged: false }],
  ['closed', { state: 'closed', merged_at: '2026-01-31T09:30:00Z' }, { state: 'closed', merged: true }],
  ['reopened', { state: 'open', closed_at: null }, { state: 'open', merged: false, closed_at: null }],
])('a pull request that was %s is seeded with %j', async (action, fields, expected) => {
  const [payload] = findPayloads('pull_request', (one) => one === action)
  const { pull_request: pull, ...rest } = Object(payload)
  seedFromPayload(github, { ...rest, pull_request: { ...pull, ...fields } })
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({ body: expected })
})

test('the commit of every real merge group can have a status, until the group is destroyed', async () => {
  for (const payload of findPayloads('merge_group')) {
    const { repository, merge_group: group } = Object(payload)
    const path = `/repos/${repository.full_name}/commits/${group.head_sha}/statuses`
    seedFromPayload(github, { ...Object(payload), action: 'destroyed' })
    expect(await callGitHub(github, path)).toMatchObject({ status: 422 })
    const { branches } = seedFromPayload(github, payload)
    expect(await callGitHub(github, path)).toMatchObject({ status: 200, body: [] })
    expect(branches.get(group.head_ref.replace('refs/heads/', ''))).toBe(group.head_sha)
    await github.close()
    github = await startGitHub()
  }
})

test('the author of a real issue is the one of its comment event', () => {
  for (const payload of findPayloads('issue_comment')) {
    const { issues } = seedFromPayload(github, payload)
    const { number, user, labels } = Object(payload).issue
    expect(issues.get(number)).toMatchObject({
      user: { login: user.login },
      labels: labels.map(({ name }: { name: string }) => name),
    })
  }
})

test.each([
  ['nothing', undefined],
  ['no repository', { action: 'created' }],
  ['a repository without a name', { repository: { id: 1, private: false } }],
])('a payload with %s is refused', (_, payload) => {
  expect(() => seedFromPayload(github, payload)).toThrow('Invalid input')
})
