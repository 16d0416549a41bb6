// What each payload is about, with all that it can have, and with no more than
// it must have.
import { expect, test } from '@jest/globals'
import { pushed } from '../../src/event/commits.ts'
import type { Comment, Trigger } from '../../src/event/event.ts'
import {
  accountAt,
  ghost,
  isFork,
  type Payload,
} from '../../src/event/payload.ts'
import { commentOf, triggerOf } from '../../src/event/trigger.ts'

const sha = 'c'.repeat(40)
const zeros = '0'.repeat(40)
const mona = { login: 'mona', type: 'User' }
const pull = { number: 12 }
const fullPull = {
  number: 12,
  title: 'Add retries',
  html_url: 'https://pull',
  head: { ref: 'retries', sha, repo: { id: 1 } },
  base: { ref: 'main', repo: { id: 1 } },
  changed_files: 412,
}
const bareTrigger: Trigger = {
  kind: 'pull-request',
  number: 12,
  title: '',
  url: '',
  branches: { head: '', base: '' },
  fileCount: null,
}
const fullTrigger: Trigger = {
  ...bareTrigger,
  title: 'Add retries',
  url: 'https://pull',
  branches: { head: 'retries', base: 'main' },
  fileCount: 412,
}
/** With the owner, as GitHub labels it, or without, once the fork is gone. */
const [forkPull, goneForkPull] = [{ id: 8 }, null].map((repo) => ({
  ...fullPull,
  head: { ...fullPull.head, label: repo && 'mona:retries', repo },
}))
const forkTrigger: Trigger = {
  ...fullTrigger,
  branches: { head: 'mona:retries', base: 'main' },
}
const issue = { number: 12, title: 'Retries', html_url: 'https://issue' }
const issueTrigger: Trigger = {
  kind: 'issue',
  number: 12,
  title: 'Retries',
  url: 'https://issue',
  labels: [],
}
const push = { ref: 'refs/heads/docs/x', after: sha }
const pushTrigger: Trigger = {
  kind: 'push',
  branch: 'docs/x',
  before: null,
  after: sha,
  compareUrl: '',
  commits: [],
}
const moved = { ...pushTrigger, before: sha, commits: null }
const commitTrigger: Trigger = {
  kind: 'commit',
  sha,
  repository: 'acme/app',
  ref: 'retries',
  pulls: [],
  result: '',
  url: '',
}
const repository = { id: 1 }
const run = {
  head_branch: 'retries',
  head_sha: sha,
  html_url: 'https://run',
  head_repository: { full_name: 'acme/app' },
  pull_requests: [1, 2].map((id) => ({
    number: 11 + id,
    base: { repo: { id } },
  })),
}
const discussion: Trigger = {
  ...{ kind: 'discussion', number: 12, title: '', url: '', labels: [] },
}
const published = {
  ...{ name: 'One', body: 'Notes', html_url: 'https://release' },
  prerelease: true,
}
const other: Trigger = { kind: 'other' }
const tag: Trigger = {
  kind: 'release',
  tag: 'v1',
  movedFrom: null,
  release: null,
}

test.each<[string, string, Payload, Trigger | null]>([
  ['all', 'pull_request', { pull_request: fullPull }, fullTrigger],
  ['the least', 'pull_request', { pull_request: pull }, bareTrigger],
  ['the least', 'pull_request_target', { pull_request: pull }, bareTrigger],
  ['no pull request', 'pull_request', {}, null],
  ['no number', 'pull_request_target', { pull_request: { title: 'x' } }, null],
  ['number zero', 'pull_request', { pull_request: { number: 0 } }, null],
  ['a fork', 'pull_request', { pull_request: forkPull }, forkTrigger],
  [
    'a branch of this repository, which GitHub labels, too',
    'pull_request',
    {
      pull_request: {
        ...fullPull,
        head: { ...fullPull.head, label: 'acme:retries' },
      },
    },
    fullTrigger,
  ],
  [
    'only a head',
    'pull_request',
    { pull_request: { ...pull, head: { ref: 'x' } } },
    { ...bareTrigger, branches: { head: 'x', base: '' } },
  ],
  [
    'only a base',
    'pull_request',
    { pull_request: { ...pull, base: { ref: 'x' } } },
    { ...bareTrigger, branches: { head: '', base: 'x' } },
  ],
  ['a tag without a name', 'push', { ref: 'refs/tags/' }, other],
  [
    'a fork that is gone',
    'pull_request',
    { pull_request: goneForkPull },
    fullTrigger,
  ],
  ['a list', 'pull_request', { pull_request: [pull] }, null],
  ['all', 'pull_request_review', { pull_request: fullPull }, fullTrigger],
  ['all', 'any_event', { pull_request: fullPull }, fullTrigger],
  [
    'a pull request',
    'issue_comment',
    { issue: { ...issue, pull_request: {} } },
    {
      kind: 'pull-request',
      number: 12,
      title: 'Retries',
      url: 'https://issue',
      branches: { head: '', base: '' },
      fileCount: null,
    },
  ],
  [
    'null for a pull request',
    'issue_comment',
    { issue: { ...issue, pull_request: null } },
    issueTrigger,
  ],
  ['an issue', 'issue_comment', { issue }, issueTrigger],
  [
    'labels',
    'issues',
    { issue: { ...issue, labels: [{ name: 'docs' }, null, { name: 7 }] } },
    { ...issueTrigger, labels: ['docs'] },
  ],
  ['no issue', 'issue_comment', {}, null],
  ['no number', 'issue_comment', { issue: {} }, null],
  ['no issue', 'issues', {}, null],
  ['no pull request', 'pull_request_review_comment', {}, null],
  [
    'all',
    'release',
    { release: { tag_name: 'v1', ...published } },
    {
      kind: 'release',
      tag: 'v1',
      movedFrom: null,
      release: {
        ...{ name: 'One', notes: 'Notes', url: 'https://release' },
        isPrerelease: true,
      },
    },
  ],
  [
    'the least',
    'release',
    { release: { tag_name: 'v1', name: null, body: null } },
    {
      kind: 'release',
      tag: 'v1',
      movedFrom: null,
      release: { name: '', notes: '', url: '', isPrerelease: false },
    },
  ],
  ['no tag', 'release', { release: published }, null],
  ['no release', 'release', {}, null],
  [
    'all',
    'push',
    { ...push, before: sha, compare: 'https://compare' },
    { ...moved, compareUrl: 'https://compare' },
  ],
  ['the least', 'push', push, pushTrigger],
  ['a new branch', 'push', { ...push, before: zeros }, pushTrigger],
  ['a branch that is gone', 'push', { ...push, deleted: true }, other],
  ['a path for a commit', 'push', { ...push, after: '../x' }, null],
  ['no commit', 'push', { ref: 'refs/heads/x' }, null],
  ['no ref', 'push', {}, null],
  ['notes', 'push', { ref: 'refs/notes/x', after: sha }, null],
  ['a tag', 'push', { ref: 'refs/tags/v1', after: sha }, tag],
  [
    'a tag that was moved',
    'push',
    { ref: 'refs/tags/v1', before: sha, after: sha },
    { ...tag, movedFrom: sha },
  ],
  ['a tag', 'create', { ref_type: 'tag', ref: 'v1' }, tag],
  ['a branch', 'create', { ref_type: 'branch', ref: 'v1' }, other],
  [
    'commits',
    'push',
    { ...push, commits: [{ id: sha, message: 'One' }] },
    { ...pushTrigger, commits: [{ sha, message: 'One' }] },
  ],
  [
    'commits, but not the last one',
    'push',
    { ...push, before: sha, commits: [{ id: zeros, message: 'One' }] },
    moved,
  ],
  [
    'all, and a pull request of another repository',
    'workflow_run',
    { repository, workflow_run: { ...run, conclusion: 'failure' } },
    {
      ...{ ...commitTrigger, pulls: [12], url: 'https://run' },
      result: 'failure',
    },
  ],
  [
    'the head of a fork',
    'workflow_run',
    {
      repository,
      workflow_run: {
        ...run,
        head_repository: { full_name: 'mona/app' },
        pull_requests: [],
      },
    },
    { ...commitTrigger, repository: 'mona/app', url: 'https://run' },
  ],
  [
    'the least',
    'workflow_run',
    { workflow_run: { head_branch: null, head_sha: sha } },
    { ...commitTrigger, repository: '', ref: '' },
  ],
  ['no commit', 'workflow_run', { workflow_run: {} }, other],
  [
    'all',
    'check_suite',
    { repository, check_suite: run },
    { ...commitTrigger, pulls: [12], url: 'https://run' },
  ],
  [
    'all',
    'check_run',
    {
      repository,
      check_run: {
        ...{ head_sha: sha, html_url: 'https://check' },
        check_suite: { head_branch: 'retries' },
        pull_requests: run.pull_requests,
      },
    },
    { ...commitTrigger, repository: '', pulls: [12], url: 'https://check' },
  ],
  ...['deployment', 'deployment_status'].map(
    (name): [string, string, Payload, Trigger] => [
      'all',
      name,
      { repository, deployment: { ref: 'retries', sha } },
      { ...commitTrigger, repository: '' },
    ],
  ),
  ...['log_url', 'target_url'].map(
    (name): [string, string, Payload, Trigger] => [
      name,
      'deployment_status',
      {
        deployment: { ref: 'retries', sha },
        deployment_status: { [name]: 'https://log', state: 'success' },
      },
      {
        ...{ ...commitTrigger, repository: '', url: 'https://log' },
        result: 'success',
      },
    ],
  ),
  [
    'all',
    'status',
    {
      ...{ repository, sha, target_url: 'https://ci', state: 'error' },
      branches: [{ name: 'retries' }, { name: 'next' }],
    },
    {
      ...{ ...commitTrigger, repository: '' },
      ...{ ref: 'retries, next', url: 'https://ci', result: 'error' },
    },
  ],
  [
    'all',
    'discussion',
    { discussion: issue },
    { ...discussion, title: 'Retries', url: 'https://issue' },
  ],
  ['the least', 'discussion', { discussion: { number: 12 } }, discussion],
  ['no discussion', 'discussion', {}, other],
  ['nothing', 'schedule', {}, other],
])('%s in a payload of %s', (...[, name, payload, expected]) => {
  expect(triggerOf(name, payload)).toEqual(expected)
})

const comment = { id: 7, user: mona }
const bareComment: Comment = {
  id: 7,
  surface: 'issue',
  url: '',
  body: '',
  nodeId: '',
  author: { login: 'mona', isBot: false },
  postedAt: '',
  place: null,
}
const fullComment = {
  ...comment,
  html_url: 'https://comment',
  body: '/docs x',
  created_at: '2026-11-20T13:00:00Z',
  updated_at: '2026-11-20T14:00:00Z',
  path: 'a.ts',
  line: 3,
  diff_hunk: '@@',
}
const findComment: Comment = {
  ...bareComment,
  url: 'https://comment',
  body: '/docs x',
  postedAt: '2026-11-20T14:00:00Z',
  place: {
    path: 'a.ts',
    lines: { first: 3, last: 3 },
    side: 'new',
    isOutdated: false,
    hunk: '@@',
  },
}

test.each<[string, string, Payload, Comment | null]>([
  ['all', 'issue_comment', { comment: fullComment }, findComment],
  ['the least', 'issue_comment', { comment }, bareComment],
  [
    'no author',
    'issue_comment',
    { comment: { id: 7, user: null } },
    { ...bareComment, author: null },
  ],
  ['no id', 'issue_comment', { comment: { user: mona } }, null],
  ['nothing', 'issue_comment', {}, null],
  [
    'all',
    'pull_request_review_comment',
    { comment: fullComment },
    { ...findComment, surface: 'review' },
  ],
  [
    'the text of a review',
    'pull_request_review',
    { review: { id: 7, user: mona, body: '/docs', submitted_at: 'then' } },
    { ...bareComment, surface: null, body: '/docs', postedAt: 'then' },
  ],
  [
    'several lines that are gone, before the change',
    'pull_request_review_comment',
    {
      comment: {
        ...comment,
        ...{ path: 'a.ts', side: 'LEFT', line: null, start_line: null },
        ...{ original_line: 20, original_start_line: 14, diff_hunk: '@@' },
      },
    },
    {
      ...bareComment,
      surface: 'review',
      place: {
        path: 'a.ts',
        lines: { first: 14, last: 20 },
        side: 'old',
        isOutdated: true,
        hunk: '@@',
      },
    },
  ],
  [
    'lines from before the change to after it',
    'pull_request_review_comment',
    {
      comment: {
        ...{ ...comment, path: 'a.ts', side: 'RIGHT', start_side: 'LEFT' },
        ...{ line: 12, start_line: 40 },
      },
    },
    {
      ...bareComment,
      surface: 'review',
      place: {
        path: 'a.ts',
        lines: { first: 12, last: 12 },
        side: 'new',
        isOutdated: false,
        hunk: null,
      },
    },
  ],
  [
    'lines of one side',
    'pull_request_review_comment',
    {
      comment: {
        ...{ ...comment, path: 'a.ts', side: 'RIGHT', start_side: 'RIGHT' },
        ...{ line: 12, start_line: 4 },
      },
    },
    {
      ...bareComment,
      surface: 'review',
      place: {
        path: 'a.ts',
        lines: { first: 4, last: 12 },
        side: 'new',
        isOutdated: false,
        hunk: null,
      },
    },
  ],
  [
    'a whole file',
    'pull_request_review_comment',
    {
      comment: {
        ...{ ...comment, path: 'a.ts', subject_type: 'file' },
        ...{ line: null, original_line: 1 },
      },
    },
    {
      ...bareComment,
      surface: 'review',
      place: {
        path: 'a.ts',
        lines: null,
        side: 'new',
        isOutdated: false,
        hunk: null,
      },
    },
  ],
  ['a comment', 'commit_comment', { comment }, null],
])(
  '%s that may be a command, in a payload of %s',
  (...[, name, payload, expected]) => {
    expect(commentOf(name, payload)).toEqual(expected)
  },
)

test.each([
  [mona, { login: 'mona', isBot: false }],
  [
    { login: 'x', type: 'Bot' },
    { login: 'x', isBot: true },
  ],
  [{ login: 'x[bot]' }, { login: 'x[bot]', isBot: true }],
  [{ type: 'User' }, null],
  [null, null],
  ['mona', null],
])('the account %j', (user, expected) => {
  expect(accountAt({ user }, 'user')).toEqual(expected)
})

test.each([
  [{ head: { repo: { id: 1 } }, base: { repo: { id: 1 } } }, false],
  [{ head: { repo: { id: 2 } }, base: { repo: { id: 1 } } }, true],
  [{ head: { repo: null }, base: { repo: { id: 1 } } }, true],
  [{ head: null, base: null }, true],
  [{}, true],
])('the pull request %j is from a fork: %p', (pull_request, expected) => {
  expect(isFork(pull_request)).toBe(expected)
})

test('commits of a push, as far as they can be read', () => {
  const commits = [
    { id: sha, author: { username: 'mona' } },
    { id: sha },
    { id: 'short' },
    null,
  ]
  const commitsOf = (given: unknown) => {
    const payload = { ref: 'refs/heads/main', commits: given }
    const facts = { name: 'push', payload, sender: ghost }
    return pushed(facts).origin?.commits
  }
  expect(commitsOf(commits)).toEqual([sha])
  expect(commitsOf({})).toEqual([])
})
