// Brings a job to work: a new one, a message to one there is, or the one that is at work already.
import type { Attempt } from '../domain/attempt.ts'
import type { Clock } from '../domain/clock.ts'
import { hasEnded, type Job, keepLink } from '../domain/job.ts'
import { type Outcome, outcome } from '../domain/outcome.ts'
import type { Plan } from '../domain/plan.ts'
import { promptDigest } from '../domain/prompt.ts'
import type { Answer, Failure } from '../domain/retry.ts'
import { startWatch, type Watch } from '../domain/watch.ts'

export type StartPorts = {
  clock: Clock
  createJob: (prompt: string) => Promise<Answer<Job>>
  sendMessage: (jobId: string, prompt: string) => Promise<Answer<Job>>
  getJob: (jobId: string) => Promise<Attempt<Job>>
  /** Waits until the job is free for a message. */
  waitUntilIdle: (watch: Watch) => Promise<Outcome>
  interrupted: AbortSignal
  log: (line: string) => void
}

export type Start =
  /** `isNewTurn`: whether this run created the job or sent it a message. */
  { did: 'start'; watch: Watch; isNewTurn: boolean; note: string } | { did: 'end'; outcome: Outcome }

type Working = Exclude<Plan, { do: 'skip' }>

/** What became of the plan. A prompt is sent at most once, unless it provably did not arrive. */
export async function startJob(plan: Working, prompt: string, ports: StartPorts): Promise<Start> {
  if (plan.do === 'create') return create(prompt, plan.note, ports)
  if (plan.do === 'message') return message(plan, prompt, ports)
  return attach(plan.jobId, ports)
}

async function create(prompt: string, note: string, ports: StartPorts): Promise<Start> {
  const from = ports.clock.now()
  const answer = await ports.createJob(prompt)
  if (answer.ok && answer.value) {
    return { did: 'start', watch: watchFrom(answer.value, ports, { isNew: true }), isNewTurn: true, note }
  }
  if (answer.ok) return end('unknown', { reason: 'create-ambiguous' })
  const detail =
    answer.failure.kind === 'ambiguous' ? evidence(answer.failure, prompt, [from, ports.clock.now()]) : ''
  return { did: 'end', outcome: failed(answer.failure, ports, detail) }
}

async function attach(jobId: string, ports: StartPorts): Promise<Start> {
  const reading = await ports.getJob(jobId)
  if (reading.kind === 'value') {
    return { did: 'start', watch: watchFrom(reading.value, ports, {}), isNewTurn: false, note: '' }
  }
  if (reading.kind === 'status' && reading.status === 404) {
    return end('rejected', { reason: 'job-not-found', detail: reading.detail })
  }
  const watch = startWatch({ ...blank(jobId, ports), job: null })
  return { did: 'start', watch, isNewTurn: false, note: '' }
}

type Message = Extract<Plan, { do: 'message' }>

async function message({ jobId, isReplaceable }: Message, prompt: string, ports: StartPorts): Promise<Start> {
  const idle = await becomeIdle(jobId, ports)
  if (idle.did === 'end') return idle
  const { before } = idle
  const answer = await ports.sendMessage(jobId, prompt)
  const isGone = !answer.ok && [400, 404, 409].includes(answer.failure.status ?? 0)
  if (isGone && isReplaceable) {
    ports.log(`Job ${jobId} takes no more messages; starting a new one.`)
    return create(prompt, `Job ${jobId} takes no more messages, so this is a new one.`, ports)
  }
  if (!answer.ok && answer.failure.kind === 'refused')
    return { did: 'end', outcome: failed(answer.failure, ports, '') }
  const job = answer.ok ? answer.value : null
  const isActive = job !== null && job.id === jobId && !hasEnded(job)
  const sentMs = ports.clock.elapsedMs()
  const followUp = isActive ? null : { before, sentMs, isDoubtful: !answer.ok, isConfirming: false }
  const watch = startWatch({ ...blank(jobId, ports), job: job ? keepLink(job, before) : before, followUp })
  return { did: 'start', watch, isNewTurn: true, note: '' }
}

type Idle = { did: 'idle'; before: Job | null } | { did: 'end'; outcome: Outcome }

/** A message may interrupt an agent at work, so the job is waited for first. A refusal is left to the message's answer. */
async function becomeIdle(jobId: string, ports: StartPorts): Promise<Idle> {
  const reading = await ports.getJob(jobId)
  if (reading.kind === 'value' && hasEnded(reading.value)) return { did: 'idle', before: reading.value }
  if (reading.kind === 'status' && reading.status >= 400 && reading.status < 429)
    return { did: 'idle', before: null }
  const job = reading.kind === 'value' ? reading.value : null
  if (job) ports.log(`Job ${jobId} is still at work; the message follows when it has ended.`)
  const waited = await ports.waitUntilIdle(startWatch({ ...blank(jobId, ports), job, awaits: 'idle' }))
  if (waited.job && hasEnded(waited.job)) return { did: 'idle', before: waited.job }
  if (waited.result === 'timed-out') return { did: 'end', outcome: { ...waited, reason: 'busy' } }
  return { did: 'end', outcome: waited.result === 'unknown' ? { ...waited, result: 'rejected' } : waited }
}

function blank(jobId: string, { clock }: StartPorts) {
  const startedMs = clock.elapsedMs()
  return { jobId, job: null, awaits: 'result', isNew: false, followUp: null, startedMs } as const
}

function watchFrom(job: Job, ports: StartPorts, more: { isNew?: boolean }): Watch {
  return startWatch({ ...blank(job.id, ports), job, ...more })
}

function end(result: 'unknown' | 'rejected', known: Parameters<typeof outcome>[1]): Start {
  return { did: 'end', outcome: outcome(result, known) }
}

function failed(failure: Failure, { interrupted }: StartPorts, moreDetail: string): Outcome {
  const detail = moreDetail === '' ? failure.detail : moreDetail
  if (failure.kind === 'ambiguous') {
    return outcome(interrupted.aborted ? 'cancelled' : 'unknown', { reason: failure.reason, detail })
  }
  if (interrupted.aborted) return outcome('cancelled', { reason: 'signal' })
  return outcome('rejected', { reason: failure.reason, detail })
}

/** What to look for in the dashboard when nobody can say whether a job was started. */
function evidence(failure: Failure, prompt: string, [from, to]: [Date, Date]): string {
  const [since, until] = [from, to].map((at) => at.toISOString().slice(0, 19).replace('T', ' '))
  return `${failure.detail}; sent between ${since} and ${until} UTC, prompt ${promptDigest(prompt)}`
}
