// GitHub's own descriptions of its REST API, as far as the emulator serves it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readOrMake } from '../cache.ts'
import type { Description } from '../description.ts'
import { extractOperations } from '../extract.ts'
import { createValidator, type Validator } from '../validator.ts'
import { operations } from './operations.ts'
import { applyQuirks } from './quirks.ts'

/** The oldest version of GitHub Enterprise Server that the package describes, which is the oldest that GitHub supports. */
const files = { github: 'api.github.com', 'github-enterprise': 'ghes-3.17' }

const require = createRequire(import.meta.url)

/** The description of the operations that the emulator serves, as GitHub publishes it. */
export function readDescription(api: keyof typeof files): Description {
  const { version } = require('@octokit/openapi/package.json')
  return readOrMake([version, files[api], operations], () => {
    const file = require.resolve(`@octokit/openapi/generated/${files[api]}.json`)
    return extractOperations(JSON.parse(readFileSync(file, 'utf8')), operations)
  })
}

export function createGitHubValidator(api: keyof typeof files): Validator {
  return createValidator(applyQuirks(readDescription(api)))
}
