// What may have to be asked before it is clear what to do, and the answers.
import {
  type ConversationState,
  isOverdue,
  jobIn,
} from '../../conversation/state.ts'
import type { Trigger } from '../../event/event.ts'
import type { PullNow, PullState } from '../../github/pulls.ts'
import type { Account } from '../../lib/account.ts'
import { hasEnded, type Job } from '../../mintlify/job.ts'
import type { PullRequestLink } from '../../mintlify/pull-request-link.ts'
import type { Outcome } from '../../outcome.ts'
import type { Command, Request } from '../request.ts'

export type Question =
  /** The agent job that a request was delivered to. */
  | { what: 'job'; jobId: string; isOverdue: boolean }
  /** How the docs pull request of the agent job stands. */
  | { what: 'docs-pull'; link: PullRequestLink }
  /** The name of a base branch that the agent was told of, as it is now. */
  | { what: 'base'; name: string }
  /** The commits of the pull request. */
  | { what: 'commits' }
  /** When somebody did what the event tells of. */
  | { what: 'act' }
  /** The comment with the command, and its pull request, as they read now. */
  | { what: 'command'; command: Command }
  /** Whether the author of the pull request or issue may ask. */
  | { what: 'author'; author: Account }

/** Something has to be asked before it is clear what to do. */
export type Look = { kind: 'look'; question: Question }

/** The run ends before it sends anything. */
export type EndingPlan = { kind: 'end'; outcome: Outcome }

export function endWith(outcome: Outcome): EndingPlan {
  return { kind: 'end', outcome }
}

export function ask(question: Question): Look {
  return { kind: 'look', question }
}

/** `now`: GitHub's time. */
export function askAboutJob(
  state: ConversationState,
  jobId: string,
  now: string,
): Look {
  return ask({ what: 'job', jobId, isOverdue: isOverdue(state, jobId, now) })
}

/**
 * A job as it was looked up. Where it could not be read, or is gone, the pull
 * request counts that our comment has from its end: an outage would have the
 * same request paid for twice.
 */
export function withMemory(
  state: ConversationState,
  jobId: string,
  looked: JobLook,
): JobLook {
  const { job } = state
  const isKnown = job?.id === jobId && job.end === 'pull-request'
  return isKnown && looked.job === null
    ? { ...looked, job: jobIn(state), cameToNothing: false }
    : looked
}

/** Null for what could not be read. */
type Asked<T> = T | 'not-asked' | null

/**
 * A command as it reads now. `editor`: login of somebody else who has changed
 * it, null for nobody.
 */
export type CommandNow =
  | EndingPlan
  | { kind: 'stands'; command: Command; editor: string | null }

export type JobLook = {
  /** Null if it could not be read. */
  job: Job | null
  /** Whether the same request, asked again, is another one. */
  cameToNothing: boolean
  /** Whether another job has to take its place. */
  isSpent: boolean
}

/** `isGivenUp`: whether it was closed, and not as completed. */
type IssueNow = { trigger: Trigger; isGivenUp: boolean }

export type Seen = {
  /**
   * The issue of the event as it reads now, null if there is none, or it could
   * not be read.
   */
  issue: IssueNow | 'gone' | null
  /**
   * The pull request as it reads now, null if it was not read, or could not be.
   * That of a pull request's event is read when a turn begins, that of a
   * command with the command.
   */
  pull: PullNow | null
  command: CommandNow | 'not-asked'
  jobs: Readonly<Record<string, JobLook>>
  /** State of the docs pull request of the job that gets the message. */
  docsPull: Asked<PullState>
  /** Of the base branch that was asked for. */
  base: Asked<string>
  /** Ids of the commits, oldest first. */
  commits: Asked<readonly string[]>
  actAt: Asked<Date>
  /** An outcome, if its author may not ask. */
  author: 'not-asked' | 'may-ask' | Outcome
}

export const nothingSeen: Seen = {
  issue: null,
  pull: null,
  command: 'not-asked',
  jobs: {},
  docsPull: 'not-asked',
  base: 'not-asked',
  commits: 'not-asked',
  actAt: 'not-asked',
  author: 'not-asked',
}

/**
 * Jobs that take no message, for the next turn. One at work is spent only if it
 * is overdue, which the next reading of our comment decides anew.
 */
export function spentJobsOf({ jobs }: Seen): Seen['jobs'] {
  const isSpent = (look: JobLook) =>
    look.isSpent && (look.job === null || hasEnded(look.job))
  return Object.fromEntries(
    Object.entries(jobs).filter(([, look]) => isSpent(look)),
  )
}

/** What a decision rests on. */
export type Facts = {
  /** With the request of a dead run as unconfirmed. */
  state: ConversationState
  /** GitHub's time, ISO 8601. */
  now: string
  request: Request
  seen: Seen
  /** Of this attempt. */
  nonce: string
  /** Input `job-id`. */
  namedJobId: string | null
  /** Input `max-requests`, 0 for no limit. */
  maxRequests: number
  /** Whether a comment remembers the requests. */
  isTracked: boolean
  /** Why there can be no comment, null if there can be one. */
  whyNoComment: string | null
}
