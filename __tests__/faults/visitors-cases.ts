// The matrix of the fourth call: faults at the first, a middle or the last page of a site of three.
import { cutFaults, lostFaults, silentFaults } from './broken-connections.ts'
import { expectCreate } from './expectation.ts'
import { answering, type Fault, saying } from './fault.ts'
import { allFaults, good } from './fault-cases.ts'
import type { Script, Step } from './fault-server.ts'
import { positionsOf } from './positions.ts'
import { limits, overloads, unreadables } from './wrong-answers.ts'

export type VisitorsCase = {
  name: string
  script: Script
  with?: Record<string, string>
  /** Shut before the run begins. */
  isShut?: boolean
  /** Whether the service can be reached again once the run waits for its next try. */
  opens?: boolean
  expected: Ending
}

export type Ending = {
  result: string
  reason: string
  nextOffset: string
  /** How many rows the files have. */
  rows: number
  /** What the service was asked for, in order. */
  offsets: number[]
  /** As the run counts them: what was lost on the way counts, what never left does not. */
  apiCalls: number
}

type Stopping = { result: string; reason: string; tries: number }

const siteTotals = { human: 30, ai: 12, total: 40 }

/** Five rows on three pages. */
export const rows = ['/start', '/api', '/guide', '/faq', '/changes'].map(rowOf)
export const pages = [0, 2, 4].map((offset) => pageJson(rows.slice(offset, offset + 2), offset < 4))

/** All is well. */
export const complete: Ending = {
  result: 'complete',
  reason: '',
  nextOffset: '',
  rows: rows.length,
  offsets: [0, 2, 4],
  apiCalls: 3,
}

/** Faults that end with the next try, or that no further try could end. */
export function makeQuickCases(elsewhere: string): VisitorsCase[] {
  // A page has no id that could be wrong.
  const faults = allFaults(elsewhere).filter(({ name }) => !name.startsWith('the id'))
  // A reset after a good answer may or may not meet the next request.
  const isUncertain = ({ name }: Fault, page: number) => name === 'an answer and then a reset' && page < 2
  return positionsOf([0, 1, 2], 1).flatMap((page) =>
    [...faults, ...pageFaults]
      .filter((fault) => !isUncertain(fault, page))
      .map((fault) => atPage(fault, page)),
  )
}

/** Faults that stay: each run tries several times before it gives up. */
export function makeLastingCases(): VisitorsCase[] {
  const kinds = [lostFaults, cutFaults, unreadables, overloads, limits]
  const faults = kinds.flatMap((kind) => kind.slice(0, 1))
  return faults.flatMap((fault) => [0, 1, 2].map((page) => fromPage(fault, page)))
}

/** The ending of a run that reads no further at the page, counted from 0. */
export function stoppedAt(page: number, { result, reason, tries }: Stopping): Ending {
  const offsets = [...[0, 2, 4].slice(0, page), ...Array.from({ length: tries }, () => 2 * page)]
  const known = page === 0 ? { result, nextOffset: '' } : { result: 'partial', nextOffset: String(2 * page) }
  return { ...known, reason, rows: 2 * page, offsets, apiCalls: offsets.length }
}

/** An answer of the service. */
export function pageJson(visitors: unknown, hasMore: unknown, totals: unknown = siteTotals): string {
  return JSON.stringify({ totals, visitors, hasMore })
}

/** A row about the path. */
export function rowOf(path: string) {
  return { path, human: 7, ai: 3, total: 9 }
}

const pageFaults: Fault[] = [
  saying('visitors that are no list', 'unreadable', pageJson({ path: '/' }, false)),
  saying('hasMore as text', 'unreadable', pageJson([], 'false')),
  saying('negative totals', 'unreadable', pageJson([], false, { ...siteTotals, ai: -1 })),
  saying('totals as text', 'unreadable', pageJson([], false, { ...siteTotals, human: '2' })),
  saying(
    'totals beyond all numbers',
    'unreadable',
    pageJson([], false, siteTotals).replace('{"human":', '{"human":1e999,"was":'),
  ),
  saying('5 MiB of a page', 'unreadable', `${' '.repeat(5_242_880)}${pageJson([], false)}`),
  answering('3 MiB of a page', 'good', (body) => ({ body: `${' '.repeat(3_145_728)}${body}` })),
]

function atPage(fault: Fault, page: number): VisitorsCase {
  const isGood = fault.seen === 'good'
  const isFinal = fault.seen === 'refused' || fault.seen === 'limited-long'
  const rest = pages.slice(isGood ? page + 1 : page)
  const offsets = [0, 2, 4].toSpliced(page, 0, 2 * page)
  const readOn = isGood ? complete : { ...complete, offsets, apiCalls: 4 }
  return {
    name: `${placeOf(page)}: ${fault.name.replace('a job', 'a page')}`,
    script: { visitors: [...pages.slice(0, page).map(good), stepOf(fault, page), ...rest.map(good)] },
    with: timing(fault),
    expected: isFinal ? stoppedAt(page, { ...endingOf(fault), tries: 1 }) : readOn,
  }
}

function fromPage(fault: Fault, page: number): VisitorsCase {
  const tries = fault.seen === 'limited' ? 2 : 5
  return {
    name: `${placeOf(page)}, for ever: ${fault.name}`,
    script: { visitors: [...pages.slice(0, page).map(good), stepOf(fault, page)] },
    with: timing(fault),
    expected: stoppedAt(page, { ...endingOf(fault), tries }),
  }
}

function timing(fault: Fault): Record<string, string> {
  return silentFaults.includes(fault) ? { 'api-timeout-seconds': '5' } : {}
}

function endingOf(fault: Fault): { result: string; reason: string } {
  if (fault.seen === 'refused') return { result: 'rejected', reason: expectCreate(fault).reason }
  if (fault.seen.startsWith('limited')) return { result: 'rejected', reason: 'rate-limited' }
  return { result: 'unknown', reason: fault.seen === 'unreadable' ? 'unexpected-answer' : 'unreachable' }
}

function stepOf(fault: Fault, page: number): Step {
  return { name: fault.name, play: (socket) => fault.play(socket, pages[page] ?? '') }
}

function placeOf(page: number): string {
  return ['first page', 'middle page', 'last page'][page] ?? ''
}
