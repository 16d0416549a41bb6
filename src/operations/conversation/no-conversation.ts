// A run without a conversation: nothing is remembered, and nothing is written.
import type { Conversation } from './conversation.ts'

/** No conversation. `problem`: why there is none for this token, null if none is wanted. */
export function noConversation(problem: string | null = null): Conversation {
  const none = { kind: 'none', problem } as const
  return { change: async () => none, look: async () => none, close: async () => undefined, url: () => null }
}
