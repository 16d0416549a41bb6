// Makes what a run has to say in the comment: when it announces its request, or
// waits for a job, and as its request gets on.
import { mayHaveArrived } from '../conversation/doubt.ts'
import type { RequestEntry, WaitEntry } from '../conversation/entry.ts'
import { reopened, toJobRecord, unreadJob } from '../conversation/job-record.ts'
import { addNote } from '../conversation/shown.ts'
import { gitHubNow, type Snapshot } from '../conversation/snapshot.ts'
import type { JobRecord, Note, ShownOfRun } from '../conversation/state.ts'
import { toOneLine } from '../lib/plain-text.ts'
import type { Job } from '../mintlify/job.ts'
import type { SendingPlan, WaitingPlan } from './decide/decide.ts'
import type { Run, Tools } from './tools.ts'

/**
 * The entry of a request that is about to be sent. `snapshot`: our comment as
 * it was read, which `plan.state` is to replace.
 */
export function entryToSend(
  run: Run,
  { snapshot, earlier }: { snapshot: Snapshot; earlier: RequestEntry | null },
  plan: SendingPlan,
): RequestEntry {
  const { jobId, key, state, request, notes } = plan
  const { job } = state
  const isRenewed = snapshot.state.sending?.nonce === run.nonce
  const shown = showRequest(run, request, snapshot)
  // An announcement that is renewed keeps the notes of the one before.
  const allNotes: Note[] = [
    ...(earlier?.shown.notes ?? []),
    ...(snapshot.hasOtherKey ? [{ kind: 'key-replaced' } as const] : []),
    ...notes,
  ]
  return {
    key,
    nonce: run.nonce,
    kind: jobId === null ? 'create' : 'message',
    announcedAt: earlier?.announcedAt ?? shown.startedAt,
    head: plan.head,
    beginsComment:
      snapshot.comment === null ||
      (isRenewed && earlier?.beginsComment === true),
    delivery: 'unsent',
    job: jobId === null ? null : recordOf(jobId, job),
    jobIdBefore: job?.id ?? null,
    until: deadlineOf(run, snapshot),
    shown: allNotes.reduce(addNote, shown),
  }
}

/** The job as the comment remembers it, if that is the same one. */
function recordOf(jobId: string, job: JobRecord | null): JobRecord {
  return job?.id === jobId ? job : unreadJob(jobId)
}

/** The entry of a run that waits for a job that was sent before. */
export function entryToWait(
  run: Run,
  snapshot: Snapshot,
  { key, jobId }: WaitingPlan,
): WaitEntry {
  const { request } = run
  const { job } = snapshot.state
  return {
    key,
    nonce: run.nonce,
    kind: 'wait',
    delivery: 'delivered',
    // An end in the comment stands until this run sees one: see `putEntry`.
    job: { ...recordOf(jobId, job), end: null },
    until: deadlineOf(run, snapshot),
    shown: showRequest(run, request, snapshot),
  }
}

/**
 * The entry with how far its request got. `job`: as Mintlify answered, null for
 * no answer about it.
 */
export function withDelivery(
  entry: RequestEntry,
  delivery: RequestEntry['delivery'],
  job: Job | null,
): RequestEntry {
  const next = { ...entry, delivery }
  if (job !== null) return { ...next, job: toJobRecord(job, null) }
  return mayHaveArrived(next) ? { ...next, job: reopened(entry.job) } : next
}

/** Until when the run waits, by GitHub's clock. Null if it does not. */
function deadlineOf(
  { inputs, cancellation, clock }: Run,
  snapshot: Snapshot,
): string | null {
  if (!inputs.wait) return null
  const nowMs = gitHubNow(snapshot, clock).getTime()
  return new Date(nowMs + cancellation.remainingMs()).toISOString()
}

const maxRequestLength = 200
const maxWorkflowLength = 100

type Requested = { command: { text: string } | null; requester: string }

/** `command`: null where no slash command works. */
type Showing = Pick<Tools, 'event' | 'redact' | 'clock'> & {
  inputs: { command: string | null }
}

/** What is shown of a request that the run begins to work on. */
export function showRequest(
  { event, inputs, redact, clock }: Showing,
  { command, requester }: Requested,
  snapshot: Snapshot,
): ShownOfRun {
  const now = gitHubNow(snapshot, clock).toISOString()
  const text = command ? command.text || inputs.command : null

  return {
    result: null,
    reason: null,
    why: null,
    said: null,
    durationMs: null,
    asked: text === null ? null : toOneLine(redact(text), maxRequestLength),
    requester,
    workflow: toOneLine(redact(event.run.workflow), maxWorkflowLength),
    runUrl: event.run.url,
    command: inputs.command,
    startedAt: now,
    updatedAt: now,
    notes: [],
    pull: null,
    pages: [],
    otherFiles: 0,
    previews: [],
  }
}
