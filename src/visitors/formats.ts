// The files' contents. Paths are foreign: a spreadsheet must not take one for a
// formula, nor Markdown one for markup; in JSON they stay what they are.
import { stringify } from 'csv-stringify/sync'
import { toCode, toProse } from '../lib/markdown.ts'
import { joinParagraphs, joinSentences } from '../lib/plain-text.ts'
import { overlapText, type VisitorsRow } from './counts.ts'
import { toVisible } from './paths.ts'
import {
  type Earlier,
  type PeriodPages,
  type PeriodTotals,
  periodLabel,
} from './period.ts'

/** What the files have. */
export type VisitorsTable = PeriodPages &
  Earlier & {
    /** Code and sentences about why rows are missing. Empty if none is. */
    reason: string | null
    problem: string
    /** Number of rows skipped before the first one. */
    offset: number
  }

/** The extension of each format's file. */
export const extensions = {
  csv: 'csv',
  json: 'json',
  markdown: 'md',
  html: 'html',
}
export type Format = keyof typeof extensions
export const formats = Object.keys(extensions) as Format[]

const columns = ['path', 'human', 'ai', 'total']

/**
 * RFC 4180 with a header. A path that a spreadsheet would calculate begins with
 * an apostrophe, and every path is quoted: where the list separator is a
 * semicolon, one inside of a path would begin another cell. Excel takes other
 * letters than ASCII for UTF-8 only behind a byte order mark.
 */
export function toCsv({ rows }: VisitorsTable): string {
  const lines = stringify(rows.map(withoutFormula), {
    columns,
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: 'windows',
  })
  const text = `${columns.join(',')}\r\n${lines}`
  return /\P{ASCII}/u.test(text) ? `\ufeff${text}` : text
}

/**
 * A spreadsheet looks for a formula behind white space, too. What begins with
 * its sign is left to `escape_formulas`.
 */
function withoutFormula(row: VisitorsRow) {
  const isHidden = /^[\s\p{Cc}\p{Cf}]+[=+\-@＝＋－＠]/u.test(row.path)
  return isHidden ? { ...row, path: `'${row.path}` } : row
}

/** One object, with one row on each line. */
export function toJson(table: VisitorsTable): string {
  const { rows, isWhole, reason, offset, pagesBefore } = table
  const members = Object.entries({
    ...jsonHead(table),
    visitors: rows,
    ...(pagesBefore && {
      before: jsonHead(pagesBefore),
      visitorsBefore: pagesBefore.rows,
    }),
    complete: isWhole,
    reason: reason ?? '',
    offset,
    beforeComplete: pagesBefore?.isWhole ?? null,
  })
  const texts = members.map(([name, value]) => `"${name}":${linesOf(value)}`)
  return `{${texts.join(',')}}\n`
}

function jsonHead({ period, totals }: PeriodTotals) {
  return { ...period, period: periodLabel(period), totals }
}

function linesOf(value: unknown) {
  if (!Array.isArray(value)) return JSON.stringify(value)
  const items = value.map((item) => JSON.stringify(item))
  return `[\n${items.join(',\n')}\n]`
}

/** A title, the totals, a table, and what is missing. */
export function toMarkdown(table: VisitorsTable): string {
  const { period, totals, rows, problem, isWhole } = table
  const { human, ai, total } = totals
  const site = `Whole site: ${human} people, ${ai} AI, ${total} in all.`
  const text = joinParagraphs([
    `# Visitors, ${periodLabel(period)}`,
    joinSentences([site, overlapText(totals)]),
    rowsTable(rows, (path) => toCode(toVisible(path), Infinity)),
    joinSentences([
      isWhole ? null : '**Not complete.**',
      toProse(problem) || null,
    ]) || null,
  ])
  return `${text}\n`
}

/** Rows as a Markdown table. `cellOf`: a path as Markdown. */
export function rowsTable(
  rows: readonly VisitorsRow[],
  cellOf: (path: string) => string,
): string {
  const lines = rows.map(
    ({ path, human, ai, total }) =>
      `| ${cellOf(path)} | ${human} | ${ai} | ${total} |`,
  )
  const head = ['| Page | People | AI | All |', '|---|---:|---:|---:|']
  return [...head, ...lines].join('\n')
}
