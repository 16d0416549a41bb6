// Puts a request into the signed state of its conversation, where it waits until the agent is free.
import { toRedactedLine } from '../base/redact.ts'
import { withoutClaim } from '../conversation/claims.ts'
import { enqueue, requestId } from '../conversation/queue.ts'
import { beginStatus } from '../state/commit-status.ts'
import { statusOf } from '../state/report-parts.ts'
import type { Claim, QueuedRequest, State } from '../state/state.ts'
import type { Collaborators } from './collaborators.ts'
import { type Asked, promptFor, requestTextOf } from './job-request.ts'

type NewRequest = {
  asked: Asked
  /** The prompt in full. */
  prompt: string
  commit: string | null
  notBefore: string | null
  /** The claim of the run, which it gives back. */
  claim: Claim | null
}

/** Queues the request. Returns the state, null if it is not in the comment: it may be too long, or the comment may be gone. */
export async function queueRequest(request: NewRequest, collaborators: Collaborators): Promise<State | null> {
  const { asked, prompt, claim } = request
  const { conversation: kept, journal, runtime } = collaborators
  const entry = entryOf(request, collaborators)
  const short = isAboutLine(asked) ? null : promptFor(asked.request, asked.authorized, null)
  const texts = short === null ? [prompt] : [prompt, runtime.redact(short)]
  const changed = await kept.change(({ state }) => {
    const nothing: State | null = null
    if (!state) return { state: null, value: nothing }
    const { conversation } = state
    // An earlier try may have been written and sent since, though nobody said so.
    if (conversation.handled.some(({ id, how }) => id === entry.id && how !== 'refused'))
      return { state: null, value: state }
    const queues = texts.map((text) => enqueue(conversation.queue, { ...entry, text }))
    const queue = queues.find((one) => one !== null)
    const free = queuedIn(claim ? withoutClaim(state, claim.nonce) : state)
    return { state: queue ? withQueue(free, queue, request) : null, value: nothing }
  }, runtime.patience())
  if (changed.kind === 'written') return changed.state
  if (changed.kind === 'unchanged' && changed.value) return changed.value
  journal.log("The request couldn't be queued: it is too long, or the comment can't be changed.")
  return null
}

/** Where there is no job yet, the comment tells of the request that waits for one. */
function queuedIn(state: State): State {
  const { run, job } = state
  return job ? state : { ...state, run: { ...run, result: 'queued', reason: 'unreachable' } }
}

function entryOf(
  { asked, notBefore }: NewRequest,
  { commenter, reporter, runtime }: Collaborators,
): QueuedRequest {
  const { authorized, request } = asked
  const { inputs, run } = request
  const { runId, askedBy } = reporter.blank
  const isCommand = authorized.intent.kind === 'command'
  const { kind } = run.trigger
  const attempt = inputs.onRerun === 'new' ? run.runAttempt : null
  return {
    id: requestId(run, promptFor(request, authorized, null) ?? '', attempt),
    runId,
    at: runtime.clock.now().toISOString(),
    askedBy,
    request: toRedactedLine(requestTextOf(asked), { redact: runtime.redact, maxLength: 120 }),
    text: '',
    // A later push takes its place.
    isReplaceable: !isCommand && (kind === 'push' || kind === 'pull-request'),
    notBefore,
    command: commenter.command(),
    permission: isCommand ? inputs.permission : null,
  }
}

/** The state with the queue, and with the commit of the request among those that show the status. */
function withQueue(
  state: State,
  queue: QueuedRequest[],
  { asked, commit }: Pick<NewRequest, 'asked' | 'commit'>,
): State {
  const { conversation } = state
  const commitStatus = beginStatus(asked.request.inputs, commit, statusOf(conversation))
  // What nobody looked at any more is followed again.
  return { ...state, conversation: { ...conversation, queue, commitStatus, isUnfollowed: false } }
}

/** A comment on a line means nothing without the line. */
function isAboutLine({ request: { run } }: Asked): boolean {
  return run.trigger.kind === 'comment' && run.trigger.comment.surface === 'review'
}
