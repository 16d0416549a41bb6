// What patterns mean, compared with a regular expression for each, and what it costs to match them.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isMatched, parseFilterPattern } from '../../src/gates/filter-patterns.ts'

/** Parts of a pattern, each with a regular expression of the same meaning. */
const sign = fc.constantFrom(
  ['a', 'a'],
  ['b', 'b'],
  ['/', '\\/'],
  ['.', '\\.'],
  ['🍦', '🍦'],
  ['\\*', '\\*'],
  ['\\+', '\\+'],
  ['[ab]', '[ab]'],
  ['[0-9a-b]', '[0-9a-b]'],
)
const quantified = fc
  .tuple(sign, fc.constantFrom('', '?', '+'))
  .map(([[text = '', source = ''], quantifier]) => [text + quantifier, source + quantifier])
const wildcard = fc.constantFrom(['*', '[^/]*'], ['**', '.*'])
const directories = fc.constantFrom(['**/', null])
const parts = fc.array(fc.oneof(quantified, quantified, wildcard, directories), {
  minLength: 1,
  maxLength: 7,
})
const names = fc.string({
  unit: fc.constantFrom('a', 'a', 'b', '/', '/', '.', '*', '+', '1', '🍦', '\n'),
  maxLength: 12,
})

/** Null where parts would be read in another way once they stand beside each other, such as `*` and `**`. */
function expressionOf(given: readonly (readonly (string | null)[])[]): RegExp | null {
  let source = ''
  let text = ''
  for (const [part = '', meaning] of given) {
    if (/(?:^|[^\\])\*$/.test(text) && /^[*/]/.test(part ?? '')) return null
    const isSegmentStart = text === '' || text.endsWith('/')
    source += meaning ?? (isSegmentStart ? '(?:.*\\/)?' : '.*\\/')
    text += part
  }
  return new RegExp(`^(?:${source})$`, 'su')
}

test('a pattern matches what its regular expression does', () => {
  const seen = { matched: 0, unmatched: 0 }
  fc.assert(
    fc.property(parts, fc.array(names, { minLength: 1, maxLength: 12 }), (given, candidates) => {
      const expression = expressionOf(given)
      fc.pre(expression !== null)
      const pattern = parseFilterPattern(given.map(([text]) => text).join(''))
      for (const name of candidates) {
        const expected = expression?.test(name)
        seen[expected ? 'matched' : 'unmatched'] += 1
        expect([name, pattern && isMatched(name, [pattern])]).toEqual([name, expected])
      }
    }),
    { numRuns: 3_000 },
  )
  expect(Math.min(seen.matched, seen.unmatched)).toBeGreaterThan(500)
})

test.each([
  ['directories', `${'**/a/'.repeat(40)}*.ts`, 'a/'.repeat(2_000)],
  ['any characters', `${'**a'.repeat(40)}**.ts`, 'a'.repeat(4_000)],
  ['a name', `${'*a'.repeat(40)}*.ts`, 'a'.repeat(4_000)],
  ['one or more', `${'a+'.repeat(40)}.ts`, 'a'.repeat(4_000)],
  ['zero or one', `${'a?'.repeat(2_000)}${'a'.repeat(2_000)}b`, 'a'.repeat(4_000)],
])('backtracking over %s would never end', (_, text, name) => {
  const pattern = parseFilterPattern(text)
  expect(pattern && isMatched(name, [pattern])).toBe(false)
})
