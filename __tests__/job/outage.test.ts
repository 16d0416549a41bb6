// An hour without the service, in virtual time: each request of fifty conversations is delivered once, by its run, a later one or
// the reconcile.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Clock } from '../../src/base/clock.ts'
import { success } from '../../src/base/result.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import { createPublisher } from '../../src/job/publisher.ts'
import { createReporter, noKnowledge } from '../../src/job/reporter.ts'
import { runJob } from '../../src/job/run-job.ts'
import type { Job } from '../../src/mintlify/job.ts'
import {
  type ClientOptions,
  retryServiceCall,
  type ServiceClient,
} from '../../src/mintlify/mintlify-client.ts'
import { sendQueued } from '../../src/reconcile/send-queued.ts'
import { blankReport } from '../../src/state/report.ts'
import { fakeConversation } from '../fixtures/fake-conversation.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { answered, notSent, sampleJob } from '../fixtures/sample-job.ts'
import { sampleComment, sampleRun } from '../fixtures/sample-run.ts'
import { trackedOf } from '../reconcile/sample-tracked.ts'
import { createVirtualTime } from '../soak/virtual-time.ts'

const minute = 60_000
const hour = 60 * minute
const conversations = 50
/** How the outage shows itself, one after the other. */
const failures = [
  notSent,
  ...[521, 523, 525, 526, 530].map((status) => answered(status)),
  answered(503, 20_000),
] as const

type Ask = { atMs: number; wait: boolean }

/** A service that is not available from `fromMs` to `toMs`. What it got is in `prompts`. */
function serviceOf(clock: Clock, [fromMs, toMs]: [number, number], random: () => number) {
  const prompts: string[] = []
  let jobs = 0
  let calls = 0
  const options: ClientOptions = {
    ...{
      apiUrl: new URL('https://service.example/'),
      key: 'mint_key',
      projectId: 'acme',
      apiTimeoutMs: 30_000,
    },
    ...{ clock, random, redact: (text: string) => text, onRetry: () => undefined },
    signals: {
      ...{ cancelled: new AbortController().signal, deadline: new AbortController().signal },
      remainingMs: () => hour,
    },
  }
  const answer = async (make: () => Job): Promise<HttpOutcome<Job>> => {
    await clock.sleep(200)
    calls += 1
    const isDown = clock.elapsedMs() >= fromMs && clock.elapsedMs() < toMs
    const failure = failures[calls % failures.length] ?? notSent
    return isDown ? failure : { kind: 'value', value: make() }
  }
  const take = (prompt: string) => {
    prompts.push(prompt)
    return sampleJob({ id: `job_${jobs}`, status: 'completed' })
  }
  const client: ServiceClient = {
    createJob: (prompt, tries) =>
      retryServiceCall(options, { call: 'create', tries }, () =>
        answer(() => {
          jobs += 1
          return take(prompt)
        }),
      ),
    sendMessage: (_, prompt, tries) =>
      retryServiceCall(options, { call: 'message', tries }, () => answer(() => take(prompt))),
    getJob: (id) => answer(() => sampleJob({ id, status: 'completed' })),
  }
  return { client, prompts, countJobs: () => jobs }
}

/** One conversation: its commands at their times, and a reconcile every ten minutes until an hour after the outage. */
async function play(asks: readonly Ask[], random: () => number) {
  const { clock, cancelled } = createVirtualTime()
  const outage: [number, number] = [10 * minute, 10 * minute + hour]
  const { client, prompts, countJobs } = serviceOf(clock, outage, random)
  const { conversation, stored } = fakeConversation({ now: clock.now })
  let nonces = 0
  const nonce = () => {
    nonces += 1
    return `nonce ${nonces}`
  }
  const patience = () => ({ waitMs: 180_000, stop: cancelled })
  const results: string[] = []

  async function ask({ wait }: Ask, index: number) {
    const text = `wish ${index};`
    const trigger = sampleComment(`/docs ${text}`, {}, { id: index, createdAt: clock.now().toISOString() })
    const run = sampleRun({ eventName: 'issue_comment', runId: String(100 + index), trigger })
    const inputs = sampleInputs({ prompt: null, context: 'none', githubToken: null, wait })
    const blank = blankReport(run, { startedAt: clock.now(), timeoutMs: 30 * minute, isCommand: true })
    const collaborators = sampleCollaborators({
      commenter: { permissionOf: async () => success('admin') },
      conversation,
      service: client,
      reporter: createReporter(blank, noKnowledge, {
        ...{ clock, setOutputs: () => undefined, save: () => undefined, foundUrl: () => null },
        publisher: createPublisher({
          ...{ conversation, patience, showRun: null, now: clock.now, warn: () => undefined },
          tendDocsPull: async (report) => report,
          writeStatus: async () => true,
          replaceReaction: async () => null,
        }),
        writeSummary: () => undefined,
      }),
      runtime: {
        ...{ clock, random, nonce, cancelled, patience },
        ...{ remainingMs: () => 30 * minute, sendTimeoutMs: 60_000 },
      },
    })
    const end = await runJob({ inputs, files: [], run }, collaborators)
    await collaborators.reporter.ended(end, new AbortController().signal)
    results.push([end.result, end.reason].filter(Boolean).join(' '))
  }

  async function reconcile() {
    const state = stored()
    if (!state) return
    await sendQueued(trackedOf(state), {
      ...{ ...client, conversation, clock, nonce, sendTimeoutMs: 60_000, signal: cancelled },
      react: async () => null,
      showRun: async () => undefined,
      permissionOf: async () => success('admin'),
    })
  }

  const passes = Array.from({ length: 13 }, (_, index) => (index + 1) * 10 * minute)
  const steps = [
    ...asks.map((one, index) => ({ atMs: one.atMs, step: () => ask(one, index) })),
    ...passes.map((atMs) => ({ atMs, step: reconcile })),
  ].sort((a, b) => a.atMs - b.atMs)
  for (const { atMs, step } of steps) {
    await clock.sleep(Math.max(0, atMs - clock.elapsedMs()))
    await step()
  }
  const counts = asks.map((_, index) => prompts.filter((prompt) => prompt.includes(`wish ${index};`)).length)
  return { results, counts, jobs: countJobs(), state: stored() }
}

test('after an hour without the service, each request of fifty conversations was delivered once, to one job', async () => {
  const anyAsk = fc.record({ atMs: fc.integer({ min: 0, max: 80 * minute }), wait: fc.constant(false) })
  const anyConversation = fc.tuple(
    fc.array(anyAsk, { minLength: 1, maxLength: 4 }),
    fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  )
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyConversation, async ([asks, stream]) => {
      const { results, counts, jobs, state } = await play(asks, () => stream.next().value)
      for (const result of results) seen.add(result)
      expect([counts, jobs]).toEqual([asks.map(() => 1), 1])
      expect(state?.conversation).toMatchObject({ queue: [], claim: null })
    }),
    { numRuns: conversations },
  )
  expect(seen).toEqual(new Set(['running', 'queued unreachable']))
})

test('a run that waits is told that its request was not sent, and sends nothing later', async () => {
  const { results, counts, jobs, state } = await play([{ atMs: 15 * minute, wait: true }], () => 0.5)
  expect([results, counts, jobs]).toEqual([['rejected unreachable'], [0], 0])
  expect(state?.conversation).toMatchObject({ queue: [], claim: null })
})
