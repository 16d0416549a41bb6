import { expect, test } from '@jest/globals'
import type { Fault } from '../../../../emulator/github/faults.ts'
import { addComment, addReaction, makeUser } from '../../../../emulator/github/fixtures.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const ever = Number.POSITIVE_INFINITY

async function start() {
  const { github, repository } = await startWithConversations()
  const call = (path: string, method = 'GET', body?: unknown) =>
    callGitHub(github, root + path, { method, body })
  return {
    ...{ github, repository, call },
    stale: (fault: Fault = {}) => github.fail({ staleMs: ever, ...fault }),
    read: async (path: string) => (await call(path)).body,
  }
}

test('a list and a single read of comments are stale by one write, as often as asked', async () => {
  const { repository, call, read, stale } = await start()
  const { id } = addComment(repository, { issue: 1, body: 'first' })
  const one = `/issues/comments/${id}`
  await call(one, 'PATCH', { body: 'second' })
  await call(one, 'PATCH', { body: 'third' })
  for (const path of [one, '/issues/1/comments', '/issues/comments']) {
    stale({ times: 2 })
    const bodies = [await read(path), await read(path), await read(path)].flat()
    expect(bodies).toMatchObject([{ body: 'second' }, { body: 'second' }, { body: 'third' }])
  }
  expect(repository.comments.get(id)?.body).toBe('third')
})

test('a comment that is new is missing, also when it is read by its id', async () => {
  const { repository, call, read, stale } = await start()
  addComment(repository, { issue: 1, body: 'old' })
  const created = await call('/issues/1/comments', 'POST', { body: 'new' })
  stale({ path: /\/1\/comments/ })
  expect(await read('/issues/1/comments')).toMatchObject([{ body: 'old' }])
  stale()
  expect(await call(`/issues/comments/${Object(created.body).id}`)).toMatchObject({ status: 404 })
  expect(await read('/issues/1/comments')).toMatchObject([{ body: 'old' }, { body: 'new' }])
})

test('reactions that are new are missing, and those that are gone are there', async () => {
  const { repository, call, read, stale } = await start()
  addReaction(repository, { issue: 2, user: makeUser('mona') })
  const { body } = await call('/issues/2/reactions', 'POST', { content: 'rocket' })
  const path = '/issues/2/reactions?content=rocket'
  stale()
  expect(await read(path)).toMatchObject([{ user: { login: 'mona' } }])
  expect(await read(path)).toHaveLength(2)
  await call(`/issues/2/reactions/${Object(body).id}`, 'DELETE')
  stale()
  expect(await read(path)).toHaveLength(2)
  expect(await read(path)).toHaveLength(1)
})

test('only reads of what a write changed are stale, and a write that was refused changed nothing', async () => {
  const { repository, call, read, stale } = await start()
  const comment = addComment(repository, { issue: 1, body: 'first' })
  stale()
  const one = `/issues/comments/${comment.id}`
  await call(one, 'PATCH', { body: 'second' })
  await call('/issues/1/reactions', 'POST', { content: 'rocket' })
  await call('/issues/2/comments', 'POST', { body: 'elsewhere' })
  await call(one, 'PATCH', { body: '' })
  expect(await read('/pulls/2')).toMatchObject({ number: 2 })
  expect(await read('/issues/1')).toMatchObject({ number: 1 })
  expect(await read(one)).toMatchObject({ body: 'first' })
  expect(await read(one)).toMatchObject({ body: 'second' })
})

test('a read is stale only for a time after the write', async () => {
  const { repository, call, read, stale } = await start()
  const { id } = addComment(repository, { issue: 1, body: 'first' })
  await call(`/issues/comments/${id}`, 'PATCH', { body: 'second' })
  stale({ staleMs: -1, times: ever })
  expect(await read('/issues/1/comments')).toMatchObject([{ body: 'second' }])
  stale({ staleMs: 600_000, times: ever })
  expect(await read('/issues/1/comments')).toMatchObject([{ body: 'first' }])
})
