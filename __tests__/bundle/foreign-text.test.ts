// Text of others in what GitHub renders. GitHub decodes character references before it looks for mentions, so foreign
// text stands in code, link texts and fences only.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { proseOf, reference } from '../fixtures/github-prose.ts'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const hostile = '@octocat fixes #1 GH-2 acme/docs#3 acme/docs@6dcb09b5'

async function runAgainst(answer: unknown, status = 201, given: Record<string, string> = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await using service = await listenOnLoopback(server)
  const sender = { login: hostile, type: 'User' }
  await using scene = await openScene({ event: eventOf('pull_request', { sender }, 'synchronize') })
  const given2 = { prompt: hostile, 'api-url': service.url, 'fail-on': 'none', 'timeout-minutes': '0.2' }
  const run = await scene.run({ with: { ...given2, ...given } })
  return { run, comment: scene.ours()[0]?.body ?? '' }
}

const source = { repository: hostile, ref: hostile }
const link = 'https://github.com/acme/docs/pull/57'
const job = { ...{ id: 'job_1', status: 'completed', source }, ...{ model: hostile, prLink: link } }

test.concurrent.each([
  ['a job', job, 201, {}],
  ['a job at work', { ...job, status: hostile }, 201, { wait: 'false' }],
  ['a refusal', { error: hostile }, 400, {}],
  ['an answer that is none', { error: hostile }, 500, {}],
])('%s mentions nobody and refers to nothing', async (...row) => {
  const [, answer, status, given] = row
  const { run, comment } = await runAgainst(answer, status, given)
  expect(comment).toContain('### ')
  expect(run.summary).toContain('## ')
  for (const place of [comment, run.summary]) expect(proseOf(place)).not.toMatch(reference)
})

test.concurrent.each([
  ['https://github.com/acme/docs/pull/57', '[acme/docs#57]'],
  ['https://gitlab.com/acme/docs/-/merge_requests/57', '[acme/docs#57]'],
  ['https://bitbucket.org/acme/docs/pull-requests/57', '[acme/docs#57]'],
  ['https://github.evil.example/acme/docs/pull/57', '[github.evil.example/acme/docs#57]'],
  ['https://github.com:8443/acme/docs/pull/57', '[github.com:8443/acme/docs#57]'],
])('the link %s is shown as %s', async (prLink, shown) => {
  const { run, comment } = await runAgainst({ ...job, prLink })
  const decode = (text: string) =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  for (const place of [comment, run.summary]) expect(decode(place)).toContain(`${shown}(${prLink})`)
})

test.concurrent('a job id in a note is code', async () => {
  const { comment } = await messageRefused()
  expect(comment).toContain(
    '\n\nThe previous agent job no longer exists in Mintlify, so this is a new one.\n',
  )
})

/** A second push to a pull request whose job is gone. */
async function messageRefused() {
  await using scene = await openScene({ event: eventOf('pull_request') })
  await scene.run()
  scene.docs.jobs.clear()
  await scene.run({ env: { GITHUB_RUN_ID: '6043' } })
  return { comment: scene.ours()[0]?.body ?? '' }
}

test.concurrent('`##[` is broken up, also with invisible characters inside', async () => {
  const forms = ['\u200b', '\u202e', '\ufe0f', '\u200d\u2060'].map((mark) => `#${mark}#${mark}[error]pwned`)
  const { run } = await runAgainst({ error: forms.join(' ') }, 400)
  expect(run.stdout).toContain('pwned')
  expect(run.stdout.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')).not.toContain('##[')
})
