// The inputs of the visitors export, from strings to types. What is not valid ends the run before any request.
import * as z from 'zod/mini'
import type { ServiceSettings } from './domain/job-settings.ts'
import {
  type FailableVisitorsResult,
  type Format,
  failableVisitorsResults,
  formats,
  type VisitorsRequest,
} from './domain/visitors.ts'
import { readPeriod } from './domain/visitors-period.ts'
import { anyText, InputError, listOf, parseInputs, whole, yesOrNo } from './input-schemas.ts'
import { readAll, serviceSchemas, serviceSettings } from './service-inputs.ts'

export type VisitorsSettings = ServiceSettings & {
  request: VisitorsRequest
  /** Each once. */
  formats: Format[]
  /** Blank for a new folder under the runner's temporary one. */
  outputDir: string
  summary: boolean
  failOn: FailableVisitorsResult[]
}

const visitorsSchema = z.object({
  ...serviceSchemas,
  'date-from': anyText,
  'date-to': anyText,
  days: whole({ least: 1, most: 366 }),
  limit: whole({ least: 1, most: 250 }),
  offset: whole({ least: 0, most: 999_999_999 }),
  'max-pages': whole({ least: 1, most: 1_000 }),
  format: listOf(formats),
  'output-dir': anyText,
  top: whole({ least: 0, most: 250 }),
  compare: yesOrNo,
  trend: whole({ least: 0, most: 26 }),
  summary: yesOrNo,
  'fail-on': listOf(failableVisitorsResults, 'none'),
})

/** The settings of an export. Throws an InputError. */
export function readVisitorsSettings(now: Date): VisitorsSettings {
  const given = parseInputs(visitorsSchema, readAll(Object.keys(visitorsSchema.shape)))
  if (given['api-key'] === '') {
    throw new InputError(
      'Input `api-key` is empty. Add the secret MINTLIFY_API_KEY; runs from forks and Dependabot get no secrets.',
    )
  }
  const dates = { dateFrom: given['date-from'], dateTo: given['date-to'], days: given.days }
  const asked = readPeriod(dates, now)
  if ('problem' in asked) throw new InputError(asked.problem)
  return {
    ...serviceSettings(given),
    request: {
      period: asked.period,
      compare: given.compare,
      trend: given.trend,
      limit: given.limit,
      offset: given.offset,
      maxPages: given['max-pages'],
      top: given.top,
    },
    formats: [...new Set(given.format)],
    outputDir: given['output-dir'],
    summary: given.summary,
    failOn: given['fail-on'],
  }
}
