// `npm run examples`: takes from GitHub's own examples what the emulator completes its answers with.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Example = { [name: string]: unknown }
type Components = {
  schemas: { [name: string]: { required?: string[] } }
  examples: { [name: string]: { value: unknown } }
}

export const examplesFile = 'emulator/github/examples/examples.json'

/** The text of the file. */
export function makeExamples(): string {
  const source = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json')
  const { components }: { components: Components } = JSON.parse(readFileSync(source, 'utf8'))
  const { schemas, examples } = components
  const select = (schema: string, example: unknown) =>
    selectRequired(schemas[schema]?.required ?? [], example)
  const repositories = Object(examples['repository-paginated-2']?.value).repositories
  const simpleNames = new Set(schemas['pull-request-simple']?.required)
  const detailNames = (schemas['pull-request']?.required ?? []).filter((name) => !simpleNames.has(name))
  const values = {
    user: select('simple-user', Object(examples['simple-user-items']?.value)[0]),
    profile: select('public-user', examples['private-user-response-with-public-profile-information']?.value),
    repository: {
      ...select('repository', Object(repositories)[0]),
      ...select('full-repository', examples['full-repository-default-response']?.value),
    },
    issue: select('issue', examples.issue?.value),
    pull: select('pull-request-simple', Object(examples['pull-request-simple-items']?.value)[0]),
    pullDetails: selectRequired(detailNames, examples['pull-request']?.value),
  }
  return `${JSON.stringify(values, null, 2)}\n`
}

/** The required properties of the example. Lists and objects but links are left out: the emulator has its own. */
function selectRequired(required: readonly string[], example: unknown): Example {
  const properties = Object.entries(Object(example)).filter(([name, value]) => {
    const isPlain = typeof value !== 'object' || value === null || name === '_links'
    return required.includes(name) && isPlain
  })
  return Object.fromEntries(properties)
}

if (import.meta.main) writeFileSync(examplesFile, makeExamples())
