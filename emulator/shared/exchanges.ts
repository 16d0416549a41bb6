/**
 * Publishes every request to an emulator and its response, so that tests can
 * compare them with the API's description.
 */

import { channel, subscribe } from 'node:diagnostics_channel'
import type { MiddlewareHandler } from 'hono'

type Message = {
  /** Names in lower case. */
  headers: Record<string, string>
  /** An empty string if there is none. */
  body: string
}

export type Exchange = {
  /** Which description has the API. */
  api: 'docs-service' | 'github'
  request: Message & {
    method: string
    /** Without the base path, with its query. */
    path: string
  }
  /** Null until the emulator answers. A fault is not its answer. */
  response: (Message & { status: number }) | null
  /** Subscribers add what is wrong, a sentence each. */
  problems: string[]
}

const requestChannel = channel('emulator:request')
const responseChannel = channel('emulator:response')

/**
 * Calls the listeners for each exchange of the emulators in this process,
 * before and after it has its response.
 */
export function subscribeToExchanges(
  listeners: Record<'onRequest' | 'onResponse', (one: Exchange) => void>,
): void {
  // Channels have no types. Only this file publishes to these.
  subscribe(requestChannel.name, (message) =>
    listeners.onRequest(message as Exchange),
  )
  subscribe(responseChannel.name, (message) =>
    listeners.onResponse(message as Exchange),
  )
}

/**
 * Returns a middleware that publishes each request under `basePath`, and its
 * response.
 */
export function publishExchanges({
  basePath = '',
  ...common
}: {
  api: Exchange['api']
  problems: string[]
  basePath?: string
}): MiddlewareHandler<{ Variables: { isFault: boolean } }> {
  return async (context, next) => {
    if (!requestChannel.hasSubscribers) return next()
    const { method, url } = context.req
    const path = url.slice(new URL(url).origin.length + basePath.length)
    const request = {
      method,
      path,
      headers: context.req.header(),
      body: await context.req.text(),
    }
    requestChannel.publish({ ...common, request, response: null })
    await next()
    if (context.var.isFault) return
    const { status, headers } = context.res
    const body = await context.res.clone().text()
    const response = { status, headers: Object.fromEntries(headers), body }
    responseChannel.publish({ ...common, request, response })
  }
}

/** Throws if there is a problem. */
export function throwProblems({
  api,
  problems,
}: {
  api: Exchange['api']
  problems: string[]
}): void {
  if (problems.length > 0)
    throw new Error(
      `Exchanges with ${api}:\n${[...new Set(problems)].join('\n')}`,
    )
}
