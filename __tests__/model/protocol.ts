// The code under test, from a folder with the source, so that a copy with a sentence taken out can be played as well.
import { pathToFileURL } from 'node:url'

export type Protocol = Pick<
  typeof import('../../src/conversation/open-conversation.ts'),
  'openConversation'
> &
  Pick<typeof import('../../src/conversation/held-claim.ts'), 'claimUntil' | 'holdClaim'> &
  Pick<typeof import('../../src/conversation/claims.ts'), 'firstState' | 'isLiving' | 'withClaim'> &
  Pick<typeof import('../../src/conversation/record.ts'), 'record'> &
  Pick<typeof import('../../src/conversation/queue.ts'), 'dueIn' | 'enqueue'> &
  Pick<typeof import('../../src/conversation/lock.ts'), 'lockPauseMs' | 'markNow'>

/** The modules of the protocol. `root`: the folder that contains `src`. */
export async function loadProtocol(root: string): Promise<Protocol> {
  const load = (path: string) => import(`${pathToFileURL(root)}/src/${path}.ts`)
  const [change, claim, claims, record, queue, lock] = await Promise.all([
    load('conversation/open-conversation'),
    load('conversation/held-claim'),
    load('conversation/claims'),
    load('conversation/record'),
    load('conversation/queue'),
    load('conversation/lock'),
  ])
  return { ...change, ...claim, ...claims, ...record, ...queue, ...lock }
}
