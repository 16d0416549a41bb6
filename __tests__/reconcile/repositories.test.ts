// Which repositories the lines of the input stand for.
import { expect, test } from '@jest/globals'
import type { KnownRepository } from '../../src/github/read-repositories.ts'
import { chooseRepositories, fullNameOf, parseRepositoryChoice } from '../../src/reconcile/repositories.ts'
import { sampleRepository } from '../fixtures/sample-reconcile.ts'

const repository = (fullName: string, id: number, isArchived = false): KnownRepository => {
  const [owner = '', name = ''] = fullName.split('/')
  return { owner, name, id, isPublic: false, isArchived }
}
const visible = ['acme/docs-api', 'acme/docs-web', 'Acme/Widgets', 'acme/web.docs', 'other/docs-x'].map(
  (name, index) => repository(name, index + 10, name === 'acme/docs-web'),
)

function choose(...lines: string[]) {
  const choice = parseRepositoryChoice(lines) ?? { names: [], patterns: ['not a choice'] }
  const { candidates, unmatched } = chooseRepositories(choice, sampleRepository, visible)
  return { names: candidates.map(fullNameOf), unmatched, candidates }
}

test.each<[string[], string[]]>([
  [[], ['acme/widgets']],
  [['acme/gadgets'], ['acme/gadgets']],
  [
    ['acme/gadgets', 'acme/widgets'],
    ['acme/gadgets', 'acme/widgets'],
  ],
  [['acme/docs-*'], ['acme/docs-api', 'acme/docs-web']],
  [['ACME/DOCS-*'], ['acme/docs-api', 'acme/docs-web']],
  [['*/docs-*'], ['acme/docs-api', 'acme/docs-web', 'other/docs-x']],
  [['acme/*.docs'], ['acme/web.docs']],
  [['acme/**'], ['acme/docs-api', 'acme/docs-web', 'Acme/Widgets', 'acme/web.docs']],
  [['all'], ['acme/docs-api', 'acme/docs-web', 'Acme/Widgets', 'acme/web.docs', 'other/docs-x']],
  [
    ['acme/docs-web', 'acme/docs-*', '*/docs-web'],
    ['acme/docs-web', 'acme/docs-api'],
  ],
])('%j stands for %j', (lines, names) => {
  expect(choose(...lines)).toMatchObject({ names, unmatched: [] })
})

test.each<[string[], string[]]>([
  [['acme/nothing-*'], ['acme/nothing-*']],
  [
    ['all', 'nobody/*', 'acme/docs-*', '*/x*'],
    ['nobody/*', '*/x*'],
  ],
])('%j matches nothing with %j', (lines, unmatched) => {
  expect(choose(...lines).unmatched).toEqual(unmatched)
})

test('what is known of a repository stays: of its own, and of those that are visible', () => {
  const { candidates } = choose('Acme/WIDGETS', 'acme/docs-web', 'acme/gadgets', 'other/*')
  expect(candidates.map(({ isNamed, known }) => [isNamed, known?.id ?? null, known?.isArchived])).toEqual([
    [true, 1, false],
    [true, 11, true],
    [true, null, undefined],
    [false, 14, false],
  ])
})

test.each([
  'acme',
  'acme/',
  '/widgets',
  'acme/widgets/docs',
  'https://github.com/acme/widgets',
  'acme/..',
  '../acme',
  './widgets',
  'acme/wid gets',
  'acme/ü',
  '*',
  '**',
  'acme/*/x',
  'All',
  'acme/?',
  '!acme/widgets',
  `acme/${'a'.repeat(101)}`,
])('%j is no line of the input', (line) => {
  expect(parseRepositoryChoice([line])).toBeNull()
})

test.each([
  [['acme/widgets', 'acme/widgets']],
  [['acme/widgets', 'ACME/Widgets']],
  [['acme/*', 'acme/*']],
  [['all', 'all']],
])('%j has a line twice', (lines) => {
  expect(parseRepositoryChoice(lines)).toBeNull()
})
