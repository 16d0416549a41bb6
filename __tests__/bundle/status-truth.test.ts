// Ways in which a commit status could say more than is known.
import { expect, jest, test } from '@jest/globals'
import { addCommit, addPull } from '../../emulator/github/fixtures.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { closed, opened, reconcile, remember, warningsIn } from './docs-threads.ts'
import { agent, pullEvent } from './gate-cases.ts'
import { eventOf, labelOf } from './payloads.ts'
import { endsAtOnce } from './scene.ts'
import {
  lastShown,
  never,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  ready,
  shown,
  young,
} from './status-scene.ts'

jest.setTimeout(60_000)

const second = { GITHUB_RUN_ID: '6043' }
const third = { GITHUB_RUN_ID: '6044' }
const byEve = { sender: { login: 'eve', id: 7, type: 'User' } }
const fork = { head: { sha: nextSha, repo: { id: 999, full_name: 'eve/Hello-World', fork: true } } }
const untilMerged = { ...on, 'commit-status-until': 'merged', 'docs-token': docsToken }
const awaited = 'pending: Waiting for the merge of acme/docs#57'
const labeled = pullEvent({ labels: [labelOf('skip')] }, { action: 'labeled' })
const skipping = { 'skip-labels': 'skip' }

test.concurrent.each(['closed', 'reopened'])(
  'a commit of a fork that was %s does not share what was said of an earlier one',
  async (action) => {
    await using scene = await openStatusScene({ event: { ...opened, name: 'pull_request_target' } })
    letMonaWrite(scene.repository)
    await scene.run({ with: on, event: commentEvent(`/docs go\n${endsAtOnce}`) })
    expect(lastShown(scene)).toBe(ready)
    pushNext(scene)
    const event = { ...pullEvent(fork, { ...byEve, action }), name: 'pull_request_target' }
    const run = await scene.run({ with: { ...on, 'on-close': 'comment' }, event, env: second })
    expect(run.outputs).toMatchObject({ result: 'skipped', reason: `source-${action}` })
    expect(lastShown(scene, nextSha)).toBe('pending: Comment /docs to start the docs agent')
  },
)

test.concurrent('a later request that fails does not end the wait for the merge', async () => {
  await using scene = await openDocsScene({ event: opened, pull: young })
  await scene.run({ with: untilMerged })
  expect(lastShown(scene)).toBe(awaited)
  pushNext(scene)
  const failing = { ...untilMerged, prompt: 'emulate: failed after 0s', 'fail-on': 'none' }
  await scene.run({ with: failing, event: nextPush(), env: second })
  expect(lastShown(scene, nextSha)).toBe(awaited)
  const time = new Date().toISOString()
  Object.assign(scene.pull, { state: 'closed', closed_at: time, merged_at: time })
  await scene.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
  expect(lastShown(scene, nextSha)).toBe('success: Docs merged: acme/docs#57')
})

test.concurrent('the review of a stranger tells no commit what was said of an earlier one', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: on })
  expect(lastShown(scene)).toBe(ready)
  pushNext(scene)
  const ofAgent = pullEvent({ head: { sha: nextSha } }, { action: 'synchronize', sender: agent })
  await scene.run({ event: ofAgent, with: on, env: second })
  const title = 'Typo [skip docs]'
  const here = { repo: { id: 186_853_002 } }
  const pull = { title, head: { sha: nextSha, ...here }, base: here }
  const review = { repository: here.repo, ...byEve, pull_request: pull }
  const event = eventOf('pull_request_review', review, 'submitted')
  const run = await scene.run({ event, with: on, env: third })
  expect(run.outputs.reason).toBe('skip-phrase')
  expect(shown(scene, nextSha)).toEqual([])
})

test.concurrent('a command that is run again does not turn a commit green that came meanwhile', async () => {
  await using scene = await openStatusScene()
  letMonaWrite(scene.repository)
  const event = commentEvent('/docs\nemulate: pull-request after 3600s')
  const inputs = { ...on, wait: 'false', prompt: '' }
  await scene.run({ event, with: inputs })
  pushNext(scene)
  scene.endJobs()
  const again = await scene.run({ event, with: inputs, env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect([again.outputs.result, scene.docs.jobs.size]).toEqual(['pull-request', 1])
  expect([lastShown(scene), shown(scene, nextSha)]).toEqual([ready, []])
})

test.concurrent('a request that was never sent turns its commit green no more', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  pushNext(scene)
  const busy = await scene.run({ with: { ...on, 'timeout-minutes': '0.1' }, event: nextPush(), env: second })
  expect(busy.outputs).toMatchObject({ result: 'timed-out', reason: 'busy' })
  for (const job of scene.docs.jobs.values())
    for (const prompt of job.prompts) prompt.script = { ending: 'pull-request', afterMs: 0 }
  await scene.run({ metadata: reconcile })
  expect(lastShown(scene, nextSha)).toBe("error: The request for this commit wasn't sent")
})

test.concurrent('comments that may not be read are not the same as none', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  const body = { message: 'Resource not accessible by integration' }
  scene.github.fail({ path: /\/comments/, status: 403, body, times: Number.POSITIVE_INFINITY })
  const run = await scene.run({ with: { ...on, ...skipping }, event: labeled, env: second })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'skip-label' })
  expect(lastShown(scene)).toBe('pending: Docs agent is working')
})

test.concurrent.each([
  ['of a run with another goal', { ...on, ...skipping }, 'skip-label'],
  ['that could not be read', { ...on, 'fail-on': 'none' }, 'memory-unreadable'],
])('the wait for a merge survives the comments %s', async (...[, inputs, reason]) => {
  await using scene = await openDocsScene({ event: opened, pull: young })
  await scene.run({ with: untilMerged })
  if (reason === 'memory-unreadable')
    scene.github.fail({ path: /\/issues\/2\/comments/, status: 500, times: Number.POSITIVE_INFINITY })
  const run = await scene.run({ with: inputs, event: labeled, env: second })
  expect(run.outputs.reason).toBe(reason)
  expect(lastShown(scene)).toBe(awaited)
})

test.concurrent('without a comment to remember a job, a gate is no reason to replace a status', async () => {
  await using scene = await openStatusScene()
  const inputs = { ...on, comment: 'off' }
  await scene.run({ with: { ...inputs, wait: 'false', prompt: never } })
  await scene.run({ with: { ...inputs, ...skipping }, event: labeled, env: second })
  expect(shown(scene)).toEqual(['pending: Docs agent is working'])
})

test.concurrent('a reconcile replaces nothing that was written since it listed the comments', async () => {
  await using scene = await openStatusScene()
  await scene.run({ with: { ...on, wait: 'false', prompt: never } })
  const [comment] = scene.ours()
  const before = comment?.body ?? ''
  for (const job of scene.docs.jobs.values())
    for (const prompt of job.prompts) prompt.script = { ending: 'pull-request', afterMs: 0 }
  await scene.run({ metadata: reconcile })
  const after = comment?.body ?? ''
  // The list of another reconcile is older, and so is what it read of the job.
  scene.github.fail({
    path: /\/issues\/comments\?/,
    status: 200,
    body: [{ ...listed(scene.github.serverUrl, comment?.id ?? 0), body: before }],
  })
  for (const job of scene.docs.jobs.values())
    for (const prompt of job.prompts) prompt.script = { ending: 'never', afterMs: 0 }
  const run = await scene.run({ metadata: reconcile, env: third })
  expect(run.stdout).toContain('Found 1 open conversation')
  expect(comment?.body).toBe(after)
  expect(lastShown(scene)).toBe(ready)
})

function listed(server: string, id: number) {
  const issue = `${server}/repos/Codertocat/Hello-World/issues/2`
  return { id, html_url: `${issue}#${id}`, issue_url: issue, user: { id: 1, login: 'x', type: 'Bot' } }
}

test.concurrent('commits that GitHub cannot list at the moment are listed again', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: { labels: [], reviewers: [], hasComment: true, onClose: 'close' } })
  scene.github.fail({ path: /\/pulls\/57\/commits/, status: 502, times: 3 })
  const inputs = { 'docs-token': docsToken, 'on-close': 'close' }
  const run = await scene.run({ event: closed, with: inputs })
  expect(warningsIn(run)).toEqual([expect.stringContaining("Couldn't read the commits of acme/docs#57")])
  expect(scene.pull.state).toBe('open')
  const source = scene.repository.pulls.get(2)
  if (source) source.state = 'closed'
  await scene.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
  expect(scene.pull.state).toBe('closed')
})

test.concurrent('a pull request that was closed is no other one that `issue-number` names', async () => {
  const event = pullEvent({ number: 9, head: { sha: nextSha } }, { number: 9, action: 'closed' })
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: { labels: [], reviewers: [], hasComment: true, onClose: 'close' } })
  await scene.run({
    event,
    with: { 'docs-token': docsToken, 'on-close': 'close', 'issue-number': '2', 'on-existing': 'skip' },
  })
  expect(scene.pull.state).toBe('open')
  expect(scene.calledDocs()).toEqual([])
})

test.concurrent('a run that reports to another pull request sets no status on the head of that', async () => {
  await using scene = await openStatusScene()
  const other = addPull(scene.repository, { number: 12 })
  addCommit(scene.repository, { sha: other.head.sha, parents: [] })
  await scene.run({ with: { ...on, 'issue-number': '12' } })
  expect([lastShown(scene), shown(scene, other.head.sha)]).toEqual([ready, []])
})

test.concurrent('comments that could not be listed have no outcomes', async () => {
  await using scene = await openStatusScene()
  scene.github.fail({ path: /\/issues\/comments\?/, status: 502, times: Infinity })
  const run = await scene.run({ metadata: reconcile })
  expect(run.outputs).toMatchObject({ result: 'partial', outcomes: '' })
  expect(run.summary).not.toContain(' opened')
})
