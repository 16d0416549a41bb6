import { expect, test } from '@jest/globals'
import { changesSection } from '../../src/comment/changes-section.ts'
import type { ChangedPage, DocsChanges, DocsPull, Preview } from '../../src/state/docs-pull.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'

const anchor = 'f'.repeat(64)
const run = 'https://github.com/acme/widgets/actions/runs/123'
const ready: Preview = { state: 'ready', address: 'https://preview.example' }
const page = (path: string, change: ChangedPage['change'] = 'changed'): ChangedPage => ({
  path,
  change,
  anchor,
})
const changes = (pages: ChangedPage[], others = 0): DocsChanges => ({ head: 'a'.repeat(40), pages, others })
const file = `https://github.com/acme/docs/pull/57/files#diff-${anchor}`

function show(known: Partial<DocsPull>, runUrl = run): string | null {
  return changesSection({ result: 'pull-request', pullRequest: link, docsPull: seenOpen(known) }, runUrl)
}

test('pages are listed with their files, and what else changed is counted', () => {
  const pages = [page('guides/client', 'added'), page('old', 'removed')]
  expect(show({ changes: changes(pages, 12) })).toBe(
    [
      '**Changed pages:**',
      '',
      `- [<code>guides&#47;client</code>](${file}) (added)`,
      `- [<code>old</code>](${file}) (removed)`,
      '- and 12 more files',
    ].join('\n'),
  )
})

test('with a preview, each page that is still there leads to it', () => {
  const pages = [page('guides/client'), page('old', 'removed'), page('a b')]
  expect(show({ changes: changes(pages, 1), preview: ready })).toBe(
    [
      '**Changed pages:**',
      '',
      `- [<code>guides&#47;client</code>](${file}) (changed, [preview](https://preview.example/guides/client))`,
      `- [<code>old</code>](${file}) (removed)`,
      `- [<code>a b</code>](${file}) (changed)`,
      '- and 1 more file',
      '',
      '[Open the preview](https://preview.example/)',
    ].join('\n'),
  )
})

test('documentation in the repository of the source may be in any folder, so its pages do not lead to the preview', () => {
  const shown = show(
    { changes: changes([page('docs/client')]), preview: ready },
    'https://github.com/Acme/Docs/actions/runs/1',
  )
  expect(shown).not.toContain('[preview]')
  expect(shown).toContain('[Open the preview](https://preview.example/)')
})

test.each<[string, Partial<DocsPull>, string | null]>([
  ['nothing is known', {}, null],
  ['nothing changed', { changes: changes([]) }, null],
  ['no page is among them', { changes: changes([], 3) }, 'Changed files: 3. None of them is a page.'],
  [
    'no page is among the first hundred',
    { changes: changes([], 101) },
    'Changed files: 101. None of the first 100 is a page.',
  ],
  ['the preview failed', { preview: { state: 'failed', address: null } }, 'Preview failed.'],
  ['the preview has no address', { preview: { state: 'ready', address: null } }, 'Preview ready.'],
  ['the pull request is merged', { state: 'merged', preview: ready }, null],
])('where %s', (_, known, expected) => {
  expect(show(known)).toBe(expected)
})

test.each([
  'http://preview.example',
  'https://user@preview.example',
  'https://preview.example:8443',
  'https://preview.example/?token=1',
  'https://preview.example/#x',
  'https://preview.example/(x)',
  'https://localhost',
  'https://прев.example/ё',
  'javascript:alert(1)',
  `https://preview.example/${'x'.repeat(300)}`,
])('the address %s is shown as text', (address) => {
  const shown = show({ preview: { state: 'ready', address } })
  expect(shown).toMatch(/^Preview: <code>[^<>[\]()]*<\/code>$/)
})

test.each(['](https://evil.example)', '<img src=x>', '@mona #1', '| a |', '`x`', '![x](y)'])(
  'a path of %j stays text',
  (path) => {
    const shown = show({ changes: changes([page(path)]), preview: ready })
    expect(shown?.split('\n')[2]).toMatch(
      /^- \[<code>[^<>[\]()@|`!]*<\/code>\]\(https:\/\/github\.com[^)]*\) \(changed\)$/,
    )
  },
)
