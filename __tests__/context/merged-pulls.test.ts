// The pull requests behind the commits of a release or a push.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { validate } from '@octokit/graphql-schema'
import { listFailures } from '../../emulator/github/failures.ts'
import { addCommit, addPull, makeSha } from '../../emulator/github/fixtures.ts'
import { queryFor } from '../../src/context/merged-pulls.ts'
import { push, repositoryId } from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

function repository() {
  return scene.github.repository('acme/app')
}

/** Commits of a push, oldest first, with their messages. */
function addCommits(messages: readonly string[]): string[] {
  addCommit(repository(), { sha: makeSha('before') })
  return messages.map((message, index) => {
    const isLast = index === messages.length - 1
    const sha = isLast ? makeSha('after') : makeSha(`commit ${index}`)
    return addCommit(repository(), { sha, message }).sha
  })
}

function addMerged(number: number, commits: string[], merged = true): void {
  const at = '2026-11-20T10:00:00Z'
  addPull(repository(), {
    ...{ number, title: `Title ${number}`, commits },
    ...(merged && { state: 'closed', closed_at: at, merged_at: at }),
    merge_commit_sha: commits.at(-1) ?? null,
  })
}

/** The lines about merged pull requests that the agent gets. */
async function told(): Promise<string[]> {
  await scene.run({ event: push('main') })
  const { prompt = '' } = scene.requests().at(-1) ?? {}
  const lines = prompt.split('\n')
  const start = lines.findIndex((line) => line.startsWith('Merged pull'))
  const end = lines.findIndex(
    (line, index) => index > start && !line.startsWith('  '),
  )
  return lines.slice(start, end).map((line) => line.replace(/ https:.*/, ''))
}

test('only what GitHub knows as merged is told, each once, in the order of the commits', async () => {
  const [a = '', b = '', c = '', d = ''] = addCommits([
    'Squashed (#21)',
    'Fix crash (#45)',
    'One of a rebase',
    'Two of a rebase',
  ])
  addMerged(21, [a])
  addMerged(22, [c, d])
  addMerged(23, [b], false)
  expect(await told()).toEqual([
    'Merged pull requests (2):',
    '  #21 Title 21 by octocat',
    '  #22 Title 22 by octocat',
  ])
})

test('GitHub is asked again about a new commit, which it may not know yet', async () => {
  const [a = ''] = addCommits(['Squashed (#21)'])
  const hold = async () => {
    void scene.clock
      .forRun()
      .sleep(2_000)
      .then(() => addMerged(21, [a]))
  }
  scene.github.fail({ method: 'POST', path: /graphql/, hold })
  expect(await told()).toEqual([
    'Merged pull requests (1):',
    '  #21 Title 21 by octocat',
  ])
})

test('no number in a message is taken for a pull request', async () => {
  addCommits(['Fix crash (#45)', 'Merge pull request #46 from upstream/x'])
  expect(await told()).toEqual(['Merged pull requests: none'])
})

test('one query asks about a hundred commits', async () => {
  const shas = addCommits(Array.from({ length: 120 }, () => 'A commit'))
  addMerged(21, [shas[0] ?? ''])
  addMerged(22, [shas[119] ?? ''])
  expect(await told()).toEqual([
    'Merged pull requests (2):',
    '  #21 Title 21 by octocat',
    '  #22 Title 22 by octocat',
  ])
  const queries = scene.calls().filter((call) => call.endsWith('/graphql'))
  expect(queries).toHaveLength(2)
})

test('where GraphQL is refused, they could not be read, with a warning', async () => {
  addCommits(Array.from({ length: 30 }, () => 'A commit'))
  const refused = listFailures()['not accessible']
  scene.github.fail({ ...refused, path: /graphql$/, times: Infinity })
  const { log } = await scene.run({ event: push('main') })
  expect(log).toContain(
    "Couldn't read the merged pull requests::GitHub answered 403",
  )
  const [{ prompt = '' } = {}] = scene.requests()
  expect(prompt).toContain('Merged pull requests: could not be read')
})

test('that the newest commit has no pull request is asked again', async () => {
  const [a = '', b = ''] = addCommits(['First', 'Second'])
  addMerged(21, [a])
  addMerged(22, [b])
  const empty = (totalCount: number) => ({
    associatedPullRequests: { totalCount, nodes: [] },
  })
  const data = { repository: { commit0: empty(1), commit1: empty(0) } }
  scene.github.fail({ path: /graphql$/, status: 200, body: { data } })
  expect(await told()).toContain('  #22 Title 22 by octocat')
})

/** GitHub's answer about commits, null for one that it can't say. */
function answer(pulls: readonly (number | null)[]): object {
  const commits = pulls.map((number, index) => {
    const node = {
      ...{ number, title: `Title ${number}`, merged: true },
      ...{ author: null, repository: { databaseId: repositoryId } },
    }
    const associatedPullRequests = { totalCount: 1, nodes: [node] }
    return [`commit${index}`, number && { associatedPullRequests }] as const
  })
  return { repository: Object.fromEntries(commits) }
}

const errors = [{ message: 'Something went wrong' }]

test('what GitHub says beside errors stands, and the rest is not denied', async () => {
  addCommits(['One', 'Two', 'Three'])
  scene.github.fail({
    ...{ path: /graphql$/, status: 200 },
    body: { data: answer([21, null, 23]), errors },
  })
  expect(await told()).toEqual([
    'Merged pull requests (at least 2):',
    '  #21 Title 21',
    '  #23 Title 23',
  ])
})

test.each([2, 1])(
  'of 240 commits, %i of three queries that fails as a whole is asked in parts',
  async (nth) => {
    const shas = addCommits(Array.from({ length: 240 }, () => 'A commit'))
    for (const index of [0, 99, 100, 199, 200, 239])
      addMerged(1_000 + index, [shas[index] ?? ''])
    scene.github.fail({
      ...{ path: /graphql$/, nth, times: 2, status: 200 },
      body: { data: null, errors },
    })
    expect((await told())[0]).toBe('Merged pull requests (6):')
  },
)

test.each<[string, object]>([
  ['errors alone', { data: null, errors }],
  ['no data', {}],
  ['nothing of the repository', { data: { repository: null }, errors }],
  ['another shape', { data: { repository: { commit0: { pulls: 1 } } } }],
])('an answer with %s is none, and asked for again', async (_, body) => {
  const [a = ''] = addCommits(['Squashed (#21)'])
  addMerged(21, [a])
  scene.github.fail({ path: /graphql$/, status: 200, body, times: 1 })
  expect((await told())[0]).toBe('Merged pull requests (1):')
})

test('pull requests beyond those that GitHub names of a commit are not denied', async () => {
  const [a = ''] = addCommits(['Squashed'])
  for (let number = 21; number < 33; number += 1) addMerged(number, [a])
  expect((await told())[0]).toBe('Merged pull requests (at least 10):')
})

test('a repository that is renamed meanwhile keeps its pull requests', async () => {
  const [a = ''] = addCommits(['Squashed (#21)'])
  addMerged(21, [a])
  scene.github.fail({
    path: /graphql$/,
    onMatch: () => {
      repository().name = 'renamed'
    },
    hold: async () => undefined,
  })
  expect((await told())[0]).toBe('Merged pull requests (1):')
})

/** Two of a commit, the second one of another repository. */
const ofTwo = [21, 45].map((number, index) => ({
  ...{ number, title: `Title ${number}`, merged: true, author: null },
  repository: { databaseId: repositoryId + index },
}))
const commit0 = { associatedPullRequests: { totalCount: 2, nodes: ofTwo } }

test('pull requests of another repository are left out', async () => {
  addCommits(['Squashed (#21)'])
  const body = { data: { repository: { commit0 } } }
  scene.github.fail({ path: /graphql$/, status: 200, body })
  expect(await told()).toEqual(['Merged pull requests (1):', '  #21 Title 21'])
})

test('the query is one of the schema of GitHub', () => {
  expect(validate(queryFor(['a'.repeat(40), 'b'.repeat(40)]))).toEqual([])
})

test('a forced push tells how many commits it took back', async () => {
  const base = addCommit(repository(), { sha: makeSha('base') })
  addCommit(repository(), { sha: makeSha('before'), parents: [base.sha] })
  addCommit(repository(), { sha: makeSha('after'), parents: [base.sha] })
  await scene.run({ event: push('main') })
  expect(scene.requests()[0]?.prompt).toContain(
    'Commits taken back by a forced push: 1',
  )
})
