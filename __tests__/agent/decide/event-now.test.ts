// What an event is about as it reads now: the table of its rules.
import { expect, test } from '@jest/globals'
import { type EventNow, eventNow } from '../../../src/agent/decide/event-now.ts'
import { nothingSeen, type Seen } from '../../../src/agent/decide/seen.ts'
import type { PullState } from '../../../src/github/pulls.ts'
import { outcome } from '../../../src/outcome.ts'
import { samplePull, sampleRequest } from '../../fixtures/samples.ts'

const [first, second] = ['a', 'b']
const pull = (head = '', state: PullState = 'open'): Partial<Seen> => ({
  pull: samplePull({ head, state }),
})
const change = {
  head: first ?? '',
  base: 'old',
  act: null,
  isEdited: false,
}

/** In a few words. */
function words(now: EventNow): string {
  if (now.kind === 'look') return `look at the ${now.question.what}`
  if (now.kind === 'end') return `${now.outcome.reason}`
  return `stands at ${now.about?.head} into ${now.about?.base}`
}

test.each<[string, Partial<Seen>, string]>([
  ['is not known', {}, 'stands at a into old'],
  ['is at the commit', pull(first), 'stands at a into main'],
  ['was given up', pull(first, 'closed'), 'source-closed'],
  ['is elsewhere', pull(second), 'stands at b into main'],
])('a change whose pull request %s: %3$s', (_, seen, expected) => {
  const request = sampleRequest({ change })
  const now = eventNow({ request, seen: { ...nothingSeen, ...seen } })
  expect(words(now)).toBe(expected)
  if (now.kind === 'stands') expect(now.request).toBe(request)
})

const given = { trigger: { kind: 'other' }, isGivenUp: false } as const

test.each<[Partial<Seen>, string]>([
  [{ issue: given }, 'stands at undefined into undefined'],
  [{ issue: { ...given, isGivenUp: true } }, 'source-closed'],
  [{ issue: 'gone' }, 'issue-gone'],
])('an issue with %j: %s', (known, expected) => {
  const seen = { ...nothingSeen, ...known }
  expect(words(eventNow({ request: sampleRequest(), seen }))).toBe(expected)
})

test('a command on an issue that is gone is over', () => {
  const seen = { ...nothingSeen, issue: 'gone' as const }
  expect(words(eventNow({ request, seen }))).toBe('issue-gone')
})

test.each([
  [{}, null],
  [pull(second, 'merged'), { head: second, base: 'main' }],
])('an event without a change stands as it is, with %j', (known, about) => {
  const request = sampleRequest()
  const now = eventNow({ request, seen: { ...nothingSeen, ...known } })
  expect(now).toEqual({ kind: 'stands', request, about })
})

const command = {
  ...{ text: 'longer', isNew: false, isByAdmin: false },
  postedAt: '2026-11-20T13:59:30Z',
}
const request = sampleRequest({ command })

test('a command is looked at', () => {
  const question = { what: 'command', command }
  const now = eventNow({ request, seen: nothingSeen })
  expect(now).toEqual({ kind: 'look', question })
})

test('a command that was deleted is over', () => {
  const end = outcome('skipped', 'command-deleted')
  const over = { kind: 'end', outcome: end } as const
  const seen = { ...nothingSeen, command: over }
  expect(eventNow({ request, seen })).toEqual(over)
})

test.each([
  [{}, null, null],
  [pull(second, 'closed'), { head: second, base: 'main' }, 'lee'],
])('a command stands as it reads now, with %j', (known, about, editor) => {
  const corrected = { ...command, text: 'shorter' }
  const stands = { kind: 'stands', command: corrected, editor } as const
  const seen = { ...nothingSeen, ...known, command: stands }
  const now = { ...request, command: corrected }
  expect(eventNow({ request, seen })).toEqual({
    ...{ kind: 'stands', about },
    request: { ...now, requester: editor ?? request.requester },
  })
})
