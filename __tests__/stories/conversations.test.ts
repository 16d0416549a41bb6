// What the comment remembers: re-runs, lost answers, other keys and versions,
// missing permissions, and the reconcile.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addComment,
  addPull,
  makeFile,
} from '../../emulator/github/fixtures.ts'
import {
  type Account,
  actionsBot,
  type IssueCommentState,
} from '../../emulator/github/state.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import {
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { emptyState } from '../../src/conversation/state.ts'
import { sampleSending, sampleShown } from '../fixtures/samples.ts'
import {
  comment,
  dispatch,
  pullNumber,
  pullRequest,
  repositoryId,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })

function repository() {
  return scene.github.repository(repositoryName)
}

type Ours = {
  key?: string
  /** Of the pull request that the state belongs to. */
  number?: number
  /** The comment that the state names, the comment itself if not given. */
  commentId?: number | null
  user?: Account
}

/** Adds a comment with a state. */
function addState(changes: object, given: Ours = {}): IssueCommentState {
  const { projectId, url, key: currentKey } = scene.mintlify
  const { key = currentKey, number = pullNumber, user = actionsBot } = given
  const added = addComment(repository(), { issue: pullNumber, user })
  const { commentId = added.id } = given
  const scope = {
    repositoryId: String(repositoryId),
    number,
    projectId,
    apiHost: new URL(url).host,
  }
  const place = { scope, commentId, writtenAt: scene.clock.now() }
  const state = { ...emptyState, ...changes }
  const signed = writeState(place, state, signingKeyOf(key))
  return Object.assign(added, {
    body: `### 🟡 Docs agent is working\n\n${signed}`,
  })
}

const job = {
  id: 'job_1',
  status: 'active',
  prLink: null,
  repository: null,
  ref: null,
  end: null,
}

test('a re-run waits for the same job', async () => {
  const inputs = { prompt: 'emulate: pull-request after 90s' }
  await scene.run({ with: { ...inputs, 'timeout-minutes': '1' } })
  await scene.run({ with: inputs, attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('after a lost answer, a run with `job-id` brings its job into the comment, and a push continues it', async () => {
  scene.mintlify.fail({
    method: 'POST',
    path: /\/job$/,
    drop: true,
    afterEffect: true,
  })
  await scene.run()
  const found = {
    prompt: '',
    'job-id': 'job_9e3779b1',
    'issue-number': String(pullNumber),
  }
  await scene.run({ event: dispatch(), runId: '2', with: found })
  await scene.run({ event, runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test('a push begins a new job after a re-run that found the job gone', async () => {
  const run = { with: { prompt: 'emulate: no-pull-request after 4s' } }
  await scene.run(run)
  const path = /\/job_9e3779b1$/
  scene.mintlify.fail({ path, times: Infinity, status: 404, body: {} })
  await scene.run({ ...run, attempt: 2 })
  await scene.run({ ...run, event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('the re-run of a run that died while it sent closes the comment', async () => {
  const started = scene.start()
  await new Promise<void>((resolve) => {
    const onMatch = () => {
      started.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'POST', hang: true, onMatch })
  })
  scene.clock.skip(3 * 60_000)
  await scene.run({ attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run with another prompt is another request', async () => {
  await scene.run()
  await scene.run({ attempt: 2, with: { prompt: 'Another one.' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run after a failed job asks again', async () => {
  await scene.run({ with: { prompt: 'emulate: failed after 4s' } })
  await scene.run({ attempt: 2, with: { prompt: 'emulate: failed after 4s' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run and a push after a lost create send nothing, and a later command may', async () => {
  scene.mintlify.fail({ method: 'POST', drop: true, afterEffect: true })
  await scene.run()
  await scene.run({ attempt: 2 })
  await scene.run({ event, runId: '2' })
  await scene.run({
    event: comment('/docs again', { createdAt: '2026-11-20T16:00:00Z' }),
    runId: '3',
  })
  expect(scene.story()).toMatchSnapshot()
})

test('a message whose answer is lost shows in its job', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true, afterEffect: true })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a message that is lost is told', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('after a message whose answer is cut, the run tells that the job cannot be read', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', cut: true })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: Infinity, status: 502 })
  const inputs = { 'timeout-minutes': '1' }
  await scene.run({ event, runId: '2', with: inputs })
  expect(scene.story()).toMatchSnapshot()
})

test('a run that is cancelled after a lost answer tells of the doubt, and so does the next one', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true })
  // A run that is cancelled fails, whatever it ends as.
  const inputs = { with: { 'fail-on': 'none' } }
  const started = scene.start({ event, runId: '2', ...inputs })
  const onMatch = () => started.cancel()
  scene.mintlify.fail({ method: 'GET', nth: 2, onMatch, status: 502 })
  const { state } = await started.finished
  await scene.start({ action: 'post', state, event, runId: '2' }).finished
  expect(scene.comments()[0]).toContain("Couldn't confirm")
  await scene.run({ event, runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run that cannot see its job again leaves the end that the comment has', async () => {
  const run = { with: { prompt: 'emulate: no-pull-request after 4s' } }
  await scene.run(run)
  scene.mintlify.fail({ method: 'GET', status: 503, times: Infinity })
  const { outputs } = await scene.run({ ...run, attempt: 2 })
  expect(outputs).toMatchObject({ result: 'unknown', reason: 'unreachable' })
  expect(scene.comments()[0]).toMatch(/^### ⚪ Docs agent finished/)
})

test.each([
  ['is unavailable', { status: 503 }],
  ['is at its limit', { status: 429, headers: { 'retry-after': '60' } }],
  ['has no such job any more', { status: 404 }],
])(
  'a pull request that our comment knows is not asked about: Mintlify %s',
  async (_, answer) => {
    await scene.run()
    const count = scene.requests().length
    scene.mintlify.fail({ ...answer, body: {}, times: Infinity })
    const reopened = pullRequest({ action: 'synchronize' })
    for (const run of [{ attempt: 2 }, { event: reopened, runId: '2' }]) {
      const { outputs } = await scene.run(run)
      expect(outputs).toMatchObject({
        ...{ result: 'pull-request', reason: '', status: 'completed' },
        'pr-link': 'https://github.com/acme/docs/pull/57',
      })
    }
    expect(scene.requests()).toHaveLength(count)
  },
)

test('a pull request whose link came late and that was merged gets no message', async () => {
  const run = { with: { prompt: 'emulate: pull-request link after 90s' } }
  const { outputs } = await scene.run(run)
  expect(outputs.result).toBe('no-pull-request')
  scene.clock.skip(90_000)
  const at = '2026-11-20T14:05:00Z'
  addPull(scene.github.repository('acme/docs'), {
    ...{ number: 57, state: 'closed', closed_at: at, merged_at: at },
  })
  await scene.run({ ...run, event, runId: '2' })
  expect(scene.comments()[0]).toContain('the docs pull request was merged')
  expect(scene.mintlify.jobs.size).toBe(2)
})

test('an earlier docs pull request stays in the comment when a new job begins', async () => {
  await scene.run()
  await scene.run({ event: comment('/docs new one'), runId: '2' })
  expect(scene.comments()[0]).toContain('which opened [acme/docs&#35;57](')
})

test('a run that died while its message was in doubt is told so by a reconcile, and by the next run', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true })
  const started = scene.start({ event, runId: '2' })
  await new Promise<void>((resolve) => {
    const hold = async () => {
      started.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'GET', nth: 2, hold })
  })
  await scene.settle()
  scene.clock.skip(40 * 60_000)
  await scene.run({ action: 'reconcile', runId: '7' })
  expect(scene.comments()[0]).toMatch(/^### ❔ Couldn't confirm that your/)
  await scene.run({ event, runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test('a step does not hide that the request of the step before it is in doubt', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', drop: true })
  await scene.run({ event, runId: '2' })
  await scene.run({ event, runId: '2', with: { prompt: 'And more.' } })
  expect(scene.comments()[0]).toContain("Couldn't confirm that an earlier")
})

test('a lost create names its own time after another job has begun', async () => {
  scene.mintlify.fail({ method: 'POST', status: 500 })
  await scene.run()
  scene.clock.skip(3 * 3_600_000)
  const createdAt = '2026-11-20T16:59:30Z'
  await scene.run({ event: comment('/docs Again.', { createdAt }), runId: '2' })
  expect(scene.mintlify.jobs.size).toBe(1)
  const { summary } = await scene.run({ attempt: 2 })
  expect(summary).toContain('from about 2026-11-20 14:00 UTC')
})

test('goes on without a comment where the token may not read, and says what that costs', async () => {
  await scene.close()
  scene = await openScene({
    github: { permissions: { contents: 'read', pull_requests: 'read' } },
  })
  const run = await scene.run()
  expect(run.summary).toMatch(
    /### ✅ [\s\S]*⚠️ No comment on the pull request: .*lacks <code>pull-requests&#58; write/,
  )
  expect(scene.story()).toMatchSnapshot()
})

test('without a comment, an event without a conversation is told nothing of the next one', async () => {
  await scene.close()
  scene = await openScene({
    github: { permissions: { contents: 'read', pull_requests: 'read' } },
  })
  const inputs = { 'issue-number': '12' }
  const { summary } = await scene.run({ event: dispatch(), with: inputs })
  expect(summary).toContain('No comment on the pull request or issue')
  expect(summary).not.toContain('the next event')
})

test('without a comment, a job that the workflow names gets the next event as well', async () => {
  await scene.close()
  scene = await openScene({
    github: { permissions: { contents: 'read', pull_requests: 'read' } },
  })
  const prompt = 'emulate: pull-request after 1s'
  const inputs = { prompt, comment: 'false' }
  await scene.run({ event: dispatch(), with: inputs })
  const [jobId = ''] = scene.mintlify.jobs.keys()
  const { summary } = await scene.run({ with: { prompt, 'job-id': jobId } })
  expect(summary).toContain('No comment on the pull request')
  expect(summary).not.toContain('the next event')
})

test('knows its comment where GitHub says that a stranger writes it', async () => {
  await scene.close()
  scene = await openScene({
    github: { account: { login: 'robot', id: 2, type: 'User' } },
  })
  await scene.run()
  await scene.run({ event, runId: '2' })
  expect(repository().comments.size).toBe(1)
  expect(scene.requests().map(({ path }) => path.split('/').at(-1))).toEqual([
    ...['job', 'message'],
  ])
})

test('knows its comment where a stranger began it, and died as it sent its request', async () => {
  await scene.close()
  scene = await openScene({
    github: { account: { login: 'robot', id: 2, type: 'User' } },
  })
  const started = scene.start()
  await new Promise<void>((resolve) =>
    scene.mintlify.fail({
      ...{ method: 'POST', hang: true, afterEffect: true },
      onMatch() {
        started.clock.stop()
        resolve()
      },
    }),
  )
  await scene.settle()
  scene.mintlify.mend()
  scene.clock.skip(5 * 60_000)
  const { outputs } = await scene.run({ attempt: 2 })
  expect(outputs.reason).toBe('create-unconfirmed')
  expect(scene.requests()).toHaveLength(1)
})

test('begins no second comment where a stranger may not edit the first one', async () => {
  await scene.close()
  scene = await openScene({
    github: { account: { login: 'robot', id: 2, type: 'User' } },
  })
  const failure = listFailures(scene.clock.now())['not accessible']
  scene.github.fail({ method: 'PATCH', times: Infinity, ...failure })
  await scene.run()
  expect(repository().comments.size).toBe(1)
  expect(scene.requests()).toHaveLength(1)
})

test('knows its comment where a personal token writes it', async () => {
  await scene.close()
  scene = await openScene({
    github: { account: { login: 'mona', id: 1, type: 'User' } },
  })
  await scene.run()
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('sends nothing with `max-requests` where the token may not comment', async () => {
  await scene.close()
  scene = await openScene({
    github: { permissions: { contents: 'read', pull_requests: 'read' } },
  })
  await scene.run({ with: { 'max-requests': '3' } })
  expect(scene.story()).toMatchSnapshot()
})

test('sends nothing while the answer with the comments is cut', async () => {
  await scene.run({ with: { prompt: 'one' } })
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/12\/comments/,
    cut: true,
    times: Infinity,
  })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a run that is cancelled while it waits for a limit of GitHub ends at once', async () => {
  const started = scene.start()
  const headers = { 'retry-after': '50' }
  const cancel = () => setImmediate(() => started.cancel())
  scene.github.fail({
    path: /permission$/,
    status: 429,
    headers,
    onMatch: cancel,
  })
  await started.finished
  expect(scene.story()).toMatchSnapshot()
})

test('a run that is cancelled before it sends takes its mark back, so that the next one sends', async () => {
  const started = scene.start()
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/12\/comments/,
    nth: 2,
    hang: true,
    onMatch: () => started.cancel(),
  })
  const run = await started.finished
  scene.github.mend()
  await scene.start({ action: 'post', state: run.state }).finished
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('the post step of a run that could not renew its announcement leaves no doubt about what was not sent', async () => {
  const startedMs = scene.clock.now().getTime()
  const started = scene.start()
  const headers = { 'retry-after': '300' }
  scene.mintlify.fail({ method: 'POST', status: 503, headers, times: Infinity })
  const cancelInTime = () => {
    if (scene.clock.now().getTime() - startedMs > 200_000) started.cancel()
  }
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/12\/comments/,
    nth: 3,
    times: Infinity,
    status: 503,
    onMatch: cancelInTime,
  })
  const { state, exitCode } = await started.finished
  expect(exitCode).toBe(1)
  scene.github.mend()
  await scene.start({ action: 'post', state }).finished
  expect(scene.comments()).toEqual([])
})

// When they are read, and when one is written. Nothing is sent unless there can
// be no comment.
test.each([
  'not accessible',
  'not found',
  'gone',
  'locked',
  'primary limit',
  'secondary limit without a time',
  'bad credentials',
  'invalid',
  'bad gateway',
  'proxy page',
] as const)('of every comment GitHub says: %s', async (name) => {
  const failure = listFailures(scene.clock.now())[name]
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'GET', path, times: Infinity, ...failure })
  await scene.run()
  scene.github.mend()
  scene.github.fail({ method: 'POST', path, times: Infinity, ...failure })
  await scene.run({ runId: '2' })
  // Without what is the same in each row.
  const others = /^ {2}(GitHub GET \/(coll|pulls|repos)|Mintlify GET|✅).*\n/gm
  expect(scene.story().replace(others, '')).toMatchSnapshot()
})

test('sends nothing where GitHub takes no write of its comment any more', async () => {
  await scene.run()
  const failure = listFailures()['not accessible']
  scene.github.fail({ method: 'PATCH', times: Infinity, ...failure })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('begins the comment anew that somebody deleted before the request', async () => {
  await scene.run()
  scene.mintlify.fail({
    method: 'GET',
    hold: async () => repository().comments.clear(),
  })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('finds the comment whose answer was lost', async () => {
  scene.github.fail({
    method: 'POST',
    path: /\/issues\/12\/comments/,
    status: 502,
    afterEffect: true,
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('begins the comment anew that somebody deleted meanwhile', async () => {
  const started = scene.start()
  scene.mintlify.fail({
    method: 'GET',
    onMatch: () => repository().comments.clear(),
    status: 502,
  })
  await started.finished
  expect(scene.story()).toMatchSnapshot()
})

test('a write of the comment that is not found once is tried again', async () => {
  const body = { message: 'Not Found' }
  scene.github.fail({ method: 'PATCH', status: 404, body })
  // Without a post step, which would make it good.
  await scene.start({ with: { wait: 'false' } }).finished
  expect(scene.comments()[0]).toContain('working in the background')
})

test('begins a deleted comment anew to remember a lost create', async () => {
  scene.mintlify.fail({
    method: 'POST',
    status: 500,
    onMatch: () => repository().comments.clear(),
  })
  await scene.run()
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('begins the deleted comment anew although the first write of it failed', async () => {
  const started = scene.start()
  scene.mintlify.fail({
    method: 'GET',
    onMatch: () => {
      repository().comments.clear()
      const path = /\/issues\/12\/comments/
      scene.github.fail({ method: 'POST', path, status: 502 })
    },
    status: 502,
  })
  await started.finished
  expect(scene.comments()).toHaveLength(1)
  expect(scene.comments()[0]).toContain('Docs pull request ready')
})

const earlierKey = 'mint_the_key_before_this_one'

test('begins a new comment where the API key was replaced', async () => {
  addState({ job }, { key: earlierKey })
  await scene.run()
  await scene.run({ event: comment('/docs again'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

const limit = {
  method: 'POST',
  status: 429,
  headers: { 'retry-after': '120' },
}

test('a request that was announced and never sent leaves no comment', async () => {
  scene.mintlify.fail(limit)
  const started = scene.start()
  // More than a minute later the list cannot be read any more.
  scene.github.fail({
    ...{ method: 'GET', path: /\/issues\/12\/comments/, nth: 3 },
    times: Number.POSITIVE_INFINITY,
  })
  const { outputs } = await started.finished
  expect(outputs.reason).toBe('memory-unreadable')
  expect(scene.comments()).toEqual([])
})

test('a reconcile tells of a comment of another version', async () => {
  addState({ version: 2 })
  scene.clock.skip(3 * 60_000)
  const run = await scene.run({ action: 'reconcile', runId: '7' })
  expect(run.outputs).toMatchObject({ result: 'partial', checked: '1' })
  expect(run.summary).toContain('written by another version')
  expect(run.summary).not.toContain('The next run')
})

test('ends where another version wrote the comment', async () => {
  addState({ version: 2 })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

const mona = { login: 'mona', id: 9, type: 'User' as const }

const none: [name: string, add: () => void][] = [
  ['a copy by a person', () => addState({ job }, { commentId: 7, user: mona })],
  ['a copy by a bot', () => addState({ job }, { commentId: 7 })],
  [
    'a late copy of a state that began a comment',
    () => {
      addState({ job }, { commentId: null })
      scene.clock.skip(3 * 60_000)
      const [first] = repository().comments.values()
      const body = first?.body ?? ''
      repository().comments.clear()
      addComment(repository(), { issue: pullNumber, user: actionsBot, body })
    },
  ],
  ['a copy of another conversation', () => addState({ job }, { number: 7 })],
  [
    'a state that was cut',
    () => {
      const ours = addState({ job })
      Object.assign(ours, { body: ours.body.slice(0, -20) })
    },
  ],
]

test.each(none)('%s is no state', async (_, add) => {
  add()
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('two tokens share one comment', async () => {
  const { token } = scene.github
  const ours = addState(
    { job: { ...job, status: 'completed', end: 'no-pull-request' } },
    { user: mona },
  )
  await scene.run({ with: { 'github-token': token } })
  expect(repository().comments.size).toBe(1)
  expect(scene.comments()).toEqual([])
  expect(ours.user).toBe(mona)
})

test('a reconcile shows no secret of its own that the comment remembers', async () => {
  const secrets = [scene.github.token, scene.mintlify.key]
  const shown = sampleShown({ asked: `use ${secrets.join()}` })
  addState({ shown })
  scene.clock.skip(120_000)
  await scene.run({ action: 'reconcile' })
  const [written] = repository().comments.values()
  const written64 = /([\w+/=]+)\.[\w+/=]+ -->/.exec(written?.body ?? '')?.[1]
  const state = Buffer.from(written64 ?? '', 'base64').toString()
  const text = written?.body.replace(/&#(\d+);/g, (_, code) =>
    String.fromCharCode(code),
  )
  for (const part of [text, state]) expect(part).toContain('use ***,***')
  for (const secret of secrets) expect(`${text}${state}`).not.toContain(secret)
})

test('a comment has room for all that it remembers, with the longest names', async () => {
  const names = { job: 'j'.repeat(100), step: 's'.repeat(100) }
  const keyOf = (run: string, index: number) => ({
    source: { run, ...names },
    digest: `${index}`.padEnd(16, '-'),
    attempt: null,
  })
  const announcedAt = '2026-11-20T14:00:00.000Z'
  const delivered = Array.from({ length: 50 }, (_, index) => ({
    key: keyOf('1', index),
    jobId: 'x'.repeat(200),
    announcedAt,
    about: { head: 'f'.repeat(40), base: 'b'.repeat(100) },
  }))
  const unconfirmed = Array.from({ length: 25 }, (_, index) => ({
    key: keyOf('2', index),
    nonce: randomUUID(),
    kind: 'message' as const,
    announcedAt,
    doubtedAt: announcedAt,
  }))
  addState({ job, delivered, unconfirmed })
  const files = Array.from({ length: 10 }, (_, index) =>
    makeFile(`${index}${'x'.repeat(90)}.mdx`, 'added'),
  )
  addPull(scene.github.repository('acme/docs'), { number: 57, files })
  await scene.run()
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('finds its comment among two thousand', async () => {
  for (let id = 1; id <= 2_000; id += 1)
    addComment(repository(), { id, issue: pullNumber, body: 'Nice' })
  await scene.run()
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('sends nothing where our comment may be beyond three thousand others', async () => {
  for (let id = 1; id <= 3_001; id += 1)
    addComment(repository(), { id, issue: pullNumber, body: 'Nice' })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test.each<[string, Fault | null]>([
  ['tells of its request, and goes on', null],
  [
    'tells of its request although the first write of it was lost',
    { method: 'PATCH', status: 502, afterEffect: true },
  ],
])('a run with a dead one before it %s', async (_, fault) => {
  const source = { run: '1', job: 'docs', step: '__self' }
  const request = { source, digest: 'x', attempt: null }
  const sending = sampleSending({ key: request, nonce: 'n', kind: 'message' })
  const ended = { ...job, id: 'job_9e3779b1', end: 'pull-request' }
  await scene.run({ runId: '9' })
  repository().comments.clear()
  addState({ sending, job: ended })
  scene.clock.skip(3 * 60_000)
  if (fault) scene.github.fail(fault)
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a re-run whose job cannot be looked at sends nothing', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'GET', status: 401, times: 1 })
  await scene.run({ attempt: 2 })
  expect(scene.requests()).toHaveLength(1)
})

test("an answer that isn't Mintlify's own leaves the message unconfirmed", async () => {
  await scene.run()
  const path = /\/message$/
  scene.mintlify.fail({ method: 'POST', path, status: 200, body: 'OK' })
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs.reason).toBe('message-unconfirmed')
})

test('in the background, a message whose answer is lost is not running', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /\/message$/, status: 500 })
  const inputs = { wait: 'false' }
  const { outputs } = await scene.run({ event, runId: '2', with: inputs })
  expect(outputs).toMatchObject({
    result: 'unknown',
    reason: 'message-unconfirmed',
    'job-id': [...scene.mintlify.jobs.keys()][0],
    'pr-link': expect.stringContaining('/pull/'),
  })
})

test('a run that had to wait for the agent reads its comment again', async () => {
  const prompt = 'emulate: pull-request after 2s'
  await scene.run({ with: { prompt, wait: 'false' } })
  scene.calls()
  await scene.run({ event, runId: '2' })
  const lists = scene
    .calls()
    .filter((call) => /issues\/12\/comments/.test(call))
  expect(lists).toHaveLength(2)
})
