// How far two words are apart, to find what somebody meant to write.

/** The names that are nearest to a word, if it is only a slip of them. */
export function findNearest(word: string, names: readonly string[]): string[] {
  const near = names.map((name) => ({ name, edits: editDistance(word, name) }))
  const maxEdits = word.length <= maxShortLength ? 1 : maxLongEdits
  const least = Math.min(maxEdits, ...near.map(({ edits }) => edits))
  return near.filter(({ edits }) => edits === least).map(({ name }) => name)
}

/** Of a short word, two edits may leave little. */
const maxShortLength = 5
const maxLongEdits = 2

/**
 * The least number of characters to insert, delete, replace or swap with the
 * next one to make one word of the other.
 *
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function editDistance(from: string, to: string): number {
  // Nobody needs the distance of words that are far apart, and comparing long
  // ones takes long.
  if (Math.abs(from.length - to.length) > maxLongEdits) return Infinity

  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const index of from.split('').keys()) {
    const next = nextRow({ from, to, index, row, before })
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

type Rows = {
  from: string
  to: string
  /** Of the character of `from` that the next row is about. */
  index: number
  row: readonly number[]
  before: readonly number[]
}

function nextRow({ from, to, index, row, before }: Rows): number[] {
  const next = [index + 1]
  for (const [column, other] of to.split('').entries()) {
    const isSame = from[index] === other
    const isSwap = from[index] === to[column - 1] && other === from[index - 1]
    const edits = [row[column + 1], next[column], row[column]]
    if (isSwap) edits.push(before[column - 1])
    const least = Math.min(...edits.map((one) => one ?? Infinity))
    next.push(isSame ? (row[column] ?? 0) : 1 + least)
  }
  return next
}
