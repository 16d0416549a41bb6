// What a run writes on GitHub at its end: the commit status before the comment, reactions, and what is left to others.
import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { describeCommitStatus } from '../../src/follow-up/describe-status.ts'
import { createPublisher, type PublishPorts, viewOf } from '../../src/job/publisher.ts'
import { noKnowledge } from '../../src/job/reporter.ts'
import { type Outcome, outcome } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import type { Claim, CommandComment, OwnRun, State } from '../../src/state/state.ts'
import { clockStart } from '../fixtures/fake-clock.ts'
import { conversationUrl, type FakeOptions, fakeConversation } from '../fixtures/fake-conversation.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { newSha, oldSha, sampleStatus } from '../fixtures/sample-status.ts'

const { signal: budget } = new AbortController()
const done = outcome('pull-request', { job: sampleJob({ status: 'completed', pullRequest: link }) })
const claim: Claim = {
  ...{ nonce: 'own', until: '2026-11-20T12:05:00.000Z', isCreate: false, id: '123-1', request: 'shorter' },
  ...{ queued: [], command: null },
}
const own: CommandComment = { id: 7, surface: 'conversation', reactionId: 70, end: null }
const earlier: CommandComment = { id: 5, surface: 'conversation', reactionId: 50, end: null }
const claimed = sampleState({ claim, commitStatus: sampleStatus() })
const rules = { commitStatus: 'docs', commitStatusUntil: 'ready' as const, failOn: [] }

/** A run that has sent its message, and whose end is known. */
function ownRun(known: Partial<OwnRun> = {}): OwnRun {
  const { run, job } = sampleState()
  return {
    ...noKnowledge,
    ...{ claim, delivery: 'done', requestCount: 1, command: own },
    run: { ...run, result: 'pull-request' },
    job: job && { ...job, status: 'completed', end: 'pull-request', link: link.url },
    request: { runId: '123', at: clockStart.toISOString(), text: 'shorter' },
    status: { rules, commit: newSha, isWaived: false },
    ...known,
  }
}

/** Lets what goes on in the background end. */
async function inBackground(): Promise<void> {
  for (let requests = 0; requests < 5; requests += 1) await setImmediate()
}

function shownIn(report: Report): string {
  const { commitStatus } = report
  if (!commitStatus) return 'none'
  const commits = commitStatus.commits.map((sha) => sha.slice(0, 1)).join('+')
  return `${commits} ${describeCommitStatus(report, commitStatus).state}`
}

type Case = FakeOptions & {
  /** What the run remembers, if it is not what the comment does. */
  planned?: State
  isStatusWritten?: boolean
  hasReactions?: boolean
  ports?: Partial<PublishPorts>
}

function open({ isStatusWritten = true, hasReactions = true, ports, planned, ...given }: Case = {}) {
  const calls: string[] = []
  const warnings: string[] = []
  const fake = fakeConversation({
    state: claimed,
    ...given,
    note: (call) => void calls.push(`comment ${call}`),
  })
  const publisher = createPublisher({
    conversation: fake.conversation,
    patience: (limit) => ({ waitMs: 20_000, stop: limit ?? new AbortController().signal }),
    async replaceReaction({ id }, reaction) {
      calls.push(`react ${reaction} to ${id}`)
      return hasReactions ? id * 100 : null
    },
    showRun: null,
    tendDocsPull: async (report) => report,
    async writeStatus(report) {
      calls.push(`status ${shownIn(report)}`)
      return isStatusWritten
    },
    warn: (text) => void warnings.push(text),
    now: () => clockStart,
    ...ports,
  })
  const end = (known: Partial<OwnRun> = {}, how: Outcome = done, limit = budget) => {
    const run = ownRun(known)
    return publisher.end({
      own: run,
      report: viewOf(run, planned ?? fake.stored(), clockStart),
      end: how,
      budget: limit,
    })
  }
  return { publisher, end, calls, warnings, stored: fake.stored, fake }
}

test('the reactions come before the comment that remembers them, and the status after it', async () => {
  const { end, calls, stored, publisher } = open()
  const report = await end()
  expect(calls).toEqual(['react rocket to 7', 'comment written', 'status b success'])
  expect(stored()).toMatchObject({
    ...{ run: { result: 'pull-request' }, job: { end: 'pull-request' } },
    conversation: {
      ...{ requestCount: 2, requestRunId: '123', claim: null, commands: [] },
      handled: [{ id: '123-1', how: 'delivered' }],
      // What is set after that, the reconcile has to see for itself.
      commitStatus: { commits: [newSha], written: null },
    },
  })
  expect([report.requestCount, publisher.commentUrl(), publisher.isWritten()]).toEqual([
    2,
    conversationUrl,
    true,
  ])
})

test.each([
  { what: 'is remembered, and not written once more', isStatusWritten: true, written: 'pending', times: 1 },
  { what: 'and failed is written once more', isStatusWritten: false, written: null, times: 2 },
])('a pending status that was sent at the beginning $what', async ({ isStatusWritten, written, times }) => {
  const { publisher, end, calls, stored } = open({ isStatusWritten })
  const working = ownRun({ run: sampleState().run, job: sampleState().job })
  publisher.status(working, claimed)
  await inBackground()
  await end({ run: working.run, job: working.job }, outcome('running', { job: sampleJob() }))
  expect(calls.filter((call) => call.startsWith('status'))).toHaveLength(times)
  expect(stored()?.conversation.commitStatus?.written).toBe(written)
})

test('a waiver that was written meanwhile corrects what the commit shows', async () => {
  const waived = (state: State): State => ({
    ...state,
    conversation: {
      ...state.conversation,
      commitStatus: sampleStatus({ commits: [newSha], waiver: { by: 'mona', sha: newSha } }),
    },
  })
  const failed = outcome('failed', { job: sampleJob({ status: 'failed' }) })
  const written: string[] = []
  const { publisher, end } = open({
    meanwhile: (state, changes) => (changes === 1 && state ? waived(state) : state),
    ports: {
      async writeStatus({ commitStatus }) {
        written.push(commitStatus?.waiver?.by ?? 'nobody')
        return true
      },
    },
  })
  publisher.record(ownRun({ run: sampleState().run, job: sampleState().job }))
  await inBackground()
  const { job } = ownRun()
  await end({ run: { ...ownRun().run, result: 'failed' }, job: job && { ...job, end: 'failed' } }, failed)
  expect(written.at(-1)).toBe('mona')
})

test('a reaction that could not be set is left to whoever comes next', async () => {
  const { end, stored } = open({ hasReactions: false })
  await end()
  expect(stored()?.conversation.commands).toEqual([{ ...own, end: 'rocket' }])
})

test('the end of the job is the end of every command that waits for it', async () => {
  const { end, calls, stored } = open({ state: sampleState({ claim, commands: [earlier] }) })
  await end()
  expect(calls.filter((call) => call.startsWith('react'))).toEqual(['react rocket to 5', 'react rocket to 7'])
  expect(stored()?.conversation.commands).toEqual([])
})

test('a run that does not wait leaves the reaction of its command to the end of the job', async () => {
  const { end, calls, stored } = open()
  const { run, job } = sampleState()
  await end({ run, job }, outcome('running', { job: sampleJob() }))
  expect(calls.filter((call) => call.startsWith('react'))).toEqual([])
  expect(stored()?.conversation.commands).toEqual([own])
})

test('a status check of a job at work leaves no reaction behind', async () => {
  const { end, calls } = open({ state: sampleState() })
  const { run, job } = sampleState()
  await end(
    { claim: null, delivery: 'none', request: null, run, job },
    outcome('running', { job: sampleJob() }),
  )
  expect(calls).toContain('react +1 to 7')
})

test.each<[string, Partial<OwnRun>, boolean]>([
  ['an end without a request of its own', { claim: null, delivery: 'none', request: null }, false],
  ['an end of a message that may have arrived', { delivery: 'unknown' }, false],
  ['a request that was delivered', {}, true],
])('a comment that was deleted is written anew by %s: %s', async (...[, known, isWritten]) => {
  const { end, stored } = open({ state: null })
  await end(known)
  expect(stored() !== null).toBe(isWritten)
})

test('a comment that was deleted after the run wrote it stays deleted', async () => {
  const { publisher, end, stored } = open({ meanwhile: (state, changes) => (changes === 1 ? null : state) })
  publisher.record(ownRun())
  await inBackground()
  await end()
  expect(stored()).toBeNull()
})

test.each(['conversation-busy', 'memory-unwritable', 'lost'] as const)(
  'an end whose change fails as %s is a warning, and left to the post step',
  async (trouble) => {
    const { end, warnings, publisher } = open({ trouble })
    await end()
    expect(warnings).toEqual([expect.stringMatching(/^Couldn't update the comment: /)])
    expect([publisher.isWritten(), publisher.commentUrl()]).toEqual([false, null])
  },
)

test('a run without a conversation warns of nothing', async () => {
  const { end, warnings, publisher } = open({ trouble: 'none' })
  await end()
  expect([warnings, publisher.isWritten(), publisher.commentUrl()]).toEqual([[], true, null])
})

test('a queued run writes nothing into the comment, and its commit is pending', async () => {
  const { end, calls } = open()
  await end({ claim: null, delivery: 'none', request: null }, outcome('queued', { reason: 'busy' }))
  expect(calls).toEqual(['status a+b pending'])
})

test('where each run has a comment of its own, a later one is shown there', async () => {
  const shown: (number | null)[] = []
  const showRun = async (_: Report, commentId: number | null) => {
    shown.push(commentId)
    return 42
  }
  const { end, publisher } = open({ ports: { showRun } })
  await end()
  expect([shown, publisher.shownIn()]).toEqual([[null], 42])
  const first = open({ state: null, ports: { showRun } })
  await first.end({ requestCount: 0 })
  expect([shown.length, first.publisher.shownIn()]).toEqual([1, null])
})

test('the last status ends with the budget of the run', async () => {
  const limit = new AbortController()
  const ends: boolean[] = []
  const { end } = open({
    ports: {
      async writeStatus(_, signal) {
        limit.abort()
        ends.push(signal.aborted)
        return true
      },
    },
  })
  await end({}, done, limit.signal)
  expect(ends).toEqual([true])
})

test('an end of an earlier request leaves the request that others have begun', async () => {
  const state = sampleState({
    requestCount: 5,
    requestRunId: '200',
    commitStatus: sampleStatus({ commits: [oldSha] }),
  })
  const { end, stored } = open({ state, planned: claimed })
  const report = await end()
  expect(stored()?.conversation).toMatchObject({ requestCount: 5, requestRunId: '200' })
  expect(report.result).toBe('pull-request')
})
