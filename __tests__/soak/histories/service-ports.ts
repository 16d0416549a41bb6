// The documentation service as a process sees it: the real retries, with modeled requests.
import { retryServiceCall } from '../../../src/adapters/mintlify/client.ts'
import type { ModelProcess } from './model-process.ts'
import type { World } from './world.ts'

type Limits = {
  cancelled: AbortSignal
  remainingMs: () => number
  /** How long the process may hold its lock. */
  leftMs: () => number
}

const requestTimeoutMs = 30_000
const afterDeadlineMs = 4_500

/** The ports of the operations. */
export function openService({ service, random, scheduler }: World, process: ModelProcess, limits: Limits) {
  const { cancelled, leftMs } = limits
  const remainingMs = () => Math.min(limits.remainingMs(), leftMs())
  const ownMs = () => Math.max(0, limits.remainingMs()) + afterDeadlineMs
  const ofPost = () => ({
    cancelled,
    limitMs: Math.min(2 * requestTimeoutMs, Math.max(1, leftMs()), ownMs()),
  })
  const options = {
    ...{ apiUrl: new URL('https://api.mintlify.com/'), key: 'mint_sample', projectId: 'acme' },
    ...{ requestTimeoutMs, clock: process.clock, random: random.next },
    signals: { cancelled, remainingMs, deadline: scheduler.abortAt(Infinity) },
    redact: (text: string) => text,
    onRetry: () => undefined,
  }
  return {
    createJob: (prompt: string) =>
      retryServiceCall(options, 'create', () => service.create(process, prompt, ofPost())),
    sendMessage: (jobId: string, prompt: string) =>
      retryServiceCall(options, 'message', () => service.message(process, { jobId, prompt }, ofPost())),
    getJob: (jobId: string) =>
      service.get(process, jobId, { cancelled, limitMs: Math.min(requestTimeoutMs, ownMs()) }),
  }
}
