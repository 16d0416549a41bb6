// A gate or limit of the shipped bundle turns no commit green that has a status which this conversation is not known to have
// written, and says nothing about a change that it has not looked at.
import { expect, jest, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { commentEvent } from './comment-event.ts'
import { agent, pullEvent } from './gate-cases.ts'
import { labelOf } from './payloads.ts'
import { endsAtOnce, type Scene } from './scene.ts'
import {
  headSha,
  isRemembered,
  lastShown,
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

jest.setTimeout(60_000)

const second = { GITHUB_RUN_ID: '6043' }
const third = { GITHUB_RUN_ID: '6044' }
const failing = { ...on, prompt: 'emulate: failed after 0s' }
const failed = expect.stringMatching(/^error: Docs agent failed/)
const phrase = { title: 'Typo [skip docs]' }
const labeled = pullEvent({ labels: [labelOf('wip')] }, { action: 'labeled' })
const byLabel = { ...on, 'skip-labels': 'wip' }
const onceADay = { ...on, 'max-requests-per-day': '1' }
const limited = 'pending: Daily limit reached, comment /docs'
const byAgent = { sender: { ...agent } }

/** Another pull request from the same branch to another one, which anybody in an organization can open. */
const otherPull = (sha: string) =>
  pullEvent({ number: 9, ...phrase, head: { sha }, base: { ref: 'release' } }, { number: 9 })

function addOtherPull({ repository }: Scene, sha: string): void {
  addPull(repository, { number: 9, head: { ref: 'changes', sha, repo: 'Codertocat/Hello-World' } })
}

/** Has somebody else set the status `docs`. */
function setForeign({ repository }: Scene, state: 'error' | 'pending' | 'success', sha = headSha): void {
  const text = { description: 'of somebody else', target_url: null, context: 'Docs' }
  const meta = { creator: { login: 'x', id: 1, type: 'Bot' } as const, created_at: '', updated_at: '' }
  repository.statuses.set(sha, [{ id: 1, state, ...text, ...meta }])
}

/** Lets everybody write who acts in these tests. */
function letWrite({ repository }: Scene): void {
  for (const login of ['mona', 'Codertocat'])
    repository.collaborators.set(login, { permission: 'write', role_name: 'write' })
}

test.concurrent('a phrase in another pull request with the same commit leaves the failure of this one', async () => {
  await using scene = await openStatusScene()
  letWrite(scene)
  await scene.run({ with: failing })
  addOtherPull(scene, headSha)
  const run = await scene.run({ with: on, event: otherPull(headSha), env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'skip-phrase' })
  expect(shown(scene)).toEqual([working, failed])
})

test.concurrent.each(['error', 'pending', 'success'] as const)(
  'a gate leaves %s of somebody else',
  async (state) => {
    await using scene = await openStatusScene({ event: pullEvent(phrase) })
    letWrite(scene)
    setForeign(scene, state)
    const run = await scene.run({ with: on })
    expect([run.outputs.reason, shown(scene)]).toEqual(['skip-phrase', [`${state}: of somebody else`]])
    expect(run.stdout).not.toContain('::warning')
  },
)

test.concurrent.each<[string, Record<string, string>]>([
  ['failed', failing],
  ['could not begin', { ...on, 'api-key': 'mint_another_key', 'state-secret': 'a secret of 16 or more' }],
])('a label turns the commit of this conversation green whose job %s', async (how, given) => {
  await using scene = await openStatusScene()
  letWrite(scene)
  await scene.run({ with: given })
  const secret = { 'state-secret': given['state-secret'] ?? '' }
  await scene.run({ with: { ...byLabel, ...secret }, event: labeled, env: second })
  expect(shown(scene)).toEqual([
    // Nothing is pending before there is a job.
    ...(how === 'failed' ? [working] : []),
    expect.stringMatching(/^error: /),
    expect.stringMatching(/^success: Skipped: .*label/),
  ])
})

test.concurrent.each([
  ['max-requests', { ...on, 'max-requests': '1' }, 'request-limit'],
  ['on-existing', { ...on, 'on-existing': 'skip' }, 'existing-job'],
])(
  'after `%s`, the success of an earlier commit does not replace a failure',
  async (...[, given, reason]) => {
    await using scene = await openStatusScene()
    letWrite(scene)
    await scene.run({ with: on })
    pushNext(scene)
    setForeign(scene, 'error', nextSha)
    const run = await scene.run({ with: given, event: nextPush(), env: second })
    expect([run.outputs.reason, shown(scene, nextSha)]).toEqual([reason, ['error: of somebody else']])
  },
)

test.concurrent('what an open job comes to is not written to a commit whose status is not its own', async () => {
  await using scene = await openStatusScene()
  letWrite(scene)
  await scene.run({ with: { ...on, wait: 'false', prompt: 'emulate: pull-request after 600s' } })
  pushNext(scene)
  setForeign(scene, 'error', nextSha)
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  scene.endJobs()
  await scene.run({ metadata: 'reconcile/action.yml' })
  expect([lastShown(scene), shown(scene, nextSha)]).toEqual([ready, ['error: of somebody else']])
})

test.concurrent('a commit that came while a run was at work gets nothing before its own run', async () => {
  await using scene = await openStatusScene()
  letWrite(scene)
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 4s' } })
  await until(() => isRemembered(scene))
  pushNext(scene)
  await running.finished
  expect(shown(scene, nextSha)).toEqual([])
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  expect(lastShown(scene, nextSha)).toMatch(/^success: Skipped: /)
})

test.concurrent('a spent day leaves a new pull request pending, and one that has a job as that says', async () => {
  await using scene = await openStatusScene()
  letWrite(scene)
  await scene.run({ with: { ...on, prompt: endsAtOnce } })
  const event = pullEvent(
    { number: 9, head: { sha: nextSha, ref: 'other' } },
    { number: 9, action: 'opened' },
  )
  addPull(scene.repository, {
    number: 9,
    head: { ref: 'other', sha: nextSha, repo: 'Codertocat/Hello-World' },
  })
  const run = await scene.run({ with: onceADay, event, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'daily-limit' })
  expect(shown(scene, nextSha)).toEqual([limited])
  const known = await scene.run({ with: onceADay, env: third })
  expect([known.outputs.reason, lastShown(scene)]).toEqual(['daily-limit', ready])
})

test.concurrent.each(['nothing', 'a failure', 'a success'])(
  'the agent’s push to a person’s pull request leaves %s as it is',
  async (before) => {
    await using scene = await openStatusScene()
    letWrite(scene)
    if (before !== 'nothing') await scene.run({ with: before === 'a failure' ? failing : on })
    const standing = shown(scene)
    const event = pullEvent({}, { action: 'synchronize', ...byAgent })
    const run = await scene.run({ with: on, event, env: second })
    expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'own-pull-request' })
    expect(shown(scene)).toEqual(standing)
  },
)

test.concurrent('a new commit of the agent on a person’s pull request has no status until somebody decides', async () => {
  await using scene = await openStatusScene()
  letWrite(scene)
  await scene.run({ with: on })
  pushNext(scene)
  const event = pullEvent({ head: { sha: nextSha } }, { action: 'synchronize', ...byAgent })
  await scene.run({ with: on, event, env: second })
  expect(shown(scene, nextSha)).toEqual([])
  await scene.run({ with: on, event: commentEvent('/docs skip'), env: third })
  expect(lastShown(scene, nextSha)).toBe(`success: Not needed for ${nextSha.slice(0, 7)}, says mona`)
})

test.concurrent('the agent’s own pull request is green, also if a person pushes to it', async () => {
  await using scene = await openStatusScene({ event: pullEvent({ user: agent }, { action: 'synchronize' }) })
  letWrite(scene)
  await scene.run({ with: on })
  expect(shown(scene)).toEqual([expect.stringMatching(/^success: Skipped: the agent made this change/)])
})

test.concurrent('who is not known to have permission is pending, never green', async () => {
  const fork = { head: { repo: { id: 999, full_name: 'eve/Hello-World', fork: true } } }
  const byEve = { sender: { login: 'eve', id: 7, type: 'User' } }
  const event = { ...pullEvent(fork, byEve), name: 'pull_request_target' }
  await using scene = await openStatusScene({ event })
  scene.github.fail({ path: /\/permission$/, status: 500, times: Infinity })
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-unknown' })
  expect(shown(scene)).toEqual(['pending: Comment /docs to start the docs agent'])
})

test.concurrent('a closed gate costs one call more: the status is read before it is set', async () => {
  await using scene = await openStatusScene({ event: pullEvent(phrase) })
  letWrite(scene)
  await scene.run({ with: on })
  expect(scene.called()).toEqual([
    'GET /issues/2/comments',
    `GET /commits/${headSha}/statuses`,
    `POST /statuses/${headSha}`,
  ])
})
