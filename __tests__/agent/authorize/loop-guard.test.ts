// Whether a change is the agent's own.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  isAgentsByItself,
  isAgentsPull,
  passLoopGuard,
  withPull,
} from '../../../src/agent/authorize/loop-guard.ts'
import type { Meaning, Origin } from '../../../src/event/event.ts'
import { EndOfRun } from '../../../src/outcome.ts'
import type { Log } from '../../../src/runner/log.ts'
import {
  inaccessible,
  notFound,
  type OpenStore,
  openStore,
} from '../../conversation/open-store.ts'
import { pullTrigger, sampleEvent } from '../../fixtures/samples.ts'

const author = (login: string) => ({ author: { login, isBot: false } })
const ofPerson = { ...author('mona'), headRef: 'feature', isFork: false }

test.each<[string, Partial<Parameters<typeof isAgentsPull>[0]>, boolean]>([
  ['of a person', {}, false],
  ['of the agent', author('mintlify[bot]'), true],
  [
    'of the agent, in a fork',
    { ...author('mintlify[bot]'), isFork: true },
    true,
  ],
  ['of a person with a like name', author('mintlify'), false],
  ['of another bot', author('renovate[bot]'), false],
  ['of nobody', { author: null }, false],
  [
    'of nobody, on a branch of the agent',
    { author: null, headRef: 'mintlify/x' },
    true,
  ],
  ['on a branch of the agent', { headRef: 'mintlify/update-docs-123' }, true],
  [
    'on such a branch of a fork',
    { headRef: 'mintlify/update-docs-123', isFork: true },
    false,
  ],
  ['on a branch with a like name', { headRef: 'mintlify-x' }, false],
  [
    'on a branch with the name inside',
    { headRef: 'feature/mintlify/x' },
    false,
  ],
  ['on a branch in capitals', { headRef: 'Mintlify/x' }, false],
])('a pull request %s: %p', (_, known, expected) => {
  expect(isAgentsPull({ ...ofPerson, ...known })).toBe(expected)
})

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const noOrigin = { branches: [], pull: null, unreadPull: null, commits: [] }
function meaningOf(origin: Partial<Origin>, more: Partial<Meaning> = {}) {
  const { meaning } = sampleEvent(pullTrigger)
  return { ...meaning, origin: { ...noOrigin, ...origin }, ...more }
}

test.each<[string, Meaning, boolean]>([
  ['nothing', meaningOf({}), false],
  ['a branch of the agent', meaningOf({ branches: ['mintlify/a'] }), true],
  [
    'a branch of the agent and another one',
    meaningOf({ branches: ['mintlify/a', 'main'] }),
    false,
  ],
  [
    'a pull request of the agent',
    meaningOf({ pull: { ...ofPerson, headRef: 'mintlify/a' } }),
    true,
  ],
  ['a pull request of a person', meaningOf({ pull: ofPerson }), false],
  [
    'a person and the agent',
    meaningOf(
      {},
      { actors: [author('mona').author, author('mintlify[bot]').author] },
    ),
    true,
  ],
])('an event of %s is by itself: %p', (_, meaning, expected) => {
  expect(isAgentsByItself(meaning)).toBe(expected)
})

/** As GitHub describes a pull request. */
const response = (
  login: string,
  ref: string,
  { fork = false, merged = false, open = false } = {},
) => ({
  user: { login, type: 'User' },
  head: { ref, sha: 'a'.repeat(40), repo: { id: fork ? 2 : 1 } },
  base: { repo: { id: 1 } },
  state: open ? 'open' : 'closed',
  merged_at: merged ? '2026-11-20T14:00:00Z' : null,
})
const ofPulls = /\/pulls\/7$/
const ofCommit = /\/commits\/[a-z]+\/pulls$/
const answer = (path: RegExp, body: unknown, times = 1) =>
  scene.github.fail({ path, status: 200, body, times })

/** The outcome that ends the run, undefined if it goes on. */
async function endOf(act: Promise<unknown>): Promise<unknown> {
  try {
    await act
    return undefined
  } catch (error) {
    if (error instanceof EndOfRun) return error.outcome
    throw error
  }
}

test.each([
  ['of this repository', {}, false, false],
  ['of a fork', { fork: true }, true, true],
  ['of a fork, merged', { fork: true, merged: true }, true, false],
])(
  'a pull request %s that the event only numbers is read',
  async (_, kind, isFork, isForeign) => {
    answer(ofPulls, response('mona', 'feature', kind))
    const meaning = await withPull(
      scene.store.github,
      meaningOf({ unreadPull: 7 }),
    )
    const pull = { author: { login: 'mona', isBot: false }, headRef: 'feature' }
    expect(meaning.origin.pull).toMatchObject({ ...pull, isFork })
    expect(meaning.isForeign).toBe(isForeign)
  },
)

test('a head of a repository that is gone is that of a fork', async () => {
  const gone = {
    ...response('mona', 'feature'),
    head: { ref: 'x', sha: 'a'.repeat(40), repo: null },
  }
  answer(ofPulls, gone)
  const { origin } = await withPull(
    scene.store.github,
    meaningOf({ unreadPull: 7 }),
  )
  expect(origin.pull?.isFork).toBe(true)
})

test('what is foreign stays so, and an event with its pull request asks nothing', async () => {
  answer(ofPulls, response('mona', 'feature'))
  const foreign = meaningOf({ unreadPull: 7 }, { isForeign: true })
  expect((await withPull(scene.store.github, foreign)).isForeign).toBe(true)
  scene.calls()
  const told = meaningOf({ pull: ofPerson })
  expect(await withPull(scene.store.github, told)).toBe(told)
  expect(scene.calls()).toEqual([])
})

test('a pull request that cannot be read ends the run', async () => {
  scene.github.fail({ path: ofPulls, ...notFound, times: 9 })
  const { github } = scene.store
  const context = { github, log: {} as Log }
  expect(
    await endOf(passLoopGuard(context, meaningOf({ unreadPull: 7 }))),
  ).toMatchObject({
    ...{ result: 'skipped', reason: 'guard-unreadable' },
    why: expect.stringContaining('404'),
  })
})

const agents = response('mintlify[bot]', 'mintlify/a', { merged: true })
const agentsOpen = response('mintlify[bot]', 'mintlify/a', { open: true })
const persons = response('mona', 'feature', { merged: true })
const ofBranch = response('mona', 'develop', { open: true })
const wasOfBranch = response('mona', 'develop', { merged: true })
const ofOtherBranch = response('mona', 'feature', { open: true })
const forks = response('eve', 'x', { fork: true })
const warnings: unknown[][] = []
async function guard(
  commits: readonly string[],
  branches = ['develop'],
): Promise<unknown> {
  warnings.length = 0
  const log = {
    warning: (...parts: unknown[]) => warnings.push(parts),
  } as unknown as Log
  const { github } = scene.store
  const end = await endOf(
    passLoopGuard({ github, log }, meaningOf({ commits, branches })),
  )
  const outcome = end as { result: string; reason: string; why: string | null }
  if (end === undefined) return 'goes on'
  expect(outcome.result).toBe('skipped')
  if (outcome.reason === 'guard-unreadable')
    expect(outcome.why).toMatch(/GitHub/)
  return outcome.reason
}

test.each<[string, unknown[], string]>([
  ['is in no pull request', [], 'goes on'],
  ["is in the agent's", [agents], 'own-pull-request'],
  ["is in a person's", [persons], 'goes on'],
  ["is in the agent's and a person's", [agents, persons], 'goes on'],
  ["is in the agent's and one of a fork", [agents, forks], 'own-pull-request'],
  ['is in one of a fork', [forks], 'goes on'],
  [
    "is in the agent's, and in an open one from the branch itself",
    [agents, ofBranch],
    'own-pull-request',
  ],
  [
    "is in the agent's, and in one from the branch itself that was merged",
    [agents, wasOfBranch],
    'goes on',
  ],
  [
    "is in the agent's, and in an open one that was brought up to date",
    [agents, ofOtherBranch],
    'own-pull-request',
  ],
  [
    "is in an open one of the agent's that was brought up to date",
    [agentsOpen],
    'goes on',
  ],
  ['is in an open one from the branch itself', [ofBranch], 'goes on'],
])('a push whose commit %s', async (_, pulls, expected) => {
  answer(ofCommit, pulls, 4)
  expect(await guard(['a'])).toBe(expected)
})

test('a push without commits goes on', async () => {
  expect(await guard([])).toBe('goes on')
})

test('a commit without a pull request is asked about for 15 s', async () => {
  answer(ofCommit, [], 4)
  const before = scene.clock.elapsedMs()
  scene.calls()
  expect(await guard(['a'])).toBe('goes on')
  expect(scene.calls()).toHaveLength(4)
  expect(scene.clock.elapsedMs() - before).toBe(15_000)
})

test('what is known of a new commit is not asked for again', async () => {
  answer(ofCommit, [agents])
  scene.calls()
  expect(await guard(['a'])).toBe('own-pull-request')
  expect(scene.calls()).toHaveLength(1)
})

test.each([[[]], [[agentsOpen]], [[forks]]])(
  'the pull request that has brought a new commit is found when it is asked for again',
  async (pulls) => {
    answer(ofCommit, pulls, 3)
    scene.github.fail({ path: ofCommit, status: 200, body: [agents] })
    const end = await guard(['a'])
    expect(end).toBe('own-pull-request')
  },
)

test("a new commit in an open pull request of a person's is not asked about again", async () => {
  answer(ofCommit, [ofOtherBranch])
  scene.calls()
  expect(await guard(['a'])).toBe('goes on')
  expect(scene.calls()).toHaveLength(1)
})

test('of a commit on no known branch, an open pull request says whose it is', async () => {
  answer(ofCommit, [agentsOpen], 4)
  expect(await guard(['a'], [])).toBe('own-pull-request')
})

test('a push goes on, and says so, where the token may not ask for commits', async () => {
  scene.github.fail({ path: ofCommit, ...inaccessible, times: 9 })
  expect(await guard(['a'])).toBe('goes on')
  expect(warnings).toEqual([
    [
      "Couldn't check whether the agent made this change",
      expect.stringContaining('403'),
      'permissions',
    ],
  ])
})

test.each([
  ['is no list', { status: 200, body: { message: 'x' } }],
  ['fails for a minute', { status: 500 }],
])(
  'a push starts nothing while the list of pull requests %s',
  async (_, fault) => {
    scene.github.fail({ path: ofCommit, times: 99, ...fault })
    const before = scene.clock.elapsedMs()
    expect(await guard(['a'])).toBe('guard-unreadable')
    if (fault.status === 500)
      expect(scene.clock.elapsedMs() - before).toBeGreaterThan(30_000)
  },
)
