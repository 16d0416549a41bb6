// What a fault is: what the server does, and what the client is right to make of it.
import type { Socket } from 'node:net'
import { answerBytes, type RawAnswer } from './http-bytes.ts'

export type Seen =
  | 'good'
  /** A 2xx that carries no usable job. */
  | 'unreadable'
  | 'lost'
  /** A 429 whose wait fits. */
  | 'limited'
  /** A 429 that asks for more patience than there is. */
  | 'limited-long'
  /** The request did not arrive. */
  | 'unavailable'
  | 'overloaded'
  | 'refused'

export type Fault = {
  name: string
  seen: Seen
  /** Of a refusal. */
  status?: number
  /** Whether a refusal has another form than those of the service. */
  isForeign?: boolean
  /** Gets the body that the service would have sent. */
  play: (socket: Socket, body: string) => void
}

/** A fault that answers as `make` says. */
export function answering(name: string, seen: Seen, make: (body: string) => RawAnswer): Fault {
  return { name, seen, play: (socket, body) => void socket.write(answerBytes(make(body))) }
}

/** A fault that answers a 2xx with a body of its own. */
export function saying(name: string, seen: Seen, body: string | Buffer): Fault {
  return answering(name, seen, () => ({ body }))
}
