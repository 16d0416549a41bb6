import { expect, test } from '@jest/globals'
import { docLinkFor, docLinkForExport } from '../../src/base/doc-links.ts'
import type { Reason, VisitorsReason } from '../../src/base/result-codes.ts'

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
