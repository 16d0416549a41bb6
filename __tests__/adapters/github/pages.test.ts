import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull } from '../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../emulator/github/server.ts'
import { hasNextPage, listPages, listPagesBackwards, type Page } from '../../../src/adapters/github/pages.ts'
import { connect } from './connect.ts'

const { signal } = new AbortController()
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  const repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
  for (let count = 1; count <= 5; count += 1) addComment(repository, { issue: 12, id: count })
})

afterEach(() => github.close())

/** The ids on each page of two comments, with a `+` if more pages follow. */
async function read(list: typeof listPages): Promise<string[]> {
  const { client } = await connect(github)
  const call = { owner: 'octocat', repo: 'docs', issue_number: 12, per_page: 2 }
  const pages: string[] = []
  for await (const page of list(client, await client.issues.listComments(call), signal)) {
    pages.push(describe(page))
  }
  return pages
}

function describe({ items, hasMore }: Page): string {
  return items.map((item) => Object(item).id).join(' ') + (hasMore ? ' +' : '')
}

test('the pages of a list come in its order', async () => {
  expect(await read(listPages)).toEqual(['1 2 +', '3 4 +', '5'])
})

test('the newest pages come after the first one, from the last one backwards', async () => {
  expect(await read(listPagesBackwards)).toEqual(['1 2 +', '5 +', '3 4'])
})

test.each([listPages, listPagesBackwards])(
  'a list without a `Link` has one page, however full it is',
  async (list) => {
    const comments = github.repository('octocat/docs').comments
    for (const id of [3, 4, 5]) comments.delete(id)
    expect(await read(list)).toEqual(['1 2'])
    expect(github.requests).toHaveLength(1)
  },
)

const next = () => `<${github.apiUrl}/repos/octocat/docs/issues/12/comments?per_page=2&page=2>; rel="next"`

test.each([listPages, listPagesBackwards])(
  'a page that is not full does not end a list that goes on',
  async (list) => {
    github.fail({ path: /comments/, status: 200, body: [{ id: 9 }], headers: { link: next() } })
    expect(await read(list)).toEqual(['9 +', '3 4 +', '5'])
  },
)

test.each([listPages, listPagesBackwards])('the token goes to no host that a `Link` names', async (list) => {
  const elsewhere = await startGitHub({ rateLimits: false })
  const link = `<${elsewhere.apiUrl}/x>; rel="next"`
  github.fail({ path: /comments/, status: 200, body: [{ id: 9 }], headers: { link } })
  await expect(read(list)).rejects.toThrow('another host')
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
})

test.each([null, '', {}, { message: 'Hello' }, '<html>'])('%j is not a list', async (body) => {
  github.fail({ path: /comments/, status: 200, body })
  await expect(read(listPages)).rejects.toThrow("GitHub's answer is not a list")
})

test('each request names the version of the API', async () => {
  await read(listPages)
  expect(github.requests.map(({ headers }) => headers['x-github-api-version'])).toEqual(
    Array.from({ length: 3 }, () => '2022-11-28'),
  )
})

test.each([
  ['<https://x.example/?page=2>; rel="next"', true],
  ['<https://x.example/?page=2>;rel="next"', true],
  ['<https://x.example/?page=1>; rel="prev",  <https://x.example/?page=3>;  rel="next"', true],
  ['<https://x.example/?page=1>; rel="prev"', false],
  ['', false],
])('a list with the `Link` %j goes on: %j', (link, expected) => {
  expect(hasNextPage({ data: [], headers: { link } })).toBe(expected)
})

test('a list without a `Link` does not go on', () => {
  expect(hasNextPage({ data: [], headers: {} })).toBe(false)
})

test.each([listPages, listPagesBackwards])('when the time is up, no further page is read', async (list) => {
  const { client } = await connect(github)
  const stop = new AbortController()
  const call = { owner: 'octocat', repo: 'docs', issue_number: 12, per_page: 2 }
  const pages = list(client, await client.issues.listComments(call), stop.signal)
  await pages.next()
  stop.abort()
  await expect(pages.next()).rejects.toMatchObject({ cause: { name: 'AbortError' } })
  expect(github.requests).toHaveLength(1)
})
