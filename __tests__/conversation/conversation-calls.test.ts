// What a conversation asks of GitHub, and what becomes of each of its answers.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { addComment, addPull, makeUser } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot, type RepositoryState } from '../../emulator/github/state.ts'
import {
  type ConversationCallsOptions,
  openConversationCalls,
} from '../../src/conversation/conversation-calls.ts'
import { deriveSigningKey } from '../../src/conversation/signed-state.ts'
import {
  newerStateText,
  sampleScope,
  sampleState,
  sampleStateText,
  signingKey,
  stateIn,
} from '../fixtures/sample-state.ts'
import { openTestConnection } from '../github/connect.ts'

jest.setTimeout(30_000)

const refusal = { message: 'Resource not accessible by integration' }
const state = sampleState()
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
})

afterEach(() => github.close())

function open(given: Partial<ConversationCallsOptions> = {}) {
  const { connection, sleepsMs } = openTestConnection(github)
  const lines: string[] = []
  const requests = openConversationCalls({
    ...{ connection, scope: sampleScope, signingKey, commentId: null },
    render: ({ runId }, text) => `Run ${runId}\n\n${text}`,
    redact: (text) => text.replaceAll('hunter2', '***'),
    log: (line) => void lines.push(line),
    ...given,
  })
  return { requests, lines, sleepsMs }
}

const add = (body: string, user = actionsBot) => addComment(repository, { issue: 12, user, body })
const aDate = expect.any(Date)

test('a lock is new once, is seen by everybody, and is gone once it was removed', async () => {
  const { requests } = open()
  const added = await requests.addLock()
  const again = await requests.addLock()
  const account = { id: actionsBot.id, isBot: true, isOfWorkflow: true }
  const lock = { id: expect.any(Number), createdAt: aDate, account }
  expect(added).toEqual({ kind: 'value', value: { lock, isNew: true }, at: aDate })
  expect(again).toEqual({ kind: 'value', value: { lock, isNew: false }, at: aDate })
  expect(await requests.listLocks()).toEqual({ kind: 'value', value: [lock], at: aDate })
  const id = repository.pulls.get(12)?.reactions[0]?.id ?? 0
  const nothing = { kind: 'value', value: null, at: aDate }
  expect([await requests.removeLock(id), await requests.removeLock(id)]).toEqual([nothing, nothing])
  expect(await requests.listLocks()).toEqual({ kind: 'value', value: [], at: aDate })
})

const answers = [
  [403, refusal, 'refused'],
  [403, { message: 'Resource not accessible by personal access token' }, 'refused'],
  [404, { message: 'Not Found' }, 'refused'],
  [410, { message: 'Issues are disabled for this repo' }, 'refused'],
  [403, { message: 'You have exceeded a secondary rate limit' }, 'no-answer'],
  [403, { message: 'Unable to create comment because issue is locked' }, 'refused'],
  [403, '<html>Forbidden</html>', 'no-answer'],
  [404, '<html>Not Found</html>', 'no-answer'],
  [401, { message: 'Bad credentials' }, 'no-answer'],
  [422, { message: 'Validation Failed' }, 'no-answer'],
  [429, { message: 'Too many requests' }, 'no-answer'],
  [500, { message: 'Server Error' }, 'no-answer'],
  [200, '<html>Hello</html>', 'no-answer'],
] as const

test.each(answers)('an answer %d of %j is %s, and nothing is sent again', async (...[status, body, kind]) => {
  github.fail({ path: /issues\/12/, status, body, times: Infinity })
  const { requests, sleepsMs } = open()
  const all = [
    requests.addLock,
    requests.listLocks,
    () => requests.find(1),
    () => requests.write(null, state),
  ]
  for (const send of all) {
    const answer = await send()
    expect(answer).toEqual({ kind, problem: expect.stringMatching(/^Couldn't /) })
  }
  expect(github.requests).toHaveLength(4)
  expect(sleepsMs).toEqual([])
})

test('the lock of another account is not that of the workflow', async () => {
  const { requests } = open()
  const user = { id: 7, login: 'docs[bot]', type: 'Bot' }
  github.fail({ path: /reactions/, status: 201, body: { id: 7, created_at: '2026-11-20T14:02:00Z', user } })
  const account = { id: 7, isBot: true, isOfWorkflow: false }
  expect(await requests.addLock()).toMatchObject({ value: { lock: { account } } })
})

test('a connection that is closed is no answer, and the call is not sent again', async () => {
  github.fail({ path: /reactions/, drop: true, times: Infinity })
  const { requests } = open()
  const problem = expect.stringContaining('the connection to GitHub failed')
  expect(await requests.addLock()).toEqual({ kind: 'no-answer', problem })
  expect(await requests.removeLock(1)).toEqual({ kind: 'no-answer', problem })
  expect(github.requests).toHaveLength(2)
})

test.each(['soon', ''])('an answer whose time is "%s" is no answer', async (date) => {
  const body = { id: 7, created_at: '2026-11-20T14:02:00Z', user: { id: 1, login: 'x', type: 'Bot' } }
  github.fail({ path: /reactions/, status: 201, body, headers: { date } })
  const problem = "Couldn't lock the conversation: GitHub's answer doesn't say when it was given."
  expect(await open().requests.addLock()).toEqual({ kind: 'no-answer', problem })
})

test('without a token, it is refused and nobody is asked', async () => {
  const { connection } = openTestConnection({ ...github, token: '' })
  const rejecting = { ...connection, client: connection.forRepository({ owner: '', name: '' }).client }
  const problem = "Couldn't lock the conversation: `GITHUB_REPOSITORY` is empty."
  expect(await open({ connection: rejecting }).requests.addLock()).toEqual({ kind: 'refused', problem })
  expect(github.requests).toEqual([])
})

const otherKey = deriveSigningKey('another secret')
const valid = sampleStateText(state)
const newer = newerStateText()

const mona = makeUser('mona')
const none = { kind: 'none', hasUnverified: false, otherStatuses: [] }

test.each([
  ['a comment of a bot', valid, actionsBot, { kind: 'found' }],
  ['no mark', 'Looks good', actionsBot, none],
  ['another secret', sampleStateText(state, {}, otherKey), actionsBot, { ...none, hasUnverified: true }],
  ['another secret in the comment of a person', sampleStateText(state, {}, otherKey), mona, none],
  ['another key', sampleStateText(state, { key: 'other' }), actionsBot, none],
  ['another project', sampleStateText(state, { projectId: 'other' }), actionsBot, none],
  ['another host', sampleStateText(state, { apiHost: 'other.example' }), actionsBot, none],
  ['another repository', sampleStateText(state, { repositoryId: 7 }), actionsBot, none],
  ['another place', sampleStateText(state, { issueNumber: 2 }), actionsBot, none],
  ['a damaged one of a person', valid.slice(0, 90), mona, none],
  [
    'one in the comment of a person',
    valid,
    mona,
    {
      ...{ kind: 'unusable', reason: 'memory-unreadable' },
      problem: expect.stringMatching(
        /^The comment by `mona` was written with another account: use one token, or delete it \(http/,
      ),
    },
  ],
  [
    'one of a newer version',
    newer,
    actionsBot,
    {
      ...{ kind: 'unusable', reason: 'newer-state' },
      problem: expect.stringMatching(/^The comment was written by a newer version of this action: update/),
    },
  ],
  [
    'one that was cut',
    valid.slice(0, 90),
    actionsBot,
    {
      ...{ kind: 'unusable', reason: 'memory-unreadable' },
      problem: expect.stringMatching(/^The state in the action's comment is damaged: delete that comment/),
    },
  ],
  [
    'one that is there twice',
    `${valid}\n${valid}`,
    actionsBot,
    {
      ...{ kind: 'unusable', reason: 'memory-unreadable' },
      problem: expect.stringMatching(/more than once: delete that comment/),
    },
  ],
])('of %s', async (...[, body, user, expected]) => {
  add(body, user)
  expect(await open().requests.find(actionsBot.id)).toEqual({
    kind: 'value',
    value: expect.objectContaining(expected),
    at: aDate,
  })
})

/** What was found, of an answer that has a value. */
async function find(given: Partial<ConversationCallsOptions> = {}, ownId: number | null = actionsBot.id) {
  const { requests, lines } = open(given)
  const answer = await requests.find(ownId)
  return { answer, found: answer.kind === 'value' ? answer.value : null, lines, requests }
}

test('of several comments the first counts, and the others are named once', async () => {
  const [early, late] = [add(valid), add(sampleStateText(sampleState({ requestCount: 9 })))]
  add(valid, mona)
  const { found, lines, requests } = await find()
  await requests.find(actionsBot.id)
  const comment = {
    id: early.id,
    url: expect.stringContaining(`${early.id}`),
    authorId: actionsBot.id,
    state,
  }
  expect(found).toEqual({ kind: 'found', comment, otherStatuses: [] })
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Using the comment .*${early.id}; these also have a state of this conversation .*${late.id}, `,
      ),
    ),
  ])
})

test('where a comment of a person is before ours, nothing is begun', async () => {
  add(valid, mona)
  add(valid)
  expect((await find()).found).toMatchObject({ kind: 'unusable', reason: 'memory-unreadable' })
})

test.each([
  [mona.id, 'found', 0],
  [null, 'found', 1],
])("with the account %s of a personal token, its user's comment is %s", async (ownId, kind, asked) => {
  github.addToken({ token: github.token, kind: 'personal', account: mona })
  add(valid, mona)
  expect((await find({}, ownId)).found).toMatchObject({ kind })
  expect(github.requests.filter(({ path }) => path === '/user')).toHaveLength(asked)
})

test('the statuses of other conversations are those in comments of ours', async () => {
  const commitStatus = {
    ...{ context: 'docs', until: 'ready' as const, failOn: [], commits: [], isUnsent: false },
    ...{ waiver: null, written: null },
  }
  const other = sampleState({ commitStatus })
  const comment = add(sampleStateText(other, { projectId: 'other' }, otherKey))
  add(sampleStateText(other, { projectId: 'third' }), mona)
  const otherStatuses = [{ context: 'docs', url: expect.stringContaining(`${comment.id}`) }]
  expect((await find()).found).toEqual({ ...none, otherStatuses })
})

test('the pages after the first are asked for side by side, up to thirty of them', async () => {
  for (let count = 0; count < 3_099; count += 1) add('x', mona)
  add(valid)
  expect((await find()).found).toMatchObject({ kind: 'found' })
  expect(github.requests).toHaveLength(31)
  add('x', mona)
  const problem =
    "Couldn't read the comments: the conversation has more than 3,100 comments, and not all were read."
  expect((await find()).answer).toEqual({ kind: 'no-answer', problem })
  expect(github.requests).toHaveLength(32)
})

test.each([502, 503, 504] as const)(
  'a page that is answered with %d is asked for in smaller ones',
  async (status) => {
    for (let count = 0; count < 149; count += 1) add('x', mona)
    add(valid)
    github.fail({ path: /per_page=100/, status, times: Infinity })
    expect((await find()).found).toMatchObject({ kind: 'found' })
    expect(github.requests).toHaveLength(10)
  },
)

test('a page that is refused after the first one is no refusal', async () => {
  for (let count = 0; count < 101; count += 1) add('x', mona)
  github.fail({ path: /page=2/, status: 403, body: refusal })
  const problem = "Couldn't read the comments: GitHub returned only some of the list."
  expect((await find()).answer).toEqual({ kind: 'no-answer', problem })
})

test('one comment is read alone by its id, and there is none once it is gone', async () => {
  const comment = add(valid)
  expect((await find({ commentId: comment.id })).found).toMatchObject({ kind: 'found' })
  repository.comments.delete(comment.id)
  expect((await find({ commentId: comment.id })).found).toEqual(none)
  expect(github.requests.map(({ path }) => path)).toEqual(
    Array(2).fill(`/repos/octocat/docs/issues/comments/${comment.id}`),
  )
})

test('a comment is written with its state, rendered and without secrets', async () => {
  const { requests } = open()
  const secret = sampleState()
  const written = await requests.write(null, { ...secret, run: { ...secret.run, note: 'hunter2' } })
  const [comment] = [...repository.comments.values()]
  const value = { id: comment?.id, url: expect.stringContaining(`${comment?.id}`) }
  expect(written).toEqual({ kind: 'value', value, at: aDate })
  expect(comment?.body.startsWith('Run 123\n\n<!-- ')).toBe(true)
  expect(stateIn(comment?.body ?? '')).toEqual({ ...secret, run: { ...secret.run, note: '***' } })
})

test('a comment is edited, and is gone once it was deleted', async () => {
  const { id } = add(valid)
  const { found, requests } = await find()
  const comment = found?.kind === 'found' ? found.comment : null
  const next = sampleState({ requestCount: 2 })
  expect(await requests.write(comment, next)).toMatchObject({ kind: 'value', value: { id } })
  expect(stateIn(repository.comments.get(id)?.body ?? '')).toEqual(next)
  repository.comments.delete(id)
  expect(await requests.write(comment, next)).toEqual({ kind: 'gone' })
  github.fail({ path: /comments/, status: 404, body: '<html>' })
  expect(await requests.write(comment, next)).toMatchObject({ kind: 'no-answer' })
})

test('a state that would not be read back is not sent', async () => {
  const request = { runId: '1', at: '2026-11-20T14:02:00.000Z', text: 'x' }
  const queued = { ...request, id: 'a', askedBy: 'mona', request: 'x', text: 'x'.repeat(40_000) }
  const long = { ...queued, isReplaceable: false, notBefore: null, command: null, permission: null }
  expect(await open().requests.write(null, sampleState({ queue: [long] }))).toEqual({
    kind: 'unwritable',
    problem: "The state is too long for the comment, so it wasn't written.",
  })
  expect(github.requests).toEqual([])
})
