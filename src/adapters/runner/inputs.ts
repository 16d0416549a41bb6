// Rules for inputs. An input is a string; a rule turns it into a value, or says in one sentence what it must be.
// They are plain functions, because they run before the first request: a schema library is read while that is on its way.
import { getInput } from '@actions/core'

export type Rule<T> = {
  /** The value, undefined for a text that the rule refuses. */
  parse: (text: string) => T | undefined
  /** Ends the sentence `Input … must …`. */
  must: string
}

/** An input is not valid. The message names it and the allowed values, and never its content. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** The input's value, trimmed and read by the rule. Throws an InputError. */
export function readInput<T>(name: string, rule: Rule<T>): T {
  const value = rule.parse(getInput(name))
  if (value === undefined) throw new InputError(`Input \`${name}\` must ${rule.must}.`)
  return value
}

/** Any text, also none. */
export const anyText: Rule<string> = { parse: (text) => text, must: '' }

/** Text that matches a pattern. */
export function matching(pattern: RegExp, must: string): Rule<string> {
  return { parse: (text) => (pattern.test(text) ? text : undefined), must }
}

/** `true` or `false` in the forms of the YAML 1.2 core schema. */
export const yesOrNo: Rule<boolean> = {
  parse: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
  must: 'be `true` or `false`',
}

/** A decimal number within bounds; never clamped. `above` is itself not allowed, `least` and `most` are. */
export function decimal(bounds: ({ above: number } | { least: number }) & { most: number }): Rule<number> {
  const [isLowEnough, from] =
    'above' in bounds
      ? [(value: number) => value > bounds.above, `above ${bounds.above} and at most`]
      : [(value: number) => value >= bounds.least, `from ${bounds.least} to`]
  return {
    parse(text) {
      const value = Number(text)
      return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && isLowEnough(value) && value <= bounds.most
        ? value
        : undefined
    },
    must: `be a number ${from} ${bounds.most}`,
  }
}

/** A whole number within bounds. */
export function whole({ least, most }: { least: number; most: number }): Rule<number> {
  return {
    parse(text) {
      const value = Number(text)
      return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined
    },
    must: `be a whole number from ${least} to ${most}`,
  }
}

/** One of several words. */
export function oneOf<const W extends string>(words: readonly W[]): Rule<W> {
  return { parse: (text) => words.find((word) => word === text), must: `be ${inWords(words, 'or')}` }
}

/** Some of several words, separated by commas or line ends; the word `none`, if it is given, stands for no word. */
export function someOf<const W extends string>(words: readonly W[], none?: string): Rule<W[]> {
  return {
    parse(text) {
      if (text === none) return []
      const given = splitList(text)
      const known = given.flatMap((part) => words.filter((word) => word === part))
      return given.length > 0 && known.length === given.length ? known : undefined
    },
    must: `be a list of ${inWords(words, 'and')}${none === undefined ? '' : `, or \`${none}\``}`,
  }
}

/** What the first of two rules that accepts the text makes of it. */
export function either<A, B>(first: Rule<A>, second: Rule<B>): Rule<A | B> {
  return {
    parse: (text) => first.parse(text) ?? second.parse(text),
    must: `${first.must}, or ${second.must}`,
  }
}

/** Null for an empty input, otherwise what the rule makes of it. */
export function orNull<T>(rule: Rule<T>): Rule<T | null> {
  return { ...rule, parse: (text) => (text === '' ? null : rule.parse(text)) }
}

/** Texts, separated by commas or line ends. */
export const listed: Rule<string[]> = { parse: splitList, must: '' }

/** Texts, one on each line. */
export const lined: Rule<string[]> = { parse: (text) => trimmed(text.split(/\r?\n/)), must: '' }

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
