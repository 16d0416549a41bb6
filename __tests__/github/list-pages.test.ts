import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import {
  hasNextPage,
  listPages,
  type Page,
  readNumberedPage,
  readWholeList,
} from '../../src/github/list-pages.ts'
import { connect } from './connect.ts'

const { signal } = new AbortController()
const limits = { maxPages: 9, signal }
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
  for await (const page of list(client, await client.issues.listComments(call), limits)) {
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

test('no more pages are read than are asked for, and the last one says that there are more', async () => {
  expect(await read((client, first) => listPages(client, first, { maxPages: 2, signal }))).toEqual([
    '1 2 +',
    '3 4 +',
  ])
  expect(github.requests).toHaveLength(2)
})

test('a list without a `Link` has one page, however full it is', async () => {
  const comments = github.repository('octocat/docs').comments
  for (const id of [3, 4, 5]) comments.delete(id)
  expect(await read(listPages)).toEqual(['1 2'])
  expect(github.requests).toHaveLength(1)
})

const next = () => `<${github.apiUrl}/repos/octocat/docs/issues/12/comments?per_page=2&page=2>; rel="next"`

test('a page that is not full does not end a list that goes on', async () => {
  github.fail({ path: /comments/, status: 200, body: [{ id: 9 }], headers: { link: next() } })
  expect(await read(listPages)).toEqual(['9 +', '3 4 +', '5'])
})

test('the token goes to no host that a `Link` names', async () => {
  const elsewhere = await startGitHub({ rateLimits: false })
  const link = `<${elsewhere.apiUrl}/x>; rel="next"`
  github.fail({ path: /comments/, status: 200, body: [{ id: 9 }], headers: { link } })
  await expect(read(listPages)).rejects.toThrow('another host')
  expect(elsewhere.requests).toEqual([])
  await elsewhere.close()
})

test.each([null, '', {}, { message: 'Hello' }, '<html>'])('%j is not a list', async (body) => {
  github.fail({ path: /comments/, status: 200, body })
  await expect(read(listPages)).rejects.toThrow("GitHub's answer isn't a list")
})

test('each call names the version of the API', async () => {
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

test('when the time is up, no further page is read', async () => {
  const { client } = await connect(github)
  const stop = new AbortController()
  const call = { owner: 'octocat', repo: 'docs', issue_number: 12, per_page: 2 }
  const pages = listPages(client, await client.issues.listComments(call), { ...limits, signal: stop.signal })
  await pages.next()
  stop.abort()
  await expect(pages.next()).rejects.toMatchObject({ cause: { name: 'AbortError' } })
  expect(github.requests).toHaveLength(1)
})

/** Numbered pages of a list with that `Link`, and what was asked for. `failing`: sizes of pages that GitHub cannot make. */
function numbered(link: string, failing: readonly number[] = [], status = 502) {
  const asked: string[] = []
  const ask = async ({ page, per_page }: { page: number; per_page: number }) => {
    asked.push(`${page} of ${per_page}`)
    if (failing.includes(per_page)) throw Object.assign(new Error('Failed'), { status, response: {} })
    return { data: [`${page}`], headers: { link } }
  }
  return { ask, asked }
}

const linkTo = (last: number) =>
  `<https://x.example/?page=2>; rel="next", <https://x.example/?page=${last}>; rel="last"`

test('a page that is too big is asked for in four parts, once', async () => {
  const { ask, asked } = numbered(linkTo(9), [100])
  expect(await readNumberedPage(ask, 2)).toMatchObject({
    items: ['5', '6', '7', '8'],
    hasMore: true,
    last: 3,
  })
  expect(asked).toEqual(['2 of 100', '5 of 25', '6 of 25', '7 of 25', '8 of 25'])
})

test.each([500, 404])('a page that is answered with %d is not asked for again', async (status) => {
  const { ask, asked } = numbered('', [100], status)
  await expect(readNumberedPage(ask, 1)).rejects.toThrow('Failed')
  expect(asked).toEqual(['1 of 100'])
})

test.each([
  ['', 1],
  [linkTo(3), 3],
])('of a list with the `Link` %j, %d pages are read', async (link, count) => {
  const { ask, asked } = numbered(link)
  const limit = { maxPages: 3, tooLong: 'too long' }
  const { items } = await readWholeList(ask, (item) => [item], limit)
  expect(items).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`))
  expect(asked).toHaveLength(count)
})

test.each(['<https://x.example/?page=2>; rel="next"', linkTo(4)])(
  'a list with the `Link` %j may be longer than is read',
  async (link) => {
    const { ask, asked } = numbered(link)
    const reading = readWholeList(ask, (item) => [item], { maxPages: 3, tooLong: 'too long' })
    await expect(reading).rejects.toThrow('too long')
    expect(asked).toHaveLength(1)
  },
)
