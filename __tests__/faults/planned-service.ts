// A documentation service that answers each project as planned. Requests and answers are compared with its description.
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../bundle/loopback.ts'
import { docsServiceDescription } from '../openapi/docs-service.ts'
import type { HttpRequest } from '../openapi/http.ts'
import { createValidator } from '../openapi/validator.ts'

/** The body of the answer to each operation. */
export type Plan = {
  create?: unknown
  get?: unknown
  message?: unknown
  /** One for each request, in order. */
  visitors?: readonly unknown[]
}

export type PlannedService = Awaited<ReturnType<typeof startPlannedService>>

/** Returns a service with a plan for each project. */
export async function startPlannedService(plans: ReadonlyMap<string, Plan>) {
  const validator = createValidator(docsServiceDescription)
  /** What the description does not allow, one sentence each. */
  const problems: string[] = []
  const requests: HttpRequest[] = []
  const server = createServer(async (message, response) => {
    const request = await readRequest(message)
    const body = JSON.stringify(answerTo(request, plans, requests))
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, body }
    requests.push(request)
    problems.push(...validator.checkRequest(request), ...validator.checkResponse(request, answer))
    response.writeHead(answer.status, answer.headers).end(body)
  })
  const { url, [Symbol.asyncDispose]: close } = await listenOnLoopback(server)
  return { url, problems, requests, close }
}

async function readRequest(message: IncomingMessage): Promise<HttpRequest> {
  const { method = '', url: path = '', headers } = message
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { method, path, headers: Object.fromEntries(texts), body: await text(message) }
}

function answerTo(
  { method, path }: HttpRequest,
  plans: ReadonlyMap<string, Plan>,
  earlier: readonly HttpRequest[],
): unknown {
  const { pathname } = new URL(path, 'http://localhost')
  const { create, get, message, visitors = [] } = plans.get(pathname.split('/')[3] ?? '') ?? {}
  if (pathname.endsWith('/visitors'))
    return visitors[earlier.filter((one) => one.path.startsWith(`${pathname}?`)).length]
  if (pathname.endsWith('/message')) return message
  return method === 'POST' ? create : get
}
