import { expect, test } from '@jest/globals'
import type { ConversationUpdate, FollowedPull } from '../../src/reconcile/conversation-update.ts'
import {
  type ReconcileReport,
  reconcileMessage,
  renderReconcileSummary,
} from '../../src/reconcile/reconcile-report.ts'
import { emptyReconcile, sampleFinished, sampleFollowed, sampleUpdate } from '../fixtures/sample-reconcile.ts'

const update = sampleFinished()
const atWork = sampleFinished({ status: 'active', result: null, isFinished: false, prLink: null })
const changed = sampleFollowed({ state: 'merged', isChanged: true })

test.each<[Partial<ReconcileReport>, string]>([
  [{}, '✅ No open conversation was found.'],
  [{ updates: [update] }, '✅ Finished 1 of 1 open conversation.'],
  [{ updates: [update, atWork] }, '✅ Finished 1 of 2 open conversations.'],
  [
    { result: 'partial', updates: [update], left: 3 },
    '⚠️ Finished 1 of 4 open conversations. Left for the next run: 3 conversations. Run the workflow again.',
  ],
  [
    { result: 'partial', updates: [{ ...update, isFinished: false, problem: 'GitHub answered 403' }] },
    '⚠️ Finished 0 of 1 open conversation. Not updated, or only in part: 1 conversation. Run the workflow again.',
  ],
  [
    { result: 'partial', detail: "Couldn't list the comments: GitHub answered 403." },
    "⚠️ No conversation could be updated. Couldn't list the comments: GitHub answered 403. Run the workflow again.",
  ],
  [{ updates: [{ ...atWork, sent: 2 }] }, '✅ Finished 0 of 1 open conversation, sent 2 queued requests.'],
  [{ followed: [changed] }, '✅ Followed 1 docs pull request.'],
  [
    { updates: [update], followed: [changed, sampleFollowed()] },
    '✅ Finished 1 of 1 open conversation, followed 2 docs pull requests.',
  ],
  [
    { result: 'partial', followed: [sampleFollowed({ problem: 'GitHub answered 403' })] },
    '⚠️ Followed 1 docs pull request. Not updated, or only in part: 1 conversation. Run the workflow again.',
  ],
  [
    { result: 'partial', repositories: [sampleUpdate({ state: 'unreadable' }), sampleUpdate()] },
    '⚠️ No conversation could be updated. Not readable: 1 repository. Run the workflow again.',
  ],
  [
    { result: 'partial', repositories: [sampleUpdate({ state: 'unreadable' })] },
    '⚠️ No conversation could be updated. Run the workflow again.',
  ],
  [
    { result: 'partial', repositories: [sampleUpdate({ state: 'left' }), sampleUpdate({ state: 'left' })] },
    '⚠️ No conversation could be updated. Left for the next run: 2 repositories. Run the workflow again.',
  ],
  [
    {
      ...{ result: 'partial', left: 2 },
      repositories: [sampleUpdate({ state: 'left', pending: 2 }), sampleUpdate({ state: 'left' })],
    },
    '⚠️ Finished 0 of 2 open conversations. Left for the next run: 2 conversations and 1 repository. Run the workflow again.',
  ],
  [
    { result: 'rejected', reason: 'unauthorized', detail: '401: no' },
    '⛔ API key not accepted. The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise. Details: 401: no. Create an admin key in the Mintlify dashboard, and update the secret.',
  ],
  [
    { result: 'rejected', reason: 'tls', left: 1 },
    "⛔ Certificate not trusted. The certificate of the Mintlify API couldn't be verified.",
  ],
])('the message for %j is one line', (known, line) => {
  expect(reconcileMessage({ ...emptyReconcile, ...known })).toContain(line)
})

test.each<[Partial<ConversationUpdate>, string, string]>([
  [{}, '✅&nbsp;pull request', '[acme&#47;docs&#35;57](https://github.com/acme/docs/pull/57)'],
  [{ result: 'no-pull-request', prLink: null }, '⚪&nbsp;no pull request', '–'],
  [{ result: 'failed', prLink: null }, '❌&nbsp;failed', '–'],
  [{ result: 'archived', prLink: null }, '🗄️&nbsp;archived', '–'],
  [{ result: null, status: 'active', prLink: null }, '🟡&nbsp;working', '–'],
  [
    { result: null, status: 'active', prLink: null, isStalled: true, sent: 0 },
    '⚠️&nbsp;stalled',
    'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.',
  ],
  [
    { result: null, status: null, prLink: null, problem: 'no answer' },
    '❔&nbsp;unknown',
    '<code>no answer</code>',
  ],
  [{ result: null, status: 'active', prLink: null, sent: 2 }, '🟡&nbsp;working', '2 queued requests sent.'],
  [
    { problem: 'GitHub answered 403' },
    '✅&nbsp;pull request',
    '[acme&#47;docs&#35;57](https://github.com/acme/docs/pull/57) <code>GitHub answered 403</code>',
  ],
])('for the conversation %j the table has %s and %s', (known, state, note) => {
  const summary = renderReconcileSummary({ ...emptyReconcile, updates: [{ ...update, ...known }] })
  expect(summary).toContain(
    `\n| [Comment on &#35;12](${update.commentUrl}) | ${state} | ${note} | <code>job&#95;1</code> |\n`,
  )
})

test('an open conversation has a line in a table', () => {
  expect(renderReconcileSummary({ ...emptyReconcile, outcomes: null, updates: [atWork] })).toBe(
    `## ✅ Finished 0 of 1 open conversation

| Comment | State | Note | Job |
|---|---|---|---|
| [Comment on &#35;12](${atWork.commentUrl}) | 🟡&nbsp;working | – | <code>job&#95;1</code> |
`,
  )
})

const pull = '[acme&#47;docs&#35;57](https://github.com/acme/docs/pull/57)'

test.each<[Partial<FollowedPull>, string, string]>([
  [{ state: 'merged', isChanged: true }, pull, 'merged'],
  [{ state: 'open', isUnfollowed: true }, pull, 'no longer followed'],
  [{ state: null, problem: 'GitHub answered 403' }, pull, 'not known; <code>GitHub answered 403</code>'],
  [{ state: 'closed', isChanged: true, prLink: 'https://example.com/57' }, '–', 'closed'],
])('for the docs pull request %j the table has %s and %s', (known, cell, state) => {
  const followed = [sampleFollowed(known), sampleFollowed({ issueNumber: 13 })]
  expect(renderReconcileSummary({ ...emptyReconcile, outcomes: null, followed })).toBe(
    `## ✅ Followed 2 docs pull requests
${known.problem ? '\nNot updated, or only in part: 1 conversation.\n' : ''}
| Comment | Docs pull request | State |
|---|---|---|
| [Comment on &#35;12](${update.commentUrl}) | ${cell} | ${state} |

No change: 1 docs pull request.
`,
  )
})

test('docs pull requests that are as before have no table', () => {
  const report = { ...emptyReconcile, outcomes: null, followed: [sampleFollowed()] }
  expect(renderReconcileSummary(report)).toBe('## ✅ Followed 1 docs pull request\n')
})

test('with several repositories, a comment is named with its own', () => {
  const repositories = [
    sampleUpdate({ checked: 1, finished: 1 }),
    sampleUpdate({ repository: 'acme/gadgets' }),
  ]
  const summary = renderReconcileSummary({
    ...{ ...emptyReconcile, repositories, updates: [update] },
    followed: [{ ...changed, repository: 'acme/gadgets' }],
  })
  expect(summary).toContain('| [Comment on acme&#47;widgets&#35;12](')
  expect(summary).toContain('| [Comment on acme&#47;gadgets&#35;12](')
  expect(summary).toContain('| Repository | State | What was done | Note |')
})

test.each([
  [0, false],
  [1, true],
])('%d comments with another signature are told of: %s', (unverified, expected) => {
  const text = "Skipped: 1 comment whose signature doesn't match this `state-secret` or `api-key`.\n"
  const summary = renderReconcileSummary({ ...emptyReconcile, outcomes: null, unverified })
  expect(summary).toBe(`## ✅ No open conversation was found\n${expected ? `\n${text}` : ''}`)
})

test('a detail about GitHub is prose, a detail of the service is code', () => {
  const detail = 'Check the `permissions` of @mona.'
  const ofGitHub = renderReconcileSummary({ ...emptyReconcile, result: 'partial', detail })
  const ofService = renderReconcileSummary({
    ...emptyReconcile,
    result: 'partial',
    reason: 'unreachable',
    detail,
  })
  expect(ofGitHub).toContain('\n\nCheck the <code>permissions</code> of <code>&#64;mona&#46;</code>\n')
  expect(ofService).toContain('\n\nDetails: <code>Check the &#96;permissions&#96; of &#64;mona&#46;</code>\n')
})
