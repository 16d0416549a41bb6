// Announces the request in the comment, sends it once, and follows its job.
import { gatherContext } from '../context/gather-context.ts'
import {
  type AnnounceResult,
  announce,
  confirm,
  hasChanged,
} from '../conversation/announce.ts'
import type { Entry } from '../conversation/entry.ts'
import { isReadRecently, type Snapshot } from '../conversation/store.ts'
import { markSending } from '../conversation/transitions.ts'
import type { Event } from '../event/event.ts'
import type { PullNow } from '../github/pulls.ts'
import type { Job } from '../mintlify/job.ts'
import { EndOfRun, endOfRun, outcome } from '../outcome.ts'
import type { SendingPlan } from './decide.ts'
import { deliver, type PreparedRequest } from './deliver.ts'
import { entryToSend, save } from './entry.ts'
import { followJob, waitUntilIdle } from './follow.ts'
import { type Request, renderPrompt } from './request.ts'
import type { Seen } from './seen.ts'
import type { Run } from './tools.ts'
import {
  again,
  endingOf,
  type Known,
  stop,
  type Turn,
  type Why,
  withoutComment,
} from './turn.ts'

type Decision = { plan: SendingPlan; seen: Seen }
type Announced = Known & { announced: NonNullable<Known['announced']> }

export async function sendRequest(
  run: Run,
  known: Known,
  decision: Decision,
): Promise<Turn> {
  const { jobId } = decision.plan
  if (jobId === null) return announceAndSend(run, known, decision, null)

  const idle = await waitUntilIdle(run, jobId)
  switch (idle.kind) {
    case 'idle': {
      const seen = { ...decision.seen, hasAskedSinceReading: true }
      return announceAndSend(run, known, { ...decision, seen }, idle.job)
    }
    case 'had-to-wait':
      return again('the run had to wait for the agent', known)
    case 'unusable':
      return again('the agent job takes no message', {
        ...known,
        unusableJobId: jobId,
      })
    case 'ended':
      return stop(idle.outcome, known)
  }
}

/** `jobBefore`: the job as it was read before a message. */
async function announceAndSend(
  run: Run,
  known: Known,
  decision: Decision,
  jobBefore: Job | null,
): Promise<Turn> {
  const why = await reasonToReadAgain(run, known, decision)
  if (why !== null) return again(why, known)

  const { plan, seen } = decision
  const { snapshot } = known
  const earlier = known.announced?.entry ?? null
  const entry = entryToSend(run, { snapshot, earlier }, plan)
  save(run, entry, snapshot)
  const { pull, eventNow } = seen
  const announced = { entry, seen: { pull, eventNow } }
  let latest: Announced = { ...known, announced }
  try {
    const written = await announceEntry(run, latest, plan.state, entry)
    if (written.kind === 'turn') return written.turn
    latest = { ...latest, snapshot: written.snapshot }
    save(run, entry, latest.snapshot)
    return await confirmAndDeliver(run, latest, { plan, entry, jobBefore })
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return stop(error.outcome, latest)
  }
}

/** Null if what was read still stands. */
async function reasonToReadAgain(
  { clock }: Run,
  { store, snapshot }: Known,
  { seen }: Decision,
): Promise<Why | null> {
  // Where runs are in no group, another one may have begun meanwhile.
  const mayBeOld = store !== null && seen.hasAskedSinceReading
  if (mayBeOld && (await hasChanged(store, snapshot)))
    return 'the comment has changed'
  // This reading can have taken minutes, too, on a machine that was paused.
  return isReadRecently(snapshot, clock) ? null : 'the last reading is too old'
}

async function confirmAndDeliver(
  run: Run,
  known: Announced,
  { plan, entry, jobBefore }: Omit<PreparedRequest, 'prompt'>,
): Promise<Turn> {
  const { store, snapshot, announced } = known
  // Two runs that announce at once would both create an agent job. Two messages
  // go to the same one.
  const isUnsure = store !== null && plan.jobId === null
  const [confirmation, context] = await Promise.all([
    isUnsure
      ? confirm(store, snapshot)
      : ({ kind: 'confirmed', snapshot } as const),
    gather(run, announced.seen.pull),
  ])
  if (confirmation.kind === 'changed')
    return again('the comment has changed', known)
  const ready = { ...known, snapshot: confirmation.snapshot }
  if (!isReadRecently(ready.snapshot, run.clock))
    return again('the last reading is too old', ready)
  if (run.cancellation.remainingMs() <= 0) throw endOfRun('timed-out', 'busy')

  const prompt = promptOf(run, plan.request, context)
  return deliverAndFollow(run, ready, { plan, entry, prompt, jobBefore })
}

type Written =
  | { kind: 'written'; snapshot: Snapshot }
  | { kind: 'turn'; turn: Turn }

async function announceEntry(
  run: Run,
  known: Known,
  state: SendingPlan['state'],
  entry: Entry,
): Promise<Written> {
  const { store, snapshot } = known
  if (store === null) return { kind: 'written', snapshot }

  const { request, nonce, kind, until, shown } = entry
  const sending = {
    request,
    nonce,
    kind: kind === 'create' ? kind : 'message',
    asked: shown.request,
    runUrl: shown.runUrl,
  } as const
  const marked = markSending(state, { sending, until, shown })
  const announced = await announce(store, snapshot, marked)
  if (announced.kind === 'written') return announced
  return { kind: 'turn', turn: turnAfterFailure(run, known, announced) }
}

function turnAfterFailure(
  run: Run,
  known: Known,
  failure: Exclude<AnnounceResult, { kind: 'written' }>,
): Turn {
  const { kind, error } = failure
  const { state, comment } = known.snapshot
  const lost = known.lost + 1
  if (kind === 'lost' && lost < failure.maxTries) {
    run.log.info(
      `Couldn't write the comment: ${error.message} Reading it again before anything is sent.`,
    )
    return again('the announcement may be lost', { ...known, lost })
  }

  const isAgentAtWork = state.job !== null && state.job.end === null
  if (kind === 'refused' && !isAgentAtWork)
    return again('there can be no comment', withoutComment(run, known, error))
  const author = comment?.author ? ` Its author is \`${comment.author}\`.` : ''
  const why = `${error.message}${error.isInaccessible ? author : ''}`
  return stop(outcome('rejected', 'memory-unwritable', { why }), known)
}

async function deliverAndFollow(
  run: Run,
  known: Known,
  prepared: PreparedRequest,
): Promise<Turn> {
  const { plan, prompt } = prepared
  const delivered = await deliver(run, known, prepared)
  const { entry } = delivered
  const sent = { ...known, snapshot: delivered.snapshot }

  switch (delivered.kind) {
    // What was announced and not sent is kept, with its notes, for the next
    // announcement.
    case 'unusable':
      return again('the agent job takes no message', {
        ...known,
        unusableJobId: plan.jobId,
      })
    case 'not-announced':
      return again('the announcement was given up', known)
    case 'ended':
      return stop(delivered.outcome, sent, {
        entry,
        prompt,
        job: delivered.job,
      })
    case 'follow': {
      const { start } = delivered
      const ending = run.inputs.wait
        ? await followJob(run, sent, { entry, start })
        : endingOf(outcome('running'), sent, { entry, job: start.job })
      return { kind: 'ended', ending: { ...ending, prompt } }
    }
  }
}

const maxContextMs = 15_000

/**
 * The prompt as the agent gets it. The agent writes public pages, so that no
 * secret of the inputs goes to it.
 */
export function promptOf(
  { inputs, event, redact, log }: Run,
  request: Request,
  context: string | null,
): string {
  const given = renderPrompt(inputs, request, event, context).toWellFormed()
  const prompt = redact(given)
  if (prompt !== given)
    log.warning(
      'A secret was taken out of the prompt',
      'The prompt contained the API key or the token, which the agent must not get.',
      'inputs',
    )
  return prompt
}

/** What the agent is told about the event, as far as GitHub says it soon. */
async function gather(run: Run, pull: PullNow | null): Promise<string | null> {
  if (run.inputs.context === 'none') return null
  const github = run.openGitHub(run.clock.timeout(maxContextMs))
  return gatherContext(github, asOfNow(run.event, pull), run.log)
}

/** A pull request is told as it reads now. */
export function asOfNow(event: Event, pull: PullNow | null): Event {
  const { trigger } = event
  if (trigger.kind !== 'pull-request' || pull === null) return event
  const { title, headName: head, baseRef: base } = pull
  return { ...event, trigger: { ...trigger, title, branches: { head, base } } }
}
