// Asks what has to be known before it is clear what to do. What cannot be read
// is not known, and leaves the event as it is.
import { readPullState } from '../../docs-pull/docs-pull.ts'
import { askAgain, untilSettled } from '../../github/ask-again.ts'
import {
  listCommits,
  listEvents,
  mayBeReopened,
  readBranchName,
} from '../../github/pulls.ts'
import { cameToNothing, hasEnded, takesNoMessage } from '../../mintlify/job.ts'
import type { PullRequestLink } from '../../mintlify/pull-request-link.ts'
import { findJob } from '../../mintlify/reading.ts'
import { checkAccount } from '../authorize/authorize.ts'
import { isForeignWith } from '../authorize/loop-guard.ts'
import type { JobLook, Question, Seen } from '../decide/seen.ts'
import { readCommandNow } from './command.ts'
import { type LookContext, orNull } from './pull-or-issue.ts'

/** Asks the question, and returns what is known with its answer. */
export async function look(
  run: LookContext,
  question: Question,
  seen: Seen,
): Promise<Seen> {
  switch (question.what) {
    case 'job': {
      const { jobId, isOverdue } = question
      const job = await lookAtJob(run, jobId, isOverdue)
      return { ...seen, jobs: { ...seen.jobs, [jobId]: job } }
    }
    case 'docs-pull':
      return { ...seen, docsPull: await askPullState(run, question.link) }
    case 'base': {
      const { name } = question
      const read = () => readBranchName(run.github, name)
      return { ...seen, base: await orNull(run, 'read the base branch', read) }
    }
    case 'commits':
      return { ...seen, commits: await readCommits(run, seen) }
    case 'act':
      return { ...seen, actAt: await readTimeOfAct(run) }
    case 'command':
      return readCommandNow(run, seen, question.command)
    case 'author': {
      const isForeign = isForeignWith(run.event.meaning, seen.pull)
      const { refusal } = await checkAccount(run, question.author, isForeign)
      return { ...seen, author: refusal ?? 'may-ask' }
    }
  }
}

/**
 * How a job stands. One at work takes its message once it is idle, unless it is
 * overdue: then it counts as gone.
 */
export async function lookAtJob(
  run: LookContext,
  jobId: string,
  isOverdue = false,
): Promise<JobLook> {
  const { watch, kind } = await findJob(run, jobId)
  const { job } = watch
  const isStuck = isOverdue && job !== null && !hasEnded(job)
  const isGone = kind === 'gone' || isStuck
  return {
    job,
    cameToNothing: isGone || (job !== null && cameToNothing(job)),
    isSpent: isGone || (job !== null && takesNoMessage(job)),
  }
}

async function askPullState(
  run: LookContext,
  link: PullRequestLink,
): Promise<Seen['docsPull']> {
  const { github } = run
  return orNull(run, 'read the docs pull request', () =>
    askAgain(github, () => readPullState(github, link), mayBeReopened),
  )
}

/**
 * That the commit of the event is missing counts once the list is not behind.
 */
async function readCommits(
  run: LookContext,
  { pull }: Seen,
): Promise<Seen['commits']> {
  const { github, event, request } = run
  const { conversation } = event.meaning
  const commit = request.change?.head ?? null
  if (conversation === null || commit === null || pull === null) return null
  return orNull(run, 'list the commits', () =>
    askAgain(
      github,
      () => listCommits(github, conversation, pull.head),
      (commits) => !commits.includes(commit),
      untilSettled,
    ),
  )
}

/** When the last such act was. One that is not listed is not known. */
async function readTimeOfAct(run: LookContext): Promise<Seen['actAt']> {
  const { github, event, request } = run
  const { conversation } = event.meaning
  const act = request.change?.act ?? null
  if (conversation === null || act === null) return null
  return orNull(run, 'list the events', async () => {
    const events = await listEvents(github, conversation)
    const last = events.findLast(
      (one) => one.event === act.event && one.label === act.label,
    )
    return last?.at ?? null
  })
}
