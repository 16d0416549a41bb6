// The secrets of the fault tests, and every form in which they must not be found.

/** Every character that some encoding escapes is in it. */
export const apiKey = 'mint_Zq7"k\\9/+%&=?~<Kd>x@Tr0ub4dor'
export const githubToken = 'ghs_Fq2+8sVb/91xLm0pZt7uWc4y'
export const stateSecret = 'marker"secret"/77&Qx+Lp9%%cd'

const secrets = [apiKey, githubToken, stateSecret]

/** The secret in each form as somebody would write it. */
export function formsOf(secret: string): string[] {
  const inUri = encodeURIComponent(secret)
  const bytes = ['', 'x', 'xy'].map((before) => Buffer.from(before + secret))
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    inUri,
    inUri.replace(/%../g, (escaped) => escaped.toLowerCase()),
    encodeURI(secret),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    ...bytes.flatMap((each) => [each.toString('base64'), each.toString('base64url')]),
  ]
}

/** All secrets in all forms. */
export const everySecret = secrets.flatMap(formsOf).join(' ')

const wanted = secrets.flatMap((secret) => [
  ...formsOf(secret).slice(0, 7),
  ...['', 'x', 'xy'].flatMap((before) => [
    coreOf(secret, before, 'base64'),
    coreOf(secret, before, 'base64url'),
  ]),
])

/** The forms of a secret that the text holds, also inside of base64, and where signs are written by their numbers. */
export function findSecrets(text: string): string[] {
  const spelled = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  const decoded = text.replace(/[A-Za-z0-9+/_-]{40,}/g, (encoded) =>
    Buffer.from(encoded, 'base64').toString(),
  )
  return wanted.filter((form) => [text, spelled, decoded].some((reading) => reading.includes(form)))
}

/** What stays the same of the secret's base64 wherever it stands in a longer text. */
function coreOf(secret: string, before: string, encoding: 'base64' | 'base64url'): string {
  const encoded = Buffer.from(before + secret)
    .toString(encoding)
    .replace(/=+$/, '')
  return encoded.slice(before === '' ? 0 : before.length + 1, -2)
}
