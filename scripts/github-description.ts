// `npm run github-description [-- edition file]`: takes the operations that the
// emulator serves out of GitHub's description of its REST API. The package with
// all of it has 385 MB, so that it is fetched here and not installed.
import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '../__tests__/openapi/github/operations.ts'

type Json = { [name: string]: unknown }
type Description = {
  openapi: string
  paths: Record<string, Json>
  components: Record<string, Json>
}

const packageName = '@octokit/openapi@23.0.2'
/**
 * What an operation answers where it refuses, which most of them do not
 * describe.
 */
const refusals = ['basic-error', 'validation-error', 'validation-error-simple']
/** What only people read. */
const prose = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'x-github',
])

const [edition = 'api.github.com', file = '__tests__/openapi/github.json'] =
  process.argv.slice(2)
const whole = fetchDescription()
const components: Record<string, Json> = {}
const paths = selectOperations()
for (const name of refusals) include('schemas', name)
writeFileSync(
  file,
  `${JSON.stringify({ openapi: whole.openapi, paths, components })}\n`,
)

function fetchDescription(): Description {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'openapi-'))
  const options = {
    cwd: folder.path,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  } as const
  const archive = execFileSync(
    'npm',
    ['pack', '--silent', packageName],
    options,
  ).trim()
  const path = `package/generated/${edition}.json`
  execFileSync('tar', ['-xzf', archive, path], options)
  return JSON.parse(readFileSync(join(folder.path, path), 'utf8'))
}

function selectOperations(): Description['paths'] {
  const selected: Description['paths'] = {}
  for (const operation of operations) {
    const [method = '', template = ''] = operation.split(' ')
    const found = whole.paths[template]?.[method.toLowerCase()]
    if (found === undefined)
      throw new Error(`The description has no operation ${operation}.`)
    selected[template] = {
      ...selected[template],
      [method.toLowerCase()]: shorten(found),
    }
  }
  return selected
}

/** Adds a component, and all that it refers to. */
function include(kind: string, name: string): void {
  components[kind] ??= {}
  const added = components[kind]
  if (name in added) return
  // Before the components that refer to it in turn.
  added[name] = null
  added[name] = shorten(whole.components[kind]?.[name])
}

/** The value without prose. Names of properties stay, whatever they are. */
function shorten(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item))
  if (typeof value !== 'object' || value === null) return value
  const [, kind, name] =
    /^#\/components\/(\w+)\/(.+)$/.exec(String(Object(value).$ref)) ?? []
  if (kind !== undefined && name !== undefined) include(kind, name)
  const kept = Object.entries(value).filter(
    ([key]) => isNames || !prose.has(key),
  )
  return Object.fromEntries(
    kept.map(([key, part]) => [
      key,
      shorten(part, !isNames && key === 'properties'),
    ]),
  )
}
