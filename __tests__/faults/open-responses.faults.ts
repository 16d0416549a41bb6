// Responses that announce more than they send, on connections that stay open: the run ends nevertheless.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { type ActionRun, type RunningAction, runPost, startAction } from '../../emulator/runner/runner.ts'
import { listenOnLoopback } from '../bundle/loopback.ts'
import { eventOf } from '../bundle/payloads.ts'
import { lastWord } from '../bundle/scene.ts'

jest.setTimeout(60_000)

const maxRunMs = 10_000

const link = 'https://github.com/acme/docs/pull/57'
const job = { id: 'job_1', status: 'active', source: { repository: 'acme/docs', ref: null }, prLink: null }
const completed = { ...job, status: 'completed', prLink: link }
/** Above the 1 MiB of a job and the 4 MiB of a page of visitors. */
const tooLarge = Buffer.alloc(5 * 1_048_576, ' ')

const bodies = {
  'gzip that is none': { encoding: 'gzip', body: '{"id":"job_1"}' },
  'brotli that is none': { encoding: 'br', body: '{"id":"job_1"}' },
  'a body that is too large': { encoding: 'identity', body: tooLarge },
}
type BodyName = keyof typeof bodies

const compressed = ['gzip that is none', 'brotli that is none'] as const
const names = [...compressed, 'a body that is too large'] as const

function respondOpen(response: ServerResponse, name: BodyName, status = 200): void {
  const { encoding, body } = bodies[name]
  const head = { 'content-type': 'application/json', 'content-encoding': encoding }
  response.writeHead(status, { ...head, 'content-length': 1_000_000_000 }).write(body)
}

function respond(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void

type Changes = { with?: Record<string, string>; env?: Record<string, string> }

/** The job action at work on the server, which is its documentation service and its GitHub. */
function startOn(url: string, changes: Changes = {}): RunningAction {
  return startAction({
    // Whoever pushes is not asked for, so that the service is asked first.
    event: eventOf('pull_request', {}, 'synchronize'),
    with: {
      ...{ 'api-key': 'mint_sample_key_0', 'project-id': 'acme', 'api-url': url, prompt: 'Document it.' },
      ...{ 'poll-interval-seconds': '1', context: 'none', comment: 'off', ...changes.with },
    },
    env: { GITHUB_TOKEN: 'ghs_x', GITHUB_API_URL: url, ...changes.env },
  })
}

/** What became of the action, which is killed if it does not end by itself. */
function finish(action: RunningAction): Promise<ActionRun> {
  const timer = setTimeout(() => action.kill('SIGKILL'), maxRunMs)
  return action.finished.finally(() => clearTimeout(timer))
}

async function runOn(onRequest: Respond, changes?: Changes): Promise<ActionRun> {
  await using server = await listenOnLoopback(createServer(onRequest))
  return await finish(startOn(server.url, changes))
}

const ending = ({ exitCode, signal, outputs: { result, reason } }: ActionRun) => ({
  exitCode,
  signal,
  result,
  reason,
})

test.concurrent.each(names)('a create answered 200 with %s', async (name) => {
  const run = await runOn((_, response) => respondOpen(response, name))
  expect(ending(run)).toEqual({ exitCode: 1, signal: null, result: 'unknown', reason: 'create-unconfirmed' })
})

test.concurrent.each(names)('a create answered 403 with %s', async (name) => {
  const run = await runOn((_, response) => respondOpen(response, name, 403))
  expect(ending(run)).toEqual({ exitCode: 1, signal: null, result: 'rejected', reason: 'blocked' })
})

test.concurrent.each(names)('a poll answered with %s', async (name) => {
  let polls = 0
  const run = await runOn(({ method }, response) => {
    if (method === 'POST') return respond(response, job, 201)
    polls += 1
    return polls === 1 ? respondOpen(response, name) : respond(response, completed)
  })
  expect(ending(run)).toEqual({ exitCode: 0, signal: null, result: 'pull-request', reason: '' })
})

test.concurrent.each(names)('a page of visitors answered with %s', async (name) => {
  let requests = 0
  const totals = { human: 0, ai: 0, total: 0 }
  const respondOnce: Respond = (_, response) => {
    requests += 1
    return requests === 1
      ? respondOpen(response, name)
      : respond(response, { totals, visitors: [], hasMore: false })
  }
  await using server = await listenOnLoopback(createServer(respondOnce))
  const given = { 'api-key': 'mint_key', 'project-id': 'acme', 'api-url': server.url, compare: 'none' }
  const run = await finish(startAction({ metadata: 'visitors/action.yml', with: given }))
  expect(ending(run)).toEqual({ exitCode: 0, signal: null, result: 'complete', reason: '' })
})

test.concurrent.each(compressed)('GitHub answering with %s', async (name) => {
  const respondBoth: Respond = ({ url = '' }, response) =>
    url.startsWith('/v2/') ? respond(response, completed, 201) : respondOpen(response, name)
  const run = await runOn(respondBoth, { with: { comment: 'sticky' } })
  expect(run.stdout).toMatch(/Couldn't .+: the answer was cut short/)
  expect(ending(run)).toEqual({ exitCode: 1, signal: null, result: 'unknown', reason: 'memory-unreadable' })
})

test.concurrent.each(names)('the poll of the post step answered with %s', async (name) => {
  let isKilled = false
  const server = createServer(({ method }, response) => {
    if (isKilled) return respondOpen(response, name)
    if (method === 'POST') return respond(response, job, 201)
    isKilled = true
    running.kill('SIGKILL')
  })
  await using service = await listenOnLoopback(server)
  const running = startOn(service.url)
  const run = await running.finished
  const timer = setTimeout(() => server.closeAllConnections(), maxRunMs)
  const post = await runPost(run).finally(() => clearTimeout(timer))
  expect({ run: run.signal, post: post.exitCode }).toEqual({ run: 'SIGKILL', post: 0 })
  expect(lastWord(post)).toContain(
    '❔ Workflow job stopped before the agent finished. To wait for it in a workflow, set `job-id` to `job_1`.',
  )
  expect(post.spawnToExitMs).toBeLessThan(maxRunMs)
})

test.concurrent('a run ends once all is written, even if something is left open', async () => {
  const openHandle = '--import=data:text/javascript,setInterval(()=>{},1e6)'
  const run = await runOn((_, response) => respond(response, completed, 201), {
    env: { NODE_OPTIONS: openHandle },
  })
  expect(ending(run)).toEqual({ exitCode: 0, signal: null, result: 'pull-request', reason: '' })
  expect(lastWord(run)).toContain(link)
})
