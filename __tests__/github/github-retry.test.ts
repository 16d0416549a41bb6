import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull } from '../../emulator/github/fixtures.ts'
import { exceedPrimaryLimit, exceedSecondaryLimit } from '../../emulator/github/rate-limits.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { GitHubClient } from '../../src/github/github-client.ts'
import { headerOf, statusOf } from '../../src/github/github-errors.ts'
import { retryGitHubCall } from '../../src/github/github-retry.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
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
])('a new comment is sent once, whatever comes of it: %s', async (_, fault, ended) => {
  expect(await call('comment', fault)).toEqual({ ended, sent: 1, sleepsMs: [] })
})

test.each([400, 401, 403, 404, 410, 422] as const)('a %d without a limit is final', async (status) => {
  expect(await call('read', { status })).toEqual({ ended: status, sent: 1, sleepsMs: [] })
})

function secondsAfterStart(seconds: number): Date {
  return new Date(Math.ceil(clockStart.getTime() / 1_000) * 1_000 + seconds * 1_000)
}

const primary = (seconds: number, status: 403 | 429) => exceedPrimaryLimit(secondsAfterStart(seconds), status)
/** A secondary limit, while most of the primary one is left, which resets in an hour unless told otherwise. */
const secondary = (retryAfter?: string, status?: 403 | 429, resetSeconds = 3_600) =>
  exceedSecondaryLimit({
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status && { status }),
    resetAt: secondsAfterStart(resetSeconds),
  })
const inBoth = (seconds: number, retryAfter: string): Fault => {
  const { headers, ...rest } = primary(seconds, 403)
  return { ...rest, headers: { ...headers, 'retry-after': retryAfter } }
}

/** A secondary limit while nothing remains of the primary one. */
const secondaryBeside = (resetSeconds: number, status: 403 | 429): Fault => {
  const { headers, ...rest } = secondary(undefined, status, resetSeconds)
  return { ...rest, headers: { ...headers, 'x-ratelimit-remaining': '0' } }
}

const limits: [string, Fault, number][] = [
  ['resets within 30 s', primary(30, 403), 30_000],
  ['resets within 60 s', primary(60, 429), 60_000],
  ['has just been reset', primary(-5, 403), 1_000],
  ['asks for 7 s', secondary('7', 429), 7_000],
  ['asks for 7 s, forbidding', secondary('7', 403), 7_000],
  ['asks for no time', secondary('0', 429), 1_000],
  ['asks for more than the reset of the primary one', secondary('50', 403, 20), 50_000],
  ['asks for less than the reset of the primary one, which is used up, too', inBoth(3_600, '5'), 5_000],
  ['names no time', secondary(), 60_000],
  ['names no time, as too many requests', secondary(undefined, 429, 5), 60_000],
  ['names no time, beside a primary one that is used up for 5 s', secondaryBeside(5, 403), 60_000],
  ['names no time, beside a primary one that is used up for an hour', secondaryBeside(3_600, 429), 60_000],
  ['says nothing but its status', { status: 429 }, 60_000],
]

test.each(limits)('a limit that %s is waited for', async (_, fault, waitMs) => {
  expect(await call('read', { ...fault, times: 1 })).toEqual({ ended: 200, sent: 2, sleepsMs: [waitMs] })
})

test.each(limits)('a new comment is sent again after a limit that %s', async (_, fault, waitMs) => {
  expect(await call('comment', { ...fault, times: 1 })).toEqual({ ended: 201, sent: 2, sleepsMs: [waitMs] })
  expect(github.repository('octocat/docs').comments.size).toBe(2)
})

test('a limit that names no time is not waited for a second time, which would take two minutes', async () => {
  expect(await call('comment', secondary())).toEqual({ ended: 403, sent: 2, sleepsMs: [60_000] })
})

test('a limit that asks for time again and again is final in the end', async () => {
  expect(await call('comment', secondary('2'))).toEqual({ ended: 403, sent: 3, sleepsMs: [2_000, 2_000] })
})

test.each<[string, Fault]>([
  ['resets in 61 s', primary(61, 403)],
  ['resets in an hour', primary(3_600, 429)],
  ['asks for 61 s', secondary('61')],
  ['asks for what is no time', secondary('soon')],
  [
    'resets at what is no time',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' } },
  ],
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
  const options = {
    clock,
    budget: budget.signal,
    isRepeatable: true,
    limitTry: () => AbortSignal.timeout(15_000),
  }
  await expect(retryGitHubCall(options, send)).rejects.toThrow('no answer')
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
    limitTry: () => AbortSignal.timeout(15_000),
  }
  expect(await retryGitHubCall(options, send)).toBe('done')
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
