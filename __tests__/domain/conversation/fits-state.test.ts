import { expect, test } from '@jest/globals'
import {
  deriveSigningKey,
  fitsState,
  readCommentState,
  writeCommentState,
} from '../../../src/domain/conversation/comment-state.ts'
import type { Queue } from '../../../src/domain/conversation/queue.ts'
import { enqueue } from '../../../src/domain/conversation/sending.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'

const key = deriveSigningKey('a secret')
const scope = {
  ...{ repositoryId: 2 ** 40, issueNumber: 99_999, commentId: 2 ** 45 },
  ...{ key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' },
}
const requests = Array.from({ length: 10 }, (_, index) => ({
  ...{ runId: `1987654321${index}`, at: '2026-11-20T14:02:00.000Z', text: 'x'.repeat(120) },
}))

/** A queue with as long a text as it takes. */
function fullQueue(): Queue {
  const empty = { ...sampleQueue(), entries: [] }
  const lengths = Array.from({ length: 3_000 }, (_, index) => 3_000 - index)
  const queues = lengths.map((length) => enqueue(empty, sampleRequest({ text: 'x'.repeat(length) })))
  return queues.find((queue) => queue !== null) ?? empty
}

test.each<[string, Partial<Report>, boolean]>([
  ['an ordinary one', {}, true],
  ['one with a request', { queue: sampleQueue() }, true],
  ['one whose queue is full', { queue: fullQueue() }, true],
  ['one with much that is only shown', { queue: fullQueue(), requests, note: 'x'.repeat(900) }, true],
  [
    'one with much that is needed',
    { queue: fullQueue(), runId: 'x'.repeat(900), nonce: 'x'.repeat(900) },
    false,
  ],
])('a report fits into a state: %s', (_, known, expected) => {
  expect(fitsState(sampleReport(known))).toBe(expected)
})

test('what fits is kept in the state, whatever comes to be known of its job', () => {
  const queue = fullQueue()
  const known = {
    queue,
    requests,
    turnTimes: Array.from({ length: 50 }, (_, index) => 1_763_647_320 + index),
  }
  expect(fitsState(sampleReport(known))).toBe(true)
  const later = sampleReport({
    ...known,
    ...{ pullRequest: link, branch: 'x'.repeat(200), detail: 'x'.repeat(500), note: 'x'.repeat(900) },
    commitStatus: sampleStatus({ commits: [oldSha, newSha], waivedBy: 'mona' }),
  })
  const read = readCommentState(writeCommentState({ scope, report: later }, key), key)?.report
  expect(read?.queue).toEqual(queue)
})
