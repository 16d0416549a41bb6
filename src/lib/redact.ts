// Redacts secrets from everything that leaves the process. The runner masks its
// log only, and not in hex or base64url.
import { cut, toOneLine } from './plain-text.ts'

/** A shorter text is one that others have by chance. */
const minSecretLength = 6
/**
 * Characters that nobody sees. A secret with some of them inside is still read
 * as the secret.
 */
const unseen =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800]'
const everyUnseen = new RegExp(unseen, 'gu')

/** A function that takes secrets out of a text. */
export type Redact = (text: string) => string

/**
 * A function that replaces each secret by `***`: raw and in base64, base64url,
 * hex, JSON- and URI-escaped form, also with invisible characters inside.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  // Unicode classes take a millisecond to compile, and most secrets are plain.
  const visible = secrets.map((secret) =>
    isPlain(secret) ? secret : secret.replace(everyUnseen, ''),
  )
  const long = [...new Set([...secrets, ...visible])].filter(
    (secret) => secret.length >= minSecretLength,
  )
  // Where one form begins as another does, the longer one goes as a whole.
  const forms = [...new Set(long.flatMap(formsOf))].sort(
    (a, b) => b.length - a.length,
  )
  if (forms.length === 0) return (text) => text
  const pattern = new RegExp(forms.map(RegExp.escape).join('|'), 'g')
  return (text) => {
    const redacted = text.replace(pattern, '***')
    if (isPlain(redacted)) return redacted
    const readable = redacted.replace(everyUnseen, '')
    const split = forms.filter((form) => readable.includes(form))
    return split.length === 0
      ? redacted
      : redacted.replace(patternOfSplit(split), '***')
  }
}

/** A value with the secrets taken out of all its texts. */
export function redactAll<T>(value: T, redact: Redact): T {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? redact(part) : part,
  )
}

/**
 * One line without secrets. Cleaning turns line ends into spaces, which can
 * take a secret apart or put one together, so the text is redacted before and
 * after. It is cut last, because a part of a secret is not redacted.
 */
export function toRedactedLine(
  text: string,
  redact: Redact,
  maxLength: number,
): string {
  return cut(redact(toOneLine(redact(text), Infinity)), maxLength)
}

/**
 * The forms with invisible characters anywhere inside. Compiled only for those
 * found, because it is large.
 */
function patternOfSplit(forms: readonly string[]): RegExp {
  const split = forms.map((form) =>
    Array.from(form, RegExp.escape).join(`${unseen}*`),
  )
  return new RegExp(split.join('|'), 'gu')
}

/** Whether a text has printable ASCII characters only. */
function isPlain(text: string): boolean {
  return !/[^ -~]/.test(text)
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  return [
    secret,
    hex,
    hex.toUpperCase(),
    json,
    ...uriForms(secret),
    ...base64Forms(bytes),
  ]
}

/**
 * As a part of a URL, as a whole URL, and as a query: each escapes other
 * characters.
 */
function uriForms(secret: string): string[] {
  const forms = [
    encodeURIComponent(secret),
    encodeURI(secret),
    String(new URLSearchParams({ a: secret })).slice(2),
  ]
  return forms.flatMap((form) => [
    form,
    form.replace(/%[0-9A-F]{2}/g, (escaped) => escaped.toLowerCase()),
  ])
}

/**
 * Base64 of the secret at each of the three offsets it can have inside a longer
 * text, less the edges it shares.
 */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes])
    const encoded = padded.toString('base64').replace(/=+$/, '')
    const sharedEnd =
      padded.length % 3 === 0 ? encoded.length : encoded.length - 1
    const core = encoded.slice(Math.ceil((offset * 8) / 6), sharedEnd)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
