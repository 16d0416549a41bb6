// Runs of the shipped bundle and of a script that only calls fetch, one after the other in each round.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventOf } from '../__tests__/bundle/payloads.ts'
import { openScene } from '../__tests__/bundle/scene.ts'
import { type ScriptEnding, startScript } from '../emulator/runner/process.ts'
import type { ActionRequest } from '../emulator/runner/runner.ts'
import { median } from './row.ts'

/** Milliseconds since the spawn, and KiB. What needs a request is NaN where there was none. */
export type Measure = {
  firstRequest: number
  create: number
  /** From the arrival of the request whose answer tells the end, to the exit. */
  end: number
  /** To both services. */
  requests: number
  seconds: number
  gitHubRequests: number
  memory: number
}

export type Kind = (typeof kindNames)[number]

/** What is compared with the script that only calls fetch. The first two show what no action can save. */
export const startKinds = ['empty', 'http', 'fetch', 'scheduled', 'closed', 'pull request', 'alone'] as const
/** Runs that wait for seconds, so that fewer rounds tell as much. */
export const longKinds = ['waiting', 'background'] as const
const kindNames = [...startKinds, ...longKinds] as const

const onlyHttp = `const { request } = require('node:http')
const headers = { authorization: \`Bearer \${process.env.KEY}\` }
request(process.env.ADDRESS, { headers }, (response) => response.resume()).end()
`

const onlyFetch = `const headers = { authorization: \`Bearer \${process.env.KEY}\` }
await (await fetch(process.env.ADDRESS, { headers })).text()
`

/** Returns the medians of so many rounds of these kinds; one more before them warms the machine. */
export async function measureRuns(rounds: number, names: readonly Kind[]): Promise<(kind: Kind) => Measure> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'))
  const write = (name: string, text: string) => {
    const script = join(folder.path, name)
    writeFileSync(script, text)
    return script
  }
  const scripts = {
    ...{ empty: write('empty.cjs', ''), http: write('only-http.cjs', onlyHttp) },
    fetch: write('only-fetch.mjs', onlyFetch),
  }
  const event = eventOf('pull_request')
  await using scene = await openScene({ event })
  const { docs, github, repository } = scene
  const { PATH } = process.env
  const page = `${docs.url}/v1/analytics/${docs.projectId}/visitors?limit=1`
  const fetchEnv = { PATH, ADDRESS: page, KEY: docs.key }
  const ofAgent = { pull_request: { user: { login: 'mintlify[bot]', type: 'Bot' } } }
  const run = (request: ActionRequest) => scene.run({ timers: 'real', ...request })
  const bare = (name: keyof typeof scripts) =>
    startScript({ script: scripts[name], cwd: folder.path, env: fetchEnv }).ended
  const schedule = { name: 'schedule', payload: {} }
  const kinds: Record<Kind, () => Promise<ScriptEnding>> = {
    empty: () => bare('empty'),
    http: () => bare('http'),
    fetch: () => bare('fetch'),
    scheduled: () => run({ event: schedule, with: { context: 'none', comment: 'off' } }),
    'pull request': () => run({ with: { 'poll-interval-seconds': '' } }),
    alone: () => run({ with: { 'poll-interval-seconds': '', comment: 'off' } }),
    // The locks of the beginning are given back by then.
    waiting: () => run({ with: { prompt: 'emulate: pull-request after 7s' } }),
    background: () => run({ with: { prompt: 'emulate: never', wait: 'false' } }),
    closed: () => run({ event: eventOf('pull_request', ofAgent) }),
  }
  const measures = new Map(names.map((kind): [Kind, Measure[]] => [kind, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of names) {
      docs.requests.length = 0
      github.requests.length = 0
      // A thread that remembers a job would get a message instead of a new job.
      repository.comments.clear()
      const ending = await kinds[kind]()
      if (ending.exitCode !== 0) throw new Error(`${kind} failed:\n${ending.stdout}\n${ending.stderr}`)
      if (round > 0) measures.get(kind)?.push(measure(ending, docs.requests, github.requests))
    }
  }
  return (kind) => medianOf(measures.get(kind) ?? [])
}

type Arrival = { atMs: number; method: string }

function measure(ending: ScriptEnding, docs: Arrival[], gitHub: Arrival[]): Measure {
  const since = (arrival: Arrival | undefined) => (arrival?.atMs ?? Number.NaN) - ending.spawnedAtMs
  const create = docs.find(({ method }) => method === 'POST') ?? docs[0]
  const arrivals = [...docs, ...gitHub].toSorted((a, b) => a.atMs - b.atMs)
  return {
    firstRequest: since(arrivals[0]),
    create: since(create),
    end: ending.spawnToExitMs - since(docs.at(-1)),
    requests: arrivals.length,
    seconds: ending.spawnToExitMs / 1_000,
    gitHubRequests: gitHub.length,
    memory: ending.peakMemoryKb ?? 0,
  }
}

function medianOf(measures: Measure[]): Measure {
  const of = (pick: (one: Measure) => number) => median(measures.map(pick))
  return {
    firstRequest: of((one) => one.firstRequest),
    create: of((one) => one.create),
    end: of((one) => one.end),
    requests: of((one) => one.requests),
    seconds: of((one) => one.seconds),
    gitHubRequests: of((one) => one.gitHubRequests),
    memory: of((one) => one.memory),
  }
}
