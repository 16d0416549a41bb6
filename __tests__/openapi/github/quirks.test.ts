// Each quirk is needed, so that it goes once GitHub describes what it does, or the emulator no longer does it.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addIssue, addPull } from '../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../emulator/github/server.ts'
import { eventOf } from '../../bundle/payloads.ts'
import { createValidator } from '../validator.ts'
import { createPayloadCheck } from './payloads.ts'
import { payloadQuirks, type Quirk, quirks } from './quirks.ts'
import { editions, readDescription } from './validators.ts'

let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub()
  const repository = github.repository('octocat/docs')
  addIssue(repository, { number: 1 })
  addPull(repository, { number: 2, head: { ref: 'gone', sha: 'a'.repeat(40), repo: null } })
  repository.id = 7
})

afterEach(() => github.close())

/** What shows that GitHub has the quirk. */
const requests: Record<keyof typeof quirks, { path: string; token?: string }> = {
  refusals: { path: '/repos/octocat/docs/issues/1', token: 'unknown' },
  deletedForks: { path: '/repos/octocat/docs/pulls/2' },
  pathsById: { path: '/repositories/7/issues/1' },
}

async function call({ path, token = github.token }: { path: string; token?: string }) {
  const request = { method: 'GET', path, headers: { authorization: `Bearer ${token}` }, body: '' }
  const response = await fetch(github.apiUrl + path, { headers: request.headers })
  const headers = Object.fromEntries(response.headers)
  return { request, response: { status: response.status, headers, body: await response.text() } }
}

test.each(Object.keys(requests).flatMap((name) => editions.map((edition) => [name, edition])))(
  'without the quirk %s, an answer of the emulator differs from the description of %s',
  async (name = '', edition = '') => {
    const others = Object.entries<Quirk>(quirks).filter(([one]) => one !== name)
    const check = (applied: Quirk[]) => {
      const description = applied.reduce((changed, { apply }) => apply(changed), readDescription(edition))
      const { checkRequest, checkResponse } = createValidator(description)
      return [...checkRequest(request), ...checkResponse(request, response)]
    }
    const { request, response } = await call(Object(requests)[name])
    expect(check(others.map(([, quirk]) => quirk))).not.toEqual([])
    expect(check(Object.values(quirks))).toEqual([])
  },
)

/** Payloads that have the quirks. */
const payloads = [
  eventOf('pull_request_review', { pull_request: { head: { repo: null } } }),
  eventOf('workflow_run', { workflow_run: { head_repository: null } }),
]

test('without their quirks, payloads after the deletion of a fork differ from their schemas', () => {
  const problems = payloads.flatMap(createPayloadCheck([]))
  expect(problems).toEqual(payloadQuirks.map(({ problem }) => problem))
  expect(payloads.flatMap(createPayloadCheck())).toEqual([])
})
