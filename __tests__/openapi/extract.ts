// A small part of a large description.
import { type Description, isObject, type Json } from './description.ts'

/** Operations such as `GET /user`, and names of schemas that they do not refer to. */
export type Selection = { operations: readonly string[]; schemas: readonly string[] }

/** The description with the selection and what it refers to. Throws if an operation is not there. */
export function extractSelection(description: Description, { operations, schemas }: Selection): Description {
  const paths: Description['paths'] = {}
  for (const operation of operations) {
    const [method = '', template = ''] = operation.split(' ')
    const found = description.paths[template]?.[method.toLowerCase()]
    if (found === undefined) throw new Error(`The description has no operation ${operation}.`)
    paths[template] = { ...paths[template], [method.toLowerCase()]: found }
  }
  const { components = {}, openapi } = description
  const references = schemas.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  return { openapi, paths, components: extractComponents(components, [paths, references]) }
}

/** The components that the value refers to, directly or not, without the examples. */
function extractComponents(components: { [kind: string]: Json }, value: unknown): { [kind: string]: Json } {
  const extract: { [kind: string]: Json } = {}
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const reference = isObject(part) ? /^#\/components\/(\w+)\/([^/]+)$/.exec(String(part.$ref)) : null
    const [, kind = '', name = ''] = reference ?? []
    if (reference && kind !== 'examples' && !(name in (extract[kind] ?? {}))) {
      const component = components[kind]?.[name]
      extract[kind] = { ...extract[kind], [name]: component }
      visit(component)
    }
    Object.values(part).forEach(visit)
  }
  visit(value)
  return extract
}
