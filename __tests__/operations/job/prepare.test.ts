import { expect, test } from '@jest/globals'
import type { Trigger } from '../../../src/domain/event/event.ts'
import type { Permission } from '../../../src/domain/event/permission.ts'
import type { JobSettings } from '../../../src/domain/job/settings.ts'
import { type Memory, prepareJob } from '../../../src/operations/job/prepare.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import { sampleSettings } from '../../fixtures/sample-settings.ts'

type Case = {
  trigger?: Trigger
  settings?: Partial<JobSettings>
  files?: string[]
  memory?: Partial<Memory>
  context?: string
  level?: Permission
}

const other: Trigger = { kind: 'other' }

/** What became of the case, and all that was asked of GitHub, in order. */
async function prepare({
  trigger = other,
  settings,
  files = [],
  memory,
  context = '',
  level = 'write',
}: Case) {
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const prepared = await prepareJob(
    { settings: sampleSettings(settings), files, run: sampleRun({ trigger }) },
    {
      permissionOf: async (login) => {
        note(`permission of ${login}`)
        return level
      },
      recall: async () => {
        note('recall')
        return { report: null, hasForeign: false, ...memory }
      },
      gatherContext: async () => {
        note('context')
        return context
      },
      react: async (content) => note(content),
      postHelp: async () => note('help'),
      redact: (text) => text.replaceAll('s3cr3t', '***'),
    },
  )
  return { prepared, calls }
}

const elsewhere = sampleReport({ runId: '99', turnRunId: '99', result: 'pull-request' })

test('a workflow starts a job with its prompt, files and context, each after a blank line', async () => {
  const { prepared, calls } = await prepare({ files: ['one', 'two'], context: 'Context of the event' })
  expect(prepared).toEqual({
    is: 'ready',
    plan: { do: 'create', note: '' },
    prompt: 'Describe the retry option.\n\none\n\ntwo\n\nContext of the event',
    asked: 'Describe the retry option.',
    memory: null,
  })
  expect(calls.sort()).toEqual(['context', 'eyes', 'recall'])
})

test.each<[string, Case, string, string]>([
  [
    'a prompt beside the workflow’s own',
    { trigger: sampleComment('/docs shorter') },
    'Describe the retry option.\n\nshorter',
    'shorter',
  ],
  [
    'a prompt alone',
    { trigger: sampleComment('/docs shorter'), settings: { prompt: '' } },
    'shorter',
    'shorter',
  ],
  [
    'nothing, where the workflow has a prompt',
    { trigger: sampleComment('/docs') },
    'Describe the retry option.',
    'Describe the retry option.',
  ],
  [
    'nothing, where the workflow has a file',
    { trigger: sampleComment('/docs'), settings: { prompt: '' }, files: ['one'] },
    'one',
    'one',
  ],
  [
    'nothing on a pull request',
    { trigger: sampleComment('/docs'), settings: { prompt: '' } },
    'Update the documentation for the changes of this pull request.',
    '',
  ],
  [
    'nothing on an issue',
    { trigger: sampleComment('/docs', { isPullRequest: false }), settings: { prompt: '' } },
    'Update the documentation for what this issue describes.',
    '',
  ],
  [
    'new and nothing more',
    { trigger: sampleComment('/docs new'), settings: { prompt: '' } },
    'Update the documentation for the changes of this pull request.',
    '',
  ],
  ['new', { trigger: sampleComment('/docs new again'), settings: { prompt: '' } }, 'again', 'again'],
])('a command with %s', async (...[, given, prompt, asked]) => {
  const { prepared } = await prepare(given)
  expect(prepared).toMatchObject({ is: 'ready', plan: { do: 'create' }, prompt, asked })
})

test('the writer of a command is asked about before anything else, and sees the eyes before anything is read', async () => {
  const { calls } = await prepare({ trigger: sampleComment('/docs shorter') })
  expect(calls.slice(0, 2)).toEqual(['permission of mona', 'eyes'])
  expect(calls.slice(2).sort()).toEqual(['context', 'recall'])
})

test.each<[string, Case]>([
  ['where there is no prompt at all', { settings: { prompt: '' } }],
  ['nor on a pull request', { trigger: samplePull(), settings: { prompt: '' } }],
  [
    'nor for a comment that is an event',
    { trigger: sampleComment('hello'), settings: { prompt: '', command: '' } },
  ],
  ['whatever the context says', { settings: { prompt: '' }, context: 'Context of the event' }],
])('a workflow without a prompt is refused by name: %s', async (_, given) => {
  const { prepared, calls } = await prepare(given)
  expect(prepared).toMatchObject({
    is: 'over',
    outcome: {
      result: 'rejected',
      reason: 'invalid-input',
      detail: expect.stringMatching(/`prompt`, `prompt-file` or `job-id`/),
    },
  })
  expect(calls.filter((call) => !call.startsWith('permission'))).toEqual([])
})

test.each<[string, Case, object]>([
  [
    'a job-id alone',
    { settings: { prompt: '', jobId: 'job_9' } },
    { plan: { do: 'attach', jobId: 'job_9' }, asked: '' },
  ],
  [
    'a job-id and a prompt',
    { settings: { jobId: 'job_9' } },
    { plan: { do: 'message', jobId: 'job_9', isReplaceable: false } },
  ],
  [
    'a command in a thread that has a job',
    { trigger: sampleComment('/docs shorter'), memory: { report: elsewhere } },
    { plan: { do: 'message', jobId: 'job_1', isReplaceable: true }, memory: elsewhere },
  ],
  [
    'the bare command in a thread that has a job',
    { trigger: sampleComment('/docs'), settings: { prompt: '' }, memory: { report: elsewhere } },
    { plan: { do: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    '`new` in a thread that has a job',
    { trigger: sampleComment('/docs new again'), memory: { report: elsewhere } },
    { plan: { do: 'create', note: '' }, memory: elsewhere },
  ],
  [
    '`status` in a thread that has a job',
    { trigger: sampleComment('/docs status'), memory: { report: elsewhere } },
    { plan: { do: 'look', jobId: 'job_1' } },
  ],
  [
    'a second push to a pull request',
    { trigger: samplePull(), memory: { report: elsewhere } },
    { plan: { do: 'message', jobId: 'job_1', isReplaceable: true } },
  ],
  [
    'a thread of another key',
    { trigger: sampleComment('/docs shorter'), memory: { hasForeign: true } },
    { plan: { do: 'create', note: expect.stringMatching(/another key/) } },
  ],
])('%s', async (_, given, expected) => {
  expect((await prepare(given)).prepared).toMatchObject({ is: 'ready', ...expected })
})

test('the context of an event alone is no prompt: a job-id with it is only waited for', async () => {
  const given = { settings: { prompt: '', jobId: 'job_9' }, context: 'Context of the event' }
  expect((await prepare(given)).prepared).toMatchObject({ plan: { do: 'attach' } })
})

test.each<[string, Case, string, string[]]>([
  ['words', { trigger: sampleComment('hello') }, 'not-a-command', []],
  ['a deleted ref', { trigger: { kind: 'deleted-ref', ref: 'x' } }, 'ref-deleted', []],
  [
    'help',
    { trigger: sampleComment('/docs help'), settings: { prompt: '' } },
    'help',
    ['permission of mona', 'help', '+1'],
  ],
  [
    'a command of a stranger',
    { trigger: sampleComment('/docs shorter'), level: 'read' },
    'permission-denied',
    ['permission of mona', '-1'],
  ],
  [
    'help for a stranger',
    { trigger: sampleComment('/docs help'), level: 'none' },
    'permission-denied',
    ['permission of mona', '-1'],
  ],
  [
    'a command of a bot',
    { trigger: sampleComment('/docs shorter', {}, { authorIsBot: true }) },
    'bot',
    ['-1'],
  ],
  [
    'a pull request of a stranger, with secrets',
    { trigger: samplePull({ isFromElsewhere: true, isPrivileged: true }), level: 'none' },
    'permission-denied',
    ['permission of mona'],
  ],
])('%s comes to nothing', async (...[, given, reason, expected]) => {
  const { prepared, calls } = await prepare(given)
  expect(prepared).toMatchObject({ is: 'over', outcome: { result: 'skipped', reason } })
  expect(calls).toEqual(expected)
})

test('a thread that has a job is left alone where that is asked for', async () => {
  const given = {
    trigger: samplePull(),
    settings: { onExisting: 'skip' as const },
    memory: { report: elsewhere },
  }
  expect((await prepare(given)).prepared).toMatchObject({
    is: 'over',
    outcome: { result: 'skipped', reason: 'existing-job' },
  })
})

test('an empty key is refused by name before anything is asked of GitHub', async () => {
  const { prepared, calls } = await prepare({ settings: { apiKey: '' } })
  expect(prepared).toMatchObject({
    is: 'over',
    outcome: { result: 'rejected', reason: 'invalid-input', detail: expect.stringMatching(/`api-key`/) },
  })
  expect(calls).toEqual([])
})

test.each<[string, Case]>([
  ['the prompt', { settings: { prompt: 'Use s3cr3t.' } }],
  ['a file', { settings: { prompt: '' }, files: ['Use s3cr3t.'] }],
  ['a comment', { settings: { prompt: '' }, trigger: sampleComment('/docs Use s3cr3t.') }],
  ['the context', { settings: { prompt: 'Use' }, context: 's3cr3t.' }],
])('a secret in %s is neither sent nor shown', async (_, given) => {
  const { prepared } = await prepare(given)
  const { prompt = '', asked = '' } = prepared.is === 'ready' ? prepared : {}
  expect(prompt).toMatch(/^Use\s+\*\*\*\.$/)
  expect(`${prompt} ${asked}`).not.toContain('s3cr3t')
})
