/** A mistake that somebody could make in one place of the sources, and the test that has to notice it. */
export type Mutation = {
  /** What the mistake does, as somebody would say who met it. */
  name: string
  /**
   * A fragment of code that src/ has exactly once, and what the mistake makes of it. In `from`, white space, comments, trailing
   * commas and the kind of quotes make no difference.
   */
  from: string
  to: string
  /** Path below `__tests__/`, and a part of the names of the tests there. */
  tests: [path: string, name: string]
}
