// How many may be at something at a time. The others wait in the order in which they came.

export type Slots = {
  /** Waits for a slot, and returns what frees it. Throws the signal's reason if it ends the wait. */
  enter(signal: AbortSignal | undefined): Promise<() => void>
}

/** That many slots, all of them free. */
export function createSlots(count: number): Slots {
  let free = count
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    async enter(signal) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else await waitForSlot(waiting, signal)
      return leave
    },
  }
}

function waitForSlot(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(signal?.reason)
    }
    waiting.push(begin)
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}
