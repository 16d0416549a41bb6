import { expect, jest, test } from '@jest/globals'
import { commentEvent, commentId, letMonaWrite, reactionsIn } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const atOnce = 'emulate: pull-request after 0s'
const promptOf = ({ docs }: Scene) => JSON.parse(docs.requests[0]?.body || '{}').prompt

test.concurrent.each([
  ['an argument', `/docs fix it\n${atOnce}`, `fix it\n${atOnce}`],
  ['CRLF', `/docs fix it\r\n\r\n${atOnce}\r\n`, /^fix it\r?\n\r?\nemulate: pull-request after 0s$/],
  ['the argument on the next line', `/docs\n${atOnce}`, atOnce],
  ['a tab', `/docs\tfix it\n${atOnce}`, `fix it\n${atOnce}`],
  ['`new` and an argument', `/docs new fix it\n${atOnce}`, `fix it\n${atOnce}`],
  ['a word that only begins as `new`', `/docs newer styles\n${atOnce}`, `newer styles\n${atOnce}`],
  ['`status` as the first of several words', `/docs status page\n${atOnce}`, `status page\n${atOnce}`],
])('a command with %s is the prompt', async (_, body, prompt) => {
  await using scene = await openScene({ event: commentEvent(body) })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: { prompt: '', context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(promptOf(scene)).toEqual(prompt instanceof RegExp ? expect.stringMatching(prompt) : prompt)
  expect(scene.ours().map(({ issue }) => issue)).toEqual([2])
})

test.concurrent.each([
  [
    'a bare command asks for the pull request',
    { body: '/docs', prompt: '', expected: /^Update the documentation for .* pull request\.$/ },
  ],
  [
    'a bare command takes the workflow’s prompt',
    { body: '/docs \r\n', prompt: 'Mind the tone.', expected: /^Mind the tone\.$/ },
  ],
  [
    'the workflow’s prompt comes first',
    { body: '/docs fix it', prompt: 'Mind the tone.', expected: /^Mind the tone\.\n\nfix it$/ },
  ],
])('%s', async (_, { body, prompt, expected }) => {
  const script = () => ({ ending: 'pull-request' as const, afterMs: 0 })
  await using scene = await openScene({ event: commentEvent(body), docs: { script } })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: { prompt, context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(promptOf(scene)).toMatch(expected)
})

test.concurrent.each([
  ' /docs fix it',
  '\n/docs fix it',
  '> /docs fix it',
  '```\n/docs fix it\n```',
  'Please /docs fix it',
  '/docsx fix it',
  '/docs-fix it',
  '/docs: fix it',
  '/DOCS fix it',
  '\u200b/docs fix it',
  '\\/docs fix it',
  '<!-- -->/docs fix it',
  '/doc',
  '',
])('%j is no command: nobody is asked', async (body) => {
  await using scene = await openScene({ event: commentEvent(body) })
  letMonaWrite(scene.repository)
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'skipped', reason: 'not-a-command', exitCode: 0 },
  })
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})

test.concurrent.each(['edited', 'deleted'] as const)(
  'a comment that was %s is no command',
  async (action) => {
    await using scene = await openScene({ event: commentEvent('/docs fix it', { action }) })
    letMonaWrite(scene.repository)
    const run = await scene.run()
    expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'edited-comment' })
    expect([...scene.asked(), ...scene.called()]).toEqual([])
  },
)

type Level = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'

const lowLevels: [role: string, permission: Level, min: string][] = [
  ['', 'none', 'write'],
  ['read', 'read', 'write'],
  ['triage', 'triage', 'write'],
  ['read', 'read', 'triage'],
  ['write', 'write', 'maintain'],
  ['maintain', 'maintain', 'admin'],
  ['admins-friend', 'read', 'write'],
]

test.concurrent.each(lowLevels)(
  'role %j, of %s, is not enough for %s',
  async (role_name, permission, min) => {
    await using scene = await openScene({ event: commentEvent('/docs fix it') })
    scene.repository.collaborators.set('mona', { permission, role_name })
    const run = await scene.run({ with: { permission: min } })
    expectSilence(scene, run.outputs)
    expect(reactionsIn(scene.repository)).toEqual(['-1'])
  },
)

const highLevels: [role: string, permission: Level, min: string][] = [
  ['write', 'write', 'write'],
  ['maintain', 'maintain', 'write'],
  ['admin', 'admin', 'write'],
  ['triage', 'triage', 'triage'],
  ['maintain', 'maintain', 'maintain'],
  ['docs-writer', 'write', 'write'],
]

test.concurrent.each(highLevels)('role %j, of %s, is enough for %s', async (role_name, permission, min) => {
  await using scene = await openScene({ event: commentEvent(`/docs fix it\n${atOnce}`) })
  scene.repository.collaborators.set('mona', { permission, role_name })
  const run = await scene.run({ with: { prompt: '', permission: min } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
})

function expectSilence(scene: Scene, outputs: Record<string, string>, reason = 'permission-denied'): void {
  expect(outputs).toMatchObject({ result: 'skipped', reason })
  expect([...scene.asked(), ...scene.ours()]).toEqual([])
  expect(['', '-1']).toContain(reactionsIn(scene.repository).join())
}

const association = { author_association: 'OWNER' }

test.concurrent.each([
  ['a stranger', {}, 'permission-denied'],
  ['a stranger in a private repository', { isPrivate: true }, 'permission-denied'],
  ['a stranger whom the payload calls an owner', { changes: { comment: association } }, 'permission-denied'],
  ['somebody else than the author', { sender: 'hubot' }, 'permission-denied'],
  ['a bot', { author: 'renovate[bot]', type: 'Bot' as const }, 'bot-not-allowed'],
  ['a bot that calls itself a user', { author: 'renovate[bot]' }, 'bot-not-allowed'],
  ['our own comment', { author: 'github-actions[bot]', type: 'Bot' as const }, 'bot-not-allowed'],
  ['somebody without a name', { author: '' }, 'permission-denied'],
  ['a name with a path in it', { author: '../../../orgs/x' }, 'permission-denied'],
])('a command by %s starts nothing', async (_, options, reason) => {
  await using scene = await openScene({ event: commentEvent('/docs fix it', options) })
  scene.repository.collaborators.set('hubot', { permission: 'admin', role_name: 'admin' })
  const run = await scene.run({ with: { 'allowed-bots': 'dependabot[bot], mona' } })
  expectSilence(scene, run.outputs, reason)
  expect(run.exitCode).toBe(0)
})

test.concurrent('a bot that `allowed-bots` names may command, without an answer of the permission API', async () => {
  const event = commentEvent(`/docs fix it\n${atOnce}`, { author: 'renovate[bot]', type: 'Bot' })
  await using scene = await openScene({ event })
  const run = await scene.run({ with: { 'allowed-bots': 'dependabot[bot]\nrenovate[bot]' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.called().filter((call) => call.includes('permission'))).toEqual([])
})

test.concurrent('a permission that nobody knows means no', async () => {
  await using scene = await openScene({ event: commentEvent('/docs fix it') })
  const body = { permission: 'ADMIN', role_name: 'admin' }
  scene.github.fail({ path: /\/collaborators\//, status: 200, body })
  const run = await scene.run()
  expectSilence(scene, run.outputs)
})

test.concurrent.each(['pull', 'issue', 'line'] as const)(
  'eyes come beside what is read first, on a comment on a %s',
  async (on) => {
    await using scene = await openScene({ event: commentEvent(`/docs fix it\n${atOnce}`, { on }) })
    letMonaWrite(scene.repository)
    const run = await scene.run()
    const path = `/${on === 'line' ? 'pulls' : 'issues'}/comments/${commentId}/reactions`
    const called = scene.called()
    const reactedAt = called.indexOf(`POST ${path}`)
    expect(called[0]).toBe('GET /collaborators/mona/permission')
    expect(called.slice(1, reactedAt).filter((call) => !call.startsWith('GET '))).toEqual([])
    expect(JSON.parse(scene.github.requests[reactedAt]?.body ?? '')).toEqual({ content: 'eyes' })
    expect(reactionsIn(scene.repository)).toEqual(['rocket'])
    expect(run.outputs).toMatchObject({ result: 'pull-request' })
    expect(scene.ours().map(({ issue }) => issue)).toEqual([2])
  },
)

test.concurrent.each<[string, string[], Record<string, string>]>([
  ['no-pull-request', ['+1'], { prompt: 'emulate: no-pull-request after 0s' }],
  ['failed', ['confused'], { prompt: 'emulate: failed after 0s' }],
  ['archived', ['confused'], { prompt: 'emulate: archived after 0s' }],
  ['timed-out', ['confused'], { prompt: 'emulate: never', 'timeout-minutes': '0.2' }],
  ['running', ['eyes'], { prompt: 'emulate: never', wait: 'false' }],
  ['rejected', ['confused'], { 'api-key': 'mint_another_key' }],
  ['pull-request', [], { reactions: 'false' }],
])('%s leaves %j as the reaction', async (result, reactions, given) => {
  await using scene = await openScene({ event: commentEvent('/docs') })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: given })
  expect(run.outputs).toMatchObject({ result })
  expect(reactionsIn(scene.repository)).toEqual(reactions)
})

test.concurrent('with an empty `command` a comment is an event like any other, with the same check', async () => {
  await using scene = await openScene({ event: commentEvent('How odd this page is.') })
  const refused = await scene.run({ with: { command: '' } })
  expectSilence(scene, refused.outputs)
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: { command: '' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(promptOf(scene)).toMatch(/^Document it\.[\s\S]*How odd this page is/)
})

test.concurrent('help replies once, without a marker, and asks nobody but GitHub', async () => {
  await using scene = await openScene({ event: commentEvent('/docs help') })
  letMonaWrite(scene.repository)
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    result: 'skipped',
    reason: 'help',
    exitCode: 0,
  })
  expect(scene.asked()).toEqual([])
  const [comment, ...others] = scene.ours()
  expect([comment?.issue, others]).toEqual([2, []])
  expect(comment?.body).toContain('`/docs status`')
  expect(comment?.body).not.toContain('<!--')
})

test.concurrent.each([
  ['a fork, by a stranger', { id: 4 }, { login: 'hubot', result: 'skipped' }],
  ['a fork that is gone, by a stranger', null, { login: 'hubot', result: 'skipped' }],
  ['a fork, by a writer', { id: 4 }, { login: 'mona', result: 'pull-request' }],
  ['this repository, by a stranger', { id: 186_853_002 }, { login: 'hubot', result: 'skipped' }],
  ['this repository, by a writer', { id: 186_853_002 }, { login: 'mona', result: 'pull-request' }],
])('pull_request_target from %s', async (_, repo, { login, result }) => {
  const event = eventOf('pull_request_target', { sender: { login }, pull_request: { head: { repo } } })
  await using scene = await openScene({ event })
  letMonaWrite(scene.repository)
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result, exitCode: 0 })
  expect(scene.asked()).toEqual(result === 'skipped' ? [] : ['POST /job'])
})
