// Faults at each request for the commit status and the docs pull request. They change no result, are told once, and leave
// nothing done twice.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { exceedSecondaryLimit } from '../../emulator/github/rate-limits.ts'
import { docsApp, docsToken, openDocsScene, statusesOf } from '../bundle/docs-scene.ts'
import { eventOf } from '../bundle/payloads.ts'
import { flawsOf } from '../bundle/scene.ts'
import { assertOneFinalSentence, assertOnlyOurCommands } from './invariants.ts'

jest.setTimeout(120_000)

const always = { times: Number.POSITIVE_INFINITY }
const sourceHead = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const newerHead = 'f'.repeat(40)

type Place = Pick<Fault, 'method' | 'path'>

/** Each request that the inputs add to a run. */
const places: Record<string, Place> = {
  'the commit status': { method: 'POST', path: /\/statuses\// },
  'the source pull request': { method: 'GET', path: /\/Hello-World\/pulls\/2$/ },
  'the docs pull request': { method: 'GET', path: /\/acme\/docs\/pulls\/57$/ },
  'its comments': { method: 'GET', path: /\/acme\/docs\/issues\/57\/comments/ },
  'its labels': { method: 'POST', path: /\/acme\/docs\/issues\/57\/labels$/ },
  'its reviewers': { method: 'POST', path: /\/acme\/docs\/pulls\/57\/requested_reviewers$/ },
  'its comment': { method: 'POST', path: /\/acme\/docs\/issues\/57\/comments$/ },
}

type Kind = {
  fault: Omit<Fault, 'method' | 'path'>
  /** Whether another try makes it good, so that nothing is to be told. */
  isMended?: (place: string) => boolean
}

const isPostedOnce = (place: string) => place !== 'its comment'

const kinds: Record<string, Kind> = {
  '401': { fault: { ...always, status: 401, body: { message: 'Bad credentials' } } },
  '403': { fault: { ...always, status: 403, body: { message: 'Resource not accessible by integration' } } },
  // The conversation may be an issue's.
  '404': {
    fault: { ...always, status: 404, body: { message: 'Not Found' } },
    isMended: (place) => place === 'the source pull request',
  },
  '422': { fault: { ...always, status: 422, body: { message: 'Validation Failed' } } },
  '500 once': { fault: { status: 500 }, isMended: isPostedOnce },
  '500 always': { fault: { ...always, status: 500 } },
  'HTML instead of JSON': { fault: { ...always, status: 200, body: '<h1>Sign in</h1>' } },
  'a connection closed once': { fault: { drop: true }, isMended: isPostedOnce },
  'an answer lost once': { fault: { drop: true, afterEffect: true }, isMended: isPostedOnce },
  'connections closed always': { fault: { ...always, drop: true } },
  silence: { fault: { ...always, hang: true } },
  'a secondary limit': {
    fault: { ...always, ...exceedSecondaryLimit({ retryAfter: '120', resetAt: new Date(0) }) },
  },
}

const inputs = {
  'commit-status': 'docs',
  'docs-token': docsToken,
  'docs-labels': 'documentation',
  'docs-reviewers': 'mona',
  // The last requests get 9 s after the deadline at most.
  'timeout-minutes': '0.1',
}

async function openFaultScene(place: string, kind: string) {
  const scene = await openDocsScene({ event: eventOf('pull_request', {}, 'opened') })
  scene.docsRepository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
  scene.docsRepository.comments.set(1, {
    ...{ id: 1, issue: 57, body: 'First!', user: docsApp, reactions: [] },
    ...{ created_at: '2026-11-20T12:00:00Z', updated_at: '2026-11-20T12:00:00Z' },
  })
  const source = scene.repository.pulls.get(2)
  if (source) source.head.sha = newerHead
  scene.github.fail({ ...places[place], path: places[place]?.path ?? /$^/, ...kinds[kind]?.fault })
  return scene
}

const cases = Object.keys(places).flatMap((place) => Object.keys(kinds).map((kind) => [place, kind] as const))

test.concurrent.each(cases)('%s: %s', async (place, kind) => {
  await using scene = await openFaultScene(place, kind)
  const startedMs = performance.now()
  const run = await scene.run({ with: inputs })
  expect(performance.now() - startedMs).toBeLessThan(25_000)
  expect({ exitCode: run.exitCode, result: run.outputs.result }).toEqual({
    exitCode: 0,
    result: 'pull-request',
  })
  expect(scene.asked().filter((request) => request.startsWith('POST'))).toEqual(['POST /job'])
  expect(flawsOf(run, [docsToken, scene.github.token, scene.docs.key])).toEqual([])
  assertOneFinalSentence(run)
  assertOnlyOurCommands(run)
  const isMended = kinds[kind]?.isMended?.(place) ?? false
  expect(
    /^::warning title=(?:A GitHub API call failed|Docs pull request left alone)::/m.test(run.stdout),
  ).toBe(!isMended)
  expect(scene.ours().filter(({ issue }) => issue === 2)).toHaveLength(1)
  const ofApp = [...scene.docsRepository.comments.values()].filter(({ id }) => id !== 1)
  expect(ofApp.length).toBeLessThanOrEqual(1)
  if (place !== 'the commit status') {
    expect(statusesOf(scene.repository, sourceHead).at(-1)).toBe(
      'success: Docs pull request ready: acme/docs#57',
    )
  }
})

test.concurrent.each(
  cases.filter(([, kind]) => ['401', '500 always', 'connections closed always'].includes(kind)),
)('%s: %s, and the reconcile does the rest', async (place, kind) => {
  await using scene = await openFaultScene(place, kind)
  await scene.run({ with: inputs })
  scene.github.mend()
  const run = await scene.run({
    metadata: 'reconcile/action.yml',
    with: { 'docs-token': docsToken },
  })
  expect({ exitCode: run.exitCode, result: run.outputs.result }).toEqual({ exitCode: 0, result: 'done' })
  expect(run.stdout).not.toContain('::warning')
  expect(scene.pull.labels).toEqual(['documentation'])
  expect(scene.pull.requestedReviewers).toEqual(['mona'])
  const ofApp = [...scene.docsRepository.comments.values()].filter(({ id }) => id !== 1)
  expect(ofApp).toHaveLength(1)
  expect(statusesOf(scene.repository, sourceHead).at(-1)).toBe(
    'success: Docs pull request ready: acme/docs#57',
  )
})
