// What `npm test` checks in every test: all that is exchanged with the emulated GitHub, and the payload of every run.
import { describe, expect, test } from '@jest/globals'
import { addIssue } from '../../emulator/github/fixtures.ts'
import { type GitHubOptions, startGitHub } from '../../emulator/github/server.ts'
import type { IssueState } from '../../emulator/github/state.ts'
import { publishEvent } from '../../emulator/runner/published-events.ts'
import { eventOf, payloadsOf } from '../bundle/payloads.ts'

const issue = '/repos/octocat/docs/issues/1'
const comments = `${issue}/comments`

async function openGitHub(options: GitHubOptions = {}) {
  const github = await startGitHub(options)
  const state = addIssue(github.repository('octocat/docs'), { number: 1 })
  const call = (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${github.token}`, 'content-type': 'application/json' }
    return fetch(github.apiUrl + path, { headers, ...init })
  }
  return { github, call, state }
}

function post(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) }
}

describe.each(['', '/api/v3'] as const)('below %p, closing the emulator fails after', (basePath) => {
  test.each<[string, string, RequestInit, string]>([
    [
      'an unknown path',
      '/repos/octocat/docs/wishes',
      {},
      'GET /repos/octocat/docs/wishes: the description has no such operation.',
    ],
    [
      'an unknown query parameter',
      `${comments}?order=asc`,
      {},
      'the query has the unknown parameter "order"',
    ],
    [
      'a query parameter of another type',
      `${comments}?per_page=all`,
      {},
      'the query parameter "per_page" must be integer',
    ],
    ['a body without a property', comments, post({}), 'the request has no property "body"'],
    [
      'a body with an unknown property',
      comments,
      post({ body: 'Hi', tone: 'kind' }),
      'the request has the unknown property "tone"',
    ],
    ['a property of another type', comments, post({ body: 7 }), 'the request, /body must be string'],
    [
      'a body of another content type',
      comments,
      { ...post({ body: 'Hi' }), headers: {} },
      'the content type "text/plain"',
    ],
  ])('%s', async (...[, path, init, problem]) => {
    const { github, call } = await openGitHub({ basePath })
    await call(path, init)
    await expect(github.close()).rejects.toThrow(problem)
  })

  test.each<[string, Partial<Record<keyof IssueState, unknown>>, string]>([
    [
      'an answer without a property',
      { created_at: undefined },
      'the response 200 has no property "created_at"',
    ],
    ['a property of another type', { title: null }, 'the response 200, /title must be string'],
    [
      'a property of another format',
      { updated_at: 'today' },
      'the response 200, /updated_at must match format',
    ],
  ])('%s', async (_, fields, problem) => {
    const { github, call, state } = await openGitHub({ basePath })
    Object.assign(state, fields)
    await call(issue)
    await expect(github.close()).rejects.toThrow(problem)
  })

  test('nothing that is as described', async () => {
    const { github, call } = await openGitHub({ basePath })
    expect((await call(comments, post({ body: 'Hi' }))).status).toBe(201)
    await expect(github.close()).resolves.toBeUndefined()
  })

  test('the request, but not the answer, of a fault', async () => {
    const { github, call } = await openGitHub({ basePath })
    github.fail({ path: /./, status: 418, times: 2 })
    await call(issue)
    expect(github.problems).toEqual([])
    await call(`${issue}?x=1`)
    expect(github.problems.splice(0)).toEqual([expect.stringContaining('the unknown parameter "x"')])
    await github.close()
  })
})

describe('a run with a payload', () => {
  test.each([
    ['that GitHub recorded', eventOf('pull_request')],
    ['of another event with the same webhook', { ...eventOf('pull_request'), name: 'pull_request_target' }],
    ['of an event without a webhook', { name: 'schedule', payload: { schedule: '0 0 * * *' } }],
    ['that is wrong on purpose', { name: 'push', payload: '{', isWrong: true }],
  ])('%s starts', (_, event) => {
    expect(() => publishEvent(event)).not.toThrow()
  })

  test.each([
    ['of another type', eventOf('push', { ref: 7 }), '/ref must be string.'],
    ['with an unknown property', eventOf('push', { tone: 'kind' }), 'It has the unknown property "tone".'],
    ['without a property', { name: 'push', payload: {} }, 'It has no property "ref".'],
    ['that is no object', { name: 'push', payload: '[]' }, 'It is not an object.'],
    ['that is said to be wrong and is not', { ...eventOf('push'), isWrong: true }, 'GitHub may send it.'],
  ])('%s does not start', (_, event, problem) => {
    expect(() => publishEvent(event)).toThrow(problem)
  })

  test('that GitHub recorded starts, whatever the event', () => {
    for (const name of ['pull_request', 'issue_comment', 'push', 'release', 'workflow_run', 'merge_group'])
      for (const payload of payloadsOf(name)) publishEvent({ name, payload })
    expect(payloadsOf('pull_request').length).toBeGreaterThan(20)
  })
})
