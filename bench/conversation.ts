// What a conversation adds to a run: the same run with its comment and without it, with 50 ms for each request to GitHub.

import { command, openCommandScene } from '../__tests__/bundle/lock-scene.ts'
import { eventOf } from '../__tests__/bundle/payloads.ts'
import { openScene } from '../__tests__/bundle/scene.ts'
import { atMost, median, type Row, untargeted } from './row.ts'

const delayMs = 50
/** From the create on, until all that is written about the beginning is written, and its lock is given back. */
const beginningMs = 8_000

type FirstRun = { requests: number; beforeCreate: number; createMs: number; whileWaiting: number }

/** Returns what the conversation adds: requests, and round trips before the create. */
export async function measureConversation(rounds: number): Promise<Row[]> {
  const [alone, background] = [
    await measureFirstRuns({ comment: 'off', wait: 'false' }, rounds),
    await measureFirstRuns({ wait: 'false' }, rounds),
  ]
  const [waitingAlone, waiting] = [
    await measureFirstRuns({ comment: 'off', wait: 'true' }, rounds),
    await measureFirstRuns({ wait: 'true' }, rounds),
  ]
  const addedMs = background.createMs - alone.createMs
  return [
    // One after the other, and beside what else the run asks GitHub.
    atMost('conversation: round trips before the create', background.beforeCreate - alone.beforeCreate, {
      max: 4,
    }),
    untargeted('conversation: what they add before it, at 50 ms each', `${addedMs.toFixed(0)} ms`),
    atMost('conversation: API calls of a run in the background', background.requests - alone.requests, {
      max: 10,
    }),
    atMost('conversation: API calls of a run that waits', waiting.requests - waitingAlone.requests, {
      max: 15,
    }),
    atMost('conversation: API calls to GitHub while a run waits for the agent', waiting.whileWaiting, {
      max: 0,
    }),
  ]
}

/** Returns the medians of so many first runs on a pull request. */
async function measureFirstRuns(given: Record<string, string>, rounds: number): Promise<FirstRun> {
  const jobSeconds = given.comment === 'off' ? 1 : 10
  const all: FirstRun[] = []
  for (let round = 0; round < rounds; round += 1) {
    await using scene = await openScene({ event: eventOf('pull_request'), github: { delayMs } })
    const { outputs, spawnedAtMs, stdout } = await scene.run({
      timers: 'real',
      with: { ...given, prompt: `emulate: pull-request after ${jobSeconds}s`, context: 'none' },
    })
    const { requests } = scene.github
    const create = scene.docs.requests.find(({ method }) => method === 'POST')
    const lastPoll = scene.docs.requests.at(-1)
    if (!create || !lastPoll || outputs['job-id'] === '') throw new Error(stdout)
    const isWhileWaiting = ({ atMs }: { atMs: number }) =>
      atMs > create.atMs + beginningMs && atMs < lastPoll.atMs
    all.push({
      requests: requests.length,
      beforeCreate: requests.filter(({ atMs }) => atMs < create.atMs).length,
      createMs: create.atMs - spawnedAtMs,
      whileWaiting: requests.filter(isWhileWaiting).length,
    })
  }
  const medianOf = (name: keyof FirstRun) => median(all.map((one) => one[name]))
  return {
    requests: medianOf('requests'),
    beforeCreate: medianOf('beforeCreate'),
    createMs: medianOf('createMs'),
    whileWaiting: Math.max(...all.map(({ whileWaiting }) => whileWaiting)),
  }
}

const pairsAtOnce = 5

/** Returns how many jobs two commands at once have started, in so many rounds. */
export async function measurePairs(pairs: number): Promise<Row[]> {
  const jobs: number[] = []
  const left = Array.from({ length: pairs }, (_, round) => round)
  const work = async () => {
    while (left.pop() !== undefined) jobs.push(await playPair())
  }
  await Promise.all(Array.from({ length: pairsAtOnce }, work))
  return [
    untargeted('conversation: rounds of two commands at once, without `concurrency`', String(pairs)),
    atMost('conversation: most jobs of such a round', Math.max(...jobs), { max: 1 }),
  ]
}

async function playPair(): Promise<number> {
  await using scene = await openCommandScene()
  const runs = ['first', 'second'].map((wish, index) =>
    scene.run({
      timers: 'real',
      event: command(scene, `/docs ${wish}\nemulate: pull-request after 1s`, { index }),
      with: { prompt: '', context: 'none' },
      env: { GITHUB_RUN_ID: String(8_100 + index) },
    }),
  )
  const results = (await Promise.all(runs)).map(({ outputs }) => outputs.result)
  if (results.some((result) => result !== 'pull-request')) throw new Error(`The runs ended as ${results}.`)
  return scene.docs.jobs.size
}
