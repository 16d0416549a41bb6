// What stays in the comment when a run sends nothing: notes, what became of a
// command, and whether a follow-up may be lost.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { comment, pullRequest } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

const ready = pullRequest({ action: 'ready_for_review' })

/** A docs pull request that somebody merges later. */
function addDocsPull() {
  const pull = addPull(scene.github.repository('acme/docs'), { number: 57 })
  const merge = () => {
    const merged_at = '2026-11-20T14:30:00Z'
    Object.assign(pull, { state: 'closed', closed_at: merged_at, merged_at })
  }
  return { merge }
}

test('what a step has noted, another one that waits for its job leaves', async () => {
  await scene.run()
  const second = { event: comment('/docs new from scratch'), runId: '2' }
  const { outputs } = await scene.run({ ...second, with: { wait: 'false' } })
  await scene.run({
    ...{ ...second, env: { GITHUB_ACTION: 'wait' } },
    with: { prompt: '', 'job-id': outputs['job-id'] ?? '' },
  })
  expect(scene.comments()[0]).toContain('another agent job')
})

test('a covered event leaves that a command was not sent', async () => {
  const inputs = { 'max-requests': '1' }
  await scene.run({ with: inputs })
  await scene.run({ event: comment('/docs three'), runId: '2', with: inputs })
  await scene.run({ event: ready, runId: '3', with: inputs })
  expect(scene.requests()).toHaveLength(1)
  expect(scene.comments()[0]).toContain('(<code>three</code>)')
})

test('a covered event leaves that a command was refused', async () => {
  await scene.run()
  scene.mintlify.fail({ method: 'POST', path: /message$/, status: 402 })
  await scene.run({ event: comment('/docs three'), runId: '2' })
  await scene.run({ event: ready, runId: '3' })
  expect(scene.comments()[0]).toContain('(<code>three</code>)')
})

const unseen = {
  ...{ event: comment('/docs x'), runId: '2' },
  with: { prompt: 'emulate: pull-request after 0s' },
}
const later = comment('/docs y', { id: 502 })

const slow = { prompt: 'p\nemulate: pull-request after 300s' }
const again = pullRequest({ action: 'reopened' })
const followUp = { event: again, runId: '2' }

test.each<[string, () => Promise<unknown>]>([
  ['a reconcile', () => scene.run({ action: 'reconcile', runId: '9' })],
  ['a re-run', () => scene.run({ ...followUp, attempt: 2, with: slow })],
  [
    'a covered event',
    () => scene.run({ event: ready, runId: '3', with: slow }),
  ],
  [
    'a later step',
    () => {
      const [jobId = ''] = scene.mintlify.jobs.keys()
      const env = { GITHUB_ACTION: 'wait' }
      const inputs = { prompt: '', 'job-id': jobId }
      return scene.run({ ...followUp, env, with: inputs })
    },
  ],
])(
  '%s says that a follow-up may not be in a docs pull request merged meanwhile',
  async (_, lookAgain) => {
    const docs = addDocsPull()
    await scene.run()
    await scene.run({ ...followUp, with: { ...slow, wait: 'false' } })
    scene.clock.skip(60_000)
    docs.merge()
    scene.clock.skip(600_000)
    await lookAgain()
    expect(scene.comments()[0]).toContain('Your request may not be in it.')
  },
)

test('the re-run of a follow-up in doubt names no job that came later', async () => {
  await scene.run()
  const lost = { event: comment('/docs one'), runId: '2' }
  scene.mintlify.fail({ method: 'POST', drop: true, path: /message$/ })
  await scene.run(lost)
  const fresh = comment('/docs new two', { id: 502 })
  await scene.run({ event: fresh, runId: '3' })
  const { outputs } = await scene.run({ ...lost, attempt: 2 })
  expect(outputs.reason).toBe('message-unconfirmed')
  expect(outputs['job-id'] ?? '').toBe('')
})

test.each<[string, () => Promise<unknown>]>([
  ['its re-run', () => scene.run({ ...unseen, attempt: 2 })],
  ['a covered event', () => scene.run({ event: ready, runId: '3' })],
  ['another command', () => scene.run({ event: later, runId: '3' })],
])(
  '%s leaves that a request might not have been processed',
  async (_, runAgain) => {
    addDocsPull()
    await scene.run()
    scene.clock.skip(600_000)
    const { outputs } = await scene.run(unseen)
    expect(outputs.reason).toBe('effect-unconfirmed')
    await runAgain()
    expect(scene.comments()[0]).toMatch(/processed|effect is missing/)
  },
)
