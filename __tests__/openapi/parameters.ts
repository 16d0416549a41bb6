// The parameters of an operation, and their values in a request.
import {
  type Description,
  isObject,
  type Json,
  type Operation,
  resolve,
} from './description.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  /**
   * How the query writes a list: the name once for each item, or once with
   * commas. Null for a single value.
   */
  array: 'repeated' | 'commas' | null
  pointer: string
}

/**
 * The parameters of the operation and those of its path. Cookies are left out.
 */
export function listParameters(
  description: Description,
  operation: Operation,
): Parameter[] {
  const ofPath = operation.pointer.replace(/\/[^/]+$/, '')
  const parameters = [ofPath, operation.pointer].flatMap((pointer) => {
    const { value } = resolve(description, `${pointer}/parameters`)
    return Object.keys(Object(value)).map((index) =>
      readParameter(description, `${pointer}/parameters/${index}`),
    )
  })
  const byKey = parameters
    .filter((one) => one !== null)
    .map((one) => [`${one.in} ${one.name}`, one] as const)
  // Those of the operation replace those of its path.
  return [...new Map(byKey).values()]
}

/**
 * The value of the parameter as text, or as texts if the query repeats it.
 * Undefined if there is none.
 */
export function readValue(
  { name, in: place, array }: Parameter,
  request: {
    path: Json
    query: URLSearchParams
    headers: Record<string, string>
  },
): unknown {
  if (place === 'path') return request.path[name]
  if (place === 'header') return request.headers[name.toLowerCase()]
  const values = request.query.getAll(name)
  if (values.length === 0) return undefined
  const texts =
    array === 'commas' ? values.flatMap((value) => value.split(',')) : values
  return array === null && texts.length === 1 ? texts[0] : texts
}

function readParameter(description: Description, at: string): Parameter | null {
  const { pointer, value } = resolve(description, at)
  if (!isObject(value) || typeof value.name !== 'string') return null
  const { name, in: place, required, explode = true } = value
  if (place !== 'path' && place !== 'query' && place !== 'header') return null
  const schema = resolve(description, `${pointer}/schema`).value
  const isArray = isObject(schema) && schema.type === 'array'
  const array = isArray ? (explode === false ? 'commas' : 'repeated') : null
  return { name, in: place, required: required === true, array, pointer }
}
