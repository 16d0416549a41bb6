// The reconcile action of the shipped bundle: which threads it finishes, which it leaves alone, and at what cost.
import { expect, jest, test } from '@jest/globals'
import { addComment, addIssue } from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import type { Scope } from '../../src/conversation/signed-state.ts'
import type { Report } from '../../src/state/report.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { signState, stateWith } from './remembered.ts'
import { lastWord, openScene, type Scene } from './scene.ts'

const metadata = 'reconcile/action.yml'
const repositoryId = 1296269
const ended = 'emulate: pull-request after 0s'
const working = 'emulate: never'

type Seed = { prompt?: string; report?: Partial<Report>; scope?: Partial<Scope>; secret?: string }

/** A job at the service, and a thread whose comment remembers it. */
async function addThread(scene: Scene, { prompt = ended, report = {}, scope = {}, secret }: Seed = {}) {
  const { docs, repository } = scene
  const answer = await fetch(`${docs.url}/v2/agent/${docs.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${docs.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
  })
  const jobId = String(Object(await answer.json()).id)
  const issue = addIssue(repository)
  const comment = addComment(repository, { issue: issue.number, user: actionsBot })
  const here = {
    repositoryId,
    issueNumber: issue.number,
    key: 'default',
    projectId: docs.projectId,
    apiHost: new URL(docs.url).host,
    ...scope,
  }
  const state = stateWith(null, sampleReport({ jobId, result: 'running', ...report }))
  comment.body = `### 🟡 Docs agent started\n\n${signState(here, state, secret ?? docs.key)}`
  comment.updated_at = new Date().toISOString()
  return { issue, comment, jobId, scope: here }
}

jest.setTimeout(60_000)

test.concurrent('finishes the threads whose job has ended, and leaves the rest alone', async () => {
  await using here = await openScene()
  const done = await addThread(here)
  const busy = await addThread(here, { prompt: working })
  const failed = await addThread(here, {
    prompt: 'emulate: failed after 0s',
    report: { result: 'timed-out' },
  })
  const over = await addThread(here, { report: { result: 'pull-request', jobEnd: 'pull-request' } })
  const before = over.comment.body
  const run = await here.run({ metadata })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([0, 'done', ''])
  expect(run.outputs).toMatchObject({ checked: '3', finished: '2', pending: '1' })
  expect(done.comment.body).toContain('### ✅ Docs pull request ready')
  expect(busy.comment.body).toContain('### 🟡 Docs agent started')
  expect(failed.comment.body).toContain('### ❌ Docs agent failed\n')
  expect(over.comment.body).toBe(before)
  expect(JSON.parse(run.outputs.jobs ?? '')).toMatchObject([
    {
      issueNumber: done.issue.number,
      jobId: done.jobId,
      status: 'completed',
      result: 'pull-request',
      problem: null,
    },
    { issueNumber: busy.issue.number, jobId: busy.jobId, status: 'active', result: null },
    { issueNumber: failed.issue.number, jobId: failed.jobId, status: 'failed', result: 'failed' },
  ])
  expect(run.summary).toContain('## ✅ Finished 2 of 3 open conversations\n')
  expect(lastWord(run)).toContain('✅ Finished 2 of 3 open conversations.')
})

test.concurrent.each<[string, Seed]>([
  ['of another secret', { secret: 'mint_somebody_elses_key' }],
  ['copied from another thread', { scope: { issueNumber: 4_000 } }],
  ['of another repository', { scope: { repositoryId: 1 } }],
])('a marker %s is left alone, and stops no other', async (_, seed) => {
  await using here = await openScene()
  const foreign = await addThread(here, seed)
  const before = foreign.comment.body
  const ours = await addThread(here)
  const run = await here.run({ metadata })
  expect(foreign.comment.body).toBe(before)
  expect(ours.comment.body).toContain('✅')
  expect(run.outputs).toMatchObject({ checked: '1', finished: '1', result: 'done' })
  const isSigned = seed.secret === undefined
  const skipped = "Skipped: 1 comment whose signature doesn't match"
  expect(run.summary.includes(skipped)).toBe(!isSigned)
})

test.concurrent.each<[string, Seed]>([
  ['another project', { scope: { projectId: 'other' } }],
  ['another key', { scope: { key: 'other' } }],
  ['another service', { scope: { apiHost: 'api.example' } }],
])('a thread of %s is not this run’s', async (_, seed) => {
  await using here = await openScene()
  const other = await addThread(here, seed)
  const run = await here.run({ metadata, with: { 'comment-key': 'default' } })
  expect(run.outputs).toMatchObject({ checked: '0', finished: '0', result: 'done' })
  expect(other.comment.body).toContain('🟡')
})

test.concurrent.each<[string, RegExp, Parameters<Scene['github']['fail']>[0]]>([
  ['cannot be edited', /GitHub answered 403/, { method: 'PATCH', path: /comments/, status: 403, times: 1 }],
])('a comment that %s is reported, and stops no other', async (_, problem, fault) => {
  await using here = await openScene()
  await addThread(here)
  await addThread(here)
  here.github.fail(fault)
  const run = await here.run({ metadata, with: { 'fail-on': 'partial' } })
  expect([run.exitCode, run.outputs.result]).toEqual([1, 'partial'])
  expect(run.outputs).toMatchObject({ checked: '2', finished: '1', pending: '1' })
  const jobs: { problem: string | null }[] = JSON.parse(run.outputs.jobs ?? '')
  expect(jobs.map((job) => job.problem !== null).sort()).toEqual([false, true])
  expect(jobs.map((job) => job.problem ?? '').join('')).toMatch(problem)
  expect(here.ours().filter(({ body }) => body.includes('✅'))).toHaveLength(1)
})

test.concurrent('a comment that is deleted meanwhile is not made anew', async () => {
  await using here = await openScene()
  await addThread(here)
  await addThread(here)
  here.github.fail({ method: 'GET', path: /issues\/comments\/\d+$/, status: 404 })
  const run = await here.run({ metadata, with: { 'fail-on': 'partial' } })
  expect(run.outputs).toMatchObject({ checked: '2', finished: '1', pending: '1', result: 'done' })
  expect(
    here
      .ours()
      .map(({ body }) => body.startsWith('### ✅'))
      .sort(),
  ).toEqual([false, true])
})

test.concurrent('a job that is not there any more ends its thread', async () => {
  await using here = await openScene()
  const { comment } = await addThread(here, { report: { jobId: 'job_gone' } })
  const run = await here.run({ metadata })
  expect(comment.body).toContain('Mintlify no longer finds the agent job.')
  expect(run.outputs).toMatchObject({ checked: '1', finished: '1', result: 'done' })
})

test.concurrent('a key that is refused ends the run before it touches a thread', async () => {
  await using here = await openScene()
  const { comment } = await addThread(here)
  const before = comment.body
  const run = await here.run({
    metadata,
    with: { 'api-key': 'mint_wrong_key', 'state-secret': here.docs.key },
  })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'unauthorized'])
  expect(lastWord(run)).toMatch(/^::error title=API key not accepted::/)
  expect(comment.body).toBe(before)
})

test.concurrent('two at once leave one right state on each thread', async () => {
  await using here = await openScene()
  const threads = await Promise.all(Array.from({ length: 5 }, () => addThread(here)))
  const runs = await Promise.all([here.run({ metadata }), here.run({ metadata })])
  expect(runs.map(({ outputs }) => outputs.result)).toEqual(['done', 'done'])
  for (const { comment } of threads) expect(comment.body).toContain('✅')
  expect(here.ours()).toHaveLength(5)
})

test.concurrent('a newer request that arrives meanwhile is not overwritten', async () => {
  await using here = await openScene()
  const { comment, jobId, scope } = await addThread(here)
  const newer = signState(scope, stateWith(null, sampleReport({ jobId, requestCount: 2 })), here.docs.key)
  // The list is read once and then again: between the two, another run speaks.
  here.github.fail({
    method: 'GET',
    path: new RegExp(`issues/comments/${comment.id}$`),
    status: 502,
    times: 1,
  })
  const { finished } = here.start({ metadata })
  while (!here.called().includes(`GET /issues/comments/${comment.id}`)) await new Promise(setImmediate)
  comment.body = `### 🟡 Docs agent is working\n\n${newer}`
  const run = await finished
  expect(run.outputs).toMatchObject({ checked: '1', finished: '0', pending: '1', result: 'done' })
  expect(comment.body).toBe(`### 🟡 Docs agent is working\n\n${newer}`)
})

test.concurrent('open threads cost at most one page and seven requests for each that is finished, writes a second apart', async () => {
  await using here = await openScene()
  for (let count = 0; count < 3; count += 1) await addThread(here)
  const run = await here.run({ metadata })
  expect(run.outputs).toMatchObject({ checked: '3', finished: '3', pending: '0', result: 'done' })
  expect(here.github.requests.length).toBeLessThanOrEqual(1 + 7 * 3)
  const writes = here.github.requests.filter(({ method }) => method !== 'GET')
  const tookMs = (writes.at(-1)?.atMs ?? 0) - (writes[0]?.atMs ?? 0)
  // On a busy machine, a single one may come closer to the one before.
  expect(tookMs).toBeGreaterThanOrEqual((writes.length - 1) * 900)
})

test.concurrent.each([
  ['max-age-days', '0'],
  ['max-age-days', 'abc'],
  ['comment-key', 'a b'],
  ['fail-on', 'done'],
  ['api-key', ''],
])('%s refuses "%s" before any API call', async (name, value) => {
  await using scene = await openScene()
  const asked = scene.github.requests.length
  const run = await scene.run({ metadata, with: { [name]: value } })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'invalid-input'])
  expect(lastWord(run)).toContain(`Input \`${name}\``)
  expect(scene.github.requests).toHaveLength(asked)
})
