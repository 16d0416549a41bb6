// The rows as files, in pieces: a beginning, rows as they arrive, an end. Paths are foreign: a spreadsheet must not take
// one for a formula, nor Markdown one for markup; in JSON they stay what they are.
import { stringify } from 'csv-stringify/sync'
import { toCode } from '../base/escape.ts'
import type { VisitorsReason } from '../base/result-codes.ts'
import type { VisitorsRow } from './counts.ts'
import { periodLabel } from './period.ts'
import type { Format, PeriodTotals } from './visitors.ts'

export type TableHead = PeriodTotals

export type TableEnd = {
  complete: boolean
  reason: VisitorsReason | null
  /** Whether the table has every page of the period before. Null if it has none of them. */
  beforeComplete: boolean | null
  /** The equal periods before, newest first. */
  earlier: readonly PeriodTotals[]
  /** Why rows are missing and what to do about it, in sentences. Null if none is missing. */
  problem: string | null
  /** Number of rows skipped before the first one. */
  offset: number
}

export type TableFormat = {
  extension: string
  begin(head: TableHead): string
  rows(rows: readonly VisitorsRow[], isFirst: boolean): string
  /** What stands between the rows of the period and those of the period before. Null if the format has only the former. */
  beginBefore: ((head: TableHead) => string) | null
  end(end: TableEnd): string
}

const columns = ['path', 'human', 'ai', 'total'] as const

/**
 * RFC 4180 with a header. A path that a spreadsheet would calculate begins with an apostrophe, and every path is quoted:
 * where the list separator is a semicolon, one inside of a path would begin another cell.
 */
const csv: TableFormat = {
  extension: 'csv',
  begin: () => `${columns.join(',')}\r\n`,
  rows: (rows) =>
    stringify(
      rows.map((row) => columns.map((column) => row[column])),
      { escape_formulas: true, quoted_string: true, record_delimiter: 'windows' },
    ),
  beginBefore: null,
  end: () => '',
}

/** One object, with one row on each line. */
const json: TableFormat = {
  extension: 'json',
  begin({ period, totals }) {
    const head = JSON.stringify({ ...period, period: periodLabel(period), totals })
    return `${head.slice(0, -1)},"visitors":[`
  },
  rows: (rows, isFirst) =>
    rows.map((row, index) => `${isFirst && index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`).join(''),
  beginBefore({ period, totals }) {
    const before = JSON.stringify({ ...period, period: periodLabel(period), totals })
    return `\n],"before":${before},"visitorsBefore":[`
  },
  end({ complete, reason, beforeComplete, offset }) {
    const known = { ...(offset > 0 && { offset }), ...(beforeComplete !== null && { beforeComplete }) }
    const end = { complete, reason: reason ?? '', ...known }
    return `\n],${JSON.stringify(end).slice(1)}\n`
  },
}

const markdown: TableFormat = {
  extension: 'md',
  begin({ period, totals }) {
    const { human, ai, total } = totals
    const title = `# Visitors, ${periodLabel(period)}`
    const whole = `Whole site, each visitor counted once: ${human} people, ${ai} AI, ${total} in all.`
    return `${title}\n\n${whole}\n\n| Page | People | AI | All |\n|---|---:|---:|---:|\n`
  },
  rows: (rows) =>
    rows
      .map(({ path, human, ai, total }) => `| ${toCode(path, Infinity)} | ${human} | ${ai} | ${total} |\n`)
      .join(''),
  beginBefore: null,
  end({ complete, reason, offset }) {
    if (complete) return ''
    const skipped = offset > 0 ? `, also the first ${offset}` : ''
    return `\n**Not complete** (\`${reason}\`): rows are missing${skipped}.\n`
  },
}

/** How each format but the page writes the table. The page needs its template first. */
export const tableFormats: Record<Exclude<Format, 'html'>, TableFormat> = { csv, json, markdown }
