// Claims: what tells everyone else to wait, because a request is about to be sent.
import { emptyConversation } from '../state/report-parts.ts'
import type { Claim, OwnRun, State } from '../state/state.ts'

/** The state of a conversation that nobody has asked for anything. */
export function firstState({ run }: Pick<OwnRun, 'run'>): State {
  return { run, job: null, conversation: emptyConversation }
}

/** The state with a claim, which tells everyone else to wait. */
export function withClaim(state: State, claim: Claim): State {
  return { ...state, conversation: { ...state.conversation, claim } }
}

/** The state without the claim of that nonce. That of anybody else stays. */
export function withoutClaim(state: State, nonce: string): State {
  const { conversation } = state
  const isHeld = conversation.claim?.nonce === nonce
  return isHeld ? { ...state, conversation: { ...conversation, claim: null } } : state
}

/** Whether a claim still keeps others out. `at`: GitHub's time. */
export function isLiving({ until }: Claim, at: Date): boolean {
  return at.getTime() < Date.parse(until)
}
