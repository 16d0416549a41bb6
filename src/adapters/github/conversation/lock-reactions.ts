// The reactions that lock a conversation: add ours, list those of everyone, remove ours.
import * as z from 'zod/mini'
import type { LockReaction } from '../../../domain/conversation/lock.ts'
import { instant } from '../../../domain/instant.ts'
import { statusOf } from '../errors.ts'
import { listPages, pageSize } from '../pages.ts'
import type { CommentTarget } from './comments.ts'

const reactionResponse = z.object({
  id: z.int(),
  created_at: instant,
  user: z.nullish(z.object({ type: z.nullish(z.string()) })),
})

/** `isNew`: whether GitHub has created the reaction. Otherwise our account had it before. */
export type Added = { reaction: LockReaction; isNew: boolean }

/** https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue */
export async function addLock(
  { github, repo, issueNumber }: CommentTarget,
  signal: AbortSignal,
): Promise<Added> {
  const call = { ...repo, issue_number: issueNumber, content: 'eyes', request: { signal } } as const
  const { data, status } = await github.reactions.createForIssue(call)
  return { reaction: parseReaction(data), isNew: status === 201 }
}

/** https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue */
export async function listLocks(
  { github, repo, issueNumber }: CommentTarget,
  signal: AbortSignal,
): Promise<LockReaction[]> {
  const first = await github.reactions.listForIssue({
    ...repo,
    ...{ issue_number: issueNumber, content: 'eyes', per_page: pageSize, request: { signal } },
  })
  const reactions: LockReaction[] = []
  for await (const { items } of listPages(github, first, signal)) reactions.push(...items.map(parseReaction))
  return reactions
}

/** A reaction that is gone needs no removal. https://docs.github.com/rest/reactions/reactions#delete-an-issue-reaction */
export async function removeLock(
  { github, repo, issueNumber }: CommentTarget,
  reaction_id: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    await github.reactions.deleteForIssue({
      ...repo,
      issue_number: issueNumber,
      reaction_id,
      request: { signal },
    })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

function parseReaction(data: unknown): LockReaction {
  const { id, created_at: createdAt, user } = reactionResponse.parse(data)
  return { id, createdAt, isBot: user?.type === 'Bot' }
}
