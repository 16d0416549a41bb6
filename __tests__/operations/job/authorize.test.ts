import { expect, test } from '@jest/globals'
import type { Run, Trigger } from '../../../src/domain/event/event.ts'
import { type Permission, permissions } from '../../../src/domain/event/permission.ts'
import type { JobSettings } from '../../../src/domain/job/settings.ts'
import { admit } from '../../../src/operations/job/authorize.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'
import { sampleSettings } from '../../fixtures/sample-settings.ts'

type Case = {
  trigger: Trigger
  sender?: Run['sender']
  rules?: Partial<JobSettings>
  /** What GitHub says of the sender, null where it does not answer. */
  level?: Permission | null
}

async function ask({ trigger, sender, rules, level = 'write' }: Case) {
  const asked: string[] = []
  const run = sampleRun({ trigger, ...(sender && { sender }) })
  const admission = await admit(run, sampleSettings(rules), {
    permissionOf: async (login) => {
      asked.push(login)
      if (level === null) throw new Error('GitHub does not answer')
      return level
    },
  })
  return { admission, asked, words: describe(admission) }
}

function describe(admission: Awaited<ReturnType<typeof admit>>): string {
  if (admission.is === 'admitted') return 'admitted'
  if (admission.is === 'invalid') return 'invalid'
  return `${admission.isRefusal ? 'refused' : 'skipped'} ${admission.reason}`
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
])('a command with %s is obeyed when its writer may', async (_, trigger, given) => {
  const { admission, asked } = await ask({ trigger })
  const request = 'text' in given ? given.text : ''
  expect(admission).toEqual({ is: 'admitted', intent: { kind: 'command', command: given }, request })
  expect(asked).toEqual(['mona'])
})

test.each<Permission>(['read', 'triage', 'write', 'maintain', 'admin'])(
  'where %s is asked for, every lower level is refused',
  async (permission) => {
    const words = permissions.map(
      async (level) => (await ask({ trigger: command, rules: { permission }, level })).words,
    )
    const least = permissions.indexOf(permission)
    const expected = permissions.map((_, index) =>
      index >= least ? 'admitted' : 'refused permission-denied',
    )
    expect(await Promise.all(words)).toEqual(expected)
  },
)

test.each<[string, Case]>([
  ['a command', { trigger: command }],
  ['a comment that is no command to anybody', { trigger: sampleComment('hello'), rules: { command: '' } }],
])('%s is refused where GitHub does not answer for its writer', async (_, given) => {
  expect((await ask({ ...given, level: null })).words).toBe('refused permission-denied')
})

test.each<[string, Case, string]>([
  ['words', { trigger: sampleComment('hello') }, 'skipped not-a-command'],
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
  ['edited words', { trigger: sampleComment('hello', { action: 'edited' }) }, 'skipped not-a-command'],
  [
    'an edited comment where there is no command',
    { trigger: sampleComment('hello', { action: 'edited' }), rules: { command: '' } },
    'skipped edited-comment',
  ],
  ['a command of another than who acted', { trigger: command, sender: eve }, 'refused permission-denied'],
  ['a command of a bot', { trigger: botCommand, sender: bot }, 'refused bot'],
  [
    'a command of a bot that is not the one named',
    { trigger: botCommand, sender: bot, rules: { allowBots: ['renovate', 'renovate[bot]x', '*'] } },
    'refused bot',
  ],
  [
    'a command of an account that only the comment calls a bot',
    { trigger: sampleComment('/docs y', {}, { authorIsBot: true }) },
    'refused bot',
  ],
])('nobody is asked about %s', async (_, given, words) => {
  const seen = await ask({ ...given, level: 'admin' })
  expect([seen.words, seen.asked]).toEqual([words, []])
})

test('a bot that is named needs no answer of GitHub', async () => {
  const given = { trigger: botCommand, sender: bot, rules: { allowBots: ['renovate[bot]'] }, level: null }
  const { words, asked } = await ask(given)
  expect([words, asked]).toEqual(['admitted', []])
})

test('a person of a bot’s name is asked about all the same', async () => {
  const trigger = sampleComment('/docs y', {}, { author: 'renovate' })
  const sender = { login: 'renovate', isBot: false }
  const { words, asked } = await ask({ trigger, sender, rules: { allowBots: ['renovate'] }, level: 'read' })
  expect([words, asked]).toEqual(['refused permission-denied', ['renovate']])
})

test('where there is no command, a comment is an event like any other, with the same check', async () => {
  const { admission, asked } = await ask({ trigger: sampleComment('/docs shorter'), rules: { command: '' } })
  expect(admission).toEqual({
    is: 'admitted',
    intent: { kind: 'workflow', isPullRequestEvent: false },
    request: '',
  })
  expect(asked).toEqual(['mona'])
})

test.each<[string, Trigger, boolean]>([
  ['another event', { kind: 'other' }, false],
  ['a push', { kind: 'push', branch: 'main', before: 'a', after: 'b', compareUrl: '' }, false],
  ['a tag', { kind: 'tag', tag: 'v1', sha: 'a' }, false],
  ['a pull request', samplePull(), true],
  ['a pull request from elsewhere', samplePull({ isFromElsewhere: true }), true],
  ['a pull request of this repository, with secrets', samplePull({ isPrivileged: true }), true],
])('%s starts the workflow, and nobody is asked', async (_, trigger, isPullRequestEvent) => {
  const { admission, asked } = await ask({ trigger, level: null })
  expect(admission).toEqual({ is: 'admitted', intent: { kind: 'workflow', isPullRequestEvent }, request: '' })
  expect(asked).toEqual([])
})

const fromFork = samplePull({ isFromElsewhere: true, isPrivileged: true })

test.each<[string, Partial<Case>, string]>([
  ['may write', { level: 'write' }, 'admitted'],
  ['may read', { level: 'read' }, 'skipped permission-denied'],
  ['is a stranger', { level: 'none' }, 'skipped permission-denied'],
  ['cannot be asked about', { level: null }, 'skipped permission-denied'],
  ['is a bot', { sender: bot, level: null }, 'skipped permission-denied'],
  ['is a named bot', { sender: bot, level: null, rules: { allowBots: [bot.login] } }, 'admitted'],
])('a pull request from elsewhere that runs with secrets: its sender %s', async (_, given, words) => {
  expect((await ask({ trigger: fromFork, ...given })).words).toBe(words)
})

test('a deleted branch or tag is nothing to do, whoever deleted it', async () => {
  const { words, asked } = await ask({ trigger: { kind: 'deleted-ref', ref: 'x' }, rules: { apiKey: '' } })
  expect([words, asked]).toEqual(['skipped ref-deleted', []])
})

test.each<[string, Partial<Case> & { trigger: Trigger }, string]>([
  ['the workflow', { trigger: { kind: 'other' } }, 'invalid'],
  ['a pull request', { trigger: samplePull() }, 'invalid'],
  ['a pull request from elsewhere', { trigger: samplePull({ isFromElsewhere: true }) }, 'skipped no-secrets'],
  ['a pull request of Dependabot', { trigger: samplePull(), sender: dependabot }, 'skipped no-secrets'],
  ['a push of Dependabot', { trigger: { kind: 'other' }, sender: dependabot }, 'skipped no-secrets'],
  ['a command', { trigger: command }, 'invalid'],
  ['words in a comment', { trigger: sampleComment('hello') }, 'skipped not-a-command'],
])('without a key, %s is %s', async (_, given, words) => {
  const seen = await ask({ ...given, rules: { apiKey: '' } })
  expect([seen.words, seen.asked]).toEqual([words, []])
})

test('the sentence about a missing key names the input and the secret', async () => {
  const { admission } = await ask({ trigger: { kind: 'other' }, rules: { apiKey: '' } })
  expect(admission).toMatchObject({
    sentence: expect.stringMatching(/^Input `api-key` is empty\. .*MINTLIFY_API_KEY/),
  })
})

test.each<[string, Trigger, string[]]>([
  ['the workflow', { kind: 'other' }, []],
  ['a pull request from elsewhere', samplePull({ isFromElsewhere: true }), []],
  ['a command', command, ['mona']],
])('a dry run needs no key for %s', async (_, trigger, asked) => {
  const seen = await ask({ trigger, rules: { apiKey: '', dryRun: true } })
  expect([seen.words, seen.asked]).toEqual(['admitted', asked])
})
