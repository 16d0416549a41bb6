// Reads the inputs of an action. What is wrong with any of them is collected, so that all of it is told at once.
import { getInput, setSecret } from '@actions/core'
import { findNearest } from '../base/edit-distance.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { InputParser } from './input-parsers.ts'
import { invalidInputSentence, misspelledSentence, unknownInputsSentence } from './invalid-inputs.ts'

/** Inputs are not valid. The message has a sentence for each problem, and nothing that could be a secret. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** An input that was read: its value, or a sentence that says what is wrong. */
export type Reading<T> = { name: string; result: Result<T, string> }

const secretInputs: readonly string[] = ['api-key', 'state-secret', 'github-token', 'docs-token']

/** Reads an input. */
export function readInput<T>(name: string, parser: InputParser<T>): Reading<T> {
  const text = getInput(name)
  const value = parser.parse(text)
  if (value !== undefined) return { name, result: success(value) }
  const must = parser.describe?.(text) ?? parser.description
  if (secretInputs.includes(name)) return refusedInput(name, `Input \`${name}\` must ${must}.`)
  return refusedInput(name, invalidInputSentence({ name, text, must }, secretLines()))
}

/** An input that is refused for what the sentence says. */
export function refusedInput(name: string, sentence: string): Reading<never> {
  return { name, result: failure(sentence) }
}

/** The value that `use` makes of an input, or what the InputError says that it throws. */
export function mappedReading<A, B>({ name, result }: Reading<A>, use: (value: A) => B): Reading<B> {
  if (result.kind === 'failure') return { name, result }
  try {
    return { name, result: success(use(result.value)) }
  } catch (error) {
    if (error instanceof InputError) return refusedInput(name, error.message)
    throw error
  }
}

/** The secrets among the inputs of this action. */
export function readSecrets(): string[] {
  return secretInputs.map((name) => getInput(name)).filter((secret) => secret !== '')
}

/** The lines of the secrets, since the runner masks line by line, and people copy so. */
export function secretLines(): string[] {
  return readSecrets()
    .flatMap((secret) => secret.split(/\r?\n/))
    .filter((line) => line.trim() !== '')
}

type Readings = Readonly<Record<string, Reading<unknown>>>
export type ValuesOf<R extends Readings> = { [K in keyof R]: R[K] extends Reading<infer T> ? T : never }

export type InputRules<V> = {
  /** What is wrong with inputs together, given the values of those that are valid by themselves. */
  check?: (known: Partial<V>) => readonly (string | null)[]
  /** What the run would find missing later, told only beside other problems: some runs end before they need it. */
  findMissing?: (known: Partial<V>) => readonly (string | null)[]
  /** Called with a sentence about unknown inputs that may mean nothing. */
  warn: (sentence: string) => void
}

/**
 * The values of all inputs of an action. Throws one InputError with everything that is wrong with them. An input that is not
 * among them is unknown.
 */
export function requireValid<R extends Readings>(readings: R, rules: InputRules<ValuesOf<R>>): ValuesOf<R>
export function requireValid(readings: Readings, rules: InputRules<Record<string, unknown>>) {
  const { check, findMissing, warn } = rules
  const known: Record<string, unknown> = {}
  const problems: (string | null)[] = []
  for (const [key, { result }] of Object.entries(readings)) {
    if (result.kind === 'success') known[key] = result.value
    else problems.push(result.error)
  }
  const unknown = findUnknown(Object.values(readings).map(({ name }) => name))
  problems.push(...(check?.(known) ?? []), ...unknown.misspelled)
  if (unknown.others.length > 0) warn(unknownInputsSentence(unknown.others))
  const found = problems.filter((problem) => problem !== null)
  if (found.length === 0) return known
  const missing = findMissing?.(known).filter((problem) => problem !== null) ?? []
  throw new InputError([...found, ...missing].join(' '))
}

const prefix = 'INPUT_'

/**
 * Inputs that the action does not declare. The runner only warns of them, and hands them on. `misspelled` has sentences. A
 * variable of the workflow's `env` looks the same but for the hyphen, which no shell allows in its name.
 */
function findUnknown(readNames: readonly string[]): { misspelled: string[]; others: string[] } {
  const declared = [...new Set([...readNames, 'operation'])]
  const given = Object.keys(process.env).filter((variable) => variable.startsWith(prefix))
  const names = given.map((variable) => variable.slice(prefix.length).toLowerCase())
  const unknown = names
    .filter((name) => !declared.includes(name))
    .map((name) => ({ name, meant: meantBy(name, declared) }))
  return {
    misspelled: unknown.flatMap(({ name, meant }) => (meant === null ? [] : misspelledSentence(name, meant))),
    others: unknown.flatMap(({ name, meant }) => (meant === null ? name : [])),
  }
}

/**
 * The input that an unknown one is meant to be, null if that is not certain. Some runners show a composite action's inputs to
 * the actions inside it. Such an input, handed on, has the value of the one that it is near to.
 */
function meantBy(name: string, declared: readonly string[]): string | null {
  const [meant = null, ...others] = name.includes('-') ? findNearest(name, declared) : []
  return meant === null || others.length > 0 || getInput(name) === getInput(meant) ? null : meant
}

/** Masks the secrets in the log of the whole job. The runner masks line by line. */
export function maskSecrets(): void {
  for (const line of secretLines()) setSecret(line)
}
