import { expect, test } from '@jest/globals'
import { success } from '../../src/base/result.ts'
import { withoutGitHub } from '../../src/job/without-github.ts'
import { outcome } from '../../src/state/outcome.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const { signal } = new AbortController()
const report = sampleReport()
const { commenter, conversation, place, gates, context, followUp } = withoutGitHub
const command = { id: 7, surface: 'conversation', reactionId: null } as const

test('a run without GitHub finds nothing', async () => {
  expect(await commenter.permissionOf('mona')).toEqual(success('none'))
  expect(await conversation.look()).toEqual({ kind: 'none', problem: null })
  expect(await gates.commitPulls('a'.repeat(40))).toEqual(success({ items: [], total: 0 }))
  expect(await gates.changedFiles()).toEqual(success({ items: [], total: 0 }))
  expect(await gates.countRequestsSince(new Date(0))).toEqual({ requests: 0, problem: null })
  for (const nothing of [
    ...[context.gather(), followUp.statusCommit(), followUp.docsPullRules(), place.issueNumber()],
  ])
    expect(await nothing).toBeNull()
  expect([commenter.command(), conversation.url()]).toEqual([null, null])
})

test('a run without GitHub writes nothing, and says so where that matters', async () => {
  const change = () => {
    throw new Error('there is nothing to change')
  }
  const patience = { waitMs: 0, stop: signal }
  expect(await conversation.change(change, patience)).toEqual({ kind: 'none', problem: null })
  expect(await followUp.waiveStatus()).toEqual(outcome('skipped', { reason: 'status-not-set' }))
  expect(await followUp.writeStatus(report, signal)).toBe(true)
  expect(await followUp.tendDocsPull(report, signal)).toBe(report)
  expect(await commenter.replaceReaction({ ...command, end: null }, 'rocket', signal)).toBeNull()
  await Promise.all([
    ...[commenter.react('eyes'), conversation.close(), place.postComment('a comment')],
    ...[followUp.writeSkippedStatus(outcome('skipped')), followUp.sourceChanged(report, 'closed')],
  ])
})
