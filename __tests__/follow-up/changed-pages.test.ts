import { expect, test } from '@jest/globals'
import {
  areFilesNews,
  changesIn,
  type Deployment,
  type DeploymentStatus,
  isPreviewNews,
  previewAmong,
  previewIn,
} from '../../src/follow-up/changed-pages.ts'
import type { PullReading } from '../../src/follow-up/docs-pull-conditions.ts'
import type { DocsPull, Preview } from '../../src/state/docs-pull.ts'
import { agentLogin, samplePull, seenOpen } from '../fixtures/sample-docs-pull.ts'

const head = 'a'.repeat(40)
const file = (filename: string, status = 'modified') => ({ filename, status })
const changesOf = (files: ReturnType<typeof file>[], changedFileCount: number | null = files.length) =>
  changesIn(files, { headSha: head, changedFileCount })

test.each([
  ['added', 'added'],
  ['copied', 'added'],
  ['modified', 'changed'],
  ['changed', 'changed'],
  ['renamed', 'changed'],
  ['removed', 'removed'],
])('a page whose file is %s is %s', (status, change) => {
  expect(changesOf([file('guides/client.mdx', status)])).toEqual({
    head,
    // The SHA-256 of the file's path.
    pages: [
      {
        path: 'guides/client',
        change,
        anchor: '9bfde308740d408dd8e56cd470a6dae41b63859e3873522dc522750860308521',
      },
    ],
    others: 0,
  })
})

test.each<[string, ReturnType<typeof file>[], number | null, string[], number]>([
  ['pages in Markdown, too', [file('index.md'), file('a.mdx')], 2, ['index', 'a'], 0],
  ['files that are no pages', [file('docs.json'), file('images/a.png'), file('a.mdx')], 3, ['a'], 2],
  ['nothing but other files', [file('docs.json')], 1, [], 1],
  ['a file that did not change', [file('a.mdx', 'unchanged'), file('b.mdx')], 1, ['b'], 0],
  ['no files', [], 0, [], 0],
  ['more files than were listed', [file('a.mdx')], 3_000, ['a'], 2_999],
  ['a number of files that is not known', [file('a.mdx'), file('b.json')], null, ['a'], 1],
  ['a number of files that is too small', [file('a.mdx'), file('b.json')], 0, ['a'], 1],
])('what is changed by %s', (...[, files, count, paths, others]) => {
  const changes = changesOf(files, count)
  expect([changes.pages.map(({ path }) => path), changes.others]).toEqual([paths, others])
})

test('of twelve pages ten are named', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`page-${index}.mdx`))
  const { pages, others } = changesOf(files)
  expect([pages.length, pages.at(-1)?.path, others]).toEqual([10, 'page-9', 2])
})

test('a path is one line that is not too long', () => {
  const [page] = changesOf([file(`a\nb\u202e${'x'.repeat(500)}.mdx`)]).pages
  expect(page?.path).toMatch(/^a bx{96}…$/)
})

const ready: Preview = { state: 'ready', address: 'https://preview.example' }
const known = (changes: DocsPull['changes'], preview: Preview | null = null) => seenOpen({ changes, preview })
const seen = { head, pages: [], others: 0 }
const now = new Date('2026-11-20T15:00:00Z')
const pushed = (time: string | null, more: Partial<PullReading> = {}) =>
  samplePull({ headSha: head, updatedAt: time, ...more })

test.each<[string, DocsPull, boolean]>([
  ['that nobody has read', known(null), true],
  ['of an earlier head', known({ ...seen, head: 'b'.repeat(40) }), true],
  ['of this head', known(seen), false],
])('files %s are news: %#', (_, docsPull, expected) => {
  expect(areFilesNews(docsPull, pushed(null))).toBe(expected)
})

test.each<[string, DocsPull, PullReading, boolean]>([
  ['of a new head', known(null, ready), pushed('2026-11-01T00:00:00Z'), true],
  ['that is ready', known(seen, ready), pushed('2026-11-20T14:59:00Z'), false],
  ['that is not there after a minute', known(seen), pushed('2026-11-20T14:59:00Z'), true],
  [
    'that failed a minute ago',
    known(seen, { state: 'failed', address: null }),
    pushed('2026-11-20T14:59:00Z'),
    true,
  ],
  ['that is not there after an hour', known(seen), pushed('2026-11-20T14:00:00Z'), false],
  ['of a pull request without a time', known(seen), pushed(null), false],
  ['of a merged pull request', known(null), pushed('2026-11-20T14:59:00Z', { state: 'merged' }), false],
  ['of a head that is no commit', known(null), pushed(null, { headSha: '../x' }), false],
])('a preview %s is read: %#', (...[, docsPull, pull, expected]) => {
  expect(isPreviewNews(docsPull, pull, now)).toBe(expected)
})

test.each<[string, Deployment[], number | null]>([
  ['of the agent', [{ id: 1, creator: agentLogin }], 1],
  ['of the author', [{ id: 1, creator: 'mona' }], 1],
  ['of a stranger', [{ id: 1, creator: 'vercel[bot]' }], null],
  ['of an account that is gone', [{ id: 1, creator: null }], null],
  [
    'of several',
    [
      { id: 4, creator: 'x' },
      { id: 2, creator: agentLogin },
      { id: 3, creator: 'mona' },
    ],
    3,
  ],
  ['of none', [], null],
])('the deployment %s', (_, deployments, id) => {
  expect(previewAmong(deployments, 'mona')?.id ?? null).toBe(id)
})

test('without an author only the agent deploys', () => {
  expect(previewAmong([{ id: 1, creator: null }], null)).toBeNull()
})

const status = (state: string, id = 1): DeploymentStatus => ({
  id,
  state,
  address: 'https://preview.example',
})

test.each<[string, DeploymentStatus[], Preview | null]>([
  ['success', [status('success')], ready],
  ['failure', [status('failure')], { state: 'failed', address: null }],
  ['error', [status('error')], { state: 'failed', address: null }],
  ['pending', [status('pending')], null],
  ['in progress', [status('in_progress')], null],
  ['inactive', [status('inactive')], null],
  ['success after a failure', [status('failure', 1), status('success', 2)], ready],
  [
    'a failure after success',
    [status('failure', 2), status('success', 1)],
    { state: 'failed', address: null },
  ],
  ['nothing', [], null],
])('the preview whose deployment says %s', (_, statuses, expected) => {
  expect(previewIn(statuses)).toEqual(expected)
})
