import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findMergedPulls } from '../../src/context/merged-pulls.ts'

test.each([
  ['a squash', 'Add webhooks (#12)', { number: 12, title: 'Add webhooks' }],
  ['a squash with a body', 'Add webhooks (#12)\n\n* Sign them (#9)', { number: 12, title: 'Add webhooks' }],
  ['a squash with CRLF', 'Add webhooks (#12)\r\n\r\nMore', { number: 12, title: 'Add webhooks' }],
  ['a squash with a long number', 'Add webhooks (#12345)', { number: 12_345, title: 'Add webhooks' }],
  ['a squash with more spaces', 'Add webhooks  (#12) ', { number: 12, title: 'Add webhooks' }],
  [
    'a merge with a long number',
    'Merge pull request #12345 from mona/retries\n\n  Add retries ',
    { number: 12_345, title: 'Add retries' },
  ],
  [
    'a merge',
    'Merge pull request #13 from mona/retries\n\nAdd retries',
    { number: 13, title: 'Add retries' },
  ],
  [
    'a merge without a body',
    'Merge pull request #13 from mona/retries',
    { number: 13, title: 'Merge pull request #13 from mona/retries' },
  ],
  [
    'a merge of a branch that is named like a number',
    'Merge pull request #13 from mona/fix-(#7)',
    { number: 13 },
  ],
  [
    'a squashed revert',
    'Revert "Cache pages (#7)" (#15)',
    { number: 15, title: 'Revert "Cache pages (#7)"' },
  ],
  ['a backport', 'Cache pages (#7) (#21)', { number: 21, title: 'Cache pages (#7)' }],
])('%s names its pull request', (_, message, pull) => {
  expect(findMergedPulls([{ sha: 'a', message }], [])).toEqual([
    { author: null, title: expect.any(String), ...pull },
  ])
})

test.each([
  ['a mention in the middle', 'Mention issue (#10) in the middle'],
  ['a revert outside a pull request', 'Revert "Cache pages (#7)"'],
  ['a mention without brackets', 'Fix #10'],
  ['a mention in the body', 'Fix it\n\nSee (#10)'],
  ['a merge of a branch', "Merge branch 'main' into topic"],
  ['a merge that is only quoted', 'Undo: Merge pull request #13 from mona/retries'],
  ['number zero', 'Nothing (#0)'],
  ['a number beyond all numbers', 'Nothing (#99999999999)'],
  ['a number without a title', '(#10)'],
  ['an empty message', ''],
])('%s names no pull request', (_, message) => {
  expect(findMergedPulls([{ sha: 'a', message }], [])).toEqual([])
})

const closed = [
  { number: 14, title: 'Sign webhooks', author: 'mona', mergeCommitSha: 'd' },
  { number: 12, title: 'Add webhooks', author: 'hubot', mergeCommitSha: 'a' },
  { number: 11, title: 'Given up', author: 'mona', mergeCommitSha: null },
  { number: 2, title: 'Long ago', author: 'mona', mergeCommitSha: 'z' },
]

test('a commit that names none is looked up among the merge commits', () => {
  const commits = [
    { sha: 'a', message: 'Add webhooks again (#12)' },
    { sha: 'b', message: 'Merge pull request #13 from mona/retries\n\nAdd retries' },
    { sha: 'c', message: 'Sign webhooks' },
    { sha: 'd', message: 'Document the signature' },
    { sha: 'e', message: 'Correct a spelling mistake' },
  ]
  expect(findMergedPulls(commits, closed)).toEqual([
    { number: 12, title: 'Add webhooks', author: 'hubot' },
    { number: 13, title: 'Add retries', author: null },
    { number: 14, title: 'Sign webhooks', author: 'mona' },
  ])
})

test('each pull request counts once, whatever the messages are', () => {
  const message = fc.oneof(
    fc.string(),
    fc.nat(30).map((number) => `Change (#${number})`),
    fc.nat(30).map((number) => `Merge pull request #${number} from mona/x`),
  )
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const commits = messages.map((text, index) => ({ sha: String(index), message: text }))
      const numbers = findMergedPulls(commits, closed).map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const number of numbers) expect(messages.join('\n')).toContain(`#${number}`)
    }),
  )
})
