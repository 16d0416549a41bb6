/** Injects faults: chosen requests get an error, no response, or a closed connection. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { ExchangeVariables } from '../shared/exchanges.ts'

export type Fault = {
  /** Any method by default. */
  method?: string
  /** Without the base path. A string is the whole path. A pattern is searched in the path with its query. */
  path: RegExp | string
  /** 500 by default. */
  status?: StatusCode
  headers?: Record<string, string>
  /** A string is the body as it is, anything else is written as JSON. */
  body?: unknown
  /** No response until the client or the emulator closes the connection. */
  hang?: true
  /** The connection is closed without a response. */
  drop?: true
  /** The request takes effect before it fails. */
  afterEffect?: true
  /** How many requests fail. 1 by default, `Infinity` for all. */
  times?: number
}

/** Returns a middleware that applies `faults` to requests under `basePath` as often as `times` says. */
export function injectFaults(
  faults: Fault[],
  basePath: string,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: ExchangeVariables }> {
  const remainingTimes = new Map<Fault, number>()
  const countRemaining = (fault: Fault) => remainingTimes.get(fault) ?? fault.times ?? 1
  return async (context, next) => {
    const fault = faults.find((one) => countRemaining(one) > 0 && isMatch(one, context, basePath))
    if (fault === undefined) return next()
    remainingTimes.set(fault, countRemaining(fault) - 1)
    context.set('isFault', true)
    if (fault.afterEffect) await next()
    if (fault.drop) context.env.incoming.socket.destroy()
    if (fault.drop || fault.hang) return new Promise<never>(() => {})
    // Unset the response first: hono would merge its headers into the new one.
    context.res = undefined
    context.res = makeResponse(fault)
    return undefined
  }
}

function isMatch({ method, path }: Fault, context: Context, basePath: string): boolean {
  if (method !== undefined && method.toUpperCase() !== context.req.method) return false
  const { pathname, search } = new URL(context.req.url)
  const requestPath = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return typeof path === 'string' ? path === requestPath : path.test(requestPath + search)
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
