// What each event says, with all that its payload can have, and with no more than it must have.
import { expect, test } from '@jest/globals'
import type { Trigger } from '../../src/event/event.ts'
import { parseWebhook } from '../../src/event/webhook.ts'
import { sampleRun } from '../fixtures/sample-run.ts'

const sha = 'c'.repeat(40)
const run = sampleRun()
const mona = { login: 'mona', type: 'User' }
const pull = { number: 12, head: {}, base: {} }
const fullPull = {
  ...{ ...pull, title: 'Add retries', html_url: 'https://pull', body: 'Why', merged: true, user: mona },
  head: { ref: 'retries', sha, repo: { id: 1 } },
  base: { ref: 'main', repo: { id: 1 } },
  labels: [{ name: 'docs' }, { name: 'api' }],
}
const fullSubject = {
  ...{ number: 12, title: 'Add retries', url: 'https://pull', headRef: 'retries', baseRef: 'main' },
}
const emptySubject = { number: 12, title: '', url: '', headRef: '', baseRef: '' }
const comment = { id: 7 }
const emptyComment = {
  ...{ id: 7, surface: 'conversation', url: '', body: '', author: '', authorIsBot: false, createdAt: null },
  ...{ authorAssociation: null, path: null, line: null, diffHunk: null },
} as const

function triggerOf(eventName: string, payload: object): Trigger | undefined {
  return parseWebhook({ ...run, eventName }, payload)?.trigger
}

test.each(['pull_request', 'pull_request_review', 'pull_request_target'])('%s', (eventName) => {
  const isPrivileged = eventName === 'pull_request_target'
  expect(triggerOf(eventName, { action: 'closed', pull_request: fullPull })).toEqual({
    ...{ kind: 'pull-request', pullRequest: fullSubject, action: 'closed', isMerged: true, headSha: sha },
    ...{ isCrossRepository: false, isPrivileged, author: { login: 'mona', isBot: false }, body: 'Why' },
    labels: ['docs', 'api'],
  })
  expect(triggerOf(eventName, { pull_request: pull })).toEqual({
    ...{ kind: 'pull-request', pullRequest: emptySubject, action: '', isMerged: false, headSha: null },
    ...{ isCrossRepository: true, isPrivileged, author: null, body: '', labels: null },
  })
})

test.each([
  ['of a text', 'docs', null],
  ['that are texts', ['docs'], null],
  ['that are not there', [null], null],
  ['without a name', [{ name: 'docs' }, {}], null],
  ['of which there are none', [], []],
])('labels %s', (_, labels, expected) => {
  const trigger = triggerOf('pull_request', { pull_request: { ...pull, labels } })
  expect(trigger).toMatchObject({ labels: expected })
})

test('a comment on a pull request or an issue', () => {
  const issue = { number: 12, title: 'Retries', html_url: 'https://issue', user: mona }
  const full = { id: 7, html_url: 'https://comment', body: '/docs x', user: { login: 'hubot', type: 'Bot' } }
  const from = { author_association: 'NONE' }
  const titled = { number: 12, title: 'Retries', url: 'https://issue', headRef: null, baseRef: null }
  const payload = { action: 'created', comment: { ...full, ...from }, issue: { ...issue, pull_request: {} } }
  const expected = {
    ...{ kind: 'comment', issueNumber: 12, action: 'created', isPullRequest: true, issueAuthor: 'mona' },
    ...{ pullRequest: titled, isCrossRepository: false, headSha: null },
    comment: {
      ...emptyComment,
      url: 'https://comment',
      body: '/docs x',
      author: 'hubot',
      authorIsBot: true,
      createdAt: null,
      authorAssociation: 'NONE',
    },
  }
  expect(triggerOf('issue_comment', payload)).toEqual(expected)
  const onIssue = { ...expected, isPullRequest: false, pullRequest: null }
  expect(triggerOf('issue_comment', { ...payload, issue })).toEqual(onIssue)
  expect(triggerOf('issue_comment', { comment, issue: { number: 12 } })).toEqual({
    ...{ ...onIssue, action: '', issueAuthor: null, comment: emptyComment },
  })
})

test('a comment on the diff of a pull request', () => {
  const full = { ...comment, path: 'a.ts', line: 3, diff_hunk: '@@' }
  const payload = { action: 'created', comment: full, pull_request: fullPull }
  expect(triggerOf('pull_request_review_comment', payload)).toEqual({
    ...{ kind: 'comment', issueNumber: 12, action: 'created', isPullRequest: true, issueAuthor: 'mona' },
    ...{ pullRequest: fullSubject, isCrossRepository: false, headSha: sha },
    comment: { ...emptyComment, surface: 'review', path: 'a.ts', line: 3, diffHunk: '@@' },
  })
  expect(triggerOf('pull_request_review_comment', { comment, pull_request: pull })).toMatchObject({
    ...{ issueAuthor: null, pullRequest: emptySubject, isCrossRepository: true, headSha: null },
  })
  expect(triggerOf('pull_request_review_comment', { comment, pull_request: { number: 12 } })).toMatchObject({
    ...{ issueNumber: 12, pullRequest: null, isCrossRepository: false, headSha: null },
  })
})

test('a release', () => {
  const notes = { name: 'One', body: 'Notes', html_url: 'https://release', author: mona }
  expect(triggerOf('release', { release: { tag_name: 'v1', ...notes } })).toEqual({
    ...{ kind: 'release', tag: 'v1', name: 'One', notes: 'Notes', url: 'https://release', author: 'mona' },
  })
  expect(triggerOf('release', { release: { tag_name: 'v1' } })).toEqual({
    ...{ kind: 'release', tag: 'v1', name: '', notes: '', url: '', author: null },
  })
})

test('a push', () => {
  const commits = [
    { id: sha, author: { username: 'mona' } },
    { id: 'd'.repeat(40), author: { username: '' } },
    { id: 'e'.repeat(40) },
  ]
  const payload = { ref: 'refs/heads/docs/x', before: 'a', after: sha, compare: 'https://compare', commits }
  expect(triggerOf('push', { ...payload, head_commit: { message: 'Add' } })).toEqual({
    ...{ kind: 'push', branch: 'docs/x', before: 'a', after: sha, compareUrl: 'https://compare' },
    message: 'Add',
    commits: [
      { sha, author: 'mona' },
      { sha: 'd'.repeat(40), author: null },
      { sha: 'e'.repeat(40), author: null },
    ],
  })
  const empty = {
    kind: 'push',
    branch: 'x',
    before: '',
    after: sha,
    compareUrl: '',
    commits: [],
    message: '',
  }
  const least = { ref: 'refs/heads/x', after: sha }
  expect(triggerOf('push', least)).toEqual(empty)
  expect(triggerOf('push', { ...least, head_commit: {} })).toEqual(empty)
  expect(triggerOf('push', { ...least, commits: [{ id: 'abc' }, { id: sha }] })).toEqual(empty)
})

test.each<[string, object, Trigger]>([
  ['push', {}, { kind: 'other' }],
  ['push', { ref: 'refs/notes/x', after: sha }, { kind: 'other' }],
  ['push', { ref: 'refs/heads/x' }, { kind: 'other' }],
  ['push', { ref: 'refs/tags/lib/v1', after: sha }, { kind: 'tag', tag: 'lib/v1' }],
  ['push', { ref: 'refs/tags/v1', deleted: true }, { kind: 'deleted-ref', ref: 'v1' }],
  ['push', { ref: 'x/refs/tags/y', deleted: true }, { kind: 'deleted-ref', ref: 'x/refs/tags/y' }],
  ['push', { deleted: true }, { kind: 'deleted-ref', ref: '' }],
  ['create', { ref_type: 'tag', ref: 'v1' }, { kind: 'tag', tag: 'v1' }],
  ['create', { ref_type: 'tag' }, { kind: 'other' }],
  ['push', { ref: 'refs/tags/' }, { kind: 'other' }],
  ['create', {}, { kind: 'other' }],
  ['delete', {}, { kind: 'deleted-ref', ref: '' }],
  ['merge_group', {}, { kind: 'merge-group', headSha: null }],
  ['merge_group', { merge_group: { head_sha: sha } }, { kind: 'merge-group', headSha: sha }],
  ['schedule', { pull_request: fullPull }, { kind: 'other' }],
])('%s with %j', (eventName, payload, expected) => {
  expect(triggerOf(eventName, payload)).toEqual(expected)
})

test('a workflow run', () => {
  const full = { head_repository: { id: 1 }, actor: mona, head_branch: 'x', head_sha: sha }
  const repository = { id: 1, name: 'docs', owner: mona }
  expect(triggerOf('workflow_run', { repository, workflow_run: full })).toEqual({
    ...{ kind: 'workflow-run', isCrossRepository: false, actor: 'mona', headBranch: 'x', headSha: sha },
  })
})

test.each<[string, object]>([
  ['an id', { name: 'docs', owner: mona }],
  ['a whole id', { id: 1.5, name: 'docs', owner: mona }],
  ['a positive id', { id: -1, name: 'docs', owner: mona }],
  ['a name', { id: 1, owner: mona }],
  ['an owner', { id: 1, name: 'docs' }],
  ['an owner with a login', { id: 1, name: 'docs', owner: {} }],
])('a repository without %s is not that of the run', (_, repository) => {
  expect(parseWebhook({ ...run, eventName: 'delete' }, { repository })?.repository).toEqual(run.repository)
})

test.each<[string, object | undefined, object]>([
  ['a bot', { login: 'hook', type: 'Bot' }, { login: 'hook', isBot: true }],
  ['a person', mona, { login: 'mona', isBot: false }],
  ['without a login', { login: '', type: 'Bot' }, run.sender],
  ['that is not there', undefined, run.sender],
])('a sender %s', (_, sender, expected) => {
  expect(parseWebhook({ ...run, eventName: 'delete' }, { sender })?.sender).toEqual(expected)
})

test('a head repository with the id 0 is one of its own', () => {
  const of = (head: unknown, base: unknown) =>
    triggerOf('pull_request', { pull_request: { ...pull, head: { repo: head }, base: { repo: base } } })
  expect(of({ id: 0 }, { id: 0 })).toMatchObject({ isCrossRepository: false })
  expect(of(null, null)).toMatchObject({ isCrossRepository: true })
})
