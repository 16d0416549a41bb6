// A run that asks GitHub for nothing: there is no conversation to read, and nowhere to write.
import { noBatches } from '../batch/batches.ts'
import { noContext } from '../context/event-context.ts'
import { noCommenter, noConversation } from '../conversation/no-conversation.ts'
import { noPlace } from '../conversation/place.ts'
import { noFollowUp } from '../follow-up/follow-up.ts'
import { noGates } from '../gates/check-gates.ts'
import type { JobGitHub } from './job-github.ts'
import type { Publisher } from './publisher.ts'

const noPublisher: Publisher = {
  record: () => undefined,
  status: () => undefined,
  end: async ({ report }) => report,
  abort: () => undefined,
  commentUrl: () => null,
  isWritten: () => true,
  shownIn: () => null,
}

export const withoutGitHub: JobGitHub = {
  commenter: noCommenter,
  conversation: noConversation(),
  place: noPlace,
  gates: noGates,
  context: noContext,
  batches: noBatches,
  followUp: noFollowUp,
  readSetUp: async () => null,
  openPublisher: () => noPublisher,
}
