// What an event is about as it reads now: the table of its rules.
import { expect, test } from '@jest/globals'
import { type EventNow, eventNow } from '../../../src/agent/decide/event-now.ts'
import { nothingSeen, type Seen } from '../../../src/agent/decide/seen.ts'
import { sampleRequest } from '../../fixtures/samples.ts'

const [first, second] = ['a', 'b']
const pull = (head: string, isGivenUp = false): Partial<Seen> => ({
  pull: { title: '', headName: '', baseRef: '', head, isGivenUp },
})
const change = { head: first, coveredBy: 'commit' as const }

/** In a few words. */
function words(now: EventNow): string {
  if (now.kind === 'look') return `look at the ${now.question.what}`
  return now.kind === 'over' ? now.reason : `stands at ${now.head}`
}

test.each<[string, Partial<Seen>, string]>([
  ['is not known', {}, 'stands at a'],
  ['is at the commit', pull(first), 'stands at a'],
  ['was given up', pull(first, true), 'source-closed'],
  ['is elsewhere', pull(second), 'look at the commits'],
  [
    'has a later commit',
    { ...pull(second), commits: [first, second] },
    'stands at b',
  ],
  [
    'has an earlier commit',
    { ...pull(second), commits: [second, first] },
    'stands at a',
  ],
  [
    'lacks the commit',
    { ...pull(second), commits: ['c', second] },
    'stands at a',
  ],
  [
    'has commits that are not known',
    { ...pull(second), commits: 'not-known' },
    'stands at a',
  ],
])('a change whose pull request %s: %3$s', (_, seen, expected) => {
  const request = sampleRequest({ change })
  const now = eventNow({ request, seen: { ...nothingSeen, ...seen } })
  expect(words(now)).toBe(expected)
  if (now.kind === 'stands') expect(now.request).toBe(request)
})

test.each([{}, pull(second)])(
  'an event without a change stands as it is, with %j',
  (known) => {
    const request = sampleRequest()
    const now = eventNow({ request, seen: { ...nothingSeen, ...known } })
    expect(now).toEqual({ kind: 'stands', request, head: null })
  },
)

const command = {
  ...{ text: 'longer', isNew: false, isByAdmin: false },
  askedAt: '2026-11-20T13:59:30Z',
}
const request = sampleRequest({ command })

test('a command is looked at', () => {
  const question = { what: 'command', command }
  const now = eventNow({ request, seen: nothingSeen })
  expect(now).toEqual({ kind: 'look', question })
})

test('a command that was deleted is over', () => {
  const over = { kind: 'over', reason: 'command-deleted' } as const
  const seen = { ...nothingSeen, command: over }
  expect(eventNow({ request, seen })).toEqual(over)
})

test.each([
  [{}, null],
  [pull(second, true), second],
])('a command stands as it reads now, with %j', (known, head) => {
  const corrected = { ...command, text: 'shorter' }
  const stands = { kind: 'stands', command: corrected } as const
  const seen = { ...nothingSeen, ...known, command: stands }
  const now = { kind: 'stands', request: { ...request, command: corrected } }
  expect(eventNow({ request, seen })).toEqual({ ...now, head })
})
