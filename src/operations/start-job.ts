// Brings a job to work: a new one, a message to one there is, or the one that is at work already.
import { type Attempt, type Fault, reasonOf, situationOf } from '../domain/attempt.ts'
import type { Clock } from '../domain/clock.ts'
import { hasEnded, type Job, keepLink } from '../domain/job.ts'
import { type Outcome, outcome, outcomeOfEndedJob } from '../domain/outcome.ts'
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
  /** Told of each good reading of a job that was there before. */
  onReading: (job: Job) => void
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
  return plan.do === 'look' ? look(plan.jobId, ports) : attach(plan.jobId, ports)
}

async function create(prompt: string, note: string, ports: StartPorts): Promise<Start> {
  const from = ports.clock.now()
  const answer = await ports.createJob(prompt)
  const to = ports.clock.now()
  if (answer.ok && answer.value) {
    ports.log(`Created job ${answer.value.id} in ${((to.getTime() - from.getTime()) / 1_000).toFixed(1)}s`)
    const watch = startWatch({ ...blank(answer.value.id, ports), job: answer.value, isNew: true })
    return { did: 'start', watch, isNewTurn: true, note }
  }
  if (answer.ok) return end(outcome('unknown', { reason: 'create-ambiguous' }))
  const detail = answer.failure.kind === 'ambiguous' ? evidence(answer.failure, prompt, [from, to]) : ''
  return end(failed(answer.failure, ports, detail))
}

async function look(jobId: string, ports: StartPorts): Promise<Start> {
  const reading = await ports.getJob(jobId)
  const job = jobIn(reading, jobId)
  if (job) return end(hasEnded(job) ? outcomeOfEndedJob(job) : outcome('detached', { job }))
  if (reading.kind === 'value') return end(outcome('unknown', { reason: 'unexpected-answer' }))
  if (isMissing(reading)) return end(outcome('rejected', { reason: 'job-not-found', detail: reading.detail }))
  return end(outcome('unknown', { reason: reasonOf(reading, 'job-not-found'), detail: reading.detail }))
}

async function attach(jobId: string, ports: StartPorts): Promise<Start> {
  const reading = await ports.getJob(jobId)
  if (isMissing(reading)) return end(outcome('rejected', { reason: 'job-not-found', detail: reading.detail }))
  const job = jobIn(reading, jobId)
  if (job) ports.log(`Found job ${jobId}`)
  const watch = startWatch({ ...blank(jobId, ports), job, hasHeard: reading.kind === 'value' })
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
    const note = `Job ${jobId} takes no more messages, so this is a new one.`
    ports.log(note)
    return create(prompt, note, ports)
  }
  if (!answer.ok && answer.failure.kind === 'refused') {
    return end({ ...failed(answer.failure, ports, ''), job: before })
  }
  ports.log(`Sent the message to job ${jobId}`)
  const job = answer.ok && answer.value?.id === jobId ? answer.value : null
  const isActive = job !== null && !hasEnded(job)
  const sentMs = ports.clock.elapsedMs()
  const followUp = isActive ? null : { before, sentMs, isDoubtful: !answer.ok, isConfirming: false }
  const latest = job ? keepLink(job, before) : before
  const watch = startWatch({ ...blank(jobId, ports), job: latest, followUp, hasHeard: before !== null })
  return { did: 'start', watch, isNewTurn: true, note: '' }
}

type Idle = { did: 'idle'; before: Job | null } | { did: 'end'; outcome: Outcome }

/** A message may interrupt an agent at work, so the job is waited for first. A refusal is left to the message's answer. */
async function becomeIdle(jobId: string, ports: StartPorts): Promise<Idle> {
  const reading = await ports.getJob(jobId)
  const job = jobIn(reading, jobId)
  if (job) ports.onReading(job)
  if (job && hasEnded(job)) return { did: 'idle', before: job }
  if (reading.kind !== 'value' && situationOf(reading) === 'refused') return { did: 'idle', before: null }
  if (job) ports.log(`Job ${jobId} is still at work; the message follows when it has ended.`)
  const waited = await ports.waitUntilIdle(startWatch({ ...blank(jobId, ports), job, awaits: 'idle' }))
  if (waited.job && hasEnded(waited.job)) return { did: 'idle', before: waited.job }
  if (waited.reason === 'job-disappeared') return { did: 'idle', before: null }
  const isInTime = waited.result !== 'timed-out' && waited.result !== 'cancelled'
  return end(isInTime ? { ...waited, result: 'rejected' } : { ...waited, reason: 'busy' })
}

function isMissing(reading: Attempt<Job>): reading is Extract<Fault, { kind: 'status' }> {
  return reading.kind === 'status' && reading.status === 404
}

/** The job of a reading, null if there is none or it is another. */
function jobIn(reading: Attempt<Job>, jobId: string): Job | null {
  return reading.kind === 'value' && reading.value.id === jobId ? reading.value : null
}

function blank(jobId: string, { clock }: StartPorts) {
  const startedMs = clock.elapsedMs()
  return {
    jobId,
    job: null,
    awaits: 'result',
    isNew: false,
    followUp: null,
    hasHeard: false,
    startedMs,
  } as const
}

function end(outcome: Outcome): { did: 'end'; outcome: Outcome } {
  return { did: 'end', outcome }
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
function evidence(failure: Failure, prompt: string, window: [from: Date, to: Date]): string {
  const [since, until] = window.map((at) => at.toISOString().slice(0, 19).replace('T', ' '))
  const when = since === until ? `at ${since}` : `between ${since} and ${until}`
  return `${failure.detail}; sent ${when} UTC, prompt ${promptDigest(prompt)}`
}
