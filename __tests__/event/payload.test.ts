// What each payload says, with all that it can have, and with no more than it
// must have.
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import type {
  Account,
  Comment,
  PullRequestTrigger,
  Trigger,
} from '../../src/event/event.ts'
import { type Payload, toAccount, triggerOf } from '../../src/event/payload.ts'

const sha = 'c'.repeat(40)
const zeros = '0'.repeat(40)
const mona = { login: 'mona', type: 'User' }
const pull = { number: 12 }
const fullPull = {
  number: 12,
  title: 'Add retries',
  html_url: 'https://pull',
  merged: true,
  user: mona,
  head: { ref: 'retries', sha, repo: { id: 1 } },
  base: { ref: 'main', repo: { id: 1 } },
}
const bareTrigger: PullRequestTrigger = {
  kind: 'pull-request',
  number: 12,
  title: '',
  url: '',
  action: '',
  isMerged: false,
  headRef: '',
  headSha: null,
  baseRef: '',
  isFork: true,
  isPrivileged: false,
  author: null,
}
const issue = { number: 12, title: 'Retries' }
const comment = { id: 7, user: mona }
const fullComment = {
  ...comment,
  html_url: 'https://comment',
  body: '/docs x',
  created_at: '2026-11-20T14:00:00Z',
  author_association: 'NONE',
  path: 'a.ts',
  line: 3,
  diff_hunk: '@@',
}
const bareComment: Comment = {
  id: 7,
  surface: 'issue',
  url: '',
  body: '',
  author: { login: 'mona', isBot: false },
  createdAt: '',
  path: null,
  line: null,
  diffHunk: null,
}
const readComment: Comment = {
  ...bareComment,
  url: 'https://comment',
  body: '/docs x',
  createdAt: '2026-11-20T14:00:00Z',
  path: 'a.ts',
  line: 3,
  diffHunk: '@@',
}
const onThread = {
  kind: 'comment',
  number: 12,
  title: 'Retries',
  isPullRequest: false,
  isFork: false,
  action: '',
} as const
const push = { ref: 'refs/heads/docs/x', after: sha }
const published = { name: 'One', body: 'Notes', html_url: 'https://release' }

test.each<[string, string, Payload, Trigger | null]>([
  [
    'all',
    'pull_request',
    { action: 'closed', pull_request: fullPull },
    {
      ...bareTrigger,
      title: 'Add retries',
      url: 'https://pull',
      action: 'closed',
      isMerged: true,
      headRef: 'retries',
      headSha: sha,
      baseRef: 'main',
      isFork: false,
      author: { login: 'mona', isBot: false },
    },
  ],
  ['the least', 'pull_request', { pull_request: pull }, bareTrigger],
  [
    'the least',
    'pull_request_target',
    { pull_request: pull },
    { ...bareTrigger, isPrivileged: true },
  ],
  ['no pull request', 'pull_request', {}, null],
  ['no number', 'pull_request_target', { pull_request: { title: 'x' } }, null],
  ['number zero', 'pull_request', { pull_request: { number: 0 } }, null],
  [
    'all',
    'issue_comment',
    {
      action: 'created',
      issue: { ...issue, pull_request: {} },
      comment: fullComment,
    },
    {
      ...onThread,
      isPullRequest: true,
      action: 'created',
      comment: readComment,
    },
  ],
  [
    'the least',
    'issue_comment',
    { issue, comment },
    { ...onThread, comment: bareComment },
  ],
  [
    'no title',
    'issue_comment',
    { issue: pull, comment },
    { ...onThread, title: '', comment: bareComment },
  ],
  ['no comment', 'issue_comment', { issue }, null],
  [
    'no author',
    'issue_comment',
    { issue, comment: { id: 7, user: null } },
    null,
  ],
  ['no id', 'issue_comment', { issue, comment: { user: mona } }, null],
  ['no issue', 'issue_comment', { comment }, null],
  ['no number', 'issue_comment', { issue: {}, comment }, null],
  [
    'all',
    'pull_request_review_comment',
    { action: 'created', pull_request: fullPull, comment: fullComment },
    {
      ...onThread,
      title: 'Add retries',
      isPullRequest: true,
      action: 'created',
      comment: { ...readComment, surface: 'review' },
    },
  ],
  ['no pull request', 'pull_request_review_comment', { comment }, null],
  [
    'all',
    'release',
    { release: { tag_name: 'v1', ...published } },
    {
      kind: 'release',
      tag: 'v1',
      release: { name: 'One', notes: 'Notes', url: 'https://release' },
    },
  ],
  [
    'the least',
    'release',
    { release: { tag_name: 'v1', name: null, body: null } },
    { kind: 'release', tag: 'v1', release: { name: '', notes: '', url: '' } },
  ],
  ['no tag', 'release', { release: published }, null],
  ['no release', 'release', {}, null],
  [
    'all',
    'push',
    { ...push, before: sha, compare: 'https://compare' },
    {
      kind: 'push',
      branch: 'docs/x',
      before: sha,
      after: sha,
      compareUrl: 'https://compare',
    },
  ],
  [
    'the least',
    'push',
    push,
    {
      kind: 'push',
      branch: 'docs/x',
      before: null,
      after: sha,
      compareUrl: '',
    },
  ],
  [
    'a new branch',
    'push',
    { ...push, before: zeros },
    {
      kind: 'push',
      branch: 'docs/x',
      before: null,
      after: sha,
      compareUrl: '',
    },
  ],
  ['a path for a commit', 'push', { ...push, after: '../x' }, null],
  ['no commit', 'push', { ref: 'refs/heads/x' }, null],
  ['no ref', 'push', {}, null],
  ['notes', 'push', { ref: 'refs/notes/x', after: sha }, null],
  [
    'a tag',
    'push',
    { ref: 'refs/tags/lib/v1', after: sha },
    { kind: 'release', tag: 'lib/v1', release: null },
  ],
  [
    'a tag without a name',
    'push',
    { ref: 'refs/tags/', after: sha },
    { kind: 'other' },
  ],
  [
    'a deletion',
    'push',
    { ...push, after: zeros, deleted: true },
    { kind: 'deleted-ref' },
  ],
  [
    'a deleted tag',
    'push',
    { ref: 'refs/tags/v1', deleted: true },
    { kind: 'deleted-ref' },
  ],
  [
    'a tag',
    'create',
    { ref_type: 'tag', ref: 'v1' },
    { kind: 'release', tag: 'v1', release: null },
  ],
  ['a tag without a name', 'create', { ref_type: 'tag' }, { kind: 'other' }],
  ['a branch', 'create', { ref_type: 'branch', ref: 'x' }, { kind: 'other' }],
  ['anything', 'delete', { ref: 'x' }, { kind: 'deleted-ref' }],
  ['a pull request', 'schedule', { pull_request: fullPull }, { kind: 'other' }],
  ['a comment', 'workflow_dispatch', { comment, issue }, { kind: 'other' }],
  ['nothing', '', {}, { kind: 'other' }],
])('%s in a payload of %s', (...[, name, payload, expected]) => {
  expect(triggerOf(name, payload)).toEqual(expected)
})

test.each<[string, object, object, boolean]>([
  ['the same repository', { repo: { id: 1 } }, { repo: { id: 1 } }, false],
  ['another one', { repo: { id: 2 } }, { repo: { id: 1 } }, true],
  ['one that is gone', { repo: null }, { repo: { id: 1 } }, true],
  ['one beside an unknown base', { repo: { id: 1 } }, {}, true],
  ['an unknown one', {}, {}, true],
])('a head in %s is a fork: %p', (...[, head, base, isFork]) => {
  expect(
    triggerOf('pull_request', { pull_request: { ...pull, head, base } }),
  ).toMatchObject({ isFork })
})

test.each<[object | null | undefined, Account | null]>([
  [mona, { login: 'mona', isBot: false }],
  [
    { login: 'hook', type: 'Bot' },
    { login: 'hook', isBot: true },
  ],
  [{ login: 'renovate[bot]' }, { login: 'renovate[bot]', isBot: true }],
  [{ login: '', type: 'Bot' }, null],
  [{ login: 7 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('the account %j is %j', (user, expected) => {
  expect(toAccount(user)).toEqual(expected)
})

const recorded: { name: string; examples: Payload[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')
const telling = [
  'pull_request',
  'issue_comment',
  'pull_request_review_comment',
  'push',
  'release',
]

test.each(telling)(
  'every payload of %s that GitHub recorded is understood',
  (name) => {
    const examples = recorded.find((one) => one.name === name)?.examples ?? []
    const kinds = new Set(
      examples.map((payload) => triggerOf(name, payload)?.kind),
    )
    expect(examples.length).toBeGreaterThan(0)
    expect(
      [...kinds].filter((kind) => kind === undefined || kind === 'other'),
    ).toEqual([])
  },
)
