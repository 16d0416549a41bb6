// Asks what has to be known before it is clear what to do. What cannot be read
// is not known, and leaves the event as it is.
import { readPullState } from '../../docs-pull/docs-pull.ts'
import { givenUp } from '../../event/meaning.ts'
import { parseSlashCommand, type Writing } from '../../event/slash-command.ts'
import { triggerOf } from '../../event/trigger.ts'
import {
  againAfterMs,
  askAgain,
  isNotFound,
  unlessNotFound,
} from '../../github/ask-again.ts'
import {
  type CommandComment,
  readCommandComment,
} from '../../github/command-comment.ts'
import { GitHubError } from '../../github/errors.ts'
import {
  isForks,
  listCommits,
  listEvents,
  type PullNow,
  readBranchName,
  readIssue,
  readPull,
} from '../../github/pulls.ts'
import { type Account, plainLogin } from '../../lib/account.ts'
import { cameToNothing, hasEnded, takesNoMessage } from '../../mintlify/job.ts'
import type { PullRequestLink } from '../../mintlify/pull-request-link.ts'
import { findJob } from '../../mintlify/reading.ts'
import { outcome } from '../../outcome.ts'
import { checkAccount } from '../authorize/authorize.ts'
import {
  type CommandNow,
  type EndingPlan,
  endWith,
  type JobLook,
  type Question,
  type Seen,
} from '../decide/seen.ts'
import type { Command } from '../request.ts'
import type { Run } from '../tools.ts'

/** What a look works with. It reads, and writes nothing. */
export type LookContext = Pick<
  Run,
  'github' | 'clock' | 'cancellation' | 'inputs' | 'event' | 'request' | 'log'
> & { mintlify: Pick<Run['mintlify'], 'getJob'> }

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
      const { refusal } = await checkAccount(run, question.author)
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
    takesNoMessage: isGone || (job !== null && takesNoMessage(job)),
  }
}

async function askPullState(
  run: LookContext,
  link: PullRequestLink,
): Promise<Seen['docsPull']> {
  const { github } = run
  return orNull(run, 'read the docs pull request', () =>
    // A merge is for good. A pull request that is closed may only seem so.
    askAgain(
      github,
      () => readPullState(github, link),
      (read) => read === 'closed',
    ),
  )
}

/**
 * The pull request of a pull request's event, which is read when a turn begins.
 * Null for any other event, and if it cannot be read: then the event stands as
 * it is.
 */
export async function lookAtPull(run: LookContext): Promise<PullNow | null> {
  const { request, event } = run
  const { trigger } = event
  if (trigger.kind !== 'pull-request' || request.command !== null) return null

  // A merge is for good. A pull request that is closed may only seem so.
  const isClosed = ({ state }: PullNow) => state === 'closed'
  return readPullNow(run, trigger.number, isClosed)
}

/** The issue of an event or a command, likewise. */
export async function lookAtIssue(run: LookContext): Promise<Seen['issue']> {
  const { github, event } = run
  if (event.trigger.kind !== 'issue') return null

  const { number } = event.trigger
  const read = async () => {
    const issue = await readIssue(github, number)
    const trigger = triggerOf('issues', { issue }) ?? event.trigger
    return { trigger, isGivenUp: givenUp({ issue }) !== null }
  }
  return orNull(run, 'read the issue', async () => {
    const asking = askAgain(github, read, ({ isGivenUp }) => isGivenUp)
    return (await unlessNotFound(() => asking)) ?? 'gone'
  })
}

/** `denies`: whether the answer is asked for again before it counts. */
function readPullNow(
  run: LookContext,
  number: number,
  denies?: (pull: PullNow) => boolean,
): Promise<PullNow | null> {
  const { github } = run
  const read = () => readPull(github, number, 'for-a-minute')
  return orNull(run, 'read the pull request', () =>
    askAgain(github, read, denies),
  )
}

async function readCommandNow(
  run: LookContext,
  seen: Seen,
  posted: Command,
): Promise<Seen> {
  const { event } = run
  const { trigger, meaning } = event
  const isOnPull = trigger.kind === 'pull-request'
  const [read, pull] = await Promise.all([
    readPosted(run),
    // A command counts on a closed one as well, so that one answer is enough.
    isOnPull ? readPullNow(run, trigger.number) : null,
  ])
  // One that could not be read may be a fork's.
  const mayBeForks = isOnPull && (pull === null || isForks(pull))
  const isForeign = meaning.isForeign || mayBeForks
  const known = { ...event, meaning: { ...meaning, isForeign } }
  const command = await commandNow({ ...run, event: known }, posted, read)
  return { ...seen, command, pull }
}

/** Null if it could not be read. */
async function readPosted({
  github,
  event: { comment, meaning },
  log,
}: LookContext): Promise<CommandComment | 'deleted' | null> {
  if (comment === null) return null
  try {
    const number = meaning.conversation
    return await readCommandComment(github, { ...comment, number })
  } catch (error) {
    if (isNotFound(error)) return 'deleted'
    if (!(error instanceof GitHubError)) throw error
    log.debug(`Couldn't read the comment again: ${error.message}`)
    return null
  }
}

/** A command is carried out as it reads now, as far as that is known. */
async function commandNow(
  run: LookContext,
  command: Command,
  read: CommandComment | 'deleted' | null,
): Promise<CommandNow> {
  if (read === null) return { kind: 'stands', command, editor: null }
  if (read === 'deleted') return skip('command-deleted')
  const said = parseSlashCommand(read.body, run.inputs.command, writingOf(read))
  if (said === null) return skip('not-a-command')
  if (said.kind === 'help') return skip('help')
  const { text, isNew } = said
  return checkEditor(run, { ...command, text, isNew }, read)
}

function skip(
  reason: 'not-a-command' | 'help' | 'command-deleted',
): EndingPlan {
  return endWith(outcome('skipped', reason))
}

function writingOf({ isMail }: CommandComment): Writing {
  if (isMail === null) return 'unknown'
  return isMail ? 'mail' : 'typed'
}

/** Who has changed the text of a command asks as well. */
async function checkEditor(
  run: LookContext,
  command: Command,
  { body, editor }: CommandComment,
): Promise<CommandNow> {
  const { comment } = run.event
  if (editor === null || body === comment?.body)
    return { kind: 'stands', command, editor: null }
  if (editor === 'unknown') {
    const why = "GitHub didn't say who edited the comment."
    return endWith(outcome('skipped', 'permission-unknown', { why }))
  }
  if (comment?.author && isSameAccount(editor, comment.author))
    return { kind: 'stands', command, editor: null }

  const { level, refusal } = await checkAccount(run, editor)
  if (refusal !== null) return endWith(refusal)
  const isByAdmin = command.isByAdmin && level === 'admin'
  const now = { ...command, isByAdmin }
  return { kind: 'stands', command: now, editor: editor.login }
}

function isSameAccount(a: Account, b: Account): boolean {
  return a.isBot === b.isBot && plainLogin(a.login) === plainLogin(b.login)
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
      againAfterMs.length,
    ),
  )
}

/** When the last such act was. One that is not listed is not known. */
async function readTimeOfAct(run: LookContext): Promise<Seen['actAt']> {
  const { github, event, request } = run
  const { conversation } = event.meaning
  const covered = request.change?.covered
  if (conversation === null || typeof covered !== 'object') return null
  const act = covered.ifToldAfter
  return orNull(run, 'list the events', async () => {
    const events = await listEvents(github, conversation)
    const last = events.findLast(
      (one) => one.event === act.event && one.label === act.label,
    )
    return last?.at ?? null
  })
}

async function orNull<T>(
  { log }: LookContext,
  what: string,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.debug(`Couldn't ${what}: ${error.message}`)
    return null
  }
}
