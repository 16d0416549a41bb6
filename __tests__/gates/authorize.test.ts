import { expect, test } from '@jest/globals'
import { failure, success } from '../../src/base/result.ts'
import type { Run, Trigger } from '../../src/event/event.ts'
import { type Permission, permissions } from '../../src/event/permission-level.ts'
import { authorize } from '../../src/gates/authorize.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { skipped } from '../../src/state/outcome.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import {
  sampleComment,
  samplePull,
  samplePush,
  sampleRun,
  sampleWorkflowRun,
} from '../fixtures/sample-run.ts'

type Case = {
  trigger: Trigger
  sender?: Run['sender']
  rules?: Partial<JobInputs>
  /** The permission that GitHub returns for the sender, null if it does not answer. */
  level?: Permission | null
}

async function authorizeCase({ trigger, sender, rules, level = 'write' }: Case) {
  const lookups: string[] = []
  const run = sampleRun({ trigger, ...(sender && { sender }) })
  const authorization = await authorize(run, sampleInputs(rules), {
    permissionOf: async (login) => {
      lookups.push(login)
      return level === null ? failure('GitHub does not answer') : success(level)
    },
  })
  const refused = authorization.kind === 'authorized' ? await authorization.refusal() : null
  return { authorization, refused, lookups, words: refused?.reason ?? describe(authorization) }
}

function describe(authorization: Awaited<ReturnType<typeof authorize>>): string {
  if (authorization.kind === 'authorized') return 'authorized'
  return `${authorization.result} ${authorization.reason}`
}

const bot = { login: 'renovate[bot]', isBot: true }
const eve = { login: 'eve', isBot: false }
const dependabot = { login: 'dependabot[bot]', isBot: true }
const command = sampleComment('/docs shorter')
const botCommand = sampleComment('/docs shorter', {}, { author: bot.login, authorIsBot: true })

test.each<[string, Trigger, object]>([
  ['a prompt', sampleComment('/docs shorter\nplease'), { kind: 'prompt', text: 'shorter\nplease' }],
  ['nothing more', sampleComment('/docs'), { kind: 'bare' }],
  ['new', sampleComment('/docs new again'), { kind: 'new', text: 'again' }],
  ['status', sampleComment('/docs status'), { kind: 'status' }],
  ['help', sampleComment('/docs help'), { kind: 'help' }],
])('a command with %s is authorized if its author has the permission', async (_, trigger, given) => {
  const { authorization, lookups } = await authorizeCase({ trigger })
  const request = 'text' in given ? given.text : null
  expect(authorization).toEqual({
    kind: 'authorized',
    intent: { kind: 'command', command: given },
    request,
    isAdmin: false,
    refusal: expect.any(Function),
  })
  expect(lookups).toEqual(['mona'])
})

test.each<Permission>(['read', 'triage', 'write', 'maintain', 'admin'])(
  'if %s is required, every lower permission is refused',
  async (permission) => {
    const words = permissions.map(
      async (level) => (await authorizeCase({ trigger: command, rules: { permission }, level })).words,
    )
    const min = permissions.indexOf(permission)
    const expected = permissions.map((_, index) =>
      index >= min ? 'authorized' : 'skipped permission-denied',
    )
    expect(await Promise.all(words)).toEqual(expected)
  },
)

test.each<[string, Case]>([
  ['a command', { trigger: command }],
  [
    'a comment in a workflow without a command',
    { trigger: sampleComment('hello'), rules: { command: null } },
  ],
])('%s is skipped if GitHub does not answer about its author', async (_, given) => {
  expect((await authorizeCase({ ...given, level: null })).authorization).toEqual(
    skipped('permission-unknown', 'GitHub does not answer'),
  )
})

test.each<[string, Case, string]>([
  ['a comment without a command', { trigger: sampleComment('hello') }, 'skipped not-a-command'],
  ['a command of another name', { trigger: sampleComment('/docsx y') }, 'skipped not-a-command'],
  ['a quoted command', { trigger: sampleComment('> /docs y') }, 'skipped not-a-command'],
  ['a fenced command', { trigger: sampleComment('```\n/docs y\n```') }, 'skipped not-a-command'],
  [
    'an edited command',
    { trigger: sampleComment('/docs y', { action: 'edited' }) },
    'skipped edited-comment',
  ],
  [
    'a deleted command',
    { trigger: sampleComment('/docs y', { action: 'deleted' }) },
    'skipped edited-comment',
  ],
  [
    'an edited comment without a command',
    { trigger: sampleComment('hello', { action: 'edited' }) },
    'skipped not-a-command',
  ],
  [
    'an edited comment in a workflow without a command',
    { trigger: sampleComment('hello', { action: 'edited' }), rules: { command: null } },
    'skipped edited-comment',
  ],
  [
    'a command whose author is not the sender',
    { trigger: command, sender: eve },
    'skipped permission-denied',
  ],
  ['a command of a bot', { trigger: botCommand, sender: bot }, 'skipped bot-not-allowed'],
  [
    'a command of a bot that is not in the list',
    { trigger: botCommand, sender: bot, rules: { allowedBots: ['renovate', 'renovate[bot]x', '*'] } },
    'skipped bot-not-allowed',
  ],
  [
    'a command of an account that only the comment marks as a bot',
    { trigger: sampleComment('/docs y', {}, { authorIsBot: true }) },
    'skipped bot-not-allowed',
  ],
])('no permission is read for %s', async (_, given, words) => {
  const result = await authorizeCase({ ...given, level: 'admin' })
  expect([result.words, result.lookups]).toEqual([words, []])
})

test('an allowed bot is authorized without a permission from GitHub, and is no administrator', async () => {
  const given = { trigger: botCommand, sender: bot, rules: { allowedBots: ['renovate[bot]'] }, level: null }
  const { authorization, lookups } = await authorizeCase(given)
  expect([authorization, lookups]).toEqual([expect.objectContaining({ isAdmin: false }), []])
})

test.each<[string, boolean, Trigger, Permission]>([
  ['an administrator who commands', true, command, 'admin'],
  ['a maintainer who commands', false, command, 'maintain'],
  ['an administrator who opens a pull request', false, samplePull(), 'admin'],
])('%s is known as an administrator: %s', async (...[, isAdmin, trigger, level]) => {
  expect((await authorizeCase({ trigger, level })).authorization).toMatchObject({ isAdmin })
})

test.each([
  [null, 'skipped merge-group'],
  ['job_1', 'authorized'],
])('a merge queue with the job id %j is %s', async (jobId, expected) => {
  const trigger: Trigger = { kind: 'merge-group', headSha: null }
  const { words, lookups } = await authorizeCase({ trigger, rules: { jobId } })
  expect([words, lookups]).toEqual([expected, []])
})

test('a person with the name of an allowed bot still needs the permission', async () => {
  const trigger = sampleComment('/docs y', {}, { author: 'renovate' })
  const sender = { login: 'renovate', isBot: false }
  const { words, lookups } = await authorizeCase({
    trigger,
    sender,
    rules: { allowedBots: ['renovate'] },
    level: 'read',
  })
  expect([words, lookups]).toEqual(['skipped permission-denied', ['renovate']])
})

test('without a command, a comment is an event like any other, with the same check', async () => {
  const { authorization, lookups } = await authorizeCase({
    trigger: sampleComment('/docs shorter'),
    rules: { command: null },
  })
  expect(authorization).toEqual({
    kind: 'authorized',
    intent: { kind: 'workflow', isPullRequestEvent: false },
    request: null,
    isAdmin: false,
    refusal: expect.any(Function),
  })
  expect(lookups).toEqual(['mona'])
})

test.each<[string, Trigger, boolean]>([
  ['another event', { kind: 'other' }, false],
  ['a push', samplePush(), false],
  ['a tag', { kind: 'tag', tag: 'v1' }, false],
  ['a workflow run of this repository', sampleWorkflowRun(), false],
  ['a push to a pull request of this repository', samplePull({ action: 'synchronize' }), true],
  ['a merge of one', samplePull({ action: 'closed', isMerged: true }), true],
])('%s is authorized, and no permission is read', async (_, trigger, isPullRequestEvent) => {
  const { authorization, lookups } = await authorizeCase({ trigger, level: null })
  expect(authorization).toEqual({
    kind: 'authorized',
    intent: { kind: 'workflow', isPullRequestEvent },
    request: null,
    isAdmin: false,
    refusal: expect.any(Function),
  })
  expect(lookups).toEqual([])
})

test.each<[string, Partial<Case>, string]>([
  ['may write', { level: 'write' }, 'authorized'],
  ['may triage', { level: 'triage' }, 'permission-denied'],
  ['has a permission that cannot be read', { level: null }, 'permission-unknown'],
])(
  'the sender of a pull request of this repository is asked for meanwhile: who %s',
  async (_, given, words) => {
    for (const isPrivileged of [false, true]) {
      const result = await authorizeCase({ trigger: samplePull({ isPrivileged }), ...given })
      expect([result.authorization.kind, result.words, result.lookups]).toEqual([
        'authorized',
        words,
        ['mona'],
      ])
    }
  },
)

test('who may only read is told so before anything else by a review', async () => {
  const run = sampleRun({ eventName: 'pull_request_review', trigger: samplePull() })
  const permissionOf = async () => success('read' as const)
  expect(await authorize(run, sampleInputs(), { permissionOf })).toEqual(skipped('permission-denied'))
})

const fromFork = samplePull({ isCrossRepository: true })
const workflowRunOfFork = sampleWorkflowRun({ isCrossRepository: true })

test.each<[string, Partial<Case>, string]>([
  ['may write', { level: 'write' }, 'authorized'],
  ['may read', { level: 'read' }, 'skipped permission-denied'],
  ['has no permission', { level: 'none' }, 'skipped permission-denied'],
  ['has a permission that cannot be read', { level: null }, 'skipped permission-unknown'],
  ['is a bot', { sender: bot, level: 'none' }, 'skipped permission-denied'],
  [
    'is an allowed bot',
    { sender: bot, level: 'none', rules: { allowedBots: [bot.login] } },
    'skipped permission-denied',
  ],
])(
  'a pull request or workflow run from another repository that has secrets: its sender %s',
  async (_, given, words) => {
    expect((await authorizeCase({ trigger: fromFork, ...given })).words).toBe(words)
    const privileged = samplePull({ isCrossRepository: true, isPrivileged: true })
    expect((await authorizeCase({ trigger: privileged, ...given })).words).toBe(words)
    expect((await authorizeCase({ trigger: workflowRunOfFork, ...given })).words).toBe(words)
  },
)

test('an allowed bot needs no permission for its own pull request from another repository', async () => {
  const trigger = samplePull({ isCrossRepository: true, author: bot })
  const rules = { allowedBots: [bot.login] }
  expect(await authorizeCase({ trigger, sender: bot, level: null, rules })).toMatchObject({
    ...{ words: 'authorized', lookups: [] },
  })
})

test.each<[string, Partial<Case>, string]>([
  ['who opened it', {}, 'mona'],
  [
    'who pushed to one that nobody is known to have opened',
    { trigger: samplePull({ ...fromFork, author: null }) },
    'mona',
  ],
  ['an allowed bot that did not open it', { sender: bot, rules: { allowedBots: [bot.login] } }, bot.login],
])('the sender of a pull request from another repository is looked up once: %s', async (_, given, login) => {
  expect((await authorizeCase({ trigger: fromFork, ...given })).lookups).toEqual([login])
})

test('a deleted branch or tag is skipped, whoever deleted it', async () => {
  const { words, lookups } = await authorizeCase({
    trigger: { kind: 'deleted-ref', ref: 'x' },
    rules: { apiKey: null },
  })
  expect([words, lookups]).toEqual(['skipped ref-deleted', []])
})

test.each<[string, Partial<Case> & { trigger: Trigger }, string]>([
  ['the workflow', { trigger: { kind: 'other' } }, 'rejected invalid-input'],
  ['a pull request', { trigger: samplePull() }, 'rejected invalid-input'],
  [
    'a pull request from another repository',
    { trigger: samplePull({ isCrossRepository: true }) },
    'skipped no-secrets',
  ],
  // It has the secrets of the repository, so an empty key is a mistake.
  ['a workflow run from another repository', { trigger: workflowRunOfFork }, 'rejected invalid-input'],
  ['a pull request of Dependabot', { trigger: samplePull(), sender: dependabot }, 'skipped no-secrets'],
  ['a push of Dependabot', { trigger: { kind: 'other' }, sender: dependabot }, 'skipped no-secrets'],
  ['a command', { trigger: command }, 'rejected invalid-input'],
  ['a comment without a command', { trigger: sampleComment('hello') }, 'skipped not-a-command'],
])('without a key, %s is %s', async (_, given, words) => {
  const result = await authorizeCase({ ...given, rules: { apiKey: null } })
  expect([result.words, result.lookups]).toEqual([words, []])
})

test('the message about a missing key names the input and the secret', async () => {
  const { authorization } = await authorizeCase({ trigger: { kind: 'other' }, rules: { apiKey: null } })
  expect(authorization).toMatchObject({
    detail: expect.stringMatching(/^Input `api-key` is empty\. .*MINTLIFY_API_KEY/),
  })
})

test.each<[string, Trigger, string[]]>([
  ['the workflow', { kind: 'other' }, []],
  ['a pull request from another repository', samplePull({ isCrossRepository: true }), []],
  ['a command', command, ['mona']],
])('a dry run needs no key for %s', async (_, trigger, lookups) => {
  const result = await authorizeCase({ trigger, rules: { apiKey: null, dryRun: true } })
  expect([result.words, result.lookups]).toEqual(['authorized', lookups])
})
