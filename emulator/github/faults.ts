/** Makes chosen requests fail: by a status, by silence, or by a cut connection. */

import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'

export type Fault = {
  /** Any if left out. */
  method?: string
  /** Without the base path. A string is the whole path, a pattern is searched in path and query. */
  path: RegExp | string
  /** Default 500. */
  status?: StatusCode
  headers?: Record<string, string>
  /** Sent as it is if a string, else as JSON. */
  body?: unknown
  /** No answer at all, until the client or the emulator hangs up. */
  hang?: true
  /** The connection is closed without an answer. */
  drop?: true
  /** The request takes effect before it fails. */
  afterEffect?: true
  /** How many requests fail, default 1, `Infinity` for all. */
  times?: number
}

/** Gives back a middleware that plays `faults` on requests under `basePath`, and counts them down. */
export function playFaults(faults: Fault[], basePath: string): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const left = new Map<Fault, number>()
  return async (context, next) => {
    const fault = faults.find((one) => (left.get(one) ?? one.times ?? 1) > 0 && isHit(one, context, basePath))
    if (fault === undefined) return next()
    left.set(fault, (left.get(fault) ?? fault.times ?? 1) - 1)
    if (fault.afterEffect) await next()
    if (fault.drop) context.env.incoming.socket.destroy()
    if (fault.drop || fault.hang) return new Promise<never>(() => {})
    // Without this hono would merge the headers of the answer that is thrown away.
    context.res = undefined
    context.res = answer(fault)
    return undefined
  }
}

function isHit({ method, path }: Fault, context: Context, basePath: string): boolean {
  if (method !== undefined && method.toUpperCase() !== context.req.method) return false
  const { pathname, search } = new URL(context.req.url)
  const place = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return typeof path === 'string' ? path === place : path.test(place + search)
}

function answer({ status = 500, headers, body = { message: 'Server Error' } }: Fault): Response {
  const isText = typeof body === 'string'
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': isText ? 'text/plain' : 'application/json', ...headers },
  })
}
