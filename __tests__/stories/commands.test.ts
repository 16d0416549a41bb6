// What comments start.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addIssue } from '../../emulator/github/fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import {
  comment,
  dispatch,
  pullRequest,
  recordedEvent,
  reviewComment,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const withoutPrompt = { prompt: '' }

test('sends what the comment asks for after the prompt of the workflow, and reacts', async () => {
  await scene.run({ event: comment('/docs add an example\nto the guide') })
  expect(scene.comments()[0]).toContain(
    '<code>add an example to the guide</code>',
  )
  expect(scene.story()).toMatchSnapshot()
})

test('asks to document the pull request if nothing else is said', async () => {
  await scene.run({ event: comment('/docs'), with: withoutPrompt })
  expect(scene.requests()[0]?.prompt).toContain('Head: feature\nBase: main\n')
  expect(scene.story()).toMatchSnapshot()
})

test('goes on with the job of the pull request', async () => {
  await scene.run({ event: pullRequest() })
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('knows the docs pull request while the agent works on a follow-up', async () => {
  await scene.run({ event: pullRequest() })
  await scene.run({
    event: comment('/docs shorter'),
    runId: '2',
    with: { wait: 'false' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('starts a new job with `new`', async () => {
  await scene.run({ event: pullRequest() })
  await scene.run({ event: comment('/docs new from scratch'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('waits until the agent is idle before a follow-up', async () => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: 'emulate: pull-request after 120s', wait: 'false' },
  })
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  const message = scene.mintlify.requests.find(({ path }) =>
    path.endsWith('/message'),
  )
  const idleMs = Date.parse('2026-11-20T14:02:00Z')
  expect(message?.atMs).toBeGreaterThan(idleMs)
  // Until then, the comment is that of the run before.
  const [, , announced] = scene.github.requests.filter(
    ({ method }) => method === 'PATCH',
  )
  expect(announced?.atMs).toBeGreaterThan(idleMs)
  expect(scene.story()).toMatchSnapshot()
})

test('says what became of a command that came while the agent was busy', async () => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: 'emulate: never', wait: 'false' },
  })
  await scene.run({
    event: comment('/docs shorter'),
    runId: '2',
    with: { 'timeout-minutes': '1' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test('a 👀 that is being added when the run is cancelled goes as well', async () => {
  const event = comment('/docs')
  const started = scene.start({ event, with: withoutPrompt })
  scene.github.fail({
    ...{ method: 'POST', path: /reactions/, drop: true, afterEffect: true },
    onMatch: () => started.cancel(),
  })
  const { state } = await started.finished
  await scene.start({ action: 'post', event, state }).finished
  const posted = scene.github.repository('acme/app').comments.get(501)
  expect(posted?.reactions.map(({ content }) => content)).toEqual(['confused'])
})

/** A command whose run is cancelled while it waits, and its post step. */
async function cancelAndPost(beforePost: () => void = () => undefined) {
  const event = comment('/docs emulate: never')
  const started = scene.start({ event, with: withoutPrompt })
  scene.mintlify.fail({
    method: 'GET',
    onMatch: () => started.cancel(),
    status: 502,
  })
  const { state } = await started.finished
  beforePost()
  await scene.start({ action: 'post', event, state }).finished
}

test('the post step shows at a command that its run was cancelled', async () => {
  await cancelAndPost()
  expect(scene.story()).toMatchSnapshot()
})

test('the post step takes away the 👀 although it can add no reaction', async () => {
  const adding = { method: 'POST', path: /reactions/, status: 502 }
  await cancelAndPost(() => scene.github.fail({ ...adding, times: Infinity }))
  const posted = scene.github.repository('acme/app').comments.get(501)
  expect(posted?.reactions).toEqual([])
})

test.each(['failed', 'archived'])('replaces a job that %s', async (ending) => {
  await scene.run({
    event: pullRequest(),
    with: { prompt: `emulate: ${ending} after 4s` },
  })
  await scene.run({ event: comment('/docs again'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('replaces a job that was archived just before the message', async () => {
  await scene.run()
  scene.mintlify.fail({
    path: /\/message$/,
    status: 409,
    body: { error: 'Archived.' },
    onMatch: archive,
  })
  const { log } = await scene.run({ event: comment('/docs two'), runId: '2' })
  expect(log).toContain('Mintlify answered 409: Archived.')
  expect(scene.story()).toMatchSnapshot()

  function archive(): void {
    const [job] = scene.mintlify.jobs.values()
    if (job)
      for (const prompt of job.prompts)
        prompt.script = { ending: 'archived', afterMs: 0 }
  }
})

test('replaces a job that is gone', async () => {
  await scene.run({ event: pullRequest() })
  scene.mintlify.jobs.clear()
  await scene.run({ event: comment('/docs again'), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a command that is lost is told of once, also after a re-run', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /\/message$/, status: 500 })
  const event = comment('/docs shorter')
  await scene.run({ event, runId: '2' })
  await scene.run({ event, runId: '2', attempt: 2 })
  expect(scene.comments()).toMatchSnapshot()
})

test('a re-run of a command in doubt adds no note beside a later request', async () => {
  const first = { event: comment('/docs one') }
  scene.mintlify.fail({ method: 'POST', drop: true, afterEffect: true })
  await scene.run(first)
  const createdAt = '2026-11-20T16:00:00Z'
  const later = comment('/docs two', { id: 502, createdAt })
  await scene.run({ event: later, runId: '2' })
  const [before] = scene.comments()
  await scene.run({ ...first, attempt: 2 })
  expect(scene.comments()).toEqual([before])
})

test('help that is asked for three times stands in one comment', async () => {
  for (const runId of ['1', '2', '3'])
    await scene.run({ event: comment('/docs help'), runId })
  expect(scene.comments()).toHaveLength(1)
})

test('the help of a workflow without a comment tells of no conversation', async () => {
  const event = comment('/docs help')
  await scene.run({ event, with: { comment: 'false' } })
  const { comments } = scene.github.repository('acme/app')
  expect([...comments.values()].at(-1)?.body).toContain(
    'Each request starts a new agent job.',
  )
})

test('answers `help` but in a dry run, and starts nothing', async () => {
  await scene.run({ event: comment('/docs help'), with: { 'dry-run': 'true' } })
  await scene.run({ event: comment('/docs help') })
  expect(scene.story()).toMatchSnapshot()
})

test('answers a comment on an issue there', async () => {
  addIssue(scene.github.repository('acme/app'), {
    ...{ number: 30, title: 'Add retries' },
  })
  await scene.run({
    event: comment('/docs the retries', { isIssue: true }),
    with: withoutPrompt,
  })
  expect(scene.requests()[0]?.prompt).toContain('Issue #30: Add retries')
  expect(scene.story()).toMatchSnapshot()
})

test('answers a comment on a line, and tells the agent which', async () => {
  await scene.run({ event: reviewComment('/docs explain this') })
  expect(scene.requests()[0]?.prompt).toContain(
    'File: src/retry.ts\nLine: 7\nDiff hunk:\n  @@ -5,2 +5,3 @@',
  )
  expect(scene.story()).toMatchSnapshot()
})

const quiet: [name: string, event: ActionEvent][] = [
  ['no command', comment('Nice work')],
  ['a quoted command', comment('> /docs shorter')],
  ['a fenced command', comment('```\n/docs shorter\n```')],
  ['another word', comment('/docsx')],
  ['an edited command', comment('/docs shorter', { action: 'edited' })],
]

test('any other comment starts nothing, and asks nobody', async () => {
  const told: string[] = []
  for (const [name, event] of quiet) {
    const { exitCode, outputs } = await scene.run({ event })
    told.push(`${name}: exit ${exitCode} ${outputs.result} ${outputs.reason}`)
  }
  expect([...told, ...scene.calls()].join('\n')).toMatchSnapshot()
})

const once = { with: { 'max-requests': '1' } }

test('counts requests, and says so in the comment', async () => {
  await scene.run({ event: pullRequest(), ...once })
  const labeled = pullRequest({ action: 'labeled' })
  await scene.run({ event: labeled, runId: '2', ...once })
  await scene.run({ event: comment('/docs shorter'), runId: '3', ...once })
  expect(scene.story()).toMatchSnapshot()
})

test('the summary of a run that does not wait counts its own request', async () => {
  await scene.run({ event: pullRequest() })
  const { summary } = await scene.run({
    ...{ event: comment('/docs shorter'), runId: '2' },
    with: { wait: 'false' },
  })
  expect(summary).toContain('| Requests so far | 2 |')
})

test('lets an administrator pass whatever was counted', async () => {
  await scene.run({ event: pullRequest(), ...once })
  const { collaborators } = scene.github.repository('acme/app')
  collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
  await scene.run({ event: comment('/docs shorter'), runId: '2', ...once })
  expect(scene.story()).toMatchSnapshot()
})

test("the repository's own bot runs a person's run again", async () => {
  scene.mintlify.fail({ method: 'POST', path: /\/job$/, status: 400 })
  await scene.run({ event: comment('/docs shorter') })
  const env = { GITHUB_TRIGGERING_ACTOR: 'github-actions[bot]' }
  const { outputs } = await scene.run({
    event: comment('/docs shorter'),
    attempt: 2,
    env,
  })
  expect(outputs.result).toBe('pull-request')
})

test('a later step waits for the job that a command has started', async () => {
  const event = comment('/docs shorter')
  const { outputs } = await scene.run({ event, with: { wait: 'false' } })
  const named = { prompt: '', 'job-id': outputs['job-id'] ?? '' }
  const later = await scene.run({
    ...{ event, env: { GITHUB_ACTION: 'wait' }, with: named },
  })
  expect(later.outputs.result).toBe('pull-request')
  expect(scene.requests()).toHaveLength(1)
})

test.each([
  ['`comment: false`', { contents: 'read' }, { comment: 'false' }],
  ['a missing permission', { contents: 'read', issues: 'read' }, {}],
] as const)(
  'a later step sends no command again that nobody remembers: %s',
  async (_, permissions, inputs) => {
    await scene.close()
    scene = await openScene({ github: { permissions } })
    const event = comment('/docs shorter')
    const first = { prompt: '', wait: 'false', ...inputs }
    const { outputs } = await scene.run({ event, with: first })
    const named = { prompt: '', 'job-id': outputs['job-id'] ?? '', ...inputs }
    const later = await scene.run({
      ...{ event, env: { GITHUB_ACTION: 'wait' }, with: named },
    })
    expect(later.outputs.result).toBe('pull-request')
    expect(scene.requests()).toHaveLength(1)
  },
)

test('a command for a job of another run is sent to it', async () => {
  const first = await scene.run({ event: dispatch(), with: { wait: 'false' } })
  const named = { prompt: '', 'job-id': first.outputs['job-id'] ?? '' }
  const event = comment('/docs shorter')
  await scene.run({ event, runId: '2', with: named })
  expect(scene.requests().at(-1)?.prompt).toMatch(/^shorter/)
})

test('a re-run of a command for a job of another run sends it again if the job failed', async () => {
  const first = await scene.run({ event: dispatch(), with: { wait: 'false' } })
  await scene.clock.forRun().sleep(600_000)
  const named = { prompt: '', 'job-id': first.outputs['job-id'] ?? '' }
  const event = comment('/docs emulate: failed after 4s')
  const { outputs } = await scene.run({ event, runId: '2', with: named })
  expect(outputs.result).toBe('failed')
  await scene.run({ event, runId: '2', attempt: 2, with: named })
  expect(scene.requests()).toHaveLength(3)
})

test('an event has its own conversation, whatever `issue-number` says', async () => {
  await scene.run({ event: pullRequest(), with: { 'issue-number': '30' } })
  await scene.run({ event: comment('/docs shorter'), runId: '2' })
  expect(scene.comments()).toHaveLength(1)
  expect(scene.requests().map(({ path }) => path.split('/').at(-1))).toEqual([
    'job',
    'message',
  ])
})

test('begins a new job for every other event with `issue-number`', async () => {
  const inputs = { with: { 'issue-number': '12' } }
  await scene.run({ event: dispatch(), ...inputs })
  await scene.run({ event: dispatch(), runId: '2', ...inputs })
  expect(scene.story()).toMatchSnapshot()
})

/** Somebody submitted a review with this text. */
function review(body: string, reviewer = { login: 'mona', type: 'User' }) {
  const here = { id: 700_000_001 }
  return recordedEvent(
    'pull_request_review',
    {
      action: 'submitted',
      review: { body, user: reviewer },
      pull_request: {
        number: 12,
        title: 'Add retries',
        user: { login: 'mona', type: 'User' },
        head: { ref: 'feature', repo: here },
        base: { ref: 'main', repo: here },
      },
    },
    reviewer,
  )
}

test('a command in the text of a review is one, and gets no reaction', async () => {
  await scene.run({ event: review('/docs explain the retries') })
  expect(scene.story()).toMatchSnapshot()
})

test('a review without a command sends the prompt of the workflow', async () => {
  await scene.run({ event: review('Nice work') })
  expect(scene.story()).toMatchSnapshot()
})

test('a review of a pull request that was given up starts nothing', async () => {
  const pull = scene.github.repository('acme/app').pulls.get(12)
  if (pull) pull.state = 'closed'
  const { outputs } = await scene.run({ event: review('Nice work') })
  expect(outputs.reason).toBe('source-closed')
  expect(scene.requests()).toEqual([])
})

test('a review by a stranger starts nothing, whatever it says', async () => {
  const hubot = { login: 'hubot', id: 9, type: 'User' as const }
  scene.github.repository('acme/app').accounts.set('hubot', hubot)
  await scene.run({ event: review('/docs mine', hubot) })
  await scene.run({ event: review('Nice', hubot), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test("a listed bot's command on a fork starts nothing", async () => {
  const pull = scene.github.repository('acme/app').pulls.get(12)
  if (pull) pull.head.repo = 'hubot/app'
  await scene.run({
    event: comment('/docs', { author: { login: 'helper[bot]', type: 'Bot' } }),
    with: { 'allowed-bots': 'helper' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test("a listed bot's command on a fork that was merged starts a job", async () => {
  const pull = scene.github.repository('acme/app').pulls.get(12)
  if (pull) {
    pull.head.repo = 'hubot/app'
    Object.assign(pull, { state: 'closed', merged_at: '2026-11-20T13:00:00Z' })
  }
  await scene.run({
    event: comment('/docs', { author: { login: 'helper[bot]', type: 'Bot' } }),
    with: { 'allowed-bots': 'helper' },
  })
  const [{ prompt } = { prompt: '' }, ...others] = scene.requests()
  expect(prompt).toContain('Head: hubot:feature\n')
  expect(others).toEqual([])
})

test('an issue is one conversation, and the agent is told of it as it reads now', async () => {
  addIssue(scene.github.repository('acme/app'), {
    ...{ number: 30, title: 'Explain how often it retries' },
    labels: ['docs', 'network'],
  })
  const labels = ['docs', 'retries'].map((name, id) => ({
    id,
    node_id: 'LA_1',
    url: `https://api.github.com/repos/acme/app/labels/${name}`,
    name,
    color: 'ededed',
    default: false,
  }))
  const labeled = recordedEvent('issues', {
    action: 'labeled',
    issue: { number: 30, title: 'Explain retries', labels },
  })
  Object(labeled.payload).issue.user = Object(labeled.payload).sender
  await scene.run({ event: labeled })
  await scene.run({ event: labeled, runId: '2' })
  await scene.run({
    event: comment('/docs more', { isIssue: true }),
    runId: '3',
  })
  expect(scene.requests()[0]?.prompt).toContain(
    'Issue #30: Explain how often it retries\nURL: https',
  )
  expect(scene.requests()[0]?.prompt).toContain('Labels: docs, network')
  expect(scene.story()).toMatchSnapshot()
})
