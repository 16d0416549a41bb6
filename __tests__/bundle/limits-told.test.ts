// What the shipped bundle says of limits: that one cannot count a run, and that no request is left.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { pushEvent } from './gate-cases.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

type Inputs = Record<string, string>

const pull = eventOf('pull_request', {}, 'synchronize')
const dispatch = eventOf('workflow_dispatch')
const schedule = { name: 'schedule', payload: { ...Object(pull.payload), schedule: '0 7 * * 1' } }
const all = { 'max-requests': '5', 'cooldown-minutes': '5', 'max-requests-per-day': '5' }

/** How often a text is in another one. */
function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

const body = { message: 'Resource not accessible by integration' }
const unreadable = {
  path: /\/issues\/2\/(?:comments|reactions)/,
  status: 403 as const,
  body,
  times: Infinity,
}

test.concurrent.each<[string, ActionEvent, Inputs, string]>([
  ['a schedule', schedule, all, '`max-requests`, `cooldown-minutes` and `max-requests-per-day` don'],
  ['a dispatch', dispatch, { 'max-requests': '1' }, '`max-requests` doesn'],
  ['a release', eventOf('release'), { 'max-requests-per-day': '5' }, '`max-requests-per-day` doesn'],
  ['a push without a pull request', pushEvent(), { 'cooldown-minutes': '5' }, '`cooldown-minutes` doesn'],
  ['a dry run', dispatch, { 'max-requests': '1', 'dry-run': 'true' }, '`max-requests` doesn'],
])(
  'a limit that cannot count the run is told once in the log and once in the summary: %s',
  async (...[, event, limits, begins]) => {
    await using scene = await openScene({ event })
    const run = await scene.run({ with: { context: 'none', ...limits } })
    const because =
      "'t count this run, because it has no pull request or issue. To count it, set `issue-number`."
    expect(timesIn(run.stdout, `${begins}${because}\n`)).toBe(1)
    expect(timesIn(run.summary, 'count this run')).toBe(1)
  },
)

test.concurrent('a limit that may not read the comments says so', async () => {
  await using scene = await openScene({ event: pull })
  scene.github.fail(unreadable)
  const run = await scene.run({ with: { context: 'none', 'max-requests': '5', reactions: 'false' } })
  const says =
    "`max-requests` doesn't count this run, because its pull request or issue can't be read. Check `github-token` and `issue-number`.\n"
  expect([timesIn(run.stdout, says), timesIn(run.summary, 'count this run')]).toEqual([1, 1])
})

test.concurrent.each<[string, ActionEvent, Inputs]>([
  ['on a pull request', pull, all],
  ['with a number', schedule, { ...all, 'issue-number': '2' }],
  ['without a limit', dispatch, {}],
])('a run that is counted says nothing of it: %s', async (...[, event, limits]) => {
  await using scene = await openScene({ event: pull })
  const run = await scene.run({ event, with: { context: 'none', ...limits } })
  expect([run.outputs.result, scene.asked()]).toEqual(['pull-request', ['POST /job']])
  expect(`${run.stdout}${run.summary}`).not.toContain('count this run')
})

const invites = /\/docs <what to change>|\/docs in guides|in the prompt|Run the workflow again to start/
const administrator =
  'This conversation has used all its requests. An administrator of the repository can still comment `/docs <what to change>`.'
const operator = 'This conversation has used all its requests. To send more requests, raise `max-requests`.'
const one = { 'max-requests': '1', context: 'none' }

/** Our comment after a command, or a push, that ends so. */
async function commentAfter(scene: Scene, event: ActionEvent, words: string): Promise<string> {
  letMonaWrite(scene.repository)
  await scene.run({ event, with: { ...one, prompt: event === pull ? words : '' } })
  return scene.ours()[0]?.body ?? ''
}

test.concurrent.each(['pull-request', 'no-pull-request', 'failed', 'archived'])(
  'the comment of the last request says that only an administrator can ask: %s',
  async (ending) => {
    const words = `Document it.\nemulate: ${ending} after 0s`
    await using scene = await openScene({ event: pull })
    const body = await commentAfter(scene, commentEvent(`/docs ${words}`), words)
    expect(body).toContain(administrator)
    expect(body.replace(administrator, '')).not.toMatch(invites)
    await using other = await openScene({ event: pull })
    const ofPush = await commentAfter(other, pull, words)
    expect(ofPush).toMatch(/^### /)
    expect(ofPush).not.toMatch(invites)
    expect(timesIn(ofPush, operator)).toBe(ending === 'pull-request' ? 0 : 1)
  },
)

test.concurrent.each<[string, Inputs, RegExp]>([
  ['max-requests', { 'max-requests': '1' }, /Ask an administrator to .+ raise `max-requests`/],
  [
    'max-requests-per-day',
    { 'max-requests-per-day': '1' },
    /Try again later, or ask .+ raise `max-requests-per-day`/,
  ],
])(
  'a comment that says that a request was not sent does not invite to the next: %s',
  async (_, limit, says) => {
    const event = commentEvent(`/docs ${endsAtOnce}`)
    await using scene = await openScene({ event })
    letMonaWrite(scene.repository)
    for (const id of ['6100', '6101'])
      await scene.run({ with: { context: 'none', prompt: '', ...limit }, env: { GITHUB_RUN_ID: id } })
    const body = scene.ours()[0]?.body ?? ''
    expect(body).toMatch(/^### ✅ Docs pull request ready/)
    expect(body).toMatch(says)
    expect(body).not.toMatch(invites)
  },
)

test.concurrent('while requests are left, the comment says how to ask', async () => {
  const event = commentEvent(`/docs ${endsAtOnce}`)
  await using scene = await openScene({ event })
  letMonaWrite(scene.repository)
  await scene.run({ with: { context: 'none', prompt: '', 'max-requests': '2' } })
  expect(scene.ours()[0]?.body).toContain('To request changes, comment `/docs <what to change>`.')
})
