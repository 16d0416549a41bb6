import { beforeEach, expect, test } from '@jest/globals'
import { addComment } from '../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithConversations())
})

test.each([
  ['', 30, 'next:2 last:9'],
  ['?per_page=100', 100, 'next:2 last:3'],
  ['?per_page=500', 100, 'next:2 last:3'],
  ['?per_page=100&page=2', 100, 'prev:1 next:3 last:3 first:1'],
  ['?per_page=100&page=3', 50, 'prev:2 first:1'],
  ['?per_page=100&page=4', 0, 'prev:3 first:1'],
  ['?page=0', 30, 'next:2 last:9'],
])('of 250 comments the page %p holds %p, linked to %p', async (query, length, links) => {
  for (let count = 0; count < 250; count += 1) addComment(repository, { issue: 1, body: `Comment ${count}` })
  const { body, headers } = await callGitHub(github, `${root}/issues/1/comments${query}`)
  expect(body).toHaveLength(length)
  expect(summarizeLinks(headers.link)).toBe(links)
})

test('a single page has no Link header, and a link to another page can be followed', async () => {
  addComment(repository, { issue: 1, body: 'First' })
  const singlePage = await callGitHub(github, `${root}/issues/1/comments`)
  expect(singlePage.headers).not.toHaveProperty('link')
  addComment(repository, { issue: 1, body: 'Second' })
  const { headers } = await callGitHub(github, `${root}/issues/1/comments?per_page=1`)
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(headers.link ?? '') ?? []
  expect(next).toBe(`${github.apiUrl}/repositories/${repository.id}/issues/1/comments?per_page=1&page=2`)
  expect(await callGitHub(github, next)).toMatchObject({ status: 200, body: [{ body: 'Second' }] })
})

function summarizeLinks(header = ''): string {
  return [...header.matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)]
    .map(([, page, rel]) => `${rel}:${page}`)
    .join(' ')
}
