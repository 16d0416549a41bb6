// The pull requests behind the commits of a release.
import { expect, test } from '@jest/globals'
import { findMergedPulls } from '../../src/context/merged-pulls.ts'

const merge = 'Merge pull request #13 from mona/retries'

test.each<[string, string, number | null, string]>([
  ['a squash', 'Add webhooks (#12)', 12, 'Add webhooks'],
  [
    'a squash with a body',
    'Add webhooks (#12)\n\n* Sign them (#9)',
    12,
    'Add webhooks',
  ],
  ['a squash with CRLF', 'Add webhooks (#12)\r\n\r\nMore', 12, 'Add webhooks'],
  ['a squash with spaces', 'Add webhooks  (#12) ', 12, 'Add webhooks'],
  ['a merge', `${merge}\n\n  Add retries `, 13, 'Add retries'],
  ['a merge without a body', merge, 13, merge],
  [
    'a merge of a branch with a number',
    `Merge pull request #13 from mona/fix-(#7)\n\nFix`,
    13,
    'Fix',
  ],
  [
    'a squashed revert',
    'Revert "Cache pages (#7)" (#15)',
    15,
    'Revert "Cache pages (#7)"',
  ],
  ['a backport', 'Cache pages (#7) (#21)', 21, 'Cache pages (#7)'],
  ['a mention in the middle', 'Mention issue (#10) in the middle', null, ''],
  ['a revert', 'Revert "Cache pages (#7)"', null, ''],
  ['a mention without brackets', 'Fix #10', null, ''],
  ['a mention in the body', 'Fix it\n\nSee (#10)', null, ''],
  ['a merge of a branch', "Merge branch 'main' into topic", null, ''],
  ['a quoted merge', `Undo: ${merge}`, null, ''],
  ['number zero', 'Nothing (#0)', null, ''],
  ['a number beyond all numbers', 'Nothing (#99999999999)', null, ''],
  ['a number without a title', '(#10)', null, ''],
  ['nothing', '', null, ''],
])('%s', (...[, message, number, title]) => {
  const expected = number === null ? [] : [{ number, title, author: null }]
  expect(findMergedPulls([{ sha: 'a', message }], [])).toEqual(expected)
})

const closed = [
  { number: 14, title: 'Sign webhooks', author: 'mona', mergeCommitSha: 'd' },
  { number: 12, title: 'Add webhooks', author: 'hubot', mergeCommitSha: 'a' },
  { number: 11, title: 'Given up', author: 'mona', mergeCommitSha: null },
]

test('a commit that names none is looked up among the merge commits, and each pull request counts once', () => {
  const messages = [
    'Add webhooks again (#12)',
    `${merge}\n\nAdd retries`,
    'Sign',
    'Document',
    'Follow up (#12)',
  ]
  const commits = messages.map((message, index) => ({
    sha: 'abcde'.charAt(index),
    message,
  }))
  expect(findMergedPulls(commits, closed)).toEqual([
    { number: 12, title: 'Add webhooks', author: 'hubot' },
    { number: 13, title: 'Add retries', author: null },
    { number: 14, title: 'Sign webhooks', author: 'mona' },
  ])
})
