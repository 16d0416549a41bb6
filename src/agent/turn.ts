// A turn reads the comment, decides, and carries out: it ends the run, or says
// why another turn is needed, which reads the comment again.
import type { Entry, RequestEntry } from '../conversation/entry.ts'
import { nothingRemembered, type Snapshot } from '../conversation/snapshot.ts'
import type { CommentStore } from '../conversation/store.ts'
import type { GitHubError } from '../github/errors.ts'
import type { Job } from '../mintlify/job.ts'
import { endOfRun, type Outcome } from '../outcome.ts'
import type { Plan } from './decide/decide.ts'
import type { Seen } from './decide/seen.ts'
import type { Request } from './request.ts'
import type { Tools } from './tools.ts'

/**
 * What the turns of a run have found out. What else is looked up is looked up
 * anew in each turn.
 */
export type Known = {
  /** Null for a run without a comment. */
  store: CommentStore | null
  /** Why there can be no comment, null if there can be one. */
  refusal: GitHubError | null
  /** Our comment as it was read or written last. */
  snapshot: Snapshot
  /**
   * The request as it was first about to be announced, whether or not that was
   * written. `seen`: what it was made for, which stays, however often it is
   * announced again. Null before, such as while the run waits for the agent.
   */
  prepared: { entry: RequestEntry; seen: Pick<Seen, 'pull' | 'command'> } | null
  /** How many announcements in a row may be lost, since the last one stood. */
  lostAnnouncements: number
  /** Id of an agent job that was found to take no message. */
  unusableJobId: string | null
  /** Jobs that came to nothing, about which nobody is asked twice. */
  lostJobs: Seen['jobs']
}

export type Turn =
  | { kind: 'ended'; ending: Ending }
  | { kind: 'again'; why: Why; known: Known }

/** What to do, once nothing more has to be asked, and what is known by then. */
export type Planned = {
  plan: Exclude<Plan, { kind: 'look' }>
  known: Known
  seen: Seen
}

/** Why there is another turn. */
export type Why =
  | 'another run is sending a request'
  | 'the run had to wait for the agent'
  | 'the agent job takes no message'
  | 'the comment has changed'
  | 'the last reading is too old'
  | 'the announcement may be lost'
  | 'the request was given up'
  | 'there can be no comment'

/** A row of what a dry run checked, and what the answer shows. */
export type Check = readonly [string, string]

/** How a run ended. */
export type Ending = {
  outcome: Outcome
  /**
   * The agent job that has the request, or may have it, as it was read last.
   * Null for none.
   */
  job: Job | null
  /**
   * Null for a run that has neither prepared a request nor turned to a job that
   * was sent before. It leaves a note at most.
   */
  entry: Entry | null
  /** The comment as this run knows it. */
  known: Pick<Known, 'store' | 'refusal' | 'snapshot'>
  /** As it was sent, or was to be. Null for none. */
  prompt: string | null
  checks: readonly Check[]
}

/**
 * A run at its end. `request`: null if it may not ask for anything, or was
 * cancelled before its first turn.
 */
export type FinishedRun = Tools & {
  request: Request | null
  /** Id of the 👀 on the comment with the slash command, null for none. */
  reactionId: number | null
}

/** Before the first turn. */
export function nothingKnown(store: CommentStore | null): Known {
  return {
    store,
    refusal: null,
    snapshot: nothingRemembered,
    prepared: null,
    lostAnnouncements: 0,
    unusableJobId: null,
    lostJobs: {},
  }
}

/**
 * From now on the run goes without a comment. Throws an EndOfRun if nothing may
 * be sent that the comment cannot count.
 */
export function withoutComment(
  { inputs }: Tools,
  known: Known,
  refusal: GitHubError,
): Known {
  if (inputs.maxRequests > 0)
    throw endOfRun('rejected', 'memory-unwritable', { why: refusal.message })
  return { ...known, store: null, refusal, snapshot: nothingRemembered }
}

export function again(why: Why, known: Known): Turn {
  return { kind: 'again', why, known }
}

/**
 * An ending. Its entry is that of the prepared request, unless `more` has
 * another one. What else is not given is empty.
 */
export function endingOf(
  outcome: Outcome,
  known: Ending['known'] & Partial<Pick<Known, 'prepared'>>,
  more: Partial<Omit<Ending, 'outcome' | 'known'>> = {},
): Ending {
  const { store, refusal, snapshot, prepared } = known
  return {
    outcome,
    job: null,
    entry: prepared?.entry ?? null,
    known: { store, refusal, snapshot },
    prompt: null,
    checks: [],
    ...more,
  }
}

export function stop(...parts: Parameters<typeof endingOf>): Turn {
  return { kind: 'ended', ending: endingOf(...parts) }
}
