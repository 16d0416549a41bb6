// The inputs that every action of this repository has, and how inputs are read at all.
import { getInput, setSecret } from '@actions/core'
import * as z from 'zod/mini'
import type { ServiceSettings } from './domain/job-settings.ts'
import { decimal, required } from './input-schemas.ts'

/** The schemas of the inputs of how to reach the service. */
export const serviceSchemas = {
  'api-key': z.string().check(
    z.refine((key) => /^[\x21-\x7e]*$/.test(key), { error: 'must be one line of visible ASCII characters' }),
    z.refine((key) => !/^mint_(?:dsc|us)_/.test(key), {
      error:
        'is a key of another kind: agent jobs and analytics need an admin key, which begins with `mint_`',
    }),
  ),
  'project-id': required(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/,
    'must be 1 to 128 letters, digits, `-` or `_`, as copied from the API keys page of the dashboard',
  ),
  'api-url': z.pipe(
    z.string().check(
      z.refine(isServiceUrl, {
        error: 'must be an https address without credentials, such as `https://api.mintlify.com`',
      }),
    ),
    z.transform((text: string) => new URL(text.endsWith('/') ? text : `${text}/`)),
  ),
  'request-timeout-seconds': decimal({ least: 1, most: 300, unit: 'seconds' }),
}

/** The inputs of these names as the runner gives them, trimmed. */
export function readAll(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, getInput(name)]))
}

/** The secrets among the inputs, of whichever action this is. */
export function readSecrets(): string[] {
  return Object.values(readAll(['api-key', 'marker-secret', 'github-token'])).filter(
    (secret) => secret !== '',
  )
}

/** Has the runner hide the secrets wherever they would be printed, line by line as it masks. */
export function maskSecrets(): void {
  for (const line of readSecrets().flatMap((secret) => secret.split(/\r?\n/))) {
    if (line.trim() !== '') setSecret(line)
  }
}

type GivenService = z.infer<z.ZodMiniObject<typeof serviceSchemas>>

/** How to reach the service, from parsed inputs. */
export function serviceSettings(given: GivenService): ServiceSettings {
  return {
    apiKey: given['api-key'],
    projectId: given['project-id'],
    apiUrl: given['api-url'],
    requestTimeoutMs: given['request-timeout-seconds'] * 1_000,
  }
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)
  return isSafe && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}
