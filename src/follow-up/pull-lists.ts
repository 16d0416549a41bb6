// Open pull requests of repositories with many docs pull requests, read by one list each instead of one by one.
import * as z from 'zod/mini'
import { pageSize } from '../github/list-pages.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { Access } from './docs-access.ts'
import { readPull } from './docs-calls.ts'
import type { PullReading } from './docs-pull-conditions.ts'

export type PullLists = {
  /** Says which pull requests are about to be read. */
  expect(links: readonly PullRequestLink[]): void
  /** The pull request if it is in a list of open ones, otherwise null. Never throws. */
  find(access: Access, link: PullRequestLink): Promise<PullReading | null>
}

/** Up to so many pull requests of a repository are read one by one. */
const maxSingle = 5

const pullResponse = z.object({ number: z.int() })

/** The lists of one pass. Each is read once, when it is first needed. */
export function openPullLists(signal: AbortSignal): PullLists {
  let expected = new Map<string, number>()
  const lists = new Map<string, Promise<Map<number, PullReading>>>()
  return {
    expect(links) {
      const byRepository = Map.groupBy(links, ({ repository }) => repository.toLowerCase())
      expected = new Map(
        [...byRepository].map(([repository, these]) => [
          repository,
          new Set(these.map((link) => link.number)).size,
        ]),
      )
    },
    async find(access, { repository, number }) {
      const name = repository.toLowerCase()
      if ((expected.get(name) ?? 0) <= maxSingle) return null
      const key = `${access.token} ${name}`
      const list = lists.get(key) ?? listOpen(access, signal).catch(() => new Map<number, PullReading>())
      lists.set(key, list)
      return (await list).get(number) ?? null
    },
  }
}

/** The newest hundred. https://docs.github.com/rest/pulls/pulls#list-pull-requests */
async function listOpen(
  { connection: { client, repo } }: Access,
  signal: AbortSignal,
): Promise<Map<number, PullReading>> {
  const github = await client()
  const call = { ...repo, state: 'open' as const, per_page: pageSize, request: { signal } }
  const { data } = await github.pulls.list(call)
  return new Map(
    z
      .array(z.unknown())
      .parse(data)
      .map((pull) => [pullResponse.parse(pull).number, readPull(pull)]),
  )
}
