import { expect, test } from '@jest/globals'
import { toPlainText } from '../../../emulator/demo/plain-text.ts'

test.each([
  [
    'a heading',
    '### ✅ Ready: [acme&#47;docs&#35;57](https://x.example/57)',
    '✅ Ready: acme/docs#57 (https://x.example/57)',
  ],
  ['code with entities', 'By <code>mona&#45;lisa</code> and `<b>`.', 'By mona-lisa and <b>.'],
  [
    'bold text and a list',
    '**Changed:**\n\n- [<code>a&#47;b</code>](https://x.example) (added)\n- and 2 more',
    'Changed:\n\n- a/b (https://x.example) (added)\n- and 2 more',
  ],
  ['a numbered list', '3. one\n4. two', '3. one\n4. two'],
  [
    'a link to a file of a pull request',
    `[a](https://x.example/57/files#diff-${'f'.repeat(64)})`,
    'a (https://x.example/57/files)',
  ],
  [
    'a table',
    '| Name | Value |\n|---|--:|\n| Job | 1 |\n| Requests | a<br>b |',
    'Name      Value\nJob       1\nRequests  a; b',
  ],
  [
    'a folded section',
    '<details><summary>More</summary>\n\nText\n\n- one\n\n</details>\n\nAfter',
    'More\n\n  Text\n\n  - one\n\nAfter',
  ],
  ['a fence', '````text\na\n  b\n````', '  a\n    b'],
  ['small text', '<sub>[Run](https://x.example) · now</sub>', 'Run (https://x.example) · now'],
  ['what GitHub hides', 'Text\n\n<!-- docs-agent:v1 abc -->', 'Text'],
  ['nothing', '\n', ''],
])('%s', (_, markdown, text) => {
  expect(toPlainText(markdown)).toBe(text)
})
