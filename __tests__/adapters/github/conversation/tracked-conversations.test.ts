import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue, makeUser } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import { actionsBot, type RepositoryState } from '../../../../emulator/github/state.ts'
import { listTrackedConversations } from '../../../../src/adapters/github/conversation/tracked-conversations.ts'
import { openUpdater } from '../../../../src/adapters/github/conversation/update-conversation.ts'
import { deriveSigningKey, writeCommentState } from '../../../../src/domain/conversation/comment-state.ts'
import { outcomeOfEndedJob } from '../../../../src/domain/job/outcome.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { withOutcome } from '../../../../src/domain/job/report.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleJob } from '../../../fixtures/sample-job.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import { openTestConnection } from '../connect.ts'

const signingKey = deriveSigningKey('a secret')
const scope = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addIssue(repository, { number: 12 })
})

afterEach(() => github.close())

const repo = { owner: 'octocat', name: 'docs', id: 1, isPublic: true }

function options() {
  return {
    connection: openTestConnection(github).connection,
    scope,
    signingKey,
    render: (_: unknown, report: Report, state: string) => `Turn ${report.turn}\n\n${state}`,
    since: new Date(0),
    signal: new AbortController().signal,
    known: { ...repo, isArchived: false },
  }
}

test('a comment that a newer turn has taken meanwhile is not written, and that is no problem', async () => {
  const comment = addComment(repository, { issue: 12, user: actionsBot })
  const here = { ...scope, issueNumber: 12, commentId: comment.id }
  const report = sampleReport({ result: 'running' })
  comment.body = writeCommentState({ scope: here, report: sampleReport({ turn: 2 }) }, signingKey)
  const before = comment.body
  const end = outcomeOfEndedJob(sampleJob({ status: 'completed' }))
  const finished = withOutcome(report, end, new Date())
  const conversation = {
    repository: repo,
    scope: here,
    report,
    url: 'https://github.com/octocat/docs/issues/12',
  }
  const { connection, ...known } = options()
  const updater = openUpdater({
    ...{ ...known, clock: createFakeClock(), random: () => 0.5, log: () => undefined },
    connect: () => connection,
  })
  const published = await updater.publish(conversation, finished, end)
  expect(published).toEqual({ isWritten: false, isBusy: false, problem: null })
  expect(comment.body).toBe(before)
})

const forged = `Hello\n\n<!-- docs-agent:v1 ${'A'.repeat(40)}.${'A'.repeat(43)}= -->`

/** More than one page of comments of strangers and one of a bot, all with a state that does not verify. */
function addForgedComments() {
  const user = makeUser('mallory')
  for (let count = 0; count < 100; count += 1) addComment(repository, { issue: 12, user, body: forged })
  addComment(repository, { issue: 12, user: actionsBot, body: forged })
}

test.each([
  ['the list breaks off', /[?&]page=2/],
  ['the list is read', /nowhere/],
])('comments of strangers are not counted as ours when %s', async (_, path) => {
  addForgedComments()
  github.fail({ method: 'GET', path, status: 404, times: Infinity })
  expect(Object(await listTrackedConversations(options())).unverified).toBeLessThanOrEqual(1)
})

test('comments of strangers are not counted as ours when the token does not say whose it is', async () => {
  addForgedComments()
  const known = options()
  const { connection } = known
  const client = async () => {
    const auth = () => Promise.reject(new Error('no answer'))
    return { ...(await connection.client()), auth }
  }
  const listing = await listTrackedConversations({
    ...known,
    connection: { ...connection, client },
  })
  expect(listing).toMatchObject({ unverified: 0, problem: null })
})
