// The worlds in which histories are played: what a run does, what goes wrong
// at one of its requests, and what follows.
import type { JobScript } from '../../emulator/docs-service/job-script.ts'
import { listFailures } from '../../emulator/github/failures.ts'
import { makeSha } from '../../emulator/github/fixtures.ts'
import type { Fault } from '../../emulator/shared/faults.ts'
import { comment, pullNumber, pullRequest } from '../scene/events.ts'
import type { RunOptions, Scene, SceneOptions } from '../scene/scene.ts'

/** A run, with the word that its prompt begins with, which nobody else asks. */
export type Asking = RunOptions & { runId: string; word: string }

export type Situation = {
  name: string
  prepare?: (scene: Scene) => void
  /** Runs before, with nothing wrong. */
  before: readonly Step[]
  run: Asking
  /** What follows only here, in place of what follows everywhere. */
  follows?: readonly Continuation[]
}

/** A run, or some time in which nothing runs. */
export type Step = Asking | { skipMs: number }

/** What goes on after the run. */
export type Continuation = {
  name: string
  steps: readonly Step[]
  /** Whether the runner lives until the post step of the run. */
  withPostStep: boolean
}

export type Disturbance = {
  name: string
  /** Whether an answer gets lost by it, or a run dies or sleeps. */
  leavesDoubt: boolean
  /** Whether it is another one than at the request before this one. */
  isNewAt: (request: string, index: number) => boolean
  act: (acts: Acts) => Fault
}

/** What a disturbance can do to the run that meets it, and beside it. */
export type Acts = {
  scene: Scene
  kill: () => void
  /** The process is paused for three minutes, in which another run runs. */
  pause: (meanwhile: Asking) => Promise<unknown>
  /** Another run begins, as where a workflow has no group. */
  begin: (other: Asking) => Promise<unknown>
}

// What is asked for.

const labeled = pullRequest({ action: 'labeled' })
const opened = pullRequest({ action: 'opened' })

const asking = (word: string, runId: string, more: RunOptions = {}): Asking => {
  const { with: inputs = {}, ...options } = more
  const prompt = { prompt: `${word} pages.` }
  return {
    event: opened,
    ...options,
    runId,
    word,
    with: { ...prompt, ...inputs },
  }
}
const background = { with: { wait: 'false' } }

const earlier = asking('zero', '9')
const request = asking('one', '1')
const pushed = asking('two', '2', { event: labeled })
const command = asking('three', '3', {
  event: comment('/docs three', { createdAt: '2026-11-20T15:30:00Z', id: 777 }),
  with: { prompt: 'three pages.' },
})
const reconcile: Asking = {
  action: 'reconcile',
  event: opened,
  runId: '7',
  word: 'reconcile',
}

/** By the first word of a prompt. */
export const options: SceneOptions = {
  mintlify: {
    script: (prompt): JobScript => ({
      ending: prompt.startsWith('failing') ? 'failed' : 'pull-request',
      afterMs: 4_000,
    }),
  },
}

// The situations.

export const creates: readonly Situation[] = [
  { name: 'a create that waits', before: [], run: request },
  {
    name: 'a create in the background',
    before: [],
    run: asking('one', '1', background),
  },
]

export const messages: readonly Situation[] = [
  { name: 'a message that waits', before: [earlier], run: request },
  {
    name: 'a message in the background',
    before: [earlier],
    run: asking('one', '1', background),
  },
]

const shas = ['first push', 'second push', 'third push'].map(makeSha)
const pushes = shas.map((sha, index) =>
  asking('push', `2${index + 1}`, {
    event: pullRequest({ action: 'synchronize', sha }),
  }),
)
const [firstPush = request, ...laterPushes] = pushes

const history = [makeSha('before all pushes'), ...shas]

function moveHead(scene: Scene, sha: string | undefined): void {
  const pull = scene.github.repository('acme/app').pulls.get(pullNumber)
  if (!pull || !sha) return
  pull.head = { ...pull.head, sha }
  // The commits of the pull request up to this one.
  pull.commits = history.slice(0, history.indexOf(sha) + 1)
}

export const others: readonly Situation[] = [
  {
    name: 'a job that fails after it was delivered',
    before: [],
    run: asking('failing', '1'),
  },
  {
    name: 'a message to a job that failed',
    before: [asking('failing', '9')],
    run: request,
  },
  {
    name: 'a command',
    before: [earlier],
    run: { ...command, runId: '4' },
    follows: [
      { name: 'nothing', steps: [], withPostStep: false },
      { name: 'the post step, a push', steps: [pushed], withPostStep: true },
    ],
  },
  {
    name: 'a message beside a job that nobody waits for',
    before: [asking('zero', '9', background), { skipMs: 120_000 }],
    run: request,
  },
  {
    name: 'three pushes while one run waited',
    prepare: (scene) => moveHead(scene, shas.at(-1)),
    before: [earlier],
    run: firstPush,
    follows: [
      {
        name: 'the post step, two pushes',
        steps: laterPushes,
        withPostStep: true,
      },
    ],
  },
  {
    name: 'a push',
    prepare: (scene) => moveHead(scene, shas.at(0)),
    before: [earlier],
    run: firstPush,
    follows: [
      { name: 'nothing', steps: [], withPostStep: false },
      { name: 'the post step, a push', steps: [pushed], withPostStep: true },
    ],
  },
]

/** What follows a run anywhere. */
export function continuationsOf({ run, follows }: Situation) {
  const rerun = { ...run, attempt: 2 }
  const everywhere: Continuation[] = [
    { name: 'the post step, a push', steps: [pushed], withPostStep: true },
    { name: 'nothing', steps: [], withPostStep: false },
    {
      name: 'a reconcile, a re-run, a push',
      steps: [reconcile, rerun, pushed],
      withPostStep: false,
    },
    { name: 'a command', steps: [command], withPostStep: false },
    {
      name: 'a re-run with another prompt',
      steps: [asking('other', run.runId, { ...run, attempt: 2, with: {} })],
      withPostStep: true,
    },
  ]
  return follows ?? everywhere
}

// What can go wrong.

const always = () => true
const isWrite = (request: string) => !request.startsWith('GET ')
const isOfComments = (request: string) => /\/comments/.test(request)
const isGitHub = (request: string) => /^\S+ \/repos\//.test(request)

/** The disturbances that are played at every request in every situation. */
export const disturbances: readonly Disturbance[] = [
  {
    name: 'killed before the effect',
    leavesDoubt: true,
    isNewAt: isWrite,
    act: ({ kill }) => ({ hang: true, onMatch: kill }),
  },
  {
    name: 'killed after the effect',
    leavesDoubt: true,
    isNewAt: always,
    act: ({ kill }) => ({ hang: true, onMatch: kill, afterEffect: true }),
  },
  {
    name: 'answer lost, with its effect',
    leavesDoubt: true,
    isNewAt: isWrite,
    act: () => ({ drop: true, afterEffect: true }),
  },
  {
    name: 'answer lost, with its effect later',
    leavesDoubt: true,
    isNewAt: isWrite,
    act: ({ scene }) => ({
      drop: true,
      effectWhen: scene.clock.forRun().sleep(10_000),
    }),
  },
  {
    name: 'answer lost, without an effect',
    leavesDoubt: true,
    isNewAt: isWrite,
    act: () => ({ drop: true }),
  },
  {
    name: 'a read one write behind',
    leavesDoubt: false,
    isNewAt: (request) => isOfComments(request) && !isWrite(request),
    act: () => ({ method: 'GET', stale: true }),
  },
  {
    name: 'paused for minutes, with a reconcile',
    leavesDoubt: true,
    isNewAt: always,
    act: ({ pause }) => ({ hold: () => pause(reconcile) }),
  },
  {
    name: 'another run beside it, without a group',
    leavesDoubt: false,
    isNewAt: always,
    act: ({ begin }) => ({ hold: () => begin(pushed) }),
  },
  {
    name: 'paused for minutes, with another run',
    leavesDoubt: true,
    isNewAt: always,
    act: ({ pause }) => ({ hold: () => pause(pushed) }),
  },
]

const failures = listFailures()
const longestLagMs = 14_000

/** Oddities of GitHub, which nobody can prevent and no run may pay for. */
export const oddities: readonly Disturbance[] = [
  {
    name: 'nothing',
    leavesDoubt: false,
    isNewAt: (_, index) => index === 0,
    act: () => ({ times: 0 }),
  },
  {
    name: 'lists that lag 14 s behind a write',
    leavesDoubt: false,
    isNewAt: (request) => isWrite(request) && isOfComments(request),
    act: ({ scene }) => ({
      onMatch: () => scene.github.lag(longestLagMs),
      hold: async () => undefined,
    }),
  },
  {
    name: 'one 404 for a comment that exists',
    leavesDoubt: false,
    isNewAt: (request) => /\/issues\/comments\/\d+$/.test(request),
    act: () => failures['not found'],
  },
  {
    name: 'one 422 for a new comment',
    leavesDoubt: false,
    isNewAt: (request) => /^POST .*\/issues\/\d+\/comments$/.test(request),
    act: () => failures.invalid,
  },
  {
    name: 'a stale head of the pull request',
    leavesDoubt: false,
    isNewAt: (request) => /^GET .*\/pulls\/12$/.test(request),
    act: ({ scene }) => ({
      onMatch: () => moveHead(scene, makeSha('before all pushes')),
      hold: async () => moveHead(scene, shas.at(0)),
    }),
  },
  {
    name: 'a token that dies',
    // Nothing that happens afterwards can be written down.
    leavesDoubt: true,
    isNewAt: isGitHub,
    act: ({ scene }) => ({
      ...failures['bad credentials'],
      onMatch: () =>
        scene.github.fail({ ...failures['bad credentials'], times: Infinity }),
    }),
  },
  {
    name: 'a reconcile beside it',
    leavesDoubt: false,
    isNewAt: always,
    act: ({ begin }) => ({ hold: () => begin(reconcile) }),
  },
]
