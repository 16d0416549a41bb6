// The inputs that several actions of this repository have.
import { getInput, setSecret } from '@actions/core'
import { isEncryptedOrLoopback } from '../adapters/runner/connections.ts'
import {
  decimal,
  type InputParser,
  lines,
  mapped,
  matching,
  optional,
} from '../adapters/runner/input-parsers.ts'
import { type Reading, readInput, refusedInput, secretLines } from '../adapters/runner/read-inputs.ts'
import { type FilterPattern, parseFilterPattern } from '../domain/gates/filter-patterns.ts'
import type { JobInputs } from '../domain/job/inputs.ts'
import { foreignKeyPrefix } from '../domain/messages/invalid-inputs.ts'
import {
  foreignKey,
  incompleteKey,
  missingKey,
  missingProject,
  reasonSentence,
  wrongKey,
} from '../domain/messages/set-up-problems.ts'

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

/** In a pattern, a backslash makes a comma one of the path. */
const patternLines = lines({ noun: 'pattern', hasStrayComma: (line) => /(?<!\\),/.test(line) })

/** A key in its place would become a part of addresses, so that is none. */
const projectId = matching(
  /^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/,
  'be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard',
)

/** Seconds in milliseconds. */
export const secondsToMs = (seconds: number): number => seconds * 1_000

/** The default of `api-url`. */
const mintlifyUrl = 'https://api.mintlify.com'

const apiUrl: InputParser<URL> = {
  parse: (text) => (isServiceUrl(text) ? new URL(text.endsWith('/') ? text : `${text}/`) : undefined),
  description: `be an https address without credentials, such as \`${mintlifyUrl}\``,
}

/** How to reach the service. Whether the key may be missing depends on the event. */
export function readServiceInputs() {
  return {
    apiKey: readInput('api-key', headerSecret),
    projectId: readProjectId(),
    apiUrl: readInput('api-url', apiUrl),
    requestTimeoutMs: readInput(
      'request-timeout-seconds',
      mapped(decimal({ min: 1, max: 300 }), secondsToMs),
    ),
  }
}

/** The same for an action that always needs a key. */
export function readServiceInputsWithKey() {
  const { apiKey, ...inputs } = readServiceInputs()
  return { apiKey: requireKey(apiKey), ...inputs }
}

function requireKey({ name, result }: Reading<string | null>): Reading<string> {
  if (result.kind === 'failure') return { name, result }
  if (result.value === null) return refusedInput(name, reasonSentence(missingKey))
  return { name, result: { ...result, value: result.value } }
}

function readProjectId(): Reading<string> {
  const isEmpty = getInput('project-id') === ''
  return isEmpty
    ? refusedInput('project-id', reasonSentence(missingProject))
    : readInput('project-id', projectId)
}

type KeyInputs = Partial<Pick<JobInputs, 'apiKey' | 'apiUrl' | 'stateSecret'>>

/** What is wrong with the key, null if nothing is. `signs`: whether the action signs the state of comments with a secret. */
export function keyProblem({ apiKey, apiUrl, stateSecret }: KeyInputs, signs: boolean): string | null {
  if (typeof apiKey !== 'string') return null
  if (/^mint_(?:dsc|us)_/.test(apiKey)) return reasonSentence(wrongKey)
  if (apiUrl?.origin === mintlifyUrl && apiKey.search(foreignKeyPrefix) === 0)
    return reasonSentence(foreignKey)
  // Whoever reads a comment can try keys until one fits.
  const isGuessable = signs && stateSecret === null && apiKey.length < minSecretLength
  return isGuessable ? reasonSentence(incompleteKey) : null
}

/** Masks the secrets in the log of the whole job. The runner masks line by line. */
export function maskSecrets(): void {
  for (const line of secretLines()) setSecret(line)
}

/** Filter patterns as in `on.push.paths`, one on each line. */
export function filterPatterns(example: string): InputParser<FilterPattern[]> {
  return {
    parse(text) {
      const patterns = patternLines.parse(text)?.map(parseFilterPattern) ?? [null]
      const readable = patterns.filter((pattern) => pattern !== null)
      const hasPositive = readable.some(({ isNegated }) => !isNegated)
      return readable.length === patterns.length && (hasPositive || readable.length === 0)
        ? readable
        : undefined
    },
    describe: (text) => (patternLines.parse(text) ? undefined : patternLines.description),
    description: `be filter patterns as in \`on.push.paths\`, one on each line, such as ${example}, and at least one without \`!\``,
  }
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
