// Histories that broke an earlier design, played with the real protocol in virtual time.
import { expect, test } from '@jest/globals'
import { playHistory } from './history.ts'
import type { Script } from './model-github.ts'
import { accounts } from './model-process.ts'
import type { HistoryPlan, RunPlan } from './plans.ts'
import { brokenPromises } from './promises.ts'
import { loadProtocol } from './protocol.ts'

const minuteMs = 60_000
const protocol = await loadProtocol(process.cwd())

function runPlan(name: string, known: Partial<RunPlan> = {}): RunPlan {
  return {
    ...{ name, requestId: `${name}-a`, runId: name, attempt: 1, kind: 'push', wait: false, startMs: 0 },
    ...{ cancelAtMs: Number.POSITIVE_INFINITY, account: accounts[0], crash: null, post: { crash: null } },
    machine: { aheadMs: 0, rightAtMs: null, sleep: null },
    ...known,
  }
}

/** The history with those runs, and what came of it. */
async function play(runs: RunPlan[], known: Partial<HistoryPlan> = {}, script?: Script) {
  const plan = { runs, reconciles: [], disturbances: [], ...known }
  const history = await playHistory(7, { protocol, trace: () => undefined, told: { plan, script } })
  const { service, github } = history.world
  return {
    broken: brokenPromises(history),
    sent: service.accepted.map(({ kind, ids }) => `${kind} ${ids.join(' ')}`),
    results: Object.fromEntries(history.runs.map((run) => [run.plan.name, run.result])),
    state: github.stored(),
    firstWriteMs: github.ledger.all()[0]?.atMs ?? 0,
  }
}

/** The requests of that name, by the process and their number from 1, get the fate. */
function failing(
  [process, request]: readonly [string, string],
  numbers: readonly number[],
  effectMs: number | null,
): Script {
  let count = 0
  return (...[sender, name]) => {
    if (sender !== process || name !== request) return null
    count += 1
    return numbers.includes(count) ? { effectMs, answerMs: 200, answer: 'error', isStale: false } : null
  }
}

test('two writes of the first comment fail, and the next command goes on with the same job', async () => {
  const runs = [
    runPlan('one', { wait: true }),
    runPlan('two', { kind: 'command', wait: true, startMs: 20 * minuteMs }),
  ]
  const { broken, sent, results } = await play(runs, {}, failing(['one', 'write'], [1, 2], null))
  expect(broken).toEqual([])
  expect(sent).toEqual(['create one-a', 'message two-a'])
  expect(results).toEqual({ one: 'done', two: 'done' })
})

test('a reaction that a bot leaves for good holds a run up for 90 s, and the comment ends with the truth', async () => {
  const disturbances = [{ atMs: 0, how: 'react as another bot' as const }]
  const { broken, sent, firstWriteMs, state } = await play([runPlan('one', { startMs: 10, wait: true })], {
    disturbances,
  })
  expect(broken).toEqual([])
  expect(sent).toEqual(['create one-a'])
  expect(firstWriteMs).toBeGreaterThan(90_000)
  expect(firstWriteMs).toBeLessThan(2 * minuteMs)
  expect(state).toMatchObject({ job: { id: 'job1', end: 'pull-request' }, conversation: { claim: null } })
})

test.each([
  ['with its effect', 100],
  ['without its effect', null],
])('the answer to the last write is lost, %s, and the comment ends with the truth', async (_, effectMs) => {
  const script = failing(['one', 'write'], [3], effectMs)
  const { broken, state } = await play([runPlan('one', { wait: true })], {}, script)
  expect(broken).toEqual([])
  expect(state).toMatchObject({ run: { id: 'one', result: 'done' }, job: { end: 'pull-request' } })
})

test.each([6, -6])('a runner %d minutes ahead of GitHub keeps the lock', async (minutes) => {
  const machine = { aheadMs: minutes * minuteMs, rightAtMs: null, sleep: null }
  const { broken, sent } = await play([runPlan('one', { machine }), runPlan('two', { startMs: 300 })])
  expect(broken).toEqual([])
  expect(sent[0]).toMatch(/^create/)
  expect(sent.slice(1).filter((one) => one.startsWith('create'))).toEqual([])
})

test('a command whose job ended unseen gets its reaction though the next one began before a reconcile', async () => {
  const runs = [
    runPlan('one', { kind: 'command' }),
    runPlan('two', { kind: 'command', startMs: 15 * minuteMs }),
  ]
  const { broken, sent, state } = await play(runs)
  expect(broken).toEqual([])
  expect(sent).toEqual(['create one-a', 'message two-a'])
  expect(state?.conversation.commands).toEqual([])
})

test('a runner dies while it sends: a push begins nothing, and a command that is written later does', async () => {
  const runs = [
    // Lock, look, read, claim, and the request that creates the job.
    runPlan('one', { crash: { step: 5, moment: 'under way' }, post: null }),
    runPlan('two', { startMs: 6 * minuteMs }),
    runPlan('three', { kind: 'command', startMs: 8 * minuteMs }),
  ]
  const { broken, sent, results, state } = await play(runs)
  expect(broken).toEqual([])
  expect(sent).toEqual(['create one-a', 'create three-a'])
  expect(results).toEqual({ one: null, two: 'halted', three: 'done' })
  expect(state?.conversation.handled).toEqual([
    { id: 'one-a', how: 'unconfirmed' },
    { id: 'three-a', how: 'delivered' },
  ])
})

test('a runner dies with the lock, and the next run takes it over after 90 s', async () => {
  const runs = [
    runPlan('one', { crash: { step: 2, moment: 'before' }, post: null }),
    runPlan('two', { startMs: 500 }),
  ]
  const { broken, sent, firstWriteMs } = await play(runs)
  expect(broken).toEqual([])
  expect(sent).toEqual(['create two-a'])
  expect(firstWriteMs).toBeGreaterThan(89_000)
})
