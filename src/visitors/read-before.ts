// Reads the equal periods before: the pages of the last one if they are to be compared, and totals of the others.
import type { DocLink } from '../base/doc-links.ts'
import type { ComparisonIndex, PagesComparison } from './comparison.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import { type Period, periodsBefore } from './period.ts'
import { type PagePorts, type ReadPage, readPages } from './read-pages.ts'
import type { ExportStop, PeriodTotals, VisitorsRequest } from './visitors.ts'

export type BeforePorts = PagePorts & {
  sink: {
    /** After it, `add` gets the rows of the period before. */
    beginBefore(head: PeriodTotals): Promise<void>
    add(rows: readonly VisitorsRow[]): Promise<void>
  }
  warn: (title: string, text: string, docLink: DocLink) => void
}

export type PagesBefore = {
  /** Null if no page of the period before was read. */
  comparison: PagesComparison | null
  totals: PeriodTotals | null
  stop: ExportStop | null
}

/** What an export has read of its own period. */
export type NowRead = {
  stop: ExportStop | null
  pagesRead: number
  /** Whether the exported period was read from its first row to its last. */
  isNowWhole: boolean
}

/** Reads the pages of the period before with the API calls that are left, and compares what both periods have. */
export async function readPagesBefore(
  request: VisitorsRequest,
  { index, stop, pagesRead, isNowWhole }: NowRead & { index: ComparisonIndex },
  ports: BeforePorts,
): Promise<PagesBefore> {
  const nothing: PagesBefore = { comparison: null, totals: null, stop }
  const [period] = periodsBefore(request.period, request)
  if (!period || pagesRead === 0 || !canGoOn(stop)) return nothing
  const maxPages = request.maxPages - pagesRead
  if (maxPages <= 0) {
    warnOfPages('`max-pages` left no API call for the period before. Raise it to compare pages.', ports)
    return nothing
  }
  const pages = readPages({ ...request, period, offset: 0, maxPages }, ports)
  const before = await addBefore(pages, { index, period }, ports)
  if (before.stop) warnOfPages(`${describeStop(before.stop)} Pages that weren't read aren't compared.`, ports)
  if (before.totals === null) return { ...nothing, stop: before.stop }
  const comparison = index.compare({
    ...{ period, isNowWhole, isBeforeWhole: before.isWhole },
    ...{ measure: request.topBy, max: request.top },
  })
  return { comparison, totals: { period, totals: before.totals }, stop: before.stop }
}

/** The totals of the equal periods before, newest first, as far as they could be read. */
export async function readTotalsBefore(
  request: VisitorsRequest,
  known: { totals: PeriodTotals | null; stop: ExportStop | null },
  ports: BeforePorts,
): Promise<PeriodTotals[]> {
  const read = known.totals ? [known.totals] : []
  if (!canGoOn(known.stop)) return read
  for (const period of periodsBefore(request.period, request).slice(read.length)) {
    const result = await ports.getPage({ period, limit: 1, offset: 0 })
    if (result.kind === 'failure' || !result.value) {
      const detail = result.kind === 'failure' ? result.error.detail : 'the response was empty'
      ports.warn('Earlier periods are missing', `Mintlify didn't return their totals: ${detail}.`, 'export')
      break
    }
    read.push({ period, totals: result.value.totals })
  }
  return read
}

type Added = { totals: Counts | null; isWhole: boolean; stop: ExportStop | null }

async function addBefore(
  pages: AsyncGenerator<ReadPage, void>,
  { index, period }: { index: ComparisonIndex; period: Period },
  { sink }: BeforePorts,
): Promise<Added> {
  let added: Added = { totals: null, isWhole: true, stop: null }
  for await (const read of pages) {
    if (read.kind === 'stop') return { ...added, isWhole: false, stop: read.stop }
    const { totals, newRows, duplicates, unusable } = read.page
    if (added.totals === null) await sink.beginBefore({ period, totals })
    await sink.add(newRows)
    index.addBefore(newRows)
    const isWhole = added.isWhole && duplicates === 0 && unusable === 0
    added = { ...added, totals: added.totals ?? totals, isWhole }
  }
  return added
}

function canGoOn(stop: ExportStop | null): boolean {
  return stop === null || stop.canGoOn
}

function warnOfPages(text: string, { warn }: BeforePorts): void {
  warn("The period before isn't complete", text, 'export')
}

function describeStop({ reason, detail }: ExportStop): string {
  if (reason === 'page-budget') return "`max-pages` didn't leave enough API calls for the period before."
  if (reason === 'repeated-page') return 'Mintlify returned the same rows of the period before again.'
  if (reason === 'interrupted') return 'The run was canceled while the period before was read.'
  return `Mintlify didn't return all of the period before: ${detail ?? 'the response was empty'}.`
}
