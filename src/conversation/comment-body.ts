// The whole text of our comment: what people read, and the signed state.
import type { Conversation } from './conversation.ts'
import { writeState } from './signed-state.ts'
import type { ConversationState } from './state.ts'

/**
 * GitHub answers 422 to a longer body: "Body is too long (maximum is 65536
 * characters)".
 */
const maxBodyLength = 65_536

export function bodyOf(
  { scope, signingKey, render, redact }: Conversation,
  given: ConversationState,
): string {
  const state = redact(given)
  const signed = scope ? writeState(scope, state, signingKey) : ''
  const text = render(state)
  const maxLength = maxBodyLength - signed.length - 2
  if (text.length <= maxLength) return `${text}\n\n${signed}`

  const notice =
    '\n\n**The rest was cut, because GitHub limits the length of a comment.**'
  return `${text.slice(0, maxLength - notice.length)}${notice}\n\n${signed}`
}
