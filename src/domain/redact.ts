// The last line of defence for secrets: whatever leaves the process passes through here. The runner's own masker does
// not know hex, base64url or what goes to another host.

const shortestSecret = 6

/** A function that replaces each secret by `***`, raw and in base64, base64url, hex, JSON- and URI-escaped form. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf)
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return (text) => text
  const pattern = new RegExp(longestFirst.map(escapeForPattern).join('|'), 'g')
  return (text) => text.replace(pattern, '***')
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const json = JSON.stringify(secret).slice(1, -1)
  return [secret, hex, hex.toUpperCase(), json, ...uriForms(secret), ...base64Forms(bytes)]
}

/** As a part of an address, as a whole address, and as a query: each escapes other signs. */
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
