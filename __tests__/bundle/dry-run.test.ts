// A dry run says what a run would do, and writes nothing anywhere.
import { expect, jest, test } from '@jest/globals'
import { runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { closed, remember } from './docs-threads.ts'
import { pullEvent, withFiles } from './gate-cases.ts'
import { openCommandScene, until } from './lock-scene.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const dry = { 'dry-run': 'true' }

/** Requests that would change something. */
function writes({ docs, github }: Scene): string[] {
  return [...docs.requests, ...github.requests].flatMap(({ method, path }) =>
    method === 'GET' ? [] : `${method} ${path}`,
  )
}

test.concurrent('a command that asks for help gets none', async () => {
  await using scene = await openCommandScene()
  const run = await scene.run({ event: commentEvent('/docs help'), with: dry })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'help' })
  expect(writes(scene)).toEqual([])
})

test.concurrent('a command that waives the commit status waives nothing', async () => {
  await using scene = await openCommandScene()
  const run = await scene.run({
    event: commentEvent('/docs skip'),
    with: { ...dry, 'commit-status': 'docs' },
  })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'dry-run' })
  expect(writes(scene)).toEqual([])
})

test.concurrent('a command that meets a limit is told so in the log alone', async () => {
  await using scene = await openCommandScene()
  const inputs = { context: 'none', 'max-requests': '1' }
  await scene.run({ event: commentEvent(`/docs it\n${endsAtOnce}`), with: inputs })
  const before = writes(scene)
  const event = commentEvent('/docs again')
  const run = await scene.run({ event, with: { ...inputs, ...dry }, env: { GITHUB_RUN_ID: '6043' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'request-limit' })
  expect(run.stdout).toMatch(/^::group::Gates$[\s\S]*^::group::Limits\nmax-requests +closed \(limit 1\)$/m)
  expect(writes(scene)).toEqual(before)
})

test.concurrent('a pull request that was closed tells the docs pull request nothing', async () => {
  await using scene = await openDocsScene({ event: closed })
  remember(scene)
  await scene.run({ with: { ...dry, 'docs-token': docsToken } })
  expect(writes(scene)).toEqual([])
})

test.concurrent('a gate that closes sets no commit status', async () => {
  await using scene = await openScene({ event: pullEvent({ title: 'Typo [skip docs]' }) })
  const run = await scene.run({ with: { ...dry, 'commit-status': 'docs' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'skip-phrase' })
  expect(writes(scene)).toEqual([])
})

test.concurrent('every gate answers, even after one that closes', async () => {
  await using scene = await openScene({ event: pullEvent({ head: { ref: 'mintlify/x' } }) })
  withFiles()(scene.repository)
  const run = await scene.run({ with: { ...dry, paths: 'docs/**' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'own-pull-request' })
  expect(run.stdout).toMatch(/^::group::Gates\nagent-branches .*\n(?:.+\n)*paths +closed/m)
})

test.concurrent('a run that was canceled leaves nothing for its post step to write', async () => {
  await using scene = await openScene({ event: pullEvent() })
  scene.github.fail({ path: /\/comments\?/, hang: true })
  const running = scene.start({ with: dry })
  await until(() => scene.called().some((call) => call.endsWith('/comments')))
  running.kill('SIGINT')
  const run = await running.finished
  expect(run.outputs).toMatchObject({ result: 'cancelled' })
  const post = await runPost(run)
  expect([post.exitCode, writes(scene)]).toEqual([0, []])
})

test.concurrent('a key that is too short to sign is good enough', async () => {
  await using scene = await openScene({ event: pullEvent(), docs: { key: 'mint_short' } })
  const run = await scene.run({ with: dry })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'dry-run' })
})

test.concurrent('where no comment would be written, none is shown', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = await scene.run({ with: { ...dry, comment: 'off' } })
  expect(run.stdout).toContain('No comment would be written.')
  expect(run.stdout).not.toContain('Comment that would be written')
})

test.concurrent('the summary has the prompt that would be sent', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = await scene.run({ with: { ...dry, prompt: 'Explain the flag.' } })
  expect(run.summary).toMatch(/<summary>Prompt that would be sent<\/summary>[\s\S]*Explain the flag\./)
})

test.concurrent('a dry run of somebody who may not command starts and says nothing', async () => {
  await using scene = await openScene({ event: commentEvent('/docs it') })
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('mona', { permission: 'read', role_name: 'read' })
  const run = await scene.run({ with: dry })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
  expect(writes(scene)).toEqual([])
})
