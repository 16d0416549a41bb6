// Sentences about inputs that are not valid. They show what was given, but nothing that could be a secret.
import { joinSentences } from '../base/escape.ts'

/** An input, such as `wait`, its text, and what it must be, such as `be true or false`. */
export type InvalidInput = { name: string; text: string; must: string }

/** What an input must be, and what it is. `secrets`: values that are never shown, nor a part of one. */
export function invalidInputSentence({ name, text, must }: InvalidInput, secrets: readonly string[]): string {
  return joinSentences([`Input \`${name}\` must ${must}.`, valueSentence(text, secrets)])
}

function valueSentence(text: string, secrets: readonly string[]): string {
  if (text === '') return 'It is empty.'
  const shown = showValue(text, secrets)
  return shown === null ? hiddenValue : `It is ${shown}.`
}

const hiddenValue = "Its value isn't shown, because it looks like a key or token."

/** An unknown input that is nearly the name of one. */
export function misspelledSentence(name: string, meant: string): string {
  return `Unknown input ${showName(name)}. Did you mean \`${meant}\`?`
}

/** Unknown inputs that may be variables of the workflow. */
export function unknownInputsSentence(names: readonly string[]): string {
  const shown = names.map(showName).join(', ')
  return names.length === 1
    ? `Unknown input ${shown}. It has no effect.`
    : `Unknown inputs ${shown}. They have no effect.`
}

function showName(name: string): string {
  return showValue(name, []) ?? '`***`'
}

const maxShownLength = 60

/** The text as code, with characters that nobody sees as code points. Null if it could be a secret, or a part of one. */
export function showValue(text: string, secrets: readonly string[]): string | null {
  const visible = text.replace(everyUnseen, '')
  if (looksSecret(visible) || secrets.some((secret) => sharesWith(visible, secret))) return null
  // More characters than that are cut off anyway.
  const characters = Array.from(text.slice(0, 2 * maxShownLength), showCharacter)
  if (characters.join('').length <= maxShownLength) return `\`${characters.join('')}\``
  let shown = ''
  for (const character of characters) {
    if (shown.length + character.length >= maxShownLength) break
    shown += character
  }
  return `\`${shown}…\``
}

const everyUnseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

function showCharacter(character: string): string {
  if (character === '`') return "'"
  if (character === ' ' || !unseen.test(character)) return character
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** How keys and tokens of GitHub, Slack and AI services begin. */
export const foreignKeyPrefix = /gh[oprsu]_|github_pat_|xox|sk-/
const keyPrefix = new RegExp(`(?<![A-Za-z0-9])(?:mint_|glpat-|hf_|${foreignKeyPrefix.source})`, 'i')
/** In the header of a call, in a file, and in the address of a webhook. */
const keyPlace = /\bBearer\s+\S|-----BEGIN |hooks\.slack\.com\/services\//i
const password = /\S:\S*@|[?&](?:[\w-]*(?:key|token|secret|passw|pwd|sig|auth|code)[\w-]*)=/i
const randomText = [
  /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{16,}/,
  /(?=[0-9a-f-]*\d)[0-9a-f-]{32,}/i,
  /(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])[\w+=-]{32,}/,
]

/** How much of a text is looked at. A key that is shown in part begins before that. */
const maxLookedAt = 400

function looksSecret(text: string): boolean {
  const start = text.slice(0, maxLookedAt)
  return [keyPrefix, keyPlace, password, ...randomText].some((pattern) => pattern.test(start))
}

/** Shorter words are in many secrets by chance. */
const minPartLength = 6

/** Whether a text has a secret in it, or a word of it that is a part of one. */
function sharesWith(text: string, secret: string): boolean {
  const words = text.split(/[^\w-]+/).filter((word) => word.length >= minPartLength)
  return text.includes(secret) || words.some((word) => secret.includes(word))
}
