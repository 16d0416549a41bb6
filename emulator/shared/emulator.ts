/**
 * What both emulators have in common: a loopback server that records requests,
 * publishes exchanges and can fail.
 */

import { once } from 'node:events'
import { Server, type ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Context, Env, Hono, MiddlewareHandler } from 'hono'
import { type Exchange, publishExchanges, throwProblems } from './exchanges.ts'
import { createFaults, type Fault } from './faults.ts'

export type RecordedRequest = {
  /** Counts the requests to all emulators of this process. */
  order: number
  /** Time of arrival by the emulator's clock, in Unix milliseconds. */
  atMs: number
  method: string
  /**
   * With the base path and the query, e.g.
   * `/v1/analytics/acme/visitors?limit=250`.
   */
  path: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** An empty string if the request has no body. */
  body: string
  /** Of the answer, null as long as there is none. */
  status: number | null
  /** The number of requests when it was answered. */
  answered: number | null
}

let lastOrder = 0

/** How many requests there were to all emulators of this process. */
export function countRequests(): number {
  return lastOrder
}

/** What tests see of an emulator. */
export type Emulator = {
  /** All requests in the order of their arrival. */
  requests: RecordedRequest[]
  /**
   * What is wrong in exchanges so far. A test removes what it causes on
   * purpose.
   */
  problems: string[]
  /** Makes the next matching requests fail. */
  fail: (fault: Fault) => void
  /** Ends all faults. */
  mend: () => void
  /**
   * How many requests have arrived and have no response yet, without those that
   * a fault lets hang.
   */
  pending: () => number
  /** Rejects if there are problems. */
  close: () => Promise<void>
}

type Options = {
  api: Exchange['api']
  basePath?: string
  now: () => Date
  errorBody: unknown
}

/**
 * Returns the middleware of an emulator, and the function that serves its app.
 */
export function createEmulator({
  api,
  basePath = '',
  now,
  errorBody,
}: Options) {
  const requests: RecordedRequest[] = []
  const problems: string[] = []
  const open = new Set<ServerResponse>()
  const { fail, mend, inject } = createFaults({
    basePath,
    now,
    open,
    errorBody,
  })
  const record: MiddlewareHandler = async (context, next) => {
    const { method, url } = context.req
    const { pathname, search } = new URL(url)
    const body = await context.req.text()
    lastOrder += 1
    const request: RecordedRequest = {
      order: lastOrder,
      atMs: now().getTime(),
      method,
      path: pathname + search,
      headers: context.req.header(),
      body,
      status: null,
      answered: null,
    }
    requests.push(request)
    await next()
    request.status = context.res.status
    request.answered = lastOrder + 0.1
    if (!context.res.headers.has('date'))
      context.header('date', now().toUTCString())
  }
  return {
    record,
    publish: publishExchanges({ api, basePath, problems }),
    injectFaults: inject,
    /** Records a request that the emulator does not know. */
    refuseUnknown: ({ req }: Context): void => {
      problems.push(
        `${req.method} ${new URL(req.url).pathname}: the emulator has no such operation.`,
      )
    },
    /**
     * Resolves to the URL, without a trailing slash, and to what tests see.
     * Port 0 means any free port.
     */
    async serve<E extends Env>(
      app: Hono<E>,
      port = 0,
    ): Promise<Emulator & { url: string }> {
      const server = createAdaptorServer({ fetch: app.fetch })
      server.prependListener('request', (_, outgoing: ServerResponse) => {
        open.add(outgoing)
        outgoing.once('close', () => open.delete(outgoing))
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const url = `http://127.0.0.1:${Object(server.address()).port}`
      const close = async () => {
        await closeServer(server)
        throwProblems({ api, problems })
      }
      return {
        url,
        requests,
        problems,
        fail,
        mend,
        pending: () => open.size,
        close,
      }
    },
  }
}

/** Closes all connections. Resolves once the port is free. */
async function closeServer(
  server: ReturnType<typeof createAdaptorServer>,
): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  if (server instanceof Server) server.closeAllConnections()
  await closed
}
