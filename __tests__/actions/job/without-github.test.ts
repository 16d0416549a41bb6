import { expect, test } from '@jest/globals'
import { withoutGitHub } from '../../../src/actions/job/without-github.ts'
import { outcome } from '../../../src/domain/job/outcome.ts'
import { success } from '../../../src/domain/result.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const { signal } = new AbortController()
const report = sampleReport()
const github = withoutGitHub

test('a run without GitHub finds nothing', async () => {
  expect(await github.permissionOf('mona')).toEqual(success('none'))
  expect(await github.enter()).toEqual({ kind: 'none', hasUnverified: false })
  expect(await github.readMemory()).toEqual({ kind: 'none', hasUnverified: false })
  expect(await github.commitPulls('a'.repeat(40))).toEqual(success({ items: [], total: 0 }))
  expect(await github.changedFiles()).toEqual(success({ items: [], total: 0 }))
  expect(await github.countTurnsSince(new Date(0))).toEqual({ turns: 0, problem: null })
  for (const nothing of [
    github.gatherContext(),
    github.statusCommit(),
    github.docsPullRules(),
    github.issueNumber(),
  ])
    expect(await nothing).toBeNull()
  expect([github.command(), github.commentUrl(), github.isLocked()]).toEqual([null, null, false])
  expect(github.leftMs()).toBe(Number.POSITIVE_INFINITY)
})

test('a run without GitHub writes nothing, and says so where that matters', async () => {
  expect(await github.publish(report, signal)).toBeNull()
  expect(await github.updateState((known) => known)).toBe(false)
  expect(await github.waiveStatus()).toEqual(outcome('skipped', { reason: 'status-not-set' }))
  expect(await github.writeStatus(report, signal)).toBe(true)
  expect(await github.lookAfterDocsPull(report, signal)).toBe(report)
  const publisher = github.openPublisher({
    ...{ publish: github.publish, replaceReaction: github.replaceReaction, warn: () => undefined },
    ...{ lookAfterDocsPull: github.lookAfterDocsPull, writeStatus: github.writeStatus },
  })
  publisher.comment(report)
  publisher.status(report)
  expect(await publisher.end(report, outcome('running'), signal)).toBe(report)
  publisher.abort()
  expect(publisher.commentUrl()).toBeNull()
  await Promise.all([
    ...[github.react('eyes'), github.replaceReaction(null, 'rocket', signal), github.leave()],
    ...[github.postNote('a note', report), github.postComment('a comment')],
    ...[github.writeSkippedStatus(outcome('skipped')), github.sourceChanged(report, 'closed')],
  ])
})
