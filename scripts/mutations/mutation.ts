/** A mistake that somebody could make in one place of the sources, and the test that has to notice it. */
export type Mutation = {
  /** What the mistake does, as somebody would say who met it. */
  name: string
  /** Path below `src/`. */
  file: string
  /** A text that the file has exactly once, and what the mistake makes of it. */
  from: string
  to: string
  /** Path below `__tests__/`, and a part of the names of the tests there. */
  tests: [path: string, name: string]
}
