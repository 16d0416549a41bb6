// Reads visitors from the service: the rows of a period page by page, and the totals of the periods before it.

import type { Answer } from '../../domain/http/retry-policy.ts'
import type { Place } from '../../domain/messages/doc-links.ts'
import { periodsBefore } from '../../domain/visitors/period.ts'
import { type Checked, createRowGuard } from '../../domain/visitors/row-guard.ts'
import type {
  PeriodTotals,
  Stop,
  VisitorsPage,
  VisitorsQuery,
  VisitorsRequest,
} from '../../domain/visitors/visitors.ts'

export type ReadPorts = {
  getPage: (query: VisitorsQuery) => Promise<Answer<VisitorsPage>>
  interrupted: AbortSignal
  warn: (title: string, text: string, place: Place) => void
}

/** A page with what is new on it; or, as the last thing, why there is no more although there should be. */
export type Reading = { page: VisitorsPage & Checked } | { stop: Stop }

/** The pages in order. Trouble comes as the last reading, never as an exception: what was read before is kept. */
export async function* readPages(request: VisitorsRequest, ports: ReadPorts): AsyncGenerator<Reading, void> {
  const { period, limit, maxPages } = request
  const check = createRowGuard(limit)
  let offset = request.offset
  for (let pages = 0; pages < maxPages; pages += 1) {
    const answer = await ports.getPage({ period, limit, offset })
    if (!answer.ok || !answer.value) {
      yield { stop: stopAfter(answer, { offset, interrupted: ports.interrupted }) }
      return
    }
    const page = { ...answer.value, ...check(answer.value) }
    yield { page }
    if (page.isRepeat) {
      yield { stop: { result: 'unknown', reason: 'repeated-page', detail: '', offset, canGoOn: true } }
      return
    }
    if (!page.hasMore) return
    offset += limit
  }
  yield { stop: { result: 'unknown', reason: 'page-budget', detail: '', offset, canGoOn: true } }
}

/** The totals of the equal periods before, newest first, as far as the service tells them. */
export async function readTotalsBefore(request: VisitorsRequest, ports: ReadPorts): Promise<PeriodTotals[]> {
  const told: PeriodTotals[] = []
  for (const period of periodsBefore(request.period, request)) {
    const answer = await ports.getPage({ period, limit: 1, offset: 0 })
    if (!answer.ok || !answer.value) {
      const detail = answer.ok ? 'the answer was empty' : answer.failure.detail
      ports.warn('Earlier periods are missing', `The service did not tell their totals: ${detail}.`, 'export')
      break
    }
    told.push({ period, totals: answer.value.totals })
  }
  return told
}

type Moment = { offset: number; interrupted: AbortSignal }

function stopAfter(answer: Answer<VisitorsPage>, { offset, interrupted }: Moment): Stop {
  const at = { offset, canGoOn: false }
  if (answer.ok) return { ...at, result: 'unknown', reason: 'unexpected-answer', detail: '' }
  const { kind, reason, detail } = answer.failure
  if (interrupted.aborted) return { ...at, result: 'unknown', reason: 'signal', detail }
  return { ...at, result: kind === 'refused' ? 'rejected' : 'unknown', reason, detail }
}
