/** Sends requests to the local GitHub over HTTP. */

import { expect } from '@jest/globals'
import type { GitHubEmulator } from '../../../emulator/github/server.ts'

type Request = {
  method?: string
  token?: string
  body?: unknown
  /** Whether the request is one that GitHub does not describe, to see what it is answered. False by default. */
  isWrong?: boolean
}

/** Returns the status, headers and parsed body of the response. `path` may be a URL. */
export async function callGitHub(emulator: GitHubEmulator, path: string, request: Request = {}) {
  const { method = 'GET', token = emulator.token, body, isWrong = false } = request
  const response = await fetch(path.startsWith('http') ? path : emulator.apiUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (isWrong) expect(emulator.problems.splice(0)).not.toEqual([])
  const responseBody: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, headers: Object.fromEntries(response.headers), body: responseBody }
}
