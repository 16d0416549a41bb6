// Sends what was claimed: each try under a claim that still counts, and never again without an answer.
import type { HeldClaim } from '../../src/conversation/held-claim.ts'
import type { Planned } from './decide.ts'
import type { ModelProcess } from './model-process.ts'
import type { Sent, ServiceAnswer } from './model-service.ts'
import { jobAtWork, type OwnRun } from './own-run.ts'
import type { World } from './world.ts'

type Sender = {
  world: World
  process: ModelProcess
  saved: { own: OwnRun; isWritten: boolean }
  cancelled: AbortSignal
}

const maxTries = 3

/** Whether the request has arrived. What is known is saved before and after. */
export async function sendClaimed(
  sender: Sender,
  { jobId, reason, claim: { id, queued } }: Pick<Planned, 'jobId' | 'reason' | 'claim'>,
  claim: HeldClaim,
): Promise<OwnRun['delivery']> {
  const ids = id === null ? queued : [...queued, id]
  const { nonce } = claim.claim()
  const sent: Sent = {
    ...{ kind: jobId === null ? 'create' : 'message', ids, reason, replaces: null, isWithout: false, nonce },
  }
  const answer = await tryToSend(sender, { jobId, sent, claim })
  const isGone = jobId !== null && answer?.kind === 'refused' && answer.status === 404
  if (!isGone) return settle(sender, answer, claim)
  if (!(await claim.becomeCreate())) return settle(sender, answer, claim)
  const replacing: Sent = { ...sent, kind: 'create', reason: reason ?? 'gone', replaces: jobId }
  const created = await tryToSend(sender, { jobId: null, sent: replacing, claim })
  return settle(sender, created, claim)
}

type Sending = { jobId: string | null; sent: Sent; claim: HeldClaim }

/** Null if nothing was sent. */
async function tryToSend(
  { world, process, saved, cancelled }: Sender,
  { jobId, sent, claim }: Sending,
): Promise<ServiceAnswer | null> {
  let waitMs = 0
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if (!(await claim.mayTry(waitMs, null))) return null
    if (waitMs > 0) {
      await process.clock.sleep(waitMs, cancelled)
      if (cancelled.aborted || !(await claim.mayTry(0, null))) return null
    }
    saved.own = { ...saved.own, claim: claim.claim(), delivery: 'unknown' }
    const answer = await world.service.post(process, jobId, sent)
    if (answer.kind !== 'later') return answer
    saved.own = { ...saved.own, delivery: 'none' }
    waitMs = answer.waitMs
  }
  return null
}

function settle({ saved }: Sender, answer: ServiceAnswer | null, claim: HeldClaim): OwnRun['delivery'] {
  const delivery = answer?.kind === 'accepted' ? 'done' : answer?.kind === 'no-answer' ? 'unknown' : 'none'
  const job = answer?.kind === 'accepted' ? jobAtWork(answer.jobId) : saved.own.job
  saved.own = { ...saved.own, claim: claim.claim(), delivery, job }
  return delivery
}
