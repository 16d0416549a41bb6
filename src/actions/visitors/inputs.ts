// The inputs of the visitors export, from strings to types. What is not valid ends the run before any request.

import { anyText, InputError, readInput, someOf, whole, yesOrNo } from '../../adapters/runner/inputs.ts'
import type { ServiceSettings } from '../../domain/job/settings.ts'
import { readPeriod } from '../../domain/visitors/period.ts'
import {
  type FailableVisitorsResult,
  type Format,
  failableVisitorsResults,
  formats,
  type VisitorsRequest,
} from '../../domain/visitors/visitors.ts'
import { readServiceSettingsWithKey } from '../common-inputs.ts'

export type VisitorsSettings = ServiceSettings & {
  request: VisitorsRequest
  /** Each once. */
  formats: Format[]
  /** Blank for a new folder under the runner's temporary one. */
  outputDir: string
  summary: boolean
  failOn: FailableVisitorsResult[]
}

/** The settings of an export. Throws an InputError. */
export function readVisitorsSettings(now: Date): VisitorsSettings {
  return {
    ...readServiceSettingsWithKey(),
    request: {
      period: readAskedPeriod(now),
      compare: readInput('compare', yesOrNo),
      trend: readInput('trend', whole({ least: 0, most: 26 })),
      limit: readInput('limit', whole({ least: 1, most: 250 })),
      offset: readInput('offset', whole({ least: 0, most: 999_999_999 })),
      maxPages: readInput('max-pages', whole({ least: 1, most: 1_000 })),
      top: readInput('top', whole({ least: 0, most: 250 })),
    },
    formats: [...new Set(readInput('format', someOf(formats)))],
    outputDir: readInput('output-dir', anyText),
    summary: readInput('summary', yesOrNo),
    failOn: readInput('fail-on', someOf(failableVisitorsResults, 'none')),
  }
}

function readAskedPeriod(now: Date): VisitorsRequest['period'] {
  const asked = readPeriod(
    {
      dateFrom: readInput('date-from', anyText),
      dateTo: readInput('date-to', anyText),
      days: readInput('days', whole({ least: 1, most: 366 })),
    },
    now,
  )
  if ('problem' in asked) throw new InputError(asked.problem)
  return asked.period
}
