// Where a request goes: to a new job, to the one that the workflow names, or to
// the conversation's. Pure functions.
import {
  type About,
  type ConversationState,
  isOverdue,
  isSameInAnyAttempt,
  type Note,
  type RequestKey,
} from '../../conversation/state.ts'
import { hasEnded, takesNoMessage } from '../../mintlify/job.ts'
import { parsePullRequestLink } from '../../mintlify/pull-request-link.ts'
import type { Request } from '../request.ts'
import { ask, type Facts, type Look, type Seen } from './seen.ts'

type Sending = {
  key: RequestKey
  /** As it reads now. */
  request: Request
  /** What else to say in the comment. */
  notes: readonly Note[]
  /** What the agent will be told of its pull request or issue. */
  about: About | null
}

/** To send a request: to a new job, or to one that is there. */
export type SendingPlan = Sending &
  ({ kind: 'create' } | { kind: 'message'; jobId: string })

/** How the request is sent, or what has to be asked to know it. */
export function planToSend(
  facts: Facts,
  { key, about }: Pick<Sending, 'key' | 'about'>,
): SendingPlan | Look {
  const { job } = facts.state
  const request = withoutSentCommand(facts)
  const isNew = request.command?.isNew === true
  const namedJobId = isNew ? null : facts.namedJobId
  const isFollowUp = request.hasConversation && !isNew
  const plan: Sending = { key, request, about, notes: [] }
  if (namedJobId === null && job !== null && isFollowUp)
    return planForJob(facts, plan, job)

  const notes = notesOfLeftJob(job, namedJobId)
  return namedJobId === null
    ? { ...plan, kind: 'create', notes }
    : { ...plan, kind: 'message', jobId: namedJobId, notes }
}

/** To the job of the conversation if it takes a message, else to a new one. */
function planForJob(
  facts: Facts,
  plan: Sending,
  job: RememberedJob,
): SendingPlan | Look {
  const { seen } = facts
  // Nobody has to follow a job that is spent, but its pull request can be open.
  if (isSpent(job, seen)) {
    const left = job.prLink === null ? [] : notesOfLeftJob(job, null)
    const notes: Note[] = [...left, { kind: 'job-replaced' }]
    return { ...plan, kind: 'create', notes }
  }
  const question = questionAbout(job, facts)
  if (question !== null) return question

  // Mintlify's agent adds to its pull request only while it is open. One that could
  // not be read counts as open: a second job for it would cost more.
  const { docsPull } = seen
  if (docsPull !== 'merged' && docsPull !== 'closed')
    return { ...plan, kind: 'message', jobId: job.id }
  const read = seen.jobs[job.id]?.job ?? null
  const isOver = job.end !== null || (read !== null && hasEnded(read))
  const left = isOver ? [] : notesOfLeftJob(job, null)
  const notes: Note[] = [...left, { kind: `pull-${docsPull}` }]
  return { ...plan, kind: 'create', notes }
}

/** If the job has the command, only the workflow's prompt is left. */
function withoutSentCommand(facts: Facts): Request {
  const { request } = facts
  const { command } = request
  return command !== null && isCommandSent(facts)
    ? { ...request, command: { ...command, text: '', isNew: false } }
    : request
}

type RememberedJob = NonNullable<ConversationState['job']>

/**
 * What has to be known of the job before it gets a message, null for nothing.
 * Whether it is free is asked right before the message. Without a link, only a
 * reading shows whether it takes one at all. With a link, its pull request says
 * more, unless the job is overdue and counts as gone.
 */
function questionAbout(
  job: RememberedJob,
  { seen, state, now }: Facts,
): Look | null {
  const looked = seen.jobs[job.id]
  const isOld = job.end === null && isOverdue(state, job.id, now)
  // A link can come even after the end was noted.
  if (looked === undefined && (job.prLink === null || isOld))
    return ask({ what: 'job', jobId: job.id, isOverdue: isOld })

  const link = parsePullRequestLink(looked?.job?.prLink ?? job.prLink)
  const isRead = seen.docsPull !== 'not-asked'
  return link === null || isRead ? null : ask({ what: 'docs-pull', link })
}

function isSpent(job: RememberedJob, { jobs }: Seen): boolean {
  const isFoundSpent = jobs[job.id]?.isSpent === true
  return isFoundSpent || job.end === 'gone' || takesNoMessage(job)
}

/**
 * A job that is replaced is no longer followed, and nobody would find its pull
 * request.
 */
function notesOfLeftJob(
  left: ConversationState['job'],
  nextJobId: string | null,
): Note[] {
  if (left === null || left.id === nextJobId) return []
  const { id: jobId, prLink, end } = left
  const isOver = end !== null && prLink === null
  return isOver ? [] : [{ kind: 'other-job', jobId, prLink }]
}

/**
 * Whether the run has sent the command to this job in another request, such as
 * of an earlier step. This request itself is for `recall`.
 */
export function isCommandSent({ state, request, namedJobId }: Facts): boolean {
  return state.delivered.some(
    ({ jobId, key }) =>
      jobId === namedJobId &&
      key.source.run === request.key.source.run &&
      !isSameInAnyAttempt(key, request.key),
  )
}
