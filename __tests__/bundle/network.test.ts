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

/** A proxy for `CONNECT host:port` that knows one server by every name. */
function createProxy({ url: target }: Listening, seen: IncomingMessage[]) {
  return createServer().on('connect', (incoming, socket: Socket) => {
    seen.push(incoming)
    const passed = connect(Number(target.split(':')[1]), '127.0.0.1', () =>
      socket.write('HTTP/1.1 200 Connected\r\n\r\n'),
    )
    for (const one of [passed, socket]) one.on('error', () => socket.destroy())
    passed.pipe(socket).pipe(passed)
  })
}

/**
 * Both services by names of their own, with a certificate. No request to this
 * machine goes through a proxy.
 */
async function openNamed(scene: Awaited<ReturnType<typeof openScene>>) {
  const { key, cert } = makeCertificate(['mintlify.invalid', 'github.invalid'])
  const folder = mkdtempDisposableSync(join(tmpdir(), 'trusted-'))
  const trusted = join(folder.path, 'cert.pem')
  writeFileSync(trusted, cert)
  const gitHub = new URL(scene.github.apiUrl)
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method, headers } = incoming
    const isGitHub = headers.host === 'github.invalid'
    const base = isGitHub ? gitHub : scene.mintlify.url
    const passed = request(
      new URL(url, base),
      { method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(passed.on('error', () => outgoing.destroy()))
  }
  const server = await listen(createHttpsServer({ key, cert }, forward))
  return {
    server,
    with: { 'api-url': 'https://mintlify.invalid' },
    env: {
      GITHUB_API_URL: `https://github.invalid${gitHub.pathname}`.replace(
        /\/$/,
        '',
      ),
      NODE_EXTRA_CA_CERTS: trusted,
    },
    [Symbol.dispose]() {
      server[Symbol.dispose]()
      folder[Symbol.dispose]()
    },
  }
}

test.concurrent.each([
  ['https_proxy', 'user:password', 'user:password'],
  ['HTTPS_PROXY, with a `%` that stands for itself', 'user:100%', 'user:100%'],
])(
  '%s: tunnels to both services, whose certificate NODE_EXTRA_CA_CERTS names',
  async (name, credentials, expected) => {
    await using scene = await openScene()
    using named = await openNamed(scene)
    const seen: IncomingMessage[] = []
    using proxy = await listen(createProxy(named.server, seen))
    const [variable = ''] = name.split(',')
    const run = await scene.run({
      event: pullRequest(),
      with: named.with,
      env: { ...named.env, [variable]: `http://${credentials}@${proxy.url}` },
    })
    expect(run).toMatchObject({
      exitCode: 0,
      stderr: '',
      outputs: { result: 'pull-request' },
    })
    expect(new Set(seen.map(({ url }) => url))).toEqual(
      new Set(['mintlify.invalid:443', 'github.invalid:443']),
    )
    expect(
      new Set(seen.map(({ headers }) => headers['proxy-authorization'])),
    ).toEqual(new Set([`Basic ${Buffer.from(expected).toString('base64')}`]))
  },
)

test.concurrent('no proxy is asked for what is on this machine', async () => {
  await using scene = await openScene()
  const seen: IncomingMessage[] = []
  using proxy = await listen(
    createServer((incoming, outgoing) => {
      seen.push(incoming)
      outgoing.writeHead(502).end()
    }).on('connect', (incoming, socket: Socket) => {
      seen.push(incoming)
      socket.destroy()
    }),
  )
  const address = `http://${proxy.url}`
  const run = await scene.run({
    event: pullRequest(),
    env: { HTTP_PROXY: address, HTTPS_PROXY: address },
  })
  expect(run).toMatchObject({
    exitCode: 0,
    outputs: { result: 'pull-request' },
  })
  expect(seen).toEqual([])
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
