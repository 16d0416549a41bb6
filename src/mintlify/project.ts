// Which Mintlify project, with which key, at which address: the inputs that
// every action has.
import { isEncryptedOrLoopback } from '../runner/connections.ts'
import type { Declared, InputReader } from '../runner/inputs.ts'

export type Project = {
  /** Empty only in a dry run. */
  apiKey: string
  projectId: string
  /** Ends in a slash. */
  apiUrl: URL
}

const defaultUrl = 'https://api.mintlify.com'

export const projectInputs: Declared = {
  'api-key': '',
  'project-id': '',
  'api-url': defaultUrl,
}

const missingKey =
  'Input `api-key` is empty. Check that it names a secret, and that the secret exists. Runs for forks and Dependabot get no secrets.'
const otherKey =
  'Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`. Create one in the Mintlify dashboard and update the secret.'
const foreignKey =
  'Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`. Create one in the Mintlify dashboard and update the secret.'
const shortKey =
  'Input `api-key` looks incomplete. Copy the whole admin key from the Mintlify dashboard and update the secret.'
const missingProject =
  'Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.'

/**
 * Reads the three inputs. `mayLackKey`: whether the run goes on without a key.
 */
export function readProject(
  input: InputReader,
  { mayLackKey }: { mayLackKey: boolean },
): Project {
  const apiUrl = readApiUrl(input)
  const key = input.matching(
    'api-key',
    /^(?:(?!["'`])[\x21-\x7e])*$/,
    'be the key alone, in visible ASCII characters without quotes',
  )
  const isMissing = input.text('api-key') === '' && !mayLackKey
  const problem = isMissing ? missingKey : problemOfKey(key, apiUrl)
  if (problem !== null) input.reject(problem)

  return { apiKey: key, projectId: readProjectId(input), apiUrl }
}

/** How keys and tokens of GitHub, Slack and AI services begin. */
const foreignKeyPrefix = /^(?:gh[oprsu]_|github_pat_|xox|sk-)/
const minKeyLength = 16

function problemOfKey(key: string, apiUrl: URL): string | null {
  if (/^mint_(?:dsc|us)_/.test(key)) return otherKey
  if (apiUrl.origin === defaultUrl && foreignKeyPrefix.test(key))
    return foreignKey
  // The key also signs the state in comments, and whoever reads a comment can
  // try keys until one fits.
  return key !== '' && key.length < minKeyLength ? shortKey : null
}

/**
 * A key in place of the ID would become part of addresses, so it is refused.
 */
const projectIdPattern =
  /^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/
const projectIdMust =
  'be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard'

function readProjectId(input: InputReader): string {
  if (input.text('project-id') === '') input.reject(missingProject)
  return input.matching('project-id', projectIdPattern, projectIdMust)
}

function readApiUrl(input: InputReader): URL {
  const text = input.text('api-url')
  // The URL parser drops line breaks and tabs, so the text is checked first.
  const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text)
    ? URL.parse(text.endsWith('/') ? text : `${text}/`)
    : null
  if (
    url &&
    isEncryptedOrLoopback(url) &&
    url.href === url.origin + url.pathname
  ) {
    if (/\/v\d+\/$/.test(url.pathname))
      input.reject(
        'Input `api-url` must not end in the version of the API, such as `/v1`.',
      )
    return url
  }

  input.reject(
    `Input \`api-url\` must be an https address without credentials, such as \`${defaultUrl}\`.`,
  )
  return new URL(defaultUrl)
}
