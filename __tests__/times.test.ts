// What has to hold between the times, each with the mistake that it prevents.
import { expect, test } from '@jest/globals'
import { againAfterMs } from '../src/github/ask-again.ts'
import * as times from '../src/times.ts'

const {
  beginningMs,
  caughtUpMs,
  contextMs,
  deadMs,
  freshMs,
  gitHubTimeoutMs,
  idleMs,
  lastAnswerMs,
  lastCallMs,
  linkMs,
  listedMs,
  maxJobMs,
  maxPostMs,
  maxReadLagMs,
  mustKnowMs,
  outageMs,
  pauseMs,
  reconcileMs,
  settledMs,
  usualLimitMs,
} = times

/** The runner kills a cancelled run so long after the signal. */
const killedAfterMs = 10_000
/** The runner ends the post step of a cancelled run. */
const postKilledAfterMs = 285_000
/** Mintlify ends its own automations. */
const automationMs = 25 * 3_600_000

test.each<[string, number, number]>([
  [
    'a lost write is read while it may still take effect',
    gitHubTimeoutMs,
    settledMs,
  ],
  [
    'a run that waits to send again is taken for dead before it renews',
    freshMs + mustKnowMs,
    deadMs,
  ],
  ['a run looks again too late for a dead one', pauseMs, deadMs],
  ['the context makes the reading too old to send', contextMs, freshMs],
  ['the lists are waited for longer than a reading counts', settledMs, freshMs],
  ['a list is given up at its first reading', listedMs, settledMs],
  [
    'a list is believed before it has caught up',
    settledMs - 1,
    againAfterMs.reduce((sum, waitMs) => sum + waitMs),
  ],
  ['the post step is killed', maxPostMs + lastCallMs, postKilledAfterMs],
  [
    'the post step ends while it waits for what was under way',
    settledMs + mustKnowMs,
    maxPostMs,
  ],
  [
    'a usual limit is too long for what must be known',
    usualLimitMs - 1,
    mustKnowMs,
  ],
  [
    "the first state is nobody's after a usual limit",
    usualLimitMs,
    beginningMs,
  ],
  ['a link is given up after its job', linkMs, caughtUpMs],
  [
    'an old reading counts for the effect of a message',
    maxReadLagMs,
    caughtUpMs,
  ],
  [
    'a free job is idle for longer than an announcement counts',
    idleMs,
    freshMs,
  ],
  ['a lost create bars for less than a job lasts', automationMs, maxJobMs],
  ['a cancelled run is killed before its answer', lastAnswerMs, killedAfterMs],
  [
    'a run ends later than ten seconds after its time',
    lastCallMs,
    killedAfterMs,
  ],
  [
    'a reconcile ends before it knows of a job that is gone',
    caughtUpMs,
    reconcileMs,
  ],
  ['a request is given up before its announcement is old', freshMs, outageMs],
])('never: %s (%d ms < %d ms)', (_, shorter, longer) => {
  expect(shorter).toBeLessThan(longer)
})

test('each time is a whole number of milliseconds, and has its unit in its name', () => {
  for (const [name, ms] of Object.entries(times)) {
    expect(name).toMatch(/Ms$/)
    expect(Number.isSafeInteger(ms) && ms > 0).toBe(true)
  }
})
