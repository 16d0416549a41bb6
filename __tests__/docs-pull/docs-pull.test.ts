// The pages among the files of a docs pull request.
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { pagesIn } from '../../src/docs-pull/docs-pull.ts'
import { link } from '../fixtures/samples.ts'

test.each<[string, string, string | null]>([
  ['guides/client.mdx', 'modified', 'guides/client changed'],
  ['index.md', 'added', 'index added'],
  ['a.mdx', 'copied', 'a added'],
  ['a.mdx', 'removed', 'a removed'],
  ['a.mdx', 'renamed', 'a changed'],
  ['a.mdx', 'changed', 'a changed'],
  ['a.mdx', 'unchanged', null],
  ['docs.json', 'modified', null],
  ['a.mdx.png', 'added', null],
  ['a.MDX', 'added', null],
  ['mdx', 'added', null],
  [`${'x'.repeat(100)}.mdx`, 'added', `${'x'.repeat(100)} added`],
  [`${'x'.repeat(300)}.mdx`, 'added', `${'x'.repeat(300)} added`],
])('%j that was %s: %j', (filename, status, expected) => {
  const [page] = pagesIn([{ filename, status }], link.url)
  expect(page ? `${page.path} ${page.change}` : null).toBe(expected)
})

test('a page leads to its part of the changes', () => {
  const anchor = createHash('sha256').update('guides/client.mdx').digest('hex')
  const [page] = pagesIn(
    [{ filename: 'guides/client.mdx', status: 'modified' }],
    link.url,
  )
  expect(page?.url).toBe(
    `https://github.com/acme/docs/pull/57/files#diff-${anchor}`,
  )
})

test('all pages are there, whatever stands before them', () => {
  const files = Array.from({ length: 150 }, (_, index) => ({
    filename: index < 100 ? `${index}.png` : `${index}.mdx`,
    status: 'added',
  }))
  const pages = pagesIn(files, link.url)
  expect(pages.map(({ path }) => path)).toEqual(
    files.slice(100).map((_, index) => String(index + 100)),
  )
})
