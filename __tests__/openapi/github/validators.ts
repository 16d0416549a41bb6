// GitHub's own description of its REST API, as far as the emulator serves it.
// `npm run github-description` makes the file.
import { readFileSync } from 'node:fs'
import type { Description } from '../description.ts'
import { createValidator, type Validator } from '../validator.ts'
import { applyQuirks } from './quirks.ts'

/** The file can be that of GitHub Enterprise Server. */
const file =
  process.env.GITHUB_DESCRIPTION ?? new URL('../github.json', import.meta.url)

/** Returns the validator of exchanges with the emulated GitHub. */
export function createGitHubValidator(): Validator {
  const description: Description = JSON.parse(readFileSync(file, 'utf8'))
  return createValidator(applyQuirks(description))
}
