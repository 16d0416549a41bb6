import { expect, test } from '@jest/globals'
import type { Fault, FaultyRequest } from '../../../emulator/github/faults.ts'
import { addComment, addReaction } from '../../../emulator/github/fixtures.ts'
import { actionsBot } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const issue = `${root}/issues/1`
const json = { 'content-type': 'application/json' }

test('a fault is played as often as asked, on the requests it names', async () => {
  const { github } = await startWithConversations()
  github.fail({ method: 'get', path: /\/issues\/\d+$/, status: 502, headers: { 'x-seen': 'yes' }, times: 2 })
  github.fail({ path: `${root}/pulls/2`, status: 403, body: { message: 'No' } })
  const statuses = []
  for (let count = 0; count < 3; count += 1)
    statuses.push((await callGitHub(github, `${root}/issues/1`)).status)
  expect(statuses).toEqual([502, 502, 200])
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({ status: 403, body: { message: 'No' } })
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({ status: 200 })
})

test('a fault can cut the connection, before or after the request took effect', async () => {
  const { github, repository } = await startWithConversations()
  const path = `${root}/issues/1/comments`
  const post = () => callGitHub(github, path, { method: 'POST', body: { body: 'Hello' } })
  github.fail({ method: 'POST', path, drop: true })
  await expect(post()).rejects.toThrow('fetch failed')
  expect(repository.comments.size).toBe(0)
  github.fail({ method: 'POST', path, drop: true, afterEffect: true })
  await expect(post()).rejects.toThrow('fetch failed')
  expect(repository.comments.size).toBe(1)
  github.fail({ method: 'POST', path, status: 502, afterEffect: true })
  expect(await post()).toMatchObject({ status: 502, body: { message: 'Server Error' } })
  expect(repository.comments.size).toBe(2)
  expect(github.requests.map(({ method, body }) => [method, body])).toEqual(
    Array.from({ length: 3 }, () => ['POST', '{"body":"Hello"}']),
  )
})

test('a fault can stay silent until the emulator is closed', async () => {
  const { github } = await startWithConversations()
  github.fail({ path: issue, hang: true })
  const response = callGitHub(github, issue)
  const rejection = expect(response).rejects.toThrow('fetch failed')
  while (github.requests.length === 0) await new Promise(setImmediate)
  await github.close()
  await rejection
})

test('a fault meets the matching request of its number, and those after it as often as asked', async () => {
  const { github } = await startWithConversations()
  const readStatuses = async (count: number) => {
    const statuses: number[] = []
    for (let left = count; left > 0; left -= 1) statuses.push((await callGitHub(github, issue)).status)
    return statuses
  }
  github.fail({ path: issue, nth: 2 })
  expect(await readStatuses(3)).toEqual([200, 500, 200])
  github.fail({ path: issue, nth: 3, times: 2 })
  await callGitHub(github, `${root}/pulls/2`)
  expect(await readStatuses(5)).toEqual([200, 200, 500, 500, 200])
})

test('a fault can choose its requests by all that they are', async () => {
  const { github } = await startWithConversations()
  const seen: FaultyRequest[] = []
  const when = (request: FaultyRequest) => {
    seen.push(request)
    return request.body.includes('fails')
  }
  github.fail({ method: 'POST', when, times: Number.POSITIVE_INFINITY })
  const post = (body: string) => callGitHub(github, `${issue}/comments`, { method: 'POST', body: { body } })
  expect([(await post('This fails')).status, (await post('Hello')).status]).toEqual([500, 201])
  expect((await callGitHub(github, issue)).status).toBe(200)
  expect(seen).toMatchObject([
    { method: 'POST', path: `${issue}/comments`, body: '{"body":"This fails"}' },
    { headers: { ...json, authorization: `Bearer ${github.token}` }, body: '{"body":"Hello"}' },
  ])
})

test('the same fault can be asked for again', async () => {
  const { github } = await startWithConversations()
  const fault: Fault = { path: issue }
  for (const _ of [1, 2]) {
    github.fail(fault)
    expect((await callGitHub(github, issue)).status).toBe(500)
    expect((await callGitHub(github, issue)).status).toBe(200)
  }
})

test('an answer can be cut in its middle: that of GitHub after the effect, another one before', async () => {
  const { github, repository } = await startWithConversations()
  const path = `${issue}/comments`
  const post = () =>
    fetch(github.apiUrl + path, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${github.token}` },
      body: '{"body":"Hello"}',
    })
  github.fail({ method: 'POST', path, cut: true })
  const own = await post()
  expect([own.status, own.headers.get('content-type')]).toEqual([201, 'application/json'])
  await expect(own.text()).rejects.toThrow('terminated')
  expect(repository.comments.size).toBe(1)
  github.fail({ method: 'POST', path, cut: true, status: 502, body: '<h1>Bad Gateway</h1>' })
  const other = await post()
  expect(other.status).toBe(502)
  await expect(other.text()).rejects.toThrow('terminated')
  expect(repository.comments.size).toBe(1)
})

test('an answer without a body is not sent if it is cut', async () => {
  const { github, repository } = await startWithConversations()
  const { id } = addReaction(repository, { issue: 1, user: actionsBot })
  github.fail({ method: 'DELETE', cut: true })
  await expect(callGitHub(github, `${issue}/reactions/${id}`, { method: 'DELETE' })).rejects.toThrow(
    'fetch failed',
  )
  expect(repository.issues.get(1)?.reactions).toEqual([])
})

test.each<[string, Fault]>([
  ['that was answered', { status: 502 }],
  ['whose connection was closed', { drop: true }],
])('a request %s can take effect later', async (_, failure) => {
  const { github, repository } = await startWithConversations()
  const path = `${issue}/comments`
  const post = () => callGitHub(github, path, { method: 'POST', body: { body: 'Hello' } }).catch(() => null)
  github.fail({ ...failure, method: 'POST', path, effectAfterMs: Number.POSITIVE_INFINITY })
  await post()
  expect((await callGitHub(github, path)).body).toEqual([])
  await github.settle()
  expect((await callGitHub(github, path)).body).toMatchObject([{ body: 'Hello' }])
  github.fail({ ...failure, method: 'POST', path, effectAfterMs: 1 })
  await post()
  while (repository.comments.size < 2) await new Promise(setImmediate)
  expect(github.problems).toEqual([])
})

test('a request whose client gave up can take effect after that', async () => {
  const { github, repository } = await startWithConversations()
  const { id } = addComment(repository, { issue: 1, body: 'Before' })
  const path = `${root}/issues/comments/${id}`
  const controller = new AbortController()
  github.fail({ method: 'PATCH', hang: true, effectAfterMs: 1 })
  const headers = { ...json, authorization: `Bearer ${github.token}` }
  const request = { method: 'PATCH', headers, body: '{"body":"After"}', signal: controller.signal }
  const rejection = expect(fetch(github.apiUrl + path, request)).rejects.toThrow('aborted')
  while (github.requests.length === 0) await new Promise(setImmediate)
  expect((await callGitHub(github, path)).body).toMatchObject({ body: 'Before' })
  controller.abort()
  await rejection
  while (repository.comments.get(id)?.body === 'Before') await new Promise(setImmediate)
  expect((await callGitHub(github, path)).body).toMatchObject({ body: 'After' })
})
