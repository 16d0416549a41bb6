// When it counts that Mintlify does not find a job: a 404 given for ninety
// seconds.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  type DocumentationService,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { createMintlifyClient } from '../../src/mintlify/client.ts'
import { findJob, type JobContext } from '../../src/mintlify/reading.ts'
import { createTestClock, type RunClock } from '../scene/clock.ts'

const deadlineMs = 300_000
const jobId = 'job_1'

let service: DocumentationService
let context: JobContext
let clock: RunClock
let cancelled: AbortController
beforeEach(async () => {
  const time = createTestClock(() => service.pending())
  service = await startDocumentationService({ now: time.now })
  clock = time.forRun()
  cancelled = new AbortController()
  const cancellation = {
    cancelled: cancelled.signal,
    deadline: new AbortController().signal,
    signal: new AbortController().signal,
    remainingMs: () => deadlineMs - clock.elapsedMs(),
  }
  const mintlify = createMintlifyClient({
    apiKey: service.key,
    projectId: service.projectId,
    apiUrl: new URL(service.url),
    clock,
    redact: (text) => text,
    cancellation,
  })
  context = { mintlify, clock, cancellation }
})
afterEach(() => service.close())

function answer(status: number, onMatch: () => void = () => undefined): void {
  const body = status === 200 ? { id: jobId, status: 'active' } : { error: '' }
  service.fail({ method: 'GET', status, body, onMatch })
}

async function find(): Promise<{ end: string; waitedMs: number }> {
  const startMs = clock.elapsedMs()
  const { kind } = await findJob(context, jobId)
  return { end: kind, waitedMs: clock.elapsedMs() - startMs }
}

test.each<[number[], string, number]>([
  [[200], 'at-work', 0],
  [[404, 200], 'at-work', 10_000],
  [[404, 404, 200], 'at-work', 30_000],
  [[404, 404, 404, 404, 200], 'at-work', 90_000],
  [[404, 404, 404, 404, 404], 'gone', 90_000],
  [[404, 500, 200], 'at-work', 12_000],
  [[500, 502, 500], 'unread', 7_000],
  [[401, 401, 401], 'unread', 7_000],
])('%j: %s', async (statuses, end, waitedMs) => {
  for (const status of statuses) answer(status)
  expect(await find()).toEqual({ end, waitedMs })
  expect(service.requests).toHaveLength(statuses.length)
})

test.each([
  ['before the first wait', 10_000, 0],
  ['before the second wait', 29_999, 10_000],
])(
  'a 404 does not count where there is no time %s',
  async (_, remainingMs, waitedMs) => {
    await clock.sleep(deadlineMs - remainingMs)
    for (const status of [404, 404, 404]) answer(status)
    expect(await find()).toEqual({ end: 'not-found-yet', waitedMs })
  },
)

test('a 404 does not count for a run that is cancelled', async () => {
  answer(404, () => cancelled.abort())
  expect(await find()).toEqual({ end: 'unread', waitedMs: 0 })
})
