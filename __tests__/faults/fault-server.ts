// A documentation service on a raw TCP socket. It follows a script: each request of a call gets that call's next step,
// the last step for ever after; a connection may be broken before anything of it is read.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificates } from './certificates.ts'
import { type RawRequest, readRequests } from './http-bytes.ts'

export type Call = 'create' | 'message' | 'get' | 'visitors' | 'other'

/** What happens once a request has been read. */
export type Step = {
  name: string
  /** Id of the job that the answer tells of, for a client that can read it. */
  brings?: string
  /** A deafened server refuses connections from then on. */
  play: (socket: Socket, server: { deafen: () => void }) => void
}

/** Plays what happens to a connection before anything of it is read. */
export type Break = 'reset-unread' | 'reset-in-handshake' | 'wrong-certificate'

export type Script = {
  create?: Step[]
  message?: Step[]
  get?: Step[]
  visitors?: Step[]
  /** By number of the connection, from 1. */
  breaks?: Record<number, Break>
  /** Which connections are broken from then on, 0 for none. */
  brokenFrom?: { connection: number; by: Break }
  /** Speaks TLS if given. */
  certificates?: Certificates
}

export type SeenRequest = RawRequest & {
  call: Call
  answeredWith: string
  /** Id of the job that the answer told of, empty for none. */
  brought: string
  /** When it came, in epoch milliseconds. */
  atMs: number
}

export type FaultServer = {
  url: string
  requests: SeenRequest[]
  /** How many connections came in. */
  countConnections: () => number
  /** Refuses connections until `open` is called. */
  shut: () => Promise<void>
  open: () => Promise<void>
  close: () => Promise<void>
}

/** A running server at a loopback port of its own. */
export async function startFaultServer(script: Script, onConnection?: () => void): Promise<FaultServer> {
  const requests: SeenRequest[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const shut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const answer = (socket: Socket, request: RawRequest) => {
    const call = callOf(request)
    const earlier = requests.filter((seen) => seen.call === call).length
    const { name, brings = '', play } = stepAt(script, call, earlier)
    requests.push({ ...request, call, answeredWith: name, brought: brings, atMs: Date.now() })
    play(socket, { deafen: () => void server.close() })
  }
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    connections += 1
    onConnection?.()
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    const by = breakAt(script, connections)
    if (by === 'reset-unread') return void setTimeout(() => socket.resetAndDestroy(), 250)
    if (by === 'reset-in-handshake') return void socket.once('data', () => socket.resetAndDestroy()).resume()
    const plain = script.certificates ? secure(socket, script.certificates, by) : socket.resume()
    readRequests(plain, (request) => answer(plain, request))
  })
  const port = await listenOnOwnPort(server)
  return {
    url: `${script.certificates ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    countConnections: () => connections,
    shut,
    open: async () => void (server.listening || (await listen(server, port))),
    close: shut,
  }
}

/** A port that the system gives to no other server, such as one of another test, while this one is shut. */
async function listenOnOwnPort(server: Server): Promise<number> {
  const port = await listen(server, randomInt(10_000, 32_000)).catch(() => null)
  return port ?? listenOnOwnPort(server)
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function secure(socket: Socket, { good, wrong }: Certificates, by: Break | null): TLSSocket {
  const shown = by === 'wrong-certificate' ? wrong : good
  return new TLSSocket(socket.resume(), { isServer: true, ...shown }).on('error', () => undefined)
}

function breakAt({ breaks, brokenFrom }: Script, connection: number): Break | null {
  if (brokenFrom && connection >= brokenFrom.connection) return brokenFrom.by
  return breaks?.[connection] ?? null
}

function callOf({ method, path }: RawRequest): Call {
  if (method === 'POST' && /^\/v2\/agent\/acme\/job$/.test(path)) return 'create'
  if (method === 'POST' && /^\/v2\/agent\/acme\/job\/[^/]+\/message$/.test(path)) return 'message'
  if (method === 'GET' && /^\/v2\/agent\/acme\/job\/[^/]+$/.test(path)) return 'get'
  return method === 'GET' && /^\/v1\/analytics\/acme\/visitors\?/.test(path) ? 'visitors' : 'other'
}

function stepAt(script: Script, call: Call, earlier: number): Step {
  const steps = call === 'other' ? [] : (script[call] ?? [])
  const step = steps[Math.min(earlier, steps.length - 1)]
  return step ?? { name: 'not foreseen', play: (socket) => socket.destroy() }
}
