// Redacts secrets from everything that leaves the process. The runner masks its log only, and not in hex or base64url.

const minSecretLength = 6

/** A function that replaces each secret by `***`, raw and in base64, base64url, hex, JSON- and URI-escaped form. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.filter((secret) => secret.length >= minSecretLength).flatMap(formsOf)
  const byLength = [...new Set(forms)].sort((a, b) => b.length - a.length)
  if (byLength.length === 0) return (text) => text
  const pattern = new RegExp(byLength.map(escapeForPattern).join('|'), 'g')
  return (text) => text.replace(pattern, '***')
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  return [secret, hex, hex.toUpperCase(), json, ...uriForms(secret), ...base64Forms(bytes)]
}

/** As a part of a URL, as a whole URL, and as a query: each escapes other characters. */
function uriForms(secret: string): string[] {
  const forms = [
    encodeURIComponent(secret),
    encodeURI(secret),
    String(new URLSearchParams({ a: secret })).slice(2),
  ]
  return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (escaped) => escaped.toLowerCase())])
}

/** Base64 of the secret at each of the three offsets it can have inside a longer text, less the edges it shares. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes])
    const encoded = padded.toString('base64').replace(/=+$/, '')
    const sharedEnd = padded.length % 3 === 0 ? encoded.length : encoded.length - 1
    const core = encoded.slice(Math.ceil((offset * 8) / 6), sharedEnd)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
