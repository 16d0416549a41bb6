// More cases of the fourth call: connections that fail, pages that lie, and totals that cannot be had.
import type { Certificates } from './certificates.ts'
import { good } from './fault-cases.ts'
import type { Step } from './fault-server.ts'
import { answerBytes, type RawAnswer } from './http-bytes.ts'
import { apiKey, formsOf } from './secrets.ts'
import { complete, pageJson, pages, rowOf, rows, stoppedAt, type VisitorsCase } from './visitors-cases.ts'

/** Connections that are refused, reset or not to be trusted. */
export function makeConnectionCases(certificates: Certificates): VisitorsCase[] {
  const visitors = pages.map((page) => closing(page))
  const overTls = { visitors, certificates }
  const deafening = [closing(pages[0] ?? '', true), ...visitors.slice(1)]
  const unreachable = { result: 'unknown', reason: 'unreachable', tries: 0 }
  const untrusted = { result: 'rejected', reason: 'tls', tries: 0 }
  return [
    { name: 'first page: refused', script: { visitors }, isShut: true, opens: true, expected: complete },
    { name: 'middle page: refused', script: { visitors: deafening }, opens: true, expected: complete },
    {
      name: 'first page, for ever: refused',
      script: { visitors },
      isShut: true,
      expected: stoppedAt(0, unreachable),
    },
    {
      name: 'middle page, for ever: reset before reading',
      script: { visitors, brokenFrom: { connection: 2, by: 'reset-unread' } },
      expected: { ...stoppedAt(1, unreachable), apiCalls: 6 },
    },
    ...[1, 2, 3].flatMap((page): VisitorsCase[] => [
      {
        name: `page ${page}: reset before reading`,
        script: { visitors, breaks: { [page]: 'reset-unread' } },
        expected: { ...complete, apiCalls: 4 },
      },
      {
        name: `page ${page}: reset in the handshake`,
        script: { ...overTls, breaks: { [page]: 'reset-in-handshake' } },
        expected: complete,
      },
      {
        name: `page ${page}: a wrong certificate`,
        script: { ...overTls, breaks: { [page]: 'wrong-certificate' } },
        expected: stoppedAt(page - 1, untrusted),
      },
    ]),
  ]
}

/** Pages whose rows cannot all be right, and a budget that ends before the pages do. */
export function makeGuardCases(): VisitorsCase[] {
  const [first = '', second = '', third = ''] = pages
  const moved = pageJson([rows[1], rows[3]], true)
  const shifted = { ...complete, result: 'partial', reason: 'rows-shifted', rows: 4 }
  const dropped = { ...complete, result: 'partial', reason: 'unexpected-answer', rows: 4 }
  const repeated = { result: 'unknown', reason: 'repeated-page', tries: 1 }
  const spent = { result: 'unknown', reason: 'page-budget', tries: 0 }
  const people = [-1, '7', null, true]
  const lastPages = people.map((human) => pageJson([{ ...rows[4], human }], false))
  return [
    guard('the same page again', [first, first], stoppedAt(1, repeated)),
    guard('an empty page that is not the last', [first, second, pageJson([], true)], stoppedAt(2, repeated)),
    guard('a row that has moved', [first, moved, third], shifted),
    ...lastPages.map((last, index) =>
      guard(`a row with ${JSON.stringify(people[index])} people`, [first, second, last], dropped),
    ),
    { ...guard('a budget of two', pages, stoppedAt(2, spent)), with: { 'max-pages': '2' } },
  ]
}

/** Foreign text that would command the runner or give the key away. */
export function makeHostileCases(): VisitorsCase[] {
  const echoed = formsOf(apiKey).map((form, index) => rowOf(`/${index}/${form}`))
  const commands = [
    '\n::error::no',
    '\r::set-env name=A::b',
    '/##[error]no',
    '::stop-commands::x',
    '/\u2028::a::b',
  ]
  const answer = JSON.stringify({ error: `${formsOf(apiKey).join(' ')}\n::error::no\r##[error]no` })
  const once = { offsets: [0], apiCalls: 1 }
  return [
    {
      ...guard('paths with the key', [pageJson(echoed, false)], {
        ...complete,
        ...once,
        rows: echoed.length,
      }),
      with: { limit: '100' },
    },
    {
      ...guard('paths with commands', [pageJson(commands.map(rowOf), false)], {
        ...complete,
        ...once,
        rows: 5,
      }),
      with: { limit: '100' },
    },
    {
      name: 'first page: 403 with the key and commands',
      script: { visitors: [status(403, { body: answer })] },
      expected: stoppedAt(0, { result: 'rejected', reason: 'forbidden', tries: 1 }),
    },
  ]
}

/** Waits that are too long, and problem with the totals of the period before, which are an extra. */
export function makeStatusCases(): VisitorsCase[] {
  const steps = pages.map(good)
  const asked = { ...complete, offsets: [0, 2, 4, 0], apiCalls: 4 }
  const compare = { compare: 'totals' }
  return [
    {
      name: 'totals before: 403',
      script: { visitors: [...steps, status(403)] },
      with: compare,
      expected: asked,
    },
    {
      name: 'totals before: 503 at first',
      script: { visitors: [...steps, status(503), good(pageJson([rows[0]], true))] },
      with: compare,
      expected: { ...asked, offsets: [0, 2, 4, 0, 0], apiCalls: 5 },
    },
    {
      name: 'middle page: 503 for an hour',
      script: { visitors: [...steps.slice(0, 1), status(503, { headers: { 'retry-after': '3600' } })] },
      expected: stoppedAt(1, { result: 'unknown', reason: 'unreachable', tries: 1 }),
    },
  ]
}

function guard(name: string, bodies: string[], expected: VisitorsCase['expected']): VisitorsCase {
  return { name: `pages: ${name}`, script: { visitors: bodies.map(good) }, expected }
}

function status(code: number, more: RawAnswer = {}): Step {
  const bytes = answerBytes({ ...more, status: code })
  return { name: `${code}`, play: (socket) => socket.write(bytes) }
}

/** Answers and closes; afterwards the service may be gone. */
function closing(body: string, isLast = false): Step {
  const bytes = answerBytes({ body, headers: { connection: 'close' } })
  return {
    name: 'good',
    play(socket, server) {
      if (isLast) server.deafen()
      socket.end(bytes)
    },
  }
}
