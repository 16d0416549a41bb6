import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Fault } from '../../../../emulator/github/faults.ts'
import { addComment, addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import type { ConversationOptions } from '../../../../src/adapters/github/conversation/conversation.ts'
import { nonceTag } from '../../../../src/domain/conversation/comment-state.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import {
  addState,
  never,
  openTestConversation,
  reportIn,
  reportsIn,
  writeState,
} from './sample-conversation.ts'

jest.setTimeout(20_000)

const first = sampleReport({ turn: 1, nonce: 'first' })
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
})

afterEach(() => github.close())

const open = (given: Partial<ConversationOptions> = {}) => openTestConversation(github, given)

test.each([
  [3_100, { kind: 'none', hasUnverified: false }],
  [3_101, { kind: 'unreadable', problem: expect.stringContaining('more than 3,100 comments') }],
])('of %d comments, the first page and the thirty newest are read', async (total, expected) => {
  for (let count = 0; count < total; count += 1) addComment(repository, { issue: 12, body: 'x' })
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual(expected)
  expect(github.requests).toHaveLength(31)
})

test('a state that was found counts, even if not every comment could be read', async () => {
  addState(repository, first)
  for (let count = 0; count < 200; count += 1) addComment(repository, { issue: 12 })
  github.fail({ path: /page=2/, status: 502, times: Infinity })
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: first })
})

test('an older state is not the current one, where a newer comment may not have been read', async () => {
  addState(repository, first)
  for (let count = 0; count < 200; count += 1) addComment(repository, { issue: 12 })
  github.fail({ path: /page=3/, status: 502, times: Infinity })
  const { conversation } = open({ isNewEachRun: true })
  expect(await conversation.readMemory()).toEqual({
    kind: 'unreadable',
    problem: expect.stringMatching(/^Could not read the comments: GitHub answered 502/),
  })
})

test('a state among the newest comments is the current one, whatever older comment was not read', async () => {
  for (let count = 0; count < 200; count += 1) addComment(repository, { issue: 12 })
  addState(repository, first)
  github.fail({ path: /page=2/, status: 502, times: Infinity })
  const { conversation } = open({ isNewEachRun: true })
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: first })
})

test.each([true, false])(
  'a step that was stopped while GitHub created its comment leaves one',
  async (isNewEachRun) => {
    const body = nonceTag(first.nonce)
    addComment(repository, { issue: 12, body })
    const { conversation } = open({ isNewEachRun, earlierStep: { commentId: null, lockId: null } })
    await conversation.publish(first, never)
    expect(reportsIn(repository)).toEqual([first])
  },
)

test.each<[string, Omit<Fault, 'path'>]>([
  ['502', { status: 502 }],
  ['401', { status: 401 }],
  ['a 403 that is a limit', { status: 403, body: { message: 'API rate limit exceeded.' } }],
  ['a 404 of somebody else', { status: 404, body: '<html>' }],
])('%s is no empty conversation: nothing is remembered, and no comment is written', async (_, fault) => {
  github.fail({ ...fault, path: /comments/, times: Infinity })
  const { conversation, warnings } = open()
  expect(await conversation.readMemory()).toEqual({
    ...{
      kind: 'unreadable',
      problem: expect.stringMatching(/^Could not read the comments: GitHub answered /),
    },
  })
  expect(warnings).toEqual([])
  await conversation.publish(first, never)
  expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

const inaccessible: [string, Omit<Fault, 'path'>][] = [
  ['a token without rights', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['a conversation that is not there', { status: 404, body: { message: 'Not Found' } }],
  ['comments that are switched off', { status: 410, body: { message: 'Issues are disabled' } }],
]

test.each(inaccessible)('%s, said of a later page, is no empty conversation', async (_, fault) => {
  for (let count = 0; count < 101; count += 1) addComment(repository, { issue: 12 })
  github.fail({ ...fault, path: /[?&]page=2/, times: Infinity })
  const { conversation, warnings } = open()
  expect(await conversation.readMemory()).toEqual({
    kind: 'unreadable',
    problem: 'Could not read the comments: GitHub returned only some of the comments.',
  })
  expect(warnings).toEqual([])
})

test.each(inaccessible)('%s is told, and counts as no memory', async (_, fault) => {
  github.fail({ ...fault, path: /comments/ })
  const { conversation, warnings } = open()
  expect(await conversation.readMemory()).toEqual({
    kind: 'none',
    hasUnverified: false,
    isInaccessible: true,
  })
  expect(warnings).toEqual([expect.stringMatching(/^Could not read the comments: GitHub answered /)])
})

test('a run that waits for a given job, and could not read the comments at first, tells its end in the comment', async () => {
  const ours = addState(repository, sampleReport({ turn: 3, jobId: 'job_1', result: null }))
  github.fail({ path: /comments/, status: 502, times: 3 })
  const { conversation } = open()
  expect(await conversation.readMemory()).toMatchObject({ kind: 'unreadable' })
  const end = sampleReport({ turn: 0, jobId: 'job_1', result: 'pull-request', requests: [] })
  await conversation.publish(end, never)
  expect(reportIn(ours)).toMatchObject({ turn: 3, result: 'pull-request' })
})

test('a run that waits for another job than the comment remembers does not overwrite it', async () => {
  const ours = addState(repository, sampleReport({ turn: 3, jobId: 'job_1', result: null }))
  github.fail({ path: /comments/, status: 502, times: 3 })
  const { conversation } = open()
  await conversation.readMemory()
  await conversation.publish(sampleReport({ turn: 0, jobId: 'job_2', result: 'pull-request' }), never)
  expect(reportIn(ours)).toMatchObject({ turn: 3, jobId: 'job_1' })
})

test('a run that knows of no job does not make the conversation forget its job', async () => {
  const attached = sampleReport({ turn: 0, turnRunId: null })
  const ours = addState(repository, attached)
  const { conversation } = open()
  await conversation.publish(sampleReport({ turn: 0, jobId: null, result: 'cancelled' }), never)
  expect(reportIn(ours)).toEqual(attached)
})

test('a note is put into the current comment, which stays as it is otherwise', async () => {
  const comment = addState(repository, { ...first, result: 'pull-request' })
  const { conversation } = open()
  await conversation.readMemory()
  const newer = { ...first, result: 'failed' as const, turn: 3 }
  writeState(comment, newer)
  await conversation.postNote('Not sent.', sampleReport({ turn: 0 }))
  expect(reportsIn(repository)).toEqual([{ ...newer, note: 'Not sent.' }])
})

test('without a comment, the report of a note becomes the first', async () => {
  const { conversation } = open()
  await conversation.readMemory()
  const report = sampleReport({ turn: 0, jobId: null, result: 'skipped', reason: 'daily-limit' })
  await conversation.postNote('Not sent.', report)
  expect(reportsIn(repository)).toEqual([report])
})

test('a comment of ours that is gone is replaced by the report of the note', async () => {
  const comment = addState(repository, first)
  const { conversation } = open()
  await conversation.readMemory()
  repository.comments.delete(comment.id)
  await conversation.postNote('Not sent.', { ...first, turn: 2 })
  expect(reportsIn(repository)).toEqual([{ ...first, turn: 2 }])
})

test('a note that cannot be written is a warning', async () => {
  addState(repository, first)
  const { conversation, warnings } = open()
  await conversation.readMemory()
  github.fail({ path: /./, status: 403, times: Infinity })
  await conversation.postNote('Not sent.', first)
  expect(warnings).toEqual([expect.stringMatching(/^Could not comment: GitHub answered 403/)])
})
