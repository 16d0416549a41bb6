// What a run does with its conversation beside its report: whether there is one, plain comments, and the lock at its ends.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import type { ConversationOptions } from '../../../../src/adapters/github/conversation/conversation.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import { samplePush } from '../../../fixtures/sample-run.ts'
import { addLock, addState, locksOf, never, openTestConversation, reportIn } from './sample-conversation.ts'

const report = sampleReport({ nonce: 'first' })
const empty = { kind: 'none', hasUnverified: false }
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
})

afterEach(() => github.close())

function open(given: Partial<ConversationOptions> = {}) {
  const limitsMs: number[] = []
  const abortAfter = (limitMs: number) => {
    limitsMs.push(limitMs)
    return never
  }
  return { ...openTestConversation(github, { hasLock: true, abortAfter, ...given }), limitsMs }
}

const methods = () => github.requests.map(({ method }) => method)
const bodies = () => [...repository.comments.values()].map(({ body }) => body)

test.each([
  ['none', { issueNumber: null }],
  ['one that nothing is written into', { signingKey: null }],
])('a run whose conversation is %s remembers nothing, and sends nothing', async (_, known) => {
  const { conversation, warnings } = open(known)
  expect([await conversation.readMemory(), await conversation.enter()]).toEqual([empty, empty])
  expect(await conversation.publish(report, never)).toBeNull()
  expect(await conversation.updateState((current) => current)).toBe(false)
  await conversation.postNote('Not sent.', report)
  await conversation.leave()
  expect([github.requests, warnings, conversation.commentUrl()]).toEqual([[], [], null])
})

test('a plain comment has no state, and needs no key', async () => {
  const { conversation, warnings } = open({ signingKey: null })
  expect(await conversation.issueNumber()).toBe(12)
  await conversation.postComment('Hello.')
  expect([bodies(), warnings]).toEqual([['Hello.'], []])
})

test('without a conversation, a plain comment is not sent', async () => {
  const { conversation, warnings } = open({ issueNumber: null })
  expect(await conversation.issueNumber()).toBeNull()
  await conversation.postComment('Hello.')
  expect([github.requests, warnings]).toEqual([[], []])
})

test('a plain comment that cannot be sent is a warning', async () => {
  github.fail({ path: /comments/, status: 403 })
  const { conversation, warnings } = open()
  await conversation.postComment('Hello.')
  expect(warnings).toEqual([expect.stringMatching(/^Could not comment: GitHub answered 403\./)])
})

test('a pull request of a commit that cannot be read is a warning', async () => {
  github.fail({ path: /pulls/, status: 422 })
  const { conversation, warnings } = open({ issueNumber: null, trigger: samplePush({ after: 'c0ffee' }) })
  expect(await conversation.issueNumber()).toBeNull()
  const sentence = 'Could not find the pull request of the commit: GitHub answered 422.'
  expect(warnings).toEqual([sentence])
})

test('the page of the comment is known once it is written', async () => {
  const { id } = addState(repository, report)
  const { conversation } = open()
  await conversation.readMemory()
  expect(conversation.commentUrl()).toBeNull()
  await conversation.publish(report, never)
  expect(conversation.commentUrl()).toBe(`https://github.com/octocat/docs/pull/12#issuecomment-${id}`)
})

test('what the comment remembers is read once', async () => {
  addState(repository, report)
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report })
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report })
  expect(github.requests).toHaveLength(1)
})

test.each<[string, boolean, boolean, number[]]>([
  ['the time before the create', false, false, [300_000]],
  ['a time of its own, where that is over', true, false, [10_000, 300_000]],
  ['the time before the create, and each further one its own', false, true, [300_000, 10_000]],
])('the first try to enter has %s', async (...[, isOver, isBusy, expected]) => {
  addState(repository, report)
  if (isBusy) addLock(repository)
  const clock = createFakeClock((ms) => {
    locksOf(repository).length = 0
    return ms
  })
  const { conversation, limitsMs } = open({ clock, beforeCreate: isOver ? AbortSignal.abort() : never })
  expect(await conversation.enter()).toEqual({ kind: 'found', report })
  expect(limitsMs).toEqual(expected)
})

test('a run that leaves gives back the lock that an earlier step could not', async () => {
  const lockId = addLock(repository)
  const { conversation } = open({ earlierStep: { commentId: null, lockId } })
  await conversation.leave()
  await conversation.leave()
  expect(methods()).toEqual(['DELETE'])
  expect(locksOf(repository)).toEqual([])
})

test('a lock that cannot be given back at first is given back with a second request', async () => {
  const { conversation } = open()
  await conversation.enter()
  github.fail({ method: 'DELETE', path: /reactions/, status: 403 })
  await conversation.leave()
  expect(locksOf(repository)).toEqual([])
})

test('a run that leaves asks nothing if there is no lock to give back', async () => {
  const { conversation } = open({ issueNumber: null, trigger: samplePush() })
  await conversation.leave()
  expect(github.requests).toEqual([])
})

test('a run leaves without an error where its conversation is not known', async () => {
  github.fail({ path: /./, status: 422, times: Infinity })
  const { conversation, warnings } = open({
    ...{ issueNumber: null, trigger: samplePush(), earlierStep: { commentId: null, lockId: 7 } },
  })
  await conversation.leave()
  expect([github.requests.length, warnings]).toEqual([1, []])
})

test.each([
  ['the comment that there is', true],
  ['the first comment', false],
])('a report is settled at the last moment, for %s', async (_, hasComment) => {
  if (hasComment) addState(repository, report)
  const { conversation } = open()
  const settle = async (merged: Report) => ({ ...merged, note: `settled in turn ${merged.turn}` })
  await conversation.publish({ ...report, turn: 2 }, never, settle)
  const [comment] = repository.comments.values()
  expect(comment && reportIn(comment)?.note).toBe('settled in turn 2')
})

test('a lock that was held for too long is taken anew before the comment is written', async () => {
  const comment = addState(repository, report)
  const clock = createFakeClock()
  const { conversation } = open({ clock })
  await conversation.enter()
  await clock.sleep(65_000)
  github.requests.length = 0
  await conversation.publish({ ...report, turn: 2 }, never)
  expect(methods()).toEqual(['DELETE', 'POST', 'GET', 'GET', 'PATCH', 'DELETE'])
  expect(reportIn(comment)?.turn).toBe(2)
})

test.each([
  ['after a reading that found no comment', false, true, ['GET', 'POST', 'PATCH']],
  ['into a comment for each run', true, false, ['POST', 'PATCH']],
])('a first report is written %s without a search', async (...[, isNewEachRun, isRead, expected]) => {
  const { conversation } = open({ hasLock: false, isNewEachRun })
  if (isRead) await conversation.readMemory()
  await conversation.publish(report, never)
  expect(methods()).toEqual(expected)
})

test('a step that finishes another one edits the comment of that one, not the newest', async () => {
  const own = addState(repository, report)
  const newest = addState(repository, { ...report, turn: 2 })
  const { conversation } = open({ isNewEachRun: true, earlierStep: { commentId: own.id, lockId: null } })
  await conversation.enter()
  await conversation.publish({ ...report, result: 'failed' }, never)
  expect([own, newest].map((one) => reportIn(one)?.result)).toEqual(['failed', null])
  expect(repository.comments.size).toBe(2)
})

test('a report without a job replaces another one', async () => {
  const comment = addState(repository, { ...report, jobId: null, result: 'skipped' })
  const { conversation } = open()
  await conversation.publish({ ...report, jobId: null, result: 'cancelled' }, never)
  expect(reportIn(comment)?.result).toBe('cancelled')
})

test.each<[string, (comment: { body: string }) => unknown]>([
  ['is gone', () => github.fail({ method: 'GET', path: /comments\/\d+$/, status: 404 })],
  [
    'was changed by hand',
    (comment) => Object.defineProperty(comment, 'body', { get: () => 'Hello.', set: () => undefined }),
  ],
])('a comment that %s right after it was written is left alone', async (_, change) => {
  const comment = addState(repository, report)
  const { conversation } = open({ hasLock: false })
  await conversation.readMemory()
  const settle = async (merged: Report) => {
    change(comment)
    return merged
  }
  expect(await conversation.publish({ ...report, turn: 2 }, never, settle)).toMatchObject({
    kind: 'success',
  })
  expect(methods().filter((method) => method === 'PATCH')).toHaveLength(1)
})
