/** Injects faults: chosen requests fail, take effect late, or read what is no longer true. */

import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { RecordedRequest } from '../shared/request-log.ts'
import { cutAnswer, sendAnswer, untilClosed } from './failures/answers.ts'
import type { LateEffects } from './failures/late-effects.ts'
import type { Past } from './failures/past.ts'
import type { GitHubContext, GitHubEnv } from './request-context.ts'

/** By default a matching request is answered with an error, and has no effect. */
export type Fault = {
  /** Any method by default. */
  method?: string
  /** Without the base path. A string is the whole path. A pattern is searched in the path with its query. Any path by default. */
  path?: RegExp | string
  /** Which requests of that method and path fail. All by default. */
  when?: (request: FaultyRequest) => boolean
  /** Which matching request is the first to fail. 1 by default. */
  nth?: number
  /** How many requests fail. 1 by default, `Infinity` for all. */
  times?: number
  /** 500 by default. */
  status?: StatusCode
  headers?: Record<string, string>
  /** A string is the body as it is, anything else is written as JSON. */
  body?: unknown
  /** No response until the client or the emulator closes the connection. */
  hang?: true
  /** The connection is closed without a response. */
  drop?: true
  /** The connection is closed in the middle of the response: that of `status`, or GitHub's own, after the effect. */
  cut?: true
  /** The request takes effect before it fails. */
  afterEffect?: true
  /**
   * The request takes effect after it failed: so many milliseconds of real time after its connection was closed or its
   * response sent. `Infinity`: not before `settle` of the emulator.
   */
  effectAfterMs?: number
  /**
   * The request does not fail, but reads comments or reactions as they were before the last write through the API, if
   * that is at most so many milliseconds of real time ago. Other reads do not match.
   */
  staleMs?: number
}

/** The path is without the base path, but with the query. */
export type FaultyRequest = Omit<RecordedRequest, 'atMs'>

type Effects = { lateEffects: LateEffects; past: Past; now: () => Date }
type Handler = MiddlewareHandler<GitHubEnv & { Bindings: HttpBindings }>

/** Returns a middleware that applies `faults` to requests under `basePath` as often as `times` says. */
export function injectFaults(
  faults: Fault[],
  { basePath, ...effects }: Effects & { basePath: string },
): Handler {
  const counts = new Map<Fault, { matched: number; failed: number }>()
  const isDue = (fault: Fault) => {
    const { nth = 1, times = 1 } = fault
    const count = counts.get(fault) ?? { matched: 0, failed: 0 }
    counts.set(fault, count)
    count.matched += 1
    if (count.matched < nth || count.failed >= times) return false
    count.failed += 1
    return true
  }
  return async (context, next) => {
    const request = await readRequest(context, basePath)
    const isMatch = (fault: Fault) => matches(fault, request) && canBeStale(fault, context, effects)
    const fault = faults.find((one) => isMatch(one) && isDue(one))
    if (fault === undefined) return next()
    if (fault.staleMs === undefined) return fail(fault, { ...effects, context, next })
    const { repository } = context.var
    context.set('repository', effects.past.view(repository, fault.staleMs))
    return next()
  }
}

async function readRequest({ req }: GitHubContext, basePath: string): Promise<FaultyRequest> {
  const { pathname, search } = new URL(req.url)
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return { method: req.method, path: path + search, headers: req.header(), body: await req.text() }
}

function matches({ method, path = /^/, when }: Fault, request: FaultyRequest): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method) return false
  const isThere =
    typeof path === 'string' ? path === request.path.replace(/\?.*/, '') : path.test(request.path)
  return isThere && (when?.(request) ?? true)
}

function canBeStale(
  { staleMs }: Fault,
  { req, var: { repository, path } }: GitHubContext,
  { past }: Effects,
) {
  if (staleMs === undefined) return true
  return req.method === 'GET' && repository !== undefined && past.differs(repository, path, staleMs)
}

async function fail(
  fault: Fault,
  { context, next, lateEffects, now }: Effects & { context: GitHubContext; next: () => Promise<void> },
): Promise<void> {
  const { outgoing } = context.env
  const { status, effectAfterMs } = fault
  const isOwnAnswer = fault.cut === true && status === undefined
  context.set('isFault', true)
  if (fault.afterEffect || isOwnAnswer) await next()
  const response = isOwnAnswer ? context.res : makeResponse(fault)
  if (fault.drop) outgoing.destroy()
  const isWhole = !fault.drop && !fault.hang && !fault.cut
  if (isWhole && effectAfterMs === undefined) {
    // Unset the response first: hono would merge its headers into the new one.
    context.res = undefined
    context.res = response
    return
  }
  response.headers.set('date', fault.headers?.date ?? now().toUTCString())
  if (isWhole) await sendAnswer(outgoing, response)
  if (fault.cut) await cutAnswer(outgoing, response)
  if (effectAfterMs !== undefined) await lateEffects.add(untilClosed(outgoing), effectAfterMs, next)
  // What there is of an answer is sent: the server has nothing left to do.
  return new Promise<never>(() => {})
}

function makeResponse({ status = 500, headers, body = { message: 'Server Error' } }: Fault): Response {
  const isText = typeof body === 'string'
  // `new Response` throws if one of these has a body: https://fetch.spec.whatwg.org/#null-body-status
  const hasNoBody = [204, 205, 304].includes(status)
  return new Response(hasNoBody ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': isText ? 'text/plain' : 'application/json', ...headers },
  })
}
