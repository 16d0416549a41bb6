import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addIssue, addPull } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import type { IssueCommentState, RepositoryState } from '../../../../emulator/github/state.ts'
import { openThread, type ThreadSetting } from '../../../../src/adapters/github/conversation/thread.ts'
import {
  deriveMarkerKey,
  nonceMarker,
  readMarker,
  writeMarker,
} from '../../../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import { connect } from '../connect.ts'

const signingKey = deriveMarkerKey('a secret')
const place = { repositoryId: 1, thread: 12, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
const { signal } = new AbortController()
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
  addPull(repository, { number: 13 })
})

afterEach(() => github.close())

async function open(known: Partial<ThreadSetting> = {}) {
  const created: number[] = []
  const { client } = await connect(github)
  const thread = openThread({
    ...{ github: client, repo: { owner: 'octocat', repo: 'docs' }, place, signingKey },
    ...{ isNewEachRun: false, knownCommentId: null, onComment: (id) => void created.push(id) },
    render: (report, marker) => `Turn ${report.turn}: ${report.result ?? 'working'}\n\n${marker}`,
    ...known,
  })
  return { thread, created }
}

/** Puts a comment into the thread whose marker is genuine, but for what is given. */
function addOurs(report: Report, known: Partial<IssueCommentState> = {}): IssueCommentState {
  const comment = addComment(repository, { issue: 12, ...known })
  if (known.body === undefined) comment.body = bodyOf(report, comment.id)
  return comment
}

function bodyOf(report: Report, commentId: number, other: object = {}): string {
  return `Ours\n\n${writeMarker({ place: { ...place, commentId, ...other }, report }, signingKey)}`
}

function comments(): IssueCommentState[] {
  return [...repository.comments.values()]
}

function standing(comment: IssueCommentState | undefined): Report | null {
  return readMarker(comment?.body ?? '', signingKey)?.report ?? null
}

/** Such as `POST comments` and `PATCH comment`. */
function asked(): string[] {
  return github.requests.map(
    ({ method, path }) => `${method} ${/comments\/\d+$/.test(path) ? 'comment' : 'comments'}`,
  )
}

const first = sampleReport({ turn: 1, nonce: 'first' })
const second = sampleReport({ turn: 2, nonce: 'second' })

test('the first comment carries the nonce alone, and its signed marker right after', async () => {
  const { thread, created } = await open()
  const { url, isSuperseded } = await thread.publish(first, signal)
  const [comment] = comments()
  expect(asked()).toEqual(['GET comments', 'POST comments', 'PATCH comment'])
  expect(github.requests[1]?.body).toContain(nonceMarker('first'))
  expect(readMarker(comment?.body ?? '', signingKey)).toMatchObject({
    place: { ...place, commentId: comment?.id },
    report: first,
  })
  expect(comment?.body.match(/<!--/g)).toHaveLength(1)
  expect([created, isSuperseded]).toEqual([[comment?.id], false])
  expect(url).toBe(`https://github.com/octocat/docs/pull/12#issuecomment-${comment?.id}`)
})

test('the next version edits the same comment, read before and after', async () => {
  const { thread } = await open()
  await thread.publish(first, signal)
  github.requests.length = 0
  await thread.publish({ ...first, result: 'failed' }, signal)
  expect(asked()).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
  expect(comments().map((comment) => standing(comment)?.result)).toEqual(['failed'])
})

test('a later run remembers the thread and edits its comment', async () => {
  const ours = addOurs(first)
  const { thread, created } = await open()
  expect(await thread.recall(signal)).toEqual({ report: first, hasForeign: false })
  await thread.publish(second, signal)
  expect(standing(ours)).toEqual(second)
  expect([comments(), created]).toEqual([[ours], []])
})

test('a thread without a comment of ours remembers nothing', async () => {
  addComment(repository, { issue: 12, body: 'Looks good <!-- to me -->' })
  const { thread } = await open()
  expect(await thread.recall(signal)).toEqual({ report: null, hasForeign: false })
})

test.each<[string, { drop: true } | { status: 502 }]>([
  ['cut off', { drop: true }],
  ['a 502', { status: 502 }],
])('a comment whose answer was %s is found again by its nonce: there is no second one', async (_, fault) => {
  github.fail({ method: 'POST', path: /comments$/, afterEffect: true, ...fault })
  const { thread, created } = await open()
  await thread.publish(first, signal)
  expect(asked()).toEqual(['GET comments', 'POST comments', 'GET comments', 'PATCH comment'])
  expect(comments().map(standing)).toEqual([first])
  expect(created).toEqual([comments()[0]?.id])
})

test('a comment that did not arrive is sent once more', async () => {
  github.fail({ method: 'POST', path: /comments$/, drop: true })
  const { thread } = await open()
  await thread.publish(first, signal)
  expect(asked().filter((call) => call === 'POST comments')).toHaveLength(2)
  expect(comments().map(standing)).toEqual([first])
})

test('a comment is sent at most twice', async () => {
  github.fail({ method: 'POST', path: /comments$/, drop: true, times: Infinity })
  const { thread } = await open()
  await expect(thread.publish(first, signal)).rejects.toThrow()
  expect(asked().filter((call) => call === 'POST comments')).toHaveLength(2)
})

test('the nonce of another run is not ours', async () => {
  addComment(repository, { issue: 12, body: `Theirs ${nonceMarker('other')}` })
  github.fail({ method: 'POST', path: /comments$/, drop: true })
  const { thread } = await open()
  await thread.publish(first, signal)
  expect(comments().map(standing)).toEqual([null, first])
})

test.each([403, 404, 410, 422] as const)(
  'a comment that is refused with %d is not sent again',
  async (status) => {
    github.fail({ method: 'POST', path: /comments$/, status, times: Infinity })
    const { thread } = await open()
    await expect(thread.publish(first, signal)).rejects.toMatchObject({ status })
    expect(asked()).toEqual(['GET comments', 'POST comments'])
  },
)

test('a newer turn is not overwritten', async () => {
  const ours = addOurs(second)
  const { thread } = await open()
  const { isSuperseded, url } = await thread.publish(first, signal)
  expect(standing(ours)).toEqual(second)
  expect([isSuperseded, url]).toEqual([true, expect.stringContaining(`#issuecomment-${ours.id}`)])
  expect(asked()).not.toContain('PATCH comment')
})

test('a newer turn that came after the run began is not overwritten either', async () => {
  const { thread } = await open()
  await thread.publish(first, signal)
  const [ours] = comments()
  if (ours) ours.body = bodyOf(second, ours.id)
  expect(await thread.publish({ ...first, result: 'pull-request' }, signal)).toMatchObject({
    isSuperseded: true,
  })
  expect(standing(ours)).toEqual(second)
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

test('what an older turn wrote over ours is put back', async () => {
  const ours = addOurs(first)
  overwriteNextEdit(ours, bodyOf({ ...first, result: 'failed' }, ours.id))
  const { thread } = await open()
  await thread.publish(second, signal)
  expect(standing(ours)).toEqual(second)
  expect(asked().filter((call) => call === 'PATCH comment')).toHaveLength(2)
})

test('what a newer turn wrote over ours stays', async () => {
  const ours = addOurs(first)
  const third = sampleReport({ turn: 3 })
  overwriteNextEdit(ours, bodyOf(third, ours.id))
  const { thread } = await open()
  await thread.publish(second, signal)
  expect(standing(ours)).toEqual(third)
})

const forgeries: [string, (id: number) => string][] = [
  [
    'signed by another key',
    (id) => writeMarker({ place: { ...place, commentId: id }, report: second }, deriveMarkerKey('x')),
  ],
  ['copied from another thread', (id) => bodyOf(second, id, { thread: 13 })],
  ['copied from another comment of the thread', (id) => bodyOf(second, id + 1)],
  ['of another repository', (id) => bodyOf(second, id, { repositoryId: 2 })],
  ['twice in one body', (id) => `${bodyOf(second, id)}\n${bodyOf(second, id)}`],
  ['changed by one letter', (id) => bodyOf(second, id).replace(/.{3} -->$/, 'AAA -->')],
]

const ofOthers: [string, (id: number) => string][] = [
  ['key', (id) => bodyOf(second, id, { key: 'other' })],
  ['project', (id) => bodyOf(second, id, { projectId: 'other' })],
  ['service', (id) => bodyOf(second, id, { apiHost: 'evil.example' })],
]

test.each(ofOthers)('a marker of another %s is none of our business, and no forgery', async (_, write) => {
  const other = addComment(repository, { issue: 12 })
  other.body = write(other.id)
  const { body } = other
  const { thread } = await open()
  expect(await thread.recall(signal)).toEqual({ report: null, hasForeign: false })
  await thread.publish(first, signal)
  expect(other.body).toBe(body)
  expect(comments()).toHaveLength(2)
})

test.each(forgeries)('a marker %s is neither trusted nor edited', async (_, forge) => {
  const forged = addComment(repository, { issue: 12 })
  forged.body = forge(forged.id)
  const { body } = forged
  const { thread } = await open()
  expect(await thread.recall(signal)).toEqual({ report: null, hasForeign: true })
  await thread.publish(first, signal)
  expect(forged.body).toBe(body)
  expect(comments().map(standing).at(-1)).toEqual(first)
  expect(comments()).toHaveLength(2)
})

test('of two genuine comments the greatest turn is remembered and edited', async () => {
  const [low, high] = [addOurs(first), addOurs(second)]
  const { thread } = await open()
  expect((await thread.recall(signal)).report).toEqual(second)
  const third = sampleReport({ turn: 3 })
  await thread.publish(third, signal)
  expect([low, high].map(standing)).toEqual([first, third])
})

test('of equal turns the lowest comment is ours', async () => {
  const [low, high] = [addOurs(first), addOurs({ ...first, nonce: 'twin' })]
  const { thread } = await open()
  await thread.publish(second, signal)
  expect([low, high].map((comment) => standing(comment)?.turn)).toEqual([2, 1])
})

test('a comment on page 12 is found', async () => {
  for (let count = 0; count < 1_120; count += 1) addComment(repository, { issue: 12 })
  const ours = addOurs(first)
  addComment(repository, { issue: 12 })
  const { thread } = await open()
  expect((await thread.recall(signal)).report).toEqual(first)
  expect(github.requests.map(({ path }) => Number(/[?&]page=(\d+)/.exec(path)?.[1]))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
  await thread.publish(second, signal)
  expect(standing(ours)).toEqual(second)
})

test('of a thread without end thirty pages are read', async () => {
  for (let count = 0; count < 3_100; count += 1) addComment(repository, { issue: 12, body: 'x' })
  const { thread } = await open()
  await thread.recall(signal)
  expect(github.requests).toHaveLength(30)
})

test('comments of other threads are not read', async () => {
  addIssue(repository, { number: 14 })
  const elsewhere = addComment(repository, { issue: 14 })
  elsewhere.body = bodyOf(second, elsewhere.id)
  const { thread } = await open()
  expect(await thread.recall(signal)).toEqual({ report: null, hasForeign: false })
})

test.each<[string, (comment: IssueCommentState) => void]>([
  ['was deleted', ({ id }) => void repository.comments.delete(id)],
  ['lost its marker', (comment) => void Object.assign(comment, { body: 'edited by hand' })],
])('where our comment %s meanwhile, a new one is written', async (_, change) => {
  const { thread, created } = await open()
  await thread.publish(first, signal)
  const [old] = comments()
  if (old) change(old)
  await thread.publish({ ...first, result: 'failed' }, signal)
  expect(
    comments()
      .map((comment) => standing(comment)?.result)
      .at(-1),
  ).toBe('failed')
  expect(created).toHaveLength(2)
  expect(old?.body).not.toContain('failed')
})

test('with a comment for each run, the thread is remembered and its comment left alone', async () => {
  const ours = addOurs(first)
  const { thread } = await open({ isNewEachRun: true })
  expect((await thread.recall(signal)).report).toEqual(first)
  await thread.publish(second, signal)
  await thread.publish({ ...second, result: 'failed' }, signal)
  expect(comments().map((comment) => standing(comment)?.result)).toEqual([null, 'failed'])
  expect(standing(ours)).toEqual(first)
})

test.each<[string, string]>([
  ['the marker', 'marker'],
  ['the nonce alone', nonceMarker('first')],
])('a known comment with %s is edited without a search', async (_, body) => {
  const ours = addOurs(first, body === 'marker' ? {} : { body })
  const { thread, created } = await open({ knownCommentId: ours.id })
  await thread.publish({ ...first, result: 'cancelled' }, signal)
  expect(asked()).toEqual(['GET comment', 'PATCH comment', 'GET comment'])
  expect([standing(ours)?.result, created]).toEqual(['cancelled', []])
})

test('a locked thread takes no comment', async () => {
  addPull(repository, { number: 12, locked: true })
  const { thread } = await open()
  await expect(thread.publish(first, signal)).rejects.toMatchObject({ status: 403 })
})

test('a GitHub that is silent is left when the time is up, and nothing is sent after', async () => {
  github.fail({ path: /./, hang: true, times: Infinity })
  const stop = new AbortController()
  const { thread } = await open()
  const publishing = thread.publish(first, stop.signal)
  const isAsked = async () => {
    while (github.requests.length === 0) await new Promise(setImmediate)
  }
  await isAsked()
  stop.abort()
  await expect(publishing).rejects.toThrow()
  expect(asked()).toEqual(['GET comments'])
})

test('a comment under way when the time is up is not sent again', async () => {
  github.fail({ method: 'POST', path: /comments$/, hang: true, times: Infinity })
  const stop = new AbortController()
  const { thread } = await open()
  const publishing = thread.publish(first, stop.signal)
  const isPosting = async () => {
    while (!asked().includes('POST comments')) await new Promise(setImmediate)
  }
  await isPosting()
  stop.abort()
  await expect(publishing).rejects.toThrow()
  expect(asked()).toEqual(['GET comments', 'POST comments'])
})
