// What holds in every history, whatever happens on the way.
import { isUnfinished } from '../../../src/domain/job/outcome.ts'
import {
  type Facts,
  factsOf,
  familyOf,
  isTakenBack,
  isToldUnconfirmed,
  type QueuedFact,
  runOf,
  saidUnlocked,
} from './facts.ts'
import type { History } from './history.ts'
import type { ModelReaction } from './model-conversation.ts'
import type { Accepted } from './model-service.ts'
import { markerOf, type PlayedRun } from './play-run.ts'

const minuteMs = 60_000
/** Ten seconds, and the time to give the lock back. */
const maxLateMs = 14_000
/** From this age on, a reaction no longer keeps anybody out. */
const abandonedMs = 5 * minuteMs

/** The promises that were not kept, each with who broke it. */
export function brokenPromises(history: History): string[] {
  const facts = factsOf(history)
  return [...history.runs.flatMap((run) => brokenByRun(run, facts)), ...brokenByAll(facts)]
}

function brokenByRun(run: PlayedRun, facts: Facts): string[] {
  const { plan, end, outputs, marker, wasKilled, startMs, endedMs } = run
  const accepted = facts.acceptedWith(marker)
  const promises: [string, boolean][] = [
    ['a request is delivered once at most', accepted.length <= 1],
    ['a request that is said to be done was delivered', !isDone(run) || isAnswered(run, facts)],
    ['a request that is said to be queued was queued', end?.result !== 'queued' || isQueued(run, facts)],
    ['a run that was skipped or rejected sent nothing', !isNothing(run, facts) || accepted.length === 0],
    [
      'nothing is sent to an existing job if it is to be skipped',
      !isSkipping(run, facts) || accepted.length === 0,
    ],
    ['a re-run sends nothing again', !isRepeating(run, facts) || accepted.length === 0],
    ['the run ends with its deadline', wasKilled || endedMs <= startMs + 30 * minuteMs + maxLateMs],
    ['the outputs have the result', wasKilled || outputs.result === end?.result],
  ]
  const name = `${plan.name}/${plan.runAttempt} ${end?.result ?? 'killed'} ${end?.reason ?? ''}`
  return promises.filter(([, isKept]) => !isKept).map(([promise]) => `${name}: ${promise}`)
}

function brokenByAll(facts: Facts): string[] {
  const { service, github } = facts.history
  const { queue } = github.conversation.stored() ?? { queue: { entries: [], sending: null } }
  const left = queue.entries.map(({ id }) => `${id} is still queued`)
  const lost = facts.queued.filter((one) => isLost(one, facts)).map(({ id }) => `${id} is lost`)
  const taken = facts.queued.filter(({ marker }) => isTakenBack(facts, marker))
  const alarms = facts.queued.filter((one) => isFalseAlarm(one, facts))
  const jobs = service.accepted.filter((one) => isSecondJob(one, facts))
  const interrupting = service.accepted.filter((one) => isRude(one, facts))
  const reactions = github.conversation.reactions.filter((one) => isForgotten(one, facts))
  return [
    ...left,
    ...(queue.sending ? ['requests are still on their way'] : []),
    ...lost,
    ...taken.map(({ id }) => `that ${id} is unconfirmed is not told for long`),
    ...alarms.map(({ id }) => `${id} is told as unconfirmed though nothing went wrong`),
    ...jobs.map(({ jobId, sender }) => `${sender.name}: ${jobId} is a second job for one conversation`),
    ...interrupting.map(({ jobId, sender }) => `${sender.name}: the message interrupts ${jobId}`),
    ...reactions.map(({ id, account }) => `reaction ${id} of ${account?.login} is left`),
  ]
}

/** Whether the run says that an agent got its request. */
function isDone({ plan, end }: PlayedRun): boolean {
  if (plan.kind === 'status' || !end) return false
  const isSure = ['pull-request', 'no-pull-request', 'running', 'failed', 'archived'].includes(end.result)
  return isSure || (end.result === 'timed-out' && end.reason === 'deadline')
}

/**
 * A re-run may go on with what its first attempt has sent. A run that got no answer to its message judges by the job, which others
 * move, too.
 */
function isAnswered({ plan, marker }: PlayedRun, facts: Facts): boolean {
  const attempts = facts.history.runs.filter((run) => run.plan.name === plan.name)
  if (attempts.some((run) => run.process.hasLostPost)) return true
  const isRerun = plan.runAttempt > 1
  const first = isRerun && facts.acceptedWith(markerOf({ name: plan.name, runAttempt: 1 })).length > 0
  return facts.acceptedWith(marker).length > 0 || first
}

function isQueued({ plan: { name } }: PlayedRun, { queued }: Facts): boolean {
  return queued.some(({ id }) => id.startsWith(`${name}-`))
}

/** A run that got no answer when it queued its request does not know that it is queued. */
function isNothing(run: PlayedRun, facts: Facts): boolean {
  const isUnsure = run.process.hasMetFault && isQueued(run, facts)
  return !isUnsure && (run.end?.result === 'skipped' || run.end?.result === 'rejected')
}

function isSkipping(run: PlayedRun, facts: Facts): boolean {
  const { kind, onExisting } = run.plan
  return (
    kind === 'pull-request' &&
    onExisting === 'skip' &&
    seenBy(run, facts)?.jobId != null &&
    !hasNoJob(run, facts)
  )
}

/** Whether the job that a run has seen takes no message any more. */
function hasNoJob(run: PlayedRun, facts: Facts): boolean {
  const status = seenBy(run, facts)?.status
  return status === 'failed' || status === 'archived'
}

/** Whether an earlier attempt has sent the request, and nobody has seen the end of it. */
function isRepeating(run: PlayedRun, facts: Facts): boolean {
  const { runAttempt, onRerun, name } = run.plan
  const seen = seenBy(run, facts)
  if (runAttempt < 2 || onRerun !== 'attach' || !seen?.jobId) return false
  if (
    facts.queued.some(
      ({ id, isDisturbed, isReplaced }) => id.startsWith(`${name}-1-`) && !isDisturbed && !isReplaced,
    )
  )
    return !facts.isDisturbedBefore(Infinity) && !facts.history.processes.some(saidUnlocked)
  if (seen.turnRunId !== name) return false
  const isUnsent = ['busy', 'create-unconfirmed', 'message-unconfirmed'].includes(seen.reason ?? '')
  return isUnfinished(seen.result) && !isUnsent
}

/** What a run has read before it sent its request. */
function seenBy({ process, marker }: PlayedRun, facts: Facts) {
  const [sent] = facts.acceptedWith(marker).filter(({ sender }) => sender === process)
  return sent ? facts.storedAt(facts.lastReadMs(process, sent.atMs)) : null
}

/** A queued request must arrive, unless somebody was told. */
function isLost({ marker, isReplaced, isDisturbed, commentId }: QueuedFact, facts: Facts): boolean {
  if (facts.acceptedWith(marker).length > 0 || isReplaced || isDisturbed) return false
  // Without the lock, one run may write over what another one has queued.
  if (facts.history.processes.some(saidUnlocked)) return false
  // After a person has deleted the comment, two runs may each write one of their own.
  const isOfOther = facts.writes.some((write) => write.report && write.commentId !== commentId)
  if (isOfOther && facts.isDisturbedBefore(Infinity)) return false
  return !isToldUnconfirmed(facts, marker)
}

/** Whether a request was told as unconfirmed though its sender learned that it arrived, and could write it down. */
function isFalseAlarm({ marker }: QueuedFact, facts: Facts): boolean {
  const [sent] = facts.acceptedWith(marker)
  if (!sent?.isAnswered || !isToldUnconfirmed(facts, marker)) return false
  if (facts.history.processes.some(saidUnlocked)) return false
  return !familyOf(sent.sender, facts).some((one) => one.killedMs() !== null || one.hasMetFault)
}

/** Whether a job was created though the conversation had one. */
function isSecondJob(one: Accepted, facts: Facts): boolean {
  const { kind, atMs, sender, statuses } = one
  const earlier = facts.history.service.accepted.filter(
    (other) => other.kind === 'create' && other.atMs < atMs,
  )
  if (kind !== 'create' || earlier.length === 0 || isMeant(one, facts)) return false
  if (facts.isDisturbedBefore(atMs)) return false
  const readMs = facts.lastReadMs(sender, atMs)
  const seen = facts.storedAt(readMs)
  const isOver = ['failed', 'archived'].includes(statuses.get(seen?.jobId ?? '') ?? '')
  if (seen?.jobId) return !isOver
  return earlier.some((other) => !isUnknowable(other, { by: one, readMs }, facts))
}

/** Whether a run is to start a new job in any case. */
function isMeant({ sender }: Accepted, facts: Facts): boolean {
  const plan = runOf(facts, sender)?.plan
  return plan?.kind === 'new' || (plan?.kind === 'pull-request' && plan.onExisting === 'new')
}

/** Whether nobody could know of a job from the comment: it was never written there. */
function isUnknowable(
  { jobId, sender, isAnswered }: Accepted,
  { by, readMs }: { by: Accepted; readMs: number },
  facts: Facts,
): boolean {
  // Without the lock, another run may have written over it.
  if (saidUnlocked(sender)) return true
  if (facts.writes.some(({ report, atMs }) => report?.jobId === jobId && atMs <= readMs)) return false
  const isHurt = familyOf(sender, facts).some((one) => one.killedMs() !== null || one.hasMetFault)
  return !isAnswered || isHurt || saidUnlocked(by.sender)
}

/** Whether a message interrupts an agent at work. Without the lock that can happen. */
function isRude({ isInterrupting }: Accepted, { history }: Facts): boolean {
  return isInterrupting && !history.processes.some(saidUnlocked)
}

/** Whether a reaction of ours is left, though its process could remove it, or somebody came later who had to. */
function isForgotten({ id, account, createdMs }: ModelReaction, facts: Facts): boolean {
  if (account === null) return false
  const answers = facts.history.github.conversation.record.lockAnswers.filter((answer) => answer.id === id)
  const maker = answers.find(({ status }) => status === 201)?.process
  // The post step of a run may go on with its lock.
  const isHurt = (maker ? familyOf(maker, facts) : []).some(
    (one) => one.killedMs() !== null || one.hasLostReaction,
  )
  const visits = answers.filter(
    ({ status, atMs }) => status === 200 && atMs >= createdMs + abandonedMs + 1_000,
  )
  return !isHurt || visits.some(({ process }) => process.killedMs() === null && !process.hasLostReaction)
}
