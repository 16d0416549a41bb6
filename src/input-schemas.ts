// Schemas for inputs. An input is a string; each schema says in one sentence what it may be.
import * as z from 'zod/mini'

/** An input is not valid. The message names it and the allowed values, and never its content. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** Any text, blank included. */
export const anyText = z.string()

/** Text or null for a blank one, which must match a pattern otherwise. */
export function optional(pattern: RegExp, sentence: string) {
  const checked = z.string().check(z.refine((text) => text === '' || pattern.test(text), { error: sentence }))
  return z.pipe(
    checked,
    z.transform((text: string) => text || null),
  )
}

/** Text that must match a pattern. */
export function required(pattern: RegExp, sentence: string) {
  return z.string().check(z.regex(pattern, { error: sentence }))
}

/** `true` or `false` in the forms of the YAML 1.2 core schema. */
export const yesOrNo = z.pipe(
  z.string().check(z.regex(/^(?:true|True|TRUE|false|False|FALSE)$/, { error: 'must be `true` or `false`' })),
  z.transform((text: string) => text.toLowerCase() === 'true'),
)

type Range = { above?: number; least?: number; most: number; unit: string }

/** A decimal number within a range; never clamped. */
export function decimal(range: Range) {
  const from = range.above === undefined ? `from ${range.least} to` : `above ${range.above} and at most`
  const sentence = `must be a number ${from} ${range.most}${range.unit === '' ? '' : ` ${range.unit}`}`
  const isInRange = (text: string) => {
    const value = Number(text)
    const isLowEnough = range.above === undefined ? value >= (range.least ?? 0) : value > range.above
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && isLowEnough && value <= range.most
  }
  return z.pipe(z.string().check(z.refine(isInRange, { error: sentence })), z.transform(Number))
}

/** A whole number within a range. */
export function whole(range: { least: number; most: number }) {
  const sentence = `must be a whole number from ${range.least} to ${range.most}`
  const isInRange = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= range.least && Number(text) <= range.most
  return z.pipe(z.string().check(z.refine(isInRange, { error: sentence })), z.transform(Number))
}

/** The schema's value, or null for a blank input. */
export function orNull<T>(schema: z.ZodMiniType<T, string>) {
  return z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    schema,
  ])
}

/** One of several words. */
export function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words, { error: `must be ${inWords(words, 'or')}` })
}

/** A list of words, separated by commas or line ends; the word `alone` stands for the empty list. */
export function listOf<const T extends readonly [string, ...string[]]>(words: T, alone?: string) {
  const sentence = `must be a list of ${inWords(words, 'and')}${alone ? `, or \`${alone}\`` : ''}`
  const schema = z
    .array(z.enum(words, { error: sentence }))
    .check(z.minLength(alone ? 0 : 1, { error: sentence }))
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text === alone ? [] : splitList(text))),
    ),
    schema,
  )
}

/** A list of texts, separated by commas or line ends. */
export const texts = z.pipe(z.string(), z.transform(splitList))

/** A list of texts, one on each line. */
export const lines = z.pipe(
  z.string(),
  z.transform((text: string) => trimmed(text.split(/\r?\n/))),
)

/** Parses a record of inputs. Throws an InputError that names the first input that is not valid. */
export function parseInputs<T>(schema: z.ZodMiniType<T>, given: Record<string, string>): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new InputError(`Input \`${String(issue?.path[0] ?? '')}\` ${sentenceOf(issue)}.`)
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== 'invalid_union') return issue?.message ?? 'is not valid'
  return issue.errors.flat().find((inner) => inner.message.startsWith('must be'))?.message ?? 'is not valid'
}

function splitList(text: string): string[] {
  return trimmed(text.split(/[,\r\n]+/))
}

function trimmed(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function inWords(words: readonly string[], joint: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length === 1 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`
}
