// The inputs that several actions of this repository have.
import { getInput, setSecret } from '@actions/core'
import { decimal, InputError, matching, type Rule, readInput } from '../adapters/runner/inputs.ts'
import type { ServiceSettings } from '../domain/job/settings.ts'
import { keySentence, missingKey, wrongKey } from '../domain/messages/key-causes.ts'

/** A secret that can stand in a header. It may be empty. */
export const headerSecret = matching(/^[\x21-\x7e]*$/, 'be one line of visible ASCII characters')

/** A secret that never leaves this machine: any one line. */
export const oneLineSecret = matching(/^\P{Cc}*$/u, 'be one line of text')

/** A slash command; empty for none. */
export const command = matching(/^\S{0,50}$/, 'be one word of up to 50 characters, or empty')

/** What tells comments of several jobs on one thread apart. */
export const commentKey = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  'be 1 to 64 letters, digits, `.`, `-` or `_`',
)

const projectId = matching(
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/,
  'be 1 to 128 letters, digits, `-` or `_`, as copied from the API keys page of the dashboard',
)

const apiUrl: Rule<URL> = {
  parse: (text) => (isServiceUrl(text) ? new URL(text.endsWith('/') ? text : `${text}/`) : undefined),
  must: 'be an https address without credentials, such as `https://api.mintlify.com`',
}

/** How to reach the service. The key may be empty: what that means depends on the event. Throws an InputError. */
export function readServiceSettings(): ServiceSettings {
  return {
    apiKey: readApiKey(),
    projectId: readInput('project-id', projectId),
    apiUrl: readInput('api-url', apiUrl),
    requestTimeoutMs: readInput('request-timeout-seconds', decimal({ least: 1, most: 300 })) * 1_000,
  }
}

/** The same for an action that can do nothing without a key. */
export function readServiceSettingsWithKey(): ServiceSettings {
  const settings = readServiceSettings()
  if (settings.apiKey === '') throw new InputError(keySentence(missingKey))
  return settings
}

/** The secrets among the inputs, of whichever action this is. */
export function readSecrets(): string[] {
  return ['api-key', 'marker-secret', 'github-token']
    .map((name) => getInput(name))
    .filter((secret) => secret !== '')
}

/** Has the runner hide the secrets wherever they would be printed, line by line as it masks. */
export function maskSecrets(): void {
  for (const line of readSecrets().flatMap((secret) => secret.split(/\r?\n/))) {
    if (line.trim() !== '') setSecret(line)
  }
}

function readApiKey(): string {
  const key = readInput('api-key', headerSecret)
  if (/^mint_(?:dsc|us)_/.test(key)) throw new InputError(keySentence(wrongKey))
  return key
}

function isServiceUrl(text: string): boolean {
  // The parser drops line breaks and tabs: what it makes of them is not what was written.
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)
  return isSafe && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}
