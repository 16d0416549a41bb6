// The service during one start: a response for each expected call, and a record of all calls.
import type { Start, StartPorts } from '../../src/agent/create-job.ts'
import type { PollState } from '../../src/agent/poll-state.ts'
import { waitUntilIdle } from '../../src/agent/send-message.ts'
import { startJob } from '../../src/agent/start-job.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import type { Outcome } from '../../src/state/outcome.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { answered, link, sampleJob } from '../fixtures/sample-job.ts'

export const prompt = 'Describe the retry option.'
/** The job as it was before the message. */
export const ended = sampleJob({ status: 'completed', pullRequest: link })
/** The response with the sample job, active. */
export const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }

/** A failed call, rejected or ambiguous. */
export function failed(kind: CallError['kind'], known: Partial<CallError> = {}): CallResult<Job> {
  return {
    kind: 'failure',
    error: { kind, reason: 'unreachable', status: null, detail: 'sample detail', ...known },
  }
}

export type Service = {
  create?: CallResult<Job>
  message?: CallResult<Job>
  get?: HttpOutcome<Job>
  /** The reading after a refused message, if it is another one. */
  getAfter?: HttpOutcome<Job>
  idle?: Outcome
  maxUnreadMs?: number
  isCancelled?: boolean
  /** Whether the run still holds its claim. */
  isClaimed?: boolean
}

/** Ports that record each call. A call that the case does not expect throws. */
function portsOf(service: Service) {
  const calls: string[] = []
  const idleWaits: PollState[] = []
  const lines: string[] = []
  const readings: Job[] = []
  const expectCall = <T>(call: string, response: T | undefined): T => {
    calls.push(call)
    if (response === undefined) throw new Error(`unexpected call: ${call}`)
    return response
  }
  const clock = createFakeClock()
  const ports: StartPorts = {
    clock,
    service: {
      async createJob(text) {
        await clock.sleep(2_000)
        return expectCall(`create ${text === prompt ? '' : text}`.trim(), service.create)
      },
      sendMessage: async (id, text) =>
        expectCall(`message ${id} ${text === prompt ? '' : text}`.trim(), service.message),
      async getJob(id) {
        const isAfter = calls.some((call) => call.startsWith('message'))
        return expectCall(`get ${id}`, (isAfter ? service.getAfter : null) ?? service.get)
      },
    },
    tries: { mayTry: async () => true, maxUnavailableMs: 0 },
    maxUnreadMs: service.maxUnreadMs ?? 0,
    becomeCreate: async () => {
      calls.push('become create')
      return service.isClaimed !== false
    },
    cancelled: service.isCancelled ? AbortSignal.abort() : new AbortController().signal,
    onReading: (job) => readings.push(job),
    log: (line) => lines.push(line),
  }
  return { ports, calls, idleWaits, lines, readings }
}

export type WorkPlan = Parameters<typeof startJob>[0]

export const create: WorkPlan = { kind: 'create', note: null, id: 'r1' }
export const message: WorkPlan = { kind: 'message', jobId: 'job_1', isReplaceable: true, id: 'r1' }
export const givenMessage: WorkPlan = { kind: 'message', jobId: 'job_1', isReplaceable: false, id: 'r1' }
export const attach: WorkPlan = { kind: 'attach', jobId: 'job_1' }

/** Starts, and waits for a job at work first. After the wait, the job is as the wait left it. */
async function startWhenIdle(
  plan: WorkPlan,
  service: Service,
  { ports, calls, idleWaits }: ReturnType<typeof portsOf>,
): Promise<Exclude<Start, { kind: 'busy' }>> {
  const started = await startJob(plan, prompt, ports)
  const { idle } = service
  if (started.kind !== 'busy') return started
  if (!idle) throw new Error('unexpected wait')
  const wait = async (state: PollState) => {
    calls.push(`idle ${state.jobId}`)
    idleWaits.push(state)
    return idle
  }
  const end = await waitUntilIdle(started, { ...ports, wait })
  if (end) return end
  const after = idle.reason === 'job-disappeared' ? null : idle.job
  const get = after ? { kind: 'value' as const, value: after } : answered(404)
  const freed = { ...ports.service, getJob: async () => get }
  const again = await startJob(plan, prompt, { ...ports, service: freed })
  if (again.kind === 'busy') throw new Error('the job is at work again')
  return again
}

/** Carries out a plan. Returns the start, also as words, and all calls, waits, readings and log lines. */
export async function start(plan: WorkPlan, service: Service) {
  const { ports, ...record } = portsOf(service)
  const started = await startWhenIdle(plan, service, { ports, ...record })
  const words = started.kind === 'ended' ? `${started.result} ${started.reason ?? ''}`.trim() : 'started'
  return { started, words, ...record }
}
