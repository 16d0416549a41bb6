// A model of GitHub's REST API for one pull request, with the network before it: what really happened to each request,
// and what Octokit gets of it.
import type { fetchFromGitHub } from '../../../src/adapters/github/fetch.ts'
import type { Random } from '../random.ts'
import type { Scheduler } from './scheduler.ts'

export type ModelComment = { id: number; body: string; updatedMs: number }

export type ModelGitHub = {
  fetch: typeof fetchFromGitHub
  comments: readonly ModelComment[]
}

type Network = { random: Random; scheduler: Scheduler; faultShare: number }
type Options = Parameters<typeof fetchFromGitHub>[1]
type Response = Awaited<ReturnType<typeof fetchFromGitHub>>
type Answer = { status: number; body: unknown }
type Fate =
  | 'good'
  | 'cut-before'
  | 'cut-after'
  | 'silent'
  | 'slow'
  | 'error'
  | 'limited'
  | 'empty'
  | 'page'
  | 'other'

const faults = [
  'cut-before',
  'cut-after',
  'silent',
  'slow',
  'error',
  'limited',
  'empty',
  'page',
  'other',
] as const
const issueNumber = 12
const api = 'https://api.example/repos/acme/widgets'
const page = 'https://github.example/acme/widgets/pull/12'
const tryTimeoutMs = 15_000

/** A GitHub with one pull request. `faultShare` is the share of requests that meet a fault. */
export function createModelGitHub(world: Network): ModelGitHub {
  const { random, scheduler, faultShare } = world
  const comments: ModelComment[] = []
  const routes = createRoutes(comments, scheduler)
  const fetch = async (address: string, options: Options): Promise<Response> => {
    const fate: Fate = random.happens(faultShare) ? random.pick(faults) : 'good'
    await pass(scheduler, latencyOf(fate, random), options.signal)
    const failure = failBefore(fate, world)
    if (failure) return failure
    const { status, body } = routes(options.method, new URL(address), options.body)
    return deliver(fate, status, body)
  }
  return { fetch, comments }
}

/** The response to a request that GitHub does nothing about. */
function failBefore(fate: Fate, { random, scheduler }: Network): Response | null {
  if (fate === 'cut-before') throw new Error('socket hang up')
  if (fate === 'silent') throw new DOMException('The operation timed out.', 'TimeoutError')
  if (fate === 'error') return respond(random.pick([401, 422, 500, 502, 503]), { message: 'Sorry' })
  return fate === 'limited' ? limited(random, scheduler) : null
}

function deliver(fate: Fate, status: number, body: unknown): Response {
  if (fate === 'cut-after') throw new Error('socket hang up')
  if (fate === 'empty') return respond(status, null)
  if (fate === 'other') return respond(status, { total_count: 0 })
  return fate === 'page' ? respond(status, '<html>', { 'content-type': 'text/html' }) : respond(status, body)
}

function latencyOf(fate: Fate, random: Random): number {
  if (fate === 'silent') return tryTimeoutMs
  return fate === 'slow' ? random.between(1_000, tryTimeoutMs - 1) : random.between(20, 400)
}

async function pass({ clock }: Scheduler, waitMs: number, signal: AbortSignal): Promise<void> {
  await clock.sleep(waitMs, signal)
  signal.throwIfAborted()
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

type Routes = (method: string, url: URL, body: string | undefined) => Answer

function createRoutes(comments: ModelComment[], { clock }: Scheduler): Routes {
  let lastId = 100
  const create = (body: string): Answer => {
    lastId += 1
    const comment = { id: lastId, body, updatedMs: clock.elapsedMs() }
    comments.push(comment)
    return { status: 201, body: show(comment) }
  }
  const onComment = (method: string, id: number, body: string): Answer => {
    const comment = comments.find((one) => one.id === id)
    if (!comment) return { status: 404, body: { message: 'Not Found' } }
    if (method === 'PATCH') Object.assign(comment, { body, updatedMs: clock.elapsedMs() })
    return { status: 200, body: show(comment) }
  }
  const onConversation = (method: string, body: string): Answer =>
    method === 'POST' ? create(body) : { status: 200, body: comments.map(show) }
  return (method, { pathname }, json = '{}') => {
    const body = String(Object(JSON.parse(json)).body)
    const [, id] = /\/issues\/comments\/(\d+)$/.exec(pathname) ?? []
    if (pathname.includes('/reactions')) return { status: method === 'DELETE' ? 204 : 201, body: { id: 7 } }
    if (pathname.includes('/permission')) return permission
    return id === undefined ? onConversation(method, body) : onComment(method, Number(id), body)
  }
}

const permission: Answer = { status: 200, body: { permission: 'write', role_name: 'write' } }

function show({ id, body }: ModelComment) {
  return {
    id,
    body,
    html_url: `${page}#issuecomment-${id}`,
    issue_url: `${api}/issues/${issueNumber}`,
    user: { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' },
  }
}
