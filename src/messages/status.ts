// What happened to a request, as an icon, one title, one cause and one next
// step. It is the same wherever it is shown.
import { mayHaveArrived } from '../conversation/delivery.ts'
import type { JobRecord } from '../conversation/job-record.ts'
import type { Shown } from '../conversation/state.ts'
import { dateTimeText } from '../lib/format.ts'
import { joinSentences } from '../lib/plain-text.ts'
import {
  isCallFailure,
  type Outcome,
  type Reason,
  toOutcome,
} from '../outcome.ts'
import { describeLostCreate } from './lost-create.ts'
import {
  askAnew,
  howToAskAgain,
  keepWaiting,
  lookForPull,
  tryAgain,
} from './next-steps.ts'
import { iconOf, saidText, textOfReason } from './reasons.ts'
import { limitReached, type ReasonText } from './skips.ts'

/** What is shown of a run, whether or not it has a request. */
export type ShownInText = Omit<Shown, 'key'>

/** What a text is about. */
export type Subject = {
  shown: ShownInText
  job: JobRecord | null
  /** Until when the run waits, null if it does not wait. */
  until: string | null
  /**
   * Such as `/docs`, for advice, also where no conversation follows up. Null if
   * it is not known.
   */
  slashCommand: string | null
  /**
   * Whether the comment remembers the request, so that a re-run waits for the
   * same job.
   */
  isRemembered: boolean
  /** In the conversation so far. */
  requestCount: number
}

/**
 * Sentences in plain text with code in backticks. Its only foreign text is a
 * job id or a branch, in backticks.
 */
export type Status = Required<ReasonText> & { icon: string }

export function describeStatus(subject: Subject): Status {
  const { shown, slashCommand } = subject
  const end = toOutcome(shown)
  const { title, cause, next } =
    end === null ? describeWork(subject) : describeEnd(subject, end)
  // Nobody waits for a change of their own where there is no conversation.
  const forContributors =
    shown.command === null ? null : setUpText(shown.reason)
  const why = joinSentences([forContributors, cause ?? null]) || null
  const icon = iconOf(shown.result)
  const ways = howToAskAgain(shown.command, shown.result === 'unknown')
  const advice = joinSentences([
    next?.replace(askAnew, ways) ?? null,
    end && adviceAtLimit(subject, end),
  ])
  const named = nameCommand(advice || null, slashCommand)
  return { icon, title, cause: why, next: named }
}

/** Null for a conversation that may send more, and for a run that didn't try. */
function adviceAtLimit(
  { shown: { maxRequests }, requestCount }: Subject,
  { result }: Outcome,
): string | null {
  const isReached = maxRequests > 0 && requestCount >= maxRequests
  return isReached && result !== 'skipped' ? limitReached : null
}

/** Advice with the command that works here. */
export function nameCommand(
  advice: string | null,
  command: string | null,
): string | null {
  if (advice === null || command === null) return advice
  return advice.replace('the slash command', `\`${command}\``)
}

function describeWork({ job, until }: Subject): ReasonText {
  return {
    title: job?.prLink
      ? 'Updating the docs pull request'
      : 'Docs agent is working',
    // Without a time, nobody waits for it.
    next:
      until === null
        ? null
        : `This comment is updated when the agent finishes, by ${dateTimeText(new Date(until))} at the latest.`,
  }
}

/**
 * What is done about them makes the comment unreadable, because the key signs it
 * for the API's host.
 */
const changesMemory: readonly (Reason | null)[] = ['redirected', 'unauthorized']

function describeEnd(subject: Subject, outcome: Outcome): ReasonText {
  const { reason } = outcome
  const ofReason = textOfReason(outcome)
  const ofResult = describeResult(subject, outcome)
  if (ofReason === null) return ofResult
  const hasLostSight = outcome.result === 'unknown' && isCallFailure(reason)
  if (hasLostSight) {
    const isRemembered = subject.isRemembered && !changesMemory.includes(reason)
    const waiting = keepWaiting({ ...subject, isRemembered })
    return { ...ofReason, next: joinSentences([ofReason.next, waiting]) }
  }
  const prLink = subject.job?.prLink
  const isLost = reason === 'job-disappeared' || reason === 'job-stuck'
  if (isLost && prLink)
    return { ...ofReason, next: `Look at its docs pull request: ${prLink}` }
  if (isLost && subject.shown.namedJob)
    return { ...ofReason, next: lookForPull }

  // It is what else to know of a job that has ended.
  return reason === 'effect-unconfirmed'
    ? { ...ofReason, title: ofResult.title }
    : ofReason
}

function describeResult(subject: Subject, outcome: Outcome): ReasonText {
  const { job, shown } = subject
  const { command, namedJob } = shown
  switch (outcome.result) {
    case 'pull-request':
      return describePull(subject)
    case 'no-pull-request':
      return {
        title: 'Docs agent finished: no pull request opened',
        cause:
          'The agent changed no files, or your Mintlify project publishes directly.',
        next:
          command === null
            ? 'If you expected a change, name the page in the prompt.'
            : `If you expected a change, comment \`${command} <what to change>\` and name the page.`,
      }
    case 'running':
      return {
        title: job?.prLink
          ? 'Updating the docs pull request'
          : 'Docs agent is working in the background',
        next: `When it finishes, the agent opens or updates a pull request in ${repositoryOf(job)} if it changes anything.`,
      }
    case 'failed':
      return {
        title: 'Docs agent failed',
        cause: 'Mintlify gives no reason.',
        next: joinSentences([
          job?.prLink
            ? 'Look at what it wrote in the docs pull request.'
            : 'Look at the branch of the agent in the documentation repository, if there is one.',
          tryAgain(command, namedJob),
        ]),
      }
    case 'archived':
      return {
        title: 'Agent job was archived in Mintlify before it finished',
        next: tryAgain(command, namedJob),
      }
    case 'timed-out':
      return {
        // A reading of an end may be older than the request, or its link may come.
        title:
          job?.status === 'active'
            ? 'Docs agent is still working'
            : 'Stopped waiting for the docs agent',
        cause: 'The run has reached `timeout-minutes`.',
        next: keepWaiting(subject),
      }
    case 'cancelled':
      return mayHaveArrived(shown)
        ? {
            title: 'Workflow canceled, but the docs agent may still be working',
            next: keepWaiting(subject),
          }
        : {
            title: 'Workflow canceled: this run sent nothing',
            next: 'Re-run this workflow job to continue.',
          }
    default:
      // What else is unknown has a text of its own.
      return describeLostCreate(shown)
  }
}

/** How the agent job of an earlier request ended. */
export const earlierEnds: Record<NonNullable<JobRecord['end']>, string> = {
  'pull-request': 'The agent has finished an earlier request.',
  'no-pull-request':
    'The agent has finished an earlier request without a pull request.',
  failed: 'The agent job of an earlier request failed.',
  archived: 'The agent job of an earlier request was archived in Mintlify.',
  gone: "The action couldn't find out how the agent job of an earlier request ended.",
}

/** What was not read may have been merged by now. */
function describePull({ job, shown }: Subject): ReasonText {
  const { command, pull } = shown
  if (pull === 'merged' || pull === 'closed') {
    const again = `comment \`${command} <what to change>\`, which starts a new agent job`
    return {
      title: `Docs pull request ${pull}`,
      next: command && `If a change is missing, ${again}.`,
    }
  }
  const review = pull === 'open' ? 'Review and merge' : 'Review'
  return {
    title: 'Docs pull request ready',
    next: joinSentences([
      job?.prLink ? `${review} it.` : `${review} the pull request.`,
      command && `To request changes, comment \`${command} <what to change>\`.`,
    ]),
  }
}

function repositoryOf(job: JobRecord | null): string {
  const name = job?.repository ?? ''
  return /^[A-Za-z0-9._/-]{1,200}$/.test(name)
    ? `\`${name}\``
    : 'the documentation repository'
}

/**
 * What else the outcome says, null if there is nothing. `quote`
 * shows the words of others.
 */
export function detailSentence(
  { why, said }: ShownInText,
  quote?: (text: string) => string,
): string | null {
  return joinSentences([why, saidText(said, quote)]) || null
}

const setUpReasons: readonly (Reason | null)[] = [
  'blocked',
  'forbidden',
  'invalid-input',
  'project-not-found',
  'redirected',
  'tls',
  'unauthorized',
]

/**
 * What a contributor has to know first about a problem of the setup. Null for
 * any other reason.
 */
export function setUpText(reason: Reason | null): string | null {
  return setUpReasons.includes(reason)
    ? "Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent."
    : null
}
