// The inputs that several actions of this repository have.
import { getInput, setSecret } from '@actions/core'
import { isEncryptedOrLoopback } from '../adapters/runner/connections.ts'
import {
  decimal,
  InputError,
  type InputParser,
  lines,
  matching,
  optional,
  readInput,
} from '../adapters/runner/input-parsers.ts'
import { type FilterPattern, parseFilterPattern } from '../domain/gates/filter-patterns.ts'
import type { JobInputs, ServiceInputs } from '../domain/job/inputs.ts'
import { missingKey, reasonSentence, wrongKey } from '../domain/messages/reasons.ts'

/** A secret that can be the value of a header, null if it is empty. */
export const headerSecret = optional(matching(/^[\x21-\x7e]*$/, 'be one line of visible ASCII characters'))

const minSecretLength = 16
const goodSecret = 'one line of at least 16 characters, such as the output of `openssl rand -hex 32`'

/** A secret that signs the state of comments and never leaves this machine, null if it is empty. */
export const signingSecret = optional(matching(/^\P{Cc}{16,}$/u, `be ${goodSecret}`))

/** A slash command, null for none. */
export const command = optional(matching(/^\S{0,50}$/, 'be one word of up to 50 characters, or empty'))

/** Branches of the agent's pull requests. */
export const branchPatterns = filterPatterns('`mintlify/*`')

/** What distinguishes the comments of several jobs on one conversation. */
export const commentKey = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  'be 1 to 64 letters, digits, `.`, `-` or `_`',
)

const projectId = matching(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/,
  'be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard',
)

const apiUrl: InputParser<URL> = {
  parse: (text) => (isServiceUrl(text) ? new URL(text.endsWith('/') ? text : `${text}/`) : undefined),
  description: 'be an https address without credentials, such as `https://api.mintlify.com`',
}

/** How to reach the service. Whether the key may be missing depends on the event. Throws an InputError. */
export function readServiceInputs(): ServiceInputs {
  return {
    apiKey: readApiKey(),
    projectId: readInput('project-id', projectId),
    apiUrl: readInput('api-url', apiUrl),
    requestTimeoutMs: readInput('request-timeout-seconds', decimal({ min: 1, max: 300 })) * 1_000,
  }
}

/** The same for an action that always needs a key. */
export function readServiceInputsWithKey(): ServiceInputs & { apiKey: string } {
  const { apiKey, ...inputs } = readServiceInputs()
  if (apiKey === null) throw new InputError(reasonSentence(missingKey))
  return { ...inputs, apiKey }
}

/**
 * Throws an InputError if the key signs the state of comments and is short: whoever reads a comment can try keys until one
 * fits.
 */
export function refuseShortSigningKey({ stateSecret, apiKey }: SigningInputs): void {
  if (stateSecret !== null || apiKey === null || apiKey.length >= minSecretLength) return
  throw new InputError(
    `Input \`api-key\` is too short to sign the comment: set \`state-secret\` to ${goodSecret}.`,
  )
}

type SigningInputs = Pick<JobInputs, 'stateSecret' | 'apiKey'>

/** The secrets among the inputs of this action. */
export function readSecrets(): string[] {
  return ['api-key', 'state-secret', 'github-token', 'docs-token']
    .map((name) => getInput(name))
    .filter((secret) => secret !== '')
}

/** Masks the secrets in the log of the whole job. The runner masks line by line. */
export function maskSecrets(): void {
  for (const line of readSecrets().flatMap((secret) => secret.split(/\r?\n/))) {
    if (line.trim() !== '') setSecret(line)
  }
}

/** Filter patterns as in `on.push.paths`, one on each line. */
export function filterPatterns(example: string): InputParser<FilterPattern[]> {
  return {
    parse(text) {
      const patterns = lines.parse(text)?.map(parseFilterPattern) ?? []
      const readable = patterns.filter((pattern) => pattern !== null)
      const hasPositive = readable.some(({ isNegated }) => !isNegated)
      return readable.length === patterns.length && (hasPositive || readable.length === 0)
        ? readable
        : undefined
    },
    description: `be filter patterns as in \`on.push.paths\`, one on each line, such as ${example}, and at least one without \`!\``,
  }
}

function readApiKey(): string | null {
  const key = readInput('api-key', headerSecret)
  if (key !== null && /^mint_(?:dsc|us)_/.test(key)) throw new InputError(reasonSentence(wrongKey))
  return key
}

function isServiceUrl(text: string): boolean {
  // The URL parser drops line breaks and tabs, so the text is checked first.
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return (
    isEncryptedOrLoopback(url) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  )
}
