import { expect, jest, test } from '@jest/globals'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../emulator/github/server.ts'
import { type Account, actionsBot } from '../../emulator/github/state.ts'
import { sampleState } from '../fixtures/sample-state.ts'
import { eventOf } from './payloads.ts'
import { signState } from './remembered.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const mona = makeUser('mona')
const mallory = makeUser('mallory')

/** A state of the conversation that somebody with another secret has signed. */
function forgedFor({ repository, docs }: Scene): string {
  const here = { repositoryId: repository.id, issueNumber: 2, key: 'default' }
  const scope = { ...here, projectId: docs.projectId, apiHost: new URL(docs.url).host }
  return `Hello\n\n${signState(scope, sampleState(), 'another secret of 16 or more')}`
}

const ofInstallation = { token: 'ghs_0123456789abcdefghij' }
const ofUser = { token: 'ghp_0123456789abcdefghij', account: mona }

type Row = { github: GitHubOptions; author: Account; hasNote: boolean }

test.concurrent.each<[string, Row]>([
  ['the workflow', { github: ofInstallation, author: actionsBot, hasNote: true }],
  ['a stranger', { github: ofInstallation, author: mallory, hasNote: false }],
  ['the user of the token', { github: ofUser, author: mona, hasNote: true }],
  ['a stranger, with the token of a user', { github: ofUser, author: mallory, hasNote: false }],
  ['the workflow, with the token of a user', { github: ofUser, author: actionsBot, hasNote: true }],
])('a state that does not verify, in a comment of %s', async (_, { github, author, hasNote }) => {
  await using scene = await openScene({ event: eventOf('pull_request'), github })
  const forged = forgedFor(scene)
  const comment = addComment(scene.repository, { issue: 2, user: author, body: forged })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  const [ours] = [...scene.repository.comments.values()].filter(({ id }) => id !== comment.id)
  expect(ours?.body.includes('signed with another key')).toBe(hasNote)
  // Its lock says whose token it is.
  expect(scene.called()).not.toContain('GET /user')
  expect(comment.body).toBe(forged)
})

const dry = { with: { 'dry-run': 'true' }, env: { GITHUB_RUN_ID: '6043' } }

test.concurrent('without a lock, a run with the token of a user asks who that is', async () => {
  await using scene = await openScene({ event: eventOf('pull_request'), github: ofUser })
  await scene.run()
  expect(scene.called()).not.toContain('GET /user')
  const run = await scene.run(dry)
  expect(run.stdout).toContain('Decision: send the request to job job_9e3779b1')
  expect(scene.called()).toContain('GET /user')
})

test.concurrent('a user that GitHub does not name is taken for nobody', async () => {
  await using scene = await openScene({ event: eventOf('pull_request'), github: ofUser })
  await scene.run()
  scene.github.fail({ path: '/user', status: 500, times: Infinity })
  const run = await scene.run(dry)
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(run.stdout).toContain("Couldn't read the comments: GitHub answered 500")
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
