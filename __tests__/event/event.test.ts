// What an event says of itself.
import { expect, test } from '@jest/globals'
import { getsNoSecrets, numberOf, type Trigger } from '../../src/event/event.ts'
import {
  commentTrigger,
  pullTrigger,
  sampleEvent,
} from '../fixtures/samples.ts'

test.each<[string, Trigger, number | null]>([
  ['a pull request', pullTrigger, 12],
  ['a comment', commentTrigger('/docs'), 12],
  ['another event', { kind: 'other' }, null],
])('%s: %p', (_, trigger, number) => {
  expect(numberOf(sampleEvent(trigger))).toBe(number)
})

test.each<[string, Trigger, string, boolean]>([
  ['a pull request', pullTrigger, 'mona', false],
  ['a fork', { ...pullTrigger, isFork: true }, 'mona', true],
  [
    'a fork with secrets',
    { ...pullTrigger, isFork: true, isPrivileged: true },
    'mona',
    false,
  ],
  ['Dependabot', pullTrigger, 'dependabot[bot]', true],
  ['Dependabot without an event', { kind: 'other' }, 'dependabot[bot]', true],
  ['a bot', pullTrigger, 'renovate[bot]', false],
  ['a comment', commentTrigger('/docs'), 'mona', false],
])('%s gets no secrets: %p', (...[, trigger, login, expected]) => {
  expect(
    getsNoSecrets(sampleEvent(trigger, { sender: { login, isBot: false } })),
  ).toBe(expected)
})
