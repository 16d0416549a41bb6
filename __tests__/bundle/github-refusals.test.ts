// What is said of GitHub's refusals that are not about permissions: limits, locked conversations, reactions that are gone.
import { expect, jest, test } from '@jest/globals'
import { commentEvent, letMonaWrite, reactionsIn } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const event = eventOf('pull_request')
const ofPermission = /token needs|`permissions`/
const accepted = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }

/** The warnings of a run that must end well all the same. */
async function warningsOf(scene: Scene): Promise<string[]> {
  const run = await scene.run({ with: { prompt: endsAtOnce, context: 'none' } })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  return run.stdout.split('\n').filter((line) => line.startsWith('::warning'))
}

/** What a run says that could not lock its conversation, so that it does not know what was sent before. */
async function unsentText(scene: Scene): Promise<string> {
  const run = await scene.run({ with: { prompt: endsAtOnce, context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect(scene.asked()).toEqual([])
  return run.stdout
}

test.concurrent.each([403, 429] as const)(
  'a primary limit that is used up (%d) is told with its end and never as a permission',
  async (status) => {
    await using scene = await openScene({ event })
    const reset = Math.floor(Date.now() / 1_000) + 1_800
    const headers = { ...accepted, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }
    scene.github.fail({ method: 'POST', path: /./, status, headers, times: Infinity })
    const end = new Date(reset * 1_000).toISOString().slice(0, 16).replace('T', ' ')
    const text = await unsentText(scene)
    expect(text).toContain(`is used up until ${end} UTC.`)
    expect(text).not.toMatch(ofPermission)
  },
)

test.concurrent('a secondary limit is told as such and never as a permission', async () => {
  await using scene = await openScene({ event })
  const headers = { ...accepted, 'x-ratelimit-remaining': '812', 'retry-after': '120' }
  const body = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' }
  scene.github.fail({ method: 'POST', path: /./, status: 403, headers, body, times: Infinity })
  const text = await unsentText(scene)
  expect(text).toContain('secondary rate limit')
  expect(text).not.toMatch(ofPermission)
})

test.concurrent('a locked conversation is told as that', async () => {
  await using scene = await openScene({ event })
  Object.assign(scene.repository.pulls.get(2) ?? {}, { locked: true })
  const warnings = (await warningsOf(scene)).join('\n')
  expect(warnings).toContain('the conversation is locked')
  expect(warnings).not.toMatch(ofPermission)
})

test.concurrent('a reaction that somebody removed meanwhile is no trouble', async () => {
  await using scene = await openScene({ event: commentEvent(`/docs fix it\n${endsAtOnce}`) })
  letMonaWrite(scene.repository)
  scene.github.fail({ method: 'DELETE', path: /\/reactions\/\d+$/, status: 404, afterEffect: true })
  expect(await warningsOf(scene)).toEqual([])
  expect(reactionsIn(scene.repository)).toEqual(['rocket'])
})
