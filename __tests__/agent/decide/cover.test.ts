// Whether the agent was already told of what an event brings.
import { expect, test } from '@jest/globals'
import { findCover } from '../../../src/agent/decide/cover.ts'
import type { Seen } from '../../../src/agent/decide/seen.ts'
import type { ConversationState } from '../../../src/conversation/state.ts'
import type { Change } from '../../../src/event/event.ts'
import {
  at,
  sampleDelivered,
  sampleJob,
  sampleKey,
  samplePull,
  sampleRequest,
  sampleState,
  sampleUnconfirmed,
} from '../../fixtures/samples.ts'

type Delivered = ConversationState['delivered']

/** Requests of other runs, each with the head that it was sent for. */
const told = (...heads: (string | null)[]): Delivered =>
  heads.map((head, index) =>
    sampleDelivered(
      sampleKey('abc', null, `${index}`),
      `job_${index + 1}`,
      head,
    ),
  )

/** Another prompt, to the first job. */
const later = (head: string | null) =>
  sampleDelivered(sampleKey('xyz'), 'job_1', head)
const longLost = sampleUnconfirmed(
  ...([sampleKey('xyz'), 'message', '2026-11-20T13:59:59.999Z'] as const),
)
const same = { key: sampleKey('abc', null, '5') }

const pullAt = (head: string, baseRef = 'main') => samplePull({ head, baseRef })
const alive = {
  job: sampleJob({ id: 'job_1' }),
  cameToNothing: false,
  isSpent: false,
}
const seen: Seen = {
  issue: null,
  pull: pullAt('c'),
  command: 'not-asked',
  jobs: { job_1: alive, job_2: alive, job_3: alive },
  docsPull: 'not-asked',
  base: 'not-asked',
  commits: ['a', 'b', 'c'],
  actAt: 'not-asked',
  author: 'not-asked',
}
const secondBefore = new Date(Date.parse(at) - 1_000)
const labeledAt = (updatedAt: string) => ({
  event: 'labeled',
  label: 'docs',
  updatedAt,
})
const labeled = labeledAt('2026-11-20T13:59:00Z')

type Facts = {
  head?: string | null
  base?: string
  act?: Change['act']
  isEdited?: boolean
  delivered?: Delivered
  unconfirmed?: ConversationState['unconfirmed']
  seen?: Partial<Seen>
  now?: string
}

function cover(facts: Facts): string {
  const {
    base = 'main',
    head = 'a',
    act = null,
    isEdited = false,
    delivered = told('a'),
  } = facts
  const { unconfirmed = [] } = facts
  const found = findCover({
    state: sampleState({ delivered, unconfirmed }),
    request: sampleRequest({
      key: { ...sampleKey('abc', null, '9'), attempt: null },
      change: head === null ? null : { head, base, act, isEdited },
    }),
    seen: { ...seen, pull: pullAt('c', base), ...facts.seen },
    now: facts.now ?? at,
  })
  return wordOf(found)
}

function wordOf(found: ReturnType<typeof findCover>): string {
  if (found === null) return 'none'
  return found.kind === 'look'
    ? `look at the ${found.question.what}`
    : 'covered'
}

test.each<[string, Facts, string]>([
  ['nothing was delivered', { delivered: [] }, 'none'],
  ['the same commit', {}, 'covered'],
  ['the same commit into another branch', { base: 'next' }, 'look at the base'],
  [
    'the same commit into another branch, and since into the same again',
    { base: 'next', seen: { pull: pullAt('c') } },
    'covered',
  ],
  [
    'the same commit into another branch, of a pull request that is not read',
    { base: 'next', seen: { pull: null } },
    'look at the base',
  ],
  [
    'the same commit into a branch that was renamed',
    { base: 'next', seen: { base: 'next' } },
    'covered',
  ],
  [
    'the same commit into another branch, for certain',
    { base: 'next', seen: { base: 'main' } },
    'none',
  ],
  [
    'the same commit, and the branch is not known',
    { base: 'next', seen: { base: null } },
    'none',
  ],
  ['the agent was told of a later commit', { delivered: told('c') }, 'covered'],
  ['of an earlier one', { head: 'c', delivered: told('b') }, 'none'],
  ['of a commit that is gone', { delivered: told('x') }, 'none'],
  [
    'the commit was thrown away, and it was told of the last one',
    { head: 'x', delivered: told('c') },
    'covered',
  ],
  [
    'the commit was thrown away, and it was told of an earlier one',
    { head: 'x', delivered: told('b') },
    'none',
  ],
  ['the event is no pull request', { head: null }, 'none'],
  ['a text was edited', { isEdited: true }, 'none'],
  ['the requests were no pull requests', { delivered: told(null) }, 'none'],
  [
    'a request without a head came after it',
    { delivered: told('a', null) },
    'none',
  ],
  [
    'a request without a head came before the last one',
    { delivered: told('a', null, 'b') },
    'covered',
  ],
  [
    'a request is in doubt since',
    { unconfirmed: [sampleUnconfirmed(sampleKey('xyz'))] },
    'none',
  ],
  ['a request was in doubt before', { unconfirmed: [longLost] }, 'covered'],
  [
    'one was in doubt before, and one is since',
    { unconfirmed: [longLost, sampleUnconfirmed(sampleKey('xyz'))] },
    'none',
  ],
  [
    'another prompt was sent',
    { delivered: [sampleDelivered(sampleKey('xyz'), 'job_1', 'a')] },
    'none',
  ],
  [
    'the agent was last told of another history, with another prompt',
    {
      delivered: [
        ...told('a'),
        sampleDelivered(sampleKey('xyz'), 'job_2', 'x'),
      ],
    },
    'none',
  ],
  [
    'the agent was told of a later commit since, with another prompt',
    {
      delivered: [
        ...told('a'),
        sampleDelivered(sampleKey('xyz'), 'job_1', 'b'),
      ],
    },
    'covered',
  ],
  [
    'a request without a head came last, to the same agent job',
    { delivered: [...told('a'), later(null)] },
    'none',
  ],
  [
    'a request without a head, with the same prompt, came between',
    {
      head: 'c',
      delivered: [...told('a'), { ...later(null), ...same }, later('c')],
    },
    'none',
  ],
  [
    'the agent was told of another history before',
    { delivered: [later('x'), ...told('a')] },
    'covered',
  ],
  [
    'the same agent job was told of another history since',
    { delivered: [...told('a'), later('x')] },
    'none',
  ],
  [
    'another agent job was told of a later commit since',
    {
      delivered: [
        ...told('a'),
        sampleDelivered(sampleKey('xyz'), 'job_2', 'b'),
      ],
    },
    'none',
  ],

  // What has to be asked.
  [
    'the same commit needs no list',
    { seen: { commits: 'not-asked' } },
    'covered',
  ],
  [
    'the same commit, and a later one since',
    { delivered: [...told('a'), later('b')], seen: { commits: 'not-asked' } },
    'look at the commits',
  ],
  [
    'the last commit, and another one since',
    {
      head: 'c',
      delivered: [...told('c'), later('x')],
      seen: { commits: 'not-asked' },
    },
    'look at the commits',
  ],
  [
    'the commits were not asked for',
    { delivered: told('b'), seen: { commits: 'not-asked' } },
    'look at the commits',
  ],
  [
    'the commits are not known',
    { delivered: told('b'), seen: { commits: null } },
    'none',
  ],
  [
    'the event brings the last commit',
    { head: 'c', delivered: told('b'), seen: { commits: 'not-asked' } },
    'none',
  ],
  [
    'the pull request was not read',
    {
      head: 'c',
      delivered: told('b'),
      seen: { commits: 'not-asked', pull: null },
    },
    'look at the commits',
  ],
  ['the job was not read', { seen: { jobs: {} } }, 'look at the job'],
  [
    'the job cannot be read',
    { seen: { jobs: { job_1: { ...alive, job: null } } } },
    'none',
  ],
  [
    'the job came to nothing',
    { seen: { jobs: { job_1: { ...alive, cameToNothing: true } } } },
    'none',
  ],

  // What a person did.
  ['a label, not asked for', { act: labeled }, 'look at the act'],
  [
    'a label of an earlier commit than told, not asked for',
    { act: labeled, delivered: told('x') },
    'none',
  ],
  [
    'a label of which nobody knows when',
    { act: labeled, seen: { actAt: null } },
    'none',
  ],
  [
    'a label before the announcement',
    { act: labeled, seen: { actAt: secondBefore } },
    'covered',
  ],
  [
    'a label in an event at the time of the announcement',
    { act: labeledAt(at), seen: { actAt: secondBefore } },
    'covered',
  ],
  [
    'a label in the same second',
    {
      act: labeled,
      seen: { actAt: new Date(Date.parse(at) - 999) },
    },
    'none',
  ],
  [
    'a label in an event that is later than the announcement',
    { act: labeledAt('2026-11-20T14:00:01Z') },
    'none',
  ],
  ['a label in an event without a time', { act: labeledAt('') }, 'none'],
])('%s', (_, facts, expected) => {
  expect(cover(facts)).toBe(expected)
})

const issueTold = (...digests: string[]): Delivered =>
  digests.map((digest, index) => ({
    ...sampleDelivered(sampleKey(digest, null, `${index}`)),
    about: { head: null, base: null },
  }))

test.each<[string, Change['act'] | 'edited', Delivered, Partial<Seen>, string]>(
  [
    ['opened', null, issueTold('abc'), {}, 'covered'],
    ['opened, after a command', null, issueTold('abc', 'xyz'), {}, 'covered'],
    ['opened, and nothing was told', null, [], {}, 'none'],
    ['opened, and a run told nothing of it', null, told(null), {}, 'none'],
    ['opened, and a pull request was told', null, told('a'), {}, 'none'],
    ['labeled', labeled, issueTold('abc'), {}, 'look at the act'],
    [
      'labeled before it was told',
      labeled,
      issueTold('abc'),
      { actAt: secondBefore },
      'covered',
    ],
    [
      'labeled since',
      labeled,
      issueTold('abc'),
      { actAt: new Date(at) },
      'none',
    ],
    ['retitled', 'edited', issueTold('abc'), {}, 'none'],
  ],
)('an issue that is %s', (...[, given, delivered, known, expected]) => {
  const isEdited = given === 'edited'
  const act = isEdited ? null : given
  const found = findCover({
    state: sampleState({ delivered }),
    request: sampleRequest({
      key: { ...sampleKey('abc', null, '9'), attempt: null },
      change: { head: null, base: null, act, isEdited },
    }),
    seen: { ...seen, pull: null, ...known },
    now: at,
  })
  expect(wordOf(found)).toBe(expected)
})
