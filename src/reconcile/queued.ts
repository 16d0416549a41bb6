// What a conversation remembers while a reconcile sends its queued requests.
import { noteOfReplaced } from '../agent/start-plan.ts'
import { withClaim } from '../conversation/claims.ts'
import { dueIn } from '../conversation/queue.ts'
import type { Job } from '../mintlify/job.ts'
import { joinNotes, withJob, withStart } from '../state/report.ts'
import { emptyConversation, jobPartOf, reportOf, runPartOf } from '../state/report-parts.ts'
import type { Claim, OwnRun, QueuedRequest, State } from '../state/state.ts'
import { refusedNote, unconfirmedNote } from '../words/notes.ts'
import { isSameRequest } from './findings.ts'

/** A request that is never sent. `why`: a sentence. `isTold`: whether its command has the reaction. */
export type RefusedRequest = { entry: QueuedRequest; why: string; isTold: boolean }

/** The state without the requests that are refused, which it tells of. What somebody is sending stays. */
export function withoutRefused(state: State, refused: readonly RefusedRequest[]): State {
  const { queue, claim } = state.conversation
  const waits = ({ entry }: RefusedRequest) =>
    queue.some(({ id }) => id === entry.id) && claim?.queued.includes(entry.id) !== true
  return refused.filter(waits).reduce(takeOut, state)
}

function takeOut({ run, job, conversation }: State, { entry, why, isTold }: RefusedRequest): State {
  const { id, command, request } = entry
  const { queue, handled, commands } = conversation
  return {
    run: { ...run, note: joinNotes(run.note, refusedNote(request, why)) },
    job,
    conversation: {
      ...conversation,
      queue: queue.filter((other) => other.id !== id),
      handled: [...handled.filter((one) => one.id !== id), { id, how: 'refused' as const }],
      commands: command && !isTold ? [...commands, { ...command, end: 'confused' as const }] : commands,
    },
  }
}

/** What is claimed: the requests, and the job that they are for. `note`: why that job is a new one. */
export type ClaimedQueue = {
  claim: Claim
  entries: QueuedRequest[]
  state: State
  jobId: string | null
  note: string | null
  /** Whether a new job may take the place of one that is gone. */
  isReplaceable: boolean
}

export type ClaimRules = {
  /** The state that was read, in which the agent is free. */
  read: State
  /** Ids of the requests that may be sent. */
  allowed: readonly string[]
  /** Whether they are sent one by one. */
  isSingle: boolean
  nonce: string
  until: string
}

/** The claim of the requests that may be sent now, null if there are none, or somebody else is at work. */
export function claimQueue(state: State, at: Date, rules: ClaimRules): ClaimedQueue | null {
  const { conversation, job } = state
  const due = dueIn(conversation.queue, at).filter(({ id }) => rules.allowed.includes(id))
  const entries = rules.isSingle ? due.slice(0, 1) : due
  // What began since, or is being sent, comes first.
  if (entries.length === 0 || conversation.claim !== null || !isSameRequest(state, rules.read)) return null
  // After a create that nobody knows of, only a person begins another job.
  const isReplaceable = conversation.createUnconfirmedAt === null
  const replaced = isReplaceable ? noteOfReplaced(job?.status ?? null) : null
  const jobId = replaced === null ? (job?.id ?? null) : null
  if (jobId === null && !isReplaceable) return null
  const claim = {
    ...{ nonce: rules.nonce, until: rules.until, isCreate: jobId === null },
    ...{ id: null, request: '' },
    ...{ queued: entries.map(({ id }) => id), command: null },
  }
  return { claim, entries, state: withClaim(state, claim), jobId, note: replaced, isReplaceable }
}

export type SentRequest = {
  claimed: ClaimedQueue
  claim: Claim
  delivery: 'done' | 'unknown'
  /** The job as the service has it, null if it has not said. */
  started: { jobId: string; job: Job | null; isNewJob: boolean; note: string | null } | null
  now: Date
}

/** What was sent, as the run that asked last has it. Without a job, nobody knows whether there is a new one. */
export function ownRunOf({ claimed, claim, delivery, started, now }: SentRequest, current: State): OwnRun {
  const { entries, state } = claimed
  const { requestCount } = state.conversation
  const commands = delivery === 'unknown' ? entries.flatMap(({ command }) => command ?? []) : []
  const nothing = {
    request: null,
    command: null,
    commandEnds: commands.map((command) => ({
      id: command.id,
      next: { ...command, end: 'confused' as const },
    })),
    status: null,
    docsPullRules: null,
    isUnsent: false,
  }
  if (started === null) return { ...nothing, run: current.run, job: null, claim, delivery, requestCount }
  const report = withStart(reportOf({ ...state, conversation: emptyConversation }), {
    ...started,
    isNewRequest: true,
    at: now,
  })
  const job = jobPartOf({ ...(started.job ? withJob(report, started.job) : report), jobEnd: null })
  const isKnown = delivery === 'done'
  const told = isKnown ? started.note : unconfirmedNote(entries.map(({ request }) => request))
  const last = entries.at(-1)
  const at = now.toISOString()
  const run = runPartOf({
    ...report,
    ...(last && {
      runId: last.runId,
      askedBy: last.askedBy,
      isCommand: last.command !== null,
      runAttempt: 1,
    }),
    ...{
      result: isKnown ? 'running' : 'unknown',
      reason: isKnown ? null : 'message-unconfirmed',
      detail: null,
    },
    ...{ tookMs: null, startedAt: at, updatedAt: at, commentId: null },
    // What was told just now is not lost with the earlier request.
    note: joinNotes(state.run.note, told),
  })
  return { ...nothing, run, job, claim, delivery, requestCount }
}
