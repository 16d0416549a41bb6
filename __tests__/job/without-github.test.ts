import { expect, test } from '@jest/globals'
import { success } from '../../src/base/result.ts'
import { withoutGitHub } from '../../src/job/without-github.ts'
import { outcome } from '../../src/state/outcome.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const { signal } = new AbortController()
const report = sampleReport()
const github = withoutGitHub
const command = { id: 7, surface: 'conversation', reactionId: null } as const

test('a run without GitHub finds nothing', async () => {
  expect(await github.permissionOf('mona')).toEqual(success('none'))
  expect(await github.conversation.look()).toEqual({ kind: 'none', problem: null })
  expect(await github.commitPulls('a'.repeat(40))).toEqual(success({ items: [], total: 0 }))
  expect(await github.changedFiles()).toEqual(success({ items: [], total: 0 }))
  expect(await github.countRequestsSince(new Date(0))).toEqual({ requests: 0, problem: null })
  for (const nothing of [
    ...[github.gatherContext(), github.statusCommit(), github.docsPullRules(), github.issueNumber()],
  ])
    expect(await nothing).toBeNull()
  expect([github.command(), github.conversation.url()]).toEqual([null, null])
})

test('a run without GitHub writes nothing, and says so where that matters', async () => {
  const change = () => {
    throw new Error('there is nothing to change')
  }
  const patience = { waitMs: 0, stop: signal }
  expect(await github.conversation.change(change, patience)).toEqual({ kind: 'none', problem: null })
  expect(await github.waiveStatus()).toEqual(outcome('skipped', { reason: 'status-not-set' }))
  expect(await github.writeStatus(report, signal)).toBe(true)
  expect(await github.lookAfterDocsPull(report, signal)).toBe(report)
  expect(await github.replaceReaction({ ...command, end: null }, 'rocket', signal)).toBeNull()
  await Promise.all([
    ...[github.react('eyes'), github.conversation.close(), github.postComment('a comment')],
    ...[github.writeSkippedStatus(outcome('skipped')), github.sourceChanged(report, 'closed')],
  ])
})
