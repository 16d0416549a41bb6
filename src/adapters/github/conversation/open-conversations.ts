// Our comments anywhere in a repository, and the one way to finish them.
import { looksMarked, type MarkerPlace, readMarker } from '../../../domain/conversation/comment-state.ts'
import { reactionTo } from '../../../domain/conversation/reaction.ts'
import type { Outcome } from '../../../domain/job/outcome.ts'
import type { Report } from '../../../domain/job/report.ts'
import type { OpenThread } from '../../../domain/reconcile/open-conversation.ts'
import type { Connection } from '../connection.ts'
import { describeProblem } from '../errors.ts'
import { addReaction, removeReaction } from '../reactions.ts'
import { editComment } from './state-comment.ts'

export type OpenThreadsSetting = {
  connection: Connection
  /** Where a marker must be valid; an empty `key` stands for every key. */
  place: Omit<MarkerPlace, 'commentId' | 'thread'>
  signingKey: Buffer
  /** The comment's Markdown with the marker at its end. */
  render: (thread: OpenThread, report: Report, marker: string) => string
  /** Comments that have not changed since are left out. */
  since: Date
  /** Ends all that is asked of GitHub. */
  signal: AbortSignal
}

const pageSize = 100
const mostPages = 30

/** Our comments among those that changed lately. Never throws: what could not be read is told. */
export async function listThreads(setting: OpenThreadsSetting) {
  const threads: OpenThread[] = []
  let foreign = 0
  try {
    for await (const comment of listRecentComments(setting)) {
      if (!looksMarked(comment.body ?? '')) continue
      const thread = threadIn(setting, comment)
      if (!thread) foreign += 1
      else if (isAskedFor(setting, thread)) threads.push(thread)
    }
    return { threads, foreign, problem: null }
  } catch (error) {
    return { threads, foreign, problem: describeProblem('list the comments', error) }
  }
}

/** Edits the thread's comment and replaces our reaction on its command. Gives what could not be done, in a sentence. */
export async function finishThread(
  setting: OpenThreadsSetting,
  thread: OpenThread,
  { report, end }: { report: Report; end: Outcome },
): Promise<string> {
  const { connection, signal } = setting
  const { repo } = connection
  try {
    const github = await connection.client()
    const render = (latest: Report, marker: string) => setting.render(thread, latest, marker)
    const marked = { ...setting, github, repo, place: thread.place, render }
    const published = await editComment(marked, thread.place.commentId, { report, signal })
    if (!published) return 'The comment is gone or was changed by somebody else.'
    if (published.isSuperseded) return ''
    const reaction = reactionTo(end)
    if (!report.command || !reaction) return ''
    await addReaction(github, repo, { target: report.command, content: reaction, signal })
    const { reactionId } = report.command
    if (reactionId !== null)
      await removeReaction(github, repo, { target: report.command, reactionId, signal })
    return ''
  } catch (error) {
    return describeProblem('update the comment', error)
  }
}

type ListedComment = { id: number; body?: string; html_url: string; issue_url: string }

async function* listRecentComments({
  connection,
  since,
  signal,
}: OpenThreadsSetting): AsyncGenerator<ListedComment> {
  const github = await connection.client()
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await github.issues.listCommentsForRepo({
      ...connection.repo,
      sort: 'updated',
      direction: 'desc',
      since: since.toISOString(),
      per_page: pageSize,
      page,
      request: { signal },
    })
    yield* data
    if (data.length < pageSize) return
  }
}

/** The thread of a comment, null if its marker is not ours or not of this place. */
function threadIn({ place, signingKey }: OpenThreadsSetting, comment: ListedComment): OpenThread | null {
  const marker = readMarker(comment.body ?? '', signingKey)
  if (!marker) return null
  const { place: found, report } = marker
  const isHere = found.commentId === comment.id && comment.issue_url.endsWith(`/${found.thread}`)
  return isHere && found.repositoryId === place.repositoryId
    ? { place: found, report, url: comment.html_url }
    : null
}

function isAskedFor({ place }: OpenThreadsSetting, { place: found }: OpenThread): boolean {
  const isSameProject = found.projectId === place.projectId && found.apiHost === place.apiHost
  return isSameProject && (place.key === '' || found.key === place.key)
}
