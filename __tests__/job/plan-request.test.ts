import { expect, test } from '@jest/globals'
import type { Claim } from '../../src/state/state.ts'
import { clockStart } from '../fixtures/fake-clock.ts'
import { stateOf, troubleProblem } from '../fixtures/fake-conversation.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleComment, samplePull } from '../fixtures/sample-run.ts'
import { type Case, prepare } from './plan-story.ts'
import { wordsOf } from './prepare.ts'

const earlier = sampleReport({
  runId: '99',
  requestRunId: '99',
  result: 'pull-request',
  jobEnd: 'pull-request',
})
const found = stateOf(earlier)
const unreadable = { trouble: 'memory-unreadable' } as const
const command = { trigger: sampleComment('/docs shorter') }

test('what is sent is claimed first, and the claim is known before it is written', async () => {
  const { prepared, claims, stored, calls } = await prepare({ ...command, state: found })
  const claim = {
    ...{ nonce: 'own', isCreate: false, queued: [], command: null, request: 'shorter' },
    id: expect.stringMatching(/^123-[0-9a-f]{16}$/),
    until: '2026-11-20T12:05:00.000Z',
  }
  expect(stored?.conversation.claim).toEqual(claim)
  expect(claims).toEqual([claim])
  expect(calls).toEqual(['permission of mona', 'eyes', 'conversation written'])
  expect(prepared.kind === 'planned' && prepared.claim?.claim()).toEqual(claim)
})

test('the claim of a first request begins the memory', async () => {
  const { prepared, stored } = await prepare({})
  expect(prepared).toMatchObject({ kind: 'planned', plan: { kind: 'create' }, state: null, told: null })
  expect(stored).toMatchObject({
    ...{ job: null, run: { id: '123', result: null } },
    conversation: {
      requestCount: 0,
      claim: { nonce: 'own', isCreate: true, request: 'Describe the retry option.' },
    },
  })
})

test('queued requests that are due are in the claim', async () => {
  const queue = [sampleRequest()]
  const { prepared, stored } = await prepare({ ...command, state: stateOf({ ...earlier, queue }) })
  expect(prepared).toMatchObject({ queued: queue })
  expect(stored?.conversation).toMatchObject({ queue, claim: { queued: ['200-0a1b2c3d4e5f6071'] } })
})

test.each<[string, Case, string]>([
  ['a wait for a job', { inputs: { prompt: null, jobId: 'job_9' } }, 'unchanged'],
  ['a status check', { trigger: sampleComment('/docs status') }, 'unchanged'],
  ['a dry run', { ...command, inputs: { dryRun: true } }, 'look'],
])('%s claims nothing', async (_, given, call) => {
  const { prepared, calls, claims, stored } = await prepare({ state: found, ...given })
  expect(prepared.kind).toBe('planned')
  expect(calls.filter((one) => one.startsWith('conversation'))).toEqual([`conversation ${call}`])
  expect([stored, claims]).toEqual([found, []])
})

test('what is read beside the conversation is waited for without it, and it is read anew', async () => {
  const { prepared, calls } = await prepare({ ...command, state: found, isCommitSlow: true })
  expect(prepared.kind).toBe('planned')
  expect(calls.slice(2)).toEqual(['conversation unchanged', 'conversation written'])
})

const others: Claim = {
  ...{ nonce: 'other', until: '2026-11-20T12:00:01.000Z', isCreate: false, id: '99-1', request: 'theirs' },
  ...{ queued: [], command: null },
}

test('whoever finds a living claim of somebody else waits', async () => {
  const state = stateOf({ ...earlier, claim: others })
  const { prepared, stored } = await prepare({ ...command, state })
  expect([prepared.kind, stored]).toEqual(['wait', state])
})

test('a claim that has run out is told, and its place is taken', async () => {
  const state = stateOf({ ...earlier, claim: { ...others, until: clockStart.toISOString() } })
  const { prepared, stored } = await prepare({ ...command, state })
  expect(prepared).toMatchObject({ kind: 'planned', told: expect.stringContaining('theirs') })
  expect(stored).toMatchObject({
    run: { note: expect.stringContaining('theirs') },
    conversation: { claim: { nonce: 'own' }, handled: [{ id: '99-1', how: 'unconfirmed' }] },
  })
})

test.each([
  ['conversation-busy', 'unknown conversation-busy'],
  ['memory-unreadable', 'unknown memory-unreadable'],
  ['newer-state', 'unknown newer-state'],
  ['memory-unwritable', 'unknown memory-unwritable'],
  ['lost', 'unknown memory-unwritable'],
] as const)('a run whose claim ends as %s sends nothing', async (trouble, words) => {
  const { prepared, warnings } = await prepare({ ...command, state: found, trouble })
  expect([wordsOf(prepared), warnings]).toEqual([words, []])
})

test('a run that may use no conversation goes on without, with a warning', async () => {
  const { prepared, warnings, stored } = await prepare({ ...command, trouble: 'none' })
  expect(prepared).toMatchObject({ plan: { kind: 'create' }, isInaccessible: true, claim: {} })
  expect([warnings, stored]).toEqual([[troubleProblem], null])
})

test('a memory that cannot be read ends the run, which tells it at its end', async () => {
  const { prepared, calls } = await prepare({ trigger: sampleComment('/docs shorter'), ...unreadable })
  const detail = 'GitHub answered 502.'
  expect(prepared).toMatchObject({
    ...{ kind: 'ended', result: 'unknown', reason: 'memory-unreadable', detail },
  })
  expect(calls).not.toContain('log GitHub answered 502.')
})

test('a job that is only waited for needs no memory, and the log says what is missing', async () => {
  const inputs = { prompt: null, jobId: 'job_9' }
  const { prepared, calls } = await prepare({ inputs, ...unreadable })
  expect(prepared).toMatchObject({ kind: 'planned', plan: { kind: 'attach', jobId: 'job_9' }, state: null })
  expect(calls).toContain('log GitHub answered 502.')
})

test('the prompt of a workflow has its own prompt, files and context, with blank lines between', async () => {
  const { prepared, calls } = await prepare({ files: ['one', 'two'], context: 'Context of the event' })
  expect(prepared).toMatchObject({
    ...{ kind: 'planned', plan: { kind: 'create', note: null }, state: null, heldBack: null, queued: [] },
    facts: { commit: null, docsPullRules: null, refused: null, count: null },
    prompt: 'Describe the retry option.\n\none\n\ntwo\n\nContext of the event',
    requestText: 'Describe the retry option.',
  })
  expect(calls).toEqual(['eyes', 'conversation written'])
})

test.each<[string, Case, string, string]>([
  [
    'a prompt and a prompt of the workflow',
    { trigger: sampleComment('/docs shorter') },
    'Describe the retry option.\n\nshorter',
    'shorter',
  ],
  [
    'a prompt alone',
    { trigger: sampleComment('/docs shorter'), inputs: { prompt: null } },
    'shorter',
    'shorter',
  ],
  [
    'nothing, with a prompt of the workflow',
    { trigger: sampleComment('/docs') },
    'Describe the retry option.',
    'Describe the retry option.',
  ],
  [
    'nothing, with a file of the workflow',
    { trigger: sampleComment('/docs'), inputs: { prompt: null }, files: ['one'] },
    'one',
    'one',
  ],
  [
    'nothing on a pull request',
    { trigger: sampleComment('/docs'), inputs: { prompt: null } },
    'Update the documentation for the changes of this pull request.',
    '',
  ],
  [
    'nothing on an issue',
    { trigger: sampleComment('/docs', { isPullRequest: false }), inputs: { prompt: null } },
    'Update the documentation for what this issue describes.',
    '',
  ],
  [
    'new and nothing more',
    { trigger: sampleComment('/docs new'), inputs: { prompt: null } },
    'Update the documentation for the changes of this pull request.',
    '',
  ],
  ['new', { trigger: sampleComment('/docs new again'), inputs: { prompt: null } }, 'again', 'again'],
])('a command with %s', async (...[, given, prompt, requestText]) => {
  const { prepared } = await prepare(given)
  expect(prepared).toMatchObject({ kind: 'planned', plan: { kind: 'create' }, prompt, requestText })
})

test('the permission for a command is read first, and the reaction comes before the conversation', async () => {
  const { calls } = await prepare(command)
  expect(calls).toEqual(['permission of mona', 'eyes', 'conversation written'])
})

const onClosed = samplePull({ action: 'closed', isMerged: false })
test('a pull request that was closed without a merge starts no agent job', async () => {
  expect((await prepare({ trigger: onClosed, state: found })).prepared).toMatchObject({
    ...{ kind: 'ended', result: 'skipped', reason: 'source-closed' },
  })
})

test.each<[string, Case]>([
  ['no prompt at all', { inputs: { prompt: null } }],
  ['on a pull request', { trigger: samplePull(), inputs: { prompt: null } }],
  [
    'for a comment that is an event',
    { trigger: sampleComment('hello'), inputs: { prompt: null, command: null } },
  ],
  ['with a context', { inputs: { prompt: null }, context: 'Context of the event' }],
])('a workflow without a prompt is an invalid input: %s', async (_, given) => {
  const { prepared, calls } = await prepare(given)
  expect(prepared).toMatchObject({
    kind: 'ended',
    result: 'rejected',
    reason: 'invalid-input',
    detail: expect.stringMatching(/`prompt`, `prompt-file`, or `job-id`/),
  })
  expect(calls.filter((call) => !call.startsWith('permission'))).toEqual([])
})

test.each<[string, Case, object]>([
  [
    'a job-id alone',
    { inputs: { prompt: null, jobId: 'job_9' } },
    { plan: { kind: 'attach', jobId: 'job_9' }, requestText: '' },
  ],
  [
    'a job-id and a prompt',
    { inputs: { jobId: 'job_9' } },
    { plan: { kind: 'message', jobId: 'job_9', isReplaceable: false } },
  ],
  [
    'a command in a conversation with a job',
    { trigger: sampleComment('/docs shorter'), state: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true }, state: found },
  ],
  [
    'the bare command in a conversation with a job',
    { trigger: sampleComment('/docs'), inputs: { prompt: null }, state: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    '`new` in a conversation with a job',
    { trigger: sampleComment('/docs new again'), state: found },
    { plan: { kind: 'create', note: null, id: expect.any(String) }, state: found },
  ],
  [
    '`status` in a conversation with a job',
    { trigger: sampleComment('/docs status'), state: found },
    { plan: { kind: 'status', jobId: 'job_1' } },
  ],
  [
    'a second push to a pull request',
    { trigger: samplePull(), state: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    'a conversation signed with another key',
    { trigger: sampleComment('/docs shorter'), seen: { hasUnverified: true } },
    { plan: { kind: 'create', note: expect.stringMatching(/another key/) } },
  ],
])('%s', async (_, given, expected) => {
  expect((await prepare(given)).prepared).toMatchObject({ kind: 'planned', ...expected })
})

const justBegun = stateOf({ ...earlier, requestCount: 3, requestTimes: [clockStart.getTime() / 1_000 - 60] })
const pushed: Case = { trigger: samplePull(), state: justBegun }
const cooldown = { wait: false, cooldownMs: 600_000 }

test('what may be left in the comment is held back until the end of the cooldown, without a claim', async () => {
  const { prepared, stored } = await prepare({ ...pushed, inputs: cooldown })
  expect(prepared).toMatchObject({
    ...{ kind: 'planned', plan: { kind: 'message' }, claim: null },
    heldBack: {
      notBefore: '2026-11-20T12:09:00.000Z',
      end: { kind: 'ended', result: 'skipped', reason: 'cooldown' },
    },
  })
  expect(stored).toEqual(justBegun)
})

test.each<[string, Case, string]>([
  ['what is waited for', { inputs: { ...cooldown, wait: true } }, 'cooldown'],
  ['what has a file', { inputs: cooldown, files: ['one'] }, 'cooldown'],
  ['what has used all requests', { inputs: { ...cooldown, maxRequests: 3 } }, 'request-limit'],
])('%s is not held back, but skipped', async (_, given, reason) => {
  expect((await prepare({ ...pushed, ...given })).prepared).toMatchObject({
    ...{ kind: 'ended', result: 'skipped', reason },
  })
})

test('the context alone is no prompt: a job-id with it is only attached to', async () => {
  const given = { inputs: { prompt: null, jobId: 'job_9' }, context: 'Context of the event' }
  expect((await prepare(given)).prepared).toMatchObject({ plan: { kind: 'attach' } })
})

test.each<[string, Case, string, string[]]>([
  ['a comment without a command', { trigger: sampleComment('hello') }, 'not-a-command', []],
  ['a deleted ref', { trigger: { kind: 'deleted-ref', ref: 'x' } }, 'ref-deleted', []],
  [
    'help',
    { trigger: sampleComment('/docs help'), inputs: { prompt: null } },
    'help',
    ['permission of mona', 'help', '+1'],
  ],
  [
    'a command without permission',
    { trigger: sampleComment('/docs shorter'), level: 'read' },
    'permission-denied',
    ['permission of mona', '-1'],
  ],
  [
    'a command of a stranger',
    { trigger: sampleComment('/docs shorter', {}, { authorAssociation: 'NONE' }), level: 'read' },
    'permission-denied',
    ['permission of mona'],
  ],
  [
    'help without permission',
    { trigger: sampleComment('/docs help'), level: 'none' },
    'permission-denied',
    ['permission of mona', '-1'],
  ],
  [
    'a command of a bot',
    { trigger: sampleComment('/docs shorter', {}, { authorIsBot: true }) },
    'bot-not-allowed',
    ['-1'],
  ],
  [
    'a pull request without permission, with secrets',
    { trigger: samplePull({ isCrossRepository: true, isPrivileged: true }), level: 'none' },
    'permission-denied',
    ['permission of mona'],
  ],
  [
    'a command whose permission cannot be checked',
    { trigger: sampleComment('/docs shorter'), level: null },
    'permission-unknown',
    ['permission of mona'],
  ],
])('%s is skipped', async (...[, given, reason, expected]) => {
  const { prepared, calls } = await prepare(given)
  expect(prepared).toMatchObject({ kind: 'ended', result: 'skipped', reason })
  expect(calls).toEqual(expected)
})

test('a conversation with a job is skipped if `on-existing` is `skip`', async () => {
  const given = {
    trigger: samplePull(),
    inputs: { onExisting: 'skip' as const },
    state: found,
  }
  expect((await prepare(given)).prepared).toMatchObject({
    kind: 'ended',
    ...{ result: 'skipped', reason: 'existing-job' },
  })
})

test('an empty key is an invalid input before anything is read from GitHub', async () => {
  const { prepared, calls } = await prepare({ inputs: { apiKey: null } })
  expect(prepared).toMatchObject({
    kind: 'ended',
    ...{ result: 'rejected', reason: 'invalid-input', detail: expect.stringMatching(/`api-key`/) },
  })
  expect(calls).toEqual([])
})

test('a secret in a request is not written into the claim', async () => {
  const { stored } = await prepare({ trigger: sampleComment('/docs Use s3cr3t.'), inputs: { prompt: null } })
  expect(stored?.conversation.claim?.request).toBe('Use ***.')
})
