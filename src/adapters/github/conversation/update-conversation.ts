// Changes a conversation that no run of this process belongs to. Each change holds the lock, one conversation after the other,
// because the pace of the writes would make all of them wait for each other.
import type { Clock } from '../../../domain/clock.ts'
import type { CommandComment } from '../../../domain/conversation/queue.ts'
import { type Reaction, reactionTo } from '../../../domain/conversation/reaction.ts'
import type { Outcome } from '../../../domain/job/outcome.ts'
import type { Report } from '../../../domain/job/report.ts'
import { fullNameOf } from '../../../domain/reconcile/repositories.ts'
import type {
  Locked,
  Publication,
  TrackedConversation,
} from '../../../domain/reconcile/tracked-conversation.ts'
import type { Connection } from '../client.ts'
import { replaceReaction } from '../commenter.ts'
import { describeGitHubError, statusOf } from '../errors.ts'
import { createSlots } from '../slots.ts'
import { getComment, type StoredComment } from './comments.ts'
import { type Lock, openLock } from './lock.ts'
import { editComment, type StateCommentOptions, verifiedState, writeComment } from './state-comment.ts'

export type UpdaterOptions = {
  clock: Clock
  random: () => number
  signingKey: Buffer
  /** To the repository of a conversation. */
  connect: (conversation: TrackedConversation) => Connection
  /** The comment's Markdown with the signed state at its end. */
  render: (conversation: TrackedConversation, report: Report, state: string) => string
  log: (line: string) => void
  /** Limits all requests to GitHub. */
  signal: AbortSignal
}

export type Updater = {
  /** What the comment remembers now, null if it is gone, no longer ours, or could not be read. Never throws. */
  read(conversation: TrackedConversation): Promise<Report | null>
  /** Edits the comment, and replaces our reactions to its commands if the job has ended. */
  publish(conversation: TrackedConversation, report: Report, end: Outcome | null): Promise<Publication>
  /** Calls `act` while nobody else writes to the conversation. */
  withLock<T>(
    conversation: TrackedConversation,
    act: (locked: { report: Report; write: (report: Report) => Promise<void> }) => Promise<T>,
  ): Promise<Locked<T>>
  /** Replaces our reactions to commands. Returns what could not be done. */
  react(
    conversation: TrackedConversation,
    commands: readonly CommandComment[],
    content: Reaction,
  ): Promise<string | null>
  /** How long what is sent under the lock may take, in milliseconds. */
  leftMs(): number
}

/** Other writes, and a limit of GitHub, come first. */
const maxLeaveMs = 90_000
const goneText = 'The comment is gone or was changed by someone else.'

/** The updater of one reconcile. */
export function openUpdater(options: UpdaterOptions): Updater {
  const { connect, signal } = options
  const sections = openSections(options)
  const react: Updater['react'] = async (conversation, commands, content) => {
    const swaps = commands.map((command) => ({ command, content, signal }))
    const problems = await Promise.all(swaps.map((swap) => finishReaction(connect(conversation), swap)))
    return problems.find((problem) => problem !== null) ?? null
  }
  return {
    read: (conversation) => readConversation(options, conversation),
    react,
    leftMs: sections.leftMs,
    async publish(conversation, report, end) {
      const published = await sections
        .enter(conversation, (section) => publishIn(section, conversation, { report, end }))
        .catch((error: unknown) => failed(describeGitHubError('update the comment', error)))
      if (published === null) return { isWritten: false, isBusy: true, problem: null }
      const content = end && published.isWritten ? reactionTo(end) : null
      if (!content) return published
      const { command, otherCommands } = report
      const commands = [...(command ? [command] : []), ...otherCommands]
      return { ...published, problem: await react(conversation, commands, content) }
    },
    async withLock(conversation, act) {
      try {
        const result = await sections.enter(
          conversation,
          async ({ comment, before, isLocked, signal: limited }) => {
            const known = before && verifiedState(comment, before)
            if (!known) return { kind: 'failed', problem: goneText } as const
            if (!isLocked) return { kind: 'unlocked' } as const
            const write = async (report: Report) => {
              await writeComment(comment, { id: conversation.scope.commentId, report, signal: limited })
            }
            return { kind: 'done', value: await act({ report: known.report, write }) } as const
          },
        )
        return result ?? { kind: 'busy' }
      } catch (error) {
        return { kind: 'failed', problem: describeGitHubError('update the comment', error) }
      }
    },
  }
}

/** Takes the lock of one conversation after the other. What cannot be locked is said once. */
function openSections(options: UpdaterOptions) {
  const { signal } = options
  const turns = createSlots(1)
  const told = new Set<string>()
  const log = (line: string) => {
    if (!told.has(line)) options.log(line)
    told.add(line)
  }
  let current: Lock | null = null
  return {
    leftMs: () => current?.leftMs() ?? Number.POSITIVE_INFINITY,
    /** What `act` returns, null if somebody else is writing to the conversation. */
    async enter<T>(
      conversation: TrackedConversation,
      act: (section: Section) => Promise<T>,
    ): Promise<T | null> {
      const done = await turns.enter(signal)
      const leaveSignal = () => AbortSignal.timeout(maxLeaveMs)
      const lock = openLock({
        ...options,
        log,
        hasLock: true,
        unlockedText: null,
        heldId: null,
        onChange: () => undefined,
        leaveSignal,
      })
      current = lock
      try {
        const comment = await commentOf(conversation, options)
        const read = () => getComment(comment, conversation.scope.commentId, signal)
        const patience = { signal: () => signal, stop: signal, waitMs: 0 }
        const { hold, value } = await lock.enter(comment, read, patience)
        if (hold === 'busy') return null
        const isLocked = hold === 'held'
        return await act({ comment, before: value, isLocked, signal: lock.limit(signal) })
      } finally {
        await lock.leave()
        current = null
        done()
      }
    },
  }
}

type Section = {
  comment: StateCommentOptions
  /** The comment as it is, null if it is gone. */
  before: StoredComment | null
  isLocked: boolean
  /** Aborts before others take the lock over. */
  signal: AbortSignal
}

async function publishIn(
  { comment, before, isLocked, signal }: Section,
  conversation: TrackedConversation,
  { report, end }: { report: Report; end: Outcome | null },
): Promise<Publication> {
  // What only follows an ended job must not replace what a run has written since the comments were listed.
  const basedOn = end ? undefined : conversation.report.updatedAt
  const edit = { id: conversation.scope.commentId, report, signal, basedOn }
  const published = await editComment(comment, edit, { before, isLocked })
  if (!published) return failed(goneText)
  return { isWritten: !published.isSuperseded, isBusy: false, problem: null }
}

function failed(problem: string): Publication {
  return { isWritten: false, isBusy: false, problem }
}

async function commentOf(
  conversation: TrackedConversation,
  { connect, signingKey, render }: UpdaterOptions,
): Promise<StateCommentOptions> {
  const { client, repo } = connect(conversation)
  const { scope } = conversation
  return {
    github: await client(),
    ...{ repo, issueNumber: scope.issueNumber, scope, signingKey },
    render: (report, state) => render(conversation, report, state),
  }
}

async function readConversation(
  options: UpdaterOptions,
  conversation: TrackedConversation,
): Promise<Report | null> {
  const { repository, scope } = conversation
  const what = `read the comment on ${fullNameOf(repository)}#${scope.issueNumber}`
  return options.connect(conversation).attempt(what, async () => {
    const comment = await commentOf(conversation, options)
    const stored = await getComment(comment, scope.commentId, options.signal)
    return stored && (verifiedState(comment, stored)?.report ?? null)
  })
}

/** Returns what could not be done. A comment with a command that was deleted needs no reaction. */
async function finishReaction(
  { client, repo }: Connection,
  swap: { command: CommandComment; content: Reaction; signal: AbortSignal },
): Promise<string | null> {
  try {
    await replaceReaction(await client(), repo, swap)
    return null
  } catch (error) {
    return statusOf(error) === 404
      ? null
      : describeGitHubError('react to the comment with the command', error)
  }
}
