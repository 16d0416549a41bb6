// A permission check that failed is told as that, and is no denial.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite, reactionsIn } from '../bundle/comment-event.ts'
import { eventOf } from '../bundle/payloads.ts'
import { flawsOf, lastWord, openScene, type Scene } from '../bundle/scene.ts'

jest.setTimeout(60_000)

/** Expects a run that passes, starts nothing, and says in one warning that nobody knows who may. */
function expectUnknown(scene: Scene, run: ActionRun, cause: RegExp): void {
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'skipped', reason: 'permission-unknown', exitCode: 0 },
  })
  expect([...scene.asked(), ...scene.ours(), ...reactionsIn(scene.repository)]).toEqual([])
  expect(run.stdout.match(/^::(?:warning|error)/gm)).toEqual(['::warning'])
  expect(lastWord(run)).toMatch(/^::warning title=Couldn't check the permission::/)
  expect(lastWord(run)).toMatch(cause)
  expect(lastWord(run)).toContain('Re-run this workflow job')
  expect(run.summary).toContain('Re-run this workflow job')
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
}

const faults: [string, Omit<Fault, 'path'>, RegExp][] = [
  ['500', { status: 500 }, /GitHub answered 500/],
  ['a cut connection', { drop: true }, /the connection to GitHub failed/],
  ['silence', { hang: true }, /GitHub didn't answer in time/],
  ['401', { status: 401 }, /GitHub answered 401/],
  ['403', { status: 403 }, /GitHub answered 403/],
  ['429', { status: 429 }, /GitHub answered 429/],
  ['301 to nowhere', { status: 301, headers: { location: 'http://127.0.0.1:9/x' } }, /a redirect/],
  [
    'a page instead of JSON',
    { status: 200, body: '<html>admin</html>' },
    /GitHub's answer couldn't be understood/,
  ],
  ['null', { status: 200, body: null }, /GitHub's answer couldn't be understood/],
  [
    'an answer without a permission',
    { status: 200, body: { role_name: 'admin' } },
    /GitHub's answer couldn't be understood/,
  ],
]

test.concurrent.each(faults)(
  'a permission API that gives %s to a command is told as that',
  async (_, fault, cause) => {
    await using scene = await openScene({ event: commentEvent('/docs fix it') })
    letMonaWrite(scene.repository)
    scene.github.fail({ ...fault, path: /\/collaborators\//, times: Infinity })
    expectUnknown(scene, await scene.run(), cause)
  },
)

test.concurrent.each([
  ['the repository itself', {}],
  ['a fork with secrets', { head: { repo: { id: 4 } } }],
])('the same for a pull request from %s', async (_, pull) => {
  const event = eventOf('pull_request', { sender: { login: 'mona' }, pull_request: pull })
  await using scene = await openScene({ event })
  letMonaWrite(scene.repository)
  scene.github.fail({ path: /\/collaborators\//, status: 502, times: Infinity })
  expectUnknown(scene, await scene.run(), /GitHub answered 502/)
})

test.concurrent('somebody whom GitHub does not know is denied', async () => {
  await using scene = await openScene({ event: commentEvent('/docs fix it') })
  scene.github.fail({ path: /\/collaborators\//, status: 404, times: Infinity })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'permission-denied' })
  expect(reactionsIn(scene.repository)).toEqual(['-1'])
  expect(run.stdout).not.toContain('::warning')
})

test.concurrent('a bot that `allowed-bots` names is not affected', async () => {
  const options = { author: 'renovate[bot]', type: 'Bot' } as const
  await using scene = await openScene({
    event: commentEvent('/docs fix it\nemulate: pull-request after 0s', options),
  })
  scene.github.fail({ path: /\/collaborators\//, status: 500, times: Infinity })
  const run = await scene.run({ with: { 'allowed-bots': 'renovate[bot]' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
})

test.concurrent('a limit that is used up is told with its end', async () => {
  await using scene = await openScene({ event: commentEvent('/docs fix it'), github: { rateLimits: true } })
  letMonaWrite(scene.repository)
  scene.repository.rate.used = 1_000
  const run = await scene.run()
  const resetAt = new Date(Math.ceil(scene.repository.rate.resetAtMs / 1_000) * 1_000)
  const end = resetAt.toISOString().slice(0, 16).replace('T', ' ')
  expectUnknown(scene, run, new RegExp(`rate limit .* is used up until ${end} UTC`))
})
