// The reconcile follows a docs pull request after its agent job: what it says, when it writes, and when it stops.
import { expect, jest, test } from '@jest/globals'
import { closePull, mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { Report } from '../../src/state/report.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { docsToken, openDocsScene, statusesOf } from './docs-scene.ts'
import {
  type DocsScene,
  daysAgo,
  opened,
  reconcile,
  remember,
  rememberedIn,
  warningsIn,
} from './docs-threads.ts'

jest.setTimeout(60_000)

const follow = (scene: DocsScene, given: Record<string, string> = {}) =>
  scene.run({ metadata: reconcile, with: { 'docs-token': docsToken, ...given } })
/** But for the reactions that lock the conversation. */
const writes = (scene: DocsScene) =>
  scene.called().filter((call) => !call.startsWith('GET') && !/^\w+ \/issues\/\d+\/reactions/.test(call))
const titleOf = (body: string) => /^### .*?(?=: \[|\n)/.exec(body)?.[0] ?? ''

const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const awaited: Partial<Report> = {
  commitStatus: {
    ...{ context: 'docs', until: 'merged', failOn: [], commits: [head] },
    ...{ isUnsent: false, waiver: null, written: 'pending' },
  },
}

type Fate = { setUp: (scene: DocsScene) => unknown; title: string; state: string; status: string[] }
test.concurrent.each<[string, Fate]>([
  [
    'merged',
    {
      setUp: ({ docsRepository }) => mergePull(docsRepository, 57),
      ...{ title: '### ✅ Docs merged', state: 'merged', status: ['success: Docs merged: acme/docs#57'] },
    },
  ],
  [
    'closed',
    {
      setUp: ({ docsRepository }) => closePull(docsRepository, 57),
      ...{ title: '### 🚪 Docs pull request closed without being merged', state: 'closed' },
      status: ['failure: Docs pull request closed without being merged: acme/docs#57'],
    },
  ],
])('one that was %s is told once, and then left alone', async (_, { setUp, title, state, status }) => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, awaited)
  setUp(scene)
  const run = await follow(scene)
  expect([run.outputs.result, warningsIn(run), titleOf(comment.body)]).toEqual(['done', [], title])
  expect(run.summary).toContain(`| ${state} |`)
  expect(statusesOf(scene.repository, head)).toEqual(status)
  const before = scene.github.requests.length
  await follow(scene)
  expect(scene.github.requests.length - before).toBe(1)
})

test.concurrent('a pass in which nothing changed writes nothing', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, awaited)
  const { body } = comment
  for (const _ of [1, 2]) expect((await follow(scene)).outputs).toMatchObject({ result: 'done', jobs: '[]' })
  expect([writes(scene), comment.body]).toEqual([[], body])
})

const openSince = (days: number, updated = days): Partial<Report> => ({
  ...{ startedAt: daysAgo(days), updatedAt: daysAgo(updated), jobCreatedAt: daysAgo(days) },
  docsPull: seenOpen({ openedAt: daysAgo(days) }),
})

test.concurrent.each([
  ['six days old', 6, 6, {}, null],
  ['a week old', 7, 7, {}, '### ✅ Docs pull request ready'],
  ['edited since', 10, 6, {}, null],
  ['two weeks open', 14, 1, {}, '### ⏳ Docs pull request open for 14 days'],
  ['three weeks open', 21, 7, {}, '### ⏳ Docs pull request open for 21 days'],
  ['almost a month old', 29, 2, {}, null],
  ['a month old', 30, 2, {}, '### ⏹️ Docs pull request no longer followed'],
  ['old for `max-age-days`', 5, 1, { 'max-age-days': '5' }, '### ⏹️ Docs pull request no longer followed'],
  ['edited before half of it', 3, 2, { 'max-age-days': '4' }, '### ✅ Docs pull request ready'],
] as const)('a comment that is %s', async (...[, days, updated, given, title]) => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, openSince(days, updated), daysAgo(days))
  const { body } = comment
  await follow(scene, given)
  if (title === null) expect(comment.body).toBe(body)
  else expect(titleOf(comment.body)).toBe(title)
  const { length } = writes(scene)
  await follow(scene, given)
  expect([writes(scene).length, length]).toEqual([length, title === null ? 0 : 1])
})

test.concurrent('the last look ends a status that waits, once, and the summary says so', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { ...awaited, ...openSince(30, 1) }, daysAgo(30))
  const run = await follow(scene)
  expect(run.summary).toContain('| no longer followed |')
  expect(statusesOf(scene.repository, head)).toEqual([
    'error: No longer followed. Comment the slash command to continue.',
  ])
  mergePull(scene.docsRepository, 57)
  await follow(scene)
  expect(statusesOf(scene.repository, head)).toHaveLength(1)
})

test.concurrent.each([
  ['private, without a token', { isDocsPrivate: true }, { 'docs-token': '' }],
  ['gone', {}, {}],
])('what cannot be read is not guessed: %s', async (_, options, given) => {
  await using scene = await openDocsScene({ event: opened, ...options })
  const comment = remember(scene, { docsPull: null, docsPullRules: null })
  // A reader without a right gets the same answer.
  scene.github.addToken({ token: scene.github.token, repositories: ['Codertocat/Hello-World'] })
  if (_ === 'gone') scene.docsRepository.pulls.delete(57)
  const run = await follow(scene, given)
  expect([run.outputs.result, titleOf(comment.body)]).toEqual(['done', '### ✅ Docs pull request ready'])
  expect(rememberedIn(scene, comment)?.docsPull?.state ?? null).toBeNull()
  expect(JSON.parse(run.outputs.outcomes ?? '').docsPullRequests).toMatchObject({ opened: 1, unknown: 1 })
})

test.concurrent('an answer that is lost keeps what was known', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene)
  const { body } = comment
  scene.github.fail({ path: '/repos/acme/docs/pulls/57', status: 502, times: 3 })
  const run = await follow(scene)
  expect([run.outputs.result, warningsIn(run), comment.body]).toEqual(['done', [], body])
  expect(JSON.parse(run.outputs.outcomes ?? '').docsPullRequests).toMatchObject({ open: 1, unknown: 0 })
})

test.concurrent('the outcomes are an output and a table', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, {}, daysAgo(3))
  const run = await follow(scene)
  expect(JSON.parse(run.outputs.outcomes ?? '')).toEqual({
    ...{ jobs: 1, requests: 1 },
    docsPullRequests: { opened: 1, open: 1, merged: 0, closed: 0, unknown: 0 },
    ...{
      openDays: { median: 3, longest: 3 },
      medianDaysToMerge: null,
      requestsPerMerged: null,
      mergedShare: 0,
    },
  })
  expect(run.summary).toContain('### 1 docs pull request opened\n\n| State | Count |')
  expect(run.summary).toContain('The open ones have been open for 3 days (median), 3 days at most.')
})

test.concurrent.each([
  ['open', () => undefined, '### ✅ Docs pull request ready'],
  ['merged', (scene: DocsScene) => mergePull(scene.docsRepository, 57), '### ✅ Docs merged'],
  [
    'closed',
    (scene: DocsScene) => closePull(scene.docsRepository, 57),
    '### 🚪 Docs pull request closed without being merged',
  ],
] as const)('a run says that it is %s', async (...[state, setUp, title]) => {
  await using scene = await openDocsScene({ event: opened })
  setUp(scene)
  const run = await scene.run({ with: { 'docs-token': docsToken } })
  expect(run.outputs['docs-state']).toBe(state)
  expect(titleOf(scene.ours()[0]?.body ?? '')).toBe(title)
  expect(run.summary).toContain(title.slice(4))
})
