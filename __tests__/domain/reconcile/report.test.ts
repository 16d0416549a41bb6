import { expect, test } from '@jest/globals'
import {
  type ReconcileReport,
  reconcileMessage,
  renderReconcileSummary,
} from '../../../src/domain/reconcile/report.ts'
import type { ConversationUpdate } from '../../../src/domain/reconcile/tracked-conversation.ts'
import { emptyReconcile } from '../../fixtures/sample-reconcile.ts'

const update: ConversationUpdate = {
  ...{
    repository: 'acme/widgets',
    issueNumber: 12,
    jobId: 'job_1',
    status: 'completed',
    result: 'pull-request',
  },
  ...{
    prLink: 'https://github.com/acme/docs/pull/57',
    problem: null,
    isStalled: false,
    sent: 0,
    isFinished: true,
  },
  docsState: null,
  commentUrl: 'https://github.com/acme/widgets/pull/12#issuecomment-1',
}
const atWork: ConversationUpdate = {
  ...update,
  ...{ status: 'active', result: null, isFinished: false, prLink: null },
}

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
    { result: 'partial', detail: 'Could not list the comments: GitHub answered 403.' },
    '⚠️ No conversation could be updated. Could not list the comments: GitHub answered 403. Run the workflow again.',
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
])('for the conversation %j the table has %s and %s', (known, state, note) => {
  const summary = renderReconcileSummary({ ...emptyReconcile, updates: [{ ...update, ...known }] })
  expect(summary).toContain(
    `\n| [Comment on &#35;12](${update.commentUrl}) | ${state} | ${note} | <code>job&#95;1</code> |\n`,
  )
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
