import { expect, jest, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import type { PullState } from '../../emulator/github/state.ts'
import { eventOf, type Payload, payloadsOf } from './payloads.ts'
import { flawsOf, openScene } from './scene.ts'

jest.setTimeout(60_000)

type Ending = { result: string; reason?: string; thread?: number }
type Row = [label: string, payload: Payload, ending: Ending]

const secondPull = { result: 'pull-request', thread: 2 }
const noThread = { result: 'pull-request' }
const noPermission = { result: 'skipped', reason: 'permission-denied' }
const givenUp = { result: 'skipped', reason: 'source-closed' }
const inMergeQueue = { result: 'skipped', reason: 'merge-group' }
const noCommand = { result: 'skipped', reason: 'not-a-command' }

const rows: Row[] = [
  ...rowsOf('pull_request', endingOfPull),
  ...rowsOf('push', ({ deleted, ref }) => {
    if (deleted === true) return { result: 'skipped', reason: 'ref-deleted' }
    return ref === 'refs/heads/master' ? { result: 'pull-request', thread: 7 } : noThread
  }),
  ...rowsOf('release', () => noThread),
  ...rowsOf('create', () => noThread),
  ...rowsOf('issue_comment', () => noCommand),
  ...rowsOf('pull_request_review_comment', () => noCommand),
  ...rowsOf('workflow_dispatch', () => noThread),
  ...rowsOf('repository_dispatch', () => noThread),
  ...rowsOf('merge_group', () => inMergeQueue),
  ...rowsOf('pull_request_review', () => secondPull),
  ...rowsOf('workflow_run', ({ repository, workflow_run, sender }) => {
    const isHere = Object(Object(workflow_run).head_repository).id === Object(repository).id
    const isOwner = Object(Object(repository).owner).login === Object(sender).login
    return isHere || isOwner ? noThread : noPermission
  }),
  ['schedule, bare', { schedule: '0 7 * * 1' }, noThread],
  ['schedule, with its repository', scheduleOf(payloadsOf('push')[0]), noThread],
]

function endingOfPull({ action }: Payload): Ending {
  if (action === 'closed') return givenUp
  return action === 'locked' ? noThread : secondPull
}

function rowsOf(event: string, endingOf: (payload: Payload) => Ending): Row[] {
  return payloadsOf(event).map((payload, index) => {
    const action = typeof payload.action === 'string' ? `${payload.action} ` : ''
    return [`${event}, ${action}${index + 1}`, payload, endingOf(payload)]
  })
}

function scheduleOf({ repository, sender }: Payload = {}): Payload {
  return { schedule: '0 7 * * 1', workflow: '.github/workflows/docs.yml', repository, sender }
}

test('there are real payloads of every event', () => {
  expect(rows.length).toBeGreaterThan(75)
})

test.concurrent.each(rows)('%s', async (label, payload, { result, reason = '', thread }) => {
  const name = label.replace(/,.*/, '')
  await using scene = await openScene({ event: { name, payload } })
  if (typeof payload.after === 'string') {
    const merged_at = '2026-11-20T14:00:00Z'
    addPull(scene.repository, { number: 7, state: 'closed', merged_at, merge_commit_sha: payload.after })
  }
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result, reason, exitCode: 0 })
  expect(scene.ours().map(({ issue }) => issue)).toEqual(thread === undefined ? [] : [thread])
  expect(scene.asked()).toEqual(result === 'skipped' ? [] : ['POST /job'])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const actions = ['opened', 'synchronize', 'locked']

test.concurrent.each(actions)('pull_request_target, %s', async (action) => {
  await using scene = await openScene({ event: eventOf('pull_request_target', {}, action) })
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  expect(scene.ours().map(({ issue }) => issue)).toEqual(action === 'locked' ? [] : [2])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const pushed = 'a'.repeat(40)
const ours = 'Codertocat/Hello-World'
const open = (number: number, ref: string, repo = ours) => ({ number, head: { ref, sha: pushed, repo } })
const merged = (number: number, base: string, merge_commit_sha: string) => ({
  ...open(number, 'merged-one'),
  ...{ state: 'closed' as const, merged_at: '2026-11-20T14:00:00Z', merge_commit_sha },
  base: { ref: base, sha: 'b'.repeat(40) },
})

test.concurrent.each<[string, Partial<PullState>[], number[]]>([
  ['no pull request has the commit', [], []],
  ['an open pull request of the branch has it', [open(7, 'feature')], [7]],
  ['that of a stranger has it, too', [open(3, 'feature', 'eve/Hello-World'), open(7, 'feature')], [7]],
  ['that of another branch has it, too', [open(3, 'stacked'), open(7, 'feature')], [7]],
  ['only those of others have it', [open(3, 'feature', 'eve/Hello-World'), open(4, 'stacked')], []],
  ['one that was merged elsewhere has it, too', [merged(3, 'develop', pushed), open(7, 'feature')], [7]],
  [
    'two were merged into the branch',
    [merged(3, 'feature', 'd'.repeat(40)), merged(7, 'feature', pushed)],
    [7],
  ],
])('push, %s', async (_, pulls, expected) => {
  const event = eventOf('push', { ref: 'refs/heads/feature', deleted: false, after: pushed })
  await using scene = await openScene({ event })
  for (const pull of pulls) addPull(scene.repository, pull)
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(scene.ours().map(({ issue }) => issue)).toEqual(expected)
})

test.concurrent('an event without facts of its own has its workflow run as context', async () => {
  await using scene = await openScene({ event: eventOf('workflow_dispatch') })
  await scene.run()
  const { prompt } = JSON.parse(scene.docs.requests[0]?.body ?? '')
  expect(prompt).toContain('/actions/runs/6042')
})
