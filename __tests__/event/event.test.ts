// What an event says of itself.
import { expect, test } from '@jest/globals'
import { describeEvent, getsNoSecrets, numberOf, type Trigger } from '../../src/event/event.ts'
import { commentTrigger, pullTrigger, sampleEvent } from '../fixtures/samples.ts'

const push = { kind: 'push', branch: 'main', before: null, after: 'c'.repeat(40), compareUrl: '' } as const

test.each<[string, Trigger, number | null, string]>([
  ['pull_request', pullTrigger, 12, 'pull request #12'],
  ['issue_comment', commentTrigger('/docs'), 12, 'a comment on #12'],
  ['push', push, null, 'a push to main'],
  ['release', { kind: 'release', tag: 'v1.4.0', release: null }, null, 'release v1.4.0'],
  ['delete', { kind: 'deleted-ref' }, null, 'delete'],
  ['workflow_dispatch', { kind: 'other' }, null, 'workflow dispatch'],
])('%s', (...[name, trigger, number, text]) => {
  const event = sampleEvent(trigger, { name })
  expect([numberOf(event), describeEvent(event)]).toEqual([number, text])
})

test.each<[string, Trigger, string, boolean]>([
  ['a pull request', pullTrigger, 'mona', false],
  ['a fork', { ...pullTrigger, isFork: true }, 'mona', true],
  ['a fork with secrets', { ...pullTrigger, isFork: true, isPrivileged: true }, 'mona', false],
  ['Dependabot', pullTrigger, 'dependabot[bot]', true],
  ['Dependabot without an event', { kind: 'other' }, 'dependabot[bot]', true],
  ['a bot', pullTrigger, 'renovate[bot]', false],
  ['a comment', commentTrigger('/docs'), 'mona', false],
])('%s gets no secrets: %p', (...[, trigger, login, expected]) => {
  expect(getsNoSecrets(sampleEvent(trigger, { sender: { login, isBot: false } }))).toBe(expected)
})
