// Whether the agent was already told of what a pull request's or an issue's
// event brings. Then nothing is sent, and the run waits for the job that was
// told. What was not found out covers nothing: a second request costs less than
// a lost one.
import type { ConversationState, RequestKey } from '../../conversation/state.ts'
import type { Job } from '../../mintlify/job.ts'
import { gitHubPrecisionMs } from '../../times.ts'
import type { Request } from '../request.ts'
import {
  ask,
  askAboutJob,
  type Facts,
  type Look,
  type Question,
  type Seen,
  withMemory,
} from './seen.ts'

/** To follow a job without sending anything. */
export type WaitingPlan = {
  kind: 'wait'
  key: RequestKey
  jobId: string
  /** As it was read just now, null if it was not, or could not be. */
  job: Job | null
}

type CoverFacts = Pick<Facts, 'state' | 'request' | 'seen' | 'now'>

type Delivered = ConversationState['delivered'][number]

/** A delivered request that may have told the agent of the event. */
type Telling = {
  told: Delivered
  /** What was delivered since, the request itself included. */
  since: readonly Delivered[]
  change: NonNullable<Request['change']>
  state: ConversationState
  seen: Seen
}

/** Whether the rule holds, or the question that has to be asked to know it. */
type Rule = (telling: Telling) => boolean | Question

/** All of them have to hold. Those that ask nothing come first. */
const rules: readonly Rule[] = [
  isHistoryKnown,
  hasSameBase,
  wasToldOfCommit,
  wasToldAfterAct,
]

/**
 * To wait for the job that was told, or what has to be asked to know it. Null
 * if the request is not covered.
 */
export function findCover(facts: CoverFacts): Look | WaitingPlan | null {
  const { state, request, seen } = facts
  const { key } = request
  const change = withHead(request, seen)
  // What was edited is news to the agent, and never covered.
  if (change === null || change.isEdited) return null
  const isOfPull = change.head !== null
  // The same prompt of the workflow, in any run. No command has its digest.
  const index = state.delivered.findLastIndex(
    ({ about, key: { digest } }) =>
      about !== null &&
      (about.head !== null) === isOfPull &&
      digest === key.digest,
  )
  const told = state.delivered[index]
  if (told === undefined) return null

  const since = state.delivered.slice(index)
  for (const rule of rules) {
    const holds = rule({ told, since, change, state, seen })
    if (typeof holds === 'object') return ask(holds)
    if (!holds) return null
  }
  return coverBy(told.jobId, facts)
}

/** GitHub sends events about issues for pull requests, too, without a commit. */
function withHead({ change }: Request, { pull }: Seen): Request['change'] {
  if (change === null || change.head !== null || pull === null) return change
  return { ...change, head: pull.head, base: pull.baseRef }
}

/**
 * What was delivered last is what the agent knows. Another job or no head makes
 * it unknown. So does a request that came into doubt since, even one that was
 * sent before: it may have arrived last, and told of an older head. Of what is
 * about something else, such as a command on an issue, `about` is null. An issue
 * has no head, and no history.
 */
function isHistoryKnown({ told, since, state }: Telling): boolean {
  const last = since.at(-1)
  const isOfIssue = told.about?.head === null
  return (
    (isOfIssue || typeof last?.about?.head === 'string') &&
    last?.jobId === told.jobId &&
    state.unconfirmed.every(({ doubtedAt }) => doubtedAt < told.announcedAt)
  )
}

/**
 * A pull request that is retargeted brings other changes, and one whose base
 * was renamed does not.
 */
function hasSameBase({ told, change, seen }: Telling): boolean | Question {
  const { base = null } = told.about ?? {}
  // What would be told now.
  const baseNow = change.base && (seen.pull?.baseRef ?? change.base)
  if (base === null || base === baseNow) return base === baseNow
  return seen.base === 'not-asked'
    ? { what: 'base', name: base }
    : seen.base === baseNow
}

/**
 * Whether the head of the matching request, the first of `since`, has the
 * commit in it, and no later one is of another history, as after a reset. The
 * agent is told of the head as it is when a request is sent, which can be newer
 * than the commit of the event that asked for it.
 */
function wasToldOfCommit({
  since,
  change: { head: commit },
  seen: { commits, pull },
}: Telling): boolean | Question {
  if (commit === null) return true
  const heads = since.flatMap(({ about }) => about?.head ?? [])
  const [first = ''] = heads
  if (heads.every((head) => head === commit)) return true
  // It is still the last commit, and the agent was told of another one, which is
  // older, or was thrown away. No list is needed, which might not have it yet.
  if (pull?.head === commit && first !== commit) return false
  if (commits === 'not-asked') return { what: 'commits' }
  if (commits === null) return false

  if (!heads.every((head) => commits.includes(head))) return false
  // A commit that is not listed was thrown away, such as by an amend. The agent
  // knows what there is in its place if it was told of the last commit.
  return commits.includes(commit)
    ? commits.indexOf(first) >= commits.indexOf(commit)
    : commits.at(-1) === heads.at(-1)
}

/** Whether the agent was told after somebody did what the event tells of. */
function wasToldAfterAct({
  told,
  change: { act },
  seen: { actAt },
}: Telling): boolean | Question {
  if (act === null) return true
  const announcedMs = Date.parse(told.announcedAt)
  // What was updated since is news at once, and so is what has no time: the list
  // of events can be behind, and then has an earlier act. An older time says
  // nothing, because not every event has that of its act.
  if (!(Date.parse(act.updatedAt) <= announcedMs)) return false

  if (actAt === 'not-asked') return { what: 'act' }
  return actAt !== null && actAt.getTime() + gitHubPrecisionMs <= announcedMs
}

function coverBy(
  jobId: string,
  { state, request, seen, now }: CoverFacts,
): Look | WaitingPlan | null {
  const looked = seen.jobs[jobId]
  if (looked === undefined) return askAboutJob(state, jobId, now)
  const { job, cameToNothing } = withMemory(state, jobId, looked)
  return job === null || cameToNothing
    ? null
    : { kind: 'wait', key: request.key, jobId, job }
}
