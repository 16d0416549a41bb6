/**
 * Makes chosen requests to an emulator fail, take effect late, or read what is
 * no longer true.
 */

import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Env, MiddlewareHandler } from 'hono'

/**
 * By default a matching request is answered with an error and has no effect.
 */
export type Fault = {
  /** Any method by default. */
  method?: string
  /**
   * Without the base path. A string is the whole path, a pattern is searched in
   * the path with its query.
   */
  path?: RegExp | string
  /** Which requests of that method and path match. All by default. */
  when?: (request: FaultRequest) => boolean
  /** Which matching request is the first to fail. 1 by default. */
  nth?: number
  /** How many requests fail. 1 by default, `Infinity` for all. */
  times?: number
  /** 500 by default. */
  status?: number
  headers?: Record<string, string>
  /** A string is the body as it is, anything else is written as JSON. */
  body?: unknown
  /** No response until the client closes the connection. */
  hang?: true
  /** The connection is closed without a response. */
  drop?: true
  /**
   * The body is cut in the middle. Without a `status` it is that of the
   * response after the effect.
   */
  cut?: true
  /** The request takes effect before it fails. */
  afterEffect?: true
  /** The request takes effect after it failed, once this resolves. */
  effectWhen?: Promise<unknown>
  /** Called when a request meets the fault. */
  onMatch?: () => void
  /**
   * The request takes effect, and is answered once this has resolved. Until
   * then it counts as parked.
   */
  hold?: () => Promise<unknown>
  /**
   * The request succeeds, but reads the comments as they were before the last
   * write to one. Only a `GET` of comments after such a write matches.
   */
  stale?: true
}

/** The path is without the base path, with the query. */
export type FaultRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export type FaultEnv = Env & {
  Bindings: HttpBindings
  Variables: {
    /**
     * Exempts the answer from the comparison with the API's description: a test
     * injected it, or the emulator declares it by name.
     */
    isFault: boolean
    /**
     * Whether the request reads comments of a repository in which one was
     * written.
     */
    canBeStale: boolean
    isStale: boolean
  }
}
type FaultContext = Context<FaultEnv>

type Options = {
  basePath: string
  now: () => Date
  /** The requests that have no response yet, but not those that hang. */
  open: Set<ServerResponse>
  /** Body of an error for which the fault has none. */
  errorBody: unknown
}

/** Returns the faults of an emulator, and a middleware that applies them. */
export function createFaults(options: Options) {
  const faults: (Fault & { matched: number; failed: number })[] = []
  const inject: MiddlewareHandler<FaultEnv> = async (context, next) => {
    const request = await readRequest(context, options.basePath)
    const fault = faults.find((one) => {
      if (!matches(one, request) || (one.stale && !context.var.canBeStale))
        return false
      one.matched += 1
      if (one.matched < (one.nth ?? 1) || one.failed >= (one.times ?? 1))
        return false
      one.failed += 1
      one.onMatch?.()
      return true
    })
    if (fault?.hold)
      return holdRequest(fault.hold, { ...options, context, next })
    if (fault !== undefined && !fault.stale)
      return fail(fault, { ...options, context, next })
    context.set('isStale', fault?.stale === true)
    return next()
  }
  return {
    fail: (fault: Fault): void =>
      void faults.push({ ...fault, matched: 0, failed: 0 }),
    /** Ends all faults. */
    mend: (): void => void faults.splice(0),
    inject,
  }
}

async function holdRequest(
  hold: () => Promise<unknown>,
  { context, next, open }: Failing,
): Promise<void> {
  const { outgoing } = context.env
  await next()
  open.delete(outgoing)
  await hold()
  if (!outgoing.closed) open.add(outgoing)
}

async function readRequest(
  { req }: FaultContext,
  basePath: string,
): Promise<FaultRequest> {
  const { pathname, search } = new URL(req.url)
  const path = pathname.startsWith(basePath)
    ? pathname.slice(basePath.length)
    : pathname
  return {
    method: req.method,
    path: path + search,
    headers: req.header(),
    body: await req.text(),
  }
}

function matches(
  { method, path = /^/, when }: Fault,
  request: FaultRequest,
): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method)
    return false
  const isPath =
    typeof path === 'string'
      ? path === request.path.replace(/\?.*/, '')
      : path.test(request.path)
  return isPath && (when?.(request) ?? true)
}

type Failing = Options & { context: FaultContext; next: () => Promise<void> }

async function fail(fault: Fault, failing: Failing): Promise<void> {
  const { context, next, open, errorBody, now } = failing
  const { outgoing } = context.env
  const cutsResponse = fault.cut === true && fault.status === undefined
  context.set('isFault', true)
  if (fault.afterEffect || cutsResponse) await next()
  const response = cutsResponse ? context.res : makeResponse(fault, errorBody)
  if (!response.headers.has('date'))
    response.headers.set('date', now().toUTCString())
  if (fault.effectWhen !== undefined) void takeEffect(fault, failing)
  if (fault.hang) open.delete(outgoing)
  if (fault.drop) outgoing.destroy()
  if (fault.cut) await cutAnswer(outgoing, response)
  // The server has nothing to send.
  if (fault.hang || fault.drop || fault.cut) return new Promise<never>(() => {})
  // Hono would merge the headers of an earlier response into the new one.
  context.res = undefined
  context.res = response
}

/** The request is open again until its effect is over. */
async function takeEffect(
  { effectWhen, hang }: Fault,
  { context, next, open }: Failing,
): Promise<void> {
  const { outgoing } = context.env
  if (!hang && !outgoing.closed) await once(outgoing, 'close')
  await effectWhen
  open.add(outgoing)
  // The response of the fault was sent, and the effect did not fail.
  context.res = new Response()
  await next().finally(() => open.delete(outgoing))
}

/** Returns the response of a fault that has a status, headers or a body. */
export function makeResponse(
  { status = 500, headers, body }: Fault,
  errorBody?: unknown,
): Response {
  const isText = typeof body === 'string'
  // `new Response` throws if one of these has a body:
  // https://fetch.spec.whatwg.org/#null-body-status
  const hasNoBody = [204, 205, 304].includes(status)
  const text = isText
    ? body
    : JSON.stringify(body === undefined ? errorBody : body)
  const type = isText ? 'text/plain' : 'application/json'
  return new Response(hasNoBody ? null : text, {
    status,
    headers: { 'content-type': type, ...headers },
  })
}

/**
 * Closes the connection in the middle of the body. A response without a body is
 * not sent.
 */
async function cutAnswer(
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length < 2) return void outgoing.destroy()
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-length': String(body.length),
  }
  outgoing.writeHead(response.status, headers)
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () =>
    outgoing.destroy(),
  )
}
