// What happens before, between and after the tries of a request.
import { beforeEach, expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/lib/http-failure.ts'
import {
  type ClientOptions,
  sendWithRetries,
  type TryHooks,
} from '../../src/mintlify/client.ts'
import { answered, lost, notSent, tls } from '../fixtures/samples.ts'

const delivered = { kind: 'value', value: 'job' } as const
const limitOf = (seconds: number) => answered(429, seconds * 1_000)
const deadlineMs = 3_600_000

let nowMs: number
let steps: string[]
let cancel: AbortController
let options: ClientOptions
let tries: TryHooks
beforeEach(() => {
  nowMs = 50_000
  steps = []
  cancel = new AbortController()
  const clock = {
    now: () => new Date(nowMs),
    elapsedMs: () => nowMs,
    sleep: async (waitMs: number) => {
      nowMs += waitMs
      steps.push(waitMs < 1_000 ? 'backoff' : `${waitMs / 1_000} s`)
    },
    timeout: () => new AbortController().signal,
  }
  options = {
    ...{ apiKey: '', projectId: '', apiUrl: new URL('https://api.example/') },
    clock,
    redact: (text) => text,
    cancellation: {
      cancelled: cancel.signal,
      deadline: new AbortController().signal,
      remainingMs: () => deadlineMs - nowMs,
    },
    onRetry: (line) => void steps.push(line.replace(/in .*/, 'in …')),
  }
  tries = {
    onTry: () => void steps.push('try'),
    onUnsent: () => void steps.push('unsent'),
    whileWaiting: async () => void steps.push('waiting'),
    isWanted: async () => {
      steps.push('wanted?')
      return true
    },
  }
})

/** Sends to a service that gives one answer after the other. */
function send(
  answers: readonly HttpOutcome<string>[],
  call: 'create' | 'message' | 'visitors' = 'message',
  hooks: TryHooks | undefined = tries,
) {
  const left = [...answers]
  const next = async () => left.shift() ?? delivered
  return sendWithRetries(
    options,
    { call, ...(hooks && { tries: hooks }) },
    next,
  )
}

const retry = 'Mintlify answered 429; next try in …'

test.each<[number, string[]]>([
  [5, ['5 s']],
  [60, ['60 s']],
  [61, ['60 s', 'waiting', '1 s']],
  [150, ['60 s', 'waiting', '60 s', 'waiting', '30 s']],
])(
  'a limit of %d s is waited for, minute by minute',
  async (seconds, waits) => {
    expect(await send([limitOf(seconds)])).toEqual({
      ...{ kind: 'delivered', value: 'job' },
    })
    expect(steps).toEqual([
      ...['try', 'unsent', retry, ...waits, 'wanted?', 'try'],
    ])
  },
)

test('what is not wanted any more after a wait is given up', async () => {
  const hooks = { ...tries, isWanted: async () => false }
  const detail = 'Mintlify answered 429'
  expect(await send([limitOf(5)], 'message', hooks)).toEqual({
    ...{ kind: 'given-up', detail },
  })
  expect(steps).toEqual(['try', 'unsent', retry, '5 s'])
})

test('a run that is cancelled before a wait sends no more', async () => {
  const hooks = { ...tries, onUnsent: () => cancel.abort() }
  const end = await send([limitOf(5)], 'message', hooks)
  expect(end.kind).toBe('cancelled')
  expect(steps).toEqual(['try'])
})

test('a run that is cancelled while it waits sends no more', async () => {
  const hooks = { ...tries, whileWaiting: async () => cancel.abort() }
  const end = await send([limitOf(90)], 'message', hooks)
  expect(end.kind).toBe('cancelled')
  expect(steps).toEqual(['try', 'unsent', retry, '60 s', '30 s'])
})

test.each([
  [1, 'delivered'],
  [0, 'refused'],
])(
  'with %d ms left after the wait, the request is %s',
  async (leftMs, kind) => {
    const isWanted = async () => {
      nowMs = deadlineMs - leftMs
      return true
    }
    const end = await send([limitOf(5)], 'message', { ...tries, isWanted })
    expect(end.kind).toBe(kind)
  },
)

test('without hooks, it is sent again all the same', async () => {
  const sent = await send([limitOf(5), lost], 'visitors', undefined)
  expect(sent.kind).toBe('delivered')
})

test.each<[string, HttpOutcome<string>[], string]>([
  ['two limits', [limitOf(5), limitOf(5)], 'refused'],
  ['a limit after failures', [lost, lost, limitOf(5)], 'delivered'],
  [
    'four failures and a limit',
    [lost, limitOf(5), lost, lost, lost],
    'delivered',
  ],
])('an export that meets %s', async (_, answers, kind) => {
  expect((await send(answers, 'visitors')).kind).toBe(kind)
})

test('what certainly did not arrive is tried for ten minutes from the first try on', async () => {
  const hooks = {
    ...tries,
    isWanted: async () => {
      nowMs += 290_000
      return true
    },
  }
  const end = await send([notSent, notSent, notSent, notSent], 'create', hooks)
  expect(end.kind).toBe('refused')
  expect(steps.filter((step) => step === 'try')).toHaveLength(4)
})

test.each([
  [answered(403), 403],
  [tls, null],
])('a refusal has the status of its answer: %j', async (answer, status) => {
  expect(await send([answer])).toMatchObject({ kind: 'refused', status })
})
