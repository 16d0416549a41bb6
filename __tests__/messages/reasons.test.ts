// What each reason means, and what to do about it.
import { expect, test } from '@jest/globals'
import { iconOf, textOfReason } from '../../src/messages/reasons.ts'
import { setUpText } from '../../src/messages/status.ts'
import {
  isPossible,
  type Outcome,
  type Reason,
  type Result,
  reasonsOf,
  results,
  toOutcome,
} from '../../src/outcome.ts'

/** Each way in which a run can end, with the reason that it has. */
const endings = results.flatMap((result) =>
  reasonsOf[result]
    .filter((reason) => reason !== null)
    .map(
      (reason) =>
        toOutcome({ result, reason, why: null, said: null }) as Outcome,
    ),
)

/** Their text depends on more than the result: `status.ts` has it. */
const ofResult: readonly Reason[] = [
  'create-unconfirmed',
  'deadline',
  'interrupted',
]
const verb =
  /^(?:Add|Ask|Check|Comment|Copy|Correct|Create|Fix|Look|Mention|Re-run|Run|Send|Set|Use|Wait) .*\.$/

test.each(endings)(
  '$result, $reason: a title, and a next step that begins with a verb',
  (end: Outcome) => {
    const text = textOfReason(end)
    if (end.reason && ofResult.includes(end.reason))
      return expect(text).toBeNull()
    expect(text?.title).toMatch(/^[A-Z].{3,}[^.]$/)
    if (text?.cause) expect(text.cause).toMatch(/^[A-Z].*\.$/)
    if (text?.next) expect(text.next).toMatch(verb)
    const isSaidElsewhere = end.reason?.startsWith('memory-') === true
    if (end.result !== 'skipped' && !isSaidElsewhere)
      expect(text?.next).not.toBeNull()
  },
)

test('of one result, no two reasons have the same title', () => {
  for (const result of results) {
    const titles = endings
      .filter((end) => end.result === result)
      .flatMap((end) => textOfReason(end)?.title ?? [])
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test.each<[Result, Reason | null, boolean]>([
  ['pull-request', null, true],
  ['pull-request', 'effect-unconfirmed', true],
  ['pull-request', 'busy', false],
  ['running', null, true],
  ['skipped', null, false],
  ['skipped', 'busy', false],
  ['timed-out', 'busy', true],
  ['unknown', 'unauthorized', true],
  ['rejected', 'memory-unreadable', false],
])('%s can be %s: %p', (result, reason, expected) => {
  expect(isPossible(result, reason)).toBe(expected)
})

/** As if it had been read. */
function ended(result: Result, reason: Reason): Outcome {
  const end = toOutcome({ result, reason, why: null, said: null })
  if (end === null) throw new Error(`${result} can't be ${reason}.`)
  return end
}

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
  ['rejected', 'unreachable', "Mintlify isn't available"],
  ['unknown', 'unreachable', 'Lost contact with the agent job'],
  [
    'no-pull-request',
    'unexpected-answer',
    'Docs agent finished without a usable link',
  ],
  [
    'unknown',
    'unexpected-answer',
    "Couldn't check the agent job: unexpected answer from Mintlify",
  ],
  ['timed-out', 'busy', 'Nothing was sent: time ran out'],
  [
    'unknown',
    'message-unconfirmed',
    "Couldn't confirm that your request arrived",
  ],
])('%s, %s is titled %s', (result, reason, title) => {
  expect(textOfReason(ended(result, reason))?.title).toBe(title)
})

test.each<[Reason, boolean]>([
  ['bad-request', false],
  ['blocked', true],
  ['forbidden', true],
  ['invalid-input', true],
  ['project-not-found', true],
  ['rate-limited', false],
  ['redirected', true],
  ['tls', true],
  ['unauthorized', true],
  ['unexpected-answer', false],
  ['unreachable', false],
  ['create-unconfirmed', false],
  ['job-disappeared', false],
  ['memory-unreadable', false],
  ['command-deleted', false],
])('%s is of the setup: %p', (reason, isOfSetUp) => {
  expect(setUpText(reason) !== null).toBe(isOfSetUp)
})

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
