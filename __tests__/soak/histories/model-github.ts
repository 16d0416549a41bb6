// A model of GitHub's REST API for one pull request, with the network before it: what really happened to each request,
// and what Octokit gets of it.
import type { fetchFromGitHub } from '../../../src/adapters/github/fetch.ts'
import type { Random } from '../random.ts'
import { createModelConversation, isLockPath, type ModelConversation } from './model-conversation.ts'
import type { ModelProcess } from './model-process.ts'
import type { Scheduler } from './scheduler.ts'

export type ModelGitHub = {
  /** What sends the requests of a process. */
  fetchOf: (process: ModelProcess) => typeof fetchFromGitHub
  conversation: ModelConversation
  /** From now on, no request meets a fault. */
  heal: () => void
}

export type Network = {
  random: Random
  scheduler: Scheduler
  /** The share of requests that meet a fault. */
  faultShare: number
  trace: (line: string) => void
}

type Response = Awaited<ReturnType<typeof fetchFromGitHub>>
type Fate = 'good' | 'slow' | (typeof refusals)[number] | (typeof losses)[number]

/** GitHub does nothing about the request. */
const refusals = ['cut-before', 'silent', 'error', 'limited'] as const
/** GitHub does what was asked, but its answer cannot be read. */
const losses = ['cut-after', 'empty', 'page', 'other'] as const
const faults = [...refusals, ...losses, 'slow'] as const
const tryTimeoutMs = 15_000
const minLatencyMs = 20

/** A GitHub with one pull request. */
export function createModelGitHub(world: Network): ModelGitHub {
  const { random, scheduler, trace } = world
  let { faultShare } = world
  const conversation = createModelConversation(scheduler)
  const fetchOf =
    (process: ModelProcess): typeof fetchFromGitHub =>
    async (address, { method, body, signal }) => {
      const fate = drawFate(random, faultShare)
      const { pathname } = new URL(address)
      signal.throwIfAborted()
      const step = await process.beforeRequest()
      const isReceived = await pass(world, process, { fate, signal })
      const answer = isReceived ? conversation.answer(process, { method, pathname, body }) : null
      trace(`${process.name}: ${method} ${pathname} ${fate} ${answer?.status ?? 'was not received'}`)
      if (answer) await process.afterEffect(step)
      await process.alive()
      noteDoubt(process, { pathname, fate, signal })
      signal.throwIfAborted()
      return answer ? deliver(fate, answer.status, answer.body) : refuse(fate, world)
    }
  return {
    fetchOf,
    conversation,
    heal() {
      faultShare = 0
    },
  }
}

function drawFate(random: Random, faultShare: number): Fate {
  return random.happens(faultShare) ? random.pick(faults) : 'good'
}

type Passing = { fate: Fate; signal: AbortSignal }

/** Whether GitHub gets a request. What its sender gives up may arrive all the same. */
async function pass(
  { random, scheduler: { clock } }: Network,
  process: ModelProcess,
  { fate, signal }: Passing,
): Promise<boolean> {
  const sentMs = clock.elapsedMs()
  await clock.sleep(latencyOf(fate, random), signal)
  const isUnsent = clock.elapsedMs() - sentMs < minLatencyMs
  const isGivenUp = isUnsent || ((signal.aborted || process.isDead()) && random.happens(0.5))
  return !isGivenUp && !refusals.some((refusal) => refusal === fate)
}

function noteDoubt(process: ModelProcess, { pathname, fate, signal }: Passing & { pathname: string }): void {
  if (fate !== 'good') process.hasMetFault = true
  const isLost = signal.aborted || (fate !== 'good' && fate !== 'slow')
  if (isLost && isLockPath(pathname)) process.hasLostReaction = true
}

function refuse(fate: Fate, { random, scheduler }: Network): Response {
  if (fate === 'silent') throw new DOMException('The operation timed out.', 'TimeoutError')
  if (fate === 'error') return respond(random.pick([401, 422, 500, 502, 503]), { message: 'Sorry' })
  if (fate === 'limited') return limited(random, scheduler)
  throw new Error('socket hang up')
}

function deliver(fate: Fate, status: number, body: unknown): Response {
  if (fate === 'cut-after') throw new Error('socket hang up')
  if (fate === 'empty') return respond(status, null)
  if (fate === 'other') return respond(status, { total_count: 0 })
  return fate === 'page' ? respond(status, '<html>', { 'content-type': 'text/html' }) : respond(status, body)
}

function latencyOf(fate: Fate, random: Random): number {
  if (fate === 'silent') return tryTimeoutMs
  return fate === 'slow' ? random.between(1_000, tryTimeoutMs - 1) : random.between(minLatencyMs, 400)
}

/** The headers of https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function limited(random: Random, { clock }: Scheduler): Response {
  const resetAt = Math.ceil(clock.now().getTime() / 1_000) + Math.ceil(random.between(1, 3_600))
  const isPrimary = random.happens(0.5)
  const headers = {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': isPrimary ? '0' : '900',
    'x-ratelimit-reset': String(resetAt),
    ...(!isPrimary && random.happens(0.5) && { 'retry-after': '30' }),
  }
  const message = isPrimary ? 'API rate limit exceeded' : 'You have exceeded a secondary rate limit'
  return respond(random.pick([403, 429]), { message }, headers)
}

function respond(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body)
  return {
    status,
    headers: new Map(Object.entries({ 'content-type': 'application/json; charset=utf-8', ...headers })),
    text: async () => text,
    arrayBuffer: async () => new ArrayBuffer(0),
  }
}
