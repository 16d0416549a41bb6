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

const minute =
  'What is no name of a number of tries is tried for a minute, too.'

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'agent/outputs.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    why: 'The only preview of a list counts by its address, and this has none.',
  },
  {
    file: 'agent/authorize/loop-guard.ts',
    code: "'for-a-minute'",
    becomes: '""',
    why: minute,
  },
  {
    file: 'event/read-event.ts',
    code: "''",
    becomes: '"Stryker was here!"',
    why: 'It stands for a variable that is missing, and is no number and no file.',
  },
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
