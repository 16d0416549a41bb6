// Copies, lags and deaths at the worst moments, as attackers and networks find
// them.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { addComment } from '../../emulator/github/fixtures.ts'
import {
  comment,
  dispatch,
  pullNumber,
  pullRequest,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const ofIssue = /\/issues\/12\/comments$/
const ofList = /\/issues\/12\/comments\?/

function comments() {
  return scene.github.repository(repositoryName).comments
}

test('a copy of a first comment is not written by a reconcile', async () => {
  scene.github.fail({
    method: 'POST',
    path: ofIssue,
    hold: async () => {
      const [first] = comments().values()
      const user = { login: 'eve', id: 9, type: 'User' as const }
      const body = first?.body ?? ''
      addComment(scene.github.repository(repositoryName), {
        ...{ issue: pullNumber, user, body },
      })
    },
  })
  await scene.run()
  const [, copy] = comments().values()
  const { body } = { ...copy }
  scene.clock.skip(3_600_000)
  const { outputs } = await scene.run({ action: 'reconcile' })
  expect(outputs.result).toBe('done')
  expect(copy?.body).toBe(body)
})

test('two runs with the same prompt and other jobs are two requests', async () => {
  await scene.run({ event: dispatch(), with: { prompt: 'one' } })
  await scene.run({ event: dispatch(), runId: '2', with: { prompt: 'two' } })
  const [first = '', second = ''] = scene.mintlify.jobs.keys()
  for (const jobId of [first, second])
    await scene.run({
      event: dispatch(),
      runId: '3',
      with: { 'job-id': jobId, 'issue-number': '12', prompt: 'more' },
    })
  const messages = scene.requests().filter(({ path }) => /message$/.test(path))
  expect(messages.map(({ path }) => path.split('/').at(-2))).toEqual([
    first,
    second,
  ])
})

test('a covered run does not end with how the request before it ended', async () => {
  await scene.run({ runId: '1' })
  const sha = 'b'.repeat(40)
  const pull = scene.github.repository(repositoryName).pulls.get(pullNumber)
  if (pull) pull.head = { ...pull.head, sha }
  const event = pullRequest({ action: 'synchronize', sha })
  await scene.run({ event, runId: '2', with: { wait: 'false' } })
  const [job] = scene.mintlify.jobs.values()
  const before = { status: 'completed', prLink: job?.previous.prLink ?? null }
  scene.mintlify.fail({
    method: 'GET',
    times: 3,
    status: 200,
    body: { id: job?.id, ...before },
  })
  const { outputs } = await scene.run({ event, runId: '3' })
  expect(scene.requests()).toHaveLength(2)
  expect(outputs.result).toBe('pull-request')
  expect(scene.mintlify.requests.at(-1)?.status).toBe(200)
  const polls = scene.mintlify.requests.filter(({ method }) => method === 'GET')
  expect(polls.length).toBeGreaterThan(6)
})

test('a list from before a late write does not make its run dead', async () => {
  const lateMs = scene.clock.now().getTime() + 190_000
  const isLate = () => scene.clock.now().getTime() > lateMs
  const write = { method: 'PATCH', path: /\/issues\/comments\// }
  const failing = { ...write, status: 503, times: Infinity }
  scene.github.fail({ ...failing, when: () => !isLate() })
  let second: Promise<{ outputs: Record<string, string> }> | null = null
  const hold = async () => {
    scene.github.fail({ method: 'GET', path: ofList, stale: true })
    const event = pullRequest({ action: 'labeled' })
    second = scene.run({ runId: '2', event, with: { prompt: 'Another.' } })
  }
  scene.github.fail({ ...write, when: isLate, hold })
  const prompt = 'Document it.\n\nemulate: pull-request after 400s'
  await scene.run({ runId: '1', with: { prompt } })
  expect(second).not.toBeNull()
  const { outputs } = await Object(second)
  expect(outputs).toMatchObject({ result: 'pull-request' })
})

test('a second comment whose removal is refused once is removed', async () => {
  scene.github.fail({ method: 'DELETE', status: 404, body: { message: 'x' } })
  const runs = ['1', '2'].map((runId) =>
    scene.start({ runId, with: { prompt: `Prompt ${runId}.` } }),
  )
  await Promise.all(runs.map(({ finished }) => finished))
  expect(scene.comments()).toHaveLength(1)
})

test('a stale list makes no second comment in the post step', async () => {
  const started = scene.start()
  scene.mintlify.fail({
    method: 'GET',
    onMatch: () => started.cancel(),
    status: 502,
  })
  const { state } = await started.finished
  scene.github.fail({ method: 'GET', path: ofList, status: 200, body: [] })
  await scene.run({ action: 'post', state })
  expect(scene.comments()).toEqual([expect.stringContaining('### 🚫')])
})

test('a first comment that is written late after a limit makes no second one', async () => {
  scene.github.fail({
    method: 'POST',
    path: ofIssue,
    status: 429,
    headers: { 'retry-after': '20' },
  })
  scene.github.fail({
    method: 'POST',
    path: ofIssue,
    nth: 2,
    drop: true,
    effectWhen: scene.clock.forRun().sleep(25_000),
  })
  await scene.run()
  expect(scene.comments()).toHaveLength(1)
  expect(scene.requests()).toHaveLength(1)
})

test('a command that failed, was sent again, and died is not sent a third time', async () => {
  const first = { event: comment('/docs aaa'), runId: '1' }
  await scene.run({ ...first, with: { prompt: 'emulate: failed' } })
  await scene.run({ event: comment('/docs bbb', { id: 502 }), runId: '2' })
  const path = /\/message$/
  let started = scene.start({
    ...first,
    with: { prompt: 'emulate: failed' },
    attempt: 2,
  })
  const died = new Promise<void>((resolve) =>
    scene.mintlify.fail({
      ...{ method: 'POST', path, hang: true, afterEffect: true },
      onMatch() {
        started.clock.stop()
        resolve()
      },
    }),
  )
  await died
  await scene.settle()
  scene.clock.skip(5 * 60_000)
  scene.mintlify.mend()
  const sent = scene.requests().length
  started = scene.start({
    ...first,
    with: { prompt: 'emulate: failed' },
    attempt: 3,
  })
  const { outputs } = await started.finished
  expect(scene.requests()).toHaveLength(sent)
  expect(outputs.reason).toBe('message-unconfirmed')
})

test('of two jobs of a matrix, the one that goes on does not send what the other one may have sent', async () => {
  scene.mintlify.fail({ method: 'POST', path: /\/job$/, status: 500 })
  const legs = [scene.start(), scene.start()]
  const ends = await Promise.all(legs.map(({ finished }) => finished))
  const reasons = ends.map(({ outputs }) => outputs.reason)
  expect(reasons).toEqual(['create-unconfirmed', 'create-unconfirmed'])
  expect(scene.requests()).toHaveLength(1)
})

test('a reading that took minutes is none to send by', async () => {
  await scene.run({ with: { prompt: 'emulate: failed after 1s' } })
  const started = scene.start({ runId: '2', with: { prompt: 'two' } })
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/comments\/\d+$/,
    hold: async () => {
      started.clock.freeze()
      scene.clock.skip(180_000)
      await scene.run({ runId: '3', with: { prompt: 'three' } })
      started.clock.thaw()
    },
  })
  await started.finished
  const kinds = scene.requests().map(({ path }) => path.split('/').at(-1))
  expect(kinds).toEqual(['job', 'job', 'message'])
})

test('a new comment that no list shows yet is not begun again', async () => {
  scene.github.lag(8_000)
  await scene.run()
  const writes = scene.calls().filter((call) => /^(POST|DELETE) /.test(call))
  expect(writes).toEqual(['POST /repos/acme/app/issues/12/comments'])
  expect(scene.requests()).toHaveLength(1)
})

test.each([
  [403, { 'retry-after': '60' }],
  [429, {}],
  [500, {}],
])(
  'an announcement that GitHub answers with %s is made again',
  async (status, headers) => {
    scene.github.fail({ method: 'POST', path: ofIssue, status, headers })
    const { outputs } = await scene.run()
    expect(outputs.result).toBe('pull-request')
    expect(comments().size).toBe(1)
  },
)

test('a comment that is deleted during a run is begun anew with all that it knew', async () => {
  await scene.run()
  scene.mintlify.fail({
    ...{ method: 'GET', nth: 2 },
    hold: async () => comments().clear(),
  })
  const run = { event: pullRequest({ action: 'ready_for_review' }), runId: '2' }
  await scene.run({ ...run, with: { prompt: 'two' } })
  expect(scene.comments()).toEqual([
    expect.stringContaining('| Requests so far | 2 |'),
  ])
})

const kinds = () => scene.requests().map(({ path }) => path.split('/').at(-1))

/** The comments as GitHub lists them now. */
async function listNow(): Promise<unknown> {
  const url = `${scene.github.apiUrl}/repos/${repositoryName}/issues/12/comments`
  const headers = { authorization: `Bearer ${scene.github.token}` }
  const answer = await fetch(`${url}?per_page=100`, { headers })
  return answer.json()
}

test('an event that asks nothing else announces over no old reading', async () => {
  const manual = {
    event: dispatch(),
    with: {
      ...{ prompt: 'emulate: pull-request after 2s', wait: 'false' },
      'issue-number': '12',
    },
  }
  await scene.run(manual)
  const body = await listNow()
  await scene.run({ ...manual, runId: '2' })
  scene.github.fail({ method: 'GET', path: ofList, status: 200, body })
  await scene.run({ ...manual, runId: '3' })
  expect(kinds()).toEqual(['job', 'job', 'job'])

  await scene.run({ ...manual, runId: '2', attempt: 2 })
  expect(kinds()).toHaveLength(3)
})

test('a message to a job of the workflow begins no second comment', async () => {
  const background = { wait: 'false', prompt: 'emulate: no-change after 1s' }
  await scene.run({ with: { ...background, comment: 'false' } })
  const [jobId = ''] = scene.mintlify.jobs.keys()
  scene.clock.skip(60_000)
  const runOf = (runId: string, prompt: string) => ({
    ...{ event: dispatch(), runId },
    with: { wait: 'false', 'job-id': jobId, 'issue-number': '12', prompt },
  })
  await scene.run(runOf('2', 'two'))
  scene.clock.skip(60_000)
  scene.github.fail({ method: 'GET', path: ofList, status: 200, body: [] })
  await scene.run(runOf('3', 'three'))
  expect(comments().size).toBe(1)

  await scene.run({ ...runOf('3', 'three'), attempt: 2 })
  expect(kinds()).toEqual(['job', 'message', 'message'])
})

describe('another run takes the last request before it is announced', () => {
  const other = async (run: Parameters<Scene['run']>[0]) => {
    const hold = async () => {
      await scene.run({ ...run, runId: '3' })
    }
    await scene.run()
    scene.github.fail({ path: /\/docs\/pulls\/57$/, hold })
  }

  test('a command leaves the end of that run', async () => {
    const event = pullRequest({ action: 'labeled' })
    await other({ event, with: { prompt: 'Other.', wait: 'false' } })
    const { outputs } = await scene.run({
      ...{ event: comment('/docs shorter'), runId: '2' },
      with: { 'max-requests': '2' },
    })
    expect(outputs.reason).toBe('request-limit')
    expect(scene.requests()).toHaveLength(2)
    expect(scene.comments()[0]).toContain('/actions/runs/3)')
  })

  test('an event leaves nothing to its post step', async () => {
    await other({ event: comment('/docs shorter'), with: { wait: 'false' } })
    const run = {
      ...{ event: pullRequest({ action: 'labeled' }), runId: '2' },
      with: { prompt: 'Other.', 'max-requests': '2' },
    }
    const { outputs, state } = await scene.run(run)
    expect(outputs.reason).toBe('request-limit')
    const [before] = scene.comments()
    expect(before).toContain('/actions/runs/3)')
    await scene.run({ ...run, action: 'post', state })
    expect(scene.comments()[0]).toBe(before)
  })
})

test('a post step that finds another comment in a list that is behind loses no job of it', async () => {
  const killed = scene.start({ with: { prompt: 'emulate: never' } })
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      killed.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'GET', hang: true, onMatch })
  })
  const state = killed.readState()
  scene.github.repository('acme/app').comments.clear()
  const second = await scene.run({
    event: comment('/docs two', { id: 502 }),
    runId: '2',
    with: { wait: 'false' },
  })
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'GET', path, stale: true })
  await scene.run({ action: 'post', state })
  scene.clock.skip(600_000)
  await scene.run({ event: comment('/docs three', { id: 503 }), runId: '3' })
  expect(scene.requests().at(-1)?.path).toContain(
    `/${second.outputs['job-id']}/message`,
  )
})
