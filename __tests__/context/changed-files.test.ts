// The changed files for the `paths` gate, and what the context of the same run says after it.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addCommit, addPull } from '../../emulator/github/fixtures.ts'
import { seedReleaseHistory } from '../../emulator/github/release-fixture.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { ChangedFile, RepositoryState } from '../../emulator/github/state.ts'
import { failure, success } from '../../src/base/result.ts'
import type { ContextChoice } from '../../src/context/facts.ts'
import { openContext } from '../../src/context/gather-context.ts'
import type { Trigger } from '../../src/event/event.ts'
import { sampleComment, samplePull, samplePush, sampleRun } from '../fixtures/sample-run.ts'
import { openTestConnection } from '../github/connect.ts'

const { signal } = new AbortController()
const nothing = failure('There is nothing to compare with.')
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
})

afterEach(() => github.close())

function open(trigger: Trigger, choice: ContextChoice = 'auto') {
  const { client } = openTestConnection(github).connection
  const run = sampleRun({ trigger, repository: { owner: 'octocat', name: 'docs', id: 1, isPublic: true } })
  return openContext({ client, run, choice, withCommentText: false })
}

function makeFiles(count: number): ChangedFile[] {
  return [...Array(count).keys()].map((index) => {
    const counts = { additions: 1, deletions: 0, changes: 1 }
    return { sha: null, filename: `docs/${index}.md`, status: 'added', ...counts }
  })
}

/** A push of one commit with so many files. */
function seedPush(fileCount: number) {
  const before = addCommit(repository, { message: 'Before' }).sha
  const after = addCommit(repository, { message: 'Add pages', files: makeFiles(fileCount) }).sha
  return samplePush({ before, after })
}

const file = { path: 'docs/0.md', previousPath: null, status: 'added', additions: 1, deletions: 0 }

test.each<[string, Trigger]>([
  ['a pull request', samplePull()],
  ['a comment on a pull request', sampleComment('/docs')],
])('the files of %s are those of its pull request', async (_, trigger) => {
  addPull(repository, { number: 12, files: makeFiles(1) })
  expect(await open(trigger).changedFiles(signal)).toEqual(success({ items: [file], total: 1 }))
  expect(github.requests.map(({ path }) => path)).toEqual(['/repos/octocat/docs/pulls/12/files?per_page=100'])
})

test.each<[string, Trigger]>([
  ['a comment on an issue', sampleComment('/docs', { isPullRequest: false })],
  ['a push that makes a branch', samplePush({ before: '0'.repeat(40) })],
  ['any other event', { kind: 'other' }],
])('%s has nothing to compare with, and nothing is asked', async (_, trigger) => {
  expect(await open(trigger).changedFiles(signal)).toEqual(nothing)
  expect(github.requests).toEqual([])
})

test.each([
  [299, 299],
  [300, null],
])(
  'of a push with %d files, all that GitHub lists are read, and their number is %j',
  async (count, total) => {
    const files = await open(seedPush(count)).changedFiles(signal)
    expect(files).toMatchObject(success({ items: { length: count }, total }))
  },
)

test('a push that only takes commits back has nothing to compare with', async () => {
  const { before, after } = seedPush(1)
  expect(await open(samplePush({ before: after, after: before })).changedFiles(signal)).toEqual(nothing)
})

test('a tag has the files since the previous one, even if there are none', async () => {
  seedReleaseHistory(repository)
  const files = await open({ kind: 'tag', tag: 'v1.2.2' }).changedFiles(signal)
  const items = [{ path: 'src/change-7.ts' }, { path: 'CHANGELOG.md' }]
  expect(files).toMatchObject(success({ items, total: 2 }))
  repository.tags.set('v1.2.3', repository.tags.get('v1.2.2') ?? '')
  const again = await open({ kind: 'tag', tag: 'v1.2.3' }).changedFiles(signal)
  expect(again).toEqual(success({ items: [], total: 0 }))
})

test('the first release has nothing to compare with', async () => {
  seedReleaseHistory(repository)
  expect(await open({ kind: 'tag', tag: 'v1.0.0-beta.1' }).changedFiles(signal)).toEqual(nothing)
})

test.each([
  ['pull request', () => samplePull(), /^Couldn't read the changed files: GitHub answered 403\./],
  ['push', () => seedPush(1), /^Couldn't read the commits and changed files: GitHub answered 403\./],
])('it is told why the files of a %s are not known', async (_, seed, text) => {
  const trigger = seed()
  github.fail({ path: /\/(?:files|compare)\b/, status: 403 })
  expect(await open(trigger).changedFiles(signal)).toEqual(failure(expect.stringMatching(text)))
})

test('it is told that GitHub left out the files of a push', async () => {
  const push = seedPush(1)
  github.fail({ path: /compare/, status: 200, body: { total_commits: 0, commits: [] }, times: 2 })
  const left = "Couldn't read the changed files: GitHub left them out."
  expect(await open(push).changedFiles(signal)).toEqual(failure(left))
  expect((await open(push).gather(signal)).problems).toEqual([left])
})

test('a push that is read has no problem', async () => {
  expect((await open(seedPush(1)).gather(signal)).problems).toEqual([])
})

test('a pull request of more than three pages has more files than are read', async () => {
  addPull(repository, { number: 12, files: makeFiles(301) })
  const files = await open(samplePull()).changedFiles(signal)
  expect(files).toMatchObject(success({ items: { length: 300 }, total: null }))
})

test('files that were read for the gate are context, too, with what is missing of them', async () => {
  addPull(repository, { number: 12, files: makeFiles(101) })
  github.fail({ path: /files.*&page=2/, status: 403, times: Infinity })
  const reader = open(samplePull())
  const items = { length: 100 }
  expect(await reader.changedFiles(signal)).toMatchObject(success({ items, total: null }))
  const { facts, problems } = await reader.gather(signal)
  expect(facts).toMatchObject([{ files: { items, total: 101 } }])
  expect(problems).toEqual([
    expect.stringMatching(/^Couldn't read some of the changed files: GitHub answered 403\./),
  ])
  expect(github.requests.filter(({ path }) => path.includes('/files'))).toHaveLength(2)
})

test('what is missing of files that only the gate reads is no problem of the context', async () => {
  addPull(repository, { number: 12, files: makeFiles(101) })
  github.fail({ path: /files.*&page=2/, status: 403, times: Infinity })
  const reader = open(sampleComment('/docs'), ['comment'])
  expect(await reader.changedFiles(signal)).toMatchObject(success({ items: { length: 100 } }))
  const { facts, problems } = await reader.gather(signal)
  expect([facts.map(({ kind }) => kind), problems]).toEqual([['comment'], []])
})

test('a pull request that cannot be read leaves its files, which are counted', async () => {
  addPull(repository, { number: 12, files: makeFiles(2) })
  github.fail({ path: /pulls\/12$/, status: 403 })
  const { facts, problems } = await open(samplePull()).gather(signal)
  expect(facts).toMatchObject([{ files: { items: { length: 2 }, total: 2 } }])
  const sentence = "Couldn't read the branches and the number of changed files: GitHub answered 403."
  expect(problems).toEqual([expect.stringContaining(sentence)])
})
