import { expect, test } from '@jest/globals'
import type { Trigger } from '../../../src/domain/event/event.ts'
import type { Permission } from '../../../src/domain/event/permission.ts'
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Memory } from '../../../src/domain/job/plan.ts'
import { failure, success } from '../../../src/domain/result.ts'
import { clockStart, createFakeClock } from '../../fixtures/fake-clock.ts'
import { openGates } from '../../fixtures/open-gates.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import { prepareJob } from './prepare.ts'

type Case = {
  trigger?: Trigger
  inputs?: Partial<JobInputs>
  files?: string[]
  memory?: Memory
  context?: string | null
  level?: Permission | null
  /** Whether the reaction takes as long as everything that is read. */
  isReactionSlow?: boolean
  /** Whether the memory is there only after all that is read beside it was asked for. */
  isMemorySlow?: boolean
  isLocked?: boolean
}

const other: Trigger = { kind: 'other' }

/** The prepared job, and all calls to GitHub, in order. */
async function prepare({
  trigger = other,
  inputs,
  files = [],
  memory = { kind: 'none', hasUnverified: false },
  context = null,
  level = 'write',
  isReactionSlow = false,
  isMemorySlow = false,
  isLocked = false,
}: Case) {
  const calls: string[] = []
  const contextRead = Promise.withResolvers<void>()
  const note = (call: string) => void calls.push(call)
  const prepared = await prepareJob(
    { inputs: sampleInputs(inputs), files, run: sampleRun({ trigger }) },
    {
      ...openGates,
      isLocked: () => isLocked,
      clock: createFakeClock(),
      permissionOf: async (login) => {
        note(`permission of ${login}`)
        return level === null ? failure('GitHub did not answer') : success(level)
      },
      readMemory: async () => {
        if (isMemorySlow) await new Promise(setImmediate)
        note('memory')
        return memory
      },
      gatherContext: async () => {
        note('context')
        contextRead.resolve()
        return context
      },
      async react(content) {
        note(content)
        if (isReactionSlow) await contextRead.promise
      },
      postHelp: async () => note('help'),
      redact: (text) => text.replaceAll('s3cr3t', '***'),
      log: (line) => note(`log ${line}`),
    },
  )
  return { prepared, calls }
}

const earlier = sampleReport({ runId: '99', turnRunId: '99', result: 'pull-request' })
const found: Memory = { kind: 'found', report: earlier }
const unreadable: Memory = { kind: 'unreadable', problem: 'GitHub answered 502.' }

test('a memory that cannot be read ends the run, which tells it at its end', async () => {
  const { prepared, calls } = await prepare({ trigger: sampleComment('/docs shorter'), memory: unreadable })
  const detail = 'GitHub answered 502.'
  expect(prepared).toMatchObject({
    ...{ kind: 'ended', outcome: { result: 'unknown', reason: 'memory-unreadable', detail } },
  })
  expect(calls).not.toContain('log GitHub answered 502.')
})

test('a job that is only waited for needs no memory, and the log says what is missing', async () => {
  const inputs = { prompt: null, jobId: 'job_9' }
  const { prepared, calls } = await prepare({ inputs, memory: unreadable })
  expect(prepared).toMatchObject({ kind: 'planned', plan: { kind: 'attach', jobId: 'job_9' }, memory: null })
  expect(calls).toContain('log GitHub answered 502.')
})

test('the prompt of a workflow has its own prompt, files and context, with blank lines between', async () => {
  const { prepared, calls } = await prepare({ files: ['one', 'two'], context: 'Context of the event' })
  expect(prepared).toEqual({
    kind: 'planned',
    plan: { kind: 'create', note: null },
    prompt: 'Describe the retry option.\n\none\n\ntwo\n\nContext of the event',
    shortPrompt: 'Describe the retry option.\n\none\n\ntwo',
    mayQueue: false,
    requestText: 'Describe the retry option.',
    memory: null,
    heldBack: null,
    commit: null,
    docsPullRules: null,
  })
  expect(calls.sort()).toEqual(['context', 'eyes', 'memory'])
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

test('the permission for a command is read first, and the reaction comes before anything else is read', async () => {
  const { calls } = await prepare({ trigger: sampleComment('/docs shorter') })
  expect(calls.slice(0, 2)).toEqual(['permission of mona', 'eyes'])
  expect(calls.slice(2).sort()).toEqual(['context', 'memory'])
})

const onClosed = samplePull({ action: 'closed', isMerged: false })
test.each<[string, Case, string[]]>([
  ['may be needed at once', {}, ['eyes', 'context', 'memory']],
  ['is not, after `max-turns`', { inputs: { maxTurns: 9 } }, ['eyes', 'memory', 'context']],
  ['is not, after `cooldown-minutes`', { inputs: { cooldownMs: 9 } }, ['eyes', 'memory', 'context']],
  ['is not, after `max-turns-per-day`', { inputs: { maxTurnsPerDay: 9 } }, ['eyes', 'memory', 'context']],
  ['is never', { trigger: onClosed, memory: found }, ['permission of mona', 'eyes', 'memory']],
])('the context %s', async (_, given, expected) => {
  expect((await prepare({ ...given, isMemorySlow: true })).calls).toEqual(expected)
})

test('a pull request that was closed without a merge starts no agent job', async () => {
  expect((await prepare({ trigger: onClosed, memory: found })).prepared).toMatchObject({
    ...{ kind: 'ended', outcome: { result: 'skipped', reason: 'source-closed' } },
  })
})

test('a slow reaction takes no time from what is read', async () => {
  const { prepared } = await prepare({ trigger: sampleComment('/docs shorter'), isReactionSlow: true })
  expect(prepared).toMatchObject({ kind: 'planned', plan: { kind: 'create' } })
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
    outcome: {
      result: 'rejected',
      reason: 'invalid-input',
      detail: expect.stringMatching(/`prompt`, `prompt-file`, or `job-id`/),
    },
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
    { trigger: sampleComment('/docs shorter'), memory: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true }, memory: earlier },
  ],
  [
    'the bare command in a conversation with a job',
    { trigger: sampleComment('/docs'), inputs: { prompt: null }, memory: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    '`new` in a conversation with a job',
    { trigger: sampleComment('/docs new again'), memory: found },
    { plan: { kind: 'create', note: null }, memory: earlier },
  ],
  [
    '`status` in a conversation with a job',
    { trigger: sampleComment('/docs status'), memory: found },
    { plan: { kind: 'status', jobId: 'job_1' } },
  ],
  [
    'a second push to a pull request',
    { trigger: samplePull(), memory: found },
    { plan: { kind: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    'a conversation signed with another key',
    { trigger: sampleComment('/docs shorter'), memory: { kind: 'none', hasUnverified: true } },
    { plan: { kind: 'create', note: expect.stringMatching(/another key/) } },
  ],
])('%s', async (_, given, expected) => {
  expect((await prepare(given)).prepared).toMatchObject({ kind: 'planned', ...expected })
})

const justBegun: Memory = {
  kind: 'found',
  report: { ...earlier, turn: 3, turnTimes: [clockStart.getTime() / 1_000 - 60] },
}
const pushed: Case = { trigger: samplePull(), memory: justBegun, isLocked: true }
const noWait = { wait: false }

test.each<[string, Case, boolean]>([
  ['a message', { inputs: noWait }, true],
  ['a message that is waited for', {}, false],
  ['a message without the lock', { inputs: noWait, isLocked: false }, false],
  ['a message with a file', { inputs: noWait, files: ['one'] }, false],
  ['a message to a given job', { inputs: { ...noWait, jobId: 'job_1' } }, false],
  ['a new job', { inputs: { ...noWait, onExisting: 'new' } }, false],
])('%s may be left in the comment: %s', async (...[, given, mayQueue]) => {
  expect((await prepare({ ...pushed, ...given })).prepared).toMatchObject({ kind: 'planned', mayQueue })
})

const cooldown = { cooldownMs: 600_000 }

test('what may be left in the comment is held back until the end of the cooldown', async () => {
  const { prepared } = await prepare({ ...pushed, inputs: { ...noWait, ...cooldown } })
  expect(prepared).toMatchObject({
    ...{ kind: 'planned', plan: { kind: 'message' }, mayQueue: true },
    heldBack: {
      notBefore: '2026-11-20T12:09:00.000Z',
      end: { kind: 'ended', outcome: { result: 'skipped', reason: 'cooldown' } },
    },
  })
})

test.each<[string, Partial<JobInputs>, string]>([
  ['what is waited for', cooldown, 'cooldown'],
  ['a new job', { ...noWait, ...cooldown, onExisting: 'new' }, 'cooldown'],
  ['what has used all turns', { ...noWait, ...cooldown, maxTurns: 3 }, 'turn-limit'],
])('%s is not held back, but skipped', async (_, inputs, reason) => {
  expect((await prepare({ ...pushed, inputs })).prepared).toMatchObject({
    ...{ kind: 'ended', outcome: { result: 'skipped', reason } },
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
  expect(prepared).toMatchObject({ kind: 'ended', outcome: { result: 'skipped', reason } })
  expect(calls).toEqual(expected)
})

test('a conversation with a job is skipped if `on-existing` is `skip`', async () => {
  const given = {
    trigger: samplePull(),
    inputs: { onExisting: 'skip' as const },
    memory: found,
  }
  expect((await prepare(given)).prepared).toMatchObject({
    kind: 'ended',
    outcome: { result: 'skipped', reason: 'existing-job' },
  })
})

test('an empty key is an invalid input before anything is read from GitHub', async () => {
  const { prepared, calls } = await prepare({ inputs: { apiKey: null } })
  expect(prepared).toMatchObject({
    kind: 'ended',
    outcome: { result: 'rejected', reason: 'invalid-input', detail: expect.stringMatching(/`api-key`/) },
  })
  expect(calls).toEqual([])
})

test.each<[string, Case]>([
  ['the prompt', { inputs: { prompt: 'Use s3cr3t.' } }],
  ['a file', { inputs: { prompt: null }, files: ['Use s3cr3t.'] }],
  ['a comment', { inputs: { prompt: null }, trigger: sampleComment('/docs Use s3cr3t.') }],
  ['the context', { inputs: { prompt: 'Use' }, context: 's3cr3t.' }],
])('a secret in %s is neither sent nor shown', async (_, given) => {
  const { prepared } = await prepare(given)
  const { prompt = '', requestText = '' } = prepared.kind === 'planned' ? prepared : {}
  expect(prompt).toMatch(/^Use\s+\*\*\*\.$/)
  expect(`${prompt} ${requestText}`).not.toContain('s3cr3t')
})
