// Loaded into a run before the bundle: notes every address that a socket of the run connects to.
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const file = process.env.CONNECTIONS_FILE ?? ''
const connect = Reflect.get(Socket.prototype, 'connect')

Reflect.set(Socket.prototype, 'connect', function noteAndConnect(this: Socket, ...given: unknown[]) {
  const [first] = Array.isArray(given[0]) ? given[0] : given
  const { host, port, path } = Object(first)
  appendFileSync(file, `${path ?? `${host}:${port}`}\n`)
  return Reflect.apply(connect, this, given)
})
