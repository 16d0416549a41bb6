// What the calls of a conversation ask GitHub, and what they make of its
// answers.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addComment,
  addCommit,
  addEvent,
  addPull,
  makeCommentDefaults,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import {
  actionsBot,
  type PullState,
  type RepositoryState,
} from '../../emulator/github/state.ts'
import { readCommandComment } from '../../src/github/command-comment.ts'
import {
  deleteComment,
  findOwnComment,
  getComment,
  listNewestComments,
} from '../../src/github/comments.ts'
import { GitHubError } from '../../src/github/errors.ts'
import { listCommits, listEvents, readPull } from '../../src/github/pulls.ts'
import { addReaction, removeReaction } from '../../src/github/reactions.ts'
import { type OpenStore, openStore } from '../conversation/open-store.ts'
import { pullNumber, repositoryName } from '../scene/events.ts'

let scene: OpenStore
let repository: RepositoryState
beforeEach(async () => {
  scene = await openStore()
  repository = scene.github.repository(repositoryName)
})
afterEach(() => scene.close())

const notUnderstood = new GitHubError("GitHub's answer couldn't be understood.")
/** The next answer to such a path. */
const answer = (path: RegExp, body: unknown) =>
  scene.github.fail({ path, status: 200, body })

const sha = makeSha('head')
const addHead = (fields: Partial<PullState>, from = repositoryName) =>
  addPull(repository, {
    ...{ number: 7, title: 'Add retries', base: { ref: 'main', sha } },
    head: { ref: 'patch-1', sha, repo: from },
    ...fields,
  })

test.each<[string, Partial<PullState>]>([
  ['open', {}],
  ['draft', { draft: true }],
  ['closed', { state: 'closed' }],
  ['merged', { state: 'closed', merged_at: '2026-11-20T14:00:00Z' }],
])('a pull request that is %s', async (state, fields) => {
  addHead(fields)
  expect(await readPull(scene.store.github, 7)).toEqual({
    ...{ title: 'Add retries', headName: 'patch-1', baseRef: 'main' },
    ...{ head: sha, state, headRef: 'patch-1', isFork: false, fileCount: 0 },
    author: { login: 'octocat', isBot: false },
  })
})

test('a branch of a fork is named with its owner, one of a fork that is gone is not', async () => {
  addHead({}, 'monalisa/app')
  const { headName } = await readPull(scene.store.github, 7)
  expect(headName).toBe('monalisa:patch-1')
  addHead({ head: { ref: 'patch-1', sha, repo: null } })
  expect(await readPull(scene.store.github, 7)).toMatchObject({
    headName: 'patch-1',
  })
})

test.each([{}, { head: null }, { head: { sha: null } }])(
  'a pull request that reads %j is not understood',
  async (body) => {
    answer(/\/pulls\/7$/, body)
    await expect(readPull(scene.store.github, 7)).rejects.toEqual(notUnderstood)
  },
)

/** As many commits or events as that, made by GitHub's own names. */
const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sha: `${index}` }))

test('commits are listed in their order, page by page', async () => {
  const commits = Array.from({ length: 230 }, (_, index) =>
    makeSha(`commit ${index}`),
  )
  for (const one of commits) addCommit(repository, { sha: one, parents: [] })
  addHead({ commits })
  scene.calls()
  expect(await listCommits(scene.store.github, 7, sha)).toEqual(commits)
  expect(scene.calls()).toEqual([
    'GET commits?per_page=100',
    'GET commits?per_page=100&page=2',
    'GET commits?per_page=100&page=3',
  ])
})

test('of a pull request with more commits than GitHub lists, the newest count', async () => {
  const commits = Array.from({ length: 310 }, (_, index) =>
    makeSha(`commit ${index}`),
  )
  const head = commits.at(-1) ?? ''
  addHead({
    commits,
    head: { ref: 'patch-1', sha: head, repo: repositoryName },
  })
  const found = await listCommits(scene.store.github, 7, head)
  expect(found).toEqual(commits.slice(10))
})

test('a whole last page is followed by one more, and more than ten of events are too many', async () => {
  answer(/per_page=100$/, listed(100))
  answer(/page=2$/, [])
  expect(await listCommits(scene.store.github, 7, sha)).toHaveLength(100)
  scene.github.fail({
    ...{ path: /\/events/, status: 200, body: listed(100), times: 10 },
  })
  await expect(listEvents(scene.store.github, 7)).rejects.toEqual(notUnderstood)
  answer(/commits/, { message: 'x' })
  await expect(listCommits(scene.store.github, 7, sha)).rejects.toEqual(
    notUnderstood,
  )
})

test('events have their label, if they are about one, and their time', async () => {
  const label = { name: 'docs', color: 'ededed' }
  addEvent(repository, { issue: pullNumber, event: 'labeled', label })
  addEvent(repository, { issue: pullNumber, event: 'reopened' })
  const at = scene.time.now()
  expect(await listEvents(scene.store.github, pullNumber)).toEqual([
    { event: 'labeled', label: 'docs', at },
    { event: 'reopened', label: null, at },
  ])
})

/** Ids of the newest comments, page by page. */
async function newest(): Promise<number[][]> {
  const ids: number[][] = []
  for await (const { value } of listNewestComments(scene.store.github))
    ids.push(value.map(({ id }) => id))
  return ids
}

test('the comments of a repository are listed from the newest', async () => {
  const first = scene.addTheirs()
  scene.time.skip(1_000)
  const second = scene.addTheirs()
  expect(await newest()).toEqual([[second.id, first.id]])
  expect(scene.github.requests.at(-1)?.path).toMatch(
    /\/issues\/comments\?sort=updated&direction=desc&per_page=100$/,
  )
})

test('a list that is no list, or has no comments in it, is not understood', async () => {
  for (const body of [{ message: 'x' }, [null]]) {
    answer(/issues\/comments/, body)
    await expect(newest()).rejects.toEqual(notUnderstood)
  }
})

test.each([
  [{ login: 'x[bot]' }, 'x[bot]'],
  [null, null],
])('a comment by %j', async (user, author) => {
  const { id } = scene.addTheirs()
  answer(/comments\/\d+$/, answerOf(id, { user }))
  const { value } = await getComment(scene.store.github, id, 'three-times')
  expect(value).toMatchObject({ id, body: '', number: 12, author })
})

/** A comment as GitHub describes it. */
function answerOf(id: number, known: object) {
  return {
    ...{ id, body: null, html_url: 'https://github.com/acme/app/pull/12' },
    issue_url: `${scene.github.apiUrl}/repos/acme/app/issues/12`,
    created_at: '2026-11-20T14:00:00Z',
    updated_at: '2026-11-20T14:00:00Z',
    user: { login: 'eve', type: 'User' },
    ...known,
  }
}

test.each([
  { id: 'x' },
  { issue_url: 'https://api.github.com/repos/acme/app/issues/x' },
  { created_at: 'yesterday' },
  { updated_at: null },
])('a comment with %j is not understood', async (known) => {
  answer(/comments\/\d+$/, answerOf(7, known))
  await expect(
    getComment(scene.store.github, 7, 'three-times'),
  ).rejects.toEqual(notUnderstood)
})

test('the newest of our own comments that begins so is found, on whichever page', async () => {
  const find = (start: string) =>
    findOwnComment(scene.store.github, pullNumber, start)
  const mark = '<!-- mark -->'
  const addOwn = () =>
    addComment(repository, {
      ...{ issue: pullNumber, user: actionsBot },
      body: `${mark} Hello`,
    })
  const [first, second] = [addOwn(), addOwn()]
  for (let count = 0; count < 100; count += 1) scene.addTheirs(mark)
  expect(await find(mark)).toBe(second.id)
  expect(await find('<!-- other -->')).toBeNull()
  repository.comments.delete(second.id)
  expect(await find(mark)).toBe(first.id)
  const { id } = addOwn()
  expect(await find(mark)).toBe(id)
})

test('a comment that is deleted is gone', async () => {
  const { id } = scene.addTheirs()
  await deleteComment(scene.store.github, id)
  expect(scene.comments().has(id)).toBe(false)
})

test('a deletion that meets a limit is not made again: the comment may be needed by then', async () => {
  const { id } = scene.addTheirs()
  const limit = { status: 429, headers: { 'retry-after': '1' } }
  scene.github.fail({ method: 'DELETE', ...limit })
  scene.calls()
  await expect(deleteComment(scene.store.github, id)).rejects.toMatchObject({
    limitMs: 1_000,
  })
  expect(scene.calls()).toHaveLength(1)
})

const shared = { user: { login: 'mona', id: 9, type: 'User' as const } }
function addAll(): void {
  const made = (id: number) => ({
    ...makeCommentDefaults(repository, id),
    ...shared,
  })
  const place = { pull: pullNumber, path: 'a.ts', line: 1 }
  repository.comments.set(501, {
    ...made(501),
    ...{ issue: pullNumber, body: 'of the thread' },
  })
  repository.reviewComments.set(601, {
    ...made(601),
    ...place,
    body: 'of a line',
  })
  repository.reviews.set(701, {
    ...made(701),
    ...{ pull: pullNumber, body: 'of a review' },
  })
}

test.each<[string, number, 'issue' | 'review' | null]>([
  ['of the thread', 501, 'issue'],
  ['of a line', 601, 'review'],
  ['of a review', 701, null],
])(
  'where GraphQL is refused, the text %s is read where it stands',
  async (body, id, surface) => {
    addAll()
    const place = { id, nodeId: 'IC_1', surface, number: pullNumber }
    const read = () => readCommandComment(scene.store.github, place)
    scene.github.fail({ path: /graphql$/, times: 2, status: 403 })
    expect(await read()).toEqual({ body, isMail: null, editor: 'unknown' })
    answer(new RegExp(`/${id}$`), { id, body: null })
    await expect(read()).rejects.toEqual(notUnderstood)
  },
)

test.each<[number, 'issue' | 'review']>([
  [501, 'issue'],
  [601, 'review'],
])('a reaction to comment %d comes and goes', async (id, surface) => {
  addAll()
  const { github } = scene.store
  const comments =
    surface === 'issue' ? repository.comments : repository.reviewComments
  const kinds = () => comments.get(id)?.reactions.map(({ content }) => content)
  const added = await addReaction(github, { id, surface }, 'eyes')
  expect(kinds()).toEqual(['eyes'])
  expect(await addReaction(github, { id, surface }, 'eyes')).toBe(added)
  await removeReaction(github, { id, surface }, added ?? 0)
  expect(kinds()).toEqual([])
})

test('the text of a review takes no reaction', async () => {
  const target = { id: 701, surface: null }
  scene.calls()
  expect(await addReaction(scene.store.github, target, 'eyes')).toBeNull()
  expect(scene.calls()).toEqual([])
})

const query = 'query { viewer { login } }'
test('what a query is answered with, and what its errors say', async () => {
  const { github } = scene.store
  const data = { viewer: { login: 'mona' } }
  answer(/graphql$/, { data })
  expect(await github.graphql(query, { owner: 'acme' })).toEqual(data)
  const { body = '' } = scene.github.requests.at(-1) ?? {}
  expect(JSON.parse(body)).toEqual({ query, variables: { owner: 'acme' } })

  answer(/graphql$/, { errors: [{ message: 'Field is gone' }] })
  await expect(github.graphql(query, {})).rejects.toThrow(
    /^GitHub couldn't answer a query: ".*Field is gone/,
  )
  const refusal = { status: 401, body: { message: 'Bad' } }
  scene.github.fail({ path: /graphql$/, ...refusal, times: 2 })
  await expect(github.graphql(query, {})).rejects.toThrow(
    'GitHub answered 401: "Bad". The token is wrong, or has expired.',
  )
})
