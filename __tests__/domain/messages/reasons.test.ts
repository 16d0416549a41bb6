import { expect, test } from '@jest/globals'
import type { Reason } from '../../../src/domain/job/outcome.ts'
import {
  describeInputError,
  describeReason,
  missingKey,
  reasonSentence,
  wrongKey,
} from '../../../src/domain/messages/reasons.ts'

test.each<[Reason, RegExp, RegExp]>([
  ['unauthorized', /^API key not accepted$/, /wrong, revoked or expired: new keys last 90 days/],
  ['forbidden', /^The key may not do this$/, /scope is read only, or an IP allowlist .*, or .*plan/],
  ['project-not-found', /^Project not found$/, /Copy .*from the API keys page of the dashboard/],
  ['rate-limited', /^Rate limit reached$/, /100 .*an hour/],
  ['unreachable', /^The service did not answer$/, /could not be reached.*proxy/],
  ['busy', /^The job is still busy$/, /message was not sent.*Re-run the job to send it/],
  ['message-unconfirmed', /not known/, /lost on its way.*not sent again/],
  ['unexpected-answer', /^Unexpected answer$/, /link/],
  ['create-unconfirmed', /not known/, /cannot tell two equal requests apart.*re-run only if .*`job-id`/],
])('the text of %s', (reason, title, pattern) => {
  const described = describeReason(reason)
  expect(described.title).toMatch(title)
  expect(`${described.text} ${described.next}`).toMatch(pattern)
})

test.each([
  ['API key is missing', 'setUp', reasonSentence(missingKey)],
  ['Wrong kind of API key', 'setUp', reasonSentence(wrongKey)],
  ['An input is not valid', 'inputs', 'Input `wait` must be `true` or `false`.'],
  ['An input is not valid', 'inputs', ''],
])('%s, with a link to %s: %j', (title, docLink, sentence) => {
  expect(describeInputError(sentence)).toEqual({ title, docLink })
})
