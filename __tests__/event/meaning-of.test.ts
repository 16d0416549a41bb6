// What single facts of an event mean, one by one.
import { expect, test } from '@jest/globals'
import type { Change, Meaning } from '../../src/event/event.ts'
import { meaningOf } from '../../src/event/meaning.ts'
import {
  ghost,
  numberAt,
  type Payload,
  shaAt,
} from '../../src/event/payload.ts'

const person = (login: string) => ({ login, isBot: false })
const sender = person('mona')
const user = (login: string) => ({ login, type: 'User' })

function meaning(name: string, payload: Payload, known = {}): Meaning {
  return meaningOf({ name, payload, sender, ...known })
}

const sha = 'c'.repeat(40)
const other = 'd'.repeat(40)
const origin = (known: object) => ({
  origin: {
    ...{ branches: [], pull: null, unreadPull: null, commits: [] },
    ...known,
  },
})
const pushedCommit = { id: sha, author: { username: 'mona' } }
const head = { repo: { id: 1 }, ref: 'feature', sha }
const base = { ref: 'main', repo: { id: 1 } }
const pull = { number: 12, head, base, user: user('hubot') }
const run = {
  event: 'push',
  head_branch: 'main',
  head_sha: sha,
  head_repository: { id: 1 },
  actor: user('hubot'),
  triggering_actor: user('lee'),
}
const repository = { id: 1 }

test.each<[string, string, Payload, object]>([
  [
    'a push',
    'push',
    { ref: 'refs/heads/main', after: sha, commits: [pushedCommit] },
    origin({ branches: ['main'], commits: [sha] }),
  ],
  [
    'a push whose last commit is not among those it names',
    'push',
    {
      ref: 'refs/heads/main',
      after: other,
      commits: [pushedCommit],
    },
    origin({
      branches: ['main'],
      commits: [sha, other],
    }),
  ],
  [
    'a push whose last commit is one of several',
    'push',
    {
      ref: 'refs/heads/main',
      after: sha,
      commits: [{ id: other }, pushedCommit],
    },
    origin({
      branches: ['main'],
      commits: [other, sha],
    }),
  ],
  [
    'a push that only moves a branch',
    'push',
    { ref: 'refs/heads/main', after: other, commits: [] },
    origin({ branches: ['main'], commits: [other] }),
  ],
  [
    'a push that makes a branch where another one is',
    'push',
    { ref: 'refs/heads/v1', after: other, commits: [], created: true },
    origin({ branches: ['v1'] }),
  ],
  [
    'a push without commits that are a list',
    'push',
    { ref: 'refs/heads/main', commits: { id: sha } },
    origin({ branches: ['main'] }),
  ],
  [
    'a tag',
    'push',
    { ref: 'refs/tags/v1', after: sha, commits: [pushedCommit] },
    origin({}),
  ],
  [
    'a tag that is named like a branch',
    'push',
    { ref: 'refs/tags/refs/heads/main', after: sha, commits: [pushedCommit] },
    origin({}),
  ],
  [
    'a branch',
    'create',
    { ref_type: 'branch', ref: 'x' },
    origin({ branches: ['x'] }),
  ],
  [
    'a tag that is created',
    'create',
    { ref_type: 'tag', ref: 'x' },
    origin({}),
  ],
  [
    'a build of pages',
    'page_build',
    { build: { commit: sha } },
    origin({ commits: [sha] }),
  ],
  [
    'a deployment of a branch',
    'deployment',
    { deployment: { ref: 'heads/main', sha } },
    {
      ...origin({ branches: ['main'], commits: [sha] }),
      isForeign: false,
    },
  ],
  [
    'a deployment of a branch whose name looks like a ref',
    'deployment',
    { deployment: { ref: 'my/heads/main', sha } },
    origin({ branches: ['my/heads/main'], commits: [sha] }),
  ],
  [
    'a deployment of a branch whose name looks like an id',
    'deployment',
    { deployment: { ref: '20261120', sha } },
    origin({ branches: ['20261120'], commits: [sha] }),
  ],
  [
    'a deployment of a part of an id',
    'deployment',
    { deployment: { ref: sha.slice(0, 5).toUpperCase(), sha } },
    { ...origin({ commits: [sha] }), isForeign: true },
  ],
  [
    'a deployment of a pull request',
    'deployment',
    { deployment: { ref: 'refs/pull/7/merge', sha } },
    { ...origin({ unreadPull: 7, commits: [sha] }), isForeign: true },
  ],
  [
    'a workflow run after a push',
    'workflow_run',
    { workflow_run: run, repository },
    {
      ...origin({
        branches: ['main'],
        commits: [sha],
      }),
      ...{ check: 'none', isForeign: false },
      actors: [sender, person('hubot'), person('lee')],
    },
  ],
  [
    'a workflow run after a comment',
    'workflow_run',
    { workflow_run: { ...run, event: 'issue_comment' }, repository },
    {
      ...origin({ branches: ['main'] }),
      ...{ check: 'permission', isForeign: false },
    },
  ],
  [
    'a workflow run of nobody',
    'workflow_run',
    {
      workflow_run: { ...run, actor: null, triggering_actor: null },
      repository,
    },
    { actors: [sender, ghost] },
  ],
  [
    'a workflow run of a fork',
    'workflow_run',
    { workflow_run: { ...run, head_repository: { id: 2 } }, repository },
    { ...origin({}), check: 'permission', isForeign: true },
  ],
  [
    'a command on a pull request',
    'issue_comment',
    {
      issue: { number: 12, pull_request: {} },
      comment: { user: user('hubot') },
    },
    {
      ...origin({ unreadPull: 12 }),
      ...{ conversation: 12, isCommandOnly: true },
      actors: [sender, person('hubot')],
    },
  ],
  [
    'an issue that has its pull request beside it',
    'unheard_of',
    { issue: { number: 12, pull_request: {} }, pull_request: pull },
    {
      ...origin({
        pull: { author: person('hubot'), headRef: 'feature', isFork: false },
      }),
      isForeign: false,
    },
  ],
  [
    'an event that nobody has heard of',
    'unheard_of',
    {},
    {
      ...origin({}),
      ...{ conversation: null, check: 'permission' },
      ...{ change: null, author: null, isForeign: false, over: null },
      actors: [sender],
    },
  ],
  [
    'a review',
    'pull_request_review',
    { action: 'submitted', pull_request: pull, review: { user: user('lee') } },
    {
      ...origin({
        pull: { author: person('hubot'), headRef: 'feature', isFork: false },
      }),
      ...{ isCommandOnly: false, actors: [sender, person('lee')] },
    },
  ],
  [
    'a release that is no longer published',
    'release',
    { action: 'unpublished' },
    { over: 'release-withdrawn' },
  ],
  [
    'a release that is deleted',
    'release',
    { action: 'deleted' },
    { over: 'release-withdrawn' },
  ],
  ['a release', 'release', { action: 'published' }, { over: null }],
  [
    'a workflow run that waits',
    'workflow_run',
    { action: 'requested' },
    { over: 'not-finished' },
  ],
  [
    'a workflow run that waits for an approval',
    'workflow_run',
    { action: 'completed', workflow_run: { conclusion: 'action_required' } },
    { over: 'not-finished' },
  ],
  [
    'a check that begins',
    'check_run',
    { action: 'created' },
    { over: 'not-finished' },
  ],
  [
    'a deployment at work',
    'deployment_status',
    { deployment_status: { state: 'in_progress' } },
    { over: 'not-finished' },
  ],
  [
    'a pending status',
    'status',
    { state: 'pending', sha },
    { over: 'not-finished' },
  ],
  [
    'a failed deployment',
    'deployment_status',
    { deployment_status: { state: 'failure' } },
    { over: null },
  ],
  [
    'an issue that is not planned',
    'issues',
    {
      action: 'labeled',
      issue: { number: 3, state: 'closed', state_reason: 'not_planned' },
    },
    { over: 'source-closed' },
  ],
  [
    'an issue that is done',
    'issues',
    {
      action: 'closed',
      issue: { number: 3, state: 'closed', state_reason: 'completed' },
    },
    { over: null },
  ],
  [
    'a status of the merge queue',
    'status',
    { branches: [{ name: 'gh-readonly-queue/main/1' }], sha },
    { over: 'merge-queue' },
  ],
  [
    'a status of the merge queue and of a branch',
    'status',
    { branches: [{ name: 'gh-readonly-queue/main/1' }, { name: 'main' }], sha },
    { over: null },
  ],
  [
    "a run in a fork's own Actions",
    'schedule',
    { repository: { fork: true } },
    { lacksSecrets: true },
  ],
  [
    'any other run',
    'schedule',
    { repository: { fork: false } },
    { lacksSecrets: false },
  ],
])('%s', (_, name, payload, expected) => {
  expect(meaning(name, payload)).toMatchObject(expected)
})

test("a bot's push that makes a branch is about what the branch begins with", () => {
  const payload = { ref: 'refs/heads/v1', after: other, created: true }
  const bot = { login: 'deploy[bot]', isBot: true }
  expect(meaning('push', payload, { sender: bot })).toMatchObject(
    origin({ branches: ['v1'], commits: [other] }),
  )
})

test('Dependabot has no secrets', () => {
  const dependabot = { login: 'dependabot[bot]', isBot: true }
  const pushed = { ref: 'refs/heads/x', after: sha }
  expect(meaning('push', pushed, { sender: dependabot }).lacksSecrets).toBe(
    true,
  )
})

const updatedAt = '2026-11-20T14:00:00Z'
test.each<[string, object, Change['act'] | 'edited']>([
  ['opened', {}, null],
  ['synchronize', {}, null],
  ['ready_for_review', {}, null],
  ['edited', { changes: { body: { from: '' } } }, null],
  ['edited', { changes: { base: { ref: { from: 'next' } } } }, null],
  ['edited', { changes: { title: { from: 'Retry' } } }, 'edited'],
  ['unlabeled', { label: { name: 'docs' } }, null],
  ['unassigned', {}, null],
  ['locked', {}, null],
  ['converted_to_draft', {}, null],
  [
    'labeled',
    { label: { name: 'docs' } },
    { event: 'labeled', label: 'docs', updatedAt },
  ],
  ['reopened', {}, { event: 'reopened', label: null, updatedAt }],
])('what covers what is %s, with %j', (action, more, given) => {
  const act = given === 'edited' ? null : given
  const about = { ...pull, updated_at: updatedAt }
  const ofPull = { action, pull_request: about, ...more }
  expect(meaning('pull_request', ofPull).change).toEqual({
    ...{ act, isEdited: given === 'edited', head: sha, base: 'main' },
  })
  // The agent reads an issue itself, but not what a pull request says.
  const issue = { number: 12, updated_at: updatedAt }
  const ofIssue = { action, issue, ...more }
  const isBody = 'body' in Object(Object(more).changes)
  expect(meaning('issues', ofIssue).change).toEqual({
    ...{ act, isEdited: isBody || given === 'edited', head: null, base: null },
  })
})

test.each<[string, object, string | null]>([
  ['pull_request', { user: user('eve') }, 'eve'],
  ['pull_request', { user: user('mona') }, null],
  ['pull_request', { user: user('MONA') }, null],
  ['pull_request', { user: null }, 'ghost'],
  ['issue', { user: user('eve') }, 'eve'],
])('the author of a %s by %j is %s', (path, opened, login) => {
  for (const name of ['issues', 'pull_request', 'unheard_of'])
    for (const action of ['synchronize', 'labeled']) {
      const payload = { action, [path]: { ...pull, ...opened } }
      expect(meaning(name, payload).author?.login ?? null).toBe(login)
    }
})

test.each<[unknown, number | null]>([
  [1, 1],
  [0, null],
  [-1, null],
  [1.5, null],
  ['1', null],
  [1n, null],
  [[7], null],
])('the number %p', (value, expected) => {
  expect(numberAt({ a: { b: value } }, 'a.b')).toBe(expected)
})

test.each<[string, boolean]>([
  [sha, true],
  ['e'.repeat(64), true],
  [`0${'1'.repeat(39)}`, true],
  ['0'.repeat(40), false],
  ['0'.repeat(64), false],
  ['c'.repeat(39), false],
  ['c'.repeat(41), false],
  ['c'.repeat(63), false],
  [`x${sha}`, false],
  [`${sha}x`, false],
  ['C'.repeat(40), false],
  ['g'.repeat(64), false],
])('the commit id %s: %p', (id, isOne) => {
  expect(shaAt({ id }, 'id')).toBe(isOne ? id : null)
})
