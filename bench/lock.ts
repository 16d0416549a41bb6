// What the lock of a conversation adds to a run: the same run with it and without it, with 50 ms for each request to GitHub.

import { command, openCommandScene } from '../__tests__/bundle/lock-scene.ts'
import { eventOf } from '../__tests__/bundle/payloads.ts'
import { openScene } from '../__tests__/bundle/scene.ts'
import { atMost, median, type Row, untargeted } from './row.ts'

const delayMs = 50

type Locked = { requests: number; createMs: number }

/** Returns what the lock adds: requests, and round trips before the create. */
export async function measureLock(rounds: number): Promise<Row[]> {
  const measure = (given: Record<string, string>) => measureFirstRuns(given, rounds)
  const [plain, locked, waitingPlain, waitingLocked] = [
    await measure({ reactions: 'false', wait: 'false' }),
    await measure({ reactions: 'true', wait: 'false' }),
    await measure({ reactions: 'false', wait: 'true' }),
    await measure({ reactions: 'true', wait: 'true' }),
  ]
  const roundTrips = (locked.createMs - plain.createMs) / delayMs
  return [
    atMost('lock: round trips of 50 ms before the create', roundTrips, { max: 1 }),
    atMost('lock: requests of a run in the background', locked.requests - plain.requests, { max: 3 }),
    untargeted(
      'lock: requests of a run that waits, which takes it twice',
      String(waitingLocked.requests - waitingPlain.requests),
    ),
  ]
}

/** Returns the medians of so many first runs on a pull request. */
async function measureFirstRuns(given: Record<string, string>, rounds: number): Promise<Locked> {
  const all: Locked[] = []
  for (let round = 0; round < rounds; round += 1) {
    await using scene = await openScene({ event: eventOf('pull_request'), github: { delayMs } })
    const { outputs, spawnedAtMs, stdout } = await scene.run({
      with: { ...given, prompt: 'emulate: pull-request after 1s', context: 'none' },
    })
    const create = scene.docs.requests.find(({ method }) => method === 'POST')
    if (!create || outputs['job-id'] === '') throw new Error(stdout)
    all.push({ requests: scene.github.requests.length, createMs: create.atMs - spawnedAtMs })
  }
  const medianOf = (name: keyof Locked) => median(all.map((one) => one[name]))
  return { requests: medianOf('requests'), createMs: medianOf('createMs') }
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
    untargeted('lock: rounds of two commands at once, without `concurrency`', String(pairs)),
    atMost('lock: most jobs of such a round', Math.max(...jobs), { max: 1 }),
  ]
}

async function playPair(): Promise<number> {
  await using scene = await openCommandScene()
  const runs = ['first', 'second'].map((wish, index) =>
    scene.run({
      event: command(scene, `/docs ${wish}\nemulate: pull-request after 1s`, { index }),
      with: { prompt: '', context: 'none' },
      env: { GITHUB_RUN_ID: String(8_100 + index) },
    }),
  )
  const results = (await Promise.all(runs)).map(({ outputs }) => outputs.result)
  if (results.some((result) => result !== 'pull-request')) throw new Error(`The runs ended as ${results}.`)
  return scene.docs.jobs.size
}
