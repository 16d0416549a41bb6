// What the fuzz tests have in common: a fixed seed, and values with parts that are not as they should be.
import fc from 'fast-check'
import { hostileText } from '../fixtures/hostile-text.ts'

/** The same cases each time. Another seed finds other cases: `FUZZ_SEED=7 npm run test:faults -- fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

/** Checks that the property holds for so many cases. */
export function fuzz<T>(arbitrary: fc.Arbitrary<T>, numRuns: number, check: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, check), { seed, numRuns })
}

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, {}, [], '', 0, -1, 0.5, 1e300, Number.MAX_SAFE_INTEGER + 1),
  fc.constantFrom<unknown>(
    [null],
    { __proto__: null },
    { toString: 1 },
    '0',
    '../..',
    'a\0b',
    'x'.repeat(70_000),
  ),
  hostileText,
  fc.jsonValue(),
)

/** The JSON value with up to four of its parts taken out or replaced. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), oddValues), { minLength: 1, maxLength: 4 })
  return changes.map((list) =>
    list.reduce((base: unknown, [place, odd]) => replacePart(base, place, odd), value),
  )
}

type Path = readonly (string | number)[]

/** The value with another at one of its paths. Undefined takes out what is there. */
function replacePart(value: unknown, place: number, part: unknown): unknown {
  const paths = [...pathsIn(value)]
  const path = paths[place % paths.length] ?? []
  return JSON.parse(JSON.stringify(replaceAt(value, path, part)) ?? 'null')
}

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name])
}

function replaceAt(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part
  const inner = Object(value)[name]
  const replaced = replaceAt(inner, rest, part)
  return Array.isArray(value) ? value.with(Number(name), replaced) : { ...Object(value), [name]: replaced }
}
