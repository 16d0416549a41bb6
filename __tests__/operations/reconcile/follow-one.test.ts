// One conversation after its agent job: what is read, what is given up, and when its comment is to be written.
import { expect, test } from '@jest/globals'
import type { DocsPull, OnClose } from '../../../src/domain/docs-pull/docs-pull.ts'
import type { SourcePull } from '../../../src/domain/event/source-pull.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { follow } from '../../../src/operations/reconcile/follow.ts'
import { docsReport, fullRules, sampleDocsPull, seenOpen } from '../../fixtures/sample-docs-pull.ts'
import { sampleRepository } from '../../fixtures/sample-reconcile.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { newSha, sampleStatus } from '../../fixtures/sample-status.ts'

const day = 24 * 3_600_000
const maxAgeMs = 30 * day
const at = '2026-11-20T14:00:00.000Z'
const times = { startedAt: at, updatedAt: at }

type Play = {
  /** How long ago the turn began and the comment was written. */
  ageMs?: number
  /** What the reading of the docs pull request brings. Without it, what is known stays. */
  read?: DocsPull
  isWritten?: boolean
}

/** Follows a conversation whose source is open. */
async function play(given: Report, { ageMs = 3_600_000, read, isWritten = true }: Play = {}) {
  const calls: string[] = []
  const heads: (SourcePull | null)[] = []
  const project = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
  const report = { ...given, ...times }
  const conversation = {
    repository: sampleRepository,
    scope: { ...project, issueNumber: 12, commentId: 7 },
    report,
    url: '',
  }
  const followed = await follow(conversation, report, {
    now: new Date(Date.parse(at) + ageMs),
    maxAgeMs,
    ports: {
      async lookAfterDocsPull(_, { docsPull }, sourceState) {
        calls.push(`pull, source ${sourceState}`)
        return read ?? docsPull
      },
      async readSource() {
        calls.push('source')
        return { state: 'open', headSha: newSha }
      },
      async writeStatus({ isUnfollowed }, source) {
        calls.push(isUnfollowed ? 'last status' : 'status')
        heads.push(await source)
        return isWritten
      },
    },
  })
  return { ...followed, calls, heads }
}

const running = sampleReport({ result: 'running' })
const ended = sampleReport({ result: 'no-pull-request' })
const opened = docsReport({ docsPull: seenOpen() })
const settled = docsReport({ docsPull: seenOpen({ state: 'merged', endedAt: at }) })
const unread = docsReport({ docsPull: sampleDocsPull() })
const untilMerged = sampleStatus({ until: 'merged', written: 'pending' })
const wants = (onClose: OnClose) => ({ docsPullRules: { ...fullRules, onClose } })
const outdated = (isHead: boolean) => sampleStatus({ isHead, written: 'pending' })

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
  ['a status that is as it should be', { ...running, commitStatus: outdated(true) }, []],
  ['a status of the head', { ...ended, commitStatus: outdated(true) }, ['status', 'source']],
  ['a status of an older commit', { ...ended, commitStatus: outdated(false) }, ['status']],
  [
    'a docs pull request and a status of the head, with one reading of the source',
    { ...opened, ...wants('close'), commitStatus: outdated(true) },
    ['source', 'pull, source open', 'status'],
  ],
])('%s', async (_, report, expected) => {
  const { calls } = await play(report)
  expect(calls.toSorted()).toEqual(expected.toSorted())
})

test('only the status of the head is told of the source', async () => {
  const heads = await Promise.all(
    [true, false].map(async (isHead) => (await play({ ...ended, commitStatus: outdated(isHead) })).heads),
  )
  expect(heads).toEqual([[{ state: 'open', headSha: newSha }], [null]])
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
  const { report, calls, isDue } = await play({ ...opened, commitStatus: untilMerged }, { ageMs: maxAgeMs })
  expect(calls.at(-1)).toBe('last status')
  expect([isDue, report.isUnfollowed, report.commitStatus?.written]).toEqual([true, true, 'error'])
})

const unwritten = { ...running, commitStatus: sampleStatus() }
test.each<[string, Report, Play, boolean]>([
  ['nothing has changed', opened, {}, false],
  ['nothing has changed for a week', opened, { ageMs: 7 * day }, true],
  ['nothing has changed for a week, and nothing can', ended, { ageMs: 7 * day }, false],
  ['the docs pull request was merged', opened, { read: seenOpen({ state: 'merged' }) }, true],
  ['it is given up', running, { ageMs: maxAgeMs }, true],
  ['its status was written', unwritten, {}, true],
  ['its status could not be written', unwritten, { isWritten: false }, false],
  ['its status could not be written for a week', unwritten, { isWritten: false, ageMs: 7 * day }, true],
])('the comment is to be written where %s', async (...[, report, given, expected]) => {
  expect((await play(report, given)).isDue).toBe(expected)
})
