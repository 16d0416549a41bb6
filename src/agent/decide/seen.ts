// What may have to be asked before it is clear what to do, and the answers.
import type { PullState } from '../../conversation/state.ts'
import type { PullNow } from '../../github/pulls.ts'
import type { Job } from '../../mintlify/job.ts'
import type { PullRequestLink } from '../../mintlify/pull-request-link.ts'
import type { ReasonOf } from '../../outcome.ts'
import type { Command } from '../request.ts'

export type Question =
  /** The agent job that a request was delivered to. */
  | { what: 'job'; jobId: string }
  /** Whether the docs pull request of the agent job is open. */
  | { what: 'docs-pull'; link: PullRequestLink }
  /** The commits of the pull request. */
  | { what: 'commits' }
  /** When somebody did what the event tells of. */
  | { what: 'act' }
  /**
   * The event as it reads now: the comment with the command, and the pull
   * request.
   */
  | { what: 'event' }
  /** Our comment, once more. */
  | { what: 'comment' }

type Asked<T> = T | 'not-asked' | 'not-known'

/** What the event is about, as it reads now. */
export type EventNow =
  | { kind: 'over'; reason: ReasonOf<'skipped'> }
  | { kind: 'stands'; command: Command | null; head: string | null }

export type JobLook = {
  /** Null if it could not be read. */
  job: Job | null
  cameToNothing: boolean
}

/** The answers. */
export type Seen = {
  /**
   * The pull request, null if the event is about none, or it was not read. For
   * a pull request's event it is read when the turn begins, and for a command
   * with the comment.
   */
  pull: PullNow | null
  /** Null if it was not asked for. */
  eventNow: EventNow | null
  jobs: Readonly<Record<string, JobLook>>
  /** The docs pull request of the agent job that gets the message. */
  docsPull: Asked<PullState>
  /** Ids of the commits, oldest first. */
  commits: Asked<readonly string[]>
  actAt: Asked<Date>
  /**
   * Whether anything was asked since our comment was read, so that it may have
   * changed, and is compared before the announcement. Set by each question but
   * the one for the comment, and by the wait for the agent.
   */
  hasAskedSinceReading: boolean
  /** Whether our comment was read twice, and was the same. */
  isReadTwice: boolean
}

/** What an announcement was made for, which stays however often it is renewed. */
export type KeptSeen = Pick<Seen, 'pull' | 'eventNow'>

/** When a turn begins, with what was seen first or is kept. */
export function seenAtStart(kept: KeptSeen): Seen {
  return {
    ...kept,
    jobs: {},
    docsPull: 'not-asked',
    commits: 'not-asked',
    actAt: 'not-asked',
    hasAskedSinceReading: false,
    isReadTwice: false,
  }
}
