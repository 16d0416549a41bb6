import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { addComment } from '../../emulator/github/fixtures.ts'
import type { IssueCommentState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { eventOf } from '../bundle/payloads.ts'
import { flawsOf, lastWord, openScene, type Scene } from '../bundle/scene.ts'

jest.setTimeout(60_000)

const always = { times: Number.POSITIVE_INFINITY }
/** The lists of comments, and nothing else. */
const lists = { ...always, method: 'GET', path: /\/issues\/2\/comments\?/ }
const pull = eventOf('pull_request')
const inputs = { prompt: 'Document it.\nemulate: pull-request after 0s', context: 'none' }
/** A later run on the same conversation, which sends a message. */
const next = {
  with: { ...inputs, prompt: 'Again.\nemulate: pull-request after 1s' },
  env: { GITHUB_RUN_ID: '6043' },
}

/** A conversation that has a job and its comment already. */
async function openConversation(event: ActionEvent): Promise<{ scene: Scene; ours: IssueCommentState }> {
  const scene = await openScene({ event })
  letMonaWrite(scene.repository)
  await scene.run({ event: pull, with: inputs })
  const [ours] = scene.ours()
  if (ours === undefined) throw new Error('There is no comment.')
  return { scene, ours }
}

const unreadable: [string, Omit<Fault, 'path'>][] = [
  ['answers 502', { status: 502 }],
  ['cuts the connection', { drop: true }],
  ['answers with a page', { status: 200, body: '<html>Sign in</html>' }],
  ['answers with no list', { status: 200, body: { message: 'Hello' } }],
  ['answers with nothing', { status: 200, body: null }],
  ['refuses the token', { status: 401, body: { message: 'Bad credentials' } }],
  ['answers 404 with a page', { status: 404, body: '<html>Not found</html>' }],
  [
    'has a limit that was reached',
    {
      ...{ status: 403, body: { message: 'API rate limit exceeded for installation.' } },
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.ceil(Date.now() / 1_000) + 3_600),
        'x-accepted-github-permissions': 'issues=read; pull_requests=read',
      },
    },
  ],
]

test.concurrent.each(unreadable)('no job is started while the list of comments %s', async (_, fault) => {
  const { scene, ours } = await openConversation(pull)
  await using _scene = scene
  const [before, asked] = [ours.body, scene.asked().length]
  scene.github.fail({ ...lists, ...fault })
  const run = await scene.run(next)
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'unknown', reason: 'memory-unreadable', 'job-id': '', exitCode: 1 },
  })
  expect(scene.asked().slice(asked)).toEqual([])
  expect(scene.ours().map(({ body }) => body)).toEqual([before])
  expect(lastWord(run)).toMatch(/^::error .*Nothing was started.*Re-run this workflow job/)
  expect(run.summary).toMatch(/Nothing was started/)
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const isOfComment = (call: string) => /^(PATCH|POST) .*\d$|\/issues\/2\/comments$/.test(call)

const runs: [string, ActionEvent, ActionRequest][] = [
  ['a command', commentEvent('/docs fix it'), {}],
  ['`/docs new`', commentEvent('/docs new fix it'), {}],
  ['`/docs status`', commentEvent('/docs status'), {}],
  ['`on-existing: skip`', pull, { with: { 'on-existing': 'skip' } }],
  ['`on-existing: new`', pull, { with: { 'on-existing': 'new' } }],
  ['a re-run', pull, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
  ['a message to a `job-id`', pull, { with: { 'job-id': 'job_9e3779b1' } }],
]

test.concurrent.each(runs)(
  '%s asks nobody while GitHub does not give its comments',
  async (_, event, given) => {
    const { scene } = await openConversation(event)
    await using _scene = scene
    const [asked, called] = [scene.asked().length, scene.called().length]
    scene.github.fail({ ...lists, status: 502 })
    const run = await scene.run({ ...given, with: { ...inputs, ...given.with } })
    expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
    expect(scene.asked().slice(asked)).toEqual([])
    const touched = scene.called().slice(called).filter(isOfComment)
    expect(new Set(touched)).toEqual(new Set(['GET /issues/2/comments']))
    expect(reactionsIn(scene.repository)).toEqual(event === pull ? [] : ['confused'])
  },
)

test.concurrent('a push whose pull request cannot be looked up starts nothing', async () => {
  await using scene = await openScene({ event: eventOf('push', { ref: 'refs/heads/main', deleted: false }) })
  scene.github.fail({ ...always, path: /\/commits\/[^/]+\/pulls/, status: 502 })
  const guarded = await scene.run({ with: inputs })
  expect(guarded.outputs).toMatchObject({ result: 'skipped', reason: 'guard-unreadable' })
  const run = await scene.run({ with: { ...inputs, 'agent-branches': '' } })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(scene.asked()).toEqual([])
})

test.concurrent('a job that is only waited for needs no memory', async () => {
  const { scene } = await openConversation(pull)
  await using _ = scene
  scene.github.fail({ ...lists, status: 502 })
  const run = await scene.run({ with: { context: 'none', prompt: '', 'job-id': 'job_9e3779b1' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': 'job_9e3779b1' })
  expect(run.stdout).toContain("Couldn't read the comments: GitHub answered 502.")
})

const noRights: [string, Omit<Fault, 'path'>][] = [
  ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['404', { status: 404, body: { message: 'Not Found' } }],
  ['410', { status: 410, body: { message: 'Issues are disabled for this repo' } }],
]

test.concurrent.each(noRights)(
  'a %s that says "no rights here" to all of the conversation counts as no memory',
  async (status, fault) => {
    await using scene = await openScene({ event: pull })
    scene.github.fail({ ...always, path: /\/issues\/2\/(?:comments|reactions)/, ...fault })
    const run = await scene.run({ with: inputs })
    expect(run.outputs).toMatchObject({ result: 'pull-request' })
    expect(run.stdout).toMatch(
      new RegExp(`^::warning .*Couldn't lock the conversation: GitHub answered ${status}`, 'm'),
    )
  },
)

test.concurrent.each(noRights)(
  'a %s to who could lock the conversation does not say that there is nothing to read',
  async (_, fault) => {
    await using scene = await openScene({ event: pull })
    scene.github.fail({ ...lists, ...fault })
    const run = await scene.run({ with: inputs })
    expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
    expect(scene.asked()).toEqual([])
  },
)

/** Comments of others before and after ours. */
function surround(scene: Scene, ours: IssueCommentState, [before, after]: [number, number]): void {
  scene.repository.comments.delete(ours.id)
  for (let count = 0; count < before; count += 1) addComment(scene.repository, { issue: 2, id: count + 1 })
  addComment(scene.repository, ours)
  for (let count = 0; count < after; count += 1) addComment(scene.repository, { issue: 2 })
}

test.concurrent.each<[string, RegExp, object]>([
  ['is too big is read in parts', /[?&]page=6/, { result: 'pull-request', 'job-id': 'job_9e3779b1' }],
  [
    'cannot be read in parts leaves unknown what is there',
    /[?&]page=(?:6|22)\b/,
    { result: 'unknown', reason: 'memory-unreadable' },
  ],
])('a page of comments that %s', async (_, path, expected) => {
  const { scene, ours } = await openConversation(pull)
  await using _scene = scene
  surround(scene, ours, [530, 250])
  scene.github.fail({ ...lists, path, status: 502 })
  const run = await scene.run(next)
  expect(run.outputs).toMatchObject(expected)
  expect(scene.asked().filter((call) => call === 'POST /job')).toHaveLength(1)
})
