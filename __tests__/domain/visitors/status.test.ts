import { expect, test } from '@jest/globals'
import { visitorsCauseOf, visitorsVerdictOf } from '../../../src/domain/visitors/status.ts'
import { visitorsStepFails } from '../../../src/domain/visitors/visitors.ts'
import { sampleExport } from '../../fixtures/sample-visitors.ts'

const partials = [
  'page-budget',
  'repeated-page',
  'rows-shifted',
  'rate-limited',
  'unreachable',
  'signal',
] as const
const rejections = [
  'unauthorized',
  'forbidden',
  'project-not-found',
  'bad-request',
  'bad-endpoint',
  'tls',
] as const

test.each([
  ...partials.map((reason) => ['partial', reason] as const),
  ...rejections.map((reason) => ['rejected', reason] as const),
  ['unknown', 'unreachable'],
  ['unknown', 'unexpected-answer'],
] as const)(
  '%s because of %s has a title, a cause and a next step that begins with a verb',
  (result, reason) => {
    const exported = sampleExport({ result, reason })
    const verdict = visitorsVerdictOf(exported)
    expect(verdict.icon).not.toBe('')
    expect(verdict.title).toMatch(/^(?:The service|The visitors|Visitors of)/)
    expect(verdict.text).toMatch(/^[A-Z].*\.$/)
    expect(verdict.next).toMatch(/^(?:Run|Raise|Use|Check|Copy|Create|Set) .*\.$/)
    expect(visitorsCauseOf(exported)).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      text: verdict.text,
    })
  },
)

test('a complete export needs no cause', () => {
  expect(visitorsCauseOf(sampleExport())).toEqual({ title: '', text: '', next: '' })
  expect(visitorsVerdictOf(sampleExport({ rows: 1 }))).toEqual({
    icon: '✅',
    title: 'Visitors of 1 page exported',
    text: '',
    next: 'Compare periods of equal length: counts cannot be added up.',
  })
})

test('the verdict names the offset to go on with, and counts what came twice or was unusable', () => {
  const budget = visitorsVerdictOf(
    sampleExport({ result: 'partial', reason: 'page-budget', nextOffset: 10_000 }),
  )
  expect(budget.next).toBe('Raise `max-pages` to read more in one run. Set `offset: 10000` to read the rest.')
  const shifted = visitorsVerdictOf(
    sampleExport({ result: 'partial', reason: 'rows-shifted', duplicates: 1 }),
  )
  expect(shifted.text).toContain('1 row came twice')
  const unusable = sampleExport({ result: 'partial', reason: 'unexpected-answer', unusable: 3 })
  expect(visitorsVerdictOf(unusable).text).toContain('3 rows')
})

test.each([
  [{ result: 'complete', reason: '' }, ['partial', 'rejected', 'unknown'], false],
  [{ result: 'partial', reason: 'page-budget' }, ['rejected', 'unknown'], false],
  [{ result: 'partial', reason: 'page-budget' }, ['partial'], true],
  [{ result: 'rejected', reason: 'unauthorized' }, ['rejected', 'unknown'], true],
  [{ result: 'unknown', reason: 'unreachable' }, [], false],
  [{ result: 'partial', reason: 'signal' }, [], true],
  [{ result: 'rejected', reason: 'invalid-input' }, [], true],
] as const)('%j with fail-on %j fails the step: %s', (end, failOn, fails) => {
  expect(visitorsStepFails(end, failOn)).toBe(fails)
})
