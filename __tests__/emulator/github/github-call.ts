/** Calls the local GitHub over HTTP, as a client of its own would. */

import type { GitHubEmulator } from '../../../emulator/github/server.ts'

type Call = { method?: string; token?: string; body?: unknown }

/** Gives back status, headers and parsed body; a path that is a whole URL is called as it is. */
export async function callGitHub(emulator: GitHubEmulator, path: string, call: Call = {}) {
  const { method = 'GET', token = emulator.token, body } = call
  const response = await fetch(path.startsWith('http') ? path : emulator.apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: Object.fromEntries(response.headers), body: answer }
}
