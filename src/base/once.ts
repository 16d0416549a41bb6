// What is made when it is first needed.

/** A function that calls `make` once, and gives everyone what that returned. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
