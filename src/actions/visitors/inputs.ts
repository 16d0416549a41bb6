// The inputs of the visitors export, parsed. An invalid input ends the run before any request.
import {
  boolean,
  InputError,
  integer,
  oneOf,
  readInput,
  someOf,
  string,
} from '../../adapters/runner/input-parsers.ts'
import type { ServiceInputs } from '../../domain/job/inputs.ts'
import { measures } from '../../domain/visitors/counts.ts'
import { compareLevels, type Period, readPeriod } from '../../domain/visitors/period.ts'
import {
  type FailableVisitorsResult,
  type Format,
  failableVisitorsResults,
  formats,
  type VisitorsRequest,
} from '../../domain/visitors/visitors.ts'
import { readServiceInputsWithKey } from '../shared-inputs.ts'

export type VisitorsInputs = ServiceInputs & {
  request: VisitorsRequest
  /** Each once. */
  formats: Format[]
  /** Null for a new temporary directory. */
  outputDir: string | null
  summary: boolean
  failOn: FailableVisitorsResult[]
}

/** The inputs of an export. Throws an InputError. */
export function readVisitorsInputs(now: Date): VisitorsInputs {
  const compare = readInput('compare', oneOf(compareLevels))
  const risers = readInput('risers', boolean)
  if (risers && compare !== 'pages')
    throw new InputError('Input `risers` must be `false` unless `compare` is `pages`.')
  return {
    ...readServiceInputsWithKey(),
    request: {
      ...{ period: readPeriodInputs(now), compare, risers },
      trend: readInput('trend', integer({ min: 0, max: 26 })),
      limit: readInput('limit', integer({ min: 1, max: 250 })),
      offset: readInput('offset', integer({ min: 0, max: 999_999_999 })),
      maxPages: readInput('max-pages', integer({ min: 1, max: 1_000 })),
      top: readInput('top', integer({ min: 0, max: 250 })),
      topBy: readInput('top-by', oneOf(measures)),
    },
    formats: [...new Set(readInput('format', someOf(formats)))],
    outputDir: readInput('output-dir', string),
    summary: readInput('summary', boolean),
    failOn: readInput('fail-on', someOf(failableVisitorsResults, 'none')),
  }
}

function readPeriodInputs(now: Date): Period {
  const period = readPeriod(
    {
      dateFrom: readInput('date-from', string),
      dateTo: readInput('date-to', string),
      days: readInput('days', integer({ min: 1, max: 366 })),
    },
    now,
  )
  if (period.kind === 'failure') throw new InputError(period.error)
  return period.value
}
