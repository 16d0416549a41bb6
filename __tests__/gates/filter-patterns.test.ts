import { expect, test } from '@jest/globals'
import { isMatched, parseFilterPattern } from '../../src/gates/filter-patterns.ts'
import { filterPatterns } from '../fixtures/filter-patterns.ts'

type Row = [patterns: string[], matched: string[], unmatched: string[]]

/**
 * The rows of GitHub's own tables, each with names that its description leaves out.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */
const branchRows: Row[] = [
  [
    ['feature/*'],
    ['feature/my-branch', 'feature/your-branch'],
    ['feature/beta-a/my-branch', 'feature', 'my/feature/x'],
  ],
  [
    ['feature/**'],
    ['feature/beta-a/my-branch', 'feature/your-branch', 'feature/mona/the/octocat'],
    ['feature', 'features/x'],
  ],
  [
    ['main', 'releases/mona-the-octocat'],
    ['main', 'releases/mona-the-octocat'],
    ['mainly', 'releases/mona'],
  ],
  [['*'], ['main', 'releases'], ['all/the/branches']],
  [['**'], ['all/the/branches', 'every/tag'], []],
  [['*feature'], ['mona-feature', 'feature', 'ver-10-feature'], ['feature-1', 'a/feature']],
  [['v2*'], ['v2', 'v2.0', 'v2.9'], ['v1', 'v2/x']],
  [['v[12].[0-9]+.[0-9]+'], ['v1.10.1', 'v2.0.0'], ['v3.0.0', 'v1.10', 'v1.x.1', 'v1.10.1-rc']],
]

const pathRows: Row[] = [
  [['*'], ['README.md', 'server.rb'], ['docs/README.md']],
  [['*.jsx?'], ['page.js', 'page.jsx'], ['page.jsxx', 'page.ts', 'a/page.js']],
  [['**'], ['all/the/files.md'], []],
  [['*.js'], ['app.js', 'index.js'], ['js/index.js', 'app.jsx']],
  [['**.js'], ['index.js', 'js/index.js', 'src/js/app.js'], ['index.jsx']],
  [['docs/*'], ['docs/README.md', 'docs/file.txt'], ['docs/mona/octocat.txt', 'README.md']],
  [['docs/**'], ['docs/README.md', 'docs/mona/octocat.txt'], ['docs', 'my/docs/a.md']],
  [
    ['docs/**/*.md'],
    ['docs/README.md', 'docs/mona/hello-world.md', 'docs/a/markdown/file.md'],
    ['README.md', 'docs/a.txt', 'docsREADME.md'],
  ],
  [
    ['**/docs/**'],
    ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'],
    ['mydocs/a.md', 'docs'],
  ],
  [['**/README.md'], ['README.md', 'js/README.md'], ['MYREADME.md', 'a/README.mdx']],
  [['**/*src/**'], ['a/src/app.js', 'my-src/code/js/app.js'], ['src', 'srcs/a.js']],
  [['**/*-post.md'], ['my-post.md', 'path/their-post.md'], ['post.md', 'my-post.txt']],
  [
    ['**/migrate-*.sql'],
    ['migrate-10909.sql', 'db/migrate-v1.0.sql', 'db/sept/migrate-v1.sql'],
    ['migrate.sql', 'db/x-migrate-1.sql'],
  ],
  [['*.md', '!README.md'], ['hello.md'], ['README.md', 'docs/hello.md']],
  [
    ['*.md', '!README.md', 'README*'],
    ['hello.md', 'README.md', 'README.doc'],
    ['docs/README.md', 'hello.doc'],
  ],
]

const signRows: Row[] = [
  [['*'], ['Octocat'], ['octo/cat']],
  [['Octoc?at'], ['Octocat', 'Octoat'], ['Octoccat']],
  [['Octocat+'], ['Octocat', 'Octocatt', 'Octocattt'], ['Octoca']],
  [['[CB]at'], ['Cat', 'Bat'], ['at', 'cat', 'CBat']],
  [['[b-b]x'], ['bx'], ['ax', 'cx']],
  [['[1-2]00'], ['100', '200'], ['300', '00']],
  [
    ['[a-z]x', '[A-Z]y', '[0-9]z'],
    ['ax', 'By', '5z'],
    ['Ax', 'by', 'az'],
  ],
  [['!a', 'a'], ['a'], []],
  [['a', '!a'], [], ['a']],
  [['a!b'], ['a!b'], ['ab']],
  [
    ['src/**', '!src/**/*.test.ts', 'src/api/**'],
    ['src/a.ts', 'src/api/a.test.ts'],
    ['src/a.test.ts', 'lib/a'],
  ],
]

const ownRows: Row[] = [
  [
    ['\\*', 'a\\?', '\\[x\\]', '\\!b', 'c\\\\d', 'e\\+'],
    ['*', 'a?', '[x]', '!b', 'c\\d', 'e+'],
    ['x', 'a', 'b', 'ee'],
  ],
  [
    ['a.b', 'c(d)|e{2}^$'],
    ['a.b', 'c(d)|e{2}^$'],
    ['axb', 'c', 'ee'],
  ],
  [['Straße/🍦+'], ['Straße/🍦', 'Straße/🍦🍦'], ['Strasse/🍦', 'Straße/']],
  [
    ['a**b', 'c**/d'],
    ['ab', 'a/x/b', 'c/d', 'cx/y/d'],
    ['a', 'cd'],
  ],
  [['a/**/b'], ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb']],
  [['a\\++'], ['a+', 'a++'], ['a', 'aa']],
  [['*'], ['a\nb'], ['a/\nb']],
]

test.each([...branchRows, ...pathRows, ...signRows, ...ownRows])(
  'the patterns %j match %j and not %j',
  (texts, matched, unmatched) => {
    const patterns = filterPatterns(...texts)
    expect(matched.filter((name) => !isMatched(name, patterns))).toEqual([])
    expect(unmatched.filter((name) => isMatched(name, patterns))).toEqual([])
  },
)

test.each([
  ...['', '!', '+a', '?', '*+', '**?', '**/+', 'a++', 'a?+', 'a+?', 'a??'],
  ...['[', ']', 'a]', '[]', '[a', '[a-]', '[-a]', '[z-a]', '[a-Z]', '[A-z]', '[0-a]', '[9-0]', '[a_b]'],
  ...['[!a]', '[^a]', '[a.b]', '[a-c-e]', '[ä]', 'a\\', '[[a]]', '[a*]'],
])('%j cannot be read', (text) => {
  expect(parseFilterPattern(text)).toBeNull()
})

test('no pattern matches nothing', () => {
  expect(isMatched('a', [])).toBe(false)
})
