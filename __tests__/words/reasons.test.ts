import { expect, test } from '@jest/globals'
import type { Reason } from '../../src/base/result-codes.ts'
import { describeInputError, missingKey, reasonSentence, wrongKey } from '../../src/runner/set-up-problems.ts'
import { describeReason } from '../../src/words/reasons.ts'

test.each<[Reason, RegExp, RegExp]>([
  ['unauthorized', /^API key not accepted$/, /wrong, revoked, or expired\. New keys expire after 90 days/],
  [
    'forbidden',
    /^API key not authorized for this API call$/,
    /key is read-only, an IP allowlist .*, or .*plan/,
  ],
  [
    'blocked',
    /^API call blocked by a proxy or firewall$/,
    /answered 403 in place of the Mintlify API.*nothing about the API key.*another runner.*Ray ID/,
  ],
  ['project-not-found', /^Project not found$/, /Copy .*from the API keys page of the Mintlify dashboard/],
  ['rate-limited', /^Rate limit reached$/, /100 .*an hour/],
  ['unreachable', /^Couldn't reach Mintlify$/, /no connection, no answer, or only server errors.*proxy/],
  [
    'busy',
    /^Request not sent: the agent is still busy$/,
    /stopped waiting.*Re-run this workflow job to send/,
  ],
  [
    'message-unconfirmed',
    /^Couldn't confirm that your request arrived$/,
    /didn't confirm the request.*didn't resend it/,
  ],
  ['unexpected-answer', /^Unexpected answer from Mintlify$/, /link/],
  [
    'create-unconfirmed',
    /^Couldn't confirm that the agent job started$/,
    /could start a duplicate job\. .*If it's there, set `job-id`.*If not, ask in a new comment with the slash command, or delete/,
  ],
  ['conversation-busy', /^Other runs are writing to this conversation$/, /Nothing was sent\..*Re-run/],
  ['memory-unreadable', /^Couldn't read the comments$/, /Nothing was started\..*`comment: off`/],
  ['memory-unwritable', /^Couldn't update the comment$/, /nothing was sent\..*`permissions`/],
  ['newer-state', /^The comment was written by a newer version$/, /Nothing was sent.*same version/],
])('the text of %s', (reason, title, pattern) => {
  const described = describeReason(reason)
  expect(described.title).toMatch(title)
  expect(`${described.text} ${described.next}`).toMatch(pattern)
})

test.each([
  ['API key is missing', 'setUp', reasonSentence(missingKey)],
  ['Wrong kind of API key', 'setUp', reasonSentence(wrongKey)],
  ['Invalid input', 'inputs', 'Input `wait` must be `true` or `false`.'],
  ['Invalid input', 'inputs', ''],
])('%s, with a link to %s: %j', (title, docLink, sentence) => {
  expect(describeInputError(sentence)).toEqual({ title, docLink })
})

test('the sentence about a key is known by its words', () => {
  expect(reasonSentence(missingKey)).toMatch(/^Input `api-key` is empty\. Add the secret /)
  expect(describeInputError(reasonSentence(wrongKey)).title).toBe('Wrong kind of API key')
})

test('a result may explain a reason in other words, and what it leaves out stays', () => {
  const nothing = { title: null, text: null, next: null }
  expect(describeReason(null)).toEqual(nothing)
  expect(describeReason(null, 'unknown')).toEqual(nothing)
  const [usual, unknown] = [describeReason('unauthorized'), describeReason('unauthorized', 'unknown')]
  expect(unknown).toEqual({ ...usual, title: "Couldn't check the agent job: API key not accepted" })
  expect(describeReason('unauthorized', 'rejected')).toEqual(usual)
  expect(describeReason('unauthorized', 'running')).toEqual(usual)
})
