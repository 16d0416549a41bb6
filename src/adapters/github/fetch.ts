// What Octokit sends its requests with: the part of `fetch` that it uses. It goes to the GitHub of this run alone, also
// where an answer points elsewhere.
import type { IncomingMessage } from 'node:http'
import { readBody } from '../http/body.ts'
import { send } from '../http/request.ts'

type Asked = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  signal: AbortSignal
}

const longestBody = 32 * 1_048_576
const mostRedirects = 3

/** GitHub answered, and its answer is of no use. */
class AnswerError extends Error {
  override readonly name = 'AnswerError'
}

/** One answer of GitHub; a renamed repository is found at its new address. Throws an AnswerError, or what Node says. */
export async function fetchFromGitHub(address: string, asked: Asked, redirects = 0) {
  const { method, headers, body = '', signal } = asked
  const url = new URL(address)
  const answer = await send({ method, url, headers: { ...headers, 'accept-encoding': 'gzip' }, body, signal })
  const status = answer.statusCode ?? 0
  if (status < 300 || status > 399) return readResponse(answer, status, signal)
  // Not read to its end: it may have none.
  answer.destroy()
  const { location } = answer.headers
  const next = location ? URL.parse(location, url.href) : null
  // A 301 or 302 makes some clients turn a POST into a GET; 307 and 308 repeat it as it is.
  const isRepeatable = method === 'GET' || status === 307 || status === 308
  if (next?.origin !== url.origin || !isRepeatable || redirects === mostRedirects)
    throw new AnswerError(`GitHub answered ${status}, a redirect that is not followed`)
  return fetchFromGitHub(next.href, asked, redirects + 1)
}

async function readResponse(answer: IncomingMessage, status: number, signal: AbortSignal) {
  const body = await readBody(answer, longestBody)
  if ('problem' in body) {
    signal.throwIfAborted()
    // Of a refusal the status and the headers say enough.
    if (status < 400) throw new AnswerError(body.problem)
  }
  const text = 'text' in body ? body.text : ''
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
  return {
    status,
    headers: new Map(headers),
    text: async () => text,
    // Nothing that is asked for is anything but text.
    arrayBuffer: async () => new ArrayBuffer(0),
  }
}
