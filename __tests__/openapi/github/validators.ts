// GitHub's own descriptions of its REST API, as far as the emulator serves it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readOrMake } from '../cache.ts'
import type { Description } from '../description.ts'
import { extractSelection } from '../extract.ts'
import { createValidator, type Validator } from '../validator.ts'
import { operations } from './operations.ts'
import { applyQuirks, refusals } from './quirks.ts'

/** github.com, and the oldest version of GitHub Enterprise Server that the package describes. */
export const editions = ['api.github.com', 'ghes-3.17']

const require = createRequire(import.meta.url)

/** The description of the operations that the emulator serves, as GitHub publishes it. */
export function readDescription(edition: string): Description {
  const { version } = require('@octokit/openapi/package.json')
  const selection = { operations, schemas: Object.values(refusals).flat() }
  const code = readFileSync(new URL('../extract.ts', import.meta.url), 'utf8')
  return readOrMake([version, edition, selection, code], () => {
    const file = require.resolve(`@octokit/openapi/generated/${edition}.json`)
    return extractSelection(JSON.parse(readFileSync(file, 'utf8')), selection)
  })
}

/** Returns the validator of all editions together: the action runs on each, so the emulator stands for each. */
export function createGitHubValidator(): Validator {
  const validators = editions.map((edition) => createValidator(applyQuirks(readDescription(edition))))
  return {
    checkRequest: (request) => merge(validators.map((one) => one.checkRequest(request))),
    checkResponse: (request, response) =>
      merge(validators.map((one) => one.checkResponse(request, response))),
  }
}

/** Each problem once. Those that not all editions have tell which have them. */
function merge(problems: string[][]): string[] {
  return [...new Set(problems.flat())].map((problem) => {
    const names = editions.filter((_, index) => problems[index]?.includes(problem))
    return names.length === editions.length ? problem : `${problem} (${names.join(', ')})`
  })
}
