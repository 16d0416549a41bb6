import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import { requestOnce, type ServiceCall } from '../../src/mintlify/call.ts'
import { startNodeServer } from '../http/node-server.ts'
import { callTo } from './sample-call.ts'

type Sent = { status?: number; body: Buffer; encoding?: string; cutAt?: number }

const toSend = new Map<string, Sent>()
const server = await startNodeServer((request, response) => {
  const { status = 200, body, encoding, cutAt } = toSend.get(request.url ?? '') ?? { body: Buffer.alloc(0) }
  response.writeHead(status, {
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  if (cutAt === undefined) response.end(body)
  else response.write(body.subarray(0, cutAt), () => setTimeout(() => response.destroy(), 20))
})
afterAll(() => server.close())

async function receive(sent: Sent, known: Partial<ServiceCall> = {}): Promise<HttpOutcome<unknown>> {
  const path = `/${toSend.size}`
  toSend.set(path, sent)
  return requestOnce(callTo(new URL(path, server.url), known))
}

const text = '{"id":"jöb_1"}'
const value = { id: 'jöb_1' }
const gzip = { body: gzipSync(text), encoding: 'gzip' }
const brotli = { body: brotliCompressSync(text), encoding: 'br' }

test.each<[string, Sent]>([
  ['plain', { body: Buffer.from(text) }],
  ['gzip', gzip],
  ['brotli', brotli],
  ['after a byte order mark', { body: Buffer.from(`\ufeff${text}`) }],
])('a body that is %s is read', async (_, sent) => {
  expect(await receive(sent)).toEqual({ kind: 'value', value })
})

test.each<[string, Sent]>([
  ['plain', { body: Buffer.from(text), cutAt: 5 }],
  ['gzip', { ...gzip, cutAt: 15 }],
  ['brotli', { ...brotli, cutAt: 5 }],
  ['gzip that ends early', { ...gzip, body: gzip.body.subarray(0, -9) }],
  ['gzip that is none', { body: Buffer.from(text), encoding: 'gzip' }],
])('a body that is cut (%s) is told as cut', async (_, sent) => {
  expect(await receive(sent)).toEqual({ kind: 'unreadable', detail: 'the answer was cut short' })
})

const mebibyte = 1_048_576

function ofLength(length: number): Buffer {
  return Buffer.from(`"${'x'.repeat(length - 2)}"`)
}

test.each<[string, Sent]>([
  ['plain', { body: ofLength(mebibyte) }],
  ['gzip', { body: gzipSync(ofLength(mebibyte)), encoding: 'gzip' }],
])('a body of exactly the limit is read (%s)', async (_, sent) => {
  expect(await receive(sent)).toMatchObject({ kind: 'value' })
})

test.each<[string, Sent, number, string]>([
  ['plain', { body: ofLength(mebibyte + 1) }, mebibyte, '1 MiB'],
  ['gzip', { body: gzipSync(ofLength(mebibyte + 1)), encoding: 'gzip' }, mebibyte, '1 MiB'],
  ['brotli', { body: brotliCompressSync(ofLength(mebibyte + 1)), encoding: 'br' }, mebibyte, '1 MiB'],
  ['plain', { body: ofLength(4 * mebibyte + 1) }, 4 * mebibyte, '4 MiB'],
])('a %s body beyond the limit is not read', async (...[, sent, maxBodyBytes, limit]) => {
  expect(await receive(sent, { maxBodyBytes })).toEqual({
    kind: 'unreadable',
    detail: `the answer is larger than ${limit}`,
  })
})

test.each<[string, string]>([
  ['{"error":"No\\n such  job."}', '400: No such job.'],
  ['{"error":"the key is SECRET"}', '400: the key is ***'],
  [`{"error":"${'x'.repeat(501)}"}`, `400: ${'x'.repeat(499)}…`],
  ['{"error":7}', 'Mintlify answered 400'],
  ['{"message":"hidden"}', 'Mintlify answered 400'],
  ['"hidden"', 'Mintlify answered 400'],
  ['null', 'Mintlify answered 400'],
  ['', 'Mintlify answered 400'],
])('the error body %s is quoted as %j', async (body, detail) => {
  const redact = (quoted: string) => quoted.replaceAll('SECRET', '***')
  expect(await receive({ status: 400, body: Buffer.from(body) }, { redact })).toMatchObject({ detail })
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['<html>', undefined],
])('the JSON of the body %j', async (body, json) => {
  expect(await receive({ body: Buffer.from(body) })).toEqual({ kind: 'value', value: json })
})
