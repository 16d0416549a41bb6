import { expect, test } from '@jest/globals'
import {
  commitOf,
  describeTrigger,
  hasAssociation,
  isCrossRepository,
  issueNumberOf,
  type Run,
  runUrl,
  type Trigger,
  toAccount,
  toSha,
} from '../../src/event/event.ts'
import { sampleComment, samplePull, samplePush, sampleWorkflowRun } from '../fixtures/sample-run.ts'
import { newSha } from '../fixtures/sample-status.ts'

const pullRequest = {
  number: 12,
  title: 'Add retry',
  url: 'https://github.com/acme/widgets/pull/12',
  headRef: 'r',
  baseRef: 'main',
}
const comment = {
  id: 5,
  surface: 'conversation',
  url: 'https://github.com/acme/widgets/pull/12#issuecomment-5',
  body: '/docs',
  author: 'mona',
  authorIsBot: false,
  authorAssociation: 'MEMBER',
  path: null,
  line: null,
  diffHunk: null,
  createdAt: '2026-11-20T14:01:00Z',
} as const

const commented = {
  kind: 'comment',
  issueNumber: 34,
  action: 'created',
  comment,
  pullRequest: null,
  isCrossRepository: false,
  issueAuthor: 'mona',
  headSha: null,
} as const
const release = { kind: 'release', tag: 'v1.4.0', name: '', notes: '', url: '', author: 'mona' } as const

function runOf(trigger: Trigger, eventName = 'push'): Run {
  return {
    eventName,
    repository: { owner: 'acme', name: 'widgets', id: 1, isPublic: true },
    sender: { login: 'mona', isBot: false },
    ref: 'refs/heads/main',
    sha: null,
    workflow: 'Docs',
    runId: '123',
    runAttempt: 1,
    jobName: 'docs',
    stepId: 'agent',
    serverUrl: 'https://github.com',
    trigger,
  }
}

test.each<[Trigger, number | null, string]>([
  [samplePull({ pullRequest }), 12, 'pull request #12'],
  [{ ...commented, isPullRequest: true }, 34, 'a comment on #34'],
  [{ ...commented, isPullRequest: false }, 34, 'a comment on #34'],
  [samplePush(), null, 'a push to main'],
  [release, null, 'release v1.4.0'],
  [{ kind: 'tag', tag: 'v1.4.0' }, null, 'tag v1.4.0'],
  [{ kind: 'deleted-ref', ref: 'v1' }, null, 'the deletion of v1'],
])('the event of %o', (trigger, issueNumber, text) => {
  expect([issueNumberOf(trigger), describeTrigger(runOf(trigger))]).toEqual([issueNumber, text])
})

test.each([
  ['workflow_dispatch', 'workflow dispatch'],
  ['repository_dispatch', 'repository dispatch'],
  ['schedule', 'schedule'],
  ['merge_group', 'merge group'],
])('any other event has no issue number and is called by its name: %s', (eventName, text) => {
  expect(issueNumberOf({ kind: 'other' })).toBeNull()
  expect(describeTrigger(runOf({ kind: 'other' }, eventName))).toBe(text)
})

test('a workflow run has no issue number and is called by its name', () => {
  const trigger = sampleWorkflowRun()
  expect(issueNumberOf(trigger)).toBeNull()
  expect(describeTrigger(runOf(trigger, 'workflow_run'))).toBe('workflow run')
})

test('a run has a page', () => {
  expect(runUrl(runOf(release))).toBe('https://github.com/acme/widgets/actions/runs/123')
})

const gitHubSha = 'c'.repeat(40)

test.each<[string, Trigger, string | null]>([
  ['a pull request: its head', samplePull({ headSha: newSha }), newSha],
  ['a pull request whose head is not named', samplePull({ headSha: null }), null],
  ['a push: the commit after it', samplePush({ after: newSha }), newSha],
  ['a push without a commit id', samplePush({ after: 'main' }), null],
  ['a push that ends at nothing', samplePush({ after: '0'.repeat(40) }), null],
  ['a merge queue: its head', { kind: 'merge-group', headSha: newSha }, newSha],
  ['another workflow: its head', sampleWorkflowRun({ headSha: newSha }), newSha],
  ['a comment, which names none', sampleComment('/docs'), null],
  ['a comment on a line of the diff', sampleComment('/docs', { headSha: newSha }), newSha],
  ['a branch that is gone', { kind: 'deleted-ref', ref: 'main' }, null],
  ['a tag: GITHUB_SHA', { kind: 'tag', tag: 'v1' }, gitHubSha],
  ['a schedule: GITHUB_SHA', { kind: 'other' }, gitHubSha],
])('the commit of %s', (_, trigger, sha) => {
  const run: Pick<Run, 'trigger' | 'sha'> = { trigger, sha: gitHubSha }
  expect(commitOf(run)).toBe(sha)
})

test.each<[string, Trigger, boolean]>([
  ['a pull request of a fork', samplePull({ isCrossRepository: true }), true],
  ['a pull request', samplePull(), false],
  ['a comment on a pull request of a fork', sampleComment('/docs', { isCrossRepository: true }), true],
  ['a comment', sampleComment('/docs'), false],
  [
    'another workflow for a fork, which names no pull request',
    sampleWorkflowRun({ isCrossRepository: true }),
    false,
  ],
  ['a push', samplePush(), false],
])('whether the branch is in another repository: %s', (_, trigger, expected) => {
  expect(isCrossRepository(trigger)).toBe(expected)
})

test.each<[string | null, boolean]>([
  ['OWNER', true],
  ['CONTRIBUTOR', true],
  ['NONE', false],
  ['', false],
  [null, false],
])(
  'a commenter whom GitHub calls %j is associated with the repository: %s',
  (authorAssociation, expected) => {
    expect(hasAssociation(sampleComment('/docs', {}, { authorAssociation }))).toBe(expected)
  },
)

test('an event without a comment has no association', () => {
  expect(hasAssociation(samplePull())).toBe(false)
})

test.each([
  ['mona', 'User', false],
  ['mona', null, false],
  ['renovate', 'Bot', true],
  ['renovate[bot]', null, true],
  ['[bot]mona', 'User', false],
])('the account %s of the type %j is a bot: %s', (login, type, isBot) => {
  expect(toAccount(login, type)).toEqual({ login, isBot })
})

test.each([
  ['forty digits', 'a1'.repeat(20), true],
  ['sixty-four digits', 'a1'.repeat(32), true],
  ['forty digits, most of them zeros', `${'0'.repeat(39)}1`, true],
  ['zeros', '0'.repeat(40), false],
  ['a digit less', 'a'.repeat(39), false],
  ['a digit more', 'a'.repeat(41), false],
  ['sixty-five digits', 'a'.repeat(65), false],
  ['capitals', 'A'.repeat(40), false],
  ['a line before', `x\n${'a'.repeat(40)}`, false],
  ['nothing', null, false],
])('a full commit id: %s', (_, text, isSha) => {
  expect(toSha(text)).toBe(isSha ? text : null)
})
