import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue, addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import {
  actionsBot,
  type IssueCommentState,
  type RepositoryState,
} from '../../../../emulator/github/state.ts'
import type { ConversationOptions } from '../../../../src/adapters/github/conversation/conversation.ts'
import {
  deriveSigningKey,
  nonceTag,
  readCommentState,
  writeCommentState,
} from '../../../../src/domain/conversation/comment-state.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import {
  addState,
  never,
  openTestConversation,
  projectScope,
  reportIn,
  reportsIn,
  signingKey,
  stateText,
  writeState,
} from './sample-conversation.ts'

const scope = { ...projectScope, issueNumber: 12 }
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
  addPull(repository, { number: 13 })
})

afterEach(() => github.close())

function open(given: Partial<ConversationOptions> = {}) {
  const created: number[] = []
  const onComment = (id: number) => void created.push(id)
  return { ...openTestConversation(github, { onComment, ...given }), created }
}

function comments(): IssueCommentState[] {
  return [...repository.comments.values()]
}

/** Such as `POST comments` and `PATCH comment`. */
function calls(): string[] {
  return github.requests.map(
    ({ method, path }) => `${method} ${/comments\/\d+$/.test(path) ? 'comment' : 'comments'}`,
  )
}

const first = sampleReport({ turn: 1, nonce: 'first' })
const second = sampleReport({ turn: 2, nonce: 'second' })

test('the first comment has the nonce only, and gets its signed state right after', async () => {
  const { conversation, created } = open()
  const published = await conversation.publish(first, never)
  const [comment] = comments()
  expect(calls()).toEqual(['GET comments', 'POST comments', 'PATCH comment'])
  expect(github.requests[1]?.body).toContain(nonceTag('first'))
  expect(readCommentState(comment?.body ?? '', signingKey)).toMatchObject({
    scope: { ...scope, commentId: comment?.id },
    report: first,
  })
  expect(comment?.body.match(/<!--/g)).toHaveLength(1)
  expect(created).toEqual([comment?.id])
  const url = `https://github.com/octocat/docs/pull/12#issuecomment-${comment?.id}`
  expect(published).toMatchObject({ kind: 'success', value: { url, report: first, isSuperseded: false } })
})

test('the next version edits the same comment, read before and after', async () => {
  const { conversation } = open()
  await conversation.publish(first, never)
  github.requests.length = 0
  await conversation.publish({ ...first, result: 'failed' }, never)
  expect(calls()).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
  expect(reportsIn(repository).map((report) => report?.result)).toEqual(['failed'])
})

test('a later run remembers the conversation and edits its comment', async () => {
  const ours = addState(repository, first)
  const { conversation, created } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: first })
  await conversation.publish(second, never)
  expect(reportIn(ours)).toEqual(second)
  expect([comments(), created]).toEqual([[ours], []])
})

test('a conversation without a comment of ours remembers nothing', async () => {
  addComment(repository, { issue: 12, body: 'Looks good <!-- to me -->' })
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'none', hasUnverified: false })
})

test.each<[string, { drop: true } | { status: 500 }]>([
  ['cut off', { drop: true }],
  ['a 500', { status: 500 }],
])('a comment whose answer was %s is found again by its nonce: there is no second one', async (_, fault) => {
  github.fail({ method: 'POST', path: /comments$/, afterEffect: true, ...fault })
  const { conversation, created } = open()
  await conversation.publish(first, never)
  expect(calls()).toEqual(['GET comments', 'POST comments', 'GET comments', 'PATCH comment'])
  expect(reportsIn(repository)).toEqual([first])
  expect(created).toEqual([comments()[0]?.id])
})

test('a comment that did not arrive is sent once more', async () => {
  github.fail({ method: 'POST', path: /comments$/, drop: true })
  const { conversation } = open()
  await conversation.publish(first, never)
  expect(calls().filter((call) => call === 'POST comments')).toHaveLength(2)
  expect(reportsIn(repository)).toEqual([first])
})

test('a comment is sent at most twice', async () => {
  github.fail({ method: 'POST', path: /comments$/, drop: true, times: Infinity })
  const { conversation } = open()
  expect(await conversation.publish(first, never)).toMatchObject({ kind: 'failure' })
  expect(calls().filter((call) => call === 'POST comments')).toHaveLength(2)
})

test('the nonce of another run is not ours', async () => {
  addComment(repository, { issue: 12, body: `Theirs ${nonceTag('other')}` })
  github.fail({ method: 'POST', path: /comments$/, drop: true })
  const { conversation } = open()
  await conversation.publish(first, never)
  expect(reportsIn(repository)).toEqual([null, first])
})

test.each([403, 404, 410, 422] as const)(
  'a comment that is refused with %d is not sent again',
  async (status) => {
    github.fail({ method: 'POST', path: /comments$/, status, times: Infinity })
    const { conversation } = open()
    expect(await conversation.publish(first, never)).toMatchObject({
      kind: 'failure',
      error: expect.stringContaining(`GitHub answered ${status}`),
    })
    expect(calls()).toEqual(['GET comments', 'POST comments'])
  },
)

test('a newer turn is not overwritten', async () => {
  const ours = addState(repository, second)
  const { conversation } = open()
  const published = await conversation.publish(first, never)
  expect(reportIn(ours)).toEqual(second)
  const url = expect.stringContaining(`#issuecomment-${ours.id}`)
  expect(published).toMatchObject({ kind: 'success', value: { url, report: second, isSuperseded: true } })
  expect(calls()).not.toContain('PATCH comment')
})

test('a newer turn that came after the run began is not overwritten either', async () => {
  const { conversation } = open()
  await conversation.publish(first, never)
  for (const ours of comments()) writeState(ours, second)
  github.requests.length = 0
  await conversation.publish({ ...first, result: 'pull-request' }, never)
  expect(calls()).toEqual(['GET comment'])
  expect(reportsIn(repository)).toEqual([second])
})

/** Lets someone else write over a comment just after the next edit of it. */
function overwriteNextEdit(comment: IssueCommentState, theirs: string): void {
  let { body } = comment
  let edits = 0
  Object.defineProperty(comment, 'body', {
    get: () => body,
    set(text: string) {
      edits += 1
      body = edits === 1 ? theirs : text
    },
  })
}

test('what an older turn overwrote is written again', async () => {
  const ours = addState(repository, first)
  overwriteNextEdit(ours, stateText({ ...first, result: 'failed' }, ours.id))
  const { conversation } = open()
  await conversation.publish(second, never)
  expect(reportIn(ours)).toEqual(second)
  expect(calls().filter((call) => call === 'PATCH comment')).toHaveLength(2)
})

test('what a newer turn wrote stays', async () => {
  const ours = addState(repository, first)
  const third = sampleReport({ turn: 3 })
  overwriteNextEdit(ours, stateText(third, ours.id))
  const { conversation } = open()
  await conversation.publish(second, never)
  expect(reportIn(ours)).toEqual(third)
})

const forgeries: [string, (id: number) => string][] = [
  [
    'signed by another key',
    (id) => writeCommentState({ scope: { ...scope, commentId: id }, report: second }, deriveSigningKey('x')),
  ],
  ['copied from another conversation', (id) => stateText(second, id, { issueNumber: 13 })],
  ['copied from another comment of the conversation', (id) => stateText(second, id + 1)],
  ['of another repository', (id) => stateText(second, id, { repositoryId: 2 })],
  ['twice in one body', (id) => `${stateText(second, id)}\n${stateText(second, id)}`],
  ['changed by one letter', (id) => stateText(second, id).replace(/.{3} -->$/, 'AAA -->')],
]

const scopesOfOthers: [string, (id: number) => string][] = [
  ['key', (id) => stateText(second, id, { key: 'other' })],
  ['project', (id) => stateText(second, id, { projectId: 'other' })],
  ['service', (id) => stateText(second, id, { apiHost: 'evil.example' })],
]

test.each(scopesOfOthers)('a state of another %s is ignored, and is no forgery', async (_, write) => {
  const other = addComment(repository, { issue: 12 })
  other.body = write(other.id)
  const { body } = other
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'none', hasUnverified: false })
  await conversation.publish(first, never)
  expect(other.body).toBe(body)
  expect(comments()).toHaveLength(2)
})

test.each(forgeries)('a state %s is neither trusted nor edited', async (_, forge) => {
  const forged = addComment(repository, { issue: 12, user: actionsBot })
  forged.body = forge(forged.id)
  const { body } = forged
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'none', hasUnverified: true })
  await conversation.publish(first, never)
  expect(forged.body).toBe(body)
  expect(reportsIn(repository).at(-1)).toEqual(first)
  expect(comments()).toHaveLength(2)
})

test('of two verified comments the greatest turn is remembered and edited', async () => {
  const [low, high] = [addState(repository, first), addState(repository, second)]
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: second })
  const third = sampleReport({ turn: 3 })
  await conversation.publish(third, never)
  expect([low, high].map(reportIn)).toEqual([first, third])
})

test('of equal turns the lowest comment is ours', async () => {
  const [low, high] = [addState(repository, first), addState(repository, { ...first, nonce: 'twin' })]
  const { conversation } = open()
  await conversation.publish(second, never)
  expect([low, high].map((comment) => reportIn(comment)?.turn)).toEqual([2, 1])
})

test('a comment on page 12 is found', async () => {
  for (let count = 0; count < 1_120; count += 1) addComment(repository, { issue: 12 })
  const ours = addState(repository, first)
  addComment(repository, { issue: 12 })
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: first })
  expect(github.requests.map(({ path }) => Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 1))).toEqual([
    1,
    ...Array.from({ length: 11 }, (_, index) => 12 - index),
  ])
  await conversation.publish(second, never)
  expect(reportIn(ours)).toEqual(second)
})

test('comments of other conversations are not read', async () => {
  addIssue(repository, { number: 14 })
  const elsewhere = addComment(repository, { issue: 14 })
  elsewhere.body = stateText(second, elsewhere.id)
  const { conversation } = open()
  expect(await conversation.readMemory()).toEqual({ kind: 'none', hasUnverified: false })
})

test.each<[string, (comment: IssueCommentState) => void]>([
  ['was deleted', ({ id }) => void repository.comments.delete(id)],
  ['lost its state', (comment) => void Object.assign(comment, { body: 'edited by hand' })],
])('where our comment %s meanwhile, a new one is written', async (_, change) => {
  const { conversation, created } = open()
  await conversation.publish(first, never)
  const [old] = comments()
  if (old) change(old)
  await conversation.publish({ ...first, result: 'failed' }, never)
  expect(reportsIn(repository).at(-1)?.result).toBe('failed')
  expect(created).toHaveLength(2)
  expect(old?.body).not.toContain('failed')
})

test('with a comment for each run, the conversation is remembered and its comment not edited', async () => {
  const ours = addState(repository, first)
  const { conversation } = open({ isNewEachRun: true })
  expect(await conversation.readMemory()).toEqual({ kind: 'found', report: first })
  await conversation.publish(second, never)
  await conversation.publish({ ...second, result: 'failed' }, never)
  expect(reportsIn(repository).map((report) => report?.result)).toEqual([null, 'failed'])
  expect(reportIn(ours)).toEqual(first)
})

test.each<[string, string | null]>([
  ['the state', null],
  ['the nonce alone', nonceTag('first')],
])('a known comment with %s is edited without a search', async (_, body) => {
  const ours = addState(repository, first)
  ours.body = body ?? ours.body
  const { conversation, created } = open({ earlierStep: { commentId: ours.id, lockId: null } })
  await conversation.publish({ ...first, result: 'cancelled' }, never)
  expect(calls()).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
  expect([reportIn(ours)?.result, created]).toEqual(['cancelled', []])
})

test('a locked conversation takes no comment', async () => {
  addPull(repository, { number: 12, locked: true })
  const { conversation } = open()
  expect(await conversation.publish(first, never)).toMatchObject({
    kind: 'failure',
    error: expect.stringContaining('the conversation is locked'),
  })
})

test('a GitHub that is silent is left when the time is up, and nothing is sent after', async () => {
  github.fail({ path: /./, hang: true, times: Infinity })
  const stop = new AbortController()
  const { conversation } = open()
  const publishing = conversation.publish(first, stop.signal)
  const isRequested = async () => {
    while (github.requests.length === 0) await new Promise(setImmediate)
  }
  await isRequested()
  stop.abort()
  expect(await publishing).toMatchObject({ kind: 'failure' })
  expect(calls()).toEqual(['GET comments'])
})

test('a comment under way when the time is up is not sent again', async () => {
  github.fail({ method: 'POST', path: /comments$/, hang: true, times: Infinity })
  const stop = new AbortController()
  const { conversation } = open()
  const publishing = conversation.publish(first, stop.signal)
  const isPosting = async () => {
    while (!calls().includes('POST comments')) await new Promise(setImmediate)
  }
  await isPosting()
  stop.abort()
  expect(await publishing).toMatchObject({ kind: 'failure' })
  expect(calls()).toEqual(['GET comments', 'POST comments'])
})
