import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { EventError, readRun } from '../../src/event/read-event.ts'

type Payload = { [name: string]: unknown }

const webhooks: { name: string; examples: Payload[] }[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples',
)

const sha = 'c'.repeat(40)
const variables = {
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_REPOSITORY_ID: '77',
  GITHUB_ACTOR: 'hubot',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: sha,
  GITHUB_RUN_ID: '6042',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SERVER_URL: 'https://ghes.example',
}

/** The run that an event file of this text describes. */
async function read(eventName: string, text: string | Buffer, env: NodeJS.ProcessEnv = {}) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'event-'))
  const path = join(folder.path, 'event.json')
  writeFileSync(path, text)
  return readRun({ ...variables, GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: path, ...env })
}

function readPayload(eventName: string, payload: object) {
  return read(eventName, JSON.stringify(payload))
}

const repository = { id: 1, name: 'docs', owner: { login: 'octocat' }, private: false }
const sender = { login: 'mona', type: 'User' }
const base = { ref: 'main', repo: { id: 1 } }
const pull = {
  ...{ number: 12, title: 'Add retries', html_url: 'https://github.com/octocat/docs/pull/12' },
  ...{ head: { ref: 'retries', repo: { id: 1 } }, base },
}
const comment = { id: 7, body: '/docs y', html_url: 'https://github.com/x', user: sender }
const issue = { number: 12, title: 'Retries', html_url: 'https://github.com/octocat/docs/issues/12' }

test.each(['workflow_dispatch', 'schedule', 'repository_dispatch', 'issues'])(
  '%s is told by the runner’s variables, but for its repository',
  async (eventName) => {
    const run = await readPayload(eventName, { repository, sender, comment, pull_request: pull })
    expect(run).toEqual({
      eventName,
      repository: { owner: 'octocat', name: 'docs', id: 1, isPublic: true },
      sender: { login: 'hubot', isBot: false },
      ...{ ref: 'refs/heads/main', sha, runId: '6042', runAttempt: 2 },
      ...{ jobName: '', stepId: '', workflow: '' },
      serverUrl: 'https://ghes.example',
      trigger: { kind: 'other' },
    })
  },
)

test.each(['workflow_dispatch', 'schedule', 'merge_group'])(
  'a payload of %s that names nothing leaves the runner’s variables',
  async (eventName) => {
    expect(await readPayload(eventName, {})).toMatchObject({
      repository: { owner: 'acme', name: 'widgets', id: 77, isPublic: null },
      sender: { login: 'hubot', isBot: false },
    })
  },
)

test.each([
  [{ ...repository, owner: null, full_name: 'octocat/docs' }, 'octocat/docs', 1],
  [{ ...repository, owner: {}, full_name: 'octocat/docs' }, 'octocat/docs', 1],
  [{ ...repository, owner: { login: '' }, full_name: '' }, 'acme/widgets', 77],
  [{ ...repository, owner: null }, 'acme/widgets', 77],
  [{ ...repository, name: '' }, 'acme/widgets', 77],
])('the repository %j is %s', async (given, fullName, id) => {
  for (const eventName of ['schedule', 'push']) {
    const run = await readPayload(eventName, { repository: given, sender, ref: 'refs/heads/main' })
    expect(`${run.repository.owner}/${run.repository.name}`).toBe(fullName)
    expect(run.repository.id).toBe(id)
  }
})

test.each(['', 'x', '1e400', '-1', '1.5'])('the id %j of a repository is none', async (id) => {
  expect((await read('schedule', '{}', { GITHUB_REPOSITORY_ID: id })).repository.id).toBe(0)
})

test.each([
  ['names its commit', { head_sha: sha }, sha],
  ['names no full commit', { head_sha: 'abc' }, null],
  ['names nothing', {}, null],
])('a merge queue that %s', async (_, group, headSha) => {
  const { trigger } = await readPayload('merge_group', { repository, sender, merge_group: group })
  expect(trigger).toEqual({ kind: 'merge-group', headSha })
})

test.each([
  ['GITHUB_RUN_ID', '', { runId: '0' }],
  ['GITHUB_RUN_ID', '12)](https://evil.example', { runId: '0' }],
  ['GITHUB_RUN_ATTEMPT', '', { runAttempt: 1 }],
  ['GITHUB_RUN_ATTEMPT', 'two', { runAttempt: 1 }],
  ['GITHUB_SERVER_URL', '', { serverUrl: 'https://github.com' }],
  ['GITHUB_SHA', 'abc', { sha: null }],
  ['GITHUB_ACTOR', 'renovate[bot]', { sender: { login: 'renovate[bot]', isBot: true } }],
])('a variable %s of %j is made safe', async (name, value, expected) => {
  expect(await read('schedule', '{}', { [name]: value })).toMatchObject(expected)
})

test('without the runner’s variables, nothing is known of the run', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'event-'))
  const path = join(folder.path, 'event.json')
  writeFileSync(path, '{}')
  expect(readRun({ GITHUB_EVENT_PATH: path })).toEqual({
    ...{ eventName: '', repository: { id: 0, name: '', owner: '', isPublic: null } },
    ...{ sender: { login: '', isBot: false }, ref: '', sha: null, runId: '0', runAttempt: 1 },
    ...{ jobName: '', stepId: '', workflow: '' },
    ...{ serverUrl: 'https://github.com', trigger: { kind: 'other' } },
  })
  expect(() => readRun({})).toThrow("The event file can't be read.")
})

test.each<[string, string, string, number]>([
  ['6042', '12', '6042', 12],
  ['', '', '0', 1],
  ['x6042', 'x2', '0', 1],
  ['6042x', '2x', '0', 1],
  ['9'.repeat(21), '10000', '0', 1],
])('the run %j in its attempt %j', async (...[GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, runId, runAttempt]) => {
  const run = await read('schedule', '{}', { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT })
  expect(run).toMatchObject({ runId, runAttempt })
})

test('repository and sender are those of the payload, where it tells', async () => {
  const payload = { repository, sender: { login: 'hook', type: 'Bot' }, pull_request: pull }
  expect(await readPayload('pull_request', payload)).toMatchObject({
    repository: { owner: 'octocat', name: 'docs', id: 1, isPublic: true },
    sender: { login: 'hook', isBot: true },
  })
})

test.each([
  ['private', { private: true }, false],
  ['public', { private: false }, true],
  ['of unknown visibility', { private: undefined }, null],
  ['of odd visibility', { private: null }, null],
])('whether a repository that is %s is public', async (_, given, expected) => {
  const payload = { repository: { ...repository, ...given }, sender, pull_request: pull }
  expect((await readPayload('pull_request', payload)).repository.isPublic).toBe(expected)
})

test.each<[string, string, object, boolean, boolean]>([
  ['the same repository', 'pull_request', pull, false, false],
  ['a fork', 'pull_request', { ...pull, head: { ref: 'x', repo: { id: 2 } } }, true, false],
  ['a repository that is gone', 'pull_request', { ...pull, head: { ref: 'x', repo: null } }, true, false],
  [
    'a fork, with secrets',
    'pull_request_target',
    { ...pull, head: { ref: 'x', repo: { id: 2 } } },
    true,
    true,
  ],
  ['an unknown base, with secrets', 'pull_request_target', { ...pull, base: { ref: 'main' } }, true, true],
  ['the same repository, with secrets', 'pull_request_target', pull, false, true],
  ['the same repository, reviewed', 'pull_request_review', pull, false, false],
  ['a fork, reviewed', 'pull_request_review', { ...pull, head: { ref: 'x', repo: { id: 2 } } }, true, false],
])('a pull request from %s', async (...[, eventName, given, isCrossRepository, isPrivileged]) => {
  const { trigger } = await readPayload(eventName, { repository, sender, pull_request: given })
  expect(trigger).toMatchObject({ kind: 'pull-request', isCrossRepository, isPrivileged })
})

test.each<[string, object, boolean]>([
  ['the same repository', { repository, workflow_run: { head_repository: { id: 1 } } }, false],
  ['a fork', { repository, workflow_run: { head_repository: { id: 2 } } }, true],
  ['a repository that is gone', { repository, workflow_run: { head_repository: null } }, true],
  ['a repository that it does not name', { repository, workflow_run: {} }, true],
  ['a repository without an id', { repository, workflow_run: { head_repository: { id: '1' } } }, true],
  ['an unknown base', { workflow_run: { head_repository: { id: 1 } } }, true],
])('a workflow run from %s', async (_, payload, isCrossRepository) => {
  const { trigger, sender: actor } = await readPayload('workflow_run', { sender, ...payload })
  const unknown = { actor: null, headBranch: null, headSha: null }
  expect(trigger).toEqual({ kind: 'workflow-run', isCrossRepository, ...unknown })
  expect(actor).toEqual({ login: 'mona', isBot: false })
})

test.each<[string, object, object]>([
  ['an issue', { issue }, { isPullRequest: false, pullRequest: null }],
  [
    'a pull request',
    { issue: { ...issue, pull_request: { url: 'x' } } },
    { isPullRequest: true, pullRequest: { number: 12, title: 'Retries', headRef: null } },
  ],
])('a comment on %s', async (_, given, expected) => {
  const { trigger } = await readPayload('issue_comment', {
    ...{ action: 'created', repository, sender, comment },
    ...given,
  })
  expect(trigger).toMatchObject({
    ...{ kind: 'comment', issueNumber: 12, action: 'created', ...expected },
    comment: { id: 7, surface: 'conversation', body: '/docs y', author: 'mona', authorIsBot: false },
  })
})

test('a comment on a line of the diff', async () => {
  const onLine = { ...comment, path: 'src/a.ts', line: 3, diff_hunk: '@@', user: { login: 'b', type: 'Bot' } }
  const payload = { action: 'created', repository, sender, comment: onLine, pull_request: pull }
  expect((await readPayload('pull_request_review_comment', payload)).trigger).toMatchObject({
    ...{ kind: 'comment', issueNumber: 12, isPullRequest: true, pullRequest: { headRef: 'retries' } },
    comment: { surface: 'review', path: 'src/a.ts', line: 3, diffHunk: '@@', authorIsBot: true },
  })
})

test('a comment whose writer is gone is nobody’s', async () => {
  const payload = { action: 'created', repository, sender, issue, comment: { ...comment, user: null } }
  expect((await readPayload('issue_comment', payload)).trigger).toMatchObject({ comment: { author: '' } })
})

test.each<[string, string, object, object]>([
  [
    'a push to a branch',
    'push',
    { ref: 'refs/heads/docs/x', before: 'a', after: sha, compare: 'https://c' },
    { kind: 'push', branch: 'docs/x', before: 'a', after: sha, compareUrl: 'https://c' },
  ],
  ['a push without a commit', 'push', { ref: 'refs/heads/docs/x', after: '../adapters' }, { kind: 'other' }],
  ['a pushed tag', 'push', { ref: 'refs/tags/v1', after: 'b' }, { kind: 'tag', tag: 'v1' }],
  [
    'a branch that was deleted by a push',
    'push',
    { ref: 'refs/heads/x', deleted: true },
    { kind: 'deleted-ref', ref: 'x' },
  ],
  ['a deleted branch', 'delete', { ref: 'x', ref_type: 'branch' }, { kind: 'deleted-ref', ref: 'x' }],
  ['a created tag', 'create', { ref: 'v1', ref_type: 'tag' }, { kind: 'tag', tag: 'v1' }],
  ['a created branch', 'create', { ref: 'x', ref_type: 'branch' }, { kind: 'other' }],
  [
    'a release',
    'release',
    { release: { tag_name: 'v1', name: null, body: 'Notes', html_url: 'https://r' } },
    { kind: 'release', tag: 'v1', name: '', notes: 'Notes', url: 'https://r' },
  ],
])('%s', async (...[, eventName, payload, expected]) => {
  const { trigger } = await readPayload(eventName, { repository, sender, ...payload })
  expect(trigger).toMatchObject(expected)
})

const telling = [
  'pull_request',
  'pull_request_review',
  'workflow_run',
  'issue_comment',
  'pull_request_review_comment',
  'push',
  'release',
  'create',
  'delete',
]

test.each(telling)('every real payload of %s is understood', async (eventName) => {
  const examples = webhooks.find(({ name }) => name === eventName)?.examples ?? []
  expect(examples.length).toBeGreaterThan(0)
  for (const payload of examples) {
    const { trigger, repository } = await readPayload(eventName, payload)
    expect(repository.name).toBe(Object(payload.repository).name)
    if (!['create', 'push'].includes(eventName)) expect(trigger.kind).not.toBe('other')
  }
})

test.each<[string, string | Buffer, string]>([
  ['is empty', '', "isn't JSON"],
  ['is cut', '{"secret":"s3cr3t","number":', "isn't JSON"],
  ['is no text', Buffer.from([0, 255, 254]), "isn't JSON"],
  ['is a list', '["s3cr3t"]', "isn't a webhook payload"],
  ['is a text', '"s3cr3t"', "isn't a webhook payload"],
  ['is null', 'null', "isn't a webhook payload"],
])('an event file that %s is refused in our own words, for every event', async (_, text, says) => {
  for (const eventName of ['issue_comment', 'schedule']) {
    const error: unknown = await read(eventName, text).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(EventError)
    expect(String(error)).toMatch(/^EventError: .*GITHUB_EVENT_PATH/)
    expect(String(error)).toContain(`The event file ${says}.`)
    expect(String(error)).not.toContain('s3cr3t')
    expect(Object(error).cause instanceof SyntaxError).toBe(says === "isn't JSON")
  }
})

test.each(['', '/nowhere/event.json', tmpdir()])('an event file at %j cannot be read', (path) => {
  const reading = () => readRun({ ...variables, GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path })
  expect(reading).toThrow(
    expect.objectContaining({
      message: expect.stringContaining("The event file can't be read."),
      cause: expect.objectContaining({ code: expect.any(String) }),
    }),
  )
})

test.each<[string, string, object]>([
  ['a pull request that is not there', 'pull_request', {}],
  ['a pull request without a number', 'pull_request', { pull_request: { ...pull, number: undefined } }],
  ['a pull request that is a text', 'pull_request_target', { pull_request: 'x' }],
  ['a pull request without a head', 'pull_request_target', { pull_request: { ...pull, head: null } }],
  ['a pull request without a base', 'pull_request', { pull_request: { ...pull, base: null } }],
  ['a comment that is not there', 'issue_comment', { issue }],
  ['a comment without an id', 'issue_comment', { issue, comment: { ...comment, id: null } }],
  ['an issue without a number', 'issue_comment', { comment, issue: { ...issue, number: '12' } }],
  ['no thread', 'pull_request_review_comment', { comment }],
  ['a review of nothing', 'pull_request_review', { review: {} }],
  ['a workflow run that is not there', 'workflow_run', {}],
  ['a release without a tag', 'release', { release: { body: 'x' } }],
])('%s never passes for an event that nobody has to be asked about', async (_, eventName, payload) => {
  const reading = readPayload(eventName, { action: 'created', repository, sender, ...payload })
  await expect(reading).rejects.toThrow(new EventError(`The event file isn't a payload of ${eventName}.`))
})

test('a huge event file with what is needed in it is read', async () => {
  const payload = { repository, sender, pull_request: { ...pull, body: 'x'.repeat(5_000_000) } }
  expect((await readPayload('pull_request', payload)).trigger.kind).toBe('pull-request')
})

test('keys of the prototype in a payload change nothing', async () => {
  const text = `{"__proto__":{"pull_request":${JSON.stringify(pull)}},"constructor":{}}`
  await expect(read('pull_request', text)).rejects.toThrow("isn't a payload of pull_request")
})
