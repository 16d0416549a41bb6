// Parsers for inputs. A parser turns the string of an input into a value, or says what the input must be. They are plain
// functions, because loading a schema library would delay the first API call.

export type InputParser<T> = {
  /** The value, undefined for an invalid text. */
  parse: (text: string) => T | undefined
  /** The end of the sentence `Input … must …`. */
  description: string
  /** A better end of that sentence for a text, undefined for none. */
  describe?: (text: string) => string | undefined
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

/** The value of a parser, changed. */
export function mapped<A, B>(parser: InputParser<A>, change: (value: A) => B): InputParser<B> {
  return {
    ...parser,
    parse(text) {
      const value = parser.parse(text)
      return value === undefined ? undefined : change(value)
    },
  }
}

export type LineRules = {
  /** What stands on a line, such as `pattern`. */
  noun: string
  /** Whether a line, or the only line, has a comma where another line should begin. */
  hasStrayComma: (line: string, isOnly: boolean) => boolean
}

/** Texts, one on each line. What YAML lists and lists elsewhere have around a text would be a part of it, so it is refused. */
export function lines({ noun, hasStrayComma }: LineRules): InputParser<string[]> {
  return {
    parse(text) {
      const items = trimmed(text.split(/\r?\n/))
      const isOnly = items.length === 1
      return items.some((line) => hasListSyntax(line) || hasStrayComma(line, isOnly)) ? undefined : items
    },
    description: `have one ${noun} on each line, without commas, quotes or list dashes`,
  }
}

/** Whether a line looks like an item of a YAML list, other than a checkbox of Markdown, or is in quotes. */
function hasListSyntax(line: string): boolean {
  return /^- (?!\[[ xX]\] )|^(["'`]).*\1,?$/.test(line)
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

/** A secret that can be the value of a header, null if it is empty. */
export const headerSecret = optional(matching(/^[\x21-\x7e]*$/, 'be one line of visible ASCII characters'))

/** Seconds in milliseconds. */
export const secondsToMs = (seconds: number): number => seconds * 1_000
