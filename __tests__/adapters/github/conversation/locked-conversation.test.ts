import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { addComment, addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import {
  actionsBot,
  assignId,
  type IssueCommentState,
  type RepositoryState,
} from '../../../../emulator/github/state.ts'
import { openCommitPulls } from '../../../../src/adapters/github/commit-pulls.ts'
import {
  type ConversationOptions,
  openConversation,
} from '../../../../src/adapters/github/conversation/conversation.ts'
import {
  deriveSigningKey,
  readCommentState,
  writeCommentState,
} from '../../../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { clockStart, createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleQueue } from '../../../fixtures/sample-queue.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import { openTestConnection } from '../connect.ts'
import { withoutLock } from './without-lock.ts'

const signingKey = deriveSigningKey('a secret')
const projectScope = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
const never = new AbortController().signal
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

function open(known: Partial<ConversationOptions> = {}) {
  const { connection, warnings } = openTestConnection(github)
  const lines: string[] = []
  const locks: (number | null)[] = []
  const conversation = openConversation({
    ...{ connection, trigger: { kind: 'other' }, readCommitPulls: openCommitPulls(connection) },
    ...{ issueNumber: 12, scope: projectScope, signingKey, isNewEachRun: false, earlierStep: null },
    ...withoutLock(),
    ...{
      hasLock: true,
      unlockedText: null,
      beforeCreate: never,
      onComment: () => undefined,
      render: (_, state) => state,
    },
    onLock: (id) => void locks.push(id),
    log: (line) => void lines.push(line),
    ...known,
  })
  return { conversation, warnings, lines, locks }
}

function writeState(comment: IssueCommentState, report: Report): void {
  const scope = { ...projectScope, issueNumber: 12, commentId: comment.id }
  comment.body = writeCommentState({ scope, report }, signingKey)
}

function addState(report: Report): IssueCommentState {
  const comment = addComment(repository, { issue: 12 })
  writeState(comment, report)
  return comment
}

function addLock(at = clockStart): number {
  const id = assignId(repository)
  locksHeld().push({ id, content: 'eyes', user: actionsBot, created_at: at.toISOString() })
  return id
}

function locksHeld() {
  return repository.pulls.get(12)?.reactions ?? []
}

function reports(): (Report | undefined)[] {
  return [...repository.comments.values()].map(({ body }) => readCommentState(body, signingKey)?.report)
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
  addState(first)
  const { conversation } = open()
  expect(await conversation.enter()).toEqual({ kind: 'found', report: first })
  expect([conversation.isLocked(), locksHeld().length]).toEqual([true, 1])
  await conversation.publish(second, never)
  const [taking, ...others] = calls()
  expect([taking, others.slice(0, 2).toSorted(), others.slice(2)]).toEqual([
    ...['POST reactions', ['GET comments', 'GET reactions'], ['PATCH comment', leaving]],
  ])
  expect([reports(), conversation.isLocked(), locksHeld()]).toEqual([[second], false, []])
})

test('the first comment is written under the lock, too', async () => {
  const { conversation } = open()
  await conversation.enter()
  calls()
  await conversation.publish(first, never)
  expect(calls()).toEqual(['POST comments', 'PATCH comment', leaving])
  expect(reports()).toEqual([first])
})

test('a later write takes the lock again, and reads what others have written meanwhile', async () => {
  const ours = addState(first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.publish(second, never)
  writeState(ours, { ...second, queue: sampleQueue() })
  calls()
  await conversation.publish({ ...second, result: 'pull-request' }, never)
  expect(calls()).toEqual([...taken, 'GET comment', 'PATCH comment', leaving])
  expect(reports()).toEqual([{ ...second, result: 'pull-request', queue: sampleQueue() }])
})

test('a change under the lock reads nothing and keeps the lock', async () => {
  addState(first)
  const { conversation } = open()
  await conversation.enter()
  calls()
  expect(await conversation.updateState((report) => ({ ...report, queue: sampleQueue() }))).toBe(true)
  expect(calls()).toEqual(['PATCH comment'])
  expect(conversation.isLocked()).toBe(true)
  expect(reports()).toEqual([{ ...first, queue: sampleQueue() }])
  expect(await conversation.readMemory()).toMatchObject({ report: { queue: sampleQueue() } })
})

test('a change without the lock takes it, reads, writes and gives it back', async () => {
  const ours = addState(first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.leave()
  writeState(ours, second)
  calls()
  expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(true)
  expect(calls()).toEqual([...taken, 'GET comment', 'PATCH comment', leaving])
  expect(reports()).toEqual([{ ...second, note: 'x' }])
})

test.each<[string, (report: Report) => Report | null, boolean]>([
  ['there is nothing to change', () => null, true],
  ['there is no comment of ours', (report) => report, false],
])('where %s, nothing is written', async (...[, change, hasComment]) => {
  if (hasComment) addState(first)
  const { conversation } = open()
  await conversation.enter()
  await conversation.leave()
  calls()
  expect(await conversation.updateState(change)).toBe(false)
  expect(calls()).toEqual(hasComment ? [...taken, 'GET comment', leaving] : [])
  expect(locksHeld()).toEqual([])
})

test('a change that fails is a warning, and gives the lock back', async () => {
  addState(first)
  const { conversation, warnings } = open()
  await conversation.enter()
  await conversation.leave()
  github.fail({ method: 'PATCH', path: /comments/, status: 403, times: Infinity })
  expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(false)
  expect([warnings.length, locksHeld()]).toEqual([1, []])
})

test('a write that was canceled leaves the lock to the post step, which takes it over', async () => {
  addState(first)
  const run = open()
  await run.conversation.enter()
  const stop = AbortSignal.abort()
  expect(await run.conversation.publish(second, stop)).toMatchObject({ kind: 'failure' })
  const [lockId = null] = run.locks
  expect([run.conversation.isLocked(), locksHeld().map(({ id }) => id)]).toEqual([true, [lockId]])
  const post = open({ earlierStep: { commentId: null, lockId } })
  calls()
  await post.conversation.publish({ ...second, result: 'cancelled' }, never)
  expect(reports()).toEqual([{ ...second, result: 'cancelled' }])
  expect([calls()[0], locksHeld()]).toEqual(['POST reactions', []])
})

describe('while somebody else keeps the lock', () => {
  const busy = 'Could not comment: other workflow runs are writing to this conversation.'

  async function openBusy() {
    const clock = createFakeClock()
    const run = open({ clock })
    await run.conversation.readMemory()
    const theirs = addLock()
    calls()
    return { ...run, clock, theirs }
  }

  test('a new turn is written without it after 6 s, and read before and after', async () => {
    addState(first)
    const { conversation, clock, theirs } = await openBusy()
    await conversation.publish(second, never)
    expect(clock.elapsedMs()).toBeLessThanOrEqual(6_000)
    expect(calls().slice(-3)).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
    expect([reports(), locksHeld().map(({ id }) => id)]).toEqual([[second], [theirs]])
  })

  test('the first comment is written without it', async () => {
    const { conversation } = await openBusy()
    expect(await conversation.publish(first, never)).toMatchObject({ kind: 'success' })
    expect(reports()).toEqual([first])
  })

  test('a turn that the comment has is left to the reconcile', async () => {
    addState(second)
    const { conversation } = await openBusy()
    const ended = { ...second, result: 'no-pull-request' } as const
    expect(await conversation.publish(ended, never)).toEqual({ kind: 'failure', error: busy })
    expect(reports()).toEqual([second])
  })

  test('what the comment remembers stays', async () => {
    addState(first)
    const { conversation, warnings } = await openBusy()
    expect(await conversation.updateState((report) => ({ ...report, note: 'x' }))).toBe(false)
    expect([warnings, reports()]).toEqual([[busy], [first]])
  })
})

test('whoever cannot enter for five minutes remembers nothing for certain', async () => {
  addState(first)
  // Another run takes the lock each time that one gives it back.
  const onSleep = (ms: number) => {
    locksHeld().length = 0
    addLock(clock.now())
    return ms
  }
  addLock()
  const clock = createFakeClock(onSleep)
  const { conversation } = open({ clock })
  const problem = 'Other workflow runs have been writing to this conversation for five minutes.'
  expect(await conversation.enter()).toEqual({ kind: 'unreadable', problem, isBusy: true })
  expect(clock.elapsedMs()).toBeGreaterThan(290_000)
})

test('requests that were queued in a comment that is gone are told, and not in the new one', async () => {
  const ours = addState({ ...first, queue: sampleQueue({ sent: ['1-1-a'] }) })
  const { conversation, lines } = open()
  await conversation.enter()
  await conversation.leave()
  repository.comments.delete(ours.id)
  await conversation.publish({ ...second, queue: sampleQueue({ sent: ['1-1-a'] }) }, never)
  expect(lines).toEqual([expect.stringMatching(/^The comment was deleted, and 1 queued request with it\./)])
  expect(reports()).toEqual([{ ...second, queue: { entries: [], sending: null, sent: ['1-1-a'] } }])
})

test('of a comment that is gone without queued requests, nothing is told', async () => {
  const ours = addState(first)
  const { conversation, lines } = open()
  await conversation.enter()
  await conversation.leave()
  repository.comments.delete(ours.id)
  await conversation.publish(second, never)
  expect([lines, reports()]).toEqual([[], [second]])
})

test('with a comment for each run, the new one has what was queued in the one before', async () => {
  addState({ ...first, queue: sampleQueue() })
  const { conversation } = open({ isNewEachRun: true })
  await conversation.enter()
  await conversation.publish({ ...second, queue: sampleQueue() }, never)
  expect(reports().map((report) => report?.queue.entries.length)).toEqual([1, 1])
})

test('without reactions there is no lock and no request for it', async () => {
  addState(first)
  const { conversation } = open({ hasLock: false })
  expect(await conversation.enter()).toEqual({ kind: 'found', report: first })
  await conversation.publish(second, never)
  await conversation.leave()
  expect([calls().filter((call) => call.includes('reaction')), conversation.isLocked()]).toEqual([[], false])
  expect(conversation.leftMs()).toBe(Number.POSITIVE_INFINITY)
})
