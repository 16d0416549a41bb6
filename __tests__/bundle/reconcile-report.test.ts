// What a reconcile says of lists that are not whole, of comments and reactions that are gone, and of jobs that hang.
import { expect, jest, test } from '@jest/globals'
import { addComment, addIssue } from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import type { Report } from '../../src/state/report.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { signState, stateWith } from './remembered.ts'
import { lastWord, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const metadata = 'reconcile/action.yml'
const repositoryId = 1296269
const hourMs = 3_600_000

type Seed = { prompt?: string; report?: Partial<Report>; secret?: string }

/** A job at the service, and a conversation whose comment remembers it. */
async function addConversation(scene: Scene, { prompt, report = {}, secret }: Seed = {}) {
  const { docs, repository } = scene
  const answer = await fetch(`${docs.url}/v2/agent/${docs.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${docs.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: prompt ?? 'emulate: pull-request after 0s' }),
  })
  const jobId = String(Object(await answer.json()).id)
  const issue = addIssue(repository)
  const command = addComment(repository, { issue: issue.number, body: '/docs' })
  const comment = addComment(repository, { issue: issue.number, user: actionsBot })
  const project = { projectId: docs.projectId, apiHost: new URL(docs.url).host, key: 'default' }
  const scope = { repositoryId, issueNumber: issue.number, ...project }
  const ofCommand = { id: command.id, surface: 'conversation', reactionId: null, end: null } as const
  const known = sampleReport({ jobId, result: 'running', commands: [ofCommand], ...report })
  comment.body = `### 🟡\n\n${signState(scope, stateWith(null, known), secret ?? docs.key)}`
  comment.updated_at = new Date().toISOString()
  return { comment, command, jobId, issueNumber: issue.number }
}

function problemsIn(outputs: Record<string, string>): (string | null)[] {
  return JSON.parse(outputs.jobs ?? '[]').map(({ problem }: { problem: string | null }) => problem)
}

test.concurrent.each<[string, unknown, string]>([
  ['a page', '<html>Sign in</html>', "isn't a list"],
  ['null', null, "isn't a list"],
  ['an object', { message: 'busy' }, "isn't a list"],
  ['nothing', '', "isn't a list"],
  ['a list of what is no comment', [{ id: 'x' }], "couldn't be understood"],
])('a list of comments that is %s is a problem and not `done`', async (_, body, problem) => {
  await using scene = await openScene()
  await addConversation(scene)
  scene.github.fail({ path: /\/issues\/comments\?/, status: 200, body, times: Infinity })
  const run = await scene.run({ metadata })
  expect([run.outputs.result, run.outputs.checked]).toEqual(['partial', '0'])
  expect(lastWord(run)).toContain(`Couldn't list the comments: GitHub's answer ${problem}.`)
})

test.concurrent('a list that is longer than it may be is `partial`', async () => {
  await using scene = await openScene()
  const { issueNumber } = await addConversation(scene)
  const updated_at = new Date(Date.now() - hourMs).toISOString()
  for (let count = 0; count < 2_999; count += 1)
    addComment(scene.repository, { issue: issueNumber, updated_at })
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ result: 'partial', checked: '1', finished: '1' })
  expect(lastWord(run)).toContain('Read only the 3,000 comments that changed last.')
  expect(lastWord(run)).toContain('max-age-days')
})

test.concurrent('a list of exactly as many as may be read is whole', async () => {
  await using scene = await openScene()
  const { issueNumber } = await addConversation(scene)
  const updated_at = new Date(Date.now() - hourMs).toISOString()
  for (let count = 0; count < 2_998; count += 1)
    addComment(scene.repository, { issue: issueNumber, updated_at })
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ result: 'done', checked: '1', finished: '1' })
})

test.concurrent('a commanding comment that was deleted is no problem', async () => {
  await using scene = await openScene()
  const { comment, command } = await addConversation(scene)
  scene.repository.comments.delete(command.id)
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ result: 'done', finished: '1' })
  expect(problemsIn(run.outputs)).toEqual([null])
  expect(comment.body).toContain('✅')
  expect(scene.called().filter((call) => /comments\/\d+\/reactions$/.test(call))).toHaveLength(1)
})

test.concurrent('a reaction that failed is told as the reaction', async () => {
  await using scene = await openScene()
  const { comment } = await addConversation(scene)
  scene.github.fail({ path: /\/comments\/\d+\/reactions$/, status: 403, times: Infinity })
  const run = await scene.run({ metadata })
  expect(comment.body).toContain('✅')
  expect(run.outputs).toMatchObject({ result: 'partial', finished: '1', pending: '0' })
  expect(problemsIn(run.outputs)).toEqual([
    expect.stringMatching(/^Couldn't react to the command: GitHub answered 403\./),
  ])
})

test.concurrent('the log says how many comments were left alone, and why', async () => {
  await using scene = await openScene()
  await addConversation(scene)
  for (let count = 0; count < 2; count += 1) await addConversation(scene, { secret: 'mint_another_key' })
  const run = await scene.run({ metadata })
  const sentence = "Skipped: 2 comments whose signature doesn't match this `state-secret` or `api-key`."
  expect(run.stdout.split('\n')).toContain(sentence)
  expect(run.summary).toContain(sentence)
})

test.concurrent('nothing is said of comments left alone if there are none', async () => {
  await using scene = await openScene()
  await addConversation(scene)
  expect((await scene.run({ metadata })).stdout).not.toContain('Skipped:')
})

test.concurrent('a job that is active for more than 26 hours is told as stalled', async () => {
  await using scene = await openScene()
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
  const seeds = [
    { hours: 27, created: 27 },
    { hours: 25, created: 25 },
    // A job of last week that got a message an hour ago.
    { hours: 1, created: 168 },
  ]
  const prompt = 'emulate: never'
  const added = []
  for (const { hours, created } of seeds) {
    const startedAt = ago(hours).toISOString()
    const one = await addConversation(scene, { prompt, report: { startedAt } })
    const job = scene.docs.jobs.get(one.jobId)
    if (job) job.createdAtMs = ago(created).getTime()
    added.push(one)
  }
  const run = await scene.run({ metadata })
  expect(run.outputs).toMatchObject({ result: 'done', checked: '3', pending: '3' })
  const jobs: { isStalled: boolean }[] = JSON.parse(run.outputs.jobs ?? '')
  expect(jobs.map(({ isStalled }) => isStalled)).toEqual([true, false, false])
  const [stalled] = added
  expect(run.stdout).toMatch(
    new RegExp(`^#${stalled?.issueNumber}: job ${stalled?.jobId} has been active for 27h .*stalled`, 'm'),
  )
  expect(run.stdout.match(/stalled/g)).toHaveLength(1)
  expect(run.summary.match(/⚠️&nbsp;stalled/g)).toHaveLength(1)
})

test.concurrent.each([
  [1, 'Finished 1 of 1 open conversation.'],
  [2, 'Finished 2 of 2 open conversations.'],
])('%d open: the last line says %s', async (count, sentence) => {
  await using scene = await openScene()
  for (let index = 0; index < count; index += 1) await addConversation(scene)
  const run = await scene.run({ metadata })
  expect(lastWord(run)).toContain(sentence)
  expect(run.stdout).toContain(`Found ${count} open conversation${count === 1 ? '\n' : 's\n'}`)
  expect(`${run.stdout}${run.summary}`).not.toMatch(/\bthreads?\b/)
})

test.concurrent('without `summary` there is none', async () => {
  await using scene = await openScene()
  await addConversation(scene)
  const run = await scene.run({ metadata, with: { summary: 'false' } })
  expect([run.outputs.result, run.summary]).toEqual(['done', ''])
})

test.concurrent('a comment advises the slash command only if a command started its run', async () => {
  await using scene = await openScene()
  const prompt = 'emulate: failed after 0s'
  const asked = await addConversation(scene, { prompt, report: { isCommand: true } })
  const pushed = await addConversation(scene, { prompt, report: { commands: [] } })
  await scene.run({ metadata })
  const advises = [asked, pushed].map(({ comment }) => comment.body.includes('`/docs <what to change>`'))
  expect(advises).toEqual([true, false])
})
