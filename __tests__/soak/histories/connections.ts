// Connections to the modeled GitHub, which histories use one after the other, because an Octokit takes long to build.
import { type Connection, openConnection } from '../../../src/adapters/github/client.ts'
import type { fetchFromGitHub } from '../../../src/adapters/github/fetch.ts'
import type { Pace } from '../../../src/adapters/github/pace.ts'
import type { Clock } from '../../../src/domain/clock.ts'

export const repository = { owner: 'acme', name: 'widgets', id: 1, isPublic: false }
export const apiUrl = 'https://api.example'

/** Who uses a connection. */
type User = { clock: Clock; fetch: typeof fetchFromGitHub; pace: Pace | null; warn: (text: string) => void }

export type ConnectionPool = {
  /** A connection that nobody uses. */
  connect: (user: User) => Connection
  /** Takes back all connections. */
  takeBack: () => void
}

/** A request of the model takes less, or reports its end itself. */
const limitTry = () => new AbortController().signal

/** A number of connections that are loaded, which takes real time. */
export async function openConnectionPool(count: number): Promise<ConnectionPool> {
  const slots = Array.from({ length: count }, openSlot)
  await Promise.all(slots.map(({ connection }) => connection.client()))
  let used = 0
  return {
    connect(user) {
      const slot = slots[used]
      if (!slot) throw new Error('The pool has too few connections.')
      used += 1
      slot.use(user)
      return slot.connection
    },
    takeBack() {
      used = 0
    },
  }
}

function openSlot() {
  let current: User | null = null
  const user = () => {
    if (!current) throw new Error('Nobody uses this connection.')
    return current
  }
  const connection = openConnection({
    ...{ token: 'ghs_sample', apiUrl, repository, limitTry },
    clock: {
      now: () => user().clock.now(),
      elapsedMs: () => user().clock.elapsedMs(),
      sleep: (waitMs, signal) => user().clock.sleep(waitMs, signal),
    },
    warn: (text) => user().warn(text),
    fetch: (address, options) => user().fetch(address, options),
    pace: {
      run: (request, send) => user().pace?.run(request, send) ?? send(),
      budget: () => null,
    },
  })
  return {
    connection,
    use(next: User) {
      current = next
    },
  }
}
