// Many docs pull requests of one repository, read by one list.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { closePull } from '../../emulator/github/pull-fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { openDocsPulls } from '../../src/follow-up/docs-client.ts'
import { openPullLists } from '../../src/follow-up/pull-lists.ts'
import type { PullRequestLink } from '../../src/mintlify/pull-request-link.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'

const { signal } = new AbortController()
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  for (let number = 1; number <= 8; number += 1) addPull(github.repository('acme/docs'), { number })
})

afterEach(() => github.close())

const linkTo = (number: number, repository = 'acme/docs'): PullRequestLink => ({
  ...{ url: `https://github.com/${repository}/pull/${number}`, repository, number },
})

/** Reads the pull requests side by side, after the lists were told of them. Returns their states, null for a failure. */
async function read(links: PullRequestLink[], told = links) {
  const repository = { owner: 'acme', name: 'widgets', id: 1, isPublic: true }
  const lists = openPullLists(signal)
  lists.expect(told)
  const client = openDocsPulls(
    {
      ...{ run: { repository, serverUrl: 'https://github.com' }, githubToken: github.token, docsToken: null },
      ...{ secret: 's', apiUrl: github.apiUrl, clock: createFakeClock(), signal },
    },
    lists,
  )
  const readings = await Promise.all(links.map((link) => client.read(link)))
  const states = readings.map((reading) => (reading.kind === 'success' ? reading.value.state : null))
  return { states, requests: github.requests.map(({ path }) => path.replace(/^\/repos\//, '')) }
}

const list = 'acme/docs/pulls?state=open&per_page=100'
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [5, numbers(5).map((number) => `acme/docs/pulls/${number}`)],
  [6, [list]],
])('%d of one repository', async (count, expected) => {
  const { states, requests } = await read(numbers(count).map((number) => linkTo(number)))
  expect(states).toEqual(numbers(count).map(() => 'open'))
  expect(requests.toSorted()).toEqual(expected)
})

test('those that are not in the list are read one by one', async () => {
  closePull(github.repository('acme/docs'), 3)
  const { states, requests } = await read(numbers(6).map((number) => linkTo(number)))
  expect(states).toEqual(['open', 'open', 'closed', 'open', 'open', 'open'])
  expect(requests).toEqual([list, 'acme/docs/pulls/3'])
})

test('each repository has a list of its own', async () => {
  for (const number of numbers(6)) addPull(github.repository('acme/guides'), { number })
  closePull(github.repository('acme/guides'), 2)
  const links = numbers(6).flatMap((number) => [linkTo(number), linkTo(number, 'acme/guides')])
  const { states, requests } = await read(links)
  expect(states.flatMap((state, index) => (state === 'closed' ? [links[index]?.url] : []))).toEqual([
    'https://github.com/acme/guides/pull/2',
  ])
  expect(requests.toSorted()).toEqual([list, 'acme/guides/pulls/2', list.replace('docs', 'guides')])
})

test('the same pull request counts once, and repositories count apart', async () => {
  addPull(github.repository('acme/guides'), { number: 1 })
  const many = [...numbers(5), 1, 2, 3].map((number) =>
    linkTo(number, number > 3 ? 'Acme/Docs' : 'acme/docs'),
  )
  const { requests } = await read([linkTo(1), linkTo(1, 'acme/guides')], [...many, linkTo(1, 'acme/guides')])
  expect(requests.toSorted()).toEqual(['acme/docs/pulls/1', 'acme/guides/pulls/1'])
})

test.each([
  { status: 502 },
  { status: 403 },
  { status: 200, body: { number: 1 } },
  { status: 200, body: [{ number: 1 }] },
] as const)('a list that answers %j leaves each to a request of its own', async (answer) => {
  github.fail({ path: /pulls\?/, times: Infinity, ...answer })
  const { states } = await read(numbers(6).map((number) => linkTo(number)))
  expect(states).toEqual(numbers(6).map(() => 'open'))
})
