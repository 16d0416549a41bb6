// The limits of the shipped bundle, counted from the requests that signed comments remember.
import { expect, jest, test } from '@jest/globals'
import { addIssue } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite, reactionsIn } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, printed, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const push = eventOf('pull_request', {}, 'synchronize')
const command = commentEvent(`/docs ${endsAtOnce}`)
const status = commentEvent('/docs status')
const schedule = { name: 'schedule', payload: { ...Object(push.payload), schedule: '0 7 * * 1' } }
const fresh = commentEvent(`/docs new ${endsAtOnce}`)

let runs = 0

type Played = { result: string; reason: string; sent: number }

/** Plays events one after the other. Returns the end of each, and how many requests it sent. */
async function play(scene: Scene, events: ActionEvent[], inputs: Record<string, string>): Promise<Played[]> {
  const played: Played[] = []
  for (const event of events) {
    runs += 1
    const before = scene.asked().length
    const env = { GITHUB_RUN_ID: String(6_100 + runs) }
    const run = await scene.run({ event, with: { context: 'none', wait: 'false', ...inputs }, env })
    expect(run.exitCode).toBe(0)
    const sent = scene
      .asked()
      .slice(before)
      .filter((call) => call.startsWith('POST')).length
    played.push({ result: run.outputs.result ?? '', reason: run.outputs.reason ?? '', sent })
  }
  return played
}

async function open(level: 'write' | 'admin' = 'write'): Promise<Scene> {
  const scene = await openScene({ event: command })
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('mona', { permission: level, role_name: level })
  return scene
}

const done = { result: 'running', reason: '', sent: 1 }
const asked = { result: 'pull-request', reason: '', sent: 0 }
const met = (reason: string) => ({ result: 'skipped', reason, sent: 0 })
const held = { result: 'queued', reason: 'cooldown', sent: 0 }
const two = { 'max-requests': '2' }
const hour = { 'cooldown-minutes': '60' }
const daily = { 'max-requests-per-day': '2' }

test.concurrent.each<[string, ActionEvent[], Record<string, string>, Played[]]>([
  ['no limit', [push, push, push], {}, [done, done, done]],
  ['requests of a conversation, by pushes', [push, push, push], two, [done, done, met('request-limit')]],
  [
    'requests of a conversation, by commands',
    [command, command, command],
    two,
    [done, done, met('request-limit')],
  ],
  ['requests of a conversation, by new jobs', [fresh, fresh, fresh], two, [done, done, met('request-limit')]],
  [
    'requests of a conversation, by both',
    [push, command, push, command],
    two,
    [done, done, met('request-limit'), met('request-limit')],
  ],
  ['a status check is no request', [push, status, push, status], two, [done, asked, done, asked]],
  ['time between requests', [push, push], hour, [done, held]],
  ['time between requests: commands pass, and count', [push, command, push], hour, [done, done, held]],
  ['time between requests: a status check is none', [push, status], hour, [done, asked]],
  [
    'requests of a day',
    [push, push, push, command],
    daily,
    [done, done, met('daily-limit'), met('daily-limit')],
  ],
  ['requests of a day, by a schedule', [push, push, schedule], daily, [done, done, met('daily-limit')]],
  [
    'a short day beside a long conversation',
    [push, push, push],
    { 'max-requests': '9', ...daily },
    [done, done, met('daily-limit')],
  ],
  ['the first limit names the reason', [push, push, push], { ...two, ...hour, ...daily }, [done, held, held]],
])('%s', async (...[, events, inputs, expected]) => {
  await using scene = await open()
  expect(await play(scene, events, inputs)).toEqual(expected)
})

test.concurrent('an administrator passes `max-requests` alone', async () => {
  await using scene = await open('admin')
  expect(await play(scene, [command, command, command], two)).toEqual([done, done, done])
  const [last] = await play(scene, [command], daily)
  expect(last).toEqual(met('daily-limit'))
})

test.concurrent('a push that meets a limit changes nothing but the summary', async () => {
  await using scene = await open()
  await play(scene, [push], {})
  const before = scene.ours().map(({ body }) => body)
  const calls = scene.called().length
  const run = await scene.run({
    event: push,
    with: { context: 'auto', ...hour },
    env: { GITHUB_RUN_ID: '7000' },
  })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'cooldown' })
  expect(run.summary).toMatch(
    /^⏭️ Request not sent: this conversation is in its cooldown period \(<code>.*left<\/code>\)\. Run the workflow again when the time has passed\.\n$/,
  )
  expect(scene.ours().map(({ body }) => body)).toEqual(before)
  expect(scene.called().slice(calls).toSorted()).toEqual([
    expect.stringContaining('DELETE /issues/2/reactions/'),
    ...['GET /issues/2/comments', 'GET /issues/2/reactions', 'POST /issues/2/reactions'],
  ])
})

test.concurrent('a command that meets a limit gets a reaction and a sentence, and the comment keeps its job', async () => {
  await using scene = await open()
  await play(scene, [command], { wait: 'true' })
  const run = await scene.run({
    event: command,
    with: { 'max-requests': '1' },
    env: { GITHUB_RUN_ID: '7000' },
  })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'request-limit' })
  expect(reactionsIn(scene.repository)).toEqual(['rocket', 'confused'])
  const [comment, ...others] = scene.ours()
  expect(others).toEqual([])
  expect(comment?.body).toMatch(/^### ✅ Docs pull request ready/)
  expect(comment?.body).toContain(
    'Request not sent: this conversation has used all its requests (<code>limit 1</code>).',
  )
  // That of the request.
  expect(comment?.body).not.toContain('/actions/runs/7000')
  expect(await play(scene, [status], { 'max-requests': '1' })).toEqual([asked])
  expect(scene.ours()[0]?.body).toContain('| Requests | 1 of 1 |')
})

test.concurrent('the first command of a conversation that meets a limit gets a comment of its own, and later a job', async () => {
  await using scene = await open()
  await play(scene, [push], {})
  const elsewhere = commentEvent(`/docs ${endsAtOnce}`, {
    on: 'issue',
    changes: { issue: { number: 3, title: 'x' } },
  })
  addIssue(scene.repository, { number: 3 })
  const limit = { 'max-requests-per-day': '1' }
  expect(await play(scene, [elsewhere, elsewhere], limit)).toEqual([met('daily-limit'), met('daily-limit')])
  const ours = scene.ours().filter(({ issue }) => issue === 3)
  expect(ours.map(({ body }) => body.split('\n')[0])).toEqual([
    '### ⏭️ Request not sent: this repository has used all its requests of the last 24 hours',
  ])
  expect(await play(scene, [elsewhere], {})).toEqual([done])
  expect(scene.ours().filter(({ issue }) => issue === 3)).toHaveLength(1)
})

const list = /\/issues\/comments\?/

test.concurrent.each<[string, object]>([
  ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['404', { status: 404, body: { message: 'Not Found' } }],
  ['502', { status: 502 }],
  ['no list', { status: 200, body: {} }],
  ['silence', { hang: true }],
])('requests of a day that cannot be counted do not close, and it is told: %s', async (...[, fault]) => {
  await using scene = await open()
  await play(scene, [push], {})
  scene.github.fail({ path: list, times: Infinity, ...fault })
  const run = await scene.run({
    event: push,
    with: { context: 'none', 'max-requests-per-day': '1', wait: 'false' },
    env: { GITHUB_RUN_ID: '7000' },
  })
  expect(run.outputs).toMatchObject({ result: 'running' })
  expect(printed(run)).toContain('`max-requests-per-day` was not checked: ')
})

test.concurrent('requests that others signed do not count', async () => {
  await using scene = await open()
  await play(scene, [push], { 'state-secret': 'another secret of 16 or more' })
  expect(await play(scene, [push, push, push], daily)).toEqual([done, done, met('daily-limit')])
})

test.concurrent('requests of a day count with every `comment-key`', async () => {
  await using scene = await open()
  await play(scene, [push], { 'comment-key': 'api' })
  expect(await play(scene, [push, push], daily)).toEqual([done, met('daily-limit')])
})

test.concurrent.each([
  ['max-requests', '1.5'],
  ['max-requests', '-1'],
  ['cooldown-minutes', 'ten'],
  ['max-requests-per-day', '10001'],
])('%s: %s is refused before any API call', async (name, value) => {
  await using scene = await open()
  const run = await scene.run({ event: push, with: { [name]: value } })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain(`Input \`${name}\` must be a whole number from 0 to 10000.`)
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})

test.concurrent('a limit without a comment is refused, because it would count nothing', async () => {
  await using scene = await open()
  const run = await scene.run({ event: push, with: { comment: 'off', ...two } })
  expect(run.stdout).toContain(
    'Input `max-requests` needs the state stored in the comment: set `comment` to `sticky`',
  )
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})
