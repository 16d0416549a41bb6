// How far two words are apart, to find what somebody meant to write.

/** The name that is nearest to a word, undefined if it is a slip of none. */
export function findNearest(
  word: string,
  names: readonly string[],
): string | undefined {
  // Of a short word, two edits may leave little.
  const edits = word.length <= 5 ? [0, 1] : [0, 1, 2]
  const near = edits.map((max) => names.find((name) => isNear(word, name, max)))
  return near.find((name) => name !== undefined)
}

/**
 * Whether it takes no more than so many characters to insert, delete, replace
 * or swap with the next one to make one word of the other.
 *
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function isNear(from: string, to: string, maxEdits: number): boolean {
  if (Math.abs(from.length - to.length) > maxEdits) return false
  if (from === to) return true
  const [fromRest, toRest] = [from.slice(1), to.slice(1)]
  if (from[0] === to[0]) return isNear(fromRest, toRest, maxEdits)

  const isSwap = from[0] === to[1] && from[1] === to[0]
  const left = maxEdits - 1
  return (
    isNear(fromRest, to, left) ||
    isNear(from, toRest, left) ||
    isNear(fromRest, toRest, left) ||
    (isSwap && isNear(from.slice(2), to.slice(2), left))
  )
}
