// Any report that a state can hold.
import type fc from 'fast-check'
import type { Report } from '../../src/state/report.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import { anyStateWith } from './any-state.ts'

/** Any report with texts of that kind. */
export function anyReportWith(text: fc.Arbitrary<string>): fc.Arbitrary<Report> {
  return anyStateWith(text).map(reportOf)
}
