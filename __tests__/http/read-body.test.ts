import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from '@jest/globals'
import { readBody, sendRequest } from '../../src/http/http-request.ts'
import { type NodeServer, startNodeServer } from './node-server.ts'

type Answer = { encoding: string; body: Buffer | string }

const maxBytes = 1_048_576
const servers: NodeServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function serve(...args: Parameters<typeof startNodeServer>): Promise<NodeServer> {
  const server = await startNodeServer(...args)
  servers.push(server)
  return server
}

async function read(url: URL, method: 'GET' | 'POST') {
  const signal = new AbortController().signal
  return readBody(await sendRequest({ method, url, headers: {}, body: null, signal }), maxBytes)
}

const cut = 'the answer was cut short'
const large = 'the answer is larger than 1 MiB'
const tooLarge = Buffer.alloc(maxBytes + 1, ' ')

test.each<[string, Answer, string]>([
  ['is no gzip', { encoding: 'gzip', body: '{}' }, cut],
  ['is no brotli', { encoding: 'br', body: '{}' }, cut],
  ['is too large', { encoding: 'identity', body: tooLarge }, large],
  ['is too large in gzip', { encoding: 'gzip', body: gzipSync(tooLarge) }, large],
  ['is too large in brotli', { encoding: 'br', body: brotliCompressSync(tooLarge) }, large],
])('a body that %s is not waited for, and its connection is closed', async (_, { encoding, body }, error) => {
  const closed = Promise.withResolvers<void>()
  const { url } = await serve((request, response) => {
    request.socket.once('close', closed.resolve)
    const head = { 'content-encoding': encoding, 'content-length': 999_999_999 }
    response.writeHead(200, head).write(body)
  })
  expect(await read(url, 'POST')).toEqual({ kind: 'failure', error })
  await closed.promise
})

test.each<[string, Buffer]>([
  ['gzip', gzipSync('{}')],
  ['br', brotliCompressSync('{}')],
  ['identity', Buffer.from('{}')],
])('the connection of a body that was read whole serves the next request (%s)', async (encoding, body) => {
  const head = { 'content-encoding': encoding, 'content-length': body.length }
  const { url, connections } = await serve((_, response) => response.writeHead(200, head).end(body))
  for (const _ of [1, 2, 3]) expect(await read(url, 'GET')).toEqual({ kind: 'success', value: '{}' })
  expect(connections()).toBe(1)
})
