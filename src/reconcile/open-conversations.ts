// The conversations that a pass has to look at: those whose comment tells of no
// end, and that no run waits for.
import { readState, type Scope } from '../conversation/signed-state.ts'
import { isSenderDead } from '../conversation/snapshot.ts'
import type { ConversationState } from '../conversation/state.ts'
import type { GitHub } from '../github/client.ts'
import { listNewestComments, type PostedComment } from '../github/comments.ts'
import { caughtUpMs } from '../times.ts'

/** What is remembered stands in this comment. */
export type Open = { comment: PostedComment; state: ConversationState }

/** Which comments are ours, but for the number of their conversation. */
type Ours = { scope: Omit<Scope, 'number'>; signingKey: Buffer }

/** Newest first. A longer list is not read on. */
const maxComments = 500

/**
 * `unreadable`: comments of another version. `now`: GitHub's time. `hasMore`:
 * whether there were more comments than are read. Throws a GitHubError or an
 * EndOfRun.
 */
export async function listOpen(github: GitHub, { scope, signingKey }: Ours) {
  const conversations: Open[] = []
  const unreadable: PostedComment[] = []
  const { newest, now, hasMore } = await listNewest(github)
  for (const comment of newest) {
    const state = await readState(comment, {
      scope: { ...scope, number: comment.number },
      signingKey,
      now,
      ownLogin: github.ownLogin,
      knownId: null,
    })
    if (state === 'unreadable') unreadable.push(comment)
    else if (state !== null && isOpen(comment, state, now)) {
      // Words of a later version, which show as nothing here, would be lost.
      if (state.shown === null) unreadable.push(comment)
      else conversations.push({ comment, state })
    }
  }
  return { conversations, unreadable, now, hasMore }
}

async function listNewest(github: GitHub) {
  const newest: PostedComment[] = []
  let now = new Date(0)
  for await (const { value, date } of listNewestComments(github)) {
    now = newest.length === 0 ? date : now
    newest.push(...value)
    if (newest.length >= maxComments) return { newest, now, hasMore: true }
  }
  return { newest, now, hasMore: false }
}

/** Whether it tells of no end, and no run waits for one. */
function isOpen(
  comment: PostedComment,
  state: ConversationState,
  now: Date,
): boolean {
  const { until, job, sending, shown } = state
  const isWaitedFor = until !== null && Date.parse(until) > now.getTime()
  const hasOpenJob = job !== null && job.end === null
  const hasNoEnd = sending !== null || shown?.result === null || hasOpenJob
  // Just after a message, a job can still show how the request before it ended.
  const agoMs = now.getTime() - Date.parse(comment.updatedAt)
  const isYoung =
    sending === null ? agoMs < caughtUpMs : !isSenderDead(state, agoMs)
  return hasNoEnd && !isWaitedFor && !isYoung
}
