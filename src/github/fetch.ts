// The part of `fetch` that Octokit uses. It contacts only the GitHub of this run, even if a response points elsewhere.
import type { IncomingMessage } from 'node:http'
import { readBody, sendRequest } from '../http/http-request.ts'
import { ResponseError } from './github-errors.ts'

type FetchOptions = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  signal: AbortSignal
}

const maxBodyBytes = 32 * 1_048_576
const maxRedirects = 3

/** One response of GitHub, also from the new address of a renamed repository. Throws a ResponseError, or Node's error. */
export async function fetchFromGitHub(address: string, options: FetchOptions, redirects = 0) {
  const { method, body, signal } = options
  const url = new URL(address)
  const headers = { ...options.headers, 'accept-encoding': 'gzip' }
  const response = await sendRequest({ method, url, headers, body: body ?? null, signal })
  const status = response.statusCode ?? 0
  if (status < 300 || status > 399) return readResponse(response, status, signal)
  // The body of a redirect is not needed, and may never end.
  response.destroy()
  const { location } = response.headers
  const next = location ? URL.parse(location, url.href) : null
  // Clients may change a POST to a GET after 301 and 302, but not after 307 and 308 (RFC 9110, section 15.4).
  const isRepeatable = method === 'GET' || status === 307 || status === 308
  if (next?.origin !== url.origin || !isRepeatable || redirects === maxRedirects)
    throw new ResponseError(`GitHub answered ${status}, a redirect that isn't followed`)
  return fetchFromGitHub(next.href, options, redirects + 1)
}

async function readResponse(response: IncomingMessage, status: number, signal: AbortSignal) {
  const body = await readBody(response, maxBodyBytes)
  if (body.kind === 'failure') {
    signal.throwIfAborted()
    // Of an error, the status and the headers are enough.
    if (status < 400) throw new ResponseError(body.error)
  }
  const text = body.kind === 'success' ? body.value : ''
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
  return {
    status,
    headers: new Map(headers),
    text: async () => text,
    // Octokit reads only text from the endpoints that this action uses.
    arrayBuffer: async () => new ArrayBuffer(0),
  }
}
