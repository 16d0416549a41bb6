// One conversation after its agent job: what is read, what is given up, and when its comment is to be written.
import { expect, test } from '@jest/globals'
import { follow } from '../../src/reconcile/follow-docs-pulls.ts'
import type { DocsPull, OnClose } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { docsReport, fullRules, sampleDocsPull, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { sampleConversation } from '../fixtures/sample-reconcile.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { newSha, sampleStatus } from '../fixtures/sample-status.ts'

const day = 24 * 3_600_000
const maxAgeMs = 30 * day
const at = '2026-11-20T14:00:00.000Z'
const times = { startedAt: at, updatedAt: at }

type Play = {
  /** How long ago the request began and the comment was written. */
  ageMs?: number
  /** What the reading of the docs pull request brings. Without it, what is known stays. */
  read?: DocsPull
  isShown?: boolean
  /** Whether the conversation is still as it was read. */
  isCurrent?: boolean
}

/** Follows a conversation whose source is open. */
async function play(given: Report, { ageMs = 3_600_000, read, isShown = true, isCurrent = true }: Play = {}) {
  const calls: string[] = []
  const report = { ...given, ...times }
  const followed = await follow(sampleConversation(12, report), report, {
    now: new Date(Date.parse(at) + ageMs),
    maxAgeMs,
    currentStatus: async () => (isCurrent ? report.commitStatus : null),
    ports: {
      async lookAfterDocsPull(_, { docsPull }, sourceState) {
        calls.push(`pull, source ${sourceState}`)
        return read ?? docsPull
      },
      async readSource() {
        calls.push('source')
        return { state: 'open', headSha: newSha }
      },
      async correctStatus(_, { isUnfollowed }) {
        calls.push(isUnfollowed ? 'last status' : 'status')
        return isShown
      },
    },
  })
  return { ...followed, calls }
}

const running = sampleReport({ result: 'running' })
const ended = sampleReport({ result: 'no-pull-request', jobEnd: 'no-pull-request' })
const opened = docsReport({ docsPull: seenOpen() })
const settled = docsReport({ docsPull: seenOpen({ state: 'merged', endedAt: at }) })
const unread = docsReport({ docsPull: sampleDocsPull() })
const untilMerged = sampleStatus({ until: 'merged', written: 'pending' })
const wants = (onClose: OnClose) => ({ docsPullRules: { ...fullRules, onClose } })
const outdated = sampleStatus({ written: 'pending' })

test.each<[string, Report, string[]]>([
  [
    'a docs pull request that follows its source',
    { ...opened, ...wants('close') },
    ['source', 'pull, source open'],
  ],
  ['a docs pull request that is on its own', { ...opened, ...wants('nothing') }, ['pull, source null']],
  ['a docs pull request without rules', { ...opened, docsPullRules: null }, ['pull, source null']],
  ['a docs pull request that is merged', { ...settled, ...wants('close') }, []],
  ['a job without a docs pull request', { ...running, ...wants('close') }, []],
  ['a status that is as it should be', { ...running, commitStatus: outdated }, []],
  ['a status that is outdated', { ...ended, commitStatus: outdated }, ['status']],
  [
    'a docs pull request and a status that is outdated',
    { ...opened, ...wants('close'), commitStatus: outdated },
    ['source', 'pull, source open', 'status'],
  ],
])('%s', async (_, report, expected) => {
  const { calls } = await play(report)
  expect(calls.toSorted()).toEqual(expected.toSorted())
})

test('no status is set for what has changed since it was read', async () => {
  const { calls, isStatusShown } = await play({ ...ended, commitStatus: outdated }, { isCurrent: false })
  expect([calls, isStatusShown]).toEqual([[], null])
})

test.each<[string, Report, boolean]>([
  ['a job that nobody saw end', running, true],
  ['an open docs pull request', opened, true],
  [
    'a merge that is awaited of a docs pull request that nobody can read',
    { ...unread, commitStatus: untilMerged },
    true,
  ],
  ['a docs pull request that nobody can read', unread, false],
  ['a docs pull request that is merged', settled, false],
  ['a job that has ended', ended, false],
])('%s, after the longest time', async (...[, report, isGivenUp]) => {
  const [before, after] = [
    await play(report, { ageMs: maxAgeMs - 1 }),
    await play(report, { ageMs: maxAgeMs }),
  ]
  expect([before, after].map((one) => one.report.isUnfollowed)).toEqual([false, isGivenUp])
})

test('a merge that is given up turns its status, and the comment remembers both', async () => {
  const { report, calls, isDue, isStatusShown } = await play(
    { ...opened, commitStatus: untilMerged },
    { ageMs: maxAgeMs },
  )
  expect(calls.at(-1)).toBe('last status')
  expect([isDue, report.isUnfollowed, isStatusShown]).toEqual([true, true, true])
})

const unwritten = { ...running, commitStatus: sampleStatus() }
test.each<[string, Report, Play, boolean]>([
  ['nothing has changed', opened, {}, false],
  ['nothing has changed for a week', opened, { ageMs: 7 * day }, true],
  ['nothing has changed for a week, and nothing can', ended, { ageMs: 7 * day }, false],
  ['the docs pull request was merged', opened, { read: seenOpen({ state: 'merged' }) }, true],
  ['it is given up', running, { ageMs: maxAgeMs }, true],
  ['its status was written', unwritten, {}, true],
  ['its status could not be written', unwritten, { isShown: false }, false],
  ['its status could not be written for a week', unwritten, { isShown: false, ageMs: 7 * day }, true],
])('the comment is to be written where %s', async (...[, report, given, expected]) => {
  expect((await play(report, given)).isDue).toBe(expected)
})
