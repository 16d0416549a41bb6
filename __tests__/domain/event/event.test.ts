import { expect, test } from '@jest/globals'
import {
  describeTrigger,
  issueNumberOf,
  type Run,
  runUrl,
  type Trigger,
} from '../../../src/domain/event/event.ts'
import { samplePull, samplePush, sampleWorkflowRun } from '../../fixtures/sample-run.ts'

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
  path: null,
  line: null,
  diffHunk: null,
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
    runId: '123',
    runAttempt: 1,
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
