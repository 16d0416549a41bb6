// Mistakes of the mutation tests that nobody can see from outside, so that no
// test can find them.

export type EquivalentMutant = {
  /** As a path in `src`. */
  file: string
  /** The code in question, as it stands, and what stands there instead. */
  code: string
  becomes: string
  why: string
}

export const equivalentMutants: readonly EquivalentMutant[] = []
