// What each reason means, and what to do about it.
import { expect, test } from '@jest/globals'
import {
  hasLostSight,
  hasPlainDetail,
  iconOf,
  textOfReason,
} from '../../src/messages/reasons.ts'
import { setUpText } from '../../src/messages/status.ts'
import {
  type Outcome,
  outcome,
  type Reason,
  type Result,
  reasons,
  results,
} from '../../src/outcome.ts'

/** How the runs end that have each reason. */
const endings: Record<Reason, Result[]> = {
  'bot-not-allowed': ['skipped'],
  'dry-run': ['skipped'],
  'guard-unreadable': ['skipped'],
  help: ['skipped'],
  'issue-gone': ['skipped'],
  'merge-queue': ['skipped'],
  'no-secrets': ['skipped'],
  'not-a-command': ['skipped'],
  'own-pull-request': ['skipped'],
  'permission-denied': ['skipped'],
  'permission-unknown': ['skipped'],
  'ref-deleted': ['skipped'],
  'release-withdrawn': ['skipped'],
  'request-limit': ['skipped'],
  'source-closed': ['skipped'],
  'command-deleted': ['skipped'],
  'bad-request': ['rejected', 'unknown'],
  blocked: ['rejected', 'unknown'],
  forbidden: ['rejected', 'unknown'],
  'invalid-input': ['rejected'],
  'job-not-found': ['rejected'],
  'project-not-found': ['rejected'],
  'rate-limited': ['rejected', 'unknown'],
  redirected: ['rejected', 'unknown'],
  tls: ['rejected', 'unknown'],
  unauthorized: ['rejected', 'unknown'],
  'unexpected-answer': ['no-pull-request', 'unknown'],
  unreachable: ['rejected', 'unknown'],
  busy: ['timed-out'],
  'create-unconfirmed': ['unknown'],
  deadline: ['timed-out'],
  'effect-unconfirmed': [
    'pull-request',
    'no-pull-request',
    'failed',
    'archived',
  ],
  interrupted: ['cancelled'],
  'job-disappeared': ['unknown'],
  'memory-unreadable': ['unknown'],
  'memory-unwritable': ['rejected'],
  'message-unconfirmed': ['unknown'],
}

/** Their text depends on more than the result: `status.ts` has it. */
const ofResult: readonly Reason[] = [
  'create-unconfirmed',
  'deadline',
  'interrupted',
]
const verb =
  /^(?:Add|Ask|Check|Comment|Copy|Correct|Create|Fix|Look|Re-run|Run|Send|Set|Use|Wait) .*\.$/

test.each(
  reasons.flatMap((reason) =>
    endings[reason].map((result) => outcome(result, reason)),
  ),
)(
  '$result, $reason: a title, and a next step that begins with a verb',
  (end: Outcome) => {
    const text = textOfReason(end)
    if (end.reason && ofResult.includes(end.reason))
      return expect(text).toBeNull()
    expect(text?.title).toMatch(/^[A-Z].{3,}[^.]$/)
    expect(text?.title).not.toBe('Nothing to do')
    if (text?.cause) expect(text.cause).toMatch(/^[A-Z].*\.$/)
    if (text?.next) expect(text.next).toMatch(verb)
    if (end.result !== 'skipped' && !hasPlainDetail(end))
      expect(text?.next).not.toBeNull()
  },
)

test('no two reasons have the same title', () => {
  const titles = reasons.flatMap((reason) => {
    const [result = 'skipped'] = endings[reason]
    return textOfReason(outcome(result, reason))?.title ?? []
  })
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toHaveLength(reasons.length - ofResult.length)
})

test.each<[Result, Reason, string]>([
  ['rejected', 'unauthorized', 'API key not accepted'],
  [
    'unknown',
    'unauthorized',
    "Couldn't check the agent job: API key not accepted",
  ],
  ['rejected', 'rate-limited', 'Rate limit reached'],
  [
    'unknown',
    'rate-limited',
    "Couldn't check the agent job: rate limit reached",
  ],
  ['rejected', 'unreachable', "Couldn't reach Mintlify"],
  ['unknown', 'unreachable', 'Lost contact with the agent job'],
  ['no-pull-request', 'unexpected-answer', 'Unexpected answer from Mintlify'],
  [
    'unknown',
    'unexpected-answer',
    "Couldn't check the agent job: unexpected answer",
  ],
  ['timed-out', 'busy', 'Request not sent: an earlier request is in progress'],
  [
    'unknown',
    'message-unconfirmed',
    "Couldn't confirm that your request arrived",
  ],
])('%s, %s is titled %s', (result, reason, title) => {
  expect(textOfReason(outcome(result, reason))?.title).toBe(title)
})

test.each<[Reason, boolean, boolean]>([
  // The reason, whether the setup is at fault, and whether a job may be at work
  // where it was followed.
  ['bad-request', false, true],
  ['blocked', true, true],
  ['forbidden', true, true],
  ['invalid-input', true, false],
  ['project-not-found', true, false],
  ['rate-limited', false, true],
  ['redirected', true, true],
  ['tls', true, true],
  ['unauthorized', true, true],
  ['unexpected-answer', false, true],
  ['unreachable', false, true],
  ['create-unconfirmed', false, false],
  ['job-disappeared', false, false],
  ['memory-unreadable', false, false],
  ['command-deleted', false, false],
])(
  '%s is of the setup: %p, lost sight of a job: %p',
  (reason, isOfSetUp, isLost) => {
    expect([
      setUpText(reason) !== null,
      hasLostSight(outcome('unknown', reason)),
    ]).toEqual([isOfSetUp, isLost])
    expect(hasLostSight(outcome('rejected', reason))).toBe(false)
  },
)

test('a contributor reads first that the change is not at fault', () => {
  expect(setUpText('unauthorized')).toMatch(
    /^Your change isn't the cause\. An administrator/,
  )
  expect(setUpText(null)).toBeNull()
})

test('each result has an icon of its own, and so has work', () => {
  const icons = [null, ...results].map(iconOf)
  expect(new Set(icons).size).toBe(results.length + 1)
})
