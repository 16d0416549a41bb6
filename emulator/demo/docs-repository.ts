/** The scenario with a second repository: the agent opens a docs pull request, which is looked after and then merged. */

import { addPull, makeSha, makeUser } from '../github/fixtures.ts'
import { mergePull } from '../github/pull-fixtures.ts'
import type { GitHubEmulator } from '../github/server.ts'
import { assignId, type ChangedFile, formatNow, type RepositoryState } from '../github/state.ts'
import { type DemoEvent, openPullRequest } from './events.ts'

/** A token of a GitHub App that is installed on the docs repository only. */
export const docsToken = 'emulated-docs-token'

export const docsName = 'acme/docs'
/** Of the emulated service's first job. */
const pullNumber = 57
const branch = 'mintlify/9e3779b1'
const agent = { login: 'mintlify[bot]', id: 99_001, type: 'Bot' } as const
/** The bot of the App. */
export const app = { login: 'docs-app[bot]', id: 99_002, type: 'Bot' } as const
/** The pull request must be younger than its job. */
const openingMs = 100

/** Has the agent open its pull request for the job that is being created, with a preview. */
export function openDocsPull(gitHub: GitHubEmulator): void {
  const head = { ref: branch, sha: makeSha(branch), repo: docsName }
  const files = [changedFile('guides/client.mdx', 'modified'), changedFile('guides/retries.mdx', 'added')]
  const pull = { number: pullNumber, title: 'Document the pull request', user: agent, head, files }
  setTimeout(() => {
    const docs = gitHub.repository(docsName)
    addPull(docs, pull)
    deployPreview(docs, head)
  }, openingMs)
}

function changedFile(filename: string, status: ChangedFile['status']): ChangedFile {
  return { filename, status, sha: makeSha(filename), additions: 12, deletions: 0, changes: 12 }
}

function deployPreview(docs: RepositoryState, { ref, sha }: { ref: string; sha: string }): void {
  const created_at = formatNow(docs)
  const environment_url = `https://acme-docs-${pullNumber}.preview.example`
  const status = { id: assignId(docs), state: 'success' as const, environment_url, created_at }
  const deployment = { id: assignId(docs), sha, ref, creator: agent, environment: 'staging', created_at }
  docs.deployments.push({ ...deployment, statuses: [status] })
}

/** Returns a new pull request, and the schedule of the reconcile after the docs pull request was merged. */
export function followThrough(gitHub: GitHubEmulator): DemoEvent[] {
  const docs = addDocsRepository(gitHub)
  const opened = openPullRequest(gitHub)
  const { repository, issueNumber } = opened
  const reviewer = makeUser('mona').login
  docs.collaborators.set(reviewer, { permission: 'write', role_name: 'write' })
  const sections = () => [...statusSections(repository), ...pullSections(docs)]
  return [
    { ...opened, sections },
    {
      event: { name: 'schedule', payload: { ...Object(opened.event.payload), schedule: '7/10 * * * *' } },
      description: `${reviewer} merged ${docsName}#${pullNumber}. Later, the schedule starts the reconcile action.`,
      ...{ repository, issueNumber, sections },
      action: 'reconcile',
      before: () => void mergePull(docs, pullNumber),
    },
  ]
}

function addDocsRepository(gitHub: GitHubEmulator): RepositoryState {
  gitHub.addToken({
    ...{ token: docsToken, account: app, repositories: [docsName] },
    permissions: { pull_requests: 'write', deployments: 'read' },
  })
  return gitHub.repository(docsName)
}

/** Returns what to show of the commit statuses of the repository. */
export function statusSections({ statuses }: RepositoryState): [title: string, lines: string[]][] {
  return [...statuses].map(([sha, all]) => [
    `Commit statuses of ${sha.slice(0, 7)}, oldest first`,
    all.map(({ context, state, description }) => `${context}  ${state.padEnd(7)}  ${description ?? ''}`),
  ])
}

/** Returns what to show of the pull requests of the docs repository. */
export function pullSections({ pulls, comments }: RepositoryState): [title: string, lines: string[]][] {
  return [...pulls.values()].map(
    ({ number, state, merged_at, labels, requestedReviewers, requestedTeams }) => [
      `Docs pull request ${docsName}#${number}`,
      [
        `State: ${merged_at === null ? state : 'merged'}`,
        `Labels: ${labels.join(', ')}`,
        `Reviewers: ${[...requestedReviewers, ...requestedTeams.map((slug) => `team ${slug}`)].join(', ')}`,
        ...[...comments.values()].map(({ user, body }) => `Comment by ${user.login}: ${body}`),
      ],
    ],
  )
}
