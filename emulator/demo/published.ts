/** The name of this action, as workflows use it. */

import { readFileSync } from 'node:fs'

const { repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Such as `octo-org/docs-agent-action`. */
export const published: string = repository
