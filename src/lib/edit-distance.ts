// How far two words are apart, to find what somebody meant to write.

/** The names that are nearest to a word, if it is only a slip of them. */
export function findNearest(word: string, names: readonly string[]): string[] {
  // Of a short word, two edits may leave little.
  const edits = word.length <= 5 ? [0, 1] : [0, 1, 2]
  return (
    edits
      .map((max) => names.filter((name) => isNear(word, name, max)))
      .find((near) => near.length > 0) ?? []
  )
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
