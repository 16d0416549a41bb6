// Reads the rows of a period page by page. A problem ends them with a stop, never with an exception.
import type { CallResult } from '../mintlify/retry-policy.ts'
import { createDeduper, type DedupedPage } from './accumulator.ts'
import type { Period } from './period.ts'
import type { ExportStop, VisitorsPage, VisitorsQuery } from './visitors.ts'

export type PagePorts = {
  getPage: (query: VisitorsQuery) => Promise<CallResult<VisitorsPage>>
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
}

export type PagesRequest = { period: Period; limit: number; offset: number; maxPages: number }

export type ReadPage = { kind: 'page'; page: DedupedPage } | { kind: 'stop'; stop: ExportStop }

/** The pages in order, without rows that came before. What was read is kept, because a stop comes last. */
export async function* readPages(request: PagesRequest, ports: PagePorts): AsyncGenerator<ReadPage, void> {
  const { period, limit, maxPages } = request
  const dedupe = createDeduper(limit)
  let { offset } = request
  for (let pages = 0; pages < maxPages; pages += 1) {
    const result = await ports.getPage({ period, limit, offset })
    if (result.kind === 'failure' || !result.value) {
      yield { kind: 'stop', stop: stopAfter(result, offset, ports) }
      return
    }
    const page = dedupe(result.value)
    yield { kind: 'page', page }
    if (page.isRepeat) {
      yield stopAt(offset, 'repeated-page')
      return
    }
    if (!page.hasMore) return
    offset += page.rows.length + page.unusable
  }
  yield stopAt(offset, 'page-budget')
}

function stopAt(offset: number, reason: 'repeated-page' | 'page-budget'): ReadPage {
  return { kind: 'stop', stop: { result: 'unknown', reason, detail: null, offset, canGoOn: true } }
}

function stopAfter(result: CallResult<VisitorsPage>, offset: number, { cancelled }: PagePorts): ExportStop {
  const at = { offset, canGoOn: false }
  if (result.kind === 'success')
    return { ...at, result: 'unknown', reason: 'unexpected-answer', detail: null }
  const { kind, reason, detail } = result.error
  if (cancelled.aborted) return { ...at, result: 'unknown', reason: 'interrupted', detail }
  return { ...at, result: kind === 'rejected' ? 'rejected' : 'unknown', reason, detail }
}
