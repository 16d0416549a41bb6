// What both services answer now and then: odd, late, or for a moment only.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Job } from '../../emulator/docs-service/jobs.ts'
import { undocumented } from '../../emulator/docs-service/undocumented.ts'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addCommit,
  addIssue,
  addPull,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import {
  comment,
  pullNumber,
  pullRequest,
  push,
  recordedEvent,
  repositoryName,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const list = { method: 'GET', path: /\/issues\/12\/comments/ }
const message = { method: 'POST', path: /\/message$/ }

/** GitHub refuses something, in its own words. */
function refusal(status: number, said: string) {
  const body = { message: said, documentation_url: 'https://docs.github.com' }
  return { status, body, headers: { 'content-type': 'application/json' } }
}

function archive(job: Job | undefined): void {
  if (job === undefined) return
  Object.assign(job, { previous: { ref: job.branch, prLink: job.pullRequest } })
  for (const prompt of job.prompts)
    prompt.script = { ending: 'archived', afterMs: 0 }
}

test('a job that was archived after its pull request is a success, also for a re-run', async () => {
  await scene.run()
  archive([...scene.mintlify.jobs.values()][0])
  await scene.run({ attempt: 2 })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a job that is archived while it works on a message may not have done it', async () => {
  await scene.run()
  const started = scene.start({ event, runId: '2' })
  scene.mintlify.fail({
    ...{ method: 'GET', nth: 3, hold: async () => undefined },
    onMatch: () => archive([...scene.mintlify.jobs.values()][0]),
  })
  const { outputs } = await started.finished
  expect(outputs).toMatchObject({
    ...{ result: 'pull-request', reason: 'effect-unconfirmed' },
    status: 'archived',
  })
})

test.each(['merged', 'closed'] as const)(
  'a docs pull request that is %s while the agent works on a message may not have it',
  async (state) => {
    const docs = scene.github.repository('acme/docs')
    addPull(docs, { number: 57 })
    await scene.run()
    const at = '2026-11-20T14:05:00Z'
    const end = { state: 'closed', closed_at: at } as const
    scene.mintlify.fail({
      ...{ method: 'GET', nth: 2, hold: async () => undefined },
      onMatch: () =>
        Object.assign(docs.pulls.get(57) ?? {}, {
          ...{ ...end, merged_at: state === 'merged' ? at : null },
        }),
    })
    await scene.run({ event, runId: '2' })
    expect(scene.comments()[0]?.split('\n\n').slice(0, 3)).toEqual([
      `### ✅ Docs pull request ${state}: [acme/docs&#35;57](https://github.com/acme/docs/pull/57)`,
      'Your request may not be in it.',
      'If a change is missing, comment <code>/docs &#60;what to change&#62;</code>, which starts a new agent job.',
    ])
  },
)

test.each([
  ['the next step', { env: { GITHUB_ACTION: 'second' } }],
  // The runner gives both the id of the step that uses the action.
  ['the next step of a composite action', {}],
  ['a re-run', { attempt: 2 }],
])(
  'a command that the agent job has got is not sent to it again by %s, with a prompt of its own',
  async (_, again) => {
    const run = { event: comment('/docs shorten it'), runId: '2' }
    await scene.run({ ...run, with: { prompt: '', wait: 'false' } })
    await scene.run({
      ...{ ...run, ...again },
      with: { prompt: 'Now the changelog.', 'job-id': 'job_9e3779b1' },
    })
    const [first, second] = scene.requests().map(({ prompt }) => prompt)
    expect(first).toMatch(/^shorten it\n/)
    expect(second).toMatch(/^Now the changelog.\n\nContext/)
  },
)

test('the next step of a composite action waits for the job of its command', async () => {
  const run = { event: comment('/docs shorten it'), runId: '2' }
  await scene.run({ ...run, with: { prompt: '', wait: 'false' } })
  const { outputs } = await scene.run({
    ...run,
    with: { prompt: '', 'job-id': 'job_9e3779b1' },
  })
  expect(outputs.result).toBe('pull-request')
  expect(scene.requests()).toHaveLength(1)
})

test('a link that comes 25 s after the end is found', async () => {
  await scene.run({ with: { prompt: 'emulate: pull-request link after 25s' } })
  expect(scene.story()).toMatchSnapshot()
})

test('a job without an id is the one that was asked for', async () => {
  const prLink = 'https://github.com/acme/docs/pull/57/files?diff=split'
  scene.mintlify.fail({
    method: 'GET',
    times: Infinity,
    status: 200,
    body: { status: 'COMPLETED', prLink },
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a follow-up that is not found for a moment starts no second job', async () => {
  await scene.run()
  const body = { error: 'Job not found.' }
  scene.mintlify.fail({ ...message, status: 404, body })
  scene.mintlify.fail({ method: 'GET', nth: 2, times: 2, status: 404, body })
  await scene.run({ event, runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('one 404 for a job is no end where nobody waits', async () => {
  const background = { with: { wait: 'false' } }
  await scene.run(background)
  const body = { error: 'Job not found.' }
  scene.mintlify.fail({ method: 'GET', status: 404, body })
  await scene.run({ ...background, attempt: 2 })
  expect(scene.story()).toMatchSnapshot()
})

test('used-up credits are named as a cause', async () => {
  scene.mintlify.fail({ method: 'POST', ...undocumented['no credits'] })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a token that sees nothing is named, and not the person', async () => {
  scene.github.fail({ ...refusal(404, 'Not Found'), times: Infinity })
  await scene.run({ event: comment('/docs') })
  expect(scene.story()).toMatchSnapshot()
})

test('one 404 for a permission is asked again', async () => {
  scene.github.fail({ path: /permission$/, ...refusal(404, 'Not Found') })
  await scene.run({ event: comment('/docs') })
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  [
    'an IP allow list',
    refusal(
      403,
      'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    ),
  ],
  [
    'a full conversation',
    refusal(
      403,
      'Commenting is disabled on issues with more than 2500 comments',
    ),
  ],
])('what GitHub says of %s is quoted', async (_, refused) => {
  const path = /\/issues\/12\/comments/
  scene.github.fail({ method: 'POST', path, ...refused, times: Infinity })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a list that is too long for GitHub is read in smaller pages', async () => {
  scene.github.fail({ ...list, path: /per_page=100/, status: 502, times: 9 })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('what fails for six seconds at the end is written all the same', async () => {
  const path = /\/issues\/comments\/\d+$/
  const untilMs = () => scene.clock.now().getTime() < sinceMs + 6_000
  let sinceMs = Infinity
  scene.mintlify.fail({
    method: 'GET',
    nth: 2,
    hold: async () => {
      sinceMs = scene.clock.now().getTime()
    },
  })
  scene.github.fail({
    path,
    when: () => sinceMs < Infinity && untilMs(),
    times: Infinity,
    drop: true,
  })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('a permission that cannot be asked for six seconds is known after them', async () => {
  const startedMs = scene.clock.now().getTime()
  const isEarly = () => scene.clock.now().getTime() < startedMs + 6_000
  scene.github.fail({ when: isEarly, times: Infinity, drop: true })
  await scene.run()
  expect(scene.story()).toMatchSnapshot()
})

test('files of the runner that are gone while the agent works end no run', async () => {
  const started = scene.start()
  scene.mintlify.fail({ method: 'GET', hold: async () => started.loseFiles() })
  await started.finished
  expect(scene.story()).toMatchSnapshot()
})

const page = '<!doctype html><title>Not found</title>'
const byAgent = {
  number: 13,
  state: 'closed',
  merged_at: '2026-11-20T13:59:00Z',
  merge_commit_sha: makeSha('after'),
  user: { login: 'mintlify[bot]', id: 7, type: 'Bot' },
} as const

test.each(['not found', 'not accessible'] as const)(
  'one refusal (%s) to say who made a push is no fact',
  async (name) => {
    const repository = scene.github.repository(repositoryName)
    addCommit(repository, { sha: makeSha('after') })
    addPull(repository, byAgent)
    const failure = listFailures(scene.clock.now())[name]
    scene.github.fail({ path: /\/commits\/\w+\/pulls/, ...failure })
    const { outputs } = await scene.run({ event: push() })
    expect(outputs.reason).toBe('own-pull-request')
  },
)

test('a pull request that was just reopened may read as closed once', async () => {
  const pull = scene.github.repository(repositoryName).pulls.get(pullNumber)
  const reopen = async () => {
    if (pull) pull.state = 'open'
  }
  if (pull) pull.state = 'closed'
  scene.github.fail({ method: 'GET', path: /\/pulls\/12$/, hold: reopen })
  await scene.run({ event: pullRequest({ action: 'reopened' }) })
  expect(scene.requests()).toHaveLength(1)
})

test('a docs pull request that was just reopened gets the follow-up', async () => {
  const docs = scene.github.repository('acme/docs')
  const pull = addPull(docs, { number: 57 })
  await scene.run()
  pull.state = 'closed'
  scene.github.fail({
    ...{ method: 'GET', path: /docs\/pulls\/57$/ },
    hold: async () => {
      pull.state = 'open'
    },
  })
  await scene.run({ event: comment('/docs more'), runId: '2' })
  const kinds = scene.requests().map(({ path }) => path.split('/').at(-1))
  expect(kinds).toEqual(['job', 'message'])
})

test('the page of a gateway does not say that a job is gone', async () => {
  await scene.run({ with: { wait: 'false' } })
  const answer = { method: 'GET', status: 404, body: page }
  scene.mintlify.fail({ ...answer, times: Infinity })
  const event = comment('/docs more')
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs).toMatchObject({ result: 'rejected', reason: 'blocked' })
  expect(scene.requests()).toHaveLength(1)
})

test('an answer to a follow-up that says nothing of the job is no sign of work', async () => {
  await scene.run()
  const [old] = scene.mintlify.jobs.keys()
  const body = (status: string) => ({ id: old, status, prLink: pull })
  const pull = 'https://github.com/acme/docs/pull/57'
  const message = { method: 'POST', path: /message$/, status: 200 }
  scene.mintlify.fail({ ...message, body: { ok: true }, afterEffect: true })
  const read = { method: 'GET', status: 200 }
  scene.mintlify.fail({ ...read, times: 6, body: body('completed') })
  scene.mintlify.fail({ ...read, times: 2, body: body('active') })
  scene.mintlify.fail({ ...read, times: Infinity, body: body('failed') })
  const event = comment('/docs more')
  const { outputs } = await scene.run({ event, runId: '2' })
  expect(outputs.result).toBe('failed')
})

test('a re-run that does not wait for the agent waits for a late link', async () => {
  const prompt = 'emulate: pull-request after 5s link after 20s'
  const run = { with: { prompt, wait: 'false' } }
  await scene.run(run)
  scene.clock.skip(8_000)
  const { outputs } = await scene.run({ ...run, attempt: 2 })
  expect(outputs['pr-link']).toBe('https://github.com/acme/docs/pull/57')
})

test('an end at the deadline whose link may still come is left to the reconcile', async () => {
  const prompt = 'emulate: pull-request after 5s link after 20s'
  const { outputs } = await scene.run({
    with: { prompt, 'timeout-minutes': '0.15' },
  })
  expect(outputs.result).toBe('timed-out')
  scene.clock.skip(100_000)
  const reconciled = await scene.run({ action: 'reconcile', runId: '7' })
  expect(reconciled.outputs.finished).toBe('1')
  expect(scene.comments()[0]).toContain('acme/docs/pull/57')
})

test('a re-run knows the docs pull request that the comment remembers', async () => {
  await scene.run()
  const event = comment('/docs more\nemulate: never', { id: 502 })
  const run = { event, runId: '2', with: { 'timeout-minutes': '1' } }
  const first = await scene.run(run)
  const second = await scene.run({ ...run, attempt: 2 })
  expect(first.outputs['pr-link']).toContain('/pull/57')
  expect(second.outputs['pr-link']).toContain('/pull/57')
})

test('a link that only the comment remembers is no sign of the last message', async () => {
  await scene.run()
  const [id] = scene.mintlify.jobs.keys()
  const more = { event: comment('/docs more'), runId: '2' }
  await scene.run({ ...more, with: { wait: 'false' } })
  const read = { method: 'GET', status: 200 }
  const stale = { ...read, body: { id, status: 'completed' }, times: 4 }
  scene.mintlify.fail(stale)
  scene.mintlify.fail({ ...read, body: { id, status: 'active' }, times: 2 })
  scene.mintlify.fail({ ...stale, body: { id, status: 'failed' }, times: 9 })
  const { outputs } = await scene.run({ ...more, attempt: 2 })
  expect(outputs.result).toBe('failed')
})

test('a follow-up that is refused leaves the docs pull request in the comment', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', status: 402, body: { error: 'None.' } })
  await scene.run({ event: comment('/docs more'), runId: '2' })
  expect(scene.comments()[0]).toMatch(
    /^### ⛔ Payment required[\s\S]*acme\/docs\/pull\/57/,
  )
})

test('a post step that is cancelled ends quietly', async () => {
  const event = comment('/docs more')
  const run = { event, with: { prompt: 'emulate: never' } }
  const started = scene.start(run)
  await scene.clock.forRun().sleep(60_000)
  started.cancel()
  await started.finished
  const state = started.readState()
  const post = scene.start({ ...run, action: 'post', state })
  const onMatch = () => post.cancel()
  scene.github.fail({ method: 'POST', path: /reactions/, status: 502, onMatch })
  expect((await post.finished).exitCode).toBe(0)
})

test('a re-run of a follow-up in doubt names its job', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /message$/, drop: true })
  const more = { event: comment('/docs more'), runId: '2' }
  await scene.run(more)
  const { outputs } = await scene.run({ ...more, attempt: 2 })
  expect(outputs['pr-link']).toContain('/pull/57')
  expect(scene.comments()[0]).toContain('/pull/57')
})

test('a busy run names the job that its workflow names', async () => {
  await scene.run({ with: { wait: 'false', prompt: 'emulate: never' } })
  const named = { 'job-id': 'job_9e3779b1', 'timeout-minutes': '1' }
  const { outputs } = await scene.run({ runId: '2', event, with: named })
  expect(outputs).toMatchObject({ reason: 'busy', 'job-id': 'job_9e3779b1' })
})

test('a 👀 that somebody has taken away needs no post step', async () => {
  const gone = { method: 'DELETE', path: /reactions/, status: 404, times: 9 }
  scene.github.fail({ ...gone, body: { message: 'Not Found' } })
  await scene.run({ event: comment('/docs shorter') })
  const ends = scene.calls().filter((call) => call.includes('/reactions'))
  expect(ends.map((call) => call.split(' ', 1)[0])).toEqual([
    ...['POST', 'POST', 'DELETE'],
  ])
})

test('👀 that GitHub did not take away at the end goes with the post step', async () => {
  const gone = { method: 'DELETE', path: /reactions/, status: 502, times: 3 }
  scene.github.fail(gone)
  await scene.run({ event: comment('/docs') })
  const posted = scene.github.repository(repositoryName).comments.get(501)
  expect(posted?.reactions.map(({ content }) => content)).toEqual(['rocket'])
})

test('a command is sent while GitHub limits what is asked besides', async () => {
  const { 'too many requests': limit } = listFailures(scene.clock.now())
  for (const path of [/\/pulls\/12$/, /\/graphql$/])
    scene.github.fail({
      ...{ ...limit, path, times: Infinity },
      headers: { ...limit.headers, 'retry-after': '5' },
    })
  const { outputs } = await scene.run({ event: comment('/docs') })
  expect(outputs.result).toBe('pull-request')
})

test('one failed reading of a job pays for no second request', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'GET', status: 502 })
  await scene.run({ event: pullRequest({ action: 'unlabeled' }), runId: '2' })
  expect(scene.requests()).toHaveLength(1)
})

test('a pull request that changes as an issue pays for no second request', async () => {
  const { issue } = Object(comment('/docs').payload)
  const updated_at = '2026-11-20T13:59:00Z'
  const now = { state: 'open', updated_at, milestone: null }
  const values = { action: 'demilestoned', issue: { ...issue, ...now } }
  await scene.run()
  await scene.run({ event: recordedEvent('issues', values), runId: '2' })
  expect(scene.requests()).toHaveLength(1)
})

test('a job that only this run knows is told once an outage of GitHub is over', async () => {
  let downMs = Infinity
  const sinceMs = () => scene.clock.now().getTime() - downMs
  const hold = async () => {
    downMs = scene.clock.now().getTime()
  }
  scene.mintlify.fail({ method: 'POST', hold })
  const isDown = () => sinceMs() >= 0 && sinceMs() < 180_000
  const down = { method: 'PATCH', status: 502, times: Infinity }
  scene.github.fail({ ...down, when: isDown })
  await scene.run({ with: { wait: 'false' } })
  expect(scene.comments()[0]).toContain('working in the background')
})

test('a failed job with a docs pull request leads to it', async () => {
  const prLink = 'https://github.com/acme/docs/pull/57'
  const body = { id: 'job_9e3779b1', status: 'failed', prLink }
  scene.mintlify.fail({ method: 'GET', times: Infinity, status: 200, body })
  const { log } = await scene.run()
  expect(scene.comments()[0]).toMatch(/^### ❌ Docs agent failed.*acme\/docs/)
  expect(scene.comments()[0]).toContain('in the docs pull request')
  expect(log).toContain(prLink)
})

const posted = {
  id: 8,
  html_url: 'https://github.com/acme/app/pull/12#issuecomment-8',
  issue_url: 'https://api.github.com/repos/acme/app/issues/12',
  created_at: '2026-11-20T13:00:00Z',
  updated_at: '2026-11-20T13:00:00Z',
  user: null,
}

test.each([
  ['a comment without a text', [{ ...posted, body: null }]],
  ['no comment at all', [null]],
])('a list that has %s crashes nothing', async (_, body) => {
  scene.github.fail({ path: /\/issues\/12\/comments/, status: 200, body })
  const { outputs } = await scene.run()
  expect(outputs.result).toMatch(/^(pull-request|unknown)$/)
})

const byBot = comment('/docs', {
  author: { login: 'helper[bot]', type: 'Bot' },
})

test.each([
  [/\/commits\/\w+\/pulls/, push(), 'guard-unreadable'],
  [/\/permission$/, comment('/docs'), 'permission-unknown'],
  [/\/pulls\/12$/, byBot, 'guard-unreadable'],
])('an answer of another shape to %s is none', async (path, event, reason) => {
  addCommit(scene.github.repository(repositoryName), { sha: makeSha('after') })
  scene.github.fail({ path, times: Infinity, status: 200, body: {} })
  const { outputs } = await scene.run({
    event,
    with: { 'allowed-bots': 'helper' },
  })
  expect(outputs.reason).toBe(reason)
})

test('a reconcile waits for the link of a job that has just ended', async () => {
  const prompt = 'emulate: pull-request after 118s link after 25s'
  await scene.run({ with: { prompt, wait: 'false' } })
  scene.clock.skip(120_000)
  await scene.run({ action: 'reconcile' })
  expect(scene.comments()[0]).toContain('Docs pull request ready')
})

test('a time that is up while the list is behind is told as such', async () => {
  scene.github.lag(10_000)
  const inputs = { 'timeout-minutes': '0.05' }
  const { outputs } = await scene.run({ with: inputs })
  expect(outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
  expect(scene.requests()).toEqual([])
})

test('a list that is behind is read again after some seconds', async () => {
  await scene.run()
  scene.github.lag(14_000)
  await scene.run({ event: comment('/docs more'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test.each<[string, object, string]>([
  ['typed', { body: '/docs longer' }, 'longer'],
  [
    'mailed',
    { created_via_email: true, body: '/docs shorter\n\nMona\n+49 30 123' },
    'shorter',
  ],
])(
  'a command that was %s is read again after a query that came to nothing',
  async (_, changes, expected) => {
    const errors = [{ message: 'Something went wrong.' }]
    const body = { data: null, errors }
    scene.github.fail({ path: /graphql/, status: 200, body })
    scene.github.fail({
      path: /\/permission$/,
      hold: async () => {
        const posted = scene.github.repository(repositoryName).comments.get(501)
        Object.assign(posted ?? {}, changes)
      },
    })
    await scene.run({ event: comment('/docs shorter'), with: { prompt: '' } })
    expect(scene.requests()[0]?.prompt.split('\n', 1)).toEqual([expected])
  },
)

test.each([
  ['deleted', refusal(410, 'This issue was deleted')],
  ['transferred', refusal(404, 'Not Found')],
])('an issue that is %s while its run waits gets no job', async (_, gone) => {
  scene.github.fail({ path: /\/issues\/30/, times: Infinity, ...gone })
  const event = comment('/docs', { isIssue: true })
  const { outputs } = await scene.run({ event })
  expect(outputs.reason).toBe('issue-gone')
  expect(scene.requests()).toEqual([])
})

test('an issue that is now another one, elsewhere, gets no job', async () => {
  const repository = scene.github.repository(repositoryName)
  addIssue(repository, { number: 31 })
  const location = `${scene.github.apiUrl}/repos/${repositoryName}/issues/31`
  scene.github.fail({
    ...{ path: /\/issues\/30$/, times: Infinity },
    ...{ status: 301, headers: { location }, body: { message: 'Moved' } },
  })
  const event = comment('/docs', { isIssue: true })
  const { outputs } = await scene.run({ event })
  expect(outputs.reason).toBe('issue-gone')
  expect(scene.requests()).toEqual([])
})

test.each(['permission', 'comments', 'pulls/12', 'graphql'])(
  'a token that is refused once, at %s, is accepted',
  async (path) => {
    const once = refusal(401, 'Bad credentials')
    scene.github.fail({ path: new RegExp(`/${path}`), ...once })
    const { outputs } = await scene.run({ event: comment('/docs') })
    expect(outputs.result).toBe('pull-request')
  },
)

const lost = { status: 404, body: { error: 'Job not found' } }

test.each([
  ['once, after a long limit', { times: 1 }, '30', 'pull-request', 1],
  ['once, near the deadline', { times: 1 }, '0.15', 'rejected', 1],
  ['for good, although it is there', { times: 99 }, '30', 'pull-request', 2],
])(
  'a message whose job is not found %s',
  async (...[, { times }, minutes, result, jobs]) => {
    await scene.run()
    const message = { method: 'POST', path: /\/message$/ }
    if (minutes === '30')
      scene.mintlify.fail({
        ...{ ...message, status: 429, headers: { 'retry-after': '100' } },
      })
    scene.mintlify.fail({ ...message, ...lost, times })
    const options = { with: { 'timeout-minutes': minutes } }
    const { outputs } = await scene.run({ event, runId: '2', ...options })
    expect(outputs.result).toBe(result)
    const paths = scene.requests().map(({ path }) => path.split('/').at(-1))
    expect(paths.filter((path) => path === 'job')).toHaveLength(jobs)
  },
)

const limited = { status: 429, headers: { 'retry-after': '60' } }

// A reading of our comment counts for a minute, so that what takes longer would
// never be used.
test.each<[string, Fault, ActionEvent]>([
  ['graphql', { status: 502 }, comment('/docs')],
  ['graphql', { drop: true }, comment('/docs')],
  ['graphql', limited, comment('/docs')],
  ['pulls\\/12$', limited, pullRequest()],
  ['pulls\\/12$', { status: 502 }, pullRequest()],
  ['comments\\/501$|graphql', limited, comment('/docs')],
  ['issues\\/30$', limited, comment('/docs', { isIssue: true })],
])(
  'a request is sent although %s never answers but %j',
  async (path, fault, event) => {
    const times = Infinity
    scene.github.fail({ path: new RegExp(path), times, ...fault })
    const startedMs = scene.clock.now().getTime()
    const { outputs } = await scene.run({ event })
    expect(outputs.result).toBe('pull-request')
    expect(scene.requests()).toHaveLength(1)
    expect(scene.clock.now().getTime() - startedMs).toBeLessThan(180_000)
  },
)

test('what is read again before a request is tried for seconds', async () => {
  const until = scene.clock.now().getTime() + 20_000
  const when = () => scene.clock.now().getTime() < until
  const outage = { status: 502, times: Infinity, when }
  scene.github.fail({ path: /graphql|comments\/501$/, ...outage })
  const { comments } = scene.github.repository(repositoryName)
  const hold = async () => void comments.delete(501)
  scene.github.fail({ path: /permission$/, hold })
  const { outputs } = await scene.run({ event: comment('/docs') })
  expect(outputs.reason).toBe('command-deleted')
})

test('an empty token starts nothing', async () => {
  const { outputs, log } = await scene.run({ with: { 'github-token': '' } })
  expect(outputs).toMatchObject({ result: 'rejected', reason: 'invalid-input' })
  expect(log).toContain('Add the secret that it names')
  expect(scene.requests()).toEqual([])
})

test.each([404, 422])(
  'a commit that GitHub does not have yet is asked about again: %s',
  async (status) => {
    const message = `No commit found for SHA: ${makeSha('after')}`
    const repository = scene.github.repository('acme/app')
    addCommit(repository, { sha: makeSha('after') })
    const path = /\/commits\/\w+\/pulls/
    scene.github.fail({ path, status, body: { message } })
    const { outputs } = await scene.run({ event: push('main') })
    expect(outputs.result).toBe('pull-request')
  },
)

test("a listed bot's command on a pull request that GitHub does not have yet is sent", async () => {
  const body = { message: 'Not Found' }
  scene.github.fail({ path: /\/pulls\/12$/, status: 404, body })
  const { outputs } = await scene.run({
    event: comment('/docs shorter', {
      author: { login: 'renovate[bot]', type: 'Bot' },
    }),
    with: { 'allowed-bots': 'renovate[bot]' },
  })
  expect(outputs.result).toBe('pull-request')
})

test('an issue that is elsewhere for a moment gets its job', async () => {
  const repository = scene.github.repository(repositoryName)
  for (const number of [30, 31]) addIssue(repository, { number })
  const location = `${scene.github.apiUrl}/repos/${repositoryName}/issues/31`
  const moved = {
    status: 301,
    headers: { location },
    body: { message: 'Moved' },
  }
  scene.github.fail({ path: /\/issues\/30$/, ...moved })
  const event = comment('/docs', { isIssue: true })
  const { outputs } = await scene.run({ event })
  expect(outputs.result).toBe('pull-request')
})
