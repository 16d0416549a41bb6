// A small part of a large description.
import { type Description, isObject, type Json } from './description.ts'

/** The description with these operations alone, such as `GET /user`, and what they refer to. Throws if one is not there. */
export function extractOperations(description: Description, operations: readonly string[]): Description {
  const paths: Description['paths'] = {}
  for (const operation of operations) {
    const [method = '', template = ''] = operation.split(' ')
    const found = description.paths[template]?.[method.toLowerCase()]
    if (found === undefined) throw new Error(`The description has no operation ${operation}.`)
    paths[template] = { ...paths[template], [method.toLowerCase()]: found }
  }
  const { components = {}, openapi } = description
  return { openapi, paths, components: extractComponents(components, paths) }
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
