// Whatever GitHub's description allows of an answer is read: no value that is absent, null, empty or of another time zone
// makes it unreadable.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addComment,
  addCommit,
  addIssue,
  addPull,
  addRelease,
  makeSha,
} from '../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../emulator/github/server.ts'
import { actionsBot, type ChangedFile } from '../../../emulator/github/state.ts'
import * as schemas from '../../../src/context/context-schemas.ts'
import { parseComment } from '../../../src/conversation/comment-calls.ts'
import { openCommenter } from '../../../src/conversation/commenter.ts'
import { openConversationCalls } from '../../../src/conversation/conversation-calls.ts'
import {
  addLabels,
  getPull,
  listAuthors,
  readPull,
  requestReviewers,
} from '../../../src/follow-up/docs-calls.ts'
import { openCommitStatuses } from '../../../src/follow-up/github-statuses.ts'
import { type Connection, openConnection } from '../../../src/github/github-client.ts'
import { openCommitPulls } from '../../../src/github/read-commit-pulls.ts'
import { listInstallationRepositories, readRepository } from '../../../src/github/read-repositories.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { sampleScope, signingKey } from '../../fixtures/sample-state.ts'
import { createGitHubValidator } from '../../openapi/github/validators.ts'
import { listVariations } from './variations.ts'

const { signal } = new AbortController()
const base = '/repos/octocat/docs'
const [before, sha] = [makeSha('before'), makeSha('after')]
const status = { state: 'success', description: 'Ready', context: 'docs' } as const
let github: GitHubEmulator

beforeAll(async () => {
  github = await startGitHub({ rateLimits: false })
  const repository = github.repository('octocat/docs')
  const counts = { additions: 1, deletions: 0, changes: 1 }
  const files: ChangedFile[] = [{ sha: null, filename: 'a.md', status: 'modified', ...counts }]
  addCommit(repository, { sha: before })
  addCommit(repository, { sha, parents: [before], files })
  const merged = { state: 'closed', merged_at: '2026-11-20T14:02:00Z' } as const
  addPull(repository, { ...merged, number: 12, labels: ['api'], body: 'Why', files, commits: [sha] })
  addIssue(repository, { number: 1 })
  addComment(repository, { issue: 12, id: 7 })
  const rocket = { id: 5, content: 'rocket', user: actionsBot, created_at: '2026-11-20T14:02:00Z' } as const
  repository.pulls.get(12)?.reactions.push(rocket)
  repository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
  repository.tags.set('v1.0.0', sha)
  addRelease(repository, { tag_name: 'v1.0.0', name: 'One', body: 'Notes' })
})

afterAll(() => github.close())

type Read = (connection: Connection, data: unknown) => unknown

const requestsOf = (connection: Connection, commentId: number | null = null) =>
  openConversationCalls({
    ...{ connection, scope: sampleScope, signingKey, commentId },
    ...{ render: (_, text) => text, redact: (text) => text, log: () => undefined },
  })
const pull = (connection: Connection) => ({ connection, number: 12, signal })
const parse: (schema: { parse: (data: unknown) => unknown }) => Read = (schema) => (_, data) =>
  schema.parse(data)
const itemsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data])

const rows: [call: string, read: Read, body?: object][] = [
  ['GET /installation/repositories', (connection) => listInstallationRepositories(connection, signal)],
  [`GET ${base}`, (connection) => readRepository(connection, signal)],
  [`GET ${base}/commits/${sha}/pulls`, (connection) => openCommitPulls(connection)(sha, signal)],
  [`GET ${base}/pulls/12`, (connection) => getPull(pull(connection))],
  [`GET ${base}/pulls/12?head`, (connection) => openCommitStatuses(connection).readSource(12, signal)],
  [`GET ${base}/pulls/12?files`, parse(schemas.pullResponse)],
  [`PATCH ${base}/pulls/12`, (_, data) => readPull(data), { body: 'Why' }],
  [`GET ${base}/pulls/12/commits`, (connection) => listAuthors(pull(connection))],
  [`GET ${base}/pulls/12/files`, parse(schemas.changedFilesResponse)],
  [`GET ${base}/pulls?state=closed`, parse(schemas.closedPullsResponse)],
  [`GET ${base}/pulls?state=all`, (_, data) => itemsOf(data).map(readPull)],
  [`GET ${base}/tags`, parse(schemas.tagsResponse)],
  [`GET ${base}/git/matching-refs/tags%2Fv1`, parse(schemas.refsResponse)],
  [`GET ${base}/issues/1`, parse(schemas.issueResponse)],
  [`GET ${base}/compare/${before}...${sha}`, parse(schemas.comparisonResponse)],
  [`GET ${base}/releases/tags/v1.0.0`, parse(schemas.releaseResponse)],
  [`GET ${base}/issues/12/comments`, (_, data) => itemsOf(data).map(parseComment)],
  [`GET ${base}/issues/comments`, (_, data) => itemsOf(data).map(parseComment)],
  [`GET ${base}/issues/comments/7`, (connection) => requestsOf(connection, 7).find(1)],
  [`POST ${base}/issues/12/comments`, (_, data) => parseComment(data), { body: 'Hello' }],
  [`GET ${base}/issues/12/reactions`, (connection) => requestsOf(connection).listLocks()],
  [
    `POST ${base}/issues/12/labels`,
    (connection) => addLabels(pull(connection), ['api']),
    { labels: ['api'] },
  ],
  [
    `POST ${base}/pulls/12/requested_reviewers`,
    (connection) => requestReviewers(pull(connection), ['mona']),
    { reviewers: ['mona'] },
  ],
  [
    `GET ${base}/collaborators/mona/permission`,
    (connection) =>
      openCommenter({ connection, commandComment: null, isRerun: false, beforeCreate: signal }).permissionOf(
        'mona',
      ),
  ],
  [
    `POST ${base}/statuses/${sha}`,
    (connection) =>
      openCommitStatuses(connection).setStatus(sha, { ...status, url: 'https://x.example' }, signal),
    status,
  ],
  [
    `GET ${base}/commits/${sha}/statuses`,
    (connection) => openCommitStatuses(connection).readStatus(sha, 'docs', signal),
  ],
]

const headers = { 'content-type': 'application/json', date: 'Fri, 20 Nov 2026 14:02:00 GMT' }
const validator = createGitHubValidator()

/** A connection to a GitHub that gives this answer to everything. */
function connectTo(answer: { status: number; data: unknown }): Connection {
  return openConnection({
    ...{ token: 'x', apiUrl: github.apiUrl, clock: createFakeClock(), warn: () => undefined },
    repository: { owner: 'octocat', name: 'docs' },
    fetch: async () => ({
      status: answer.status,
      headers: new Map(Object.entries(headers)),
      text: async () => JSON.stringify(answer.data),
      arrayBuffer: async () => new ArrayBuffer(0),
    }),
  })
}

/** Readers throw, or return a failure, no answer, or why. */
function isFailed(result: unknown): boolean {
  return typeof result === 'string' || ['failure', 'no-answer'].includes(Object(result).kind)
}

test.each(rows)('%s', async (...[call, read, given]) => {
  const [method = '', address = ''] = call.split(' ')
  // The rows of one operation differ in what follows.
  const path = address.replace(/\?(?:head|files)$/, '')
  const request = { method, path, headers, body: given ? JSON.stringify(given) : '' }
  const authorization = `Bearer ${github.token}`
  const response = await fetch(github.apiUrl + path, {
    ...{ method, headers: { ...headers, authorization } },
    ...(given && { body: request.body }),
  })
  const usual: unknown = await response.json()
  const allowed = listVariations(usual).filter(({ data }) => {
    const answer = { status: response.status, headers, body: JSON.stringify(data) }
    return validator.checkResponse(request, answer).length === 0
  })
  const unread: string[] = []
  for (const { change, data } of [{ change: 'nothing', data: usual }, ...allowed]) {
    const reading = async () => read(connectTo({ status: response.status, data }), data)
    const result = await reading().catch((error: unknown) => String(error))
    if (isFailed(result)) unread.push(change)
  }
  expect(allowed).not.toEqual([])
  expect(unread).toEqual([])
})
