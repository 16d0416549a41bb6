// Runs whose event does not say whether the repository is public: GitHub is asked where it matters, and once.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { type DocsScene, docsComments, opened, reconcile, remember, warningsIn } from './docs-threads.ts'
import { printed } from './scene.ts'

jest.setTimeout(60_000)

const repositoryOf = ({ repository: { owner, name, id } }: DocsScene) => ({
  GITHUB_REPOSITORY: `${owner}/${name}`,
  GITHUB_REPOSITORY_ID: String(id),
})
const schedule: ActionEvent = { name: 'schedule', payload: { schedule: '0 7 * * 1' } }
/** One of a test or of another server. */
const dispatch: ActionEvent = { name: 'repository_dispatch', payload: { action: 'docs' }, isWrong: true }
const token = { 'docs-token': docsToken }
const todo = { todo: ['comment' as const] }
const hidden = 'These changes were requested in another repository.'
const asksForIt = ({ repository: { owner, name }, github }: DocsScene) =>
  github.requests.filter(({ method, path }) => method === 'GET' && path === `/repos/${owner}/${name}`).length

/** A docs pull request whose comment is still to be written. */
function leaveComment(scene: DocsScene): void {
  const comment = remember(scene)
  scene.repository.comments.delete(comment.id)
  const opens = { state: 'open' as const, openedAt: scene.pull.created_at, endedAt: null }
  const source = {
    toldSource: 'open' as const,
    notices: 0,
    isClosedForSource: false,
    changes: null,
    preview: null,
  }
  remember(scene, { docsPull: { ...opens, ...source, ...todo } })
}

test.concurrent.each([
  ['a public source', false, false, /\[Codertocat\/Hello-World#2\]/],
  ['a private source', true, false, hidden],
  ['a private source of private docs', true, true, /\[Codertocat\/Hello-World#2\]/],
])('a scheduled reconcile and %s', async (...[, isPrivate, isDocsPrivate, text]) => {
  await using scene = await openDocsScene({ event: opened, isDocsPrivate })
  scene.repository.private = isPrivate
  leaveComment(scene)
  const run = await scene.run({
    ...{ metadata: reconcile, event: schedule, with: token, env: repositoryOf(scene) },
  })
  expect([run.outputs.result, warningsIn(run)]).toEqual(['done', []])
  expect(docsComments(scene)).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)])
  expect(asksForIt(scene)).toBe(1)
})

test.concurrent('a reconcile that has no comment to write does not ask', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene)
  const env = repositoryOf(scene)
  const run = await scene.run({ metadata: reconcile, event: schedule, with: token, env })
  expect([run.outputs.result, docsComments(scene), asksForIt(scene)]).toEqual(['done', [], 0])
})

test.concurrent.each([schedule, dispatch])('a run of $name links back to a public source', async (event) => {
  await using scene = await openDocsScene({ event: opened })
  scene.repository.private = false
  const given = { ...token, 'issue-number': '2' }
  const run = await scene.run({ event, with: given, env: repositoryOf(scene) })
  expect(run.outputs.result).toBe('pull-request')
  expect(docsComments(scene)).toEqual([expect.stringMatching(/\[Codertocat\/Hello-World#2\]/)])
  expect(asksForIt(scene)).toBe(1)
})

test.concurrent('an event that says so is believed', async () => {
  await using scene = await openDocsScene({ event: opened })
  await scene.run({ with: token })
  expect([docsComments(scene).length, asksForIt(scene)]).toEqual([1, 0])
})

test.concurrent('without an answer the source is not named, and a warning says why', async () => {
  await using scene = await openDocsScene({ event: opened })
  scene.repository.private = false
  scene.github.fail({ path: '/repos/Codertocat/Hello-World', status: 403, times: Infinity })
  const given = { ...token, 'issue-number': '2' }
  const run = await scene.run({ event: schedule, with: given, env: repositoryOf(scene) })
  expect(docsComments(scene)).toEqual([hidden])
  expect(printed(run)).toContain("Couldn't read whether the repository is public: GitHub answered 403.")
})
