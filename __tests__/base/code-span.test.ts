import { expect, test } from '@jest/globals'
import { marked } from 'marked'
import { toCodeSpan } from '../../src/base/escape.ts'

test.each([
  ['job_1', '`job_1`'],
  ['a`b``c', "`a'b''c`"],
  ['<b>@octocat</b>', '`<b>@octocat</b>`'],
  ['a\u202eb\nc', '`ab c`'],
  ['a<!-- docs-agent:v1 A.B -->', '`a<! -- docs-agent:v1 A.B -->`'],
  ['<!-- docs-agent:v1 nonce x -->', '`<! -- docs-agent:v1 nonce x -->`'],
  ['<\u202e!--<!<!--', '`<! --<!<! --`'],
  ['x'.repeat(201), `\`${'x'.repeat(199)}…\``],
])('%j is the code %s', (text, code) => {
  expect(toCodeSpan(text)).toBe(code)
})

test.each(['`@octocat` <img src=x>', '``', '`'.repeat(10), '\\`<b>', '](x)'])(
  '%j stays code in Markdown',
  async (text) => {
    const html = await marked.parse(`Wait for job ${toCodeSpan(text)} in another run.`)
    expect(html).toMatch(/^<p>Wait for job <code>[^<]*<\/code> in another run\.<\/p>\n$/)
  },
)
