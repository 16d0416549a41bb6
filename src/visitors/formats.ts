// The rows as files, in pieces: a beginning, rows as they arrive, an end. Paths
// are foreign: a spreadsheet must not take one for a formula, nor Markdown one
// for markup; in JSON they stay what they are.
import { stringify } from 'csv-stringify/sync'
import { toCode, toProse } from '../lib/markdown.ts'
import { joinSentences } from '../lib/plain-text.ts'
import { type Counts, overlapText, type VisitorsRow } from './counts.ts'
import { type PeriodTotals, periodLabel } from './period.ts'

export const formats = ['csv', 'json', 'markdown', 'html'] as const
export type Format = (typeof formats)[number]

export type TableEnd = {
  complete: boolean
  /** Empty if no row is missing. */
  reason: string
  /**
   * Why rows are missing and what to do about it, in sentences. Empty if none
   * is.
   */
  problem: string
  /** Number of rows skipped before the first one. */
  offset: number
  /**
   * Whether the table has every page of the period before. Null if it has none
   * of them.
   */
  beforeComplete: boolean | null
  /** The equal periods before, newest first. */
  earlier: readonly PeriodTotals[]
}

export type TableFormat = {
  extension: string
  /** Whether a program may need one to read other letters than ASCII. */
  needsByteOrderMark: boolean
  begin(head: PeriodTotals): string
  rows(rows: readonly VisitorsRow[], isFirst: boolean): string
  /**
   * What stands between the rows of the period and those of the period before.
   * Null if the format has only the former.
   */
  beginBefore: ((head: PeriodTotals) => string) | null
  end(end: TableEnd): string
}

const columns = ['path', 'human', 'ai', 'total']
const csvOptions = {
  columns,
  escape_formulas: true,
  quoted_string: true,
  record_delimiter: 'windows',
} as const

/**
 * RFC 4180 with a header. A path that a spreadsheet would calculate begins with
 * an apostrophe, and every path is quoted: where the list separator is a
 * semicolon, one inside of a path would begin another cell.
 */
const csv: TableFormat = {
  extension: 'csv',
  needsByteOrderMark: true,
  begin: () => `${columns.join(',')}\r\n`,
  rows: (rows) => stringify(rows.map(withoutFormula), csvOptions),
  beginBefore: null,
  end: () => '',
}

/**
 * A spreadsheet looks for a formula behind white space, too. What begins with
 * its sign is left to `escape_formulas`.
 */
function withoutFormula(row: VisitorsRow): VisitorsRow {
  const isHidden = /^[\s\p{Cc}\p{Cf}]+[=+\-@]/u.test(row.path)
  return isHidden ? { ...row, path: `'${row.path}` } : row
}

/** One object, with one row on each line. */
const json: TableFormat = {
  extension: 'json',
  needsByteOrderMark: false,
  begin: (head) => `${jsonHead(head).slice(0, -1)},"visitors":[`,
  rows: (rows, isFirst) =>
    (isFirst ? '\n' : ',\n') +
    rows.map((row) => JSON.stringify(row)).join(',\n'),
  beginBefore: (head) => `\n],"before":${jsonHead(head)},"visitorsBefore":[`,
  end: ({ complete, reason, offset, beforeComplete }) =>
    `\n],${JSON.stringify({ complete, reason, offset, beforeComplete }).slice(1)}\n`,
}

function jsonHead({ period, totals }: PeriodTotals): string {
  return JSON.stringify({ ...period, period: periodLabel(period), totals })
}

const markdown: TableFormat = {
  extension: 'md',
  needsByteOrderMark: false,
  begin({ period, totals }) {
    const { human, ai, total } = rounded(totals)
    const site = `Whole site: ${human} people, ${ai} AI, ${total} in all.`
    const title = `# Visitors, ${periodLabel(period)}\n\n${joinSentences([site, overlapText(totals)])}`
    return `${title}\n\n| Page | People | AI | All |\n|---|---:|---:|---:|\n`
  },
  rows: (rows) =>
    rows
      .map((row) => {
        const { human, ai, total } = rounded(row)
        return `| ${toCode(row.path, Infinity)} | ${human} | ${ai} | ${total} |\n`
      })
      .join(''),
  beginBefore: null,
  end: ({ problem }) =>
    problem === '' ? '' : `\n**Not complete.** ${toProse(problem)}\n`,
}

/** Mintlify's counts can be fractions, which no visitor is. */
function rounded({ human, ai, total }: Counts): Counts {
  return {
    human: Math.round(human),
    ai: Math.round(ai),
    total: Math.round(total),
  }
}

/**
 * How each format but the report page writes the table. The page needs its
 * template.
 */
export const tableFormats: Record<Exclude<Format, 'html'>, TableFormat> = {
  csv,
  json,
  markdown,
}
