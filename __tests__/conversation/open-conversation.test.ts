import { expect, test } from '@jest/globals'
import type { Changed, Seen } from '../../src/conversation/conversation.ts'
import type { State } from '../../src/state/state.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import {
  type Answers,
  found,
  lock,
  mona,
  noAnswer,
  nothing,
  openSample,
  other,
  refused,
  value,
} from './sample-ports.ts'

const never = new AbortController().signal
const patience = { waitMs: 180_000, stop: never }
const next = sampleState({ requestCount: 2 })
const busy = 'Another run is writing to this conversation. Waiting for it.'
const taken = (id: number, beforeMs = 0) => value({ lock: lock(id, undefined, beforeMs), isNew: false })
const added = (id: number) => value({ lock: lock(id), isNew: true })
const unwritable = { kind: 'failed', reason: 'memory-unwritable' }
const undisturbed = ['0 addLock', '0 listLocks', '0 find', '0 write', '3 removeLock 1']

/** One change that writes the next state, and what was asked of GitHub for it. */
async function changeOnce(answers: Answers, state: State | null = next) {
  const { conversation, calls, lines, written } = openSample(answers)
  const seen: Seen[] = []
  const changed: Changed<string> = await conversation.change((given) => {
    seen.push(given)
    return { state, value: 'planned' }
  }, patience)
  await conversation.close()
  return { changed, calls, lines, written, seen, url: conversation.url() }
}

test.each<[string, Answers, string[]]>([
  ['nobody is in the way', {}, undisturbed],
  ['there is no comment yet', { find: [value(nothing)] }, undisturbed.with(3, '0 write first')],
  ['a person has reacted, too', { listLocks: [value([lock(2, mona), lock(1)])] }, undisturbed],
  ['another bot died with the lock', { listLocks: [value([lock(2, other, 90_000)])] }, undisturbed],
  [
    'another step has the lock for 6 s',
    { addLock: [taken(9), taken(9), added(1)] },
    ['0 addLock', '2 addLock', '6 addLock', '6 listLocks', '6 find', '6 write', '9 removeLock 1'],
  ],
  [
    'a step died with the lock',
    { addLock: [taken(9, 90_000), added(1)] },
    ['0 addLock', '0 removeLock 9', ...undisturbed],
  ],
  [
    'another bot has the lock for 2 s',
    { listLocks: [value([lock(2, other)]), value([])] },
    [
      '0 addLock',
      '0 listLocks',
      '0 removeLock 1',
      '2 addLock',
      '2 listLocks',
      '2 find',
      '2 write',
      '5 removeLock 1',
    ],
  ],
  [
    'the comment is of another account',
    { find: [value(found(undefined, other.id))] },
    ['0 addLock', '0 listLocks', '0 find', '7 listLocks', '7 find', '7 write', '10 removeLock 1'],
  ],
  [
    'another account than that of workflows finds no comment',
    {
      addLock: [value({ lock: lock(1, other), isNew: true })],
      listLocks: [value([lock(1, other)])],
      find: [value(nothing)],
    },
    ['0 addLock', '0 listLocks', '0 find', '7 listLocks', '7 find', '7 write first', '10 removeLock 1'],
  ],
  [
    'nobody knows what became of a write',
    { write: [noAnswer, value({ id: 5, url: 'https://github.com' })] },
    [
      ...['0 addLock', '0 listLocks', '0 find', '0 write', '23 removeLock 1'],
      ...['25 addLock', '25 listLocks', '25 find', '25 write', '28 removeLock 1'],
    ],
  ],
  [
    'the comment was deleted before the write',
    {
      find: [value(found()), value(nothing)],
      write: [{ kind: 'gone' }, value({ id: 6, url: 'https://github.com' })],
    },
    [...undisturbed, '3 addLock', '3 listLocks', '3 find', '3 write first', '6 removeLock 1'],
  ],
  [
    'nobody knows whether there are other locks',
    { listLocks: [noAnswer, value([])] },
    [
      '0 addLock',
      '0 listLocks',
      '0 removeLock 1',
      '2 addLock',
      '2 listLocks',
      '2 find',
      '2 write',
      '5 removeLock 1',
    ],
  ],
  [
    'a token that could add the lock may not list them at once',
    { listLocks: [refused, value([])] },
    [
      '0 addLock',
      '0 listLocks',
      '0 removeLock 1',
      '2 addLock',
      '2 listLocks',
      '2 find',
      '2 write',
      '5 removeLock 1',
    ],
  ],
  [
    'the comment is read so late that the lock may be taken over',
    { takesMs: { find: 46_000 }, find: [value(found())], addLock: [added(1)] },
    [
      ...['0 addLock', '0 listLocks', '0 find', '46 removeLock 1', '46 addLock', '46 listLocks', '46 find'],
      ...['92 removeLock 1', '92 addLock', '92 listLocks', '92 find', '138 removeLock 1'],
      ...['138 addLock', '138 listLocks', '138 find', '184 removeLock 1'],
    ],
  ],
])('what is asked of GitHub if %s', async (_, answers, expected) => {
  const { calls } = await changeOnce(answers)
  expect(calls).toEqual(expected)
})

test('the first write is the state, and says what was planned', async () => {
  const { changed, written, seen, url } = await changeOnce({})
  expect(changed).toMatchObject({
    kind: 'written',
    value: 'planned',
    state: { conversation: { requestCount: 2 } },
  })
  expect(written).toEqual([next])
  expect(seen).toMatchObject([{ state: { conversation: { requestCount: 1 } }, hasUnverified: false }])
  expect(url).toContain('#issuecomment-5')
})

test('the log says once that another step has the lock', async () => {
  const { lines } = await changeOnce({ addLock: [taken(9), taken(9), added(1)] })
  expect(lines).toEqual([busy])
})

test('a change that changes nothing writes nothing and gives the lock back at once', async () => {
  const { changed, calls } = await changeOnce({}, null)
  expect(changed).toEqual({ kind: 'unchanged', value: 'planned' })
  expect(calls).toEqual(['0 addLock', '0 listLocks', '0 find', '0 removeLock 1'])
})

const unusable = { kind: 'unusable', reason: 'newer-state', problem: 'It is newer.' } as const

test.each<[string, Answers, Partial<Changed<string>> & { reason?: string }]>([
  [
    'the lock is refused, and nothing is there',
    { addLock: [refused], find: [value(nothing)] },
    { kind: 'none' },
  ],
  ['the lock is refused, and so are the comments', { addLock: [refused], find: [refused] }, { kind: 'none' }],
  [
    'the lock is refused beside a state',
    { addLock: [refused] },
    { kind: 'failed', reason: 'memory-unwritable' },
  ],
  [
    'the lock is refused beside a newer state',
    { addLock: [refused], find: [value(unusable)] },
    { kind: 'failed', reason: 'newer-state' },
  ],
  ['a newer version wrote the state', { find: [value(unusable)] }, { kind: 'failed', reason: 'newer-state' }],
  ['the first comment is refused', { find: [value(nothing)], write: [refused] }, { kind: 'none' }],
  ['a change is refused', { write: [refused] }, { kind: 'failed', reason: 'memory-unwritable' }],
  [
    'a change cannot be written',
    { write: [{ kind: 'unwritable', problem: 'It is too long.' }] },
    { kind: 'failed', reason: 'memory-unwritable' },
  ],
  [
    'others have the lock all the time',
    { addLock: [taken(9)] },
    { kind: 'failed', reason: 'conversation-busy' },
  ],
  ['nothing is answered', { addLock: [noAnswer] }, { kind: 'failed', reason: 'memory-unreadable' }],
  ['the look is never answered', { listLocks: [noAnswer] }, { kind: 'failed', reason: 'memory-unreadable' }],
  ['the comments are never answered', { find: [noAnswer] }, { kind: 'failed', reason: 'memory-unreadable' }],
])('what a change comes to if %s', async (_, answers, expected) => {
  const { changed } = await changeOnce(answers)
  expect(changed).toMatchObject(expected)
})

test('a lock of this step whose removal was not answered is removed once more', async () => {
  const { conversation, calls } = openSample({
    addLock: [added(1), taken(1), added(2)],
    removeLock: [noAnswer, value(null)],
  })
  const change = () => conversation.change(() => ({ state: null, value: null }), patience)
  await change()
  await change()
  await conversation.close()
  expect(calls.slice(3)).toEqual([
    ...['0 removeLock 1', '0 addLock', '0 removeLock 1'],
    ...['0 addLock', '0 listLocks', '0 find', '0 removeLock 2'],
  ])
})

test('changes of one step follow each other, each after the lock of the last was given back', async () => {
  const { conversation, calls } = openSample()
  const change = () => conversation.change(() => ({ state: next, value: null }), patience)
  await Promise.all([change(), change()])
  await conversation.close()
  expect(calls).toEqual([...undisturbed, '3 addLock', '3 listLocks', '3 find', '3 write', '6 removeLock 1'])
})

test('a canceled run asks for nothing', async () => {
  const { conversation, calls } = openSample()
  const stop = AbortSignal.abort()
  const changed = await conversation.change(() => ({ state: next, value: null }), { waitMs: 60_000, stop })
  expect([changed, calls]).toEqual([expect.objectContaining(unwritable), []])
})

test('a run that is canceled meanwhile waits for no answer', async () => {
  const { conversation } = openSample()
  const cancellation = new AbortController()
  const { signal: stop } = cancellation
  const changed = conversation.change(() => ({ state: next, value: null }), { waitMs: 60_000, stop })
  cancellation.abort()
  expect(await changed).toMatchObject(unwritable)
})

test('a claim that has run out is told with the next change, also by one that changes nothing', async () => {
  const claim = {
    ...{ nonce: 'a', until: '2026-11-20T11:59:59.000Z', isCreate: true, id: 'a', request: 'shorter' },
    ...{ queued: [], command: null },
  }
  const { changed, seen, written } = await changeOnce({ find: [value(found(sampleState({ claim })))] }, null)
  expect(changed).toMatchObject({ kind: 'written', value: 'planned' })
  expect(seen).toMatchObject([
    { state: { conversation: { claim: null } }, read: { conversation: { claim } } },
  ])
  expect(written).toMatchObject([
    {
      conversation: {
        claim: null,
        createUnconfirmedAt: '2026-11-20T12:00:00.000Z',
        handled: [{ id: 'a', how: 'unconfirmed' }],
      },
    },
  ])
})

test('a change that is stopped while the lock of the one before is given back takes no lock', async () => {
  const { conversation, calls } = openSample({})
  const stop = new AbortController()
  const write = () => ({ state: next, value: null })
  await conversation.change(write, patience)
  const second = conversation.change(write, { waitMs: Number.POSITIVE_INFINITY, stop: stop.signal })
  stop.abort()
  expect(await second).toMatchObject(unwritable)
  await conversation.close()
  expect(calls).toEqual(undisturbed)
})
