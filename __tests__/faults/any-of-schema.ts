// Any value that a JSON schema of the service's description allows, odd ones more often than by chance.
import fc from 'fast-check'

/** The keywords that the description uses for what the service answers. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxItems?: number
  minimum?: number
  format?: string
}

export type Schemas = Record<string, Schema>

/** Any value of the schema, whose references are to the schemas. Objects also have properties that no schema names. */
export function anyOfSchema(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, type, anyOf, ...rest } = schema
  if ($ref !== undefined) return anyOfSchema(referred($ref, schemas), schemas)
  if (anyOf) {
    const withOne = (one: Schema): Schema => {
      const properties = { ...rest.properties, ...one.properties }
      return { ...rest, ...(type && { type }), ...one, properties }
    }
    return fc.oneof(...anyOf.map((one) => anyOfSchema(withOne(one), schemas)))
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => anyOfSchema({ ...schema, type: one }, schemas)))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return anyInteger(rest)
    case 'string':
      return anyString(rest)
    case 'array':
      return anyArray(rest, schemas)
    case 'object':
      return anyObject(schema, schemas)
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}.`)
  }
}

function referred(reference: string, schemas: Schemas): Schema {
  const found = schemas[reference.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`There is no ${reference}.`)
  return found
}

function anyObject({ properties = {}, required = [] }: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).map(([name, one]) => [name, anyOfSchema(one, schemas)] as const)
  const unknown = fc.dictionary(unknownName, fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 2,
    noNullPrototype: true,
  })
  // The known ones come last, because an unknown one may happen to have the name of one that is absent.
  return fc
    .tuple(unknown, fc.record(Object.fromEntries(known), { requiredKeys: required, noNullPrototype: true }))
    .map(([more, object]) => ({ ...more, ...object }))
}

const unknownName = fc.oneof(
  fc.constantFrom('updatedAt', 'prompts', 'error', 'kind', 'pr_link', 'constructor', '__proto__', ''),
  fc.string({ maxLength: 20 }).map((name) => `x-${name}`),
)

/** A page has few rows, or as many as there can be. */
function anyArray({ items = {}, maxItems = 20 }: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const item = anyOfSchema(items, schemas)
  return fc.oneof(
    { weight: 19, arbitrary: fc.array(item, { maxLength: Math.min(12, maxItems) }) },
    { weight: 1, arbitrary: fc.array(item, { minLength: maxItems, maxLength: maxItems, size: 'max' }) },
  )
}

const edges = [0, 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21, Number.MAX_VALUE]

function anyInteger({ minimum = -Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(...edges), fc.integer({ min: minimum, max: minimum + 100_000 }))
}

function anyString({ format, minLength = 0 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return anyDateTime
  if (format === 'uri') return anyUri
  return anyText.filter(({ length }) => length >= minLength)
}

const oddTexts = [
  '',
  ' ',
  '0',
  'null',
  '=1+1',
  '-- ',
  '::error::x',
  '@octocat #1',
  '`<b>|`',
  'x\r\n\u2028y',
  '../..',
]

const anyText = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9/._-]{0,39}$/),
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 2_000, maxLength: 4_000, size: 'max' }),
)

/** RFC 3339, which JSON Schema means by `date-time`. */
const ordinaryDateTime = fc
  .record({
    second: fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    separator: fc.constantFrom('T', 't'),
    fraction: fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,9}$/)),
    zone: fc.oneof(
      fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+14:00', '-12:00'),
      fc.stringMatching(/^[+-](?:0\d|1[0-9]|2[0-3]):[0-5]\d$/),
    ),
  })
  .map(({ second, separator, fraction, zone }) => {
    const [date, time = ''] = second.toISOString().split('T')
    return `${date}${separator}${time.slice(0, 8)}${fraction}${zone}`
  })

const leapSecond = '2016-12-31T23:59:60Z'
const anyDateTime = fc.oneof(
  { weight: 9, arbitrary: ordinaryDateTime },
  { weight: 1, arbitrary: fc.constant(leapSecond) },
)

const name = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,30}$/)
const host = fc.oneof(
  fc.constantFrom('github.com', 'gitlab.com', 'bitbucket.org', 'Git.Example.com:8443'),
  fc.domain(),
)
const kind = fc.constantFrom('pull', 'pulls', 'pull-requests', '-/merge_requests')
const ofPullRequest = fc
  .tuple(host, name, name, kind, fc.integer({ min: 1, max: 2 ** 31 }))
  .map(([at, ...path]) => `https://${at}/${path.join('/')}`)
const oddUris = [
  'urn:example:pull:57',
  'mailto:docs@example.com',
  'HTTPS://GITHUB.COM/acme/docs/pull/57',
  'http://github.com/acme/docs/pull/57',
  'https://github.com/acme/docs/pull/57/',
  'https://github.com/acme/docs/pull/57/files',
  'https://github.com/acme/docs/pull/57?notification=1#discussion_r1',
  'https://mona:secret@github.com/acme/docs/pull/57',
  'https://[2001:db8::1]/acme/docs/pull/57',
  'https://github.com/acme/d%C3%B6cs/pull/57',
  'https://github.com/acme/docs/pull/057',
]

const anyUri = fc.oneof(
  { weight: 4, arbitrary: ofPullRequest },
  { weight: 1, arbitrary: fc.constantFrom(...oddUris) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
)
