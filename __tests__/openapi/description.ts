// An OpenAPI description, and its operation for a request.
export type Json = { [name: string]: unknown }

export type Description = {
  openapi: string
  paths: { [template: string]: Json }
  components?: { [kind: string]: Json }
}

export type Operation = {
  /** Method and path template, such as `GET /repos/{owner}/{repo}`. */
  name: string
  template: string
  /**
   * Where the operation is in the description, such as `#/paths/~1user/get`.
   */
  pointer: string
  /** Parameters of the path, as text. */
  path: Json
}

/**
 * The operation for the path, which has no query, or null if the description
 * has none.
 */
export function findOperation(
  { paths }: Description,
  method: string,
  path: string,
): Operation | null {
  const key = method.toLowerCase()
  const found = Object.keys(paths)
    .filter((template) => isObject(paths[template]?.[key]))
    .map((template) => ({ template, parameters: matchPath(template, path) }))
    .filter(({ parameters }) => parameters !== null)
    // As OpenAPI says, a path without parameters matches before one with them.
    .toSorted(
      (a, b) => countParameters(a.template) - countParameters(b.template),
    )
  const [first] = found
  if (first === undefined) return null
  const { template, parameters } = first
  const pointer = `#/paths/${escapePointer(template)}/${key}`
  return {
    name: `${method} ${template}`,
    template,
    pointer,
    path: parameters ?? {},
  }
}

type Resolved = { pointer: string; value: unknown }

/** By pointer. Each exchange is held against the same few. */
const resolved = new WeakMap<Description, Map<string, Resolved>>()

/**
 * What the pointer, such as `#/components/schemas/job`, leads to, with its own
 * pointer. References are followed.
 */
export function resolve(description: Description, pointer: string): Resolved {
  const ofDescription = resolved.get(description) ?? new Map()
  resolved.set(description, ofDescription)
  const found = ofDescription.get(pointer) ?? lookUp(description, pointer)
  ofDescription.set(pointer, found)
  return found
}

function lookUp(description: Description, pointer: string): Resolved {
  let value: unknown = description
  for (const part of pointer.split('/').slice(1).map(unescapePointer)) {
    value =
      isObject(value) || Array.isArray(value) ? Object(value)[part] : undefined
  }
  if (isObject(value) && typeof value.$ref === 'string')
    return resolve(description, value.$ref)
  return { pointer, value }
}

/**
 * Writes a name as a part of a pointer:
 * https://www.rfc-editor.org/rfc/rfc6901#section-3
 */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

type Pattern = { path: RegExp; names: readonly string[] }

/** By template. Each request is matched with all of them. */
const patterns = new Map<string, Pattern>()

function findPattern(template: string): Pattern {
  const known = patterns.get(template)
  if (known) return known
  const parts = template.split(/(\{[^}]+\})/)
  const source = parts
    .map((part) => (part.startsWith('{') ? '([^/]+)' : RegExp.escape(part)))
    .join('')
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(
    ([, name = '']) => name,
  )
  const pattern = { path: new RegExp(`^${source}$`), names }
  patterns.set(template, pattern)
  return pattern
}

function matchPath(template: string, path: string): Json | null {
  const pattern = findPattern(template)
  const values = pattern.path.exec(path)?.slice(1)
  if (values === undefined) return null
  return Object.fromEntries(
    pattern.names.map((name, index) => [
      name,
      decodeURIComponent(values[index] ?? ''),
    ]),
  )
}

function countParameters(template: string): number {
  return template.split('{').length - 1
}
