// The matrix: faults at each call, at its first, a middle and its last occurrence.
import { cutFaults, lostFaults, oddFaults, silentFaults } from './broken-connections.ts'
import {
  type Expected,
  expectBadLastPoll,
  expectBadPolls,
  expectCreate,
  expectMessage,
  expectOneBadPoll,
} from './expectation.ts'
import type { Fault } from './fault.ts'
import type { Step } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import type { Case } from './run-case.ts'
import { activeJob, completedJob, jobId } from './sample-answers.ts'
import { limits, overloads, refusals, unreadables, unusuals } from './wrong-answers.ts'

export type FaultCase = Case & { expected: Expected }

const quickTimeout = { 'request-timeout-seconds': '1' }
const shortWait = { 'timeout-minutes': '0.05' }

/** One case for each fault that the call and the position can have. */
export function makeFaultCases(elsewhere: string): FaultCase[] {
  const refused = refusals(elsewhere)
  const quick = [
    ...lostFaults,
    ...cutFaults,
    ...unreadables,
    ...overloads,
    ...limits,
    ...oddFaults,
    ...unusuals,
  ]
  const all = [...quick, ...silentFaults, ...refused]
  const typical = oneOfEach([
    lostFaults,
    cutFaults,
    unreadables,
    overloads,
    limits,
    unusuals,
    silentFaults,
    refused,
  ])
  const typicalPolls = typical.filter(({ seen }) => seen !== 'refused')
  const refusedPolls = refused.filter(({ name }) => /^(?:302 elsewhere|401|403|407|421|422)$/.test(name))
  return [
    ...all.map((fault) => atCreate(fault, 0)),
    ...typical.flatMap((fault) => [atCreate(fault, 1), atCreate(fault, 2)]),
    ...all.filter(isOwnKind).map((fault) => atMessage(fault, 0)),
    ...typical.filter((_, index) => index % 3 === 0).map((fault) => atMessage(fault, 1)),
    ...quick.filter(isOwnKind).map(atFirstReading),
    ...[...limits, ...silentFaults, ...refusedPolls].map(atFirstPoll),
    ...typicalPolls.filter((_, index) => index % 2 === 0).map(atMiddlePoll),
    ...typical.map(atLastPoll),
    ...typicalPolls.map((fault) => atEveryPoll(fault, shortWait)),
    ...refusedPolls.map((fault) => atEveryPoll(fault, { 'timeout-minutes': '0.15' })),
  ]
}

/** Whether it is no mere variation of a kind: each of those is tried at the create, where most depends on it. */
export function isOwnKind({ name }: Fault, index: number): boolean {
  return index % 3 === 0 || !/^(?:the JSON|the id|4\d\d$)/.test(name)
}

/** The first two or three of each kind. */
function oneOfEach(kinds: readonly Fault[][]): Fault[] {
  return kinds.flatMap((kind) => [...kind.slice(0, 2), ...kind.slice(-1)])
}

function atCreate(fault: Fault, earlier: number): FaultCase {
  const steps = [...limitedTimes(earlier), stepOf(fault, completedJob), good(completedJob)]
  return {
    name: `create, ${position(earlier)}: ${fault.name}`,
    script: { create: steps },
    ...timing(fault),
    expected: expectCreate(fault, earlier),
  }
}

function atMessage(fault: Fault, earlier: number): FaultCase {
  const message = [...limitedTimes(earlier), stepOf(fault, activeJob), good(activeJob)]
  const isAnswered = fault.seen === 'good' || fault.seen === 'limited'
  const signs = isAnswered ? [] : [good(activeJob)]
  const get = [good(completedJob), ...signs, good(completedJob)]
  const inputs = { 'job-id': jobId, ...timing(fault).with }
  return {
    name: `message, ${position(earlier)}: ${fault.name}`,
    script: { message, get },
    with: inputs,
    expected: expectMessage(fault, earlier),
  }
}

/** Of a job that is given and only waited for. */
function atFirstReading(fault: Fault): FaultCase {
  return {
    name: `get job, first: ${fault.name}`,
    script: { get: [stepOf(fault, completedJob), good(completedJob)] },
    with: { 'job-id': jobId, prompt: '', ...timing(fault).with },
    expected: { ...expectOneBadPoll(), creates: 0 },
  }
}

function atFirstPoll(fault: Fault): FaultCase {
  return polling(fault, { name: 'first poll', get: [stepOf(fault, completedJob), good(completedJob)] })
}

function atMiddlePoll(fault: Fault): FaultCase {
  const get = [good(activeJob), stepOf(fault, completedJob), good(completedJob)]
  return polling(fault, { name: 'middle poll', get })
}

function atLastPoll(fault: Fault): FaultCase {
  const get = [good(activeJob), stepOf(fault, completedJob)]
  const inputs = { 'poll-interval-seconds': '2', ...shortWait }
  return polling(fault, { name: 'last poll', get, inputs, expected: expectBadLastPoll(fault) })
}

function atEveryPoll(fault: Fault, inputs: Record<string, string>): FaultCase {
  const get = [stepOf(fault, completedJob)]
  return polling(fault, { name: 'every poll', get, inputs, expected: expectBadPolls(fault) })
}

type Polling = { name: string; get: Step[]; inputs?: Record<string, string>; expected?: Expected }

function polling(fault: Fault, { name, get, inputs, expected }: Polling): FaultCase {
  return {
    name: `get job, ${name}: ${fault.name}`,
    script: { create: [good(activeJob)], get },
    with: { ...timing(fault).with, ...inputs },
    expected: expected ?? expectOneBadPoll(),
  }
}

/** Silence is met with a short request timeout, and a day's `Retry-After` at a poll with the deadline. */
function timing(fault: Fault): { with: Record<string, string> } {
  if (silentFaults.includes(fault)) return { with: quickTimeout }
  return { with: fault.seen === 'limited-long' ? shortWait : {} }
}

function stepOf(fault: Fault, body: string): Step {
  return { name: fault.name, play: (socket) => fault.play(socket, body) }
}

/** A step that answers with the body. */
export function good(body: string): Step {
  return { name: 'good', play: (socket) => socket.write(answerBytes({ body })) }
}

function limitedTimes(count: number): Step[] {
  const answer = answerBytes({ status: 429, headers: { 'retry-after': '0' } })
  return Array.from({ length: count }, () => ({ name: '429', play: (socket) => socket.write(answer) }))
}

function position(earlier: number): string {
  return ['first', 'middle', 'last'][earlier] ?? ''
}
