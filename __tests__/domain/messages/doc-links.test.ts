import { expect, test } from '@jest/globals'
import type { Reason } from '../../../src/domain/job/outcome.ts'
import { docLinkFor, docLinkForExport } from '../../../src/domain/messages/doc-links.ts'
import type { VisitorsReason } from '../../../src/domain/visitors/visitors.ts'

test.each<[Reason | null, string]>([
  [null, 'results'],
  ['busy', 'reasons'],
  ['rate-limited', 'limits'],
  ['unauthorized', 'setUp'],
])('a run with the reason %j is explained under %s', (reason, link) => {
  expect(docLinkFor(reason)).toBe(link)
})

test.each<[VisitorsReason | null, string]>([
  [null, 'export'],
  ['page-budget', 'export'],
  ['rate-limited', 'exportLimits'],
  ['unauthorized', 'setUp'],
  ['busy', 'export'],
  ['bad-request', 'visitorsInputs'],
  ['redirected', 'visitorsInputs'],
])('an export with the reason %j is explained under %s', (reason, link) => {
  expect(docLinkForExport(reason)).toBe(link)
})
