/** Sends requests to the local GitHub over HTTP. */

import type { GitHubEmulator } from '../../../emulator/github/server.ts'

type Request = { method?: string; token?: string; body?: unknown }

/** Returns the status, headers and parsed body of the response. `path` may be a URL. */
export async function callGitHub(emulator: GitHubEmulator, path: string, request: Request = {}) {
  const { method = 'GET', token = emulator.token, body } = request
  const response = await fetch(path.startsWith('http') ? path : emulator.apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const responseBody: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, headers: Object.fromEntries(response.headers), body: responseBody }
}
