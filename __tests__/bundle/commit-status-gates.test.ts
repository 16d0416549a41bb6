// The commit status of runs whose gate or limit closes: success where nothing is awaited, else the state of the conversation.
import { expect, jest, test } from '@jest/globals'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { pullEvent, pushEvent, renovate } from './gate-cases.ts'
import { eventOf, labelOf, payloadsOf } from './payloads.ts'
import type { Scene } from './scene.ts'
import {
  headSha,
  isRemembered,
  lastShown,
  never,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  until,
  working,
  young,
} from './status-scene.ts'
import { watchScene } from './watched-scene.ts'

jest.setTimeout(60_000)

const skipped = 'success: Skipped: the change has a phrase from skip-phrases'
const phrase = { title: 'Typo [skip docs]' }
const second = { GITHUB_RUN_ID: '6043' }
const target = { ...pullEvent(phrase), name: 'pull_request_target' }

test.concurrent.each<[string, ActionEvent, Record<string, string>, RegExp]>([
  ['a phrase', pullEvent(phrase), {}, /^success: Skipped: the change has a phrase from skip-phrases$/],
  ['a phrase, privileged', target, {}, /^success: Skipped: the change has a phrase/],
  ['a bot', pullEvent({ user: renovate }), {}, /^success: Skipped: this bot isn't listed in allowed-bots$/],
  [
    'a label',
    pullEvent({ labels: [labelOf('wip')] }),
    { 'skip-labels': 'wip' },
    /^success: Skipped: .*label/,
  ],
  ['paths', pullEvent(), { paths: 'docs/**' }, /^success: Skipped: no changed file matches paths$/],
  [
    'a branch of the agent',
    pullEvent({ head: { ref: 'mintlify/x' } }),
    {},
    /^success: Skipped: the agent made/,
  ],
])('%s in a pull request that nothing is awaited for', async (...[, event, given, text]) => {
  await using scene = await openStatusScene({ event })
  const run = await scene.run({ with: { ...on, ...given } })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'skipped'])
  expect(shown(scene)).toEqual([expect.stringMatching(text)])
  expect(scene.asked()).toEqual([])
  expect(run.stdout).not.toContain('::warning')
})

test.concurrent.each<[string, ActionEvent]>([
  ['a push without a pull request', pushEvent(['x'], { head_commit: { message: '[skip docs]' } })],
  ['a review, which anybody can write', eventOf('pull_request_review', { pull_request: phrase })],
])('a gate that closes sets nothing for %s', async (_, event) => {
  await using scene = await openStatusScene({ event })
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'skip-phrase' })
  expect([...scene.repository.statuses]).toEqual([])
})

/** Starts a job that nobody waits for, and pushes a second commit with a phrase. */
async function pushBesideOpenJob(scene: Scene) {
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  pushNext(scene)
  return scene.run({ with: on, event: nextPush(phrase), env: second })
}

test.concurrent('a phrase on a second push beside an open job does not turn it green', async () => {
  await using scene = await openStatusScene()
  const run = await pushBesideOpenJob(scene)
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'skip-phrase' })
  expect(shown(scene, nextSha)).toEqual([working])
  expect(shown(scene)).toEqual([working])
})

test.concurrent('the end of the request is written to the commit of the second push, too', async () => {
  await using scene = await openStatusScene()
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 600s' } })
  await until(() => isRemembered(scene))
  pushNext(scene)
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  expect(shown(scene, nextSha)).toEqual([working])
  scene.endJobs()
  await running.finished
  expect([lastShown(scene), lastShown(scene, nextSha)]).toEqual([ready, ready])
})

test.concurrent('a second push while the first request is sent waits for that request', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: answer, resolve: goOn } = Promise.withResolvers<'go on'>()
  await using scene = await watchScene(await openStatusScene(), ({ call, when }) => {
    if (call !== 'POST /job' || when === 'after') return 'go on'
    arrive()
    return answer
  })
  const running = scene.start({ with: { ...on, prompt: 'emulate: pull-request after 600s' } })
  await arrival
  pushNext(scene)
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  expect(shown(scene, nextSha)).toEqual([working])
  goOn('go on')
  await until(() => shown(scene).length > 0)
  scene.endJobs()
  await running.finished
  expect([lastShown(scene), lastShown(scene, nextSha)]).toEqual([ready, ready])
})

test.concurrent('the reconcile writes the end to the commit of the second push, too', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, wait: 'false', prompt: 'emulate: failed after 600s' } })
  pushNext(scene)
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  scene.endJobs()
  await scene.run({ metadata: 'reconcile/action.yml' })
  const failed = expect.stringMatching(/^error: Docs agent failed/)
  expect([lastShown(scene), lastShown(scene, nextSha)]).toEqual([failed, failed])
})

test.concurrent('a phrase on a second push beside a docs pull request to be merged waits, too', async () => {
  await using scene = await openDocsScene({ event: pullEvent(), pull: young })
  const inputs = { ...on, 'commit-status-until': 'merged', 'docs-token': docsToken }
  await scene.run({ with: inputs })
  pushNext(scene)
  await scene.run({ with: inputs, event: nextPush(phrase), env: second })
  expect(shown(scene, nextSha)).toEqual(['pending: Waiting for the merge of acme/docs#57'])
  mergePull(scene.docsRepository, 57)
  await scene.run({ metadata: 'reconcile/action.yml', with: { 'docs-token': docsToken } })
  const merged = 'success: Docs merged: acme/docs#57'
  expect([lastShown(scene), lastShown(scene, nextSha)]).toEqual([merged, merged])
})

test.concurrent.each<[string, Record<string, string>, string]>([
  ['a job that has ended', {}, skipped],
  ['a job that failed', { prompt: 'emulate: failed after 0s' }, skipped],
])('a phrase on a second push after %s sets success', async (_, given, text) => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, ...given } })
  pushNext(scene)
  await scene.run({ with: on, event: nextPush(phrase), env: second })
  expect(shown(scene, nextSha)).toEqual([text])
})

test.concurrent('a push whose gate closes repeats the state of its conversation', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, prompt: 'emulate: failed after 0s' } })
  const merged = mergePull(scene.repository, 2)
  const sha = merged.merge_commit_sha ?? ''
  const event = pushEvent(['x'], { after: sha, head_commit: { message: '[skip docs]' } })
  const run = await scene.run({ with: on, event, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped' })
  expect(shown(scene, sha)).toEqual([expect.stringMatching(/^error: Docs agent failed/)])
})

test.concurrent('`on-existing: skip` repeats the state of the conversation', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: on })
  pushNext(scene)
  await scene.run({ with: { ...on, 'on-existing': 'skip' }, event: nextPush(), env: second })
  expect(shown(scene, nextSha)).toEqual([ready])
})

const limits = { ...on, 'max-requests': '1' }

test.concurrent('a limit in a pull request repeats what the last request came to', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...limits, wait: 'false', prompt: never } })
  pushNext(scene)
  await scene.run({ with: limits, event: nextPush(), env: second })
  expect(shown(scene, nextSha)).toEqual([working])
  for (const job of scene.docs.jobs.values())
    for (const prompt of job.prompts) prompt.script = { ending: 'failed', afterMs: 0 }
  scene.endJobs()
  await scene.run({ metadata: 'reconcile/action.yml' })
  expect(lastShown(scene, nextSha)).toMatch(/^error: /)
  await scene.run({ with: limits, event: nextPush(), env: { GITHUB_RUN_ID: '6044' } })
  expect(lastShown(scene, nextSha)).toMatch(/^error: Docs agent failed/)
})

test.concurrent('a command that meets a limit changes nothing', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...limits, prompt: 'emulate: failed after 0s' } })
  const before = shown(scene)
  const run = await scene.run({ with: limits, event: commentEvent('/docs again'), env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'request-limit' })
  expect([shown(scene), [...scene.repository.statuses.keys()]]).toEqual([before, [headSha]])
})

test.concurrent('a merge queue gets success at once, and no job', async () => {
  await using scene = await openStatusScene({ event: eventOf('merge_group') })
  const run = await scene.run({ with: on })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'merge-group' })
  const sha = payloadsOf('merge_group').map(({ merge_group: group }) => String(Object(group).head_sha))[0]
  expect([...scene.repository.statuses.keys()]).toEqual([sha])
  expect(shown(scene, sha)).toEqual(['success: Nothing to do in a merge queue'])
  expect(scene.asked()).toEqual([])
})

test.concurrent('a dry run that begins no turn sets nothing', async () => {
  await using scene = await openStatusScene({ event: eventOf('merge_group') })
  const run = await scene.run({ with: { ...on, 'dry-run': 'true' } })
  expect([run.outputs.result, [...scene.repository.statuses]]).toEqual(['skipped', []])
})

test.concurrent('a dry run sets nothing', async () => {
  await using scene = await openStatusScene()
  const run = await scene.run({ with: { ...on, 'dry-run': 'true' } })
  expect([...scene.repository.statuses]).toEqual([])
  expect(run.stdout).toContain(`Commit status that would be set: docs on ${headSha.slice(0, 7)}`)
})
