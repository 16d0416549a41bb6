import { expect, test } from '@jest/globals'
import { addReaction } from '../../../emulator/github/fixtures.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithConversations } from './start-github.ts'

const now = () => new Date(Date.UTC(2026, 0, 31, 9, 30, 7, 900))
const path = `${root}/issues/1/reactions`

test('all that GitHub dates is by its own clock, in whole seconds', async () => {
  const { github, repository } = await startWithConversations({ now, clockOffsetMs: -360_000 })
  const comment = { method: 'POST', body: { body: 'Hello' } }
  expect(await callGitHub(github, `${root}/issues/1/comments`, comment)).toMatchObject({
    status: 201,
    headers: { date: 'Sat, 31 Jan 2026 09:24:07 GMT' },
    body: { created_at: '2026-01-31T09:24:07Z', updated_at: '2026-01-31T09:24:07Z' },
  })
  addReaction(repository, { issue: 1, ageSeconds: 90 })
  expect(await callGitHub(github, path)).toMatchObject({
    body: [{ content: 'rocket', created_at: '2026-01-31T09:22:37Z', user: { login: 'octocat' } }],
  })
})

test('answers that fail have its date, too, unless they have another', async () => {
  const { github } = await startWithConversations({ now, clockOffsetMs: 3_600_000 })
  const read = async () => (await callGitHub(github, path)).headers.date
  const readMissing = async () => (await callGitHub(github, `${root}/issues/9`)).headers.date
  github.fail({ path })
  const date = 'Sat, 31 Jan 2026 10:30:07 GMT'
  expect([await read(), await read(), await readMissing()]).toEqual([date, date, date])
  github.fail({ path, headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' } })
  expect(await read()).toBe('Thu, 01 Jan 1970 00:00:00 GMT')
})
