// Text as an attacker would write it, for property tests.
import fc from 'fast-check'

const pieces = [
  '::error::x',
  '::',
  ':',
  '##[group]',
  '##',
  '#[',
  '[',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u{e0041}',
  '\ud83d\ude00',
  '\ud83d',
  '<!--',
  '-->',
  '<!',
  '--',
  '<script>',
  '</details>',
  '`',
  '```',
  '~~~~',
  '|',
  '@mona',
  'fixes #1',
  '![x](https://evil.example/x.png)',
  '&#64;',
  ' ',
  '\t',
]

/** Dangerous pieces and arbitrary characters in any order. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 25 })
  .map((parts) => parts.join(''))
