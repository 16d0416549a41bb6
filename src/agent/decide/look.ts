// Asks what has to be known before it is clear what to do: the job that a
// request was delivered to, and what the event is about as it reads now, because
// a run can wait for hours in a queue. What cannot be read is not known, and
// leaves the event as it is.
import { cameToNothing, toJobRecord } from '../../conversation/job-record.ts'
import { readPullState } from '../../docs-pull/docs-pull.ts'
import type { Comment } from '../../event/event.ts'
import { parseSlashCommand } from '../../event/slash-command.ts'
import type { GitHub } from '../../github/client.ts'
import { readCommentBody } from '../../github/comments.ts'
import { GitHubError } from '../../github/errors.ts'
import { insist, isNotFound } from '../../github/insist.ts'
import {
  comesAfter,
  listCommits,
  listEvents,
  type PullNow,
  readPull,
} from '../../github/pulls.ts'
import type { PullRequestLink } from '../../mintlify/pull-request-link.ts'
import type { Command } from '../request.ts'
import type { Run } from '../tools.ts'
import type { EventNow, JobLook, Question, Seen } from './seen.ts'

/** Asks the question, and returns what is known with its answer. */
export async function look(
  run: Run,
  question: Exclude<Question, { what: 'comment' }>,
  before: Seen,
): Promise<Seen> {
  const seen = { ...before, hasAskedSinceReading: true }
  switch (question.what) {
    case 'job': {
      const { jobId } = question
      const job = await lookAtJob(run, jobId)
      return { ...seen, jobs: { ...seen.jobs, [jobId]: job } }
    }
    case 'docs-pull':
      return { ...seen, docsPull: await askPullState(run, question.link) }
    case 'commits':
      return { ...seen, commits: await readCommits(run) }
    case 'act':
      return { ...seen, actAt: await readTimeOfAct(run) }
    case 'event':
      return readEventNow(run, seen)
  }
}

async function lookAtJob({ mintlify }: Run, jobId: string): Promise<JobLook> {
  const answer = await mintlify.findJob(jobId)
  if (answer.kind === 'value')
    return {
      job: answer.value,
      cameToNothing: cameToNothing(toJobRecord(answer.value, null)),
    }
  const isGone = answer.kind === 'status' && answer.status === 404
  return { job: null, cameToNothing: isGone }
}

/** Where it cannot be read, it is taken for open. */
async function askPullState(
  run: Run,
  link: PullRequestLink,
): Promise<Seen['docsPull']> {
  const { github } = run
  const state = await orNotKnown(run, 'read the docs pull request', null, () =>
    readTwice(
      github,
      () => readPullState(github, link),
      (read) => read === 'closed',
    ),
  )
  return state ?? 'not-known'
}

/**
 * The pull request of a pull request's event. Null for any other event, and
 * where it cannot be read: then the event stands as it is.
 */
export async function readPullOfEvent(run: Run): Promise<PullNow | null> {
  const { conversation, head } = run.event.meaning
  const bringsCommits = run.request.command === null && head !== null
  if (!bringsCommits || conversation === null) return null
  const { github } = run
  return orNotKnown(run, 'read the pull request', null, () =>
    readTwice(
      github,
      () => readPull(github, conversation),
      ({ isGivenUp }) => isGivenUp,
    ),
  )
}

/** The pull request of a command, which asks for it whether open or not. */
function readPullToTell(run: Run, number: number): Promise<PullNow | null> {
  return orNotKnown(run, 'read the pull request', null, () =>
    readPull(run.github, number),
  )
}

const readAgainMs = 3_000

/**
 * What would lose or replace something is read once more before it counts:
 * GitHub's readings can be some seconds old, such as of a pull request that was
 * just reopened.
 */
async function readTwice<T>(
  { sleep }: GitHub,
  read: () => Promise<T>,
  isDoubted: (value: T) => boolean,
): Promise<T> {
  const first = await read()
  if (!isDoubted(first)) return first

  await sleep(readAgainMs)
  return read()
}

async function readEventNow(run: Run, seen: Seen): Promise<Seen> {
  const { command } = run.request
  const { comment } = run.event
  return command !== null && comment !== null
    ? readCommandNow(run, seen, { command, comment })
    : readChangeNow(run, seen)
}

type Posted = { command: Command; comment: Comment }

async function readCommandNow(
  run: Run,
  seen: Seen,
  posted: Posted,
): Promise<Seen> {
  const { trigger } = run.event
  const isOnPull = trigger.kind === 'pull-request'
  const [now, pull] = await Promise.all([
    readCommand(run, posted),
    isOnPull ? readPullToTell(run, trigger.number) : null,
  ])
  const eventNow = { ...now, head: pull?.head ?? null }
  return { ...seen, pull, eventNow }
}

/** Its head counts as it reads now, if it has the commit of the event in it. */
async function readChangeNow(run: Run, seen: Seen): Promise<Seen> {
  const { pull } = seen
  if (pull?.isGivenUp === true)
    return { ...seen, eventNow: { kind: 'over', reason: 'source-closed' } }

  const { head } = run.event.meaning
  const stands = { kind: 'stands', command: null, head } as const
  if (head === null || pull === null || pull.head === head)
    return { ...seen, eventNow: stands }

  const commits =
    seen.commits === 'not-asked' ? await readCommits(run) : seen.commits
  const isLater =
    typeof commits !== 'string' && comesAfter(pull.head, head, commits)
  const latest = isLater ? pull.head : head
  return { ...seen, commits, eventNow: { ...stands, head: latest } }
}

/** A command is carried out as it reads now. */
async function readCommand(
  run: Run,
  { command, comment }: Posted,
): Promise<EventNow> {
  const stands = { kind: 'stands', command, head: null } as const
  const { inputs, github, event } = run
  const number = event.meaning.conversation
  try {
    const body = await insist(github, () =>
      readCommentBody(github, { ...comment, number }),
    )
    const said = parseSlashCommand(body, inputs.command)
    return said?.kind === 'request'
      ? {
          ...stands,
          command: { ...command, text: said.text, isNew: said.isNew },
        }
      : { kind: 'over', reason: 'not-a-command' }
  } catch (error) {
    if (isNotFound(error)) return { kind: 'over', reason: 'command-deleted' }
    if (!(error instanceof GitHubError)) throw error
    run.log.debug(`Couldn't read the comment again: ${error.message}`)
    return stands
  }
}

async function readCommits(run: Run): Promise<Seen['commits']> {
  const { github, event } = run
  const { conversation } = event.meaning
  if (conversation === null) return 'not-known'
  return orNotKnown(run, 'list the commits', 'not-known', () =>
    listCommits(github, conversation),
  )
}

/** When the last such act was. One that is not listed is not known. */
async function readTimeOfAct(run: Run): Promise<Seen['actAt']> {
  const { github, event, request } = run
  const { conversation } = event.meaning
  const coveredBy = request.change?.coveredBy
  if (conversation === null || typeof coveredBy !== 'object') return 'not-known'
  const act = coveredBy.commitAfter
  return orNotKnown(run, 'list the events', 'not-known', async () => {
    const events = await listEvents(github, conversation)
    const last = events.findLast(
      (one) => one.event === act.event && one.label === act.label,
    )
    return last === undefined ? 'not-known' : last.at
  })
}

async function orNotKnown<T, N>(
  { log }: Run,
  what: string,
  notKnown: N,
  ask: () => Promise<T>,
): Promise<T | N> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.debug(`Couldn't ${what}: ${error.message}`)
    return notKnown
  }
}
