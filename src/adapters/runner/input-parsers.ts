// Parsers for inputs. A parser turns the string of an input into a value, or says what the input must be. They are plain
// functions, because loading a schema library would delay the first request.
import { getInput } from '@actions/core'

export type InputParser<T> = {
  /** The value, undefined for an invalid text. */
  parse: (text: string) => T | undefined
  /** The end of the sentence `Input … must …`. */
  description: string
}

/** An input is not valid. The message names the input and the allowed values, never its content. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** The value of an input. Throws an InputError. */
export function readInput<T>(name: string, parser: InputParser<T>): T {
  const value = parser.parse(getInput(name))
  if (value === undefined) throw new InputError(`Input \`${name}\` must ${parser.description}.`)
  return value
}

/** Any text, null for an empty input. */
export const string: InputParser<string | null> = { parse: (text) => text || null, description: 'be text' }

/** Text that matches a pattern. */
export function matching(pattern: RegExp, description: string): InputParser<string> {
  return { parse: (text) => (pattern.test(text) ? text : undefined), description }
}

/** `true` or `false` in the forms of the YAML 1.2 core schema. */
export const boolean: InputParser<boolean> = {
  parse: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
  description: 'be `true` or `false`',
}

/** A decimal number within bounds, never clamped. */
export function decimal({ min, max }: { min: number; max: number }): InputParser<number> {
  return {
    parse(text) {
      const value = parseDecimal(text)
      return value >= min && value <= max ? value : undefined
    },
    description: `be a number from ${min} to ${max}`,
  }
}

/** A decimal number above 0, never clamped. */
export function positiveDecimal({ max }: { max: number }): InputParser<number> {
  return {
    parse(text) {
      const value = parseDecimal(text)
      return value > 0 && value <= max ? value : undefined
    },
    description: `be a number above 0 and at most ${max}`,
  }
}

/** A whole number within bounds. */
export function integer({ min, max }: { min: number; max: number }): InputParser<number> {
  return {
    parse(text) {
      const value = Number(text)
      return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined
    },
    description: `be a whole number from ${min} to ${max}`,
  }
}

/** One of several words. */
export function oneOf<const W extends string>(words: readonly W[]): InputParser<W> {
  return { parse: (text) => words.find((word) => word === text), description: `be ${inWords(words, 'or')}` }
}

/** Some of several words, separated by commas or newlines. The word `none`, if given, stands for an empty list. */
export function someOf<const W extends string>(words: readonly W[], none?: string): InputParser<W[]> {
  return {
    parse(text) {
      if (text === none) return []
      const given = splitList(text)
      const known = given.flatMap((part) => words.filter((word) => word === part))
      return given.length > 0 && known.length === given.length ? known : undefined
    },
    description: `be a list of ${inWords(words, 'and')}${none === undefined ? '' : `, or \`${none}\``}`,
  }
}

/** The value of the first of two parsers that accepts the text. */
export function either<A, B>(first: InputParser<A>, second: InputParser<B>): InputParser<A | B> {
  return {
    parse: (text) => first.parse(text) ?? second.parse(text),
    description: `${first.description}, or ${second.description}`,
  }
}

/** Null for an empty input, otherwise the value of the parser. */
export function optional<T>(parser: InputParser<T>): InputParser<T | null> {
  return { ...parser, parse: (text) => (text === '' ? null : parser.parse(text)) }
}

/** Texts, separated by commas or newlines. */
export const list: InputParser<string[]> = { parse: splitList, description: 'be a list' }

/** Texts, one on each line. */
export const lines: InputParser<string[]> = {
  parse: (text) => trimmed(text.split(/\r?\n/)),
  description: 'be lines of text',
}

function parseDecimal(text: string): number {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
}

function splitList(text: string): string[] {
  return trimmed(text.split(/[,\r\n]+/))
}

function trimmed(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function inWords(words: readonly string[], joint: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`
}
