// What passes from part to part: signals, time limits, and what each action says of its inputs.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addReviewComment, makeFile } from '../../emulator/github/fixtures.ts'
import { comment, dispatch, pullRequest, push, reviewComment } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const event = pullRequest({ action: 'labeled' })
const published = {
  GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
  GITHUB_ACTION_REF: 'v1',
}

test.each(['discussion', 'discussion_comment', 'fork', 'issues', 'pull_request_review', 'watch'])(
  'the sender of %s needs the permission',
  async (name) => {
    scene.github.repository('acme/app').collaborators.set('mona', { permission: 'read', role_name: 'read' })
    const { payload } = dispatch()
    const run = await scene.run({ event: { name, payload, isWrong: true } })
    expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
    expect(scene.requests()).toEqual([])
  },
)

test('a run that ends as busy gives up the request of a dead one', async () => {
  await scene.run({ runId: '9', with: { prompt: 'emulate: never', wait: 'false' } })
  scene.mintlify.jobs.clear()
  await scene.run({ event, runId: '8', with: { prompt: 'emulate: never', wait: 'false' } })
  const other = scene.start({ event: comment('/docs new one', { id: 502 }), runId: '2' })
  await new Promise<void>((resolve) => {
    const stop = () => {
      other.clock.stop()
      resolve()
    }
    scene.mintlify.fail({ method: 'POST', path: /\/job$/, hang: true, onMatch: stop })
  })
  scene.clock.skip(3 * 60_000)
  const run = await scene.run({ event: comment('/docs two'), runId: '3', with: { 'timeout-minutes': '1' } })
  expect(run.outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
  expect(scene.comments()[0]).toContain("Couldn't confirm")
})

test('a run whose comment cannot be written ends at its deadline', async () => {
  scene.github.fail({ method: 'POST', path: /\/issues\/12\/comments/, status: 502, times: Infinity })
  const run = await scene.run({ with: { 'timeout-minutes': '0.05' } })
  expect(run.outputs).toMatchObject({
    result: 'rejected',
    reason: 'memory-unwritable',
    'duration-seconds': '3',
  })
})

test('the context takes five seconds at most', async () => {
  scene.github.fail({ path: /\/pulls\/12\/files/, hang: true, times: Infinity })
  await scene.run()
  const [claim, create] = [
    scene.github.requests.find(({ method }) => method === 'POST'),
    scene.mintlify.requests.find(({ method }) => method === 'POST'),
  ]
  expect((create?.atMs ?? 0) - (claim?.atMs ?? 0)).toBe(5_000)
  expect(scene.requests()[0]?.prompt).toContain('Changed files: could not be read')
})

test('the comment knows the job before it is polled', async () => {
  let polls = -1
  const hold = async () => {
    await scene.clock.forRun().sleep(5_000)
    polls = scene.mintlify.requests.filter(({ method }) => method === 'GET').length
  }
  scene.github.fail({ method: 'PATCH', hold })
  await scene.run()
  expect(polls).toBe(0)
})

test.each([
  ['job', 'timeout-minutes', 'docs/reference.md#inputs'],
  ['visitors', 'limit', 'docs/reference.md#visitors-inputs'],
  ['reconcile', 'api-url', 'docs/reference.md#reconcile-inputs'],
] as const)('an invalid input of %s links to its inputs', async (action, name, link) => {
  const run = await scene.run({ action, with: { [name]: 'x' }, env: published })
  expect(run.exitCode).toBe(1)
  expect(run.log).toContain(`See https://github.com/acme/docs-agent-action/blob/v1/${link}`)
})

test('the post step says nothing of an input that the run has told of', async () => {
  const { state } = await scene.start().finished
  const post = await scene.start({ action: 'post', state, with: { wait: 'x' } }).finished
  expect(post.exitCode).toBe(0)
  expect(post.log).not.toContain('::error')
})

test('our own sentences are no quotation', async () => {
  scene.github.fail({ path: /\/commits\/.*\/pulls/, status: 502, times: Infinity })
  const run = await scene.run({ event: push() })
  expect(run.log).toContain('endless loop. GitHub answered 502. Re-run')
})

test('GitHub names at most 300 changed files, so that there may be more', async () => {
  const { pulls } = scene.github.repository('acme/app')
  pulls.get(12)?.files.splice(0, 1, ...Array.from({ length: 301 }, (_, file) => makeFile(`src/${file}.ts`)))
  await scene.run()
  expect(scene.requests()[0]?.prompt).toContain('Changed files (at least 300):')
})

test('a long diff hunk is cut at its start', async () => {
  addReviewComment(scene.github.repository('acme/app'), { id: 601, pull: 12 })
  const long = reviewComment('/docs explain this')
  const hunk = `@@ first\n${'x'.repeat(4_000)}\n+last`
  Object.assign(Object(long.payload).comment, { diff_hunk: hunk })
  await scene.run({ event: long })
  const [{ prompt } = { prompt: '' }] = scene.requests()
  expect(prompt).toContain('+last')
  expect(prompt).not.toContain('@@ first')
})
