// The whole text of our comment: what people read, and the signed state.
import { cut } from '../lib/plain-text.ts'
import { type Place, writeState } from './signed-state.ts'
import type { ConversationState } from './state.ts'

/**
 * GitHub answers 422 to a longer body: "Body is too long (maximum is 65536
 * characters)".
 */
const maxBodyLength = 65_536

/** `text`: the Markdown that people read. */
export function bodyOf(
  text: string,
  state: ConversationState,
  { place, signingKey }: { place: Place; signingKey: Buffer },
): string {
  const signed = writeState(place, state, signingKey)
  const maxLength = maxBodyLength - signed.length - 2
  if (text.length <= maxLength) return `${text}\n\n${signed}`

  const notice =
    '\n\n**The rest was cut, because GitHub limits the length of a comment.**'
  return `${cut(text, maxLength - notice.length)}${notice}\n\n${signed}`
}
