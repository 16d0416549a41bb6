// Exports visitor analytics: rows go to the sink as they arrive, and only counts and the most visited pages stay here.
import type { Clock } from '../../domain/clock.ts'
import { countText } from '../../domain/format.ts'
import type { CallResult } from '../../domain/http/retry-policy.ts'
import type { DocLink } from '../../domain/messages/doc-links.ts'
import {
  type Accumulator,
  addPage,
  createDeduper,
  type DedupedPage,
  emptyAccumulator,
  endOf,
} from '../../domain/visitors/accumulator.ts'
import type { TableEnd, TableHead } from '../../domain/visitors/file-formats.ts'
import { periodLabel, periodsBefore } from '../../domain/visitors/period.ts'
import {
  type ExportStop,
  type Format,
  maxRequestsPerHour,
  type PeriodTotals,
  type VisitorsExport,
  type VisitorsPage,
  type VisitorsQuery,
  type VisitorsRequest,
  type VisitorsRow,
} from '../../domain/visitors/visitors.ts'

/** Where the rows go: `begin`, any number of `add`, then `finish`. Or only `discard`. */
type VisitorsSink = {
  begin(head: TableHead): Promise<void>
  add(rows: readonly VisitorsRow[]): Promise<void>
  /** Returns the path of each format's file. */
  finish(end: TableEnd): Promise<Partial<Record<Format, string>>>
  /** Leaves no file. */
  discard(): Promise<void>
}

export type ExportPorts = {
  clock: Clock
  sink: VisitorsSink
  getPage: (query: VisitorsQuery) => Promise<CallResult<VisitorsPage>>
  /** Requests sent so far, repeats included. */
  countRequests: () => number
  /** Aborts when the workflow run is canceled. */
  cancelled: AbortSignal
  log: (line: string) => void
  warn: (title: string, text: string, docLink: DocLink) => void
}

const heartbeatMs = 60_000

/** The export. Expected problems are in its result; it throws only if the sink does. */
export async function exportVisitors(request: VisitorsRequest, ports: ExportPorts): Promise<VisitorsExport> {
  logStart(request, ports)
  const { accumulator, stop } = await collect(request, ports)
  const end = endOf(accumulator, stop)
  const files = await closeSink(
    accumulator,
    { complete: end.result === 'complete', reason: end.reason },
    ports,
  )
  const canGoOn = stop === null || stop.canGoOn
  const earlier = canGoOn ? await readTotalsBefore(request, ports) : []
  return { ...accumulator, ...end, period: request.period, earlier, files, requests: ports.countRequests() }
}

function logStart(request: VisitorsRequest, { log, warn }: ExportPorts): void {
  const max = request.maxPages + periodsBefore(request.period, request).length
  log(
    `Visitors of ${periodLabel(request.period)}: at most ${countText(max)} requests if none must be repeated`,
  )
  if (max <= maxRequestsPerHour) return
  const limit = `The service takes ${maxRequestsPerHour} analytics requests an hour, shared by the whole organisation`
  warn('More requests than an hour has', `${limit}; this run may make ${countText(max)}.`, 'exportLimits')
}

type Collected = { accumulator: Accumulator; stop: ExportStop | null }

async function collect(request: VisitorsRequest, ports: ExportPorts): Promise<Collected> {
  const { clock, sink, log } = ports
  let accumulator = emptyAccumulator
  let loggedMs = clock.elapsedMs()
  for await (const read of readPages(request, ports)) {
    if (read.kind === 'stop') return { accumulator, stop: read.stop }
    const { page } = read
    if (accumulator.totals === null) await sink.begin({ period: request.period, totals: page.totals })
    await sink.add(page.newRows)
    accumulator = addPage(accumulator, page, request.top)
    if (clock.elapsedMs() - loggedMs < heartbeatMs) continue
    loggedMs = clock.elapsedMs()
    log(`${countText(accumulator.rows)} rows so far`)
  }
  return { accumulator, stop: null }
}

type ReadPage = { kind: 'page'; page: DedupedPage } | { kind: 'stop'; stop: ExportStop }

/** The pages in order. A problem ends them with a stop, never with an exception, so that what was read is kept. */
async function* readPages(request: VisitorsRequest, ports: ExportPorts): AsyncGenerator<ReadPage, void> {
  const { period, limit, maxPages } = request
  const dedupe = createDeduper(limit)
  let offset = request.offset
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
    offset += limit
  }
  yield stopAt(offset, 'page-budget')
}

function stopAt(offset: number, reason: 'repeated-page' | 'page-budget'): ReadPage {
  return { kind: 'stop', stop: { result: 'unknown', reason, detail: null, offset, canGoOn: true } }
}

function stopAfter(result: CallResult<VisitorsPage>, offset: number, { cancelled }: ExportPorts): ExportStop {
  const at = { offset, canGoOn: false }
  if (result.kind === 'success')
    return { ...at, result: 'unknown', reason: 'unexpected-answer', detail: null }
  const { kind, reason, detail } = result.error
  if (cancelled.aborted) return { ...at, result: 'unknown', reason: 'interrupted', detail }
  return { ...at, result: kind === 'rejected' ? 'rejected' : 'unknown', reason, detail }
}

/** The totals of the equal periods before, newest first, as far as they could be read. */
async function readTotalsBefore(request: VisitorsRequest, ports: ExportPorts): Promise<PeriodTotals[]> {
  const read: PeriodTotals[] = []
  for (const period of periodsBefore(request.period, request)) {
    const result = await ports.getPage({ period, limit: 1, offset: 0 })
    if (result.kind === 'failure' || !result.value) {
      const detail = result.kind === 'failure' ? result.error.detail : 'the answer was empty'
      ports.warn('Earlier periods are missing', `The service did not tell their totals: ${detail}.`, 'export')
      break
    }
    read.push({ period, totals: result.value.totals })
  }
  return read
}

async function closeSink({ totals }: Accumulator, end: TableEnd, { sink }: ExportPorts) {
  if (totals) return sink.finish(end)
  await sink.discard()
  return {}
}
