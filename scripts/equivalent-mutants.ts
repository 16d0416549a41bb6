// Mistakes of the mutation tests that nobody can see from outside, so that no
// test can find them.

type EquivalentMutant = {
  /** As a path in `src`. */
  file: string
  /** The code in question, as it stands, and what stands there instead. */
  code: string
  becomes: string
  why: string
}

const noState = 'Where there is no state, no text in its place is one either.'

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'conversation/signed-state.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: noState,
  },
  {
    file: 'conversation/signed-state.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: noState,
  },
]
