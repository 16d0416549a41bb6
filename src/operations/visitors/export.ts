// Exports visitor analytics: rows go to the sink as they arrive, and only counts and the most visited pages stay here.
import type { Clock } from '../../domain/clock.ts'
import { countText } from '../../domain/format.ts'
import { addPage, emptyTally, endOf, type Tally } from '../../domain/visitors/accumulator.ts'
import type { TableEnd, TableHead } from '../../domain/visitors/file-formats.ts'
import { periodLabel, periodsBefore } from '../../domain/visitors/period.ts'
import type {
  Format,
  Stop,
  VisitorsExport,
  VisitorsRequest,
  VisitorsRow,
} from '../../domain/visitors/visitors.ts'
import { type ReadPorts, readPages, readTotalsBefore } from './read.ts'

/** Where the rows go: `begin`, any number of `add`, `finish`; or `discard` in place of all that. */
type VisitorsSink = {
  begin(head: TableHead): Promise<void>
  add(rows: readonly VisitorsRow[]): Promise<void>
  /** The path of each format's file. */
  finish(end: TableEnd): Promise<Partial<Record<Format, string>>>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

export type ExportPorts = ReadPorts & {
  clock: Clock
  sink: VisitorsSink
  /** Requests that have left so far, repeats included. */
  countRequests: () => number
  log: (line: string) => void
}

/** Analytics requests an hour, shared by the whole organisation. */
const hourlyLimit = 100
const heartbeatMs = 60_000

/** What came of the export. Expected trouble is in the result; only a sink that fails makes it throw. */
export async function exportVisitors(request: VisitorsRequest, ports: ExportPorts): Promise<VisitorsExport> {
  announce(request, ports)
  const { tally, stop } = await collect(request, ports)
  const end = endOf(tally, stop)
  const files = await closeSink(
    tally,
    { complete: end.result === 'complete', reason: end.reason },
    ports.sink,
  )
  const canGoOn = stop === null || stop.canGoOn
  const earlier = canGoOn ? await readTotalsBefore(request, ports) : []
  return { ...tally, ...end, period: request.period, earlier, files, requests: ports.countRequests() }
}

function announce(request: VisitorsRequest, { log, warn }: ExportPorts): void {
  const most = request.maxPages + periodsBefore(request.period, request).length
  log(
    `Visitors of ${periodLabel(request.period)}: at most ${countText(most)} requests if none must be repeated`,
  )
  if (most <= hourlyLimit) return
  const limit = `The service takes ${hourlyLimit} analytics requests an hour, shared by the whole organisation`
  warn('More requests than an hour has', `${limit}; this run may make ${countText(most)}.`, 'exportLimit')
}

type Collected = { tally: Tally; stop: Stop | null }

async function collect(request: VisitorsRequest, ports: ExportPorts): Promise<Collected> {
  const { clock, sink, log } = ports
  let tally = emptyTally
  let spokenMs = clock.elapsedMs()
  for await (const reading of readPages(request, ports)) {
    if ('stop' in reading) return { tally, stop: reading.stop }
    const { page } = reading
    if (tally.totals === null) await sink.begin({ period: request.period, totals: page.totals })
    await sink.add(page.fresh)
    tally = addPage(tally, page, request.top)
    if (clock.elapsedMs() - spokenMs < heartbeatMs) continue
    spokenMs = clock.elapsedMs()
    log(`${countText(tally.rows)} rows so far`)
  }
  return { tally, stop: null }
}

async function closeSink(tally: Tally, end: TableEnd, sink: VisitorsSink): Promise<VisitorsExport['files']> {
  if (tally.totals) return sink.finish(end)
  await sink.discard()
  return {}
}
