// Two docs projects with one name for their commit status on one pull request: the second is refused, and never does a success
// hide what the other came to.
import { expect, jest, test } from '@jest/globals'
import { startDocumentationService } from '../../emulator/docs-service/server.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { commentEvent } from './comment-event.ts'
import { pullEvent } from './gate-cases.ts'
import { endsAtOnce, lastWord, type Scene } from './scene.ts'
import {
  headSha,
  lastShown,
  never,
  nextPush,
  nextSha,
  openStatusScene,
  pushNext,
  shown,
  until,
} from './status-scene.ts'

jest.setTimeout(60_000)

const metadata = 'reconcile/action.yml'
const failing = 'emulate: failed after 0s'
const ready = /^success: Docs pull request ready/
const failed = /^error: Docs agent failed/
const sentence =
  /Input `commit-status` is `\w+`, but another docs project uses that name on this pull request, too: http\S+#issuecomment-\d+\. Give each project its own name, or delete that comment if it's no longer used\./

let runs = 6_043
/** A run of one of the projects. */
const of = (
  key: string,
  given: Record<string, string> = {},
  event?: ActionRequest['event'],
): ActionRequest => ({
  with: { 'commit-status': 'docs', 'comment-key': key, ...given },
  env: { GITHUB_RUN_ID: String(runs++) },
  ...(event && { event }),
})

async function open(): Promise<Scene> {
  const scene = await openStatusScene()
  for (const login of ['mona', 'Codertocat'])
    scene.repository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  return scene
}

test.concurrent.each([
  ['fails', failing, endsAtOnce, failed],
  ['succeeds', endsAtOnce, failing, ready],
  ['is at work', never, endsAtOnce, /^pending: Docs agent is working/],
])('the first one %s, and the second is refused', async (...[, first, other, text]) => {
  await using scene = await open()
  await scene.run(of('a', { prompt: first, wait: String(first !== never) }))
  const before = shown(scene)
  const run = await scene.run(of('b', { prompt: other }))
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'invalid-input'])
  expect(lastWord(run)).toMatch(sentence)
  expect(scene.docs.jobs.size).toBe(1)
  expect([shown(scene), lastShown(scene)]).toEqual([before, expect.stringMatching(text)])
})

test.concurrent.each<[string, Record<string, string>]>([
  ['whose name is written in another case', { 'commit-status': 'DOCS' }],
  ['that signs with another secret', { 'state-secret': 'another secret of 16 or more' }],
])('one %s is another one all the same', async (_, given) => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  const run = await scene.run(of('b', given))
  expect(run.outputs.reason).toBe('invalid-input')
  expect(lastWord(run)).toMatch(sentence)
  expect(lastShown(scene)).toMatch(failed)
})

test.concurrent('one of another service with the same `comment-key` is another one', async () => {
  await using scene = await open()
  const other = await startDocumentationService({ rateLimits: false })
  await scene.run(of('default', { prompt: failing }))
  const run = await scene.run(of('default', { 'api-url': other.url }))
  await other.close()
  expect([run.outputs.reason, other.jobs.size]).toEqual(['invalid-input', 0])
  expect(lastShown(scene)).toMatch(failed)
})

test.concurrent.each([
  [failing, endsAtOnce],
  ['emulate: failed after 2s', 'emulate: pull-request after 1s'],
  ['emulate: failed after 1s', 'emulate: pull-request after 2s'],
])('of two at once, one is refused, and the status is that of the other: %j, %j', async (first, other) => {
  await using scene = await open()
  const both = await Promise.all([
    scene.run(of('a', { prompt: first })),
    scene.run(of('b', { prompt: other })),
  ])
  const results = both.map(({ outputs }) => outputs.result)
  expect(results.filter((result) => result === 'rejected')).toHaveLength(1)
  expect(lastShown(scene)).toMatch(results[0] === 'failed' ? failed : ready)
  expect(scene.docs.jobs.size).toBe(1)
})

test.concurrent('a gate of the second one turns nothing green, on whatever commit', async () => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  pushNext(scene)
  const phrase = { title: 'Typo [skip docs]' }
  for (const event of [pullEvent(phrase), nextPush(phrase)]) {
    const run = await scene.run(of('b', {}, event))
    expect(run.outputs.reason).toBe('skip-phrase')
    expect(run.stdout).toMatch(/^::warning /m)
    expect(run.stdout).toMatch(sentence)
  }
  expect([lastShown(scene), shown(scene, nextSha)]).toEqual([expect.stringMatching(failed), []])
})

test.concurrent('`/docs skip` counts where the name belongs', async () => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  const skip = commentEvent('/docs skip')
  const refused = await scene.run(of('b', {}, skip))
  expect(refused.outputs).toMatchObject({ result: 'skipped', reason: 'status-not-set' })
  expect(refused.stdout).toMatch(sentence)
  expect(lastShown(scene)).toMatch(failed)
  await scene.run(of('a', {}, skip))
  expect(lastShown(scene)).toBe('success: Not needed for ec26c3e, says mona')
})

const successes = (scene: Scene) => shown(scene).filter((text) => text.startsWith('success'))
const shared = 'error: Another docs project uses this status name, too. Give each one its own.'
/** Takes our comments away, as they are for a run that read them before they were written. Returns how to put them back. */
function hide({ repository, ours }: Scene): () => void {
  const hidden = ours()
  for (const { id } of hidden) repository.comments.delete(id)
  return () => {
    for (const comment of hidden) repository.comments.set(comment.id, comment)
  }
}

/** How often a comment was edited. A run that waits for its agent job has done so once. */
const edits = (scene: Scene) => scene.called().filter((call) => call.startsWith('PATCH ')).length

test.concurrent.each([
  ['failed', 'pull-request'],
  ['pull-request', 'failed'],
])('two that did not see each other begin are not green: %s and %s', async (...endings) => {
  await using scene = await open()
  const [first, other] = endings.map((ending) => ({ prompt: `emulate: ${ending} after 600s` }))
  const one = scene.start(of('a', first))
  await until(() => edits(scene) === 1)
  const putBack = hide(scene)
  const two = scene.start(of('b', other))
  await until(() => edits(scene) === 2)
  putBack()
  scene.endJobs()
  const both = await Promise.all([one.finished, two.finished])
  expect(both.map(({ outputs }) => outputs.result)).toEqual(endings)
  expect(successes(scene)).toEqual([])
  expect(lastShown(scene)).toMatch(/^error: /)
  await scene.run({ metadata })
  expect(successes(scene)).toEqual([])
})

test.concurrent('a reconcile that finishes both turns neither green', async () => {
  await using scene = await open()
  const unwaited = { wait: 'false' }
  await scene.run(of('a', { ...unwaited, prompt: 'emulate: failed after 600s' }))
  const putBack = hide(scene)
  await scene.run(of('b', { ...unwaited, prompt: 'emulate: pull-request after 600s' }))
  putBack()
  scene.endJobs()
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ finished: '2' })
  expect(shown(scene)).toContain(shared)
  await scene.run({ metadata })
  expect([successes(scene), lastShown(scene)]).toEqual([[], expect.stringMatching(/^error: /)])
})

test.concurrent('a reconcile of one of them sees the other, which has another secret', async () => {
  await using scene = await open()
  await scene.run(of('a', { wait: 'false', prompt: 'emulate: pull-request after 600s' }))
  const putBack = hide(scene)
  await scene.run(of('b', { prompt: failing, 'state-secret': 'another secret of 16 or more' }))
  putBack()
  scene.endJobs()
  await scene.run({ metadata })
  expect(lastShown(scene)).toBe(shared)
})

test.concurrent('with names of their own, each says what it came to', async () => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  await scene.run(of('b', { 'commit-status': 'docs-b' }))
  const statuses = scene.repository.statuses.get(headSha) ?? []
  const last = (name: string) => statuses.findLast(({ context }) => context === name)?.state
  expect([last('docs'), last('docs-b')]).toEqual(['error', 'success'])
})

test.concurrent('once the other comment is deleted, the name is free', async () => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  for (const { id } of scene.ours()) scene.repository.comments.delete(id)
  const run = await scene.run(of('b'))
  expect(run.outputs.result).toBe('pull-request')
  expect(lastShown(scene)).toMatch(ready)
})

test.concurrent('what a stranger copies or writes takes no name', async () => {
  await using scene = await open()
  await scene.run(of('a', { prompt: failing }))
  const [first] = scene.ours()
  if (!first) throw new Error('There is no comment.')
  scene.repository.comments.delete(first.id)
  const eve = { login: 'eve', id: 7, type: 'User' } as const
  scene.repository.comments.set(first.id + 50, { ...first, id: first.id + 50, user: eve })
  const forged = first.body.replace(/\.[A-Za-z0-9+/=]+ -->/, '.AAAA -->')
  scene.repository.comments.set(first.id, { ...first, body: forged, user: eve })
  const run = await scene.run(of('b'))
  expect(run.outputs.result).toBe('pull-request')
})
