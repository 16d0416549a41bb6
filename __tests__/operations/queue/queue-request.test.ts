import { expect, test } from '@jest/globals'
import type { StatusCommit } from '../../../src/domain/commit-status/commit-status.ts'
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { type NewRequest, queueRequest } from '../../../src/operations/queue/queue-request.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'

const head: StatusCommit = { sha: newSha, isHead: true }
const docs: Partial<JobInputs> = { commitStatus: 'docs' }

/** Queues a request in a comment that remembers the report. Returns the queue, and the comment afterwards. */
async function queue(given: Partial<NewRequest>, remembered: Partial<Report> = {}) {
  let stored = sampleReport({ result: 'pull-request', ...remembered })
  const lines: string[] = []
  const asking = sampleReport({ runId: '200', runAttempt: 2, askedBy: 'hubot' })
  const request: NewRequest = {
    ...{ inputs: sampleInputs(), asking, requestText: 'Do\nit.', prompts: ['long', 'short'] },
    ...{ isReplaceable: false, notBefore: null, commit: null },
    ...given,
  }
  const result = await queueRequest(request, {
    clock: createFakeClock(),
    log: (line) => void lines.push(line),
    async updateState(change) {
      const changed = change(stored)
      stored = changed ?? stored
      return changed !== null
    },
  })
  return { result, stored, lines }
}

test('a request has what is shown of it, and what is sent', async () => {
  const command = { id: 7, surface: 'conversation', reactionId: 8 } as const
  const asking = sampleReport({ runId: '200', runAttempt: 2, askedBy: 'hubot', command })
  const { result, stored, lines } = await queue({ asking, requestText: `Do\nit ${'x'.repeat(200)}` })
  expect(result).toEqual(stored.queue)
  expect(stored.queue.entries).toEqual([
    {
      ...{ id: expect.stringMatching(/^200-2-[0-9a-f]{8}$/), runId: '200', at: '2026-11-20T12:00:00.000Z' },
      ...{ askedBy: 'hubot', request: expect.stringMatching(/^Do it x+…?$/), text: 'long' },
      ...{ isReplaceable: false, notBefore: null, command },
    },
  ])
  expect(stored.queue.entries[0]?.request.length).toBeLessThanOrEqual(120)
  expect(lines).toEqual([])
})

test('a conversation in which a request is queued is followed again', async () => {
  const { stored } = await queue({}, { isUnfollowed: true })
  expect([stored.isUnfollowed, stored.updatedAt]).toEqual([false, '2026-11-20T12:00:00.000Z'])
})

test('a commit that joins keeps what was decided of the status', async () => {
  const commitStatus = sampleStatus({ until: 'merged', written: 'pending' })
  const { stored } = await queue({ inputs: sampleInputs(docs), commit: head }, { commitStatus })
  expect(stored.commitStatus).toMatchObject({ until: 'merged', written: 'pending', context: 'docs' })
})

test.each<[string, string[], string | null]>([
  ['the first', ['long', 'short'], 'long'],
  ['the second, if the first is too long', ['x'.repeat(3_000), 'short'], 'short'],
  ['none, if both are too long', ['x'.repeat(3_000), 'y'.repeat(3_000)], null],
])('of the prompts %s is queued', async (_, prompts, text) => {
  const { result, stored, lines } = await queue({ prompts })
  expect(result?.entries[0]?.text ?? null).toBe(text)
  expect([stored.queue.entries.length, lines.length]).toEqual(text === null ? [0, 1] : [1, 0])
})

test.each<[string, Partial<NewRequest>, Partial<Report>, string[] | null]>([
  ['joins those that show the status', { commit: head }, { commitStatus: sampleStatus() }, [oldSha, newSha]],
  ['is the first that shows it', { commit: head }, {}, [newSha]],
  [
    'is the first that shows it under its name',
    { commit: head },
    { commitStatus: sampleStatus({ context: 'other' }) },
    [newSha],
  ],
  ['that nobody knows changes nothing', {}, { commitStatus: sampleStatus() }, [oldSha]],
  ['shows none without the input', { commit: head, inputs: sampleInputs() }, {}, null],
])('the commit of a queued request %s', async (...[, given, remembered, commits]) => {
  const { stored } = await queue({ inputs: sampleInputs(docs), ...given }, remembered)
  expect(stored.commitStatus?.commits ?? null).toEqual(commits)
})
