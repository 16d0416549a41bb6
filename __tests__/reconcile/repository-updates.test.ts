// What became of each repository: its state, and what the log and the summary tell of several.
import { expect, test } from '@jest/globals'
import type { FollowedPull } from '../../src/reconcile/conversation-update.ts'
import {
  describeRepository,
  isRead,
  isTroubled,
  listProblemOf,
  type RepositoryResult,
  type RepositoryUpdate,
  repositoryLines,
  tableOfRepositories,
} from '../../src/reconcile/repository-updates.ts'
import {
  sampleCandidate,
  sampleConversation,
  sampleFinished,
  sampleFollowed,
  sampleUpdate,
} from '../fixtures/sample-reconcile.ts'

const problem = 'GitHub answered 502'
const empty = { kind: 'listed' as const, conversations: [], unverified: 0, problem: null }
const listed = {
  kind: 'listed' as const,
  conversations: [sampleConversation(12)],
  unverified: 0,
  problem: null,
}
const unlisted = { ...listed, problem }
const unreadable = { kind: 'unreadable', problem: 'GitHub answered 404' } as const
const atWork = sampleFinished({ isFinished: false, result: null })

function resultOf(known: Partial<RepositoryResult> = {}): RepositoryResult {
  return {
    candidate: sampleCandidate(),
    listing: listed,
    updates: [],
    followed: [],
    waiting: 0,
    left: 0,
    ...known,
  }
}

const allDone = { updates: [sampleFinished()], followed: [sampleFollowed()] }

test.each<[string, Partial<RepositoryResult>, Partial<RepositoryUpdate>, boolean]>([
  ['that there was no time for', { listing: null }, { state: 'left' }, true],
  ['that is archived', { listing: { kind: 'archived' } }, { state: 'archived' }, false],
  [
    'that the input names and nobody can read',
    { listing: unreadable },
    { state: 'unreadable', problem: unreadable.problem },
    true,
  ],
  [
    'that a pattern matches and nobody can read',
    { listing: unreadable, candidate: { ...sampleCandidate(), isNamed: false } },
    { state: 'unreadable', problem: unreadable.problem },
    false,
  ],
  ['without comments', { listing: empty }, { state: 'empty' }, false],
  ['in which nothing was to be done', {}, { state: 'done' }, false],
  ['in which all was done', allDone, { state: 'done', checked: 1, finished: 1 }, false],
  ['with a job at work', { updates: [atWork] }, { state: 'done', checked: 1, pending: 1 }, false],
  [
    'with queued requests',
    {
      updates: [
        { ...atWork, sent: 2 },
        { ...atWork, sent: 1 },
      ],
    },
    { state: 'done', checked: 2, pending: 2, sent: 3 },
    false,
  ],
  [
    'of which not all comments were read',
    { listing: unlisted, ...allDone },
    { state: 'partial', checked: 1, finished: 1, problem },
    true,
  ],
  [
    'with a conversation that could not be written',
    { updates: [{ ...atWork, problem }] },
    { state: 'partial', checked: 1, pending: 1, problem },
    true,
  ],
  [
    'with a docs pull request that could not be read',
    { followed: [sampleFollowed({ problem })] },
    { state: 'partial', problem },
    true,
  ],
  ['in which requests are queued', { waiting: 1 }, { state: 'done', pending: 1 }, false],
  ['of which everything is left', { left: 2 }, { state: 'left', pending: 2 }, true],
  [
    'of which something is left',
    { ...allDone, left: 2 },
    { state: 'partial', checked: 1, finished: 1, pending: 2 },
    true,
  ],
  [
    'of which the jobs are left',
    { followed: [sampleFollowed()], left: 2 },
    { state: 'partial', pending: 2 },
    true,
  ],
])('a repository %s', (...[, known, expected, isTrouble]) => {
  const result = resultOf(known)
  expect(describeRepository(result)).toEqual(sampleUpdate(expected))
  expect(isTroubled(result)).toBe(isTrouble)
})

test.each<[string, Partial<RepositoryResult>, boolean, string | null]>([
  ['were read', {}, true, null],
  ['were read in part', { listing: unlisted }, false, problem],
  ['there was no time for', { listing: null }, false, null],
  [
    'are archived',
    { listing: { kind: 'archived' } },
    true,
    "`acme/widgets` is archived, so its comments can't be updated.",
  ],
  ['nobody can read', { listing: unreadable }, false, unreadable.problem],
  [
    'nobody can read or has asked for by name',
    { listing: unreadable, candidate: { ...sampleCandidate(), isNamed: false } },
    true,
    unreadable.problem,
  ],
])('comments that %s', (...[, known, expected, text]) => {
  expect(isRead(resultOf(known))).toBe(expected)
  expect(listProblemOf(resultOf(known))).toBe(text)
})

const gadgets = { repository: 'acme/gadgets' }
const updates = [
  sampleUpdate({ checked: 3, finished: 1, pending: 2, sent: 1 }),
  sampleUpdate({ ...gadgets, state: 'partial', problem }),
  sampleUpdate({ repository: 'acme/a', state: 'empty' }),
  sampleUpdate({ repository: 'acme/b', state: 'empty' }),
  sampleUpdate({ repository: 'acme/c', state: 'archived' }),
  sampleUpdate({ repository: 'acme/d', state: 'unreadable', problem: unreadable.problem }),
  sampleUpdate({ repository: 'acme/e', state: 'left' }),
  sampleUpdate({ repository: 'acme/f' }),
]
const pulls = [sampleFollowed(), sampleFollowed(), sampleFollowed(gadgets)]

test('the log tells of each repository in which something was done or went wrong, and counts the others', () => {
  expect(repositoryLines({ repositories: updates, followed: pulls })).toEqual([
    'acme/widgets: finished 1 of 3 open conversations, sent 1 queued request, followed 2 docs pull requests.',
    `acme/gadgets: followed 1 docs pull request. ${problem}`,
    `acme/d: ${unreadable.problem}`,
    '5 other repositories: 1 unchanged, 2 without comments of this action, 1 archived, 1 left for the next run.',
  ])
})

test('the summary has them in a table', () => {
  expect(tableOfRepositories({ repositories: updates, followed: pulls })).toBe(
    `| Repository | State | What was done | Note |
|---|---|---|---|
| acme&#47;widgets | ✅&nbsp;done | finished 1 of 3 open conversations, sent 1 queued request, followed 2 docs pull requests | – |
| acme&#47;gadgets | ⚠️&nbsp;partial | followed 1 docs pull request | <code>GitHub answered 502</code> |
| acme&#47;d | ⚠️&nbsp;unreadable | – | <code>GitHub answered 404</code> |

5 other repositories: 1 unchanged, 2 without comments of this action, 1 archived, 1 left for the next run.`,
  )
})

test('where nothing was done in any, they are only counted', () => {
  const told = { repositories: [sampleUpdate(), sampleUpdate(gadgets)], followed: [sampleFollowed()] }
  const text = '2 other repositories: 2 unchanged.'
  expect([repositoryLines(told), tableOfRepositories(told)]).toEqual([[text], text])
})

test('where something was done in all of them, there are no others', () => {
  const repositories = [sampleUpdate({ checked: 1 }), sampleUpdate({ ...gadgets, checked: 1, finished: 1 })]
  const told = { repositories, followed: [] }
  expect(repositoryLines(told).at(-1)).toBe('acme/gadgets: finished 1 of 1 open conversation.')
  expect(tableOfRepositories(told)).not.toContain('other')
})

test('of a single repository, nothing more is told', () => {
  const told = { repositories: [sampleUpdate({ checked: 1 })], followed: [] }
  expect([repositoryLines(told), tableOfRepositories(told)]).toEqual([[], null])
})

test.each<[string, Partial<FollowedPull>, boolean]>([
  ['has changed', { isChanged: true }, true],
  ['is given up', { isUnfollowed: true }, true],
  ['is as before', {}, false],
])('a repository whose docs pull request %s is told of: %s', (_, known, expected) => {
  const followed = [sampleFollowed({ ...gadgets, ...known })]
  const lines = repositoryLines({ repositories: [sampleUpdate(), sampleUpdate(gadgets)], followed })
  expect(lines.includes('acme/gadgets: followed 1 docs pull request.')).toBe(expected)
})
