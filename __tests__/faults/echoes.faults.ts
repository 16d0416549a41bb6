// A service that gives the API key back in each field of its answers, in ways that a reader can still read.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from '../bundle/loopback.ts'
import { eventOf } from '../bundle/payloads.ts'
import { gives, openScene, printed } from '../bundle/scene.ts'

jest.setTimeout(60_000)

const key = 'mint_echo-0123456789.abcdefgh'
const link = 'https://github.com/acme/docs/pull/57'
const job = {
  ...{ id: 'job_1', status: 'completed', source: { repository: 'acme/docs', ref: 'docs/agent' } },
  ...{ model: 'writer-1', prLink: link, createdAt: '2026-11-20T14:02:00.000Z', archivedAt: null },
}

const split = (mark: string) => `${key.slice(0, 12)}${mark}${key.slice(12)}`
const forms = {
  raw: key,
  'with a bidirectional mark inside': split('\u202e'),
  'with a zero-width space inside': split('\u200b'),
  'with a control character inside': split('\u0007'),
  'in base64': Buffer.from(key).toString('base64').replace(/=+$/, ''),
}

type Echo = (form: string) => { status: number; answer: unknown }

const places: Record<string, Echo> = {
  id: (form) => ({ status: 201, answer: { ...job, id: form } }),
  status: (form) => ({ status: 201, answer: { ...job, status: form } }),
  error: (form) => ({ status: 400, answer: { error: `Bad key ${form}.` } }),
  'source.ref': (form) => ({ status: 201, answer: { ...job, source: { ...job.source, ref: form } } }),
  'source.repository': (form) => ({
    status: 201,
    answer: { ...job, source: { ...job.source, repository: `acme/${form}` } },
  }),
  model: (form) => ({ status: 201, answer: { ...job, model: form } }),
  prLink: (form) => ({ status: 201, answer: { ...job, prLink: `https://github.com/acme/${form}/pull/57` } }),
  createdAt: (form) => ({ status: 201, answer: { ...job, createdAt: form } }),
}

const rows = Object.entries(places).flatMap(([place, echo]) =>
  Object.entries(forms).map(([name, form]) => [place, name, { form, echo }] as const),
)

/** Every way to read the text: as it is, without what nobody sees, character references and base64 decoded. */
function readingsOf(text: string): string {
  const spelled = text.replaceAll(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))
  const decoded = spelled.replaceAll(/[A-Za-z0-9+/_-]{40,}/g, (encoded) =>
    Buffer.from(encoded, 'base64').toString(),
  )
  const readings = [text, spelled, decoded]
  const visible = readings.map((one) => one.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''))
  // A control character becomes a space where a text becomes one line.
  const joined = readings.map((one) => one.replaceAll(/[\p{Cc}\p{Cf} ]/gu, ''))
  return [...readings, ...visible, ...joined].join('\n')
}

test.concurrent.each(rows)('a key that comes back as %s, %s, is shown nowhere', async (...row) => {
  const [place, , { form, echo }] = row
  const { status, answer } = echo(form)
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const given = { 'api-key': key, 'api-url': service.url, 'timeout-minutes': '0.15', 'fail-on': 'none' }
  const run = await scene.run({ with: given })
  const [comment] = scene.ours()
  const files = [run.outputs, run.state].flatMap((entries) => Object.values(entries))
  const everywhere = [printed(run), run.summary, comment?.body ?? '', ...files].join('\n')
  expect(gives(readingsOf(everywhere), key)).toBe(false)
  expect(comment?.body).toContain('### ')
  // A key with a mark inside is no id in any case.
  if (place === 'id') expect(run.outputs).toMatchObject({ 'job-id': '', reason: 'create-unconfirmed' })
})
