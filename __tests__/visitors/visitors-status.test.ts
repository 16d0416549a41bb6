import { expect, test } from '@jest/globals'
import { visitorsStepFails } from '../../src/visitors/visitors.ts'
import { describeExport, describeExportReason, describeProblem } from '../../src/visitors/visitors-status.ts'
import { describeReason } from '../../src/words/reasons.ts'
import { sampleExport } from '../fixtures/sample-visitors.ts'

const partials = [
  'page-budget',
  'repeated-page',
  'rows-shifted',
  'rate-limited',
  'unreachable',
  'interrupted',
] as const
const rejections = [
  'unauthorized',
  'forbidden',
  'project-not-found',
  'bad-request',
  'redirected',
  'tls',
] as const

test.each([
  ...partials.map((reason) => ['partial', reason] as const),
  ...rejections.map((reason) => ['rejected', reason] as const),
  ['unknown', 'unreachable'],
  ['unknown', 'unexpected-answer'],
] as const)(
  '%s because of %s has a title, a text and a next step that begins with a verb',
  (result, reason) => {
    const exported = sampleExport({ result, reason })
    const message = describeExport(exported)
    expect(message.icon).not.toBe('')
    const cause = describeReason(result === 'rejected' ? reason : null).title
    expect(message.title).toMatch(cause ?? /^(?:Couldn't read the visitors|Partial export:)/)
    expect(message.text).toMatch(/^[A-Z].*\.$/)
    expect(message.next).toMatch(/^(?:Run|Raise|Use|Check|Copy|Create|Set) .*\.$/)
    expect(describeExportReason(exported)).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      text: message.text,
    })
  },
)

test('a complete export needs no reason', () => {
  expect(describeExportReason(sampleExport())).toEqual({ title: null, text: null, next: null })
  expect(describeExport(sampleExport({ rows: 1 }))).toEqual({
    icon: '✅',
    title: 'Visitors of 1 page exported',
    text: null,
    next: null,
  })
})

test('the problem of a page is plain sentences, and a complete export has none', () => {
  const known = { result: 'partial', reason: 'page-budget', nextOffset: 500, rows: 500 } as const
  expect(describeProblem(sampleExport(known))).toBe(
    'Partial export: 500 pages. There are more rows than max-pages API calls can read. Raise max-pages to read more in one run. Set offset: 500 to read the rest.',
  )
  expect(describeProblem(sampleExport())).toBeNull()
})

test.each([
  [1, "The first row isn't included."],
  [1_234, "The first 1,234 rows aren't included."],
])('an export that began at the offset %d says which rows it lacks', (offset, text) => {
  const skipped = describeExport(sampleExport({ result: 'partial', reason: 'offset', offset }))
  expect(skipped).toMatchObject({ text, next: expect.stringMatching(/^Combine these rows .*\.$/) })
  const stopped = describeExport(sampleExport({ result: 'partial', reason: 'page-budget', offset }))
  expect(stopped.text).toBe(`There are more rows than \`max-pages\` API calls can read. ${text}`)
})

test('an export that read nothing lacks more than the rows that it skipped', () => {
  const nothing = sampleExport({ result: 'unknown', reason: 'unreachable', totals: null, offset: 5 })
  expect(describeExport(nothing).text).not.toContain('included')
})

test('the message names the next offset, and counts what came twice or was unusable', () => {
  const budget = describeExport(
    sampleExport({ result: 'partial', reason: 'page-budget', nextOffset: 10_000 }),
  )
  expect(budget.next).toBe('Raise `max-pages` to read more in one run. Set `offset: 10000` to read the rest.')
  const shifted = describeExport(sampleExport({ result: 'partial', reason: 'rows-shifted', duplicates: 1 }))
  expect(shifted.text).toContain('1 row came twice')
  const unusable = sampleExport({ result: 'partial', reason: 'unexpected-answer', unusable: 3 })
  expect(describeExport(unusable).text).toContain('3 rows')
})

test.each([
  [{ result: 'complete', reason: null }, ['partial', 'rejected', 'unknown'], false],
  [{ result: 'partial', reason: 'page-budget' }, ['rejected', 'unknown'], false],
  [{ result: 'partial', reason: 'page-budget' }, ['partial'], true],
  [{ result: 'rejected', reason: 'unauthorized' }, ['rejected', 'unknown'], true],
  [{ result: 'unknown', reason: 'unreachable' }, [], false],
  [{ result: 'partial', reason: 'interrupted' }, [], true],
  [{ result: 'rejected', reason: 'invalid-input' }, [], true],
] as const)('%j with fail-on %j fails the step: %s', (end, failOn, fails) => {
  expect(visitorsStepFails(end, failOn)).toBe(fails)
})
