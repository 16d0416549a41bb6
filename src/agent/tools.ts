// One run of the agent job: everything that its parts work with, made in one
// place.
import { randomUUID } from 'node:crypto'
import {
  type Conversation,
  type ConversationOptions,
  openConversation,
} from '../conversation/conversation.ts'
import { signingKeyOf } from '../conversation/signed-state.ts'
import type { RunRecord, SavedRun } from '../conversation/state.ts'
import type { Event } from '../event/event.ts'
import { readEvent } from '../event/read-event.ts'
import { type GitHub, openGitHub } from '../github/client.ts'
import {
  addReaction,
  type Reaction,
  removeReaction,
} from '../github/reactions.ts'
import { renderComment } from '../messages/comment.ts'
import {
  createMintlifyClient,
  type MintlifyClient,
} from '../mintlify/client.ts'
import type { Job } from '../mintlify/job.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { type Cancellation, startTime } from '../runner/cancellation.ts'
import { readGitHubApiUrl } from '../runner/connections.ts'
import { attempt } from '../runner/log.ts'
import { type AgentInputs, readAgentInputs } from './inputs.ts'
import type { Request } from './request.ts'

export type JobRun = ActionContext & {
  inputs: AgentInputs
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
  /**
   * What the run knows about its request, null until it is about to send one,
   * or follows a job.
   */
  record: RunRecord | null
  /** Whether the comment says all that the run knows. */
  isRecorded: boolean
  /** The agent job as it was read last, null until one is known. */
  job: Job | null
  /** The prompt, null until it is made. */
  prompt: string | null
  /** Id of the reaction that stands for the request, null for none. */
  reactionId: number | null
}

/** GitHub's answers may take this much longer than the time of the run. */
const maxAfterDeadlineMs = 8_000

/**
 * The run of this event, or of its post step with what the run has saved.
 * Throws an InputError.
 */
export function openJobRun(
  context: ActionContext,
  saved: SavedRun | null = null,
): JobRun {
  const { env, clock, log, redact, cancelled } = context
  const event = readEvent(env)
  // The post step sends no prompt, and its files can be gone by then.
  const inputs =
    saved === null
      ? readAgentInputs(env, event)
      : readAgentInputs(env, event, () => [])
  const apiUrl = readGitHubApiUrl(env)
  const cancellation = startTime(clock, cancelled, inputs.timeoutMs)
  const openClient = (signal: AbortSignal) =>
    openGitHub({
      token: inputs.githubToken,
      apiUrl,
      repository: event.repository,
      clock,
      cancelled,
      signal,
      redact,
    })
  const limit = clock.timeout(inputs.timeoutMs + maxAfterDeadlineMs)
  const github = openClient(limit)
  const { apiKey } = inputs
  const connection = {
    apiKey,
    apiUrl: inputs.apiUrl,
    clock,
    cancellation,
    redact,
  }

  return {
    ...context,
    inputs,
    event,
    cancellation,
    openGitHub: openClient,
    github,
    mintlify: createMintlifyClient({
      ...connection,
      projectId: inputs.projectId,
      onRetry: log.info,
    }),
    conversation: openConversation(
      conversationOptions(context, { event, inputs, github, cancellation }),
      saved?.commentId ?? null,
    ),
    nonce: randomUUID(),
    startedMs: clock.elapsedMs(),
    request: null,
    unusableJobId: null,
    deadNonce: null,
    checks: [],
    record: null,
    isRecorded: true,
    job: null,
    prompt: null,
    reactionId: saved?.reactionId ?? null,
  }
}

type Parts = {
  event: Event
  inputs: AgentInputs
  github: GitHub
  cancellation: Cancellation
}

function conversationOptions(
  { clock, log, redact }: ActionContext,
  { event, inputs, github, cancellation }: Parts,
): ConversationOptions {
  const { number, comment, projectId, apiUrl, apiKey, maxRequests } = inputs
  const repository = `${event.repository.owner}/${event.repository.name}`
  const isTracked = comment && number !== null && apiKey !== ''

  return {
    github,
    clock,
    log,
    isOver: AbortSignal.any([cancellation.cancelled, cancellation.deadline]),
    scope: isTracked
      ? { repository, number, projectId, apiHost: apiUrl.host }
      : null,
    signingKey: signingKeyOf(apiKey),
    mustRemember: maxRequests > 0,
    mayReplaceKey: event.comment !== null,
    render: renderComment,
    redact: (state) => JSON.parse(redact(JSON.stringify(state))),
  }
}

/**
 * Shows on the comment with the slash command how the request stands. Best
 * effort.
 */
export async function react(run: JobRun, content: Reaction): Promise<void> {
  const { event, inputs, github, log, reactionId } = run
  const { comment } = event
  if (comment === null || inputs.dryRun) return
  run.reactionId = await attempt(log, 'add a reaction', () =>
    addReaction(github, comment, content),
  )
  if (reactionId !== null && reactionId !== run.reactionId)
    await attempt(log, 'remove a reaction', () =>
      removeReaction(github, comment, reactionId),
    )
}
