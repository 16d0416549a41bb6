// Reads the inputs of an action. What is wrong with any of them is collected,
// so that all of it is told at once.
import { findNearest } from '../lib/edit-distance.ts'
import { InputError } from '../outcome.ts'

type Bounds = { min: number; max: number }

export type InputReader = ReturnType<typeof openInputs>

/** The inputs that an action declares, with their defaults, empty for none. */
export type Declared = Readonly<Record<string, string>>

/**
 * A reader for an action that declares these inputs. Empty is not set:
 * composite actions and mixed triggers hand on empty values, which then have
 * the default. A wrong value is noted, and something of its type returned,
 * until `throwProblems`.
 */
export function openInputs(env: NodeJS.ProcessEnv, declared: Declared) {
  const problems = [...unknownInputs(env, Object.keys(declared))]
  const text = (name: string) => inputValue(env, name) || (declared[name] ?? '')
  const reject = (sentence: string) => void problems.push(sentence)
  const noteInvalid = <T>(name: string, must: string, fallback: T): T => {
    const isEmpty = text(name) === ''
    reject(`Input \`${name}\` must ${must}.${isEmpty ? ' It is empty.' : ''}`)
    return fallback
  }
  const number = (
    name: string,
    pattern: RegExp,
    { min, max }: Bounds,
    kind: string,
  ) => {
    const value = pattern.test(text(name)) ? Number(text(name)) : Number.NaN
    if (value >= min && value <= max) return value
    return noteInvalid(name, `be a ${kind} from ${min} to ${max}`, min)
  }

  return {
    /** Any text, empty if there is none. */
    text,
    /** Notes a sentence about what is wrong. */
    reject,
    /**
     * A text that matches, or an empty one. `must` ends the sentence `Input …
     * must …`.
     */
    matching(name: string, pattern: RegExp, must: string): string {
      const isValid = text(name) === '' || pattern.test(text(name))
      return isValid ? text(name) : noteInvalid(name, must, '')
    },
    boolean(name: string): boolean {
      // The forms of the YAML 1.2 core schema.
      if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text(name)))
        return /^t/i.test(text(name))
      return noteInvalid(name, 'be `true` or `false`', false)
    },
    /** What `read` reads, null for an empty text. */
    ifSet: <T>(name: string, read: (name: string) => T): T | null =>
      text(name) === '' ? null : read(name),
    /** A decimal number within bounds, never clamped. */
    decimal: (name: string, bounds: Bounds) =>
      number(name, /^\d{1,9}(?:\.\d{1,9})?$/, bounds, 'number'),
    /** A whole number within bounds. */
    integer: (name: string, bounds: Bounds) =>
      number(name, /^\d{1,9}$/, bounds, 'whole number'),
    oneOf<const W extends string>(name: string, words: readonly W[]): W {
      const found = words.find((word) => word === text(name))
      return (
        found ?? noteInvalid(name, `be ${inWords(words, 'or')}`, words[0] as W)
      )
    },
    /**
     * Some of several words, separated by commas or line ends. The word `none`
     * alone stands for an empty list.
     */
    someOf<const W extends string>(name: string, words: readonly W[]): W[] {
      if (text(name) === 'none') return []
      const given = splitList(text(name))
      const isWord = (part: string): part is W =>
        words.some((word) => word === part)
      if (given.length > 0 && given.every(isWord)) return given
      return noteInvalid(
        name,
        `be a list of ${inWords(words, 'and')}, or \`none\``,
        [],
      )
    },
    /** Texts, separated by commas or line ends. */
    list(name: string, pattern: RegExp, must: string): string[] {
      const items = splitList(text(name))
      return items.every((item) => pattern.test(item))
        ? items
        : noteInvalid(name, must, [])
    },
    /** Throws an InputError if anything was wrong. */
    throwProblems(): void {
      if (problems.length > 0) throw new InputError(problems)
    },
  }
}

/** As `getInput` of the toolkit reads it. */
export function inputValue(env: NodeJS.ProcessEnv, name: string): string {
  return (env[`${prefix}${name.toUpperCase()}`] ?? '').trim()
}

const prefix = 'INPUT_'

/**
 * Sentences about names that the action does not declare, which the runner only
 * warns of and hands on. A name that is nearly one of ours is a mistake that
 * would cost a request. Any other name can be a variable of the workflow.
 */
function* unknownInputs(
  env: NodeJS.ProcessEnv,
  declared: readonly string[],
): Generator<string> {
  const names = Object.keys(env)
    .filter((variable) => variable.startsWith(prefix))
    .map((variable) => variable.slice(prefix.length).toLowerCase())
  for (const name of names.filter((one) => !declared.includes(one))) {
    const meant = findNearest(name.replaceAll('_', '-'), declared)
    // A composite action can pass its own inputs on to the actions in it, with
    // the same value.
    const isSlip =
      meant !== undefined && inputValue(env, name) !== inputValue(env, meant)
    const shown = name.replace(/[^\w-]/g, '?').slice(0, 60)
    if (isSlip) yield `Unknown input \`${shown}\`. Did you mean \`${meant}\`?`
  }
}

function splitList(text: string): string[] {
  return text
    .split(/[,\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Such as `a`, `b` or `c`. */
export function inWords(words: readonly string[], joint: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length === 1
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`
}

/**
 * The token of GitHub. Its default is that of the workflow, which only GitHub
 * can give, so that an empty one is a mistake, such as a secret that is
 * missing.
 */
export function readToken(input: InputReader): string {
  if (input.text('github-token') === '')
    input.reject(
      'Input `github-token` is empty. Add the secret that it names, or remove the input to use the token of the workflow.',
    )
  return input.matching(
    'github-token',
    /^[\x21-\x7e]*$/,
    'be one line of visible ASCII characters',
  )
}

/**
 * The secrets among the inputs, line by line, since the runner masks line by
 * line, and a log shows a part of a secret on a line of its own.
 */
export function readSecrets(env: NodeJS.ProcessEnv): string[] {
  return ['api-key', 'github-token']
    .flatMap((name) => inputValue(env, name).split(/\r?\n/))
    .filter((line) => line.trim() !== '')
}
