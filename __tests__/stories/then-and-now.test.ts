// A run can wait for hours in a queue, and several events can come at once. What
// the agent was told already is not sent again, and what is told is as it reads
// now.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addEvent, addIssue, makeSha } from '../../emulator/github/fixtures.ts'
import {
  comment,
  pullNumber,
  pullRequest,
  recordedEvent,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type RunOptions, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const shas = ['a', 'b', 'c'].map((name) => makeSha(`commit ${name}`))

function repository() {
  return scene.github.repository(repositoryName)
}

function pull() {
  const found = repository().pulls.get(pullNumber)
  if (found === undefined) throw new Error('There is no pull request.')
  return found
}

/** The pull request has these commits. */
function setCommits(commits: readonly string[]): void {
  pull().commits = [...commits]
  pull().head = { ...pull().head, sha: commits.at(-1) ?? '' }
}

function push(sha: string, run: RunOptions = {}) {
  return scene.run({
    event: pullRequest({ action: 'synchronize', sha }),
    ...run,
  })
}

function addLabel(): void {
  addEvent(repository(), {
    issue: pullNumber,
    event: 'labeled',
    label: { name: 'docs', color: 'ededed' },
  })
}

function labeled(sha = shas[0]) {
  const event = pullRequest({ action: 'labeled', ...(sha && { sha }) })
  Object.assign(Object(event.payload), {
    label: {
      ...{ id: 1, node_id: 'LA_1', name: 'docs', color: 'ededed' },
      ...{ url: 'https://api.github.com/repos/acme/app/labels/docs' },
      ...{ default: false, description: null },
    },
  })
  return event
}

test('three pushes that waited are one request, and each run has its result', async () => {
  setCommits(shas)
  const runs = []
  for (const [index, sha] of shas.entries())
    runs.push(await push(sha, { runId: `${index + 1}` }))
  expect(runs.map(({ outputs }) => outputs['pr-link'])).toEqual(
    shas.map(() => 'https://github.com/acme/docs/pull/57'),
  )
  expect(scene.story()).toMatchSnapshot()
})

test('a push is sent although the pull request still reads as before it', async () => {
  const [a = '', b = ''] = shas
  setCommits([a])
  await push(b)
  expect(scene.requests()).toHaveLength(1)
  setCommits([a, b])
  await push(b, { runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a push that was reset while its run waited is sent when it is pushed again', async () => {
  const [a = '', b = ''] = shas
  setCommits([a])
  await push(a, { runId: '1' })
  // The run of the reset is cancelled.
  await push(b, { runId: '2' })
  setCommits([a, b])
  await push(b, { runId: '3' })
  expect(scene.requests()).toHaveLength(2)
})

test('commits that were amended while their runs waited are one request', async () => {
  const amended = [1, 2, 3, 4].map((count) => makeSha(`amended ${count}`))
  setCommits(shas.slice(0, 1))
  await push(shas[0] ?? '', { runId: '1' })
  setCommits(amended.slice(-1))
  for (const [index, sha] of amended.entries())
    await push(sha, { runId: `${index + 2}` })
  expect(scene.requests()).toHaveLength(2)
})

test('a push that no list shows for ten seconds is sent', async () => {
  const [a = '', b = ''] = shas
  setCommits([a])
  await push(a, { runId: '1' })
  scene.github.fail({
    path: /\/pulls\/12\/commits/,
    hold: async () => {
      scene.clock.skip(10_000)
      setCommits([a, b])
    },
  })
  await push(b, { runId: '2' })
  expect(scene.requests()).toHaveLength(2)
})

test('a reset to an older commit is sent', async () => {
  const [a = '', b = '', c = ''] = shas
  setCommits([a])
  await push(a, { runId: '1' })
  setCommits([a, b])
  await push(b, { runId: '2' })
  setCommits([a, c])
  await push(c, { runId: '3' })
  setCommits([a])
  await push(a, { runId: '4' })
  expect(scene.requests()).toHaveLength(4)
})

test('a pull request that is opened with a label is one request, and a label that is added again asks again', async () => {
  setCommits(shas.slice(0, 1))
  addLabel()
  scene.clock.skip(2_000)
  await scene.run({ event: pullRequest({ sha: shas[0] ?? '' }), runId: '1' })
  await scene.run({ event: labeled(), runId: '2' })
  scene.clock.skip(2_000)
  addLabel()
  await scene.run({ event: labeled(), runId: '3' })
  expect(scene.story()).toMatchSnapshot()
})

test('what is covered by a job that failed is sent', async () => {
  setCommits(shas)
  const failing = { prompt: 'emulate: failed' }
  await push(shas[0] ?? '', { with: failing })
  await push(shas[1] ?? '', { with: failing, runId: '2' })
  expect(scene.requests()).toHaveLength(2)
})

test('a command that was deleted while its run waited is not carried out', async () => {
  const event = comment('/docs shorter')
  repository().comments.set(501, {
    ...{ id: 501, issue: pullNumber, body: '', reactions: [] },
    user: { login: 'mona', id: 9, type: 'User' },
    created_at: '2026-11-20T13:59:30Z',
    updated_at: '2026-11-20T13:59:30Z',
  })
  scene.github.fail({
    path: /\/permission$/,
    hold: async () => repository().comments.delete(501),
  })
  await scene.run({ event })
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  ['/docs longer', 'longer'],
  ['never mind', null],
  ['/docs help', null],
])('a command that now reads %s asks for %s', async (now, asked) => {
  const hold = async () => {
    const posted = repository().comments.get(501)
    if (posted) posted.body = now
  }
  scene.github.fail({ path: /\/permission$/, hold })
  await scene.run({ event: comment('/docs shorter'), with: { prompt: '' } })
  const prompts = scene.requests().map(({ prompt }) => prompt.split('\n', 1)[0])
  expect(prompts).toEqual(asked === null ? [] : [asked])
  const left = repository().comments.get(501)?.reactions
  expect(left?.map(({ content }) => content)).toEqual(
    asked === null ? [] : ['rocket'],
  )
  if (asked !== null) expect(scene.comments()[0]).toContain(asked)
})

test('a dry run shows a command and its pull request as they read now', async () => {
  const hold = async () => {
    const posted = repository().comments.get(501)
    if (posted) posted.body = '/docs longer'
    Object.assign(pull(), { title: 'Add more retries' })
  }
  scene.github.fail({ path: /\/permission$/, hold })
  const { summary } = await scene.run({
    event: comment('/docs shorter'),
    with: { prompt: '', 'dry-run': 'true' },
  })
  expect(summary).toContain('```text\nlonger\n')
  expect(summary).toContain('Pull request #12: Add more retries')
})

test('a command that is corrected before another job gets it is sent as it reads now', async () => {
  await scene.run()
  const onMatch = () => {
    const posted = repository().comments.get(501)
    if (posted) posted.body = '/docs longer'
    scene.mintlify.jobs.clear()
  }
  const failed = { status: 404, body: { error: 'Job not found' } }
  scene.mintlify.fail({ method: 'POST', ...failed, onMatch })
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(scene.requests().at(-1)?.prompt).toContain('longer')
})

test('a command that was corrected after it was sent is not sent again', async () => {
  const event = comment('/docs shorter')
  await scene.run({ event })
  const posted = repository().comments.get(501)
  if (posted) posted.body = '/docs longer'
  await scene.run({ event, attempt: 2 })
  expect(scene.requests()).toHaveLength(1)
})

test('a pull request that was closed while its run waited starts nothing', async () => {
  Object.assign(pull(), { state: 'closed', closed_at: '2026-11-20T14:00:00Z' })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('an issue that was closed as not planned while its run waited starts nothing', async () => {
  addIssue(repository(), {
    ...{ number: 30, state: 'closed', state_reason: 'not_planned' },
    closed_at: '2026-11-20T14:00:00Z',
  })
  const opened = recordedEvent('issues', { action: 'opened' })
  Object.assign(Object(opened.payload).issue, { number: 30 })
  const { outputs } = await scene.run({ event: opened })
  expect(outputs.reason).toBe('source-closed')
})

test.each(['retargeted', 'renamed'])(
  'two events before a base branch was %s are one request',
  async (what) => {
    pull().commits = [pull().head.sha]
    addLabel()
    scene.clock.skip(2_000)
    const events = [pullRequest(), labeled(pull().head.sha)]
    const { branches, renamedBranches } = repository()
    branches.set('trunk', pull().base.sha)
    if (what === 'renamed') {
      renamedBranches.set('main', 'trunk')
      branches.delete('main')
    }
    Object.assign(pull(), { base: { ...pull().base, ref: 'trunk' } })
    for (const [index, event] of events.entries())
      await scene.run({ event, runId: `${index + 1}` })
    expect(scene.requests()).toHaveLength(1)
  },
)

test('a pull request is told as it reads now', async () => {
  const base = { ...pull().base, ref: 'next' }
  Object.assign(pull(), { title: 'Add more retries', base })
  await scene.run()
  const [{ prompt } = { prompt: '' }] = scene.requests()
  expect(prompt).toContain('Pull request #12: Add more retries')
  expect(prompt).toContain('Base: next')
})

test('what an attempt before has left at the command goes', async () => {
  const event = comment('/docs shorter')
  scene.mintlify.fail({ method: 'POST', status: 401, times: 1 })
  await scene.run({ event })
  await scene.run({ event, attempt: 2 })
  const left = repository().comments.get(501)?.reactions
  expect(left?.map(({ content }) => content)).toEqual(['rocket'])
})

test.each(['pull-request', 'no-pull-request'])(
  'what an attempt before has left after %s goes, too',
  async (ending) => {
    const event = comment(`/docs emulate: ${ending} after 4s`)
    const inputs = { prompt: '', comment: 'false' }
    await scene.run({ event, with: inputs })
    scene.mintlify.fail({ status: 401, times: Infinity })
    await scene.run({ event, attempt: 2, with: inputs })
    const left = repository().comments.get(501)?.reactions
    expect(left?.map(({ content }) => content)).toEqual(['confused'])
  },
)

test('the refusal of an attempt before goes once its author may ask', async () => {
  const { collaborators } = repository()
  collaborators.set('mona', { permission: 'write', role_name: 'write' })
  const run = { event: comment('/docs shorter'), with: { permission: 'admin' } }
  await scene.run(run)
  const left = () =>
    repository()
      .comments.get(501)
      ?.reactions.map(({ content }) => content)
  expect(left()).toEqual(['-1'])
  collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
  await scene.run({ ...run, attempt: 2 })
  expect(left()).toEqual(['rocket'])
})

test('while a new job starts, nothing of the old one is shown', async () => {
  await scene.run()
  let title = ''
  const hold = async () => {
    title = scene.comments()[0]?.split('\n', 1)[0] ?? ''
  }
  scene.mintlify.fail({ method: 'POST', hold })
  await scene.run({ event: comment('/docs new one'), runId: '2' })
  expect(title).toBe('### 🟡 Docs agent is working')
})

test('a run that ends before it sends leaves no comment of its own', async () => {
  const started = scene.start()
  scene.github.fail({
    path: /\/pulls\/12\/files/,
    hold: async () => started.cancel(),
  })
  const { state } = await started.finished
  await scene.run({ action: 'post', state })
  expect(repository().comments.size).toBe(0)
  expect(scene.requests()).toEqual([])
})

test('a command between two events of the same commit costs nothing twice', async () => {
  await scene.run()
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  const event = pullRequest({ action: 'ready_for_review' })
  const { outputs } = await scene.run({ event, runId: '3' })
  expect(scene.requests()).toHaveLength(2)
  expect(outputs.result).toBe('pull-request')
})

const edited = () => {
  const event = pullRequest({ action: 'edited' })
  Object.assign(Object(event.payload), {
    changes: { body: { from: 'a typo' } },
  })
  return event
}

test('what is edited after a merge is free', async () => {
  await scene.run()
  Object.assign(pull(), { state: 'closed', merged_at: '2026-11-20T14:00:00Z' })
  const event = pullRequest({ action: 'closed', merged: true })
  await scene.run({ event, runId: '2' })
  const { outputs } = await scene.run({ event: edited(), runId: '3' })
  expect(scene.requests()).toHaveLength(2)
  expect(outputs.result).toBe('pull-request')
})

/** Such as an approval, or a reply to a comment on the diff. */
function review(id: number, body: string | null) {
  const { payload } = pullRequest()
  const { number, title, user, head, base } = Object(payload).pull_request
  return recordedEvent('pull_request_review', {
    action: 'submitted',
    pull_request: { number, title, user, head, base },
    review: { id, node_id: `PRR_${id}`, body, user },
  })
}

test('a review without a command asks for nothing that the agent knows', async () => {
  await scene.run()
  const bodies = [null, '', 'Well done.', '/docs shorter', '/docs shorter']
  for (const [index, body] of bodies.entries())
    await scene.run({ event: review(index + 1, body), runId: `${index + 2}` })
  await scene.run({ event: edited(), runId: '9' })
  expect(scene.requests()).toHaveLength(3)
})

test('a job that never ends is left after a day', async () => {
  const prompt = 'emulate: pull-request after 900000s'
  const first = { prompt, wait: 'false' }
  await scene.run({ with: first })
  scene.clock.skip(27 * 3_600_000)
  await scene.run({ event: edited(), runId: '2', with: first })
  expect(scene.mintlify.jobs.size).toBe(2)
  expect(scene.comments()[0]).toContain('the previous one is gone')

  await scene.run({ event: comment('/docs new one'), runId: '3', with: first })
  scene.clock.skip(27 * 3_600_000)
  await scene.run({ action: 'reconcile' })
  expect(scene.comments()[0]).toContain('The agent job never ended')
})

test('a job that may have got a message since is not left', async () => {
  await scene.run()
  scene.clock.skip(72 * 3_600_000)
  const text = '/docs emulate: pull-request after 3600s'
  const background = { wait: 'false' }
  scene.mintlify.fail({ method: 'POST', status: 500, afterEffect: true })
  await scene.run({ event: comment(text), runId: '2', with: background })
  scene.clock.skip(5 * 60_000)
  await scene.run({ event: edited(), runId: '3', with: background })
  const kinds = scene.requests().map(({ path }) => path.split('/').at(-1))
  expect(kinds).toEqual(['job', 'message'])
})

test('a command covers nothing, and neither does the job before /docs new', async () => {
  await scene.run({ event: comment('/docs shorter') })
  await scene.run({ runId: '2' })
  await scene.run({ event: comment('/docs new one', { id: 400 }), runId: '3' })
  const event = pullRequest({ action: 'ready_for_review' })
  await scene.run({ event, runId: '4' })
  expect(scene.requests()).toHaveLength(4)
})

test("the agent is told whose branch a fork's pull request comes from", async () => {
  const pull = scene.github.repository(repositoryName).pulls.get(12)
  if (pull) pull.head.repo = 'hubot/app'
  const event = pullRequest({ isFork: true, name: 'pull_request_target' })
  await scene.run({ event })
  expect(scene.requests()[0]?.prompt).toContain('Head: hubot:feature\n')
})

test('what is done while a lost announcement is made again is not told', async () => {
  const path = /\/issues\/12\/comments$/
  scene.github.fail({ method: 'POST', path, status: 502, afterEffect: true })
  setCommits(shas.slice(0, 1))
  await push(shas[0] ?? '')
  const announcedAt = Date.parse('2026-11-20T14:00:00Z')
  addEvent(repository(), {
    issue: pullNumber,
    event: 'labeled',
    label: { name: 'docs', color: 'ededed' },
    created_at: new Date(announcedAt + 5_000).toISOString(),
  })
  const event = labeled()
  Object.assign(Object(event.payload).pull_request, {
    updated_at: new Date(announcedAt + 5_000).toISOString(),
  })
  await scene.run({ event, runId: '2' })
  expect(scene.requests()).toHaveLength(2)
})

test('a command is not shown as worked on where the last reaction is refused', async () => {
  const path = /\/reactions$/
  const refused = { method: 'POST', path, status: 403, times: Infinity }
  scene.github.fail({ ...refused, nth: 2 })
  await scene.run({ event: comment('/docs shorter') })
  expect(repository().comments.get(501)?.reactions).toEqual([])
})
