// The event that the runner's variables and the event file describe.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readEvent } from '../../src/event/read-event.ts'
import { InputError } from '../../src/outcome.ts'

const variables = {
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_ACTOR: 'hubot',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_RUN_ID: '6042',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'docs',
  GITHUB_WORKFLOW: 'Docs',
  GITHUB_ACTION: '__self',
  GITHUB_SERVER_URL: 'https://ghes.example',
}
const run = {
  id: '6042',
  attempt: 2,
  workflow: 'Docs',
  job: 'docs',
  step: '__self',
  url: 'https://ghes.example/acme/widgets/actions/runs/6042',
  repositoryUrl: 'https://ghes.example/acme/widgets',
}

function read(text: string | Buffer, env: NodeJS.ProcessEnv = {}) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'event-'))
  const path = join(folder.path, 'event.json')
  writeFileSync(path, text)
  return readEvent({ ...variables, GITHUB_EVENT_PATH: path, ...env })
}

test('a run without an event of its own', () => {
  expect(read('{"schedule":"23 6 * * 1"}')).toEqual({
    action: '',
    repository: {
      id: 'acme/widgets',
      owner: 'acme',
      name: 'widgets',
      host: 'ghes.example',
      isFork: false,
    },
    comment: null,
    meaning: expect.objectContaining({ check: 'none', conversation: null }),
    ref: 'refs/heads/main',
    sender: { login: 'hubot', isBot: false },
    run,
    trigger: { kind: 'other' },
  })
})

test('without variables, nothing is known', () => {
  const names = Object.keys(variables)
  expect(
    read('{}', Object.fromEntries(names.map((name) => [name, undefined]))),
  ).toEqual({
    action: '',
    repository: {
      ...{ id: '', owner: '', name: '', host: 'github.com' },
      isFork: false,
    },
    comment: null,
    meaning: expect.objectContaining({ check: 'permission' }),
    sender: { login: 'ghost', isBot: false },
    ref: '',
    run: {
      id: '0',
      attempt: 1,
      workflow: '',
      job: '',
      step: '',
      url: 'https://github.com//actions/runs/0',
      repositoryUrl: 'https://github.com/',
    },
    trigger: { kind: 'other' },
  })
})

test.each<[string, string, object]>([
  ['GITHUB_RUN_ID', '', { run: { id: '0' } }],
  ['GITHUB_RUN_ID', '12)](https://evil.example', { run: { id: '0' } }],
  ['GITHUB_RUN_ID', '9'.repeat(20), { run: { id: '9'.repeat(20) } }],
  ['GITHUB_RUN_ID', '9'.repeat(21), { run: { id: '0' } }],
  ['GITHUB_RUN_ATTEMPT', 'two', { run: { attempt: 1 } }],
  ['GITHUB_RUN_ATTEMPT', '9999', { run: { attempt: 9_999 } }],
  ['GITHUB_RUN_ATTEMPT', '10000', { run: { attempt: 1 } }],
  [
    'GITHUB_ACTOR',
    'renovate[bot]',
    { sender: { login: 'renovate[bot]', isBot: true } },
  ],
])('the variable %s with %j', (name, value, expected) => {
  expect(read('{}', { [name]: value })).toMatchObject(expected)
})

test.each([true, false])('a repository that is a fork: %p', (fork) => {
  const { repository } = read(JSON.stringify({ repository: { fork } }))
  expect(repository.isFork).toBe(fork)
})

test('who runs it again does not stand behind the event', () => {
  const { meaning } = read('{}', {
    ...{ GITHUB_EVENT_NAME: 'watch', GITHUB_RUN_ATTEMPT: '2' },
    GITHUB_TRIGGERING_ACTOR: 'lee',
  })
  expect(meaning.actors.map(({ login }) => login)).toEqual(['hubot'])
})

test.each<[string, object, object]>([
  [
    'a person',
    { login: 'mona', type: 'User' },
    { login: 'mona', isBot: false },
  ],
  ['a bot', { login: 'hook', type: 'Bot' }, { login: 'hook', isBot: true }],
  ['nobody', { login: '' }, { login: 'hubot', isBot: false }],
])('the sender is %s', (_, sender, expected) => {
  expect(read(JSON.stringify({ sender }))).toMatchObject({ sender: expected })
})

const advice =
  'Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.'

test.each<[string, string | Buffer]>([
  ['is empty', ''],
  ['is cut', '{"secret":"s3cr3t","number":'],
  ['is no text', Buffer.from([0, 255, 254])],
  ['is a list', '["s3cr3t"]'],
  ['is a text', '"s3cr3t"'],
  ['is null', 'null'],
])('an event file that %s is refused in our own words', (_, text) => {
  expect(() => read(text)).toThrow(
    new InputError([`The event file isn't a webhook payload. ${advice}`]),
  )
})

test.each(['', '/nowhere/event.json', tmpdir()])(
  'an event file at %j cannot be read',
  (path) => {
    expect(() => readEvent({ ...variables, GITHUB_EVENT_PATH: path })).toThrow(
      expect.objectContaining({
        problems: [`The event file can't be read. ${advice}`],
        cause: expect.anything(),
      }),
    )
  },
)

const pull = JSON.stringify({ number: 12 })

test.each([
  '{}',
  '{"pull_request":"x"}',
  `{"__proto__":{"pull_request":${pull}}}`,
])(
  'a pull request event with %s is not taken for an event that needs no permission',
  (text) => {
    expect(() => read(text, { GITHUB_EVENT_NAME: 'pull_request' })).toThrow(
      new InputError([
        `The event file isn't a payload of pull_request. ${advice}`,
      ]),
    )
  },
)

test('a huge event file is read', () => {
  const text = `{"pull_request":{"number":12,"body":"${'x'.repeat(5_000_000)}"}}`
  expect(
    read(text, { GITHUB_EVENT_NAME: 'pull_request' }).trigger,
  ).toMatchObject({ number: 12 })
})

test.each<[string, object, string | undefined, string]>([
  ['of the payload', { repository: { id: 7 } }, '8', '7'],
  ['of the variable', {}, '8', '8'],
  ['that is missing', { repository: { id: 'x' } }, undefined, 'acme/widgets'],
])('the id of the repository: one %s', (...[, payload, id, expected]) => {
  const event = read(JSON.stringify(payload), { GITHUB_REPOSITORY_ID: id })
  expect(event.repository.id).toBe(expected)
})
