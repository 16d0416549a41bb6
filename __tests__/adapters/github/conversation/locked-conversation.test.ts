import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import type { ConversationOptions } from '../../../../src/adapters/github/conversation/conversation.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleQueue } from '../../../fixtures/sample-queue.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import {
  addLock,
  addState,
  locksOf,
  never,
  openTestConversation,
  reportsIn,
  writeState,
} from './sample-conversation.ts'

const first = sampleReport({ turn: 1, nonce: 'first', result: 'pull-request' })
const second = sampleReport({ turn: 2, nonce: 'second' })
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
})

afterEach(() => github.close())

function open(given: Partial<ConversationOptions> = {}) {
  const lines: string[] = []
  const locks: (number | null)[] = []
  const onLock = (id: number | null) => void locks.push(id)
  const log = (line: string) => void lines.push(line)
  return { ...openTestConversation(github, { hasLock: true, onLock, log, ...given }), lines, locks }
}

/** Such as `PATCH comment`, since the last time. */
function calls(): string[] {
  const paths = github.requests.map(({ method, path }) => {
    const [, name = '', id] = /\/(comments|reactions)(\/\d+)?(?:\?.*)?$/.exec(path) ?? []
    return `${method} ${id ? name.slice(0, -1) : name}`
  })
  github.requests.length = 0
  return paths
}

const taken = ['POST reactions', 'GET reactions']
const leaving = 'DELETE reaction'

test('what was read under the lock is written without another reading', async () => {
  addState(repository, first)
  const { conversation } = open()
  expect(await conversation.enter()).toEqual({ kind: 'found', report: first })
  expect([conversation.isLocked(), locksOf(repository).length]).toEqual([true, 1])
  await conversation.publish(second, never)
  const [taking, ...others] = calls()
  expect([taking, others.slice(0, 2).toSorted(), others.slice(2)]).toEqual([
    ...['POST reactions', ['GET comments', 'GET reactions'], ['PATCH comment', leaving]],
  ])
  expect([reportsIn(repository), conversation.isLocked(), locksOf(repository)]).toEqual([[second], false, []])
})

test('the first comment is written under the lock, too', async () => {
  const { conversation } = open()
  await conversation.enter()
  calls()
  await conversation.publish(first, never)
  expect(calls()).toEqual(['POST comments', 'PATCH comment', leaving])
  expect(reportsIn(repository)).toEqual([first])
})

test('a later write takes the lock again, and reads what others have written meanwhile', async () => {
  const ours = addState(repository, first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.publish(second, never)
  writeState(ours, { ...second, queue: sampleQueue() })
  calls()
  await conversation.publish({ ...second, result: 'pull-request' }, never)
  expect(calls()).toEqual([...taken, 'GET comment', 'PATCH comment', leaving])
  expect(reportsIn(repository)).toEqual([{ ...second, result: 'pull-request', queue: sampleQueue() }])
})

test('a change under the lock reads nothing and keeps the lock', async () => {
  addState(repository, first)
  const { conversation } = open()
  await conversation.enter()
  calls()
  expect(await conversation.updateState((report) => ({ ...report, queue: sampleQueue() }))).toBe(true)
  expect(calls()).toEqual(['PATCH comment'])
  expect(conversation.isLocked()).toBe(true)
  expect(reportsIn(repository)).toEqual([{ ...first, queue: sampleQueue() }])
  expect(await conversation.readMemory()).toMatchObject({ report: { queue: sampleQueue() } })
})

test('a change without the lock takes it, reads, writes and gives it back', async () => {
  const ours = addState(repository, first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.leave()
  writeState(ours, second)
  calls()
  expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(true)
  expect(calls()).toEqual([...taken, 'GET comment', 'PATCH comment', leaving])
  expect(reportsIn(repository)).toEqual([{ ...second, note: 'x' }])
})

test.each<[string, (report: Report) => Report | null, boolean]>([
  ['there is nothing to change', () => null, true],
  ['there is no comment of ours', (report) => report, false],
])('where %s, nothing is written', async (...[, change, hasComment]) => {
  if (hasComment) addState(repository, first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.leave()
  calls()
  expect(await conversation.updateState(change)).toBe(false)
  expect(calls()).toEqual(hasComment ? [...taken, 'GET comment', leaving] : [])
  expect(locksOf(repository)).toEqual([])
})

test('a change that fails is a warning, and gives the lock back', async () => {
  addState(repository, first)
  const { conversation, warnings } = open()
  await conversation.enter()
  await conversation.leave()
  github.fail({ method: 'PATCH', path: /comments/, status: 403, times: Infinity })
  expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(false)
  expect([warnings.length, locksOf(repository)]).toEqual([1, []])
})

test('a write that was canceled leaves the lock to the post step, which takes it over', async () => {
  addState(repository, first)
  const run = open()
  await run.conversation.enter()
  const stop = AbortSignal.abort()
  expect(await run.conversation.publish(second, stop)).toMatchObject({ kind: 'failure' })
  const [lockId = null] = run.locks
  expect([run.conversation.isLocked(), locksOf(repository).map(({ id }) => id)]).toEqual([true, [lockId]])
  const post = open({ earlierStep: { commentId: null, lockId } })
  calls()
  await post.conversation.publish({ ...second, result: 'cancelled' }, never)
  expect(reportsIn(repository)).toEqual([{ ...second, result: 'cancelled' }])
  expect([calls()[0], locksOf(repository)]).toEqual(['POST reactions', []])
})

describe('while somebody else keeps the lock', () => {
  const busy = 'Could not comment: other workflow runs are writing to this conversation.'

  async function openBusy() {
    const clock = createFakeClock()
    const run = open({ clock })
    await run.conversation.readMemory()
    const theirs = addLock(repository)
    calls()
    return { ...run, clock, theirs }
  }

  test('a new turn is written without it after 6 s, and read before and after', async () => {
    addState(repository, first)
    const { conversation, clock, theirs } = await openBusy()
    await conversation.publish(second, never)
    expect(clock.elapsedMs()).toBeLessThanOrEqual(6_000)
    expect(calls().slice(-3)).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
    expect([reportsIn(repository), locksOf(repository).map(({ id }) => id)]).toEqual([[second], [theirs]])
  })

  test('the first comment is written without it', async () => {
    const { conversation } = await openBusy()
    expect(await conversation.publish(first, never)).toMatchObject({ kind: 'success' })
    expect(reportsIn(repository)).toEqual([first])
  })

  test('a turn that the comment has is left to the reconcile', async () => {
    addState(repository, second)
    const { conversation } = await openBusy()
    const ended = { ...second, result: 'no-pull-request' } as const
    expect(await conversation.publish(ended, never)).toEqual({ kind: 'failure', error: busy })
    expect(reportsIn(repository)).toEqual([second])
  })

  test('what the comment remembers stays', async () => {
    addState(repository, first)
    const { conversation, warnings } = await openBusy()
    expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(false)
    expect([warnings, reportsIn(repository)]).toEqual([[busy], [first]])
  })
})

test('whoever cannot enter for five minutes remembers nothing for certain', async () => {
  addState(repository, first)
  // Another run takes the lock each time that one gives it back.
  const onSleep = (ms: number) => {
    locksOf(repository).length = 0
    addLock(repository, clock.now())
    return ms
  }
  addLock(repository)
  const clock = createFakeClock(onSleep)
  const { conversation } = open({ clock })
  const problem = 'Other workflow runs have been writing to this conversation for five minutes.'
  expect(await conversation.enter()).toEqual({ kind: 'unreadable', problem, isBusy: true })
  expect(clock.elapsedMs()).toBeGreaterThan(290_000)
})

test('requests that were queued in a comment that is gone are told, and not in the new one', async () => {
  const ours = addState(repository, { ...first, queue: sampleQueue({ sent: ['1-1-a'] }) })
  const { conversation, lines } = open()
  await conversation.enter()
  await conversation.leave()
  repository.comments.delete(ours.id)
  await conversation.publish({ ...second, queue: sampleQueue({ sent: ['1-1-a'] }) }, never)
  expect(lines).toEqual([expect.stringMatching(/^The comment was deleted, and 1 queued request with it\./)])
  expect(reportsIn(repository)).toEqual([
    { ...second, queue: { entries: [], sending: null, sent: ['1-1-a'] } },
  ])
})

test('of a comment that is gone without queued requests, nothing is told', async () => {
  const ours = addState(repository, first)
  const { conversation, lines } = open()
  await conversation.enter()
  await conversation.leave()
  repository.comments.delete(ours.id)
  await conversation.publish(second, never)
  expect([lines, reportsIn(repository)]).toEqual([[], [second]])
})

test('with a comment for each run, the new one has what was queued in the one before', async () => {
  addState(repository, { ...first, queue: sampleQueue() })
  const { conversation } = open({ isNewEachRun: true })
  await conversation.enter()
  await conversation.publish({ ...second, queue: sampleQueue() }, never)
  expect(reportsIn(repository).map((report) => report?.queue.entries.length)).toEqual([1, 1])
})

test('without reactions there is no lock and no request for it', async () => {
  addState(repository, first)
  const { conversation } = open({ hasLock: false })
  expect(await conversation.enter()).toEqual({ kind: 'found', report: first })
  await conversation.publish(second, never)
  await conversation.leave()
  expect([calls().filter((call) => call.includes('reaction')), conversation.isLocked()]).toEqual([[], false])
  expect(conversation.leftMs()).toBe(Number.POSITIVE_INFINITY)
})
