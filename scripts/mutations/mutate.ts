/** Makes the mistake of a mutation in the sources that it belongs to. */

import { transformSync } from 'esbuild'
import { findFragment, type Source } from './fragment.ts'
import type { Mutation } from './mutation.ts'

/** `broken`: the mutation does not fit the sources. */
export type Mutated = { kind: 'mutated'; source: Source; text: string } | { kind: 'broken'; problem: string }

/** Returns the one source that has the fragment, and its text with the mistake. Nothing else of the text changes. */
export function mutate({ name, from, to }: Mutation, sources: readonly Source[]): Mutated {
  const places = findFragment(from, sources)
  const [place] = places
  if (!place || places.length > 1) {
    const paths = places.map(({ source }) => source.path).join(', ')
    const times = `${places.length} times${paths && ` (${paths})`}`
    return broken(`The mutation "${name}" changes \`${from}\`, which src/ has ${times}, not once.`)
  }
  const { source, start, end } = place
  const text = source.text.slice(0, start) + to + source.text.slice(end)
  const syntaxError = findSyntaxError(text)
  if (syntaxError !== null)
    return broken(`The mutation "${name}" makes a source that cannot be read: ${syntaxError}`)
  return { kind: 'mutated', source, text }
}

/** A source that cannot be read would fail every test. */
function findSyntaxError(source: string): string | null {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return null
  } catch (error) {
    return String(error)
  }
}

function broken(problem: string): Mutated {
  return { kind: 'broken', problem }
}
