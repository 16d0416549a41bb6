// The matrix: faults at each call, at its first, a middle or its last occurrence.
import { cutFaults, lostFaults, oddFaults, openFaults, silentFaults } from './broken-connections.ts'
import {
  type Expected,
  expectBadLastPoll,
  expectBadPolls,
  expectCreate,
  expectFirstReading,
  expectMessage,
  expectOneBadPoll,
} from './expectation.ts'
import type { Fault } from './fault.ts'
import type { Step } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import { positionsOf } from './positions.ts'
import type { Case } from './run-case.ts'
import { activeJob, completedJob, idIn, jobId } from './sample-answers.ts'
import { limits, overloads, refusals, unreadables, unusuals } from './wrong-answers.ts'

export type FaultCase = Case & { expected: Expected }

/** Seven seconds, so that a run that is slow to begin still polls. */
const shortWait = { 'timeout-minutes': '0.12' }
/** A poll at 10 s and one at the deadline, 15 s, also where the run takes seconds to begin. */
const twoPolls = { 'timeout-minutes': '0.25', 'poll-interval-seconds': '10' }

/** Every fault that a call can have. */
export function allFaults(elsewhere: string): Fault[] {
  const overHttp = [...unreadables, ...overloads, ...limits, ...unusuals, ...refusals(elsewhere)]
  return [...lostFaults, ...cutFaults, ...openFaults, ...oddFaults, ...silentFaults, ...overHttp]
}

/** Each fault at a create, after none, one or two that were limited. */
export function makeCreateCases(elsewhere: string): FaultCase[] {
  return positionsOf([0, 1, 2], 0).flatMap((earlier) =>
    allFaults(elsewhere).map((fault) => atCreate(fault, earlier)),
  )
}

/** Each fault at a message, after none, one or two that were limited. */
export function makeMessageCases(elsewhere: string): FaultCase[] {
  return positionsOf([0, 1, 2], 0).flatMap((earlier) =>
    allFaults(elsewhere).map((fault) => atMessage(fault, earlier)),
  )
}

/** Each fault when a given job is read first, at one poll, and at the last; every other at all polls. */
export function makeReadingCases(elsewhere: string): FaultCase[] {
  const faults = allFaults(elsewhere)
  // Each of them has come at single polls; all of them at all polls would take the matrix beyond five minutes.
  const everyOther = faults.filter((_, index) => index % 2 === 0)
  const places = [atFirstReading, ...positionsOf([atFirstPoll, atMiddlePoll], atMiddlePoll), atLastPoll]
  return [...places.flatMap((place) => faults.map(place)), ...everyOther.map(atEveryPoll)]
}

function atCreate(fault: Fault, earlier: number): FaultCase {
  const steps = [...limitedTimes(earlier), stepOf(fault, completedJob), good(completedJob)]
  return {
    name: `create, ${position(earlier)}: ${fault.name}`,
    script: { create: steps },
    with: timing(fault),
    expected: expectCreate(fault, earlier),
  }
}

function atMessage(fault: Fault, earlier: number): FaultCase {
  const message = [...limitedTimes(earlier), stepOf(fault, activeJob), good(activeJob)]
  const isAnswered = fault.seen === 'good' || fault.seen === 'limited'
  const signs = isAnswered ? [] : [good(activeJob)]
  const get = [good(completedJob), ...signs, good(completedJob)]
  return {
    name: `message, ${position(earlier)}: ${fault.name}`,
    script: { message, get },
    with: { 'job-id': jobId, ...timing(fault) },
    expected: expectMessage(fault, earlier),
  }
}

/** Of a job that is given and only waited for. */
function atFirstReading(fault: Fault): FaultCase {
  return {
    name: `get job, first reading: ${fault.name}`,
    script: { get: [stepOf(fault, completedJob), good(completedJob)] },
    with: { 'job-id': jobId, prompt: '', ...timing(fault) },
    expected: expectFirstReading(fault),
  }
}

function atFirstPoll(fault: Fault): FaultCase {
  const get = [stepOf(fault, completedJob), good(completedJob)]
  return polling(fault, { name: 'first poll', get, expected: expectOneBadPoll() })
}

function atMiddlePoll(fault: Fault): FaultCase {
  const get = [good(activeJob), stepOf(fault, completedJob), good(completedJob)]
  return polling(fault, { name: 'middle poll', get, expected: expectOneBadPoll() })
}

function atLastPoll(fault: Fault): FaultCase {
  const get = [good(activeJob), stepOf(fault, completedJob)]
  const expected = expectBadLastPoll(fault)
  return { ...polling(fault, { name: 'last poll', get, inputs: twoPolls, expected }), hasRealPauses: true }
}

/** A refusal is heard a second time after 5 s. */
function atEveryPoll(fault: Fault): FaultCase {
  const get = [stepOf(fault, completedJob)]
  if (fault.seen === 'good')
    return polling(fault, { name: 'every poll', get, expected: expectBadPolls(fault) })
  const inputs = fault.seen === 'refused' ? { 'timeout-minutes': '0.2' } : shortWait
  return polling(fault, { name: 'every poll', get, inputs, expected: expectBadPolls(fault) })
}

type Polling = { name: string; get: Step[]; inputs?: Record<string, string>; expected: Expected }

function polling(fault: Fault, { name, get, inputs, expected }: Polling): FaultCase {
  return {
    name: `get job, ${name}: ${fault.name}`,
    script: { create: [good(activeJob)], get },
    with: { ...timing(fault), ...inputs },
    expected,
  }
}

/** Silence is met with a short request timeout, and a day's `Retry-After` at a poll with the deadline. */
function timing(fault: Fault): Record<string, string> {
  if (silentFaults.includes(fault)) return { 'api-timeout-seconds': '3' }
  return fault.seen === 'limited-long' ? shortWait : {}
}

function stepOf(fault: Fault, body: string): Step {
  const brings = fault.seen === 'good' ? idIn(body) : ''
  return { name: fault.name, brings, play: (socket) => fault.play(socket, body) }
}

/** A step that answers with the body. */
export function good(body: string): Step {
  return { name: 'good', brings: idIn(body), play: (socket) => socket.write(answerBytes({ body })) }
}

function limitedTimes(count: number): Step[] {
  const answer = answerBytes({ status: 429, headers: { 'retry-after': '0' } })
  return Array.from({ length: count }, () => ({ name: '429', play: (socket) => socket.write(answer) }))
}

function position(earlier: number): string {
  return ['first', 'middle', 'last'][earlier] ?? ''
}
