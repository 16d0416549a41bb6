// The service as one start meets it: an answer for each call that is foreseen, and a record of all.
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Answer, Failure } from '../../../src/domain/http/retry-policy.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import type { Outcome } from '../../../src/domain/job/outcome.ts'
import type { Watch } from '../../../src/domain/job/poll-state.ts'
import type { StartPorts } from '../../../src/operations/job/start.ts'
import { startJob } from '../../../src/operations/job/start-job.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { link, sampleJob } from '../../fixtures/sample-job.ts'

export const prompt = 'Describe the retry option.'
/** The job as it was before the message. */
export const ended = sampleJob({ status: 'completed', pullRequest: link })
/** The answer that carries the sample job, at work. */
export const accepted: Answer<Job> = { ok: true, value: sampleJob() }

/** An answer that says that nothing happened, or that nobody knows. */
export function failed(kind: Failure['kind'], known: Partial<Failure> = {}): Answer<Job> {
  return { ok: false, failure: { kind, reason: 'unreachable', status: null, detail: 'said so', ...known } }
}

export type Service = {
  create?: Answer<Job>
  message?: Answer<Job>
  get?: Attempt<Job>
  idle?: Outcome
  isInterrupted?: boolean
}

/** Ports that record each call; a call that the case does not foresee fails it. */
function portsOf(service: Service) {
  const calls: string[] = []
  const watches: Watch[] = []
  const lines: string[] = []
  const readings: Job[] = []
  const foresee = <T>(call: string, answer: T | undefined): T => {
    calls.push(call)
    if (answer === undefined) throw new Error(`not foreseen: ${call}`)
    return answer
  }
  const clock = createFakeClock()
  const ports: StartPorts = {
    clock,
    createJob: async (text) => {
      await clock.sleep(2_000)
      return foresee(`create ${text === prompt ? '' : text}`.trim(), service.create)
    },
    sendMessage: async (id, text) =>
      foresee(`message ${id} ${text === prompt ? '' : text}`.trim(), service.message),
    getJob: async (id) => foresee(`get ${id}`, service.get),
    waitUntilIdle: async (watch) => {
      watches.push(watch)
      return foresee(`idle ${watch.jobId}`, service.idle)
    },
    interrupted: service.isInterrupted ? AbortSignal.abort() : new AbortController().signal,
    onReading: (job) => readings.push(job),
    log: (line) => lines.push(line),
  }
  return { ports, calls, watches, lines, readings }
}

export type Working = Parameters<typeof startJob>[0]

export const create: Working = { do: 'create', note: '' }
export const message: Working = { do: 'message', jobId: 'job_1', isReplaceable: true }
export const givenMessage: Working = { do: 'message', jobId: 'job_1', isReplaceable: false }
export const attach: Working = { do: 'attach', jobId: 'job_1' }

/** What became of a plan, in words too, and what was called, watched, read and logged. */
export async function start(plan: Working, service: Service) {
  const { ports, ...seen } = portsOf(service)
  const started = await startJob(plan, prompt, ports)
  const words = started.did === 'end' ? `${started.outcome.result} ${started.outcome.reason}` : 'start'
  return { started, words, ...seen }
}
