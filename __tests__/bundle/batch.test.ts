// With `context: merged`, one request has everything that was merged since the last one.
import { expect, jest, test } from '@jest/globals'
import type { IssueState } from '../../emulator/github/state.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { merge, merged, named, openBatchScene, tracking } from './batch-scene.ts'
import { age, prompts, reconcile, remembered, sent } from './queue-scene.ts'
import type { Scene } from './scene.ts'
import { type OtherAnswer, type Watch, watchScene } from './watched-scene.ts'

jest.setTimeout(120_000)

let lastRunId = 8_000
function run(scene: Scene, inputs: Record<string, string> = {}): Promise<ActionRun> {
  lastRunId += 1
  return scene.run({ with: { ...merged, ...inputs }, env: { GITHUB_RUN_ID: String(lastRunId) } })
}

const body = (scene: Scene) => scene.ours().find(({ issue }) => issue === tracking)?.body ?? ''

test.concurrent('one request has all that was merged, and the next one what came since', async () => {
  await using scene = await openBatchScene()
  for (const number of [11, 12, 13]) merge(scene.repository, number, 30 - number)
  merge(scene.repository, 14, 4, { user: { login: 'renovate[bot]', id: 5, type: 'Bot' } })
  const first = await run(scene)
  expect(first.outputs).toMatchObject({ result: 'pull-request' })
  expect(named(scene)).toEqual([['11', '12', '13']])
  expect(prompts(scene)[0]).toMatch(
    /^Document what was merged\.[\s\S]+Merged into \S+ since .+ \(3\), oldest first:\n {2}#11 Change 11 by /,
  )
  expect(body(scene)).toContain('Merged pull requests: #11, #12, #13.')
  expect(first.summary).toMatch(/^### 4 merged pull requests$/m)
  expect(first.summary).toMatch(/^\| \[#12\]\(\S+\) Change 12 \| .+ \| included \|$/m)
  expect(first.summary).toMatch(
    /^\| \[#14\]\(\S+\) Change 14 \| <code>renovate&#91;bot&#93;<\/code> \| left out: this bot isn't listed/m,
  )
  merge(scene.repository, 15, 2)
  await run(scene)
  expect(named(scene)).toEqual([['11', '12', '13'], ['15']])
  expect(body(scene)).toContain('Merged pull requests: #15.')
})

test.concurrent('a run without anything new asks the service nothing, and GitHub three things beside the conversation', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  await run(scene)
  const before = { asked: scene.asked().length, called: scene.called().length }
  const second = await run(scene)
  expect([second.exitCode, second.outputs]).toMatchObject([
    0,
    { result: 'skipped', reason: 'nothing-merged' },
  ])
  expect(scene.asked()).toHaveLength(before.asked)
  const calls = scene.called().slice(before.called)
  expect(calls.filter((call) => !/\/(?:comments|reactions)/.test(call))).toEqual([
    'GET ',
    'GET /pulls',
    'GET /pulls',
  ])
  expect(second.stdout).toContain('Nothing to do: no pull request to document was merged')
})

test.concurrent('while the docs pull request is open, it gets the next batch as well', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  await run(scene, { prompt: 'Document it.\nemulate: pull-request after 600s', wait: 'false' })
  merge(scene.repository, 12, 2)
  scene.endJobs()
  await run(scene, { wait: 'false' })
  expect([named(scene), scene.docs.jobs.size]).toEqual([[['11'], ['12']], 1])
})

test.concurrent('where nobody knows whether the docs pull request is open, the next batch is a new job', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  await run(scene)
  merge(scene.repository, 12, 2)
  const second = await run(scene)
  expect(second.stdout).toMatch(
    /^This is a new agent job, because nobody knows whether acme\/docs#57 is still open\./m,
  )
  expect([named(scene), scene.docs.jobs.size]).toEqual([[['11'], ['12']], 2])
})

test.concurrent('a run that sent nothing leaves what was merged to the next one', async () => {
  const down: OtherAnswer = {
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: '{"error":"No."}',
  }
  let isDown = true
  const watch = ({ call }: { call: string }) => (isDown && call === 'POST /job' ? down : 'go on')
  await using scene = await watchScene(await openBatchScene(), watch)
  merge(scene.repository, 11)
  expect((await run(scene)).outputs).toMatchObject({ result: 'rejected', reason: 'bad-request' })
  isDown = false
  merge(scene.repository, 12, 2)
  await run(scene)
  expect(named(scene)).toEqual([['11', '12']])
})

test.concurrent('a request that may have arrived names its pull requests once, and no later one does', async () => {
  const watch = ({ call, when }: { call: string; when: string }) =>
    call === 'POST /job' && when === 'after' ? 'lose' : 'go on'
  await using scene = await watchScene(await openBatchScene(), watch)
  merge(scene.repository, 11)
  expect((await run(scene)).outputs).toMatchObject({ result: 'unknown', reason: 'create-unconfirmed' })
  expect(body(scene)).toContain('covered these merged pull requests: #11. Later requests leave them out.')
  expect(remembered(scene).conversation.batch).toMatchObject({ last: [11] })
})

test.concurrent('two runs at once send one batch', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  const runs = await Promise.all([run(scene), run(scene)])
  expect(named(scene)).toEqual([['11']])
  expect(runs.map(({ outputs }) => outputs.result).toSorted()).toEqual(['pull-request', 'skipped'])
})

test.concurrent('a batch of bots alone sends nothing, and is told once', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11, 5, { user: { login: 'renovate[bot]', id: 5, type: 'Bot' } })
  const first = await run(scene)
  expect(first.outputs).toMatchObject({ result: 'skipped', reason: 'nothing-merged' })
  expect(first.summary).toContain('Change 11')
  const second = await run(scene)
  expect(second.outputs).toMatchObject({ result: 'skipped', reason: 'nothing-merged' })
  expect(second.summary).not.toContain('Change 11')
  expect(sent(scene)).toEqual([])
})

test.concurrent('`paths` reads the files of each, and the prompt names them', async () => {
  await using scene = await openBatchScene()
  const counts = { status: 'modified', additions: 1, deletions: 0, changes: 1 } as const
  const file = (filename: string) => ({ files: [{ sha: 'f'.repeat(40), filename, ...counts }] })
  merge(scene.repository, 11, 6, file('src/api.ts'))
  merge(scene.repository, 12, 5, file('README.md'))
  await run(scene, { paths: 'src/**' })
  expect(named(scene)).toEqual([['11']])
  expect(prompts(scene)[0]).toMatch(/^ {4}modified src\/api\.ts$/m)
})

test.concurrent('a dry run shows the batch, and moves nothing', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  const dry = await run(scene, { 'dry-run': 'true' })
  expect(dry.stdout).toContain('#11 Change 11')
  expect(dry.summary).toMatch(/\| not sent \|$/m)
  expect([scene.ours(), sent(scene)]).toEqual([[], []])
  await run(scene)
  expect(named(scene)).toEqual([['11']])
})

test.concurrent('the reconcile finishes a batch that nobody waited for', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  await run(scene, { prompt: 'Document it.\nemulate: pull-request after 600s', wait: 'false' })
  age(scene)
  scene.endJobs()
  await scene.run(reconcile)
  expect(body(scene)).toMatch(/^### ✅/)
  expect(body(scene)).toContain('Merged pull requests: #11.')
})

test.concurrent('`base` names another branch', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  merge(scene.repository, 12, 4, { base: { ref: 'next', sha: 'c'.repeat(40) } })
  await run(scene, { base: 'next' })
  expect(named(scene)).toEqual([['12']])
})

test.concurrent.each<[string, Record<string, string>, string]>([
  ['no tracking issue', { 'issue-number': '' }, 'set `issue-number` to a tracking issue'],
  ['an issue that is not there', { 'issue-number': '12345' }, "It's missing or locked"],
  ['no comment', { comment: 'off' }, 'set `comment` to `sticky` or `new`'],
  ['a given job', { 'job-id': 'job_1' }, 'must not be `merged` with `job-id`'],
  ['no number of days', { 'since-days': '0' }, '`since-days`'],
])('%s ends the run before anything is sent', async (_, inputs, text) => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  const rejected = await run(scene, inputs)
  expect([rejected.exitCode, rejected.outputs]).toMatchObject([
    1,
    { result: 'rejected', reason: 'invalid-input' },
  ])
  expect(rejected.stdout).toContain(text)
  expect(sent(scene)).toEqual([])
})

test.concurrent.each<[string, Partial<IssueState>, string]>([
  ['closed', { state: 'closed' }, 'pull-request'],
  ['locked', { locked: true }, 'rejected'],
])('a tracking issue that is %s', async (_, fields, result) => {
  await using scene = await openBatchScene()
  Object.assign(scene.repository.issues.get(tracking) ?? {}, fields)
  merge(scene.repository, 11)
  const ended = await run(scene)
  expect([ended.outputs.result, sent(scene).length]).toEqual([result, result === 'rejected' ? 0 : 1])
})

test.concurrent('merges that GitHub does not list are not known, so nothing is sent', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11)
  scene.github.fail({ path: '/repos/octocat/Hello-World/pulls', status: 500, times: Infinity })
  scene.github.fail({ path: /\/pulls\?/, status: 500, times: Infinity })
  const unread = await run(scene)
  expect([unread.exitCode, unread.outputs]).toMatchObject([
    1,
    { result: 'unknown', reason: 'merged-unreadable' },
  ])
  expect(sent(scene)).toEqual([])
})

test.concurrent('what GitHub lists late comes with the next request', async () => {
  await using scene = await openBatchScene()
  merge(scene.repository, 11, 20)
  merge(scene.repository, 12, 10)
  scene.repository.unlisted.add(11)
  await run(scene)
  scene.repository.unlisted.clear()
  await run(scene)
  expect(named(scene)).toEqual([['12'], ['11']])
})

test.concurrent('what moves to the first page while the others are read is not missed', async () => {
  let lists = 0
  const watch: Watch = ({ call, when }) => {
    if (call !== 'GET /pulls' || when === 'after') return 'go on'
    lists += 1
    // The oldest, which the second page would have, is commented on.
    if (lists === 2)
      Object.assign(scene.repository.pulls.get(1_001) ?? {}, { updated_at: new Date().toISOString() })
    return 'go on'
  }
  await using scene = await watchScene(await openBatchScene(), watch)
  for (let number = 1_001; number <= 1_110; number += 1) merge(scene.repository, number, 2_200 - number)
  await run(scene)
  const [first = []] = named(scene)
  expect([first.length, first[0]]).toEqual([100, '1001'])
})
