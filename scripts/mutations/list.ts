/** All mutations of the composition. */
import { conversationMutations } from './conversation.ts'
import { entryMutations } from './entry.ts'
import { followThroughMutations } from './follow-through.ts'
import { gitHubMutations } from './github.ts'
import { inputMutations } from './inputs.ts'
import { jobMutations } from './job.ts'
import type { Mutation } from './mutation.ts'
import { postMutations } from './post.ts'
import { reconcileMutations } from './reconcile.ts'
import { visitorsMutations } from './visitors.ts'

export const mutations: readonly Mutation[] = [
  ...entryMutations,
  ...inputMutations,
  ...jobMutations,
  ...gitHubMutations,
  ...conversationMutations,
  ...followThroughMutations,
  ...postMutations,
  ...reconcileMutations,
  ...visitorsMutations,
]
