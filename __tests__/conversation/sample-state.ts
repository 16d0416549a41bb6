// A conversation with a job at work, asked for by mona.
import type { Scope } from '../../src/conversation/signed-state.ts'
import { emptyConversation } from '../../src/state/report-parts.ts'
import type { Claim, QueuedRequest, State } from '../../src/state/state.ts'

export const scope: Scope = {
  repositoryId: 1,
  issueNumber: 12,
  key: 'default',
  projectId: 'acme',
  apiHost: 'api.mintlify.com',
}

const at = '2026-11-20T14:02:00.000Z'

/** The sample state, but for what is given of each part. */
export function sampleState(known: Known = {}): State {
  return {
    run: {
      ...{
        id: '123',
        attempt: 1,
        askedBy: 'mona',
        workflow: null,
        isCommand: false,
        startedAt: at,
        updatedAt: at,
      },
      ...{ deadlineAt: '2026-11-20T14:32:00.000Z', tookMs: null, result: null, reason: null, detail: null },
      ...{ note: null, commentId: null },
      ...known.run,
    },
    job: known.job === null ? null : { ...job, ...known.job },
    conversation: {
      ...emptyConversation,
      ...{ requestCount: 1, requestTimes: [1_763_647_320], requestRunId: '123', requestNonce: 'n0nce' },
      requests: [{ runId: '123', at, text: 'add the retry option' }],
      ...known.conversation,
    },
  }
}

type Known = {
  run?: Partial<State['run']>
  job?: Partial<NonNullable<State['job']>> | null
  conversation?: Partial<State['conversation']>
}

const job: NonNullable<State['job']> = {
  ...{ id: 'job_1', createdAt: at, isOwn: true, status: 'active', end: null, link: null, branch: null },
  ...{ repository: 'acme/docs', docsPull: null },
}

export const sampleQueued: QueuedRequest = {
  ...{ id: '200-0a1b2c3d4e5f6071', runId: '200', at, askedBy: 'mona', request: 'add a page' },
  ...{
    text: 'Please add a page.',
    isReplaceable: false,
    notBefore: null,
    command: null,
    permission: 'write',
  },
}

export const sampleClaim: Claim = {
  ...{ nonce: 'n1', until: '2026-11-20T14:06:00.000Z', isCreate: true, id: '123-0a1b2c3d4e5f6071' },
  ...{ request: 'add the retry option', queued: [], command: null },
}
