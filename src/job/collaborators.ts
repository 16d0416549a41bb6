// What a run of the agent job works with. Each room declares its own collaborator, with one that does nothing.
import type { Clock } from '../base/clock.ts'
import type { Batches } from '../batch/batches.ts'
import type { EventContext } from '../context/event-context.ts'
import type { Commenter } from '../conversation/commenter.ts'
import type { Conversation, Patience } from '../conversation/conversation.ts'
import type { Place } from '../conversation/place.ts'
import type { FollowUp } from '../follow-up/follow-up.ts'
import type { Gates } from '../gates/check-gates.ts'
import type { ServiceClient } from '../mintlify/mintlify-client.ts'
import type { Journal } from './journal.ts'
import type { Reporter } from './reporter.ts'

export type Collaborators = {
  service: ServiceClient
  commenter: Commenter
  conversation: Conversation
  place: Place
  gates: Gates
  context: EventContext
  batches: Batches
  followUp: FollowUp
  reporter: Reporter
  journal: Journal
  runtime: Runtime
}

type Runtime = {
  clock: Clock
  /** 0 to 1, drawn anew each time. */
  random(): number
  /** A random value that nobody else has. */
  nonce(): string
  redact(text: string): string
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
  /** Until the deadline, in milliseconds. */
  remainingMs(): number
  /** How long a create or a message may take, in milliseconds. */
  sendTimeoutMs: number
  /** How long a change of the conversation waits for others before a request is sent. */
  patience(): Patience
}
