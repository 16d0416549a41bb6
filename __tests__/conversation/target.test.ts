// Which pull request or issue the conversation of a run is.
import { expect, test } from '@jest/globals'
import { openTarget, type Target, type TargetOptions } from '../../src/conversation/target.ts'
import type { Trigger } from '../../src/event/event.ts'
import type { CommitPull } from '../../src/github/commit-pulls.ts'
import { MissingTokenError, ResponseError } from '../../src/github/github-errors.ts'
import type { ReadCommitPulls } from '../../src/github/read-commit-pulls.ts'
import { sampleComment, samplePull, samplePush } from '../fixtures/sample-run.ts'

const other: Trigger = { kind: 'other' }
const beforeCreate = new AbortController().signal

function pullOf(number: number, known: Partial<CommitPull> = {}): CommitPull {
  return {
    ...{ number, author: null, headBranch: 'x', isCrossRepository: false, labels: [], isMerged: false },
    ...{ baseBranch: 'main', mergeCommitSha: null, ...known },
  }
}

/** A target, with the commits that were asked for. `answers`: what the pull requests of a commit are, call by call. */
function open(known: Partial<TargetOptions> = {}, answers: (readonly CommitPull[] | Error)[] = []) {
  const asked: Parameters<ReadCommitPulls>[] = []
  const readCommitPulls: ReadCommitPulls = async (...call) => {
    const answer = answers[asked.length] ?? []
    asked.push(call)
    if (answer instanceof Error) throw answer
    return { items: answer, total: answer.length }
  }
  const find = openTarget({ trigger: other, readCommitPulls, issueNumber: null, beforeCreate, ...known })
  return { find, asked }
}

/** The target with a number, null for none. */
function targetOf(issueNumber: number | null): Target {
  return issueNumber === null ? { kind: 'none', problem: null } : { kind: 'found', issueNumber }
}

test.each<[string, Trigger, number | null, number | null]>([
  ['the input, and not the pull request of the event', samplePull(), 7, 7],
  ['the input, and not the pull request of the commit', samplePush(), 7, 7],
  ['the pull request of the event', samplePull(), null, 12],
  ['that of the comment', sampleComment('/docs'), null, 12],
  ['none for any other event', other, null, null],
])('the conversation is %s', async (...[, trigger, issueNumber, expected]) => {
  const { find, asked } = open({ trigger, issueNumber })
  expect(await find()).toEqual(targetOf(expected))
  expect(asked).toEqual([])
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
  const { find, asked } = open({ trigger: samplePush({ after: 'c' }) }, [pulls])
  expect([await find(), await find()]).toEqual([targetOf(expected), targetOf(expected)])
  expect(asked).toEqual([['c', beforeCreate]])
})

test('where the token may not see pull requests, a push has no conversation, and it is said why', async () => {
  const { find } = open({ trigger: samplePush() }, [new MissingTokenError('empty')])
  const problem = "Couldn't find the pull request of the commit: `github-token` is empty."
  expect(await find()).toEqual({ kind: 'none', problem })
})

test('without an answer it is not known, and the next call asks again', async () => {
  const { find, asked } = open({ trigger: samplePush() }, [
    new ResponseError('cut'),
    [pullOf(3, { isMerged: true })],
  ])
  const problem = "Couldn't find the pull request of the commit: cut."
  expect([await find(), await find()]).toEqual([{ kind: 'unknown', problem }, targetOf(3)])
  expect(asked).toHaveLength(2)
})
