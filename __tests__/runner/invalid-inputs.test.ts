import { expect, test } from '@jest/globals'
import {
  invalidInputSentence,
  misspelledSentence,
  showValue,
  unknownInputsSentence,
} from '../../src/runner/invalid-inputs.ts'

const secret = 'correct horse battery'

test.each([
  ['', 'Input `wait` must be `true`. It is empty.'],
  ['maybe', 'Input `wait` must be `true`. It is `maybe`.'],
  ['ghp_x', "Input `wait` must be `true`. Its value isn't shown, because it looks like a key or token."],
])('the sentence for %j', (text, sentence) => {
  expect(invalidInputSentence({ name: 'wait', text, must: 'be `true`' }, [])).toBe(sentence)
})

test.each([
  ['docs/guides/getting-started.md'],
  ['https://docs.example.com/a?page=2#top'],
  ['task-force sk mint ghp'],
  ['desk-1 disk-space'],
  ['2026-11-14T09:30:00+02:00'],
  ['authentication-and-authorization'],
  ['/tmp/visitors-files-1oEa57/outside/of/it'],
  ['team:writers'],
  ['horse'],
])('%s is shown', (text) => {
  expect(showValue(text, [secret])).toBe(`\`${text}\``)
})

test.each([
  ['mint_x'],
  ['a MINT_x'],
  ['"gho_x"'],
  ['(sk-x)'],
  ['xoxp-1'],
  ['mi\u200bnt_x'],
  ['abcdefghijklmno1'],
  ['1abcdefghijklmno'],
  ['0123456789abcdef-0123456789abcdef'],
  ['aB3+aB3+aB3+aB3+aB3+aB3+aB3+aB3+'],
  ['mona:pass@example.com'],
  ['?token=1'],
  ['&client_secret=1'],
  [secret],
  [`the ${secret}.`],
  ['or battery'],
])('%s could be a secret', (text) => {
  expect(showValue(text, [secret])).toBeNull()
})

test('a text is shown in sixty characters, whatever it is', () => {
  expect(showValue('a'.repeat(60), [])).toBe(`\`${'a'.repeat(60)}\``)
  expect(showValue('a'.repeat(61), [])).toBe(`\`${'a'.repeat(59)}…\``)
  expect(showValue('\u200b'.repeat(9), [])).toBe(`\`${'\\u{200b}'.repeat(7)}…\``)
  expect(showValue('a '.repeat(100_000), [])).toHaveLength(62)
})

test('unknown inputs are named as far as they can be shown', () => {
  expect(misspelledSentence('max-request', 'max-requests')).toBe(
    'Unknown input `max-request`. Did you mean `max-requests`?',
  )
  expect(unknownInputsSentence(['a'])).toBe('Unknown input `a`. It has no effect.')
  expect(unknownInputsSentence(['a', 'ghp_b'])).toBe('Unknown inputs `a`, `***`. They have no effect.')
})
