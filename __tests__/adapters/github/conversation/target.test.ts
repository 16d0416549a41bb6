// Which pull request or issue the conversation of a run is.
import { expect, test } from '@jest/globals'
import { openConnection } from '../../../../src/adapters/github/client.ts'
import type { ReadCommitPulls } from '../../../../src/adapters/github/commit-pulls.ts'
import { openTarget, type TargetOptions } from '../../../../src/adapters/github/conversation/target.ts'
import { MissingTokenError, ResponseError } from '../../../../src/adapters/github/errors.ts'
import type { Trigger } from '../../../../src/domain/event/event.ts'
import type { CommitPull } from '../../../../src/domain/gates/gate.ts'
import { createFakeClock } from '../../../fixtures/fake-clock.ts'
import { sampleComment, samplePull, samplePush } from '../../../fixtures/sample-run.ts'

const other: Trigger = { kind: 'other' }
const beforeCreate = new AbortController().signal
const scope = { repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' }
const signingKey = Buffer.from('a key')
const render = () => ''

function pullOf(number: number, known: Partial<CommitPull> = {}): CommitPull {
  return {
    ...{ number, author: null, headBranch: 'x', isCrossRepository: false, labels: [], isMerged: false },
    ...{ baseBranch: 'main', mergeCommitSha: null, ...known },
  }
}

/** A target, with the warnings and the commits that were asked for. `answers`: what the pull requests of a commit are, call by call. */
function open(known: Partial<TargetOptions> = {}, answers: (readonly CommitPull[] | Error)[] = []) {
  const warnings: string[] = []
  const asked: Parameters<ReadCommitPulls>[] = []
  const connection = openConnection({
    ...{ token: 'ghs_x', apiUrl: 'https://unused.example', clock: createFakeClock() },
    repository: { owner: 'octocat', name: 'docs' },
    warn: (text) => void warnings.push(text),
  })
  const readCommitPulls: ReadCommitPulls = async (...call) => {
    const answer = answers[asked.length] ?? []
    asked.push(call)
    if (answer instanceof Error) throw answer
    return { items: answer, total: answer.length }
  }
  const target = openTarget({
    ...{ connection, trigger: other, readCommitPulls, issueNumber: null, scope, signingKey, render },
    beforeCreate,
    ...known,
  })
  return { target, connection, warnings, asked }
}

test.each<[string, Trigger, number | null, number | null]>([
  ['the input, and not the pull request of the event', samplePull(), 7, 7],
  ['the input, and not the pull request of the commit', samplePush(), 7, 7],
  ['the pull request of the event', samplePull(), null, 12],
  ['that of the comment', sampleComment('/docs'), null, 12],
  ['none for any other event', other, null, null],
])('the conversation is %s', async (...[, trigger, issueNumber, expected]) => {
  const { target, asked, warnings } = open({ trigger, issueNumber })
  expect(await target.issueNumber()).toBe(expected)
  expect([asked, warnings]).toEqual([[], []])
})

test.each<[string, CommitPull[], number | null]>([
  [
    'the pull request that it merged',
    [pullOf(3, { isMerged: true }), pullOf(4, { isMerged: true, mergeCommitSha: 'c' })],
    4,
  ],
  ['that of its branch', [pullOf(3), pullOf(4, { headBranch: 'main' })], 4],
  ['none where only others have it', [pullOf(3)], null],
  ['none without a pull request', [], null],
])('the conversation of a pushed commit is %s, which is asked for once', async (_, pulls, expected) => {
  const { target, asked } = open({ trigger: samplePush({ after: 'c' }) }, [pulls])
  expect([await target.issueNumber(), await target.issueNumber()]).toEqual([expected, expected])
  expect(asked).toEqual([['c', beforeCreate]])
})

test('where the token may not see pull requests, a push has no conversation, and that is told', async () => {
  const { target, warnings } = open({ trigger: samplePush() }, [new MissingTokenError('empty')])
  expect([await target.issueNumber(), await target.stateComment()]).toEqual([null, null])
  expect(warnings).toEqual(['Could not find the pull request of the commit: `github-token` is empty.'])
})

test('a failure is thrown without a warning, and the next call asks again', async () => {
  const { target, warnings, asked } = open({ trigger: samplePush() }, [
    new ResponseError('cut'),
    [pullOf(3, { isMerged: true })],
  ])
  await expect(target.stateComment()).rejects.toThrow('cut')
  expect(await target.stateComment()).toMatchObject({ issueNumber: 3 })
  expect([warnings, asked.length]).toEqual([[], 2])
})

test('our comment is in the repository of the run, with the scope of its conversation', async () => {
  const { target, connection } = open({ issueNumber: 7 })
  expect(await target.stateComment()).toEqual({
    github: await connection.client(),
    ...{ repo: { owner: 'octocat', repo: 'docs' }, issueNumber: 7, signingKey, render },
    scope: { ...scope, issueNumber: 7 },
  })
})

test('where no comment is written, no pull request is looked for', async () => {
  const { target, asked } = open({ trigger: samplePush(), signingKey: null })
  expect(await target.stateComment()).toBeNull()
  expect(asked).toEqual([])
})
