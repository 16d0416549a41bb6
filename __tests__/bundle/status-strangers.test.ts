// Whoever may not command cannot change the commit status of the shipped bundle, and whoever may can waive it.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { type CommentOptions, commentEvent, letMonaWrite, reactionsIn } from './comment-event.ts'
import { pullEvent, renovate } from './gate-cases.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce } from './scene.ts'
import {
  headSha,
  isRemembered,
  lastShown,
  never,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  until,
  working,
} from './status-scene.ts'
import { openSwitchableService } from './switchable-service.ts'

jest.setTimeout(60_000)

const second = { GITHUB_RUN_ID: '6043' }
const third = { GITHUB_RUN_ID: '6044' }
const failing = { ...on, prompt: 'emulate: failed after 0s' }
const waived = 'success: Not needed for ec26c3e, says mona'

/** A comment on the pull request, by mona unless somebody else is named. */
const say = (body: string, options: CommentOptions = {}) => ({
  event: commentEvent(body, options),
  env: second,
})

test.concurrent.each<[string, ActionEvent, Record<string, string>, string]>([
  ['a stranger’s command', commentEvent('/docs please', { author: 'eve' }), {}, 'permission-denied'],
  ['a stranger’s waiver', commentEvent('/docs skip', { author: 'eve' }), {}, 'permission-denied'],
  [
    'mona’s waiver, sent by a stranger',
    commentEvent('/docs skip', { sender: 'eve' }),
    {},
    'permission-denied',
  ],
  ['a bot’s waiver', commentEvent('/docs skip', { author: 'x[bot]', type: 'Bot' }), {}, 'bot-not-allowed'],
  ['an edited waiver', commentEvent('/docs skip', { action: 'edited' }), {}, 'edited-comment'],
  ['a deleted waiver', commentEvent('/docs skip', { action: 'deleted' }), {}, 'edited-comment'],
  ['a quoted waiver', commentEvent('> /docs skip'), {}, 'not-a-command'],
  ['a waiver in the middle', commentEvent('Please\n/docs skip'), {}, 'not-a-command'],
  ['a stranger’s remark', commentEvent('Nice!', { author: 'eve' }), {}, 'not-a-command'],
  ['a stranger’s cry for help', commentEvent('/docs help', { author: 'eve' }), {}, 'permission-denied'],
  ['help', commentEvent('/docs help'), {}, 'help'],
  [
    'a stranger where every comment counts',
    commentEvent('Hi', { author: 'eve' }),
    { command: '' },
    'permission-denied',
  ],
  [
    'a phrase where every comment counts',
    commentEvent('Hi', { author: 'eve' }),
    { command: '', paths: 'x/**' },
    'permission-denied',
  ],
])('%s leaves an error as it is', async (...[, event, given, reason]) => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: failing })
  const before = shown(scene)
  const run = await scene.run({ with: { ...on, ...given }, event, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason })
  expect(shown(scene)).toEqual(before)
  expect(lastShown(scene)).toMatch(/^error: /)
  expect([...scene.repository.statuses.keys()]).toEqual([headSha])
})

test.concurrent('a comment on an issue has no status to waive', async () => {
  await using scene = await openStatusScene(say('/docs skip', { on: 'issue' }))
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'status-not-set' })
  expect([...scene.repository.statuses]).toEqual([])
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
})

test.concurrent('without the input, a waiver is met with 😕', async () => {
  await using scene = await openStatusScene(say('/docs skip'))
  letMonaWrite(scene.repository)
  const run = await scene.run()
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'status-not-set'])
  expect(reactionsIn(scene.repository)).toEqual(['confused'])
  expect([scene.asked(), scene.ours(), [...scene.repository.statuses]]).toEqual([[], [], []])
})

test.concurrent.each(['/docs skip', '/docs skip\n', '/docs  skip  '])(
  '%j sets success, and starts nothing',
  async (body) => {
    await using scene = await openStatusScene(say(body))
    letMonaWrite(scene.repository)
    const run = await scene.run({ with: on })
    expect([run.exitCode, run.outputs.reason]).toEqual([0, 'status-waived'])
    const sha = scene.repository.pulls.get(2)?.head.sha ?? 'none'
    expect([...scene.repository.statuses.keys()]).toEqual([sha])
    expect(shown(scene, sha)).toEqual([`success: Not needed for ${sha.slice(0, 7)}, says mona`])
    expect([scene.asked(), scene.ours()]).toEqual([[], []])
    expect(reactionsIn(scene.repository)).toEqual(['+1'])
  },
)

test.concurrent('`/docs skip the intro` is a prompt', async () => {
  await using scene = await openStatusScene(say(`/docs skip the intro\n${endsAtOnce}`))
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.asked()).toEqual(['POST /job'])
})

test.concurrent.each([
  ['failed', 'failed after 5s', 'failed'],
  ['ended well', 'pull-request after 5s', 'pull-request'],
])(
  'after a waiver, a job that %s does not change the status, but still comments',
  async (...[, ending, result]) => {
    await using scene = await openStatusScene()
    letMonaWrite(scene.repository)
    const running = scene.start({ with: { ...on, prompt: `emulate: ${ending}` } })
    await until(() => isRemembered(scene))
    await scene.run({ with: on, ...say('/docs skip') })
    expect(lastShown(scene)).toBe(waived)
    const run = await running.finished
    expect(run.outputs.result).toBe(result)
    expect(lastShown(scene)).toBe(waived)
    expect(scene.ours()[0]?.body).not.toContain('Docs agent is working')
  },
)

test.concurrent('a waiver holds in the reconcile, and the next request ends it at its first moment', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...on, wait: 'false', prompt: 'emulate: failed after 600s' } })
  await scene.run({ with: on, ...say('/docs skip') })
  scene.endJobs()
  const reconciled = await scene.run({ metadata: 'reconcile/action.yml' })
  expect(reconciled.outputs).toMatchObject({ finished: '1' })
  // Once more, in case that it was not written.
  expect(shown(scene)).toEqual([working, waived, waived])
  pushNext(scene)
  await scene.run({ with: on, event: nextPush(), env: third })
  expect(shown(scene, nextSha)).toEqual([
    'pending: Updating the docs pull request',
    expect.stringMatching(/^success: Docs pull request ready/),
  ])
  expect(lastShown(scene)).toBe(waived)
})

test.concurrent('a waiver of the head that came meanwhile holds for that alone', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  pushNext(scene)
  await scene.run({ with: on, ...say('/docs skip') })
  expect([lastShown(scene), lastShown(scene, nextSha)]).toEqual([
    working,
    'success: Not needed for bbbbbbb, says mona',
  ])
})

test.concurrent('a re-run that goes on with the request keeps the waiver', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...on, 'timeout-minutes': '0.1', prompt: 'emulate: failed after 600s' } })
  await scene.run({ with: on, ...say('/docs skip') })
  scene.endJobs()
  const again = { ...on, prompt: 'emulate: failed after 600s' }
  const run = await scene.run({ with: again, env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect(run.outputs.result).toBe('failed')
  expect(lastShown(scene)).toBe(waived)
})

test.concurrent('a waiver leads to the docs pull request', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: on })
  await scene.run({ with: on, ...say('/docs skip') })
  const links = (scene.repository.statuses.get(headSha) ?? []).map(({ target_url }) => target_url)
  expect(links.at(-1)).toBe('https://github.com/acme/docs/pull/57')
})

const fork = { head: { repo: { id: 999, full_name: 'eve/Hello-World', fork: true } } }
const byFork = (name: string) => ({
  ...pullEvent(fork, { sender: { login: 'eve', id: 7, type: 'User' } }),
  name,
})
const dependabot = { login: 'dependabot[bot]', id: 49_699_333, type: 'Bot' }
const ofDependabot = pullEvent({ user: dependabot }, { sender: dependabot })
const ask = 'pending: Comment /docs to start the docs agent'

test.concurrent.each<[string, ActionEvent, Record<string, string>, string]>([
  ['a fork without secrets', byFork('pull_request'), { 'api-key': '' }, 'no-secrets'],
  ['a fork with secrets', byFork('pull_request'), {}, 'permission-denied'],
  ['a privileged fork', byFork('pull_request_target'), {}, 'permission-denied'],
  ['Dependabot', ofDependabot, { 'api-key': '', 'allowed-bots': 'dependabot[bot]' }, 'no-secrets'],
])(
  '%s has somebody comment, and leaves a status alone that is there',
  async (...[, event, given, reason]) => {
    await using scene = await openStatusScene({ event })
    letMonaWrite(scene.repository)
    const first = await scene.run({ with: { ...on, ...given } })
    expect(first.outputs).toMatchObject({ result: 'skipped', reason })
    expect(shown(scene)).toEqual([ask])
    await scene.run({ with: on, ...say(`/docs go\n${endsAtOnce}`) })
    expect(lastShown(scene)).toBe(ready)
    await scene.run({ with: { ...on, ...given }, env: third })
    expect(lastShown(scene)).toBe(ready)
  },
)

test.concurrent('Dependabot without secrets is a bot that `allowed-bots` does not list', async () => {
  await using scene = await openStatusScene({ event: ofDependabot })
  const run = await scene.run({ with: { ...on, 'api-key': '' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'bot-not-allowed' })
  expect(shown(scene)).toEqual(["success: Skipped: this bot isn't listed in allowed-bots"])
})

test.concurrent('a fork with the same commit and a phrase leaves the status of another pull request', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: failing })
  const title = '[skip docs] Mine now'
  const event = pullEvent({ ...fork, number: 9, title }, { number: 9, sender: { login: 'eve', id: 7 } })
  const run = await scene.run({ with: on, event: { ...event, name: 'pull_request_target' }, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
  expect(lastShown(scene)).toMatch(/^error: /)
})

test.concurrent('a fork without the right: a warning, and the result as it is', async () => {
  await using scene = await openStatusScene({ event: byFork('pull_request'), github: { readOnly: true } })
  const run = await scene.run({ with: { ...on, 'api-key': '' } })
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'no-secrets'])
  expect(run.stdout).toMatch(/^::warning .*The token needs: statuses: write/m)
  expect([...scene.repository.statuses]).toEqual([])
})

test.concurrent('a stranger’s review reaches no limit, and turns nothing green', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...failing, 'max-requests': '1' } })
  const review = eventOf('pull_request_review', { sender: { login: 'eve' } })
  const run = await scene.run({ with: { ...on, 'max-requests': '1' }, event: review, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
  expect(lastShown(scene)).toMatch(/^error: /)
})

test.concurrent('a bot that may not has its pull request go without', async () => {
  await using scene = await openStatusScene({ event: pullEvent({ user: renovate }) })
  await scene.run({ with: on })
  expect(lastShown(scene)).toMatch(/^success: Skipped: this bot/)
})

test.concurrent('a closed pull request without a job sets nothing', async () => {
  const event = eventOf('pull_request', { action: 'closed', pull_request: { merged: false } }, 'closed')
  await using scene = await openStatusScene({ event })
  await scene.run({ with: on })
  expect([...scene.repository.statuses]).toEqual([])
})

test.concurrent.each([
  ['of a job that is at work', 'never', 'none', /^pending: Docs agent is working$/],
  ['that sees the end', 'failed after 600s', 'none', /^error: Docs agent failed/],
  ['that cannot read the job', 'pull-request after 0s', 503, /^success: Docs pull request ready/],
  ['that is refused', 'pull-request after 0s', 401, /^success: Docs pull request ready/],
] as const)('a status check %s', async (...[, ending, trouble, text]) => {
  await using scene = await openStatusScene()
  await using service = await openSwitchableService(scene.docs.url)
  letMonaWrite(scene.repository)
  const inputs = { ...on, 'api-url': service.url }
  const isOver = ending.endsWith('0s') && trouble !== 'none'
  await scene.run({ with: { ...inputs, wait: String(isOver), prompt: `emulate: ${ending}` } })
  scene.endJobs()
  service.trouble(trouble, 'GET')
  await scene.run({ with: inputs, ...say('/docs status') })
  expect(lastShown(scene)).toMatch(text)
  service.trouble('none', 'GET')
  await scene.run({ metadata: 'reconcile/action.yml', with: { 'api-url': service.url } })
  expect(lastShown(scene)).toMatch(text)
})
