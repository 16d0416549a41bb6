// The rows as a report page: a template with a script and a style of its own,
// and the data as JSON inside of it.
import type { Counts, Measure } from './counts.ts'
import type { TableFormat } from './formats.ts'
import type { Period, PeriodTotals } from './period.ts'

/** What the page shows of the inputs. */
export type PageOptions = {
  /** Whose docs these are: the host of the site, or the project. */
  site: string
  /** Which visitors the page sorts by at first. */
  topBy: Measure
  /** Whether the period is compared with the one before. */
  isCompared: boolean
  /**
   * Address of the documentation site, for links to its pages. Null for none.
   */
  siteUrl: string | null
  /**
   * Number of periods in the chart, the exported one included. There is none
   * with fewer than two.
   */
  trend: number
}

/** The data of a page, as its script reads it. */
export type PageData = Period &
  PageOptions & {
    totals: Counts
    visitors: PageRow[]
    /**
     * The period before, with `visitorsBefore` and `beforeComplete`. Absent if
     * no page of it was read.
     */
    before?: PeriodTotals
    visitorsBefore?: PageRow[]
    beforeComplete: boolean | null
    complete: boolean
    /** Why rows are missing, in sentences. Empty if none is. */
    problem: string
    /** The equal periods before, newest first. */
    earlier: PeriodTotals[]
  }

/**
 * Path, human, AI and all visitors: names in every row would double the size of
 * the page.
 */
export type PageRow = [path: string, human: number, ai: number, total: number]

/** Stands in the template where the data goes. */
export const dataMarker = '{{visitors-data}}'

/**
 * The format of a page with that template. Throws if the template has no single
 * place for the data.
 */
export function createPageFormat(
  template: string,
  options: PageOptions,
): TableFormat {
  const [start, rest, ...others] = template.split(dataMarker)
  if (start === undefined || rest === undefined || others.length > 0)
    throw new Error(
      'The template of the page must have one place for the data.',
    )
  return {
    extension: 'html',
    needsByteOrderMark: false,
    begin: ({ period, totals }) =>
      start + open({ ...period, totals, ...options }, 'visitors'),
    rows: (rows, isFirst) => {
      const lines = rows.map(({ path, human, ai, total }) =>
        toScriptJson([path, human, ai, total]),
      )
      return (isFirst ? '\n' : ',\n') + lines.join(',\n')
    },
    beginBefore: (before) =>
      `\n],${open({ before }, 'visitorsBefore').slice(1)}`,
    end: ({ complete, beforeComplete, earlier, problem }) =>
      `\n],${toScriptJson({ complete, beforeComplete, problem, earlier }).slice(1)}${rest}`,
  }
}

/** An object with an open list at its end. */
function open(start: object, list: string): string {
  return `${toScriptJson(start).slice(0, -1)},"${list}":[`
}

/**
 * JSON that cannot end the script element it stands in, nor begin a comment
 * there.
 */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
