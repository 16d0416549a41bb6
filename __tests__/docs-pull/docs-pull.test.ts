// The pages among the files of a docs pull request.
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { pagesIn } from '../../src/docs-pull/pages.ts'
import { link } from '../fixtures/samples.ts'

function pages(...files: Parameters<typeof pagesIn>[0]): string[] {
  return pagesIn(files, link.url).map(({ path, change }) => `${path} ${change}`)
}

test.each<[string, string, string[]]>([
  ['guides/client.mdx', 'modified', ['guides/client changed']],
  ['index.md', 'added', ['index added']],
  ['a.mdx', 'copied', ['a added']],
  ['a.mdx', 'removed', ['a removed']],
  ['a.mdx', 'changed', ['a changed']],
  ['a.mdx', 'unchanged', []],
  ['docs.json', 'modified', []],
  ['a.mdx.png', 'added', []],
  ['a.MDX', 'added', ['a added']],
  ['mdx', 'added', []],
  [`${'x'.repeat(300)}.mdx`, 'added', [`${'x'.repeat(300)} added`]],
])('%j that was %s: %j', (filename, status, expected) => {
  expect(pages({ filename, status })).toEqual(expected)
})

test.each<[string, string, string[]]>([
  ['guides/a.mdx', 'start/b.mdx', ['guides/a removed', 'start/b added']],
  ['a.md', 'a.mdx', ['a changed']],
  ['snippets/a.mdx', 'a.mdx', ['a added']],
  ['a.mdx', 'snippets/a.mdx', ['a removed']],
  ['a.png', 'b.png', []],
])('%j that was moved to %j: %j', (previous, filename, expected) => {
  const file = { filename, previous_filename: previous, status: 'renamed' }
  expect(pages(file)).toEqual(expected)
})

test('a page that another file has now is still there', () => {
  const removed = { filename: 'a.md', status: 'removed' }
  const added = { filename: 'a.mdx', status: 'added' }
  expect(pages(removed, added)).toEqual(['a changed'])
  expect(pages(added, removed)).toEqual(['a changed'])
  const status = 'renamed'
  expect(
    pages(
      { filename: 'b.mdx', previous_filename: 'a.mdx', status },
      { filename: 'a.mdx', previous_filename: 'b.mdx', status },
    ),
  ).toEqual(['b changed', 'a changed'])
})

/** What Mintlify leaves out by itself. */
const unpublished = [
  'README.md',
  'guides/readme.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  '.github/pull_request_template.md',
  '.claude/skills/write.md',
  '.mintlify/notes.mdx',
  'node_modules/left-pad/index.md',
  'dist/index.md',
  'snippets/limits.mdx',
  '_snippets/limits.mdx',
]

test.each(unpublished)('%j is no page', (filename) => {
  expect(pages({ filename, status: 'added' })).toEqual([])
  expect(pages({ filename: `docs/${filename}`, status: 'added' })).toEqual([])
})

test.each([
  'README.mdx',
  'changelog.mdx',
  'contributing/index.md',
  'builds/a.mdx',
  'my-snippets/a.mdx',
])('%j is a page', (filename) => {
  expect(pages({ filename, status: 'added' })).toHaveLength(1)
})

test('next to `docs.json`, pages have the paths of the site', () => {
  const names = ['docs/a.mdx', 'client/notes.md', 'docs-old/b.mdx']
  const files = [...names, 'docs/docs.json'].map((filename) => ({
    filename,
    status: 'modified',
  }))
  expect(pages(...files)).toEqual(['a changed'])
})

test.each([
  ['docs/docs.json', 'site/docs.json'],
  ['docs/mint.json', 'site/docs.json'],
])(
  'a page has its path still when %j moves to %j and the page with it',
  (previous_filename, filename) => {
    const status = 'renamed'
    expect(
      pages(
        { filename, previous_filename, status },
        { filename: 'site/a.mdx', previous_filename: 'docs/a.mdx', status },
      ),
    ).toEqual(['a changed'])
  },
)

test('a `docs.json` of another tool takes no page away', () => {
  const names = ['api/docs.json', 'api/handler.go', 'guides/a.mdx']
  const files = names.map((filename) => ({ filename, status: 'modified' }))
  expect(pages(...files)).toEqual(['guides/a changed'])
})

test.each([
  [['docs/docs.json', 'src/notes.md']],
  [['docs/docs.json', 'docs/snippets/a.mdx', 'packages/a/guide.md']],
])('%j has no page', (names) => {
  const files = names.map((filename) => ({ filename, status: 'modified' }))
  expect(pages(...files)).toEqual([])
})

test('of two sites in one repository, each page has the path of its own', () => {
  const names = ['docs.json', 'api/docs.json', 'api/a.mdx', 'guides/b.mdx']
  const files = names.map((filename) => ({ filename, status: 'added' }))
  expect(pages(...files)).toEqual(['a added', 'guides/b added'])
})

test('a page leads to its part of the changes, also under its old path', () => {
  const anchor = createHash('sha256').update('guides/client.mdx').digest('hex')
  const file = {
    filename: 'guides/client.mdx',
    previous_filename: 'client.mdx',
    status: 'renamed',
  }
  expect(pagesIn([file], link.url).map(({ url }) => url)).toEqual(
    Array(2).fill(`https://github.com/acme/docs/pull/57/files#diff-${anchor}`),
  )
})

test('all pages are there, whatever stands before them', () => {
  const files = Array.from({ length: 150 }, (_, index) => ({
    filename: index < 100 ? `${index}.png` : `${index}.mdx`,
    status: 'added',
  }))
  expect(pages(...files)).toEqual(
    files.slice(100).map((_, index) => `${index + 100} added`),
  )
})
