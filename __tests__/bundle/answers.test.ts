// What the service says, and where it shows. Which answers make which result is the matter of the fault matrix.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { installationToken } from '../fixtures/installation-token.ts'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, flawsOf, formsOf, gives, openScene, printed } from './scene.ts'

jest.setTimeout(60_000)

const link = 'https://github.com/acme/docs/pull/57'
const job = {
  ...{ id: 'job_1', status: 'completed', source: { repository: 'acme/docs', ref: 'docs/agent' } },
  ...{ model: 'writer-1', prLink: link, createdAt: '2026-11-20T14:02:00.000Z', archivedAt: null },
}

/** Runs against a service that gives that answer to everything. */
async function runAgainst(answer: unknown, status = 201, given: Record<string, string> = {}) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'api-url': service.url, 'fail-on': 'none', ...given } })
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  expect(run.stdout).not.toContain('ended unexpectedly')
  return { run, seen, comment: scene.ours()[0]?.body ?? '' }
}

test.concurrent.each<[string, Record<string, unknown>]>([
  ['absent', { id: job.id }],
  ['null', { id: job.id, status: null, source: null, model: null, createdAt: null, archivedAt: null }],
  ['odd', { id: job.id, status: {}, source: 'x', model: [1], createdAt: { at: 1 }, archivedAt: 7 }],
])('a job whose other fields are %s is a job', async (_, answer) => {
  const { run, seen } = await runAgainst({ ...answer, prLink: link }, 201, { wait: 'false' })
  expect(run.outputs).toMatchObject({ result: 'running', 'job-id': 'job_1', 'pr-number': '57' })
  expect(seen).toEqual(['POST'])
})

test.concurrent.each([
  'http://github.com/acme/docs/pull/57',
  'javascript:alert(1)//github.com/acme/docs/pull/57',
  'https://mona@github.com/acme/docs/pull/57',
  'https://github.com/acme/docs/pull/57?x=1',
  'https://github.com/acme/docs/pull/57)[x](https://example.invalid',
  'https://github.com/acme/docs/issues/57',
  'https://github.com/acme/../docs/pull/57',
  'https://git.example:99999/acme/docs/pull/57',
  'https://1.2.3.999/acme/docs/pull/57',
  'https://github.com/acme/docs/pull/57\n::error::x',
])('the link %j is shown nowhere', async (prLink) => {
  const { run, comment } = await runAgainst({ ...job, prLink })
  expect(run.outputs).toMatchObject({ result: 'no-pull-request', reason: 'unexpected-answer', 'pr-link': '' })
  for (const place of [run.stdout, run.summary, comment, JSON.stringify(run.outputs)]) {
    expect(place).not.toContain(prLink)
    expect(place).not.toContain('example.invalid')
  }
})

test.concurrent('`fail-on` may name the lack of a pull request', async () => {
  const { run } = await runAgainst({ ...job, prLink: 'nowhere' }, 201, { 'fail-on': 'no-pull-request' })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'no-pull-request', exitCode: 1 })
})

const hostile =
  'x\n::error::pwned\r\n##[error]pwned\u2028::set-output name=a::b @octocat <!-- --> fixes #1\nghadelimiter_x'

test.concurrent('text of the service is never live: not in the log, the outputs, the comment, the summary', async () => {
  const source = { repository: hostile, ref: hostile }
  const { run, comment } = await runAgainst({
    ...job,
    source,
    model: hostile,
    createdAt: hostile,
    status: 'completed',
  })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': 'job_1' })
  expect(run.stdout).not.toMatch(/^::(error|set-output)|##\[/m)
  expect(comment.match(/<!--/g)).toHaveLength(1)
  for (const place of [comment, run.summary]) expect(place).not.toMatch(/@octocat|fixes #1/)
})

test.concurrent('only the error field of a refusal is quoted, and never live', async () => {
  const { run, comment, seen } = await runAgainst({ error: hostile, debug: 'internal-detail' }, 400)
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'bad-request' })
  expect(seen).toEqual(['POST'])
  expect(run.stdout).not.toMatch(/^::(error|set-output)|##\[/m)
  for (const place of [run.stdout, run.summary, comment]) {
    expect(place).toContain('pwned')
    expect(place).not.toContain('internal-detail')
  }
})

const key = 'mint_fake/key+of="the~emulator"'

/** What a reader sees, and what a marker says to whoever decodes it. */
function readable(markdown: string): string {
  const [, marker = ''] = /docs-agent:v1 ([^.]+)\./.exec(markdown) ?? []
  const text = markdown.replaceAll(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))
  return `${text}\n${Buffer.from(marker, 'base64')}`
}

const cases = Object.entries(formsOf(key)).flatMap(([name, form]) => [
  [name, 'the error', form, { error: `Bad key ${form}.` }, 400] as const,
  [name, 'the job', form, { ...job, model: form, source: { repository: form, ref: form } }, 201] as const,
])

test.concurrent.each(cases)(
  'a key that comes back, %s in %s and the prompt, is shown nowhere',
  async (...row) => {
    const [, , form, answer, status] = row
    const given = { 'api-key': key, prompt: `Use ${form} for it.` }
    const { run, comment } = await runAgainst(answer, status, given)
    expect(flawsOf(run, [key])).toEqual([])
    expect(comment).toContain('### ')
    expect(gives(readable(comment), key)).toBe(false)
    expect(gives(readable(run.summary), key)).toBe(false)
  },
)

test.concurrent.each(Object.entries(formsOf(installationToken)))(
  'a GitHub token of 520 characters is taken, and %s in the prompt it is sent and shown nowhere',
  async (_, form) => {
    await using scene = await openScene({
      event: eventOf('pull_request'),
      github: { token: installationToken },
    })
    const split = `${form.slice(0, 260)}\u200b${form.slice(260)}`
    const run = await scene.run({ with: { prompt: `Use ${form}, ${split}.\n${endsAtOnce}` } })
    expect(run.outputs).toMatchObject({ result: 'pull-request', reason: '' })
    expect(run.stdout).toContain(`::add-mask::${installationToken}\n`)
    const prompts = [...scene.docs.jobs.values()].flatMap(({ prompts }) =>
      prompts.map(({ prompt }) => prompt),
    )
    // The edge that base64 shares with what follows stays.
    expect(prompts).toEqual([expect.stringMatching(/^Use \*{3}(?:w=*)?, \*{3}(?:w=*)?\.\n/)])
    const written = scene.ours().map(({ body }) => readable(body))
    expect(written).toEqual([expect.stringMatching(/Use \*{3}(?:w=*)?, \*{3}(?:w=*)?\. Document it\./)])
    const everywhere = [printed(run), run.summary, ...written, ...prompts].join('\n')
    expect(gives(everywhere, installationToken) || everywhere.includes(form.slice(260, -9))).toBe(false)
    expect(flawsOf(run, [installationToken])).toEqual([])
  },
)

test.concurrent('a key that is cut by the limit of a request’s text leaves no part of itself', async () => {
  const prompt = `${'x'.repeat(105)} mint_fake_key_0123456789`
  const { comment } = await runAgainst(job, 201, { 'api-key': 'mint_fake_key_0123456789', prompt })
  expect(readable(comment)).toContain('xxx')
  expect(readable(comment)).not.toContain('mint_fake')
})

test.concurrent('a job whose id holds the key is not taken for one', async () => {
  const given = { 'api-key': 'mint_fake_key_0123456789' }
  const { run } = await runAgainst({ ...job, id: `job_${given['api-key']}` }, 201, given)
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'create-unconfirmed', 'job-id': '' })
})

test.concurrent('an answer about another job does not end the wait', async () => {
  const server = createServer(({ method }, response) => {
    const answer = method === 'POST' ? { id: 'job_1', status: 'active' } : { ...job, id: 'job_2' }
    response.writeHead(method === 'POST' ? 201 : 200).end(JSON.stringify(answer))
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'api-url': service.url, 'timeout-minutes': '0.2' } })
  expect(run.outputs).toMatchObject({ 'job-id': 'job_1', 'pr-link': '' })
  expect(run.outputs.result).not.toBe('pull-request')
})
