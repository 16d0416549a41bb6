// Changes to conversations that no run of this process belongs to: each under the lock, and one after the other.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull, makeUser } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import {
  actionsBot,
  assignId,
  type IssueCommentState,
  type RepositoryState,
} from '../../../../emulator/github/state.ts'
import { openUpdater } from '../../../../src/adapters/github/conversation/update-conversation.ts'
import { outcome } from '../../../../src/domain/job/outcome.ts'
import type { Report } from '../../../../src/domain/job/report.ts'
import type { TrackedConversation } from '../../../../src/domain/reconcile/tracked-conversation.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleReport } from '../../../fixtures/sample-report.ts'
import { openTestConnection } from '../connect.ts'
import {
  addLock,
  addState,
  locksOf,
  never,
  projectScope,
  reportIn,
  signingKey,
  writeState,
} from './sample-conversation.ts'

const running = sampleReport({ result: 'running' })
const finished = { ...running, result: 'no-pull-request' } as const
const end = outcome('no-pull-request')
const gone = 'The comment is gone or was changed by someone else.'
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  repository = github.repository('octocat/docs')
  for (const number of [12, 13]) addPull(repository, { number })
})

afterEach(() => github.close())

function open() {
  const { connection, warnings } = openTestConnection(github)
  const lines: string[] = []
  const clock = createFakeClock()
  const updater = openUpdater({
    ...{ clock, random: () => 0.5, signingKey, signal: never },
    connect: () => connection,
    render: ({ scope }, report, state) => `#${scope.issueNumber}: ${report.result}\n\n${state}`,
    log: (line) => void lines.push(line),
  })
  return { updater, lines, warnings, clock }
}

/** A comment that remembers the report, and its conversation as a list of comments has it. */
function addConversation(report: Report, issueNumber = 12) {
  const comment = addState(repository, report, issueNumber)
  const scope = { ...projectScope, issueNumber, commentId: comment.id }
  const known = { owner: 'octocat', name: 'docs', id: 1, isPublic: true }
  const conversation: TrackedConversation = { repository: known, scope, report, url: '' }
  return { comment, conversation }
}

/** Such as `PATCH comment`, and `POST lock` for the reaction of the conversation itself. */
function calls(): string[] {
  return github.requests.map(({ method, path }) => {
    if (/\/issues\/\d+\/reactions/.test(path)) return `${method} lock`
    return `${method} ${/\/reactions/.test(path) ? 'reaction' : 'comment'}`
  })
}

test('the end of a job is written under the lock, and then the reaction to each command is replaced', async () => {
  const commands = [1, 2].map((id) => {
    const reactionId = assignId(repository)
    addComment(repository, {
      issue: 12,
      id,
      reactions: [{ id: reactionId, content: 'eyes', user: actionsBot, created_at: '' }],
    })
    return { id, surface: 'conversation', reactionId } as const
  })
  const [command, ...otherCommands] = commands
  const report = { ...running, command: command ?? null, otherCommands }
  const { comment, conversation } = addConversation(report)
  const { updater, lines } = open()
  const published = await updater.publish(conversation, { ...report, result: 'failed' }, outcome('failed'))
  expect(published).toEqual({ isWritten: true, isBusy: false, problem: null })
  expect(comment.body).toMatch(/^#12: failed\n\n<!-- docs-agent:v1 /)
  expect([reportIn(comment)?.result, lines, locksOf(repository)]).toEqual(['failed', [], []])
  expect(calls().slice(0, 5)).toEqual([
    'POST lock',
    'GET lock',
    'GET comment',
    'PATCH comment',
    'DELETE lock',
  ])
  for (const { id } of commands)
    expect(repository.comments.get(id)?.reactions.map(({ content }) => content)).toEqual(['confused'])
})

test.each([
  ['without an end', null],
  ['with one', end],
])('a comment that is written %s has no reaction where there is no command', async (_, given) => {
  const { comment, conversation } = addConversation(running)
  const { updater } = open()
  const published = await updater.publish(conversation, finished, given)
  expect(published).toEqual({ isWritten: true, isBusy: false, problem: null })
  expect(reportIn(comment)?.result).toBe('no-pull-request')
  expect(calls().filter((call) => call.endsWith('reaction'))).toEqual([])
})

test.each<[string, Report, typeof end | null, boolean]>([
  [
    'the end of a job, though the same turn was written',
    { ...running, updatedAt: '2026-11-20T15:00:00.000Z' },
    end,
    true,
  ],
  [
    'what only follows, though the same turn was written',
    { ...running, updatedAt: '2026-11-20T15:00:00.000Z' },
    null,
    false,
  ],
  ['the end of a job, though a newer turn has begun', { ...running, turn: 2 }, end, false],
])('since the comments were listed, somebody wrote: %s', async (...[, current, given, isWritten]) => {
  const { comment, conversation } = addConversation(running)
  writeState(comment, current)
  const { updater } = open()
  expect(await updater.publish(conversation, finished, given)).toEqual({
    isWritten,
    isBusy: false,
    problem: null,
  })
  expect(reportIn(comment)?.result).toBe(isWritten ? 'no-pull-request' : 'running')
})

test.each<[string, (comment: IssueCommentState) => unknown, string]>([
  ['is gone', ({ id }) => repository.comments.delete(id), gone],
  ['was changed by somebody', (comment) => Object.assign(comment, { body: 'Hello' }), gone],
  [
    'cannot be read',
    ({ id }) => github.fail({ path: new RegExp(`comments/${id}$`), status: 403, times: Infinity }),
    'Could not update the comment: GitHub answered 403.',
  ],
])('a comment that %s is a problem, and the lock is given back', async (_, spoil, says) => {
  const { comment, conversation } = addConversation(running)
  spoil(comment)
  const { updater } = open()
  const problem = expect.stringContaining(says)
  expect(await updater.publish(conversation, finished, end)).toEqual({
    isWritten: false,
    isBusy: false,
    problem,
  })
  const act = () => Promise.reject(new Error('nobody acts on it'))
  expect(await updater.withLock(conversation, act)).toEqual({ kind: 'failed', problem })
  expect(locksOf(repository)).toEqual([])
})

test('a conversation that somebody else has locked is left alone', async () => {
  const { comment, conversation } = addConversation(running)
  const before = comment.body
  addLock(repository)
  const { updater, clock } = open()
  const act = () => Promise.reject(new Error('nobody acts on it'))
  expect(await updater.publish(conversation, finished, end)).toEqual({
    isWritten: false,
    isBusy: true,
    problem: null,
  })
  expect(await updater.withLock(conversation, act)).toEqual({ kind: 'busy' })
  expect([comment.body, locksOf(repository).length, clock.sleepsMs]).toEqual([before, 1, []])
})

test('without the right to lock, only what is safe is done, and that is said once', async () => {
  const { comment, conversation } = addConversation(running)
  github.fail({ method: 'POST', path: /issues\/12\/reactions/, status: 403, times: Infinity })
  const { updater, lines } = open()
  expect(await updater.withLock(conversation, async () => 'acted')).toEqual({ kind: 'unlocked' })
  expect((await updater.publish(conversation, finished, end)).isWritten).toBe(true)
  expect(reportIn(comment)?.result).toBe('no-pull-request')
  expect(lines).toEqual([expect.stringMatching(/^Could not lock the conversation: GitHub answered 403\./)])
})

test('whoever holds the lock gets what the comment remembers now, and can write', async () => {
  const { comment, conversation } = addConversation(running)
  writeState(comment, { ...running, turn: 5 })
  const { updater } = open()
  expect(updater.leftMs()).toBe(Number.POSITIVE_INFINITY)
  const locked = await updater.withLock(conversation, async ({ report, write }) => {
    expect([locksOf(repository).length, updater.leftMs() < 300_000]).toEqual([1, true])
    await write({ ...report, note: 'first' })
    await write({ ...report, note: 'second' })
    return report.turn
  })
  expect(locked).toEqual({ kind: 'done', value: 5 })
  expect([reportIn(comment)?.note, locksOf(repository), updater.leftMs()]).toEqual([
    'second',
    [],
    Number.POSITIVE_INFINITY,
  ])
})

test('a write that fails ends the section as a problem', async () => {
  const { conversation } = addConversation(running)
  github.fail({ method: 'PATCH', path: /comments/, status: 422, times: Infinity })
  const { updater } = open()
  const locked = await updater.withLock(conversation, ({ report, write }) => write(report))
  const problem = expect.stringContaining('Could not update the comment: GitHub answered 422.')
  expect([locked, locksOf(repository)]).toEqual([{ kind: 'failed', problem }, []])
})

test('one conversation waits for the other', async () => {
  const [one, two] = [addConversation(running), addConversation(running, 13)]
  const { updater } = open()
  const steps: string[] = []
  const act = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise(setImmediate)
    steps.push(`${name} ends`)
  }
  await Promise.all([
    updater.withLock(one.conversation, act('one')),
    updater.withLock(two.conversation, act('two')),
  ])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('an act that fails does not keep the next one out', async () => {
  const { conversation } = addConversation(running)
  const { updater } = open()
  const failing = await updater.withLock(conversation, () => Promise.reject(new Error('a fault')))
  expect(failing.kind).toBe('failed')
  expect(await updater.withLock(conversation, async () => 'acted')).toEqual({ kind: 'done', value: 'acted' })
})

test.each<[string, 403 | 404, RegExp | null]>([
  ['was deleted', 404, null],
  ['may not be reacted to', 403, /^Could not react to the comment with the command: GitHub answered 403\./],
])('a command that %s', async (_, status, problem) => {
  const { conversation } = addConversation(running)
  github.fail({ path: /comments\/1\/reactions/, status, times: Infinity })
  addComment(repository, { issue: 12, id: 2 })
  const { updater } = open()
  const commands = [1, 2].map((id) => ({ id, surface: 'conversation', reactionId: null }) as const)
  const said = await updater.react(conversation, commands, 'rocket')
  if (problem === null) expect(said).toBeNull()
  else expect(said).toMatch(problem)
  expect(repository.comments.get(2)?.reactions.map(({ content }) => content)).toEqual(['rocket'])
})

test('what a comment remembers is read without the lock', async () => {
  const { conversation } = addConversation(running)
  const { updater, warnings } = open()
  expect(await updater.read(conversation)).toEqual(running)
  expect([calls(), warnings]).toEqual([['GET comment'], []])
})

test.each<[string, (comment: IssueCommentState) => unknown, RegExp | null]>([
  ['is gone', ({ id }) => repository.comments.delete(id), null],
  ['has no state', (comment) => Object.assign(comment, { body: 'Hello', user: makeUser('mona') }), null],
  [
    'cannot be read',
    () => github.fail({ path: /comments/, status: 403, times: Infinity }),
    /^Could not read the comment on [^ ]+#\d+: GitHub answered 403\./,
  ],
])('nothing is known of a comment that %s', async (_, spoil, warning) => {
  const { comment, conversation } = addConversation(running)
  spoil(comment)
  const { updater, warnings } = open()
  expect(await updater.read(conversation)).toBeNull()
  expect(warnings).toEqual(warning === null ? [] : [expect.stringMatching(warning)])
})
