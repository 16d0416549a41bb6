// How to reach the documentation service: the inputs that every action has.
import { getInput } from '@actions/core'
import {
  decimal,
  headerSecret,
  type InputParser,
  mapped,
  matching,
  secondsToMs,
} from '../runner/input-parsers.ts'
import { foreignKeyPrefix } from '../runner/invalid-inputs.ts'
import { isEncryptedOrLoopback } from '../runner/proxy.ts'
import { type Reading, readInput, refusedInput } from '../runner/read-inputs.ts'
import {
  foreignKey,
  incompleteKey,
  missingKey,
  missingProject,
  reasonSentence,
  wrongKey,
} from '../runner/set-up-problems.ts'

/** How to reach the documentation service. Every action of this repository has these inputs. */
export type ServiceInputs = {
  /** Null for a run that gets no secrets. */
  apiKey: string | null
  projectId: string
  /** Ends in a slash. */
  apiUrl: URL
  apiTimeoutMs: number
}

const minSecretLength = 16

/** A key in its place would become a part of addresses, so that is none. */
const projectId = matching(
  /^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/,
  'be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard',
)

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
    apiTimeoutMs: readInput('api-timeout-seconds', mapped(decimal({ min: 1, max: 300 }), secondsToMs)),
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

type KeyInputs = Partial<Pick<ServiceInputs, 'apiKey' | 'apiUrl'> & { stateSecret: string | null }>

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
