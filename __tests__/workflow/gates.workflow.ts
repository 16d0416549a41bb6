// The recipes with gates and limits.
import { expect, test } from '@jest/globals'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { agent, fileAt, pullEvent, withFiles } from '../bundle/gate-cases.ts'
import { labelOf } from '../bundle/payloads.ts'
import type { WorkflowRun } from './run-workflow.ts'
import { expectJobs, findStep, openStage } from './stage.ts'

/** Result and reason of the step. */
function endOf(run: WorkflowRun): unknown[] {
  expectJobs(run, { docs: 'success' })
  const { result, reason } = findStep(run, '0').outputs
  return [result, reason]
}

test.concurrent('docs-in-the-same-repository: the agent’s pull request and a change of docs start no job', async () => {
  const opened = pullEvent({ user: agent, head: { ref: 'mintlify/84f07a93' } })
  await using stage = await openStage(opened)
  const own = ['skipped', 'own-pull-request']
  expect(endOf(await stage.play('docs-in-the-same-repository', { event: opened }))).toEqual(own)
  withFiles(fileAt('docs/start.mdx'))(stage.repository)
  expect(endOf(await stage.play('docs-in-the-same-repository', { event: pullEvent() }))).toEqual([
    'skipped',
    'paths',
  ])
  expect(stage.asked()).toEqual([])
  withFiles(fileAt('src/start.ts'))(stage.repository)
  expect(endOf(await stage.play('docs-in-the-same-repository', { event: pullEvent() }))).toEqual([
    'pull-request',
    '',
  ])
  expect(stage.asked()).toEqual(['POST /job'])
})

test.concurrent('public-api-gate: a change of the API starts a job, a label and other files do not', async () => {
  await using stage = await openStage(pullEvent())
  withFiles(fileAt('src/api/users.test.ts'))(stage.repository)
  const labelled = pullEvent({ labels: [labelOf('No docs')] })
  expect(endOf(await stage.play('public-api-gate', { event: pullEvent() }))).toEqual(['skipped', 'paths'])
  withFiles(fileAt('src/api/users.ts'))(stage.repository)
  expect(endOf(await stage.play('public-api-gate', { event: labelled }))).toEqual(['skipped', 'skip-label'])
  expect(stage.asked()).toEqual([])
  expect(endOf(await stage.play('public-api-gate', { event: pullEvent() }))).toEqual(['pull-request', ''])
})

test.concurrent('open-source-budget: a sixth command is not sent, and the comment says so', async () => {
  await using stage = await openStage(commentEvent('/docs'))
  letMonaWrite(stage.repository)
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const env = { GITHUB_RUN_ID: String(6_100 + count) }
    const run = await stage.play('open-source-budget', { event: commentEvent(`/docs wish ${count}`), env })
    const { result, reason } = findStep(run, '0').outputs
    expect([result, reason]).toEqual(count < 6 ? ['pull-request', ''] : ['skipped', 'request-limit'])
  }
  expect(stage.ours().map(({ body }) => body)).toEqual([
    expect.stringContaining('Request not sent: this conversation has used all its requests'),
  ])
})
