import { expect, test } from '@jest/globals'
import { keepAdditions } from '../../../src/domain/conversation/merge-report.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

test.each<[string, Partial<Report>, Partial<Report>, string | null]>([
  ['what others have told in the same turn stays', { turn: 2, note: null }, { turn: 2, note: 'b' }, 'b'],
  ['it stays beside the note of the turn', { turn: 2, note: 'a' }, { turn: 2, note: 'a\n\nb' }, 'a\n\nb'],
  ['the next turn tells its own', { turn: 3, note: null }, { turn: 2, note: 'b' }, null],
  ['a note that the comment does not have yet is told', { turn: 2, note: 'a' }, { turn: 2, note: null }, 'a'],
])('%s', (...[, own, current, note]) => {
  expect(keepAdditions(sampleReport(own), sampleReport(current)).note).toBe(note)
})
