// What is done once to a docs pull request, what is tried again, and what is left alone.
import { expect, test } from '@jest/globals'
import { failure } from '../../src/base/result.ts'
import type { PullReading } from '../../src/follow-up/docs-pull-conditions.ts'
import type { DocsPullTask, Written } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { docsReport, fullRules, sampleDocsPull, seenOpen, source } from '../fixtures/sample-docs-pull.ts'
import { lostWrite, type Play, play, refused } from './docs-ports.ts'

const everything = ['read', 'labels documentation', 'reviewers mona,team:writers', 'comment request']
const mergeAwaited: Report['commitStatus'] = {
  ...{ context: 'docs', until: 'merged', failOn: [], commits: ['a'.repeat(40)] },
  ...{ isUnsent: false, waiver: null, written: 'pending' },
}

test('labels, reviewers and a comment, each once', async () => {
  const first = await play()
  expect(first.calls).toEqual(everything)
  expect(first.docsPull).toEqual(seenOpen())
  const again = await play({ report: { docsPull: first.docsPull } })
  expect([again.calls, again.warnings, again.docsPull]).toEqual([['read'], [], first.docsPull])
})

test('one that nothing is known of is begun with what is wanted', async () => {
  const { calls } = await play({ report: { docsPull: null } })
  expect(calls).toEqual(everything)
})

test('a job without a docs pull request asks nothing', async () => {
  const { calls, docsPull } = await play({ report: { pullRequest: null } })
  expect([calls, docsPull]).toEqual([[], null])
})

test.each<[string, Partial<PullReading>]>([
  ['merged', { state: 'merged', endedAt: '2026-11-21T14:03:00Z' }],
  ['closed', { state: 'closed', endedAt: '2026-11-21T14:03:00Z' }],
])('one that is %s is read and nothing is done to it, now or later', async (_, pull) => {
  const { calls, docsPull, warnings } = await play({ pull })
  expect([calls, warnings]).toEqual([['read'], []])
  expect(docsPull).toMatchObject({ ...pull, todo: [] })
})

test.each<[string, Partial<PullReading>, Partial<Report>, string]>([
  ['a fork', { headRepository: 'mallory/docs' }, {}, 'its branch is in another repository'],
  ['another repository', {}, { repository: 'acme/web' }, 'the agent job works in another repository'],
  [
    'another branch',
    { headBranch: 'feature' },
    {},
    "its branch isn't the agent job's and doesn't match `agent-branches`",
  ],
  ['an earlier time', { createdAt: '2026-11-20T14:01:00Z' }, {}, 'it is older than the agent job'],
  [
    'a job of no known time',
    {},
    { jobCreatedAt: null },
    "Mintlify didn't say when the agent job was created",
  ],
])('a pull request of %s is left alone for good, with one warning', async (...[, pull, report, reason]) => {
  const stranger = {
    pull: { ...pull, state: 'merged' as const },
    report: { ...report, commitStatus: mergeAwaited },
  }
  const { calls, warnings, docsPull } = await play({ ...stranger, sourceState: 'closed' })
  // What is not in the job's repository is not even read.
  expect(calls).toEqual(report.repository ? [] : ['read'])
  const advice = reason.includes('agent-branches')
    ? "If the branch is the agent's, add it to `agent-branches`."
    : 'If it is the right one, label it and request reviews by hand.'
  expect(warnings).toEqual([`acme/docs#57 was left alone: ${reason}. ${advice}`])
  expect(docsPull).toEqual(sampleDocsPull({ toldSource: 'closed' }))
})

const noTask: Partial<Report> = { docsPullRules: null, docsPull: null }
test('where nothing is wanted, one that is left alone is no warning', async () => {
  const { warnings } = await play({ pull: { headBranch: 'feature' }, report: noTask })
  expect(warnings).toEqual([])
})

const feature: Partial<PullReading> = { headBranch: 'feature' }
const silent = { ...fullRules, onClose: 'nothing' } as const
const unseen = sampleDocsPull()
test.each<[string, Play, boolean]>([
  ['a task is left', { report: { docsPull: sampleDocsPull({ todo: ['comment'] }) } }, true],
  ['nothing is left, and the source is not known', { report: { docsPull: seenOpen() } }, false],
  ['the source is as it was', { report: { docsPull: seenOpen() }, sourceState: 'open' }, false],
  ['the source was closed', { report: { docsPull: seenOpen() }, sourceState: 'closed' }, true],
  [
    'the source was closed, which asks for nothing',
    { report: { docsPull: seenOpen(), docsPullRules: silent }, sourceState: 'closed' },
    false,
  ],
  [
    'the source was closed, and nothing is wanted',
    { report: { docsPull: seenOpen(), docsPullRules: null }, sourceState: 'closed' },
    false,
  ],
  [
    'its merge is awaited, and nobody can see it',
    { report: { docsPull: unseen, commitStatus: mergeAwaited } },
    true,
  ],
  [
    'its merge is awaited, and its state was seen',
    { report: { docsPull: seenOpen(), commitStatus: mergeAwaited } },
    false,
  ],
  ['nobody can see it, and nobody waits for it', { report: { docsPull: unseen } }, false],
])('one that is left alone where %s', async (...[, given, isDue]) => {
  const { warnings } = await play({ ...given, pull: feature })
  expect(warnings).toHaveLength(isDue ? 1 : 0)
})

test('a link to another host is not even read', async () => {
  const problem = 'https://evil.example/a/b/pull/1 was left alone.'
  const refusal = () => ({ read: problem, write: problem })
  const { calls, warnings, docsPull } = await play({ ports: { refusal } })
  expect([calls, warnings]).toEqual([[], [problem]])
  expect(docsPull).toEqual(sampleDocsPull())
})

test('without a token for its repository it is read, and one warning says what is missing', async () => {
  const refusal = () => ({ read: null, write: 'set `docs-token`' })
  const { calls, warnings, docsPull } = await play({ ports: { refusal } })
  expect([calls, warnings]).toEqual([['read'], ['set `docs-token`']])
  // What is to be done waits for a run that has the token.
  expect(docsPull).toEqual(seenOpen({ todo: ['labels', 'reviewers', 'comment'] }))
  const later = await play({ report: { docsPull } })
  expect([later.warnings, later.docsPull]).toEqual([[], seenOpen()])
})

test.each<[string, DocsPullTask, Partial<Parameters<typeof play>[0] & object>['ports']]>([
  ['labels', 'labels', { addLabels: async () => lostWrite('lost') }],
  ['a review', 'reviewers', { requestReviewers: async () => lostWrite('lost') }],
  ['a comment', 'comment', { comment: async () => lostWrite('lost') }],
])('%s without an answer is done later, alone', async (_, task, ports) => {
  const { docsPull, warnings } = await play(ports && { ports })
  expect([docsPull?.todo, warnings]).toEqual([[task], ['lost']])
  const later = await play({ report: { docsPull } })
  expect(later.calls).toHaveLength(2)
  expect(later.docsPull?.todo).toEqual([])
})

const no = async (): Promise<Written> => refused('no')
test('what is refused is one warning each, and is not tried again', async () => {
  const { docsPull, warnings } = await play({ ports: { addLabels: no, requestReviewers: no, comment: no } })
  expect([docsPull?.todo, warnings]).toEqual([[], ['no', 'no', 'no']])
  const later = await play({ report: { docsPull } })
  expect([later.calls, later.warnings]).toEqual([['read'], []])
})

test.each<[string, Play, string[]]>([
  ['everything', {}, ['acme/docs#57: labels added, reviews requested, comment written']],
  [
    'all but what is refused',
    { ports: { requestReviewers: no } },
    ['acme/docs#57: labels added, comment written'],
  ],
  ['nothing that is refused', { ports: { addLabels: no, requestReviewers: no, comment: no } }, []],
  ['nothing where nothing is to be done', { report: { docsPull: seenOpen() } }, []],
])('the log names %s', async (_, given, expected) => {
  expect((await play(given)).lines).toEqual(expected)
})

test('one that could not be read for now is looked after later', async () => {
  const read = async () => failure({ problem: 'GitHub answered 401.', isFinal: false })
  const { docsPull, warnings } = await play({ ports: { read } })
  expect([docsPull, warnings]).toEqual([docsReport().docsPull, ['GitHub answered 401.']])
  const later = await play({ report: { docsPull } })
  expect(later.calls).toEqual(everything)
})

test('one that this token may not read is one warning, and nothing is tried again', async () => {
  const read = async () => failure({ problem: 'GitHub answered 404.', isFinal: true })
  const { docsPull, warnings } = await play({ ports: { read } })
  expect([docsPull, warnings]).toEqual([sampleDocsPull(), ['GitHub answered 404.']])
  const later = await play({ report: { docsPull }, ports: { read } })
  expect(later.warnings).toEqual([])
})

test('one that cannot be read without `docs-token` says so', async () => {
  const read = async () => failure({ problem: 'GitHub answered 404.', isFinal: true })
  const refusal = () => ({ read: null, write: 'set `docs-token`' })
  const { warnings } = await play({ ports: { read, refusal } })
  expect(warnings).toEqual(['set `docs-token`'])
})

test('the state that was seen is kept if the next reading fails', async () => {
  const read = async () => failure({ problem: 'lost', isFinal: false })
  const { docsPull, warnings } = await play({ report: { docsPull: seenOpen() }, ports: { read } })
  expect([docsPull, warnings]).toEqual([seenOpen(), []])
})

test('the comment is looked for only where there are comments', async () => {
  const [none, some] = [await play(), await play({ pull: { commentCount: 3 } })]
  expect([none, some].map(({ comments }) => comments[0]?.hasComments)).toEqual([false, true])
})

const unknownSource = { ...source, isPublic: null }
const noComment = docsReport({ docsPull: sampleDocsPull({ todo: ['labels', 'reviewers'] }) })
test.each<[string, Play, boolean]>([
  ['a comment is to be written', {}, true],
  ['the source was closed', { report: noComment, sourceState: 'closed' }, true],
  ['no comment is to be written', { report: noComment }, false],
  ['no token may write', { ports: { refusal: () => ({ read: null, write: 'set `docs-token`' }) } }, false],
])('where %s, whether the source is public is asked: %j', async (...[, given, isAsked]) => {
  const { calls } = await play({ source: unknownSource, ...given })
  expect(calls.includes('is public')).toBe(isAsked)
})

test.each([
  [true, 'acme/widgets#12'],
  [false, 'requested in another repository'],
  [null, 'requested in another repository'],
])('a source of which GitHub says %j', async (isPublic, text) => {
  const { comments } = await play({ source: unknownSource, ports: { isSourcePublic: async () => isPublic } })
  expect(comments).toMatchObject([{ body: expect.stringContaining(text) }])
})

test('a source that is known to be public or private is not asked about', async () => {
  for (const isPublic of [true, false])
    expect((await play({ source: { ...source, isPublic } })).calls).not.toContain('is public')
})
