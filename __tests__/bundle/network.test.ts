// The shipped action behind a proxy, and with services that return what they
// were sent.
import { once } from 'node:events'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import { pullRequest } from '../scene/events.ts'
import { makeCertificate } from '../wire/raw-server.ts'
import { lastLine, openScene } from './scene.ts'

type Listening = { url: string; [Symbol.dispose]: () => void }

async function listen(
  server: ReturnType<typeof createServer | typeof createHttpsServer>,
): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return {
    url: `127.0.0.1:${Object(server.address()).port}`,
    [Symbol.dispose]: close,
  }
}

/**
 * A proxy for both forms, `GET http://host/path` and `CONNECT host:port`.
 * `seen`: the hosts.
 */
function createProxy(seen: string[]) {
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method, headers } = incoming
    seen.push(`${method} ${new URL(url).host}`)
    const passed = request(url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(passed.on('error', () => outgoing.destroy()))
  }
  return createServer(forward).on('connect', ({ url = '' }, socket: Socket) => {
    seen.push(`CONNECT ${url}`)
    const [host = '', port] = url.split(':')
    const passed = connect(Number(port), host, () =>
      socket.write('HTTP/1.1 200 Connected\r\n\r\n'),
    )
    for (const one of [passed, socket]) one.on('error', () => socket.destroy())
    passed.pipe(socket).pipe(passed)
  })
}

test.concurrent('HTTP_PROXY: the calls to both services go through it', async () => {
  await using scene = await openScene()
  const seen: string[] = []
  using proxy = await listen(createProxy(seen))
  const run = await scene.run({
    event: pullRequest(),
    env: { HTTP_PROXY: `http://${proxy.url}` },
  })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'pull-request' },
  })
  const hosts = new Set(seen.map((line) => line.split(' ')[1]))
  expect(hosts).toEqual(
    new Set(
      [scene.mintlify.url, scene.github.apiUrl].map((url) => new URL(url).host),
    ),
  )
})

test.concurrent('https_proxy: a tunnel to a server with a certificate that NODE_EXTRA_CA_CERTS names', async () => {
  await using scene = await openScene()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'trusted-'))
  const { key, cert } = makeCertificate(['mintlify.invalid'])
  const trusted = join(folder.path, 'cert.pem')
  writeFileSync(trusted, cert)
  const seen: string[] = []
  using proxy = await listen(createProxy(seen))
  const answer = JSON.stringify({ id: 'job_1', status: 'completed' })
  using mintlify = await listen(
    createHttpsServer({ key, cert }, (_, response) =>
      response.writeHead(201).end(answer),
    ),
  )
  const run = await scene.run({
    with: { 'api-url': `https://${mintlify.url}`, wait: 'false' },
    env: { https_proxy: `http://${proxy.url}`, NODE_EXTRA_CA_CERTS: trusted },
  })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'running', 'job-id': 'job_1' },
  })
  expect(seen).toEqual([`CONNECT ${mintlify.url}`])
})

/** A variable of Node's that names a module, which is `source`. */
const importing = (source: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(source)}`,
})

test.concurrent('no run loads undici', async () => {
  await using scene = await openScene()
  const run = await scene.run({
    event: pullRequest(),
    env: importing(
      `process.on('exit', () => {
        const loaded = process.moduleLoadList.filter((name) => /undici/.test(name))
        process.stderr.write(JSON.stringify(loaded))
      })`,
    ),
  })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '[]',
    outputs: { result: 'pull-request' },
  })
})

test.concurrent('a proxy that answers CONNECT with 403: the run ends, and says so', async () => {
  await using scene = await openScene()
  const seen: string[] = []
  using proxy = await listen(
    createServer().on('connect', ({ url = '' }, socket: Socket) => {
      seen.push(url)
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }),
  )
  const run = await scene.run({
    with: { 'api-url': 'https://mintlify.invalid' },
    env: { HTTPS_PROXY: `http://user:s3cr3t@${proxy.url}` },
  })
  expect(run).toMatchObject({
    exitCode: 1,
    stderr: '',
    outputs: { result: 'rejected', reason: 'blocked' },
  })
  expect(run.stdout).toContain(`the proxy ${proxy.url} answered 403 to CONNECT`)
  expect(run.stdout).not.toContain('s3cr3t')
  expect(seen).toEqual(['mintlify.invalid:443'])
})

test.concurrent('a `%` in the password of a proxy stands for itself', async () => {
  await using scene = await openScene()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'trusted-'))
  const { key, cert } = makeCertificate(['mintlify.invalid'])
  const trusted = join(folder.path, 'cert.pem')
  writeFileSync(trusted, cert)
  using mintlify = await listen(
    createHttpsServer({ key, cert }, (_, response) =>
      response.writeHead(201).end('{"id":"job_1","status":"completed"}'),
    ),
  )
  const credentials: string[] = []
  using proxy = await listen(
    createServer().on('connect', ({ headers }, socket: Socket) => {
      credentials.push(String(headers['proxy-authorization']))
      const passed = connect(Number(mintlify.url.split(':')[1]), '127.0.0.1')
      for (const one of [passed, socket])
        one.on('error', () => socket.destroy())
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      passed.pipe(socket).pipe(passed)
    }),
  )
  const run = await scene.run({
    with: { 'api-url': 'https://mintlify.invalid', wait: 'false' },
    env: {
      HTTPS_PROXY: `http://user:100%@${proxy.url}`,
      NODE_EXTRA_CA_CERTS: trusted,
    },
  })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'running', 'job-id': 'job_1' },
  })
  expect(credentials).toEqual([
    `Basic ${Buffer.from('user:100%').toString('base64')}`,
  ])
})

/** Forms in which a secret can be read. The runner masks the plain one only. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const encodings = ['base64', 'base64url', 'hex'] as const
  return [
    secret,
    ...encodings.map((encoding) => bytes.toString(encoding).replace(/=+$/, '')),
    encodeURIComponent(secret),
  ]
}

/** All that a run wrote, but the commands that make the runner mask secrets. */
function textOf({
  stdout,
  stderr,
  outputs,
  state,
  summary,
}: ActionRun): string {
  return [
    stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    stderr,
    summary,
    JSON.stringify([outputs, state]),
  ].join('\n')
}

const key = 'mint_fake/key+with?special=characters'
const token = 'emulated/token+with?special=characters'

test.concurrent.each([
  [
    'an error with both',
    400,
    {
      error: formsOf(key).join(' '),
      details: [{ message: formsOf(token).join(' ') }],
    },
  ],
  [
    'a job with both',
    201,
    {
      ...{
        id: 'job_1',
        status: 'completed',
        model: formsOf(key).join(' '),
        prLink: 'https://github.com/acme/docs/pull/57',
      },
      source: {
        repository: `acme/${formsOf(token)[3]}`,
        ref: formsOf(key).join('-'),
      },
    },
  ],
  ['a job whose id is the key', 201, { id: key, status: 'completed' }],
])('no secret is written anywhere: %s', async (_, status, body) => {
  await using scene = await openScene({ mintlify: { key }, github: { token } })
  scene.mintlify.fail({ status, body, times: Infinity })
  const event = pullRequest()
  const run = await scene.run({
    event,
    with: { prompt: `Use ${key}.` },
    env: { RUNNER_DEBUG: '1' },
  })
  expect(run.outputs.result).toEqual(expect.any(String))
  expect(lastLine(run)).not.toContain('ended unexpectedly')
  const written = [textOf(run), ...scene.comments()].join('\n')
  expect(written).toContain('***')
  expect(JSON.stringify(scene.github.requests)).not.toContain(key)
  expect(JSON.stringify(scene.mintlify.requests)).not.toContain(token)
  expect(
    [...formsOf(key), ...formsOf(token)].filter((form) =>
      written.includes(form),
    ),
  ).toEqual([])
})
