// Whether a request has begun to leave this machine. Node's fetch tells by a diagnostics channel when it hands the
// head of a request to a connected socket; before that moment the service cannot have seen it.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as z from 'zod/mini'

const channel = 'undici:client:sendHeaders'
const sending = z.object({ request: z.object({ method: z.string(), path: z.string() }) })

export type SendingWatch = {
  /** Whether a request of this method and path has left since the watch began. */
  wasSent(): boolean
  end(): void
}

/** Watches for a request by method and path, since a proxy changes the origin and may put it before the path. */
export function watchSending(method: string, url: URL): SendingWatch {
  let isSent = false
  const path = url.pathname + url.search
  const listen = (message: unknown) => {
    const seen = sending.safeParse(message)
    if (seen.success && seen.data.request.method === method && seen.data.request.path.endsWith(path))
      isSent = true
  }
  subscribe(channel, listen)
  return { wasSent: () => isSent, end: () => void unsubscribe(channel, listen) }
}
