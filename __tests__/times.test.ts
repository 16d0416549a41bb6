// What has to hold between the times, each with the mistake that it prevents.
import { expect, test } from '@jest/globals'
import * as times from '../src/times.ts'

const {
  beginningMs,
  contextMs,
  deadMs,
  freshMs,
  gitHubTimeoutMs,
  goneMs,
  idleMs,
  lastAnswerMs,
  lastCallMs,
  lastWriteMs,
  linkMs,
  listedMs,
  lostCreateMs,
  maxAnnouncementLimitMs,
  maxListLagMs,
  maxReadLagMs,
  messageMs,
  mustKnowMs,
  pauseMs,
  reconcileMs,
  resendMs,
  settledMs,
  usualLimitMs,
} = times

/** The runner kills a cancelled run so long after the signal. */
const killedAfterMs = 10_000
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
  [
    'a run that waits for a limit is taken for dead before it announces',
    maxAnnouncementLimitMs + freshMs,
    deadMs,
  ],
  ['a run looks again too late for a dead one', pauseMs, deadMs],
  ['the context makes the reading too old to send', contextMs, freshMs],
  [
    'the lists are waited for longer than a reading counts',
    maxListLagMs,
    freshMs,
  ],
  ['a list is given up at its first reading', listedMs, maxListLagMs],
  ['the last write has no room for a usual limit', usualLimitMs, lastWriteMs],
  [
    "the first state is nobody's after a usual limit",
    usualLimitMs,
    beginningMs,
  ],
  ['a link is given up after its job', linkMs, goneMs],
  [
    'an old reading counts for the effect of a message',
    maxReadLagMs,
    messageMs,
  ],
  [
    'a free job is idle for longer than an announcement counts',
    idleMs,
    freshMs,
  ],
  ['a lost create bars for less than a job lasts', automationMs, lostCreateMs],
  ['a cancelled run is killed before its answer', lastAnswerMs, killedAfterMs],
  [
    'a run ends later than ten seconds after its time',
    lastCallMs,
    killedAfterMs,
  ],
  [
    'a reconcile ends before it knows of a job that is gone',
    goneMs,
    reconcileMs,
  ],
  ['a request is given up before its announcement is old', freshMs, resendMs],
])('never: %s (%d ms < %d ms)', (_, shorter, longer) => {
  expect(shorter).toBeLessThan(longer)
})

test('each time is a whole number of milliseconds, and has its unit in its name', () => {
  for (const [name, ms] of Object.entries(times)) {
    expect(name).toMatch(/Ms$/)
    expect(Number.isSafeInteger(ms) && ms > 0).toBe(true)
  }
})
