// What the reconcile does to the commit status.
import { expect, jest, test } from '@jest/globals'
import { closePull, mergePull } from '../../emulator/github/pull-fixtures.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { pullEvent } from './gate-cases.ts'
import { rewriteBody } from './remembered.ts'
import { flawsOf, type Scene } from './scene.ts'
import {
  headSha,
  lastShown,
  never,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  working,
  young,
} from './status-scene.ts'

jest.setTimeout(60_000)

const metadata = 'reconcile/action.yml'
const second = { GITHUB_RUN_ID: '6043' }
const unwaited = (ending: string) => ({ with: { ...on, wait: 'false', prompt: `emulate: ${ending}` } })
const mergedInputs = { ...on, 'commit-status-until': 'merged', 'docs-token': docsToken }
const withToken = { metadata, with: { 'docs-token': docsToken } }
const setting = { method: 'POST', path: /\/statuses\// }

test.concurrent.each<[string, Record<string, string>, RegExp]>([
  ['pull-request', {}, /^success: Docs pull request ready: acme\/docs#57$/],
  ['no-pull-request', {}, /^success: Docs agent finished/],
  ['failed', {}, /^error: Docs agent failed/],
  ['failed', { 'fail-on': 'none' }, /^success: Docs agent failed/],
  ['archived', {}, /^error: /],
])('a job that nobody waited for, and that ended with %s (%j)', async (...[ending, given, text]) => {
  await using scene = await openStatusScene()
  const { with: inputs } = unwaited(`${ending} after 600s`)
  await scene.run({ with: { ...inputs, ...given } })
  expect(shown(scene)).toEqual([working])
  scene.endJobs()
  const run = await scene.run({ metadata })
  expect(shown(scene)).toEqual([working, expect.stringMatching(text)])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent('a job at work keeps pending, and costs no write', async () => {
  await using scene = await openStatusScene()
  await scene.run(unwaited('never'))
  await scene.run({ metadata })
  expect(shown(scene)).toEqual([working])
})

test.concurrent('a job that is gone is an error', async () => {
  await using scene = await openStatusScene()
  await scene.run(unwaited('never'))
  scene.docs.jobs.clear()
  await scene.run({ metadata })
  expect(lastShown(scene)).toMatch(/^error: /)
})

test.concurrent.each([
  ['merged', mergePull, 'success: Docs merged: acme/docs#57'],
  ['closed', closePull, 'failure: Docs pull request closed without being merged: acme/docs#57'],
] as const)('a docs pull request that was %s', async (...[, act, text]) => {
  await using scene = await openDocsScene({ event: pullEvent(), pull: young })
  await scene.run({ with: mergedInputs })
  expect(lastShown(scene)).toBe('pending: Waiting for the merge of acme/docs#57')
  await scene.run(withToken)
  expect(shown(scene)).toHaveLength(2)
  act(scene.docsRepository, 57)
  await scene.run(withToken)
  await scene.run(withToken)
  expect(shown(scene)).toEqual([working, 'pending: Waiting for the merge of acme/docs#57', text])
  const links = (scene.repository.statuses.get(headSha) ?? []).map(({ target_url }) => target_url)
  expect(links.at(-1)).toBe('https://github.com/acme/docs/pull/57')
})

test.concurrent('a docs pull request that was closed changes nothing where it only had to be ready', async () => {
  await using scene = await openDocsScene({ event: pullEvent(), pull: young })
  await scene.run({ with: { ...on, 'docs-token': docsToken, 'docs-labels': 'documentation' } })
  closePull(scene.docsRepository, 57)
  await scene.run(withToken)
  expect(shown(scene)).toEqual([working, ready])
})

test.concurrent('a job that is followed for too long is an error, and a merge, too', async () => {
  await using scene = await openDocsScene({ event: pullEvent(), pull: young })
  await scene.run({ with: { ...mergedInputs, wait: 'false', prompt: never } })
  makeOld(scene)
  await scene.run(withToken)
  expect(shown(scene)).toEqual([working, 'error: No longer followed. Comment the slash command to continue.'])
})

test.concurrent('a merge that is awaited for too long is an error', async () => {
  await using scene = await openDocsScene({ event: pullEvent(), pull: young })
  await scene.run({ with: mergedInputs })
  makeOld(scene)
  await scene.run(withToken)
  expect(lastShown(scene)).toBe('error: No longer followed. Comment the slash command to continue.')
})

test.concurrent.each([
  ['the end of a job', 'pull-request after 600s', false, ready],
  [
    'that it is no longer followed',
    'never',
    true,
    'error: No longer followed. Comment the slash command to continue.',
  ],
])(
  'a status that could not be written is written by the next pass: %s',
  async (...[, ending, isOld, text]) => {
    await using scene = await openStatusScene()
    await scene.run(unwaited(ending))
    scene.endJobs()
    scene.github.fail({ ...setting, status: 403, times: 1 })
    if (isOld) makeOld(scene)
    const first = await scene.run({ metadata })
    expect(first.stdout).toMatch(/^::warning .*Couldn't set the commit status/m)
    expect(shown(scene)).toEqual([working])
    await scene.run({ metadata })
    expect(shown(scene)).toEqual([working, text])
    await scene.run({ metadata })
    expect(shown(scene)).toHaveLength(2)
  },
)

test.concurrent('a waiver that could not be written is written by the next pass', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...on, prompt: 'emulate: failed after 0s' } })
  scene.github.fail({ ...setting, status: 403, times: 1 })
  const run = await scene.run({ with: on, event: commentEvent('/docs skip'), env: second })
  expect(run.outputs.reason).toBe('status-not-set')
  expect(lastShown(scene)).toMatch(/^error: /)
  await scene.run({ metadata })
  expect(lastShown(scene)).toBe('success: Not needed for ec26c3e, says mona')
})

test.concurrent('a newer head that no run was made for gets no status from the reconcile', async () => {
  await using scene = await openStatusScene()
  await scene.run(unwaited('pull-request after 600s'))
  pushNext(scene)
  scene.endJobs()
  await scene.run({ metadata })
  expect(lastShown(scene)).toBe(ready)
  expect(shown(scene, nextSha)).toEqual([])
})

/** Has the comment remember that its request began years ago. */
function makeOld(scene: Scene): void {
  const [comment] = scene.ours()
  if (!comment) throw new Error('There is no comment.')
  comment.body = rewriteBody(comment.body, scene.docs.key, { startedAt: '2020-01-01T00:00:00.000Z' })
}

/** Lets the reconcile see the conversation as it was before something else happened there. */
async function reconcileBehind(scene: Scene, meanwhile: () => Promise<unknown>): Promise<void> {
  const [comment] = scene.ours()
  if (!comment) throw new Error('There is no comment.')
  const before = comment.body
  await meanwhile()
  const list = [{ ...comment, body: before, html_url: `https://github.com/x/${comment.id}` }]
  const issue_url = `${scene.github.apiUrl}/repos/Codertocat/Hello-World/issues/2`
  const body = list.map((one) => ({ ...one, issue_url }))
  scene.github.fail({ method: 'GET', path: /\/issues\/comments\?/, status: 200, body, times: 1 })
  await scene.run({ metadata })
}

test.concurrent('a request that began during the pass keeps its pending status', async () => {
  await using scene = await openStatusScene()
  await scene.run(unwaited('pull-request after 600s'))
  for (const prompt of [...scene.docs.jobs.values()].flatMap(({ prompts }) => prompts)) prompt.startedAtMs = 0
  const newRequest = { ...on, 'on-existing': 'new', wait: 'false', prompt: never }
  await reconcileBehind(scene, () => scene.run({ with: newRequest, env: second }))
  expect(lastShown(scene)).toBe(working)
})

test.concurrent('a waiver that came during the pass holds', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  await scene.run(unwaited('failed after 600s'))
  scene.endJobs()
  await reconcileBehind(scene, () => scene.run({ event: commentEvent('/docs skip'), with: on, env: second }))
  expect(lastShown(scene)).toBe('success: Not needed for ec26c3e, says mona')
  expect(scene.ours()[0]?.body).toContain('### ❌ Docs agent failed')
})

test.concurrent('with exactly the right missing, the reconcile warns once and does its other work', async () => {
  await using scene = await openStatusScene()
  await scene.run(unwaited('pull-request after 600s'))
  scene.endJobs()
  const headers = { 'x-accepted-github-permissions': 'statuses=write' }
  scene.github.fail({ ...setting, status: 403, headers, times: Infinity })
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ result: 'done', finished: '1' })
  expect(run.stdout.match(/^::warning .*The token needs: statuses: write/gm)).toHaveLength(1)
  expect(scene.ours()[0]?.body).toContain('### ✅ Docs pull request ready')
})
