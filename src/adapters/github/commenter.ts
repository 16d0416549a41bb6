// Who commands by a comment: what they may do, and the reactions that tell them what became of it.

import type { Reaction } from '../../domain/conversation/reaction.ts'
import type { Comment } from '../../domain/event/event.ts'
import type { Permission } from '../../domain/event/permission.ts'
import type { Report } from '../../domain/job/report.ts'
import type { Connection } from './connection.ts'
import { readPermission } from './permission.ts'
import { addReaction, removeReaction } from './reactions.ts'

export type CommanderSetting = {
  connection: Connection
  /** The commanding comment; null where none commands, or where reactions are off. */
  target: Comment | null
  /** Ends all that is asked of GitHub before the job is created. */
  beforeCreate: AbortSignal
}

export type Commander = {
  /** Throws what GitHub throws; the caller takes that for a no. */
  permissionOf(login: string): Promise<Permission>
  /** Reacts to the commanding comment. */
  react(content: 'eyes' | '+1' | '-1'): Promise<void>
  /** Replaces our earlier reaction to a command by another. */
  replace(command: Report['command'], content: Reaction, signal: AbortSignal): Promise<void>
  /** The commanding comment and our reaction to it. */
  command(): Report['command']
}

/** The commander of one run. */
export function openCommander({ connection, target, beforeCreate }: CommanderSetting): Commander {
  const { client, repo, attempt } = connection
  let reactionId: number | null = null
  return {
    permissionOf: async (login) => readPermission({ github: await client(), repo }, login, beforeCreate),
    async react(content) {
      if (!target) return
      const add = async () => addReaction(await client(), repo, { target, content, signal: beforeCreate })
      reactionId = await attempt('react to the comment', add)
    },
    async replace(command, content, signal) {
      if (!command) return
      await attempt('react to the comment', async () => {
        const github = await client()
        await addReaction(github, repo, { target: command, content, signal })
        if (command.reactionId === null) return
        await removeReaction(github, repo, { target: command, reactionId: command.reactionId, signal })
      })
    },
    command: () => target && { id: target.id, surface: target.surface, reactionId },
  }
}
