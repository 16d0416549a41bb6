// The rows as files, in pieces: a beginning, rows as they arrive, an end. Paths are foreign: a spreadsheet must not take
// one for a formula, nor Markdown one for markup; in JSON they stay what they are.
import { stringify } from 'csv-stringify/sync'
import { toCode } from '../markdown/escape.ts'
import { type Period, periodLabel } from './period.ts'
import type { Counts, Format, VisitorsReason, VisitorsRow } from './visitors.ts'

export type TableHead = { period: Period; totals: Counts }
export type TableEnd = { complete: boolean; reason: VisitorsReason | null }

export type TableFormat = {
  extension: string
  begin(head: TableHead): string
  rows(rows: readonly VisitorsRow[], isFirst: boolean): string
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
  end: ({ complete, reason }) => `\n],${JSON.stringify({ complete, reason: reason ?? '' }).slice(1)}\n`,
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
  end: ({ complete, reason }) => (complete ? '' : `\n**Not complete** (\`${reason}\`): rows are missing.\n`),
}

/** How each format writes the table. */
export const tableFormats: Record<Format, TableFormat> = { csv, json, markdown }
