// Works through a list, several at a time.

/** Hands each item to `act` in order, at most `count` at a time. Items after `mayGoOn` says no are left. */
export async function sideBySide<T>(
  items: readonly T[],
  { count, mayGoOn }: { count: number; mayGoOn: () => boolean },
  act: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    while (mayGoOn()) {
      const { value, done } = queue.next()
      if (done) return
      await act(value)
    }
  }
  await Promise.all(Array.from({ length: count }, work))
}
