import { expect, test } from '@jest/globals'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const issue = `${root}/issues/1`

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
