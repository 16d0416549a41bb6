/** The scenario of two nights: each has one request for what was merged since the one before. */

import { addIssue, addPull, makeUser } from '../github/fixtures.ts'
import { mergePull } from '../github/pull-fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import type { Account, RepositoryState } from '../github/state.ts'
import { type DemoEvent, runOnSchedule } from './events.ts'

/** Number of the issue with the comment. */
export const trackingIssue = 40

const firstDay = ['Add the retry option to the client', 'Rename timeout to timeoutMs']
const secondDay = ['Remove the sync API']
const minutesAgo = 10
const renovate: Account = { login: 'renovate[bot]', id: 29_139_614, type: 'Bot' }

/** Returns the schedules of two nights. A bot's pull request is among those of the first day. */
export function mergeByDay(gitHub: GitHubEmulator): DemoEvent[] {
  const night = runOnSchedule(gitHub)
  const { repository } = night
  addIssue(repository, { number: trackingIssue, title: 'Documentation of merged pull requests' })
  const common = { ...night, issueNumber: trackingIssue }
  return [
    {
      ...common,
      description: `Two pull requests and one of a bot were merged into ${repository.name}. At night, the workflow runs.`,
      before() {
        merge(repository, 41, firstDay)
        mergeOne(repository, 49, 'Bump esbuild', renovate)
      },
    },
    {
      ...common,
      description: 'Another pull request was merged. In the next night, the workflow runs again.',
      before: () => merge(repository, 51, secondDay),
    },
  ]
}

function merge(repository: RepositoryState, first: number, titles: readonly string[]): void {
  for (const [index, title] of titles.entries()) mergeOne(repository, first + index, title, makeUser('mona'))
}

function mergeOne(repository: RepositoryState, number: number, title: string, user: Account): void {
  addPull(repository, { number, title, user })
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString().replace(/\.\d+Z$/, 'Z')
  Object.assign(mergePull(repository, number), { merged_at: at, closed_at: at, updated_at: at })
}
