// How far two words are apart, to find what somebody meant to write.

/** The names that are nearest to a word, if they are at most two edits away. */
export function findNearest(word: string, names: readonly string[]): string[] {
  const near = names.map((name) => ({ name, edits: editDistance(word, name) }))
  const least = Math.min(maxEdits, ...near.map(({ edits }) => edits))
  return near.filter(({ edits }) => edits === least).map(({ name }) => name)
}

const maxEdits = 2

/**
 * The least number of characters to insert, delete or replace to make one word
 * of the other.
 *
 * https://en.wikipedia.org/wiki/Levenshtein_distance
 */
export function editDistance(from: string, to: string): number {
  // Nobody needs the distance of words that are far apart, and comparing long
  // ones takes long.
  if (Math.abs(from.length - to.length) > maxEdits) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const [replaced = 0, deleted = 0] = row.slice(column)
      const inserted = next[column] ?? 0
      next.push(
        character === other
          ? replaced
          : 1 + Math.min(replaced, deleted, inserted),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
