// Schemas of OpenAPI 3.0 as JSON Schema, which those of OpenAPI 3.1 are.
import { type Description, isObject } from './description.ts'

/**
 * The description with `nullable` in the words of JSON Schema:
 * https://spec.openapis.org/oas/v3.0.3#schema-object
 */
export function useJsonSchema(description: Description): Description {
  if (!description.openapi.startsWith('3.0')) return description
  return Object.assign(structuredClone(description), convert(description))
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (!isObject(value)) return value
  const converted = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, convert(part)]),
  )
  if (converted.nullable !== true) return converted
  const { nullable, ...schema } = converted
  const isChoice = ['enum', 'oneOf', 'anyOf', 'allOf', '$ref'].some(
    (name) => name in schema,
  )
  if (isChoice) return { anyOf: [{ type: 'null' }, schema] }
  return schema.type === undefined
    ? schema
    : { ...schema, type: [schema.type, 'null'] }
}
