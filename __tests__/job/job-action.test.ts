// The wiring of the agent job: what a run asks for and writes, by its event and its inputs.
import { expect, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { runJobAction } from '../../src/job/job-action.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { pushEvent } from '../bundle/gate-cases.ts'
import { eventOf } from '../bundle/payloads.ts'
import { endsAtOnce, openScene, type Scene } from '../bundle/scene.ts'
import { headingsOf, runAction } from '../fixtures/run-here.ts'

const pull = eventOf('pull_request')
const dispatch = eventOf('workflow_dispatch')
const command = (body: string, author = 'mona') => commentEvent(`/docs ${body}`, { author })
const never = 'Document it.\nemulate: never'

async function open(event: ActionEvent = pull): Promise<Scene> {
  const scene = await openScene({ event })
  letMonaWrite(scene.repository)
  return scene
}

const run = (scene: Scene, changes: ActionRequest = {}) => runAction(scene.requestOf(changes), runJobAction)

test('a run for a pull request locks it, creates a job, and tells of it in outputs, comment and summary', async () => {
  await using scene = await open()
  const { exitCode, outputs, summary, stdout } = await run(scene, { with: { 'timeout-minutes': '1.5' } })
  const [comment] = scene.ours()
  expect(exitCode).toBe(0)
  expect(outputs).toMatchObject({
    ...{ result: 'pull-request', reason: '', status: 'completed', 'job-id': 'job_9e3779b1' },
    'pr-link': 'https://github.com/acme/docs/pull/57',
    'comment-url': `https://github.com/Codertocat/Hello-World/pull/2#issuecomment-${comment?.id}`,
  })
  expect(comment?.body).toMatch(/^### ✅ Docs pull request ready: .*\n\nBy the workflow <code>docs<\/code>\./)
  expect(comment?.body).toContain('https://github.com/Codertocat/Hello-World/actions/runs/6042')
  expect(summary).toMatch(/^## ✅ Docs pull request ready: /)
  expect(summary).toContain('Document it.\nemulate: pull-request after 0s\n\nContext of the event')
  expect(summary).toContain('Pull request #2: Update the README with new information.')
  expect(stdout.split('\n')).toEqual([
    'Docs agent for Codertocat/Hello-World, pull request #2',
    '::group::Settings',
    'project    acme-docs',
    `service    ${new URL(scene.docs.url).host}`,
    'waiting    up to 1m 30s',
    'comment    sticky',
    'fails on   failed, archived, timed-out, unknown, rejected',
    '::endgroup::',
    expect.stringMatching(/^Created job job_9e3779b1 in \d+\.\ds$/),
    expect.stringMatching(/^Waiting up to 1m \d+s\. Canceling this run doesn't stop the agent\.$/),
    '✅ Docs pull request ready: https://github.com/acme/docs/pull/57',
    '',
  ])
  expect(scene.asked()).toEqual(['POST /job'])
  const unlock = expect.stringMatching(/^DELETE \/issues\/2\/reactions\/\d+$/)
  expect(scene.called()).toEqual([
    ...['GET /collaborators/Codertocat/permission', 'GET /pulls/2/files', 'GET /pulls/2'],
    ...['POST /issues/2/reactions', 'GET /issues/2/reactions', 'GET /issues/2/comments'],
    ...['POST /issues/2/comments', unlock],
    'GET /pulls/57',
    ...['POST /issues/2/reactions', 'GET /issues/2/reactions', 'GET /issues/2/comments'],
    `PATCH /issues/comments/${comment?.id}`,
    unlock,
  ])
})

test('the next run sends a message to the same job, and its prompt is the one in the summary', async () => {
  await using scene = await open()
  await run(scene)
  const { outputs, summary } = await run(scene, {
    with: { prompt: `Again.\n${endsAtOnce}`, context: 'none', wait: 'false' },
    env: { GITHUB_RUN_ID: '6043' },
  })
  expect(scene.asked()).toEqual(['POST /job', 'GET /job/job_9e3779b1', 'POST /job/job_9e3779b1/message'])
  expect(outputs).toMatchObject({ result: 'running', 'job-id': 'job_9e3779b1' })
  expect(summary).toContain(`\`\`\`text\nAgain.\n${endsAtOnce}\n\`\`\``)
  expect(scene.ours()).toHaveLength(1)
})

test('a run that needs nothing of GitHub asks it for nothing', async () => {
  await using scene = await open(dispatch)
  const { exitCode, outputs, summary } = await run(scene, { with: { context: 'none' } })
  expect([exitCode, outputs.result, outputs['comment-url']]).toEqual([0, 'pull-request', ''])
  expect([scene.called(), scene.asked()]).toEqual([[], ['POST /job']])
  expect(summary).toContain(`\`\`\`text\n${endsAtOnce}\n\`\`\``)
})

test.each<[string, ActionEvent, Record<string, string>]>([
  ['an issue number', dispatch, { context: 'none', 'issue-number': '2' }],
  ['a limit of the day', dispatch, { context: 'none', 'max-requests-per-day': '3' }],
  ['a commit status', dispatch, { context: 'none', 'commit-status': 'docs' }],
  ['a release to read', eventOf('release'), { context: 'release' }],
])('%s needs GitHub', async (_, event, given) => {
  await using scene = await open(event)
  await run(scene, { with: given })
  expect(scene.called()).not.toEqual([])
})

type End = { exitCode: number; result: string; heading: string; level: string | null }
test.each<[string, Record<string, string>, End]>([
  [
    'a job that failed',
    { prompt: 'emulate: failed after 0s' },
    { exitCode: 1, result: 'failed', heading: '❌ Docs agent failed', level: 'error' },
  ],
  [
    'a job that failed, where that fails nothing',
    { prompt: 'emulate: failed after 0s', 'fail-on': 'none' },
    { exitCode: 0, result: 'failed', heading: '❌ Docs agent failed', level: 'warning' },
  ],
  [
    'a key that is refused',
    { 'api-key': 'mint_another_key' },
    { exitCode: 1, result: 'rejected', heading: '⛔ API key not accepted', level: 'error' },
  ],
  [
    'a job that nobody waits for',
    { prompt: never, wait: 'false' },
    { exitCode: 0, result: 'running', heading: '▶️ Docs agent started', level: null },
  ],
])('%s', async (_, given, { exitCode, result, heading, level }) => {
  await using scene = await open()
  const ended = await run(scene, { with: { context: 'none', ...given } })
  expect([ended.exitCode, ended.outputs.result]).toEqual([exitCode, result])
  expect(scene.ours()[0]?.body).toContain(`### ${heading}`)
  expect(ended.summary).toContain(`## ${heading}`)
  expect(ended.stdout.match(/^::(warning|error) /m)?.[1] ?? null).toBe(level)
})

test.each([
  ['a comment, from which a re-run takes the job', {}, 'Re-run this workflow job to keep waiting'],
  ['a comment, from which none may', { 'on-rerun': 'new' }, 'set `job-id` to `job_9e3779b1`'],
  ['no comment', { comment: 'off' }, 'set `job-id` to `job_9e3779b1`'],
])('a run that is out of time, with %s, says how to go on', async (_, given, advice) => {
  await using scene = await open()
  const ended = await run(scene, {
    with: { prompt: never, context: 'none', 'poll-interval-seconds': '600', ...given },
  })
  expect([ended.exitCode, ended.outputs.result, ended.outputs['poll-count']]).toEqual([1, 'timed-out', '3'])
  expect([ended.summary, ended.stdout]).toEqual([
    expect.stringContaining(advice),
    expect.stringContaining(advice),
  ])
})

test('a command gets a reaction first, its comment, and another reaction at the end', async () => {
  await using scene = await open(command(`add it\n${endsAtOnce}`))
  const { outputs } = await run(scene, { with: { prompt: '' } })
  expect(outputs.result).toBe('pull-request')
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
  const [first, ...others] = scene.called().filter((call) => call.includes('/issues/comments/492700400/'))
  expect([first, others.length]).toEqual(['POST /issues/comments/492700400/reactions', 2])
  expect(scene.ours()[0]?.body).toContain('To request changes, comment `/docs <what to change>`.')
})

test.each<[string, ActionEvent, Record<string, string>, string[]]>([
  ['is answered', command('help'), {}, ['### ℹ️ What `/docs` can do']],
  ['is answered by no dry run', command('help'), { 'dry-run': 'true' }, []],
  ['of somebody who may not ask is not answered', command('help', 'eve'), {}, []],
])('a command for help %s', async (...[, event, given, headings]) => {
  await using scene = await open(event)
  const { exitCode, outputs } = await run(scene, { with: given })
  expect([exitCode, outputs.result, headingsOf(scene.ours())]).toEqual([0, 'skipped', headings])
  expect(scene.asked()).toEqual([])
})

test.each([
  ['a run', {}, true],
  ['a dry run', { 'dry-run': 'true' }, false],
])('%s that meets a limit tells whoever asked', async (_, given, isTold) => {
  await using scene = await open(command(`add it\n${endsAtOnce}`))
  await run(scene, { with: { prompt: '' } })
  const { outputs } = await run(scene, {
    with: { prompt: '', 'max-requests': '1', ...given },
    env: { GITHUB_RUN_ID: '6043' },
  })
  expect([outputs.result, outputs.reason]).toEqual(['skipped', 'request-limit'])
  expect(scene.ours()[0]?.body.includes('has used all its requests')).toBe(isTold)
})

test.each<[string, ActionEvent, Record<string, string>, string[]]>([
  ['a key of another kind', pull, { 'api-key': 'a-key-of-another-kind' }, ['Unknown kind of API key']],
  ['a known kind of key', pull, { 'api-key': 'mint_another_key' }, []],
  ['no key', pull, { 'api-key': '', 'dry-run': 'true' }, []],
])('%s', async (...[, event, given, warnings]) => {
  await using scene = await open(event)
  const { stdout } = await run(scene, { with: given })
  expect([...stdout.matchAll(/^::warning title=(.*?)::/gm)].map(([, title]) => title)).toEqual(warnings)
})

const asEveryone = { permission: 'read' }
const isPrivate = { repository: { private: true } }
test.each<[string, ActionEvent, boolean]>([
  ['a pull request of a public repository', pull, false],
  ['a command in a public repository', command('add it'), false],
  ['a pull request of a private repository', eventOf('pull_request', isPrivate), true],
  ['a dispatch', eventOf('workflow_dispatch', { repository: { private: false } }), true],
  ['a merge queue', eventOf('merge_group'), true],
])('`permission: read` for %s', async (...[, event, isTaken]) => {
  await using scene = await open(event)
  const ended = run(scene, { with: asEveryone })
  if (isTaken) expect((await ended).stdout).toContain('Docs agent for')
  else await expect(ended).rejects.toThrow('`permission` must not be `read` on a public repository')
  if (!isTaken) expect([scene.called(), scene.asked()]).toEqual([[], []])
})

test('`permission: read` where the event does not say that the repository is private', async () => {
  await using scene = await open(pull)
  const event = { ...eventOf('pull_request', { repository: { private: null } }), isWrong: true }
  await expect(run(scene, { event, with: asEveryone })).rejects.toThrow("event doesn't say")
  expect([scene.called(), scene.asked()]).toEqual([[], []])
})

const pulls = /\/commits\/.*\/pulls/
test.each<[string, ActionEvent, Record<string, string>, Fault, string]>([
  [
    'the pull requests of a pushed commit',
    pushEvent(),
    {},
    { path: pulls, status: 403 },
    "::warning title=A gate couldn't be checked::`agent-branches` and `allowed-bots` were not checked: Couldn't find the pull requests of the commit: GitHub answered 403.",
  ],
  [
    'the changed files',
    pull,
    { paths: 'src/**' },
    { path: /\/files/, status: 404 },
    "`paths` was not checked: Couldn't read the changed files: GitHub answered 404.",
  ],
  [
    'the facts about the event',
    pull,
    {},
    { path: /\/pulls\/2$/, status: 404 },
    "Couldn't read the branches and the number of changed files: GitHub answered 404.",
  ],
  [
    'the comment',
    pull,
    {},
    {
      ...{ path: /\/issues\/2\/comments/, status: 403, method: 'POST' },
      body: { message: 'Resource not accessible by integration' },
    },
    "::warning title=A GitHub API call failed::Couldn't",
  ],
])('%s: what GitHub refuses is said once', async (...[, event, given, fault, says]) => {
  await using scene = await open(event)
  scene.github.fail({ times: Infinity, ...fault })
  const { stdout } = await run(scene, { with: given })
  expect(stdout.split(says)).toHaveLength(2)
})

test('the requests of a day are counted in all conversations', async () => {
  await using scene = await open()
  await run(scene, { with: { context: 'none' } })
  const again = await run(scene, {
    event: command('again'),
    with: { prompt: '', 'max-requests-per-day': '1' },
    env: { GITHUB_RUN_ID: '6043' },
  })
  expect([again.outputs.result, again.outputs.reason]).toEqual(['skipped', 'daily-limit'])
})

test('without reactions the conversation is locked all the same', async () => {
  await using scene = await open()
  await run(scene, { with: { reactions: 'false' } })
  expect(scene.called().filter((call) => call.startsWith('POST /issues/2/reactions'))).toHaveLength(2)
})

test('a summary that cannot be written is a warning, and the run ends as it would', async () => {
  await using scene = await open()
  const { exitCode, stdout } = await run(scene, { env: { GITHUB_STEP_SUMMARY: '/nowhere/summary' } })
  expect(exitCode).toBe(0)
  expect(stdout).toContain("::Couldn't write the summary: the file that GITHUB_STEP_SUMMARY names")
})

test('with `summary: false` there is none', async () => {
  await using scene = await open()
  const { exitCode, summary } = await run(scene, { with: { summary: 'false' } })
  expect([exitCode, summary]).toEqual([0, ''])
})

test('no secret is printed or written, wherever it came from', async () => {
  await using scene = await open()
  const { outputs, summary, stdout, state } = await run(scene, {
    with: { prompt: `Use ${scene.docs.key}.\nemulate: pull-request after 0s` },
  })
  const written = [JSON.stringify([outputs, state]), summary, stdout, ...scene.ours().map(({ body }) => body)]
  expect(written.filter((text) => text.includes(scene.docs.key))).toEqual([])
  expect(summary).toContain('Use ***.')
})
