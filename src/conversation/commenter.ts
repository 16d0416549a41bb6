// The commenter who uses the slash command: what they may do, and the reactions that tell them how the run ended.
import * as z from 'zod/mini'
import { maxPermissionTryMs } from '../base/budgets.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { Comment } from '../event/event.ts'
import { type Permission, toPermission } from '../event/permission-level.ts'
import type { Connection, GitHubClient, Repo } from '../github/github-client.ts'
import { describeGitHubError, isRefused, statusOf } from '../github/github-errors.ts'
import type { CommandComment } from '../state/state.ts'
import type { Reaction } from './reaction.ts'

export type CommenterOptions = {
  connection: Connection
  /** The comment with the command. Null if there is none, or if reactions are off. */
  commandComment: Comment | null
  /** Whether an earlier attempt of the run may have reacted to it. */
  isRerun: boolean
  /** Limits all calls to GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Commenter = {
  /** The permission of a user, or why it could not be read. */
  permissionOf(login: string): Promise<Result<Permission, string>>
  /** Reacts to the comment with the command. */
  react(content: 'eyes' | '+1' | '-1'): Promise<void>
  /** Replaces our earlier reaction to a command. Returns the id of the new one, null if that failed. */
  replaceReaction(command: CommandComment, content: Reaction, signal: AbortSignal): Promise<number | null>
  /** The comment with the command, and our reaction to it. */
  command(): CommandComment | null
}

/** The commenter of one run. */
export function openCommenter({
  connection,
  commandComment,
  isRerun,
  beforeCreate,
}: CommenterOptions): Commenter {
  const { client, repo, attempt } = connection
  let reactionId: number | null = null
  return {
    async permissionOf(login) {
      // Nobody has an empty login, and its address would be none of GitHub's.
      if (login === '') return success('none')
      try {
        return success(await readPermission(await client(), repo, { login, signal: beforeCreate }))
      } catch (error) {
        return failure(describeGitHubError('check the permission', error))
      }
    },
    async react(content) {
      if (!commandComment) return
      const adding = { target: commandComment, content, signal: beforeCreate }
      reactionId = await attempt('react to the comment', async () => {
        const github = await client()
        const added = await addReaction(github, repo, adding)
        if (isRerun) await removeOthers(github, repo, { ...adding, added })
        return added.id
      })
    },
    replaceReaction: (command, content, signal) =>
      attempt('react to the comment', async () =>
        replaceReaction(await client(), repo, { command, content, signal }),
      ),
    command: () =>
      commandComment && { id: commandComment.id, surface: commandComment.surface, reactionId, end: null },
  }
}

/** Adds a reaction to a command and removes our earlier one. Returns the id of the new one. Throws what Octokit throws. */
export async function replaceReaction(
  github: GitHubClient,
  repo: Repo,
  { command, content, signal }: { command: CommandComment; content: Reaction; signal: AbortSignal },
): Promise<number> {
  const { reactionId } = command
  const { id: added } = await addReaction(github, repo, { target: command, content, signal })
  if (reactionId !== null && reactionId !== added)
    await removeReaction(github, repo, { target: command, reactionId, signal })
  return added
}

const permissionResponse = z.object({ permission: z.string(), role_name: z.catch(z.string(), '') })

/**
 * Nobody has a permission whom GitHub does not know.
 *
 * https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
async function readPermission(
  github: GitHubClient,
  repo: Repo,
  { login, signal }: { login: string; signal: AbortSignal },
): Promise<Permission> {
  const call = { ...repo, username: login, request: { signal, maxTryMs: maxPermissionTryMs } }
  try {
    const { data } = await github.repos.getCollaboratorPermissionLevel(call)
    const { permission, role_name } = permissionResponse.parse(data)
    return toPermission(permission, role_name)
  } catch (error) {
    if (statusOf(error) === 404) return 'none'
    throw error
  }
}

const reactionResponse = z.object({ id: z.int(), user: z.nullish(z.object({ id: z.int() })) })

type StoredReaction = z.infer<typeof reactionResponse>

type Target = Pick<Comment, 'id' | 'surface'>

/**
 * Adds a reaction. Adding it twice is the same as once.
 *
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
 */
async function addReaction(
  github: GitHubClient,
  repo: Repo,
  { target, content, signal }: { target: Target; content: Reaction; signal: AbortSignal },
): Promise<StoredReaction> {
  const call = { ...repo, comment_id: target.id, content, request: { signal } }
  const { data } =
    target.surface === 'review'
      ? await github.reactions.createForPullRequestReviewComment(call)
      : await github.reactions.createForIssueComment(call)
  return reactionResponse.parse(data)
}

/**
 * Removes what an earlier attempt has left, so that the last reaction stands.
 *
 * https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-pull-request-review-comment
 */
async function removeOthers(
  github: GitHubClient,
  repo: Repo,
  { target, added, signal }: { target: Target; added: StoredReaction; signal: AbortSignal },
): Promise<void> {
  const call = { ...repo, comment_id: target.id, per_page: 100, request: { signal } }
  const { data } =
    target.surface === 'review'
      ? await github.reactions.listForPullRequestReviewComment(call)
      : await github.reactions.listForIssueComment(call)
  const others = z
    .array(reactionResponse)
    .parse(data)
    .filter(({ id }) => id !== added.id)
  const ours = others.filter(({ user }) => user != null && user.id === added.user?.id)
  for (const { id } of ours) await removeReaction(github, repo, { target, reactionId: id, signal })
}

/**
 * Removes a reaction. One that is gone already needs no removal, and one of another account cannot be removed.
 *
 * https://docs.github.com/rest/reactions/reactions#delete-an-issue-comment-reaction
 * https://docs.github.com/rest/reactions/reactions#delete-a-pull-request-comment-reaction
 */
async function removeReaction(
  github: GitHubClient,
  repo: Repo,
  { target, reactionId, signal }: { target: Target; reactionId: number; signal: AbortSignal },
): Promise<void> {
  const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } }
  try {
    if (target.surface === 'review') await github.reactions.deleteForPullRequestComment(call)
    else await github.reactions.deleteForIssueComment(call)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
