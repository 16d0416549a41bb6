// A 403 that the documentation service did not write: what a proxy or a firewall in front of it answers.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { flawsOf, lastWord, openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

type Answer = { body: string; type?: string; headers?: Record<string, string> }

const ray = { 'cf-ray': '9e3779b19e3779b1-FRA' }
const html = '<!doctype html><title>Attention Required! | Cloudflare</title>'
const ofCloudflare = { type: 'https://example.com/1010', title: 'Error 1010', error_code: 1010 }
const title = 'API call blocked by a proxy or firewall'
const keyTitle = 'API key not authorized for this API call'
const ofKey = { body: '{"error":"This API key may only read."}', type: 'application/json' }

const foreign: [name: string, answer: Answer, detail: string][] = [
  [
    'text of Cloudflare',
    { body: 'error code: 1010', headers: ray },
    '403 (error code 1010, Ray ID 9e3779b19e3779b1-FRA)',
  ],
  ['text of Cloudflare without its Ray ID', { body: 'error code: 1010\n' }, '403 (error code 1010)'],
  ['HTML', { body: html, type: 'text/html', headers: ray }, '403 (Ray ID 9e3779b19e3779b1-FRA)'],
  ['HTML with an odd header', { body: html, headers: { 'cf-ray': '<b>::error::x' } }, '403'],
  ['nothing', { body: '' }, '403'],
  ['JSON of Cloudflare', { body: JSON.stringify(ofCloudflare), type: 'application/json' }, '403'],
  ['a list', { body: '["error"]', type: 'application/json' }, '403'],
]

/** Has a run ask a service that refuses every request so. */
async function askRefusing(
  { body, type = 'text/plain', headers }: Answer,
  request: (url: string) => Parameters<Scene['run']>[0],
) {
  const seen: string[] = []
  const server = createServer((asked, response) => {
    seen.push(`${asked.method}`)
    response.writeHead(403, { 'content-type': type, ...headers }).end(body)
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run(request(service.url))
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  return { run, seen, comment: scene.ours()[0]?.body ?? '' }
}

test.concurrent.each(foreign)('a run that gets %s says nothing of the key', async (...[, answer, detail]) => {
  const { run, seen, comment } = await askRefusing(answer, (url) => ({ with: { 'api-url': url } }))
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'blocked', 'job-id': '' })
  expect(seen).toEqual(['POST'])
  expect(lastWord(run)).toContain(`::error title=${title}::`)
  expect(lastWord(run)).toContain(`Details: a proxy or firewall answered ${detail}.`)
  for (const place of [comment, run.summary]) {
    expect(place).toContain(title)
    expect(place).toContain('another runner')
    expect(place).not.toContain('admin key')
  }
})

test.concurrent.each([
  ['text of Cloudflare', { body: 'error code: 1010' }, 'blocked', `blocked by a proxy or firewall`],
  ['an error of Mintlify', ofKey, 'forbidden', 'API key not authorized'],
])('a job that cannot be read because of %s', async (...[, answer, reason, words]) => {
  const given = { 'job-id': 'job_1', prompt: '', 'timeout-minutes': '1' }
  const { run, comment } = await askRefusing(answer, (url) => ({ with: { ...given, 'api-url': url } }))
  expect(run.outputs).toMatchObject({ result: 'unknown', reason, 'job-id': 'job_1' })
  expect(comment).toContain(`Couldn't check the agent job: ${words}`)
})

test.concurrent.each([
  ['text of Cloudflare', { body: 'error code: 1010' }, 'blocked', title],
  ['an error of Mintlify', ofKey, 'forbidden', keyTitle],
])('an export that gets %s', async (...[, answer, reason, words]) => {
  const { run, seen } = await askRefusing(answer, (url) => ({
    metadata: 'visitors/action.yml',
    with: { 'api-url': url, prompt: '' },
  }))
  expect(run.outputs).toMatchObject({ result: 'rejected', reason })
  expect(seen).toEqual(['GET'])
  for (const place of [lastWord(run), run.summary]) expect(place).toContain(words)
})

test.concurrent.each([
  ['text of Cloudflare', { body: 'error code: 1010' }, 'blocked', title],
  ['an error of Mintlify', ofKey, 'forbidden', keyTitle],
])('a reconcile that gets %s touches no comment', async (...[, { body }, reason, words]) => {
  let isBlocked = false
  const job = JSON.stringify({ id: 'job_1', status: 'active' })
  const server = createServer((_, response) =>
    response.writeHead(isBlocked ? 403 : 201).end(isBlocked ? body : job),
  )
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const given = { 'api-url': service.url }
  await scene.run({ with: { ...given, wait: 'false' } })
  const before = scene.ours().map((comment) => comment.body)
  isBlocked = true
  const run = await scene.run({ metadata: 'reconcile/action.yml', with: given })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason })
  for (const place of [lastWord(run), run.summary]) expect(place).toContain(words)
  expect(scene.ours().map((comment) => comment.body)).toEqual(before)
})
