// Exports visitor analytics: rows go to the sink as they arrive, and only counts and the most visited pages stay here.
import type { Clock } from '../base/clock.ts'
import { countText } from '../base/format.ts'
import { type Accumulator, addPage, emptyAccumulator, endOf } from './accumulator.ts'
import { type ComparisonIndex, createComparisonIndex } from './comparison.ts'
import type { TableEnd, TableHead } from './file-formats.ts'
import { periodLabel, periodsBefore } from './period.ts'
import { type BeforePorts, readPagesBefore, readTotalsBefore } from './read-before.ts'
import { readPages } from './read-pages.ts'
import {
  type ExportStop,
  type Format,
  maxCallsPerHour,
  type VisitorsExport,
  type VisitorsFindings,
  type VisitorsRequest,
} from './visitors.ts'
import { describeProblem } from './visitors-status.ts'

/** Where the rows go: `begin`, any number of `add`, then `finish`. Or only `discard`. */
type VisitorsSink = BeforePorts['sink'] & {
  begin(head: TableHead): Promise<void>
  /** Returns the path of each format's file. */
  finish(end: TableEnd): Promise<Partial<Record<Format, string>>>
  /** Leaves no file. */
  discard(): Promise<void>
}

export type ExportPorts = BeforePorts & {
  clock: Clock
  sink: VisitorsSink
  /** Requests sent so far, repeats included. */
  countCalls: () => number
  log: (line: string) => void
}

const heartbeatMs = 60_000

/** The export. Expected problems are in its result; it throws only if the sink does. */
export async function exportVisitors(request: VisitorsRequest, ports: ExportPorts): Promise<VisitorsExport> {
  logStart(request, ports)
  const index = request.compare === 'pages' ? createComparisonIndex() : null
  const { accumulator, stop, pagesRead } = await collect(request, index, ports)
  const { period, offset } = request
  const end = endOf(accumulator, { stop, offset })
  const isNowWhole = end.result === 'complete'
  const before = index
    ? await readPagesBefore(request, { index, stop, pagesRead, isNowWhole }, ports)
    : { comparison: null, totals: null, stop }
  const earlier = await readTotalsBefore(request, before, ports)
  const { comparison } = before
  const findings: VisitorsFindings = { ...accumulator, ...end, period, offset, earlier, comparison }
  const files = await closeSink(findings, ports)
  return { ...findings, files, apiCalls: ports.countCalls() }
}

function logStart(request: VisitorsRequest, { log, warn }: ExportPorts): void {
  const max = request.maxPages + periodsBefore(request.period, request).length
  log(`Visitors of ${periodLabel(request.period)}: at most ${countText(max)} API calls, not counting retries`)
  if (max <= maxCallsPerHour) return
  const limit = `Mintlify takes ${maxCallsPerHour} analytics calls an hour, shared by the whole organization`
  warn(
    'The run may exceed the hourly limit',
    `${limit}; this run may make ${countText(max)}.`,
    'exportLimits',
  )
}

type Collected = { accumulator: Accumulator; stop: ExportStop | null; pagesRead: number }

async function collect(
  request: VisitorsRequest,
  index: ComparisonIndex | null,
  ports: ExportPorts,
): Promise<Collected> {
  const { clock, sink, log } = ports
  const choice = { measure: request.topBy, max: request.top }
  let accumulator = emptyAccumulator
  let pagesRead = 0
  let loggedMs = clock.elapsedMs()
  for await (const read of readPages(request, ports)) {
    if (read.kind === 'stop') return { accumulator, stop: read.stop, pagesRead }
    const { page } = read
    pagesRead += 1
    if (accumulator.totals === null) await sink.begin({ period: request.period, totals: page.totals })
    await sink.add(page.newRows)
    index?.addNow(page.newRows)
    accumulator = addPage(accumulator, page, choice)
    if (clock.elapsedMs() - loggedMs < heartbeatMs) continue
    loggedMs = clock.elapsedMs()
    log(`${countText(accumulator.rows)} rows so far`)
  }
  return { accumulator, stop: null, pagesRead }
}

async function closeSink(findings: VisitorsFindings, { sink }: ExportPorts) {
  const { result, reason, totals, comparison, earlier, offset } = findings
  if (totals === null) {
    await sink.discard()
    return {}
  }
  return sink.finish({
    ...{ complete: result === 'complete', reason, problem: describeProblem(findings) },
    ...{ beforeComplete: comparison?.isBeforeWhole ?? null, earlier, offset },
  })
}
