// A conversation that is not known yet.
import type { Conversation } from './conversation.ts'

/** A conversation that is looked for when it is first needed. */
export function openLater(find: () => Promise<Conversation>): Conversation {
  let found: Promise<Conversation> | null = null
  let url: Conversation['url'] = () => null
  const conversation = async () => {
    found ??= find()
    const one = await found
    url = one.url
    return one
  }
  return {
    change: async (change, patience) => (await conversation()).change(change, patience),
    look: async () => (await conversation()).look(),
    close: async () => (await found)?.close(),
    url: () => url(),
  }
}
