// The check of the wording finds what it should find, and nothing else.
import { expect, test } from '@jest/globals'
import { findRetiredWords } from '../../scripts/words/find.ts'
import { retiredWords } from '../../scripts/words/retired.ts'

test.each(retiredWords)('$example is found', ({ example, instead }) => {
  expect(findRetiredWords('README.md', example)).toContainEqual(
    expect.objectContaining({ file: 'README.md', line: 1, instead }),
  )
})

test.each(retiredWords)('$instead is allowed', ({ instead }) => {
  expect(findRetiredWords('README.md', instead)).toEqual([])
})

test.each([
  ['the value of a result', 'The result is `cancelled`.'],
  ['the same in JSON', '{ "enum": ["cancelled"] }'],
  ["GitHub's function", `if: \${{ !cancelled() }}`],
  ['a plural that means something else', 'Both services and their threading.'],
  ['American spelling', 'It honors the color, is canceled, and cancellation has two of them.'],
])('%s is allowed', (_, text) => {
  expect(findRetiredWords('README.md', text)).toEqual([])
})

test('a phrase is found across a line break, in comments of YAML, too, and at its first line', () => {
  const found = findRetiredWords('a.yml', 'name: a\n# Run by who\n# may write.\n')
  expect(found).toEqual([expect.objectContaining({ line: 2, found: 'who # may' })])
})

test('the finding says what to write instead', () => {
  expect(findRetiredWords('README.md', 'One.\nThis thread.\n')).toEqual([
    {
      ...{ file: 'README.md', line: 2, found: 'thread' },
      instead: '"conversation", or "the pull request" or "issue"',
    },
  ])
})

test('of code only the texts count, each at its line', () => {
  const code = [
    "import { thread } from './thread of words.ts'",
    '// The service answers in this thread.',
    "const thread = 'thread'",
    "const one = 'This thread has a job.'",
    `const other = \`Of \${thread} the service said \${one} in the thread\``,
  ].join('\n')
  const found = findRetiredWords('a.ts', code).map(({ line, found: word }) => [line, word])
  expect(found).toEqual([
    [4, 'thread'],
    [5, 'the service'],
    [5, 'thread'],
  ])
})
