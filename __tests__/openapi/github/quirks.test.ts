// Each quirk is needed, so that it goes once GitHub describes what it does, or
// the emulator no longer does it.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addIssue,
  addPull,
  makeSha,
} from '../../../emulator/github/fixtures.ts'
import {
  type GitHubEmulator,
  startGitHub,
} from '../../../emulator/github/server.ts'
import type { Description } from '../description.ts'
import { createValidator } from '../validator.ts'
import { type Quirk, quirks } from './quirks.ts'

const description: Description = JSON.parse(
  readFileSync(new URL('../github.json', import.meta.url), 'utf8'),
)

let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub()
  const repository = github.repository('octocat/docs')
  repository.id = 7
  addIssue(repository, { number: 1 })
  const head = { ref: 'gone', sha: makeSha('head'), repo: null }
  addPull(repository, { number: 2, head })
})

afterEach(() => github.close())

/** What shows that GitHub has the quirk. */
const requests: Record<keyof typeof quirks, { path: string; token?: string }> =
  {
    refusals: { path: '/repos/octocat/docs/issues/1/comments', token: 'other' },
    deletedForks: { path: '/repos/octocat/docs/pulls/2' },
    namelessHeads: { path: '/repos/octocat/docs/pulls?state=all' },
    pathsById: { path: '/repositories/7/issues/1/comments' },
  }

async function call(path: string, token = github.token) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(github.apiUrl + path, { headers })
  return {
    request: { method: 'GET', path, headers, body: '' },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    },
  }
}

test.each(Object.entries(requests))(
  "without the quirk %s, an answer of the emulator differs from GitHub's description",
  async (name, { path, token }) => {
    const { request, response } = await call(path, token)
    const check = (applied: Quirk[]) => {
      const { checkRequest, checkResponse } = createValidator(
        applied.reduce((changed, { apply }) => apply(changed), description),
      )
      return [...checkRequest(request), ...checkResponse(request, response)]
    }

    const others = Object.entries<Quirk>(quirks).filter(([one]) => one !== name)
    expect(check(others.map(([, quirk]) => quirk))).not.toEqual([])
    expect(check(Object.values(quirks))).toEqual([])
  },
)
