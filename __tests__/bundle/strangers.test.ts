import { expect, jest, test } from '@jest/globals'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../emulator/github/server.ts'
import { type Account, actionsBot } from '../../emulator/github/state.ts'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const mona = makeUser('mona')
const mallory = makeUser('mallory')
const forged = `Hello\n\n<!-- docs-agent:v1 ${'A'.repeat(40)}.${'A'.repeat(43)}= -->`
const ofInstallation = { token: 'ghs_0123456789abcdefghij' }
const ofUser = { token: 'ghp_0123456789abcdefghij', account: mona }

type Row = { github: GitHubOptions; author: Account; hasNote: boolean; asks: number }

test.concurrent.each<[string, Row]>([
  ['the workflow', { github: ofInstallation, author: actionsBot, hasNote: true, asks: 0 }],
  ['a stranger', { github: ofInstallation, author: mallory, hasNote: false, asks: 0 }],
  ['the user of the token', { github: ofUser, author: mona, hasNote: true, asks: 1 }],
  ['a stranger, with the token of a user', { github: ofUser, author: mallory, hasNote: false, asks: 1 }],
  ['the workflow, with the token of a user', { github: ofUser, author: actionsBot, hasNote: false, asks: 1 }],
])('a state that does not verify, in a comment of %s', async (_, { github, author, hasNote, asks }) => {
  await using scene = await openScene({ event: eventOf('pull_request'), github })
  const comment = addComment(scene.repository, { issue: 2, user: author, body: forged })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  const [ours] = [...scene.repository.comments.values()].filter(({ id }) => id !== comment.id)
  expect(ours?.body.includes('signed with another key')).toBe(hasNote)
  expect(scene.called().filter((call) => call === 'GET /user')).toHaveLength(asks)
  expect(comment.body).toBe(forged)
})

test.concurrent('a user that GitHub does not name is taken for no stranger: bots count', async () => {
  await using scene = await openScene({ event: eventOf('pull_request'), github: ofUser })
  addComment(scene.repository, { issue: 2, user: actionsBot, body: forged })
  scene.github.fail({ path: '/user', status: 403 })
  await scene.run()
  const bodies = [...scene.repository.comments.values()].map(({ body }) => body)
  expect(bodies.some((body) => body.includes('signed with another key'))).toBe(true)
})

test.concurrent('nobody asks whose token it is while there is no such comment', async () => {
  await using scene = await openScene({ event: eventOf('pull_request'), github: ofUser })
  await scene.run()
  expect(scene.called()).not.toContain('GET /user')
})

test.concurrent('the reconcile refuses a short key, unless `state-secret` signs', async () => {
  const key = 'mint_0123456789'
  await using scene = await openScene({ docs: { key } })
  const metadata = 'reconcile/action.yml'
  const run = await scene.run({ metadata })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(/^::error .*`api-key` looks incomplete\. Copy the whole admin key/m)
  expect([...scene.asked(), ...scene.called()]).toEqual([])
  const signed = await scene.run({ metadata, with: { 'state-secret': 'a-secret-of-its-own' } })
  expect(signed.outputs).toMatchObject({ result: 'done' })
})

test.concurrent('the reconcile refuses a short `state-secret`', async () => {
  await using scene = await openScene()
  const run = await scene.run({
    metadata: 'reconcile/action.yml',
    with: { 'state-secret': 'a-short-secret!' },
  })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(/^::error .*`state-secret` must .*at least 16 characters.*openssl rand -hex 32/m)
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})
