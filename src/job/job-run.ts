// One run of the agent job: everything that its parts work with, made in one place.
import { randomUUID } from 'node:crypto'
import { type Conversation, gitHubNow, openConversation } from '../conversation/conversation.ts'
import { signingKeyOf } from '../conversation/signed-state.ts'
import type { ConversationState, JobRecord, RunRecord, SavedRun, Shown } from '../conversation/state.ts'
import { putRun } from '../conversation/transitions.ts'
import { updateConversation } from '../conversation/write-comment.ts'
import type { Event } from '../event/event.ts'
import { readEvent } from '../event/read-event.ts'
import { type GitHub, openGitHub } from '../github/client.ts'
import { type AddedReaction, addReaction, type Reaction, removeReaction } from '../github/reactions.ts'
import { toOneLine } from '../lib/plain-text.ts'
import { renderComment } from '../messages/comment.ts'
import { createMintlifyClient, type MintlifyClient } from '../mintlify/client.ts'
import type { Job } from '../mintlify/job.ts'
import type { Outcome } from '../outcome.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { type Cancellation, startTime } from '../runner/cancellation.ts'
import { readGitHubApiUrl } from '../runner/connections.ts'
import { attempt } from '../runner/log.ts'
import { type JobInputs, readJobInputs } from './inputs.ts'
import type { Request } from './request.ts'

export type JobRun = ActionContext & {
  inputs: JobInputs
  event: Event
  cancellation: Cancellation
  /** `signal` ends all calls of the client. */
  openGitHub: (signal: AbortSignal) => GitHub
  github: GitHub
  mintlify: MintlifyClient
  conversation: Conversation
  /** Of this attempt. */
  nonce: string
  startedMs: number
  /** Null until it is known who asks for what. */
  request: Request | null
  /** A job that this run found gone, failed or archived. */
  unusableJobId: string | null
  /** Nonce of a run that was sending and is dead, null for none. */
  deadNonce: string | null
  /** What a dry run checked, and what the answer shows. */
  checks: (readonly [string, string])[]
  /** What the run knows about its request, null until it is about to send one, or follows a job. */
  record: RunRecord | null
  /** Whether the comment says all that the run knows. */
  isRecorded: boolean
  /** The agent job as it was read last, null until one is known. */
  job: Job | null
  /** The prompt, null until it is made. */
  prompt: string | null
  reaction: AddedReaction | null
}

/** GitHub's answers may take this much longer than the time of the run. */
const maxAfterDeadlineMs = 8_000

/** The run of this event, or of its post step with what the run has saved. Throws an InputError. */
export function openJobRun(context: ActionContext, saved: SavedRun | null = null): JobRun {
  const { env, clock, log, redact, cancelled } = context
  const event = readEvent(env)
  // The post step sends no prompt, and its files can be gone by then.
  const inputs = saved === null ? readJobInputs(env, event) : readJobInputs(env, event, () => [])
  const apiUrl = readGitHubApiUrl(env)
  const cancellation = startTime(clock, cancelled, inputs.timeoutMs)
  const openClient = (signal: AbortSignal) =>
    openGitHub({ token: inputs.githubToken, apiUrl, repository: event.repository, clock, cancelled, signal })
  const limit = clock.timeout(inputs.timeoutMs + maxAfterDeadlineMs)
  const github = openClient(limit)
  const { apiKey } = inputs
  const connection = { apiKey, apiUrl: inputs.apiUrl, clock, cancellation, redact }
  return {
    ...context,
    ...{ inputs, event, cancellation, openGitHub: openClient, github },
    mintlify: createMintlifyClient({ ...connection, projectId: inputs.projectId, onRetry: log.info }),
    conversation: openConversation(
      conversationOptions(context, { event, inputs, github, cancellation }),
      saved?.commentId ?? null,
    ),
    ...{ nonce: randomUUID(), startedMs: clock.elapsedMs() },
    ...{ request: null, unusableJobId: null, deadNonce: null, checks: [] },
    ...{ record: null, isRecorded: true, job: null, prompt: null, reaction: null },
  }
}

function conversationOptions(
  { clock, log, redact }: ActionContext,
  {
    event,
    inputs,
    github,
    cancellation,
  }: {
    event: Event
    inputs: JobInputs
    github: GitHub
    cancellation: Cancellation
  },
) {
  const { number, comment, projectId, apiUrl, apiKey, maxRequests } = inputs
  const repository = `${event.repository.owner}/${event.repository.name}`
  const isTracked = comment && number !== null && apiKey !== ''
  return {
    ...{ github, clock, log, isOver: AbortSignal.any([cancellation.cancelled, cancellation.deadline]) },
    scope: isTracked ? { repository, number, projectId, apiHost: apiUrl.host } : null,
    signingKey: signingKeyOf(apiKey),
    mustRemember: maxRequests > 0,
    mayReplaceKey: event.trigger.kind === 'comment',
    render: renderComment,
    redact: (state: ConversationState): ConversationState => JSON.parse(redact(JSON.stringify(state))),
  }
}

const maxRequestLength = 200

type Requested = { command: { text: string } | null; requester: string }

/** What is shown of a request that the run begins to work on. */
export function showRequest(run: JobRun, request: Requested, notes: readonly string[]): Shown {
  const { event, inputs, conversation, redact } = run
  const now = gitHubNow(conversation).toISOString()
  const text = request.command ? request.command.text || inputs.command : null
  return {
    ...{ result: null, reason: null, detail: null, isSent: false, durationMs: null },
    request: text === null ? null : toOneLine(redact(text), maxRequestLength),
    requester: request.requester,
    workflow: toOneLine(redact(event.run.workflow), 100),
    runUrl: event.run.url,
    command: inputs.command,
    ...{ startedAt: now, updatedAt: now, notes: [...notes] },
    ...{ pages: [], otherFiles: 0, previewUrl: null },
  }
}

/** Changes what the run knows about its request, and saves it for the post step. The comment does not say it yet. */
export function setRecord(run: JobRun, record: RunRecord): void {
  run.record = record
  run.isRecorded = false
  run.files.saveState(JSON.stringify({ record, commentId: run.conversation.knownId }))
}

/** Puts all that the run knows into the comment. A write that fails is a warning, and made good by the next one. */
export async function writeRecord(run: JobRun): Promise<void> {
  const { record, conversation, log } = run
  if (record === null) return
  const written = await attempt(log, 'update the comment', async () => {
    await updateConversation(conversation, (state, now) => putRun(state, record, now))
    return true
  })
  run.isRecorded = written === true
}

/** When the run stops waiting, by GitHub's clock. */
export function deadlineOf({ conversation, cancellation }: JobRun): string {
  return new Date(gitHubNow(conversation).getTime() + cancellation.remainingMs()).toISOString()
}

/** A job as the comment remembers it. */
export function toJobRecord(
  { id, status, pullRequest, repository, ref }: Job,
  outcome: Outcome | null,
): JobRecord {
  return { id, status, prLink: pullRequest?.url ?? null, repository, ref, end: endOf(outcome) }
}

/** A job that was not read yet, as the comment remembers it. */
export function unreadJob(id: string): JobRecord {
  return { id, status: 'unknown', prLink: null, repository: null, ref: null, end: null }
}

/** How a job ended, null for an outcome that is not about its end. */
export function endOf(outcome: Outcome | null): JobRecord['end'] {
  switch (outcome?.result) {
    case 'pull-request':
    case 'no-pull-request':
    case 'failed':
    case 'archived':
      return outcome.result
    default:
      return outcome?.reason === 'job-disappeared' ? 'gone' : null
  }
}

/** Shows on the comment with the slash command how the request stands. Best effort. */
export async function react(run: JobRun, content: Reaction): Promise<void> {
  const { event, inputs, github, log, reaction } = run
  if (event.trigger.kind !== 'comment' || inputs.dryRun) return
  const { comment } = event.trigger
  run.reaction = await attempt(log, 'add a reaction', () => addReaction(github, comment, content))
  if (reaction !== null && reaction.id !== run.reaction?.id)
    await attempt(log, 'remove a reaction', () => removeReaction(github, comment, reaction))
}
