// The conversation of a run: what our comment there remembers, and what is written into it. Whoever reads the state to change it
// holds the lock until it is written.
import type { Clock } from '../../../domain/clock.ts'
import type { Memory } from '../../../domain/job/plan.ts'
import type { Report } from '../../../domain/job/report.ts'
import { failure, type Result, success } from '../../../domain/result.ts'
import type { Connection } from '../client.ts'
import { describeGitHubError } from '../errors.ts'
import { postComment } from './comments.ts'
import { type Lock, type LockOptions, openLock } from './lock.ts'
import type { Settle, StateCommentOptions, WrittenComment } from './state-comment.ts'
import { findingNumber, openTarget, readIfAccessible, type TargetOptions } from './target.ts'
import { openWriter, type WriterOptions } from './writer.ts'

export type ConversationOptions = TargetOptions &
  WriterOptions &
  Pick<LockOptions, 'hasLock' | 'unlockedText'> & {
    clock: Clock
    random: () => number
    /** Called when the lock is taken, and with null when it is given back. */
    onLock: (reactionId: number | null) => void
    /** A signal that aborts after a time, or when the run is canceled. */
    abortAfter: (limitMs: number) => AbortSignal
  }

export type Conversation = {
  /** Number of the pull request or issue, null if there is none. */
  issueNumber(): Promise<number | null>
  /** Takes the lock, and reads what our comment remembers. Never throws. */
  enter(): Promise<Memory>
  /** Gives the lock back, if it is held. Never throws. */
  leave(): Promise<void>
  isLocked(): boolean
  /** How long a run that holds the lock may go on sending, in milliseconds. Infinite without the lock. */
  leftMs(): number
  /** What our comment remembers, without the lock. It is read once. Never throws. */
  readMemory(): Promise<Memory>
  /**
   * Writes the report into our comment, and then gives the lock back. `settle` changes it at the last moment, when it knows what other
   * runs have written. Returns the comment or what went wrong, null without a conversation.
   */
  publish(
    report: Report,
    signal: AbortSignal,
    settle?: Settle,
  ): Promise<Result<WrittenComment, string> | null>
  /** Changes what our comment remembers, unless `change` returns null. Returns whether it did. */
  updateState(change: (report: Report) => Report | null): Promise<boolean>
  /** Puts a note into our comment. Without one, the report becomes the first. */
  postNote(note: string, report: Report): Promise<void>
  /** Page of the comment as this run last wrote it, null if it did not. */
  commentUrl(): string | null
  /** Posts a comment without a signed state. */
  postComment(body: string): Promise<void>
}

/** Time for the requests of one try to enter. */
const maxTryMs = 10_000
/** Nobody holds the lock for so long, but several runs may wait for it. */
const maxEnterMs = 5 * 60_000
/** Of the time of one try. */
const maxLockMs = 5_000
/** Comes on top of the time at the end of a run. */
const maxLeaveMs = 1_000

const busyProblem = 'Other workflow runs have been writing to this conversation for five minutes.'

/** The conversation of one run. */
export function openConversation(options: ConversationOptions): Conversation {
  const { connection, beforeCreate, abortAfter, earlierStep } = options
  const { attempt } = connection
  const { issueNumber, stateComment } = openTarget(options)
  const lock = openLock({
    ...options,
    heldId: earlierStep?.lockId ?? null,
    onChange: options.onLock,
    leaveSignal: () => AbortSignal.timeout(maxLeaveMs),
  })
  const writer = openWriter(options, lock)
  let memory: Promise<Memory> | null = null
  const readMemory = () => {
    memory ??= recall(connection, stateComment, (comment) => writer.search(comment, beforeCreate))
    return memory
  }
  const enter = () => {
    memory = recall(connection, stateComment, (comment) =>
      enterConversation(comment, options, { lock, writer }),
    )
    return memory
  }
  const updateState = async (change: (report: Report) => Report | null) => {
    const comment = await stateComment()
    const report = comment && (await writer.change(comment, change, abortAfter(maxTryMs)))
    const before = await memory
    if (report && before) memory = Promise.resolve({ ...othersIn(before), kind: 'found', report })
    return Boolean(report)
  }
  return {
    issueNumber: () => attempt(findingNumber, issueNumber),
    enter,
    commentUrl: writer.url,
    leave: () => leaveLock(lock, stateComment),
    isLocked: lock.isHeld,
    leftMs: lock.leftMs,
    readMemory,
    async publish(report, signal, settle) {
      try {
        const comment = await stateComment()
        const written = comment && (await writer.write(comment, report, { signal, settle }))
        await lock.leave()
        return written && success(written)
      } catch (error) {
        // Nobody else is to begin a turn before the end of the run, or its post step, has written this one down.
        return failure(describeGitHubError('comment', error))
      }
    },
    updateState: async (change) => (await attempt('comment', () => updateState(change))) ?? false,
    async postNote(note, report) {
      await attempt('comment', async () => {
        const comment = await stateComment()
        if (comment && !(await updateState((current) => ({ ...current, note }))))
          await writer.write(comment, report, { signal: abortAfter(maxTryMs) })
      })
    },
    async postComment(body) {
      await attempt('comment', async () => {
        const number = await issueNumber()
        if (number !== null) await postPlain(options, number, body)
      })
    },
  }
}

function othersIn(memory: Memory) {
  const others = memory.kind === 'unreadable' ? undefined : memory.otherStatuses
  return others && { otherStatuses: others }
}

/** Gives the lock back, or one that an earlier step or an earlier try could not give back. */
async function leaveLock(lock: Lock, stateComment: () => Promise<StateCommentOptions | null>): Promise<void> {
  await lock.leave()
  const comment = lock.hasLeftover() ? await stateComment().catch(() => null) : null
  if (comment) await lock.removeLeftover(comment)
}

async function postPlain(
  { connection: { client, repo }, beforeCreate }: ConversationOptions,
  issueNumber: number,
  body: string,
): Promise<void> {
  await postComment({ github: await client(), repo, issueNumber }, body, beforeCreate)
}

type Parts = { lock: Lock; writer: ReturnType<typeof openWriter> }

/** The memory, read under the lock. The first try has the time that is left before the create, each other one its own. */
async function enterConversation(
  comment: StateCommentOptions,
  { beforeCreate, abortAfter }: ConversationOptions,
  { lock, writer }: Parts,
): Promise<Memory> {
  let limit = beforeCreate.aborted ? abortAfter(maxTryMs) : beforeCreate
  const search = () => writer.search(comment, limit)
  let isFirst = true
  const signal = () => {
    if (!isFirst) limit = abortAfter(maxTryMs)
    isFirst = false
    return limit
  }
  const patience = { signal, lockMs: maxLockMs, stop: abortAfter(maxEnterMs), waitMs: maxEnterMs }
  const { value } = await lock.enter(comment, search, patience)
  return value ?? { kind: 'unreadable', problem: busyProblem, isBusy: true }
}

/** What `read` finds in the conversation, nothing without one. Never throws. */
async function recall(
  connection: Connection,
  stateComment: () => Promise<StateCommentOptions | null>,
  read: (comment: StateCommentOptions) => Promise<Memory>,
): Promise<Memory> {
  const what = 'read the comments'
  const nothing: Memory = { kind: 'none', hasUnverified: false }
  try {
    const memory = await readIfAccessible(connection, what, async () => {
      const comment = await stateComment()
      return comment ? read(comment) : nothing
    })
    return memory ?? { ...nothing, isInaccessible: true }
  } catch (error) {
    return { kind: 'unreadable', problem: describeGitHubError(what, error) }
  }
}
