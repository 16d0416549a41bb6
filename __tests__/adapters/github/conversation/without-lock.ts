// What a conversation needs for a lock, switched off.
import type { ConversationOptions } from '../../../../src/adapters/github/conversation/conversation.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'

type LockPart = Pick<
  ConversationOptions,
  'hasLock' | 'unlockedText' | 'clock' | 'random' | 'onLock' | 'abortAfter' | 'log'
>

/** A conversation without a lock: another run may write between its requests. */
export function withoutLock(): LockPart {
  return {
    hasLock: false,
    unlockedText: null,
    clock: createFakeClock(),
    random: () => 0.5,
    onLock: () => undefined,
    abortAfter: () => new AbortController().signal,
    log: () => undefined,
  }
}
