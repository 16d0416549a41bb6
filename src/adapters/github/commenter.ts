// The commenter who uses the slash command: what they may do, and the reactions that tell them how the run ended.
import * as z from 'zod/mini'
import type { Reaction } from '../../domain/conversation/reaction.ts'
import type { Comment } from '../../domain/event/event.ts'
import { type Permission, toPermission } from '../../domain/event/permission.ts'
import type { Report } from '../../domain/job/report.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { Connection, GitHubClient, Repo } from './client.ts'
import { describeGitHubError, isRefused, statusOf } from './errors.ts'

export type CommenterOptions = {
  connection: Connection
  /** The comment with the command. Null if there is none, or if reactions are off. */
  commandComment: Comment | null
  /** Limits all requests to GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Commenter = {
  /** The permission of a user, or why it could not be read. */
  permissionOf(login: string): Promise<Result<Permission, string>>
  /** Reacts to the comment with the command. */
  react(content: 'eyes' | '+1' | '-1'): Promise<void>
  /** Replaces our earlier reaction to a command. */
  replaceReaction(command: Report['command'], content: Reaction, signal: AbortSignal): Promise<void>
  /** The comment with the command, and our reaction to it. */
  command(): Report['command']
}

/** The commenter of one run. */
export function openCommenter({ connection, commandComment, beforeCreate }: CommenterOptions): Commenter {
  const { client, repo, attempt } = connection
  let reactionId: number | null = null
  return {
    async permissionOf(login) {
      // Nobody has an empty login, and its address would be none of GitHub's.
      if (login === '') return success('none')
      try {
        return success(await readPermission(await client(), repo, { login, signal: beforeCreate }))
      } catch (error) {
        return failure(describeGitHubError('check the permission of the user', error))
      }
    },
    async react(content) {
      if (!commandComment) return
      reactionId = await attempt('react to the comment', async () =>
        addReaction(await client(), repo, { target: commandComment, content, signal: beforeCreate }),
      )
    },
    async replaceReaction(command, content, signal) {
      if (!command) return
      await attempt('react to the comment', async () =>
        replaceReaction(await client(), repo, { command, content, signal }),
      )
    },
    command: () => commandComment && { id: commandComment.id, surface: commandComment.surface, reactionId },
  }
}

/** Adds a reaction to a command and removes our earlier one. Throws what Octokit throws. */
export async function replaceReaction(
  github: GitHubClient,
  repo: Repo,
  swap: { command: NonNullable<Report['command']>; content: Reaction; signal: AbortSignal },
): Promise<void> {
  const { command, content, signal } = swap
  await addReaction(github, repo, { target: command, content, signal })
  if (command.reactionId === null) return
  await removeReaction(github, repo, { target: command, reactionId: command.reactionId, signal })
}

const permissionResponse = z.object({ permission: z.string(), role_name: z.catch(z.string(), '') })

/** Of the time before the create, so that a question without an answer is asked three times. */
const maxPermissionTryMs = 2_500

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

const reactionResponse = z.object({ id: z.int() })

type Target = Pick<Comment, 'id' | 'surface'>

/**
 * Adds a reaction and returns its id. Adding it twice is the same as once.
 *
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
 * https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
 */
async function addReaction(
  github: GitHubClient,
  repo: Repo,
  { target, content, signal }: { target: Target; content: Reaction; signal: AbortSignal },
): Promise<number> {
  const call = { ...repo, comment_id: target.id, content, request: { signal } }
  const { data } =
    target.surface === 'review'
      ? await github.reactions.createForPullRequestReviewComment(call)
      : await github.reactions.createForIssueComment(call)
  return reactionResponse.parse(data).id
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
