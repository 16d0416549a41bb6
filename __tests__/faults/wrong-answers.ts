// Faults inside HTTP: every status that matters, and 2xx answers that are not what they should be.
import { gzipSync } from 'node:zlib'
import { answering, type Fault, type Seen, saying } from './fault.ts'
import { activeJob, jobJson } from './sample-answers.ts'

const error = JSON.stringify({ error: 'No such luck.' })
const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, ' '))
const zipped = { 'content-encoding': 'gzip' }

/** Redirects to `elsewhere`, which must never be contacted, and all other refusals. */
export function refusals(elsewhere: string): Fault[] {
  const redirects = [300, 301, 302, 303, 304, 305, 307, 308].map((status) => ({
    ...answering(`${status} elsewhere`, 'refused', () => ({
      status,
      headers: { location: `${elsewhere}/v2/agent/acme/job` },
    })),
    status,
  }))
  const codes = [
    400, 401, 402, 403, 404, 405, 406, 407, 409, 410, 411, 413, 415, 418, 421, 422, 423, 426, 428, 431, 451,
    499,
  ]
  const answers = codes.map((status) => ({
    ...answering(`${status}`, 'refused', () => ({ status, body: error })),
    status,
  }))
  const blocks = [
    answering('403 with a gzip bomb', 'refused', () => ({ status: 403, headers: zipped, body: bomb })),
    answering('403 in HTML', 'refused', () => ({ status: 403, body: '<h1>Sorry</h1>' })),
    answering('403 with a code', 'refused', () => ({ status: 403, body: 'error code: 1010' })),
  ].map((fault) => ({ ...fault, status: 403, isForeign: true }))
  return [...redirects, ...answers, ...blocks]
}

/** What is no answer to the request, which may have been processed but for some. */
export const overloads: Fault[] = [
  ...[408, 425, 500, 501, 502, 503, 504, 507, 511, 520, 522, 524, 527, 599].map((status) =>
    answeringStatus(status, 'overloaded', {}),
  ),
  ...[521, 523, 525, 526, 530].map((status) => answeringStatus(status, 'unavailable', {})),
  answeringStatus(503, 'unavailable', { 'retry-after': '0' }),
  answering('500 in HTML', 'overloaded', () => ({ status: 500, body: '<h1>Sorry</h1>' })),
  answering('502 with a gzip bomb', 'overloaded', () => ({ status: 502, headers: zipped, body: bomb })),
  answering('504 without a body', 'overloaded', () => ({ status: 504 })),
  {
    name: '503 cut short',
    seen: 'overloaded',
    play: (socket) => socket.end('HTTP/1.1 503 No\r\ncontent-length: 99\r\n\r\n{"err'),
  },
]

/** Requests for patience. */
export const limits: Fault[] = [
  answeringStatus(429, 'limited', {}),
  ...['0', '1', '', '-1', 'soon', '1.5', '1e9', 'Wed, 21 Oct 2015 07:28:00 GMT', '2015-10-21'].map((value) =>
    answeringStatus(429, 'limited', { 'retry-after': value }),
  ),
  ...['999999999', '3600', 'Fri, 31 Dec 2038 23:59:59 GMT'].map((value) =>
    answeringStatus(429, 'limited-long', { 'retry-after': value }),
  ),
  answering('429 with a gzip bomb', 'limited', () => ({ status: 429, headers: zipped, body: bomb })),
]

/** 2xx answers without a usable job. */
export const unreadables: Fault[] = [
  answering('204', 'unreadable', () => ({ status: 204 })),
  answering('205', 'unreadable', () => ({ status: 205 })),
  saying('nothing at all', 'unreadable', ''),
  saying('HTML', 'unreadable', '<!doctype html><title>Sign in</title>'),
  ...['null', '[]', '"job_1"', '42', 'true', 'NaN', '{}', '{"id":"job_1"', `[${activeJob}]`].map((text) =>
    saying(`the JSON ${text.slice(0, 20)}`, 'unreadable', text),
  ),
  saying('a job inside an envelope', 'unreadable', `{"data":${activeJob}}`),
  saying('an error with 200', 'unreadable', error),
  saying('prototype keys alone', 'unreadable', '{"__proto__":{"id":"job_1"},"constructor":{"id":"job_1"}}'),
  saying('arrays 100,000 deep', 'unreadable', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  saying('UTF-16', 'unreadable', Buffer.from(`\ufeff${activeJob}`, 'utf16le')),
  saying('2 MiB of JSON', 'unreadable', jobJson({ model: 'x'.repeat(2 * 1_048_576) })),
  answering('a gzip bomb', 'unreadable', () => ({ headers: zipped, body: bomb })),
  answering('gzip that is none', 'unreadable', (body) => ({ headers: zipped, body })),
  answering('gzip cut short', 'unreadable', (body) => ({
    headers: zipped,
    body: gzipSync(body).subarray(0, -12),
  })),
  ...badIds().map(([name, id]) => saying(`the id ${name}`, 'unreadable', jobJson({ id }))),
]

/** Unusual answers that carry a job all the same. */
export const unusuals: Fault[] = [
  ...[201, 202, 203, 206, 299].map((status) =>
    answering(`${status} with a job`, 'good', (body) => ({ status, body })),
  ),
  answering('gzip', 'good', (body) => ({ headers: zipped, body: gzipSync(body) })),
  answering('text/html as its type', 'good', (body) => ({ headers: { 'content-type': 'text/html' }, body })),
  answering('a byte order mark', 'good', (body) => ({ body: `\ufeff${body}` })),
  answering('prototype keys', 'good', (body) =>
    extended(body, '"__proto__":{"status":"failed"},"toString":1'),
  ),
  answering('huge numbers', 'good', (body) => extended(body, '"model":1e400,"createdAt":-9e999')),
  answering('deep nesting', 'good', (body) => extended(body, `"model":${'['.repeat(5e4)}${']'.repeat(5e4)}`)),
  answering('fields of other kinds', 'good', (body) =>
    extended(body, '"source":"x","model":{},"archivedAt":7'),
  ),
]

function answeringStatus(status: number, seen: Seen, headers: Record<string, string>): Fault {
  const [after] = Object.values(headers)
  const name = after === undefined ? `${status}` : `${status} with retry-after '${after}'`
  return answering(name, seen, () => ({ status, headers, body: error }))
}

/** The object with more fields, which win over the ones before. */
function extended(body: string, fields: string) {
  return { body: `${body.slice(0, -1)},${fields}}` }
}

function badIds(): [string, unknown][] {
  return [
    ['..', '..'],
    ['of one dot', '.'],
    ['that is empty', ''],
    ['that is blank', ' '],
    ['of 201 characters', 'x'.repeat(201)],
    ['with a line end', 'job_1\n'],
    ['with a control character', 'job\u0000'],
    ['with half a character', 'job\ud800'],
    ['that is a number', 7],
    ['that is null', null],
    ['that is a list', ['job_1']],
  ]
}
