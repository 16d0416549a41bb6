// The inputs of the visitors export, parsed. An invalid input ends the run before any API call.
import { keyProblem, readServiceInputsWithKey, type ServiceInputs } from '../mintlify/service-inputs.ts'
import {
  boolean,
  type InputParser,
  integer,
  mapped,
  oneOf,
  optional,
  someOf,
  string,
} from '../runner/input-parsers.ts'
import { InputError, mappedReading, readInput, requireValid } from '../runner/read-inputs.ts'
import { measures } from './counts.ts'
import { checkOutputDir, type OutputRoots } from './output-dir.ts'
import { compareLevels, describeDate, isDate, type PeriodInputs, readPeriod } from './period.ts'
import {
  type FailableVisitorsResult,
  type Format,
  failableVisitorsResults,
  formats,
  type VisitorsRequest,
} from './visitors.ts'

export type VisitorsInputs = ServiceInputs & {
  request: VisitorsRequest
  /** Each once. */
  formats: Format[]
  /** Null for a new temporary directory. */
  outputDir: string | null
  summary: boolean
  failOn: FailableVisitorsResult[]
}

const date: InputParser<string> = {
  parse: (text) => (isDate(text) ? text : undefined),
  description: `be ${describeDate}`,
}

/** With a host of letters, dots and hyphens, the start of a link can hold nothing that Markdown would read as its own. */
const siteUrl: InputParser<string> = {
  parse: (text) =>
    /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?:\/[\w/.~-]*)?$/i.test(text)
      ? URL.parse(text)?.href
      : undefined,
  description: 'be the https address of your documentation site, such as `https://docs.example.com`',
}

type InputsOptions = {
  now: Date
  /** Where `output-dir` may be. */
  roots: OutputRoots
  /** Called with a sentence about unknown inputs that may mean nothing. */
  warn: (sentence: string) => void
}

/** The inputs of an export. Throws an InputError. */
export function readVisitorsInputs({ now, roots, warn }: InputsOptions): VisitorsInputs {
  const { dateFrom, dateTo, days, ...values } = requireValid(readEachInput(roots), {
    check: (known) => [keyProblem(known, false), risersProblem(known), periodProblem(known, now)],
    warn,
  })
  const { compare, risers, trend, limit, offset, maxPages, top, topBy, siteUrl, ...rest } = values
  const period = readPeriod({ dateFrom, dateTo, days }, now)
  if (period.kind === 'failure') throw new InputError(period.error)
  return {
    ...rest,
    request: { period: period.value, compare, risers, trend, limit, offset, maxPages, top, topBy, siteUrl },
  }
}

function readEachInput(roots: OutputRoots) {
  return {
    ...readServiceInputsWithKey(),
    dateFrom: readInput('date-from', optional(date)),
    dateTo: readInput('date-to', optional(date)),
    days: readInput('days', integer({ min: 1, max: 366 })),
    compare: readInput('compare', oneOf(compareLevels)),
    risers: readInput('risers', boolean),
    trend: readInput('trend', integer({ min: 0, max: 26 })),
    limit: readInput('limit', integer({ min: 1, max: 250 })),
    offset: readInput('offset', integer({ min: 0, max: 999_999_999 })),
    maxPages: readInput('max-pages', integer({ min: 1, max: 1_000 })),
    top: readInput('top', integer({ min: 0, max: 250 })),
    topBy: readInput('top-by', oneOf(measures)),
    formats: readInput(
      'format',
      mapped(someOf(formats), (given) => [...new Set(given)]),
    ),
    outputDir: mappedReading(readInput('output-dir', string), (path) => checkOutputDir(path, roots)),
    siteUrl: readInput('site-url', optional(siteUrl)),
    summary: readInput('summary', boolean),
    failOn: readInput('fail-on', someOf(failableVisitorsResults, 'none')),
  }
}

type KnownInputs = Partial<PeriodInputs & Pick<VisitorsRequest, 'compare' | 'risers'>>

function risersProblem({ compare, risers }: KnownInputs): string | null {
  const isMet = risers !== true || compare === undefined || compare === 'pages'
  return isMet ? null : 'Input `risers` must be `false` unless `compare` is `pages`.'
}

function periodProblem({ dateFrom, dateTo, days }: KnownInputs, now: Date): string | null {
  if (dateFrom === undefined || dateTo === undefined || days === undefined) return null
  const period = readPeriod({ dateFrom, dateTo, days }, now)
  return period.kind === 'failure' ? period.error : null
}
