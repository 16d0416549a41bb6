import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull } from '../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../emulator/github/server.ts'
import type { GitHubClient } from '../../../src/adapters/github/client.ts'
import { headerOf, statusOf } from '../../../src/adapters/github/errors.ts'
import { sendWithRetry } from '../../../src/adapters/github/retry.ts'
import { clockStart, createFakeClock } from '../../fixtures/fake-clock.ts'
import { connect } from './connect.ts'

type Fault = Omit<Parameters<GitHubEmulator['fail']>[0], 'path'>

let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  const repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
  addComment(repository, { issue: 12, id: 7 })
})

afterEach(() => github.close())

const repo = { owner: 'octocat', repo: 'docs' }
const calls = {
  read: (client: GitHubClient) => client.issues.getComment({ ...repo, comment_id: 7 }),
  edit: (client: GitHubClient) => client.issues.updateComment({ ...repo, comment_id: 7, body: 'new' }),
  react: (client: GitHubClient) =>
    client.reactions.createForIssueComment({ ...repo, comment_id: 7, content: 'eyes' }),
  comment: (client: GitHubClient) => client.issues.createComment({ ...repo, issue_number: 12, body: 'new' }),
}

/** What became of a call that met the fault, how often it was sent, and how long it waited between. */
async function call(name: keyof typeof calls, fault: Fault) {
  github.fail({ path: /./, times: Infinity, ...fault })
  const { client, sleepsMs } = await connect(github)
  const ended = await calls[name](client).then(
    ({ status }) => status,
    (error: unknown) => statusOf(error),
  )
  return { ended, sent: github.requests.length, sleepsMs }
}

const repeatable = ['read', 'edit', 'react'] as const

test.each(repeatable)('to %s is tried three times, with growing waits', async (name) => {
  expect(await call(name, { status: 502 })).toEqual({ ended: 502, sent: 3, sleepsMs: [500, 1_000] })
})

test.each(repeatable)('to %s is tried again after a cut connection', async (name) => {
  expect(await call(name, { drop: true, times: 2 })).toMatchObject({
    sent: 3,
    ended: name === 'react' ? 201 : 200,
  })
})

test.each<[string, Fault, number | null]>([
  ['an error of GitHub', { status: 500 }, 500],
  ['a cut connection', { drop: true }, null],
  ['a limit', { status: 429, headers: { 'retry-after': '1' } }, 429],
])('a new comment is sent once, whatever comes of it: %s', async (_, fault, ended) => {
  expect(await call('comment', fault)).toEqual({ ended, sent: 1, sleepsMs: [] })
})

test.each([400, 401, 403, 404, 410, 422, 429] as const)('a %d without a limit is final', async (status) => {
  expect(await call('read', { status })).toEqual({ ended: status, sent: 1, sleepsMs: [] })
})

function resetIn(seconds: number): Record<string, string> {
  const at = Math.ceil(clockStart.getTime() / 1_000) + seconds
  return { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at) }
}

test.each<[string, Fault, number[]]>([
  ['resets within 30 s', { status: 403, headers: resetIn(30) }, [30_000]],
  ['resets within 60 s', { status: 429, headers: resetIn(60) }, [60_000]],
  ['has just been reset', { status: 403, headers: resetIn(-5) }, [1_000]],
  ['asks for 7 s', { status: 429, headers: { 'retry-after': '7' } }, [7_000]],
  ['asks for 7 s, forbidding', { status: 403, headers: { 'retry-after': '7' } }, [7_000]],
  ['asks for no time', { status: 429, headers: { 'retry-after': '0' } }, [1_000]],
  [
    'asks for less than its reset',
    { status: 403, headers: { ...resetIn(20), 'retry-after': '5' } },
    [20_000],
  ],
])('a limit that %s is waited for', async (_, fault, sleepsMs) => {
  expect(await call('read', { ...fault, times: 1 })).toEqual({ ended: 200, sent: 2, sleepsMs })
})

test.each<[string, Fault]>([
  ['resets in 61 s', { status: 403, headers: resetIn(61) }],
  ['resets in an hour', { status: 429, headers: resetIn(3_600) }],
  ['asks for 61 s', { status: 429, headers: { 'retry-after': '61' } }],
  ['asks for what is no time', { status: 429, headers: { 'retry-after': 'soon' } }],
  ['resets at what is no time', { status: 403, headers: { ...resetIn(1), 'x-ratelimit-reset': 'soon' } }],
])('a limit that %s is not waited for', async (_, fault) => {
  expect(await call('read', fault)).toMatchObject({ sent: 1, sleepsMs: [] })
})

test('a budget that ends while a try waits for the next sends no more', async () => {
  const budget = new AbortController()
  const clock = createFakeClock((waitMs) => {
    budget.abort()
    return waitMs
  })
  let sent = 0
  const send = async () => {
    sent += 1
    throw new Error('no answer')
  }
  const options = { clock, budget: budget.signal, isRepeatable: true, tryTimeoutMs: 15_000 }
  await expect(sendWithRetry(options, send)).rejects.toThrow('no answer')
  expect(sent).toBe(1)
})

test('every try has a signal of its own, which the budget fires too', async () => {
  const budget = new AbortController()
  const signals: AbortSignal[] = []
  const send = async (signal: AbortSignal) => {
    signals.push(signal)
    if (signals.length < 3) throw new Error('no answer')
    return 'done'
  }
  const options = {
    clock: createFakeClock(),
    budget: budget.signal,
    isRepeatable: true,
    tryTimeoutMs: 15_000,
  }
  expect(await sendWithRetry(options, send)).toBe('done')
  expect(new Set(signals).size).toBe(3)
  budget.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
})

test.each([null, undefined, 'x', 7, {}, new Error('x'), Object.assign(new Error('x'), { status: 500 })])(
  'an error without a response (%p) has no status and no headers',
  (thrown) => {
    expect([statusOf(thrown), headerOf(thrown, 'x-accepted-github-permissions')]).toEqual([null, null])
  },
)
