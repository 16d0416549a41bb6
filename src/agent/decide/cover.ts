// Whether the agent was already told of what a pull request's event brings.
// Then nothing is sent, and the run waits for the job that was told. What was
// not found out covers nothing: a second request costs less than a lost one.
import type { ConversationState } from '../../conversation/state.ts'
import type { Meaning } from '../../event/event.ts'
import { comesAfter } from '../../github/pulls.ts'
import type { Job } from '../../mintlify/job.ts'
import type { Request } from '../request.ts'
import type { Question, Seen } from './seen.ts'

export type Cover =
  | { kind: 'look'; question: Question }
  | { kind: 'covered'; job: Job }
  | { kind: 'none' }

type CoverFacts = { state: ConversationState; request: Request; seen: Seen }

export const notCovered: Cover = { kind: 'none' }

/** The job that was told, or what has to be asked to know it. */
export function findCover({ state, request, seen }: CoverFacts): Cover {
  const { change, key } = request
  if (change === null || change.coveredBy === 'nothing') return notCovered
  const index = state.delivered.findLastIndex(
    (one) => one.head !== null && one.key.digest === key.digest,
  )
  const told = state.delivered[index]
  if (told === undefined) return notCovered
  // The agent may know another history by now if what was sent last had no head
  // that is known, or went to another job, or if anything is in doubt since.
  const last = state.delivered.at(-1)
  const isHistoryKnown =
    last?.head !== null &&
    last?.jobId === told.jobId &&
    state.unconfirmed.every(({ doubtedAt }) => doubtedAt < told.announcedAt)
  if (!isHistoryKnown) return notCovered

  const heads = state.delivered.slice(index).flatMap(({ head }) => head ?? [])
  const isTold = wereToldOf(heads, change.head, seen)
  if (isTold !== 'yes') return isTold === 'no' ? notCovered : ask('commits')
  const isAfter = wasToldAfter(told.announcedAt, change.coveredBy, seen)
  if (isAfter !== 'yes') return isAfter === 'no' ? notCovered : ask('act')
  return coverBy(told.jobId, seen)
}

function coverBy(jobId: string, { jobs }: Seen): Cover {
  const looked = jobs[jobId]
  if (looked === undefined)
    return { kind: 'look', question: { what: 'job', jobId } }
  return looked.job === null || looked.cameToNothing
    ? notCovered
    : { kind: 'covered', job: looked.job }
}

/** GitHub's times are cut to the second. */
const secondMs = 1_000

/** Whether the agent was told after somebody did what the event tells of. */
function wasToldAfter(
  announcedAt: string,
  coveredBy: Meaning['coveredBy'],
  { actAt }: Seen,
): 'yes' | 'no' | 'not-asked' {
  if (typeof coveredBy === 'string') return 'yes'
  const announcedMs = Date.parse(announcedAt)
  // The act was not after `updatedAt`. The list of events can be behind, and
  // then has an earlier act.
  const { updatedAt } = coveredBy.commitAfter
  if (!(Date.parse(updatedAt) <= announcedMs)) return 'no'

  if (typeof actAt === 'string') return actAt === 'not-asked' ? actAt : 'no'
  return actAt.getTime() + secondMs <= announcedMs ? 'yes' : 'no'
}

function ask(what: 'commits' | 'act'): Cover {
  return { kind: 'look', question: { what } }
}

/**
 * Whether the first of these heads, which the agent was told of, has the commit
 * in it, and no later one is of another history, as after a reset.
 */
function wereToldOf(
  heads: readonly string[],
  commit: string,
  { commits, pull }: Seen,
): 'yes' | 'no' | 'not-asked' {
  if (heads.every((head) => head === commit)) return 'yes'
  // Nothing comes after the commit that is the last one.
  if (pull?.head === commit && heads[0] !== commit) return 'no'
  if (commits === 'not-asked') return 'not-asked'
  if (commits === 'not-known') return 'no'

  const isListed = heads.every((head) => commits.includes(head))
  const isIncluded = comesAfter(heads[0] ?? '', commit, commits)
  return isListed && isIncluded ? 'yes' : 'no'
}
