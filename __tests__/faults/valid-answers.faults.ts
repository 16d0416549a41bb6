// Answers with something odd, and where it shows. Those that the service's description allows are drawn elsewhere.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from '../bundle/loopback.ts'
import { eventOf } from '../bundle/payloads.ts'
import { flawsOf, lastWord, openScene } from '../bundle/scene.ts'

jest.setTimeout(60_000)

const jobOf = (id: string, status: string, repository = 'acme/docs') => ({
  ...{ id, status, source: { repository, ref: 'docs/x' }, model: 'writer-1' },
  ...{ prLink: status === 'active' ? null : 'https://github.com/acme/docs/pull/57' },
})

type RunSettings = { metadata?: string; given?: Record<string, string>; cwd?: string }

/** A run against a service that gives that answer. Also the requests, as `GET /job/1` below the project's path. */
async function runAgainst(
  answerTo: (request: string) => { status?: number; body: unknown },
  { metadata = 'action.yml', given = {}, cwd }: RunSettings = {},
) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const path = request.url?.replace(/^\/v[12]\/(?:agent|analytics)\/[^/]+/, '')
    seen.push(`${request.method} ${path}`)
    request.resume()
    const { status = 200, body } = answerTo(seen.at(-1) ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const inputs = { 'api-url': service.url, 'fail-on': 'none', ...given }
  const run = await scene.run({ metadata, with: inputs, ...(cwd !== undefined && { cwd }) })
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  return { run, seen, comment: scene.ours()[0]?.body ?? '' }
}

const ids = [
  'a/b',
  '../../v1',
  '.../x',
  'job 1',
  'jób 🙂',
  'job%2f1',
  'job?x=1#y',
  'it`s @octocat <b>#1</b> `',
  '-x',
  'x'.repeat(200),
]

test.concurrent.each(ids)(
  'the id %j is sent back encoded, given back as it is, and shown as code',
  async (id) => {
    const { run, seen, comment } = await runAgainst((request) => ({
      body: jobOf(id, request.startsWith('POST') ? 'active' : 'completed'),
    }))
    expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': id })
    expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({ id })
    expect(seen.slice(0, 2)).toEqual(['POST /job', `GET /job/${encodeURIComponent(id)}`])
    const outsideCode = comment.replaceAll(/<code>.*?<\/code>|`[^`]*`/g, '').replace(/<!--.*-->/, '')
    expect(outsideCode).not.toMatch(/octocat|<b>/)
  },
)

test.concurrent('an odd id in the comment is code', async () => {
  const id = '`@octocat` <img src=x> #1'
  const { run, comment } = await runAgainst(() => ({ body: jobOf(id, 'active') }), {
    given: { wait: 'false' },
  })
  expect(run.outputs).toMatchObject({ result: 'running', 'job-id': id })
  expect(comment).toContain(
    '| Job | <code>&#96;&#64;octocat&#96; &#60;img src&#61;x&#62; &#35;1</code> (to wait for it in a workflow, set `job-id` to this) |',
  )
})

test.concurrent.each(['', '.', '..', ' ', 'x'.repeat(201), 'job_1\n', 'job\u2028_1', 'job\u0000'])(
  'an answer with the id %j was refused, which is what the run says',
  async (id) => {
    const { run, seen } = await runAgainst(() => ({ status: 201, body: jobOf(id, 'active') }))
    expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'create-unconfirmed', 'job-id': '' })
    expect(seen).toEqual(['POST /job'])
    expect(lastWord(run)).toContain('the answer was refused')
    expect(`${lastWord(run)}${run.summary}`).not.toMatch(/\blost\b/)
  },
)

test.concurrent.each([
  ['https://github.com/acme/docs', 'acme/docs'],
  ['https://github.com/acme/docs.git', 'acme/docs'],
  ['https://github.com/acme/docs/', 'acme/docs'],
  ['https://gitlab.com/acme/team/docs', 'acme/team/docs'],
  ['https://mona:secret@github.example.com:8443/acme/docs?x=1#y', 'acme/docs'],
  ['acme/docs', 'acme/docs'],
])('the repository %s is shown as %s', async (repository, name) => {
  const { run, comment } = await runAgainst(() => ({ body: jobOf('job_1', 'completed', repository) }))
  expect(run.outputs['docs-repository']).toBe(name)
  expect(comment).toContain(`| Repository | <code>${name.replaceAll('/', '&#47;')}</code> |`)
})

const metadata = 'visitors/action.yml'

test.concurrent('counts that are not whole are exact in files and outputs, and rounded where people read', async () => {
  const totals = { human: 1_234.4, ai: 10.6, total: 1_240.5 }
  const visitors = [{ path: '/a', human: 1_000.25, ai: 0.5, total: 1_000.75 }]
  using workspace = mkdtempDisposableSync(join(tmpdir(), 'bundle-'))
  const { run } = await runAgainst(() => ({ body: { totals, visitors, hasMore: false } }), {
    metadata,
    given: { format: 'csv, json, markdown', compare: 'none', 'output-dir': 'export' },
    cwd: workspace.path,
  })
  expect(run.outputs).toMatchObject({ result: 'complete', human: '1234.4', ai: '10.6', total: '1240.5' })
  const [csv, json, markdown] = ['csv', 'json', 'markdown'].map((format) =>
    readFileSync(run.outputs[`${format}-file`] ?? '', 'utf8'),
  )
  expect(csv).toMatch(/1000\.25\D+0\.5\D+1000\.75/)
  expect(JSON.parse(json ?? '')).toMatchObject({ totals, visitors })
  expect(markdown).toContain('| 1000.25 | 0.5 | 1000.75 |')
  expect(run.summary).toContain('| People | 1,234 |')
  expect(run.summary).toContain('| 1,000 | 1 (0%) | 1,001 |')
  expect(run.outputs['top-pages']).toContain('| /a | 1000 | 1 | 1001 |')
})

test.concurrent('the messages in the `details` of an error are shown after it, and never live', async () => {
  const details = [
    { message: 'limit: too large' },
    { message: 'x\n::error::pwned @octocat' },
    { message: 7 },
    null,
  ]
  const body = { error: 'Invalid query', details, debug: 'internal-detail' }
  const { run } = await runAgainst(() => ({ status: 400, body }), { metadata })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'bad-request' })
  expect(lastWord(run)).toContain('400: Invalid query: limit: too large; x ')
  expect(run.stdout).not.toMatch(/^::error::pwned/m)
  expect(run.summary).not.toContain('@octocat')
  expect(`${run.stdout}${run.summary}`).not.toContain('internal-detail')
})

test.concurrent.each([
  ['no list', 'x'],
  ['absent', undefined],
  ['empty', []],
])('with `details` that are %s, an error is shown as it is', async (_, details) => {
  const { run } = await runAgainst(() => ({ status: 400, body: { error: 'Invalid query', details } }), {
    metadata,
  })
  expect(lastWord(run)).toMatch(/400: Invalid query\. /)
})
