// What stands for a conversation where none can be used: nothing is remembered, and nothing is written.
import { success } from '../base/result.ts'
import type { Commenter } from './commenter.ts'
import type { Changed, Conversation, Looked } from './conversation.ts'

/** No conversation. `problem`: why there is none for this token, null if none is wanted. */
export function noConversation(problem: string | null = null): Conversation {
  return answering({ kind: 'none', problem })
}

/** A conversation of which nobody knows where it is. */
export function unknownConversation(problem: string): Conversation {
  return answering({ kind: 'failed', reason: 'memory-unreadable', problem })
}

function answering(answer: Exclude<Looked & Changed<never>, { kind: 'seen' }>): Conversation {
  return {
    change: async () => answer,
    look: async () => answer,
    close: async () => undefined,
    url: () => null,
  }
}

/** The commenter of a run that asks GitHub for nothing. */
export const noCommenter: Commenter = {
  permissionOf: async () => success('none'),
  react: async () => undefined,
  replaceReaction: async () => null,
  command: () => null,
}
