// Compares requests and responses with an OpenAPI description. What differs is
// told in sentences.
import {
  type Description,
  escapePointer,
  findOperation,
  isObject,
  type Operation,
  resolve,
} from './description.ts'
import type { HttpRequest, HttpResponse } from './http.ts'
import { useJsonSchema } from './json-schema.ts'
import { listParameters, type Parameter, readValue } from './parameters.ts'
import { createSchemas, type RunSchema } from './schemas.ts'
import { checkSecurity } from './security.ts'

export type Validator = {
  /** What the description does not allow in the request, one sentence each. */
  checkRequest: (request: HttpRequest) => string[]
  /**
   * The same for the response to the request. Nothing if the description has no
   * such request.
   */
  checkResponse: (request: HttpRequest, response: HttpResponse) => string[]
}

type Message = Pick<HttpRequest, 'headers' | 'body'>
/** What a check has found, without the name of the operation. */
type Problems = string[]

/**
 * Returns the validator of a description of OpenAPI 3.0 or 3.1. It compiles a
 * schema when it is first used.
 */
export function createValidator(openApi: Description): Validator {
  const description = useJsonSchema(openApi)
  const schemas = {
    exact: createSchemas(description, 'description'),
    coerced: createSchemas(description, 'description', { coerceTypes: true }),
  }
  const context = { description, schemas }
  const find = (request: HttpRequest) =>
    findOperation(description, request.method, parseUrl(request).pathname)
  return {
    checkRequest: (request) => {
      const operation = find(request)
      if (operation === null)
        return [
          `${request.method} ${parseUrl(request).pathname}: the description has no such operation.`,
        ]
      const problems = [
        ...checkSecurity(description, request.headers),
        ...checkParameters(context, operation, request),
        ...checkRequestBody(context, operation, request),
      ]
      return makeSentences(operation, problems)
    },
    checkResponse: (request, response) => {
      const operation = find(request)
      return operation
        ? makeSentences(operation, checkResponse(context, operation, response))
        : []
    },
  }
}

function makeSentences({ name }: Operation, problems: Problems): string[] {
  return [...new Set(problems)].map((problem) => `${name}: ${problem}.`)
}

type Context = {
  description: Description
  schemas: { exact: RunSchema; coerced: RunSchema }
}
function referTo(pointer: string): { $ref: string } {
  return { $ref: `description${pointer}` }
}

function checkParameters(
  context: Context,
  operation: Operation,
  request: HttpRequest,
): Problems {
  const { description, schemas } = context
  const parameters = listParameters(description, operation)
  const query = parseUrl(request).searchParams
  const isQuery = (name: string) =>
    parameters.some((one) => one.in === 'query' && one.name === name)
  const unknown = [...query.keys()].filter((name) => !isQuery(name))
  const problems = parameters.flatMap((parameter) => {
    const value = readValue(parameter, {
      path: operation.path,
      query,
      headers: request.headers,
    })
    return checkParameter(schemas.coerced, parameter, value)
  })
  return [
    ...unknown.map((name) => `the query has the unknown parameter "${name}"`),
    ...problems,
  ]
}

function checkParameter(
  run: RunSchema,
  parameter: Parameter,
  value: unknown,
): Problems {
  const { name, required, pointer } = parameter
  const place = `the ${parameter.in} parameter "${name}"`
  if (value === undefined) return required ? [`${place} is missing`] : []
  // Coercion needs an object to write the value to.
  const makeSchema = () => ({
    properties: { value: referTo(`${pointer}/schema`) },
  })
  const problems = run(pointer, makeSchema)({ value })
  return problems.map(({ message }) => `${place} ${message}`)
}

function checkRequestBody(
  context: Context,
  operation: Operation,
  request: HttpRequest,
): Problems {
  const { pointer, value } = resolve(
    context.description,
    `${operation.pointer}/requestBody`,
  )
  if (request.body === '')
    return isObject(value) && value.required === true
      ? ['the request has no body']
      : []
  if (value === undefined)
    return ['the request has a body, but the description has none']
  return checkContent(context, request, {
    pointer,
    place: 'the request',
    isClosed: true,
  })
}

function checkResponse(
  context: Context,
  operation: Operation,
  response: HttpResponse,
): Problems {
  const { description } = context
  const { status } = response
  const { value: responses } = resolve(
    description,
    `${operation.pointer}/responses`,
  )
  const key = [String(status), `${String(status)[0]}XX`, 'default'].find(
    (one) => one in Object(responses),
  )
  if (key === undefined) return [`the description has no response ${status}`]
  const { pointer, value } = resolve(
    description,
    `${operation.pointer}/responses/${key}`,
  )
  const place = `the response ${status}`
  const hasContent =
    isObject(value) &&
    isObject(value.content) &&
    Object.keys(value.content).length > 0
  const headers = checkHeaders(context, { pointer, place }, response)
  if (hasContent)
    return [
      ...headers,
      ...checkContent(context, response, { pointer, place, isClosed: false }),
    ]
  return response.body === ''
    ? headers
    : [...headers, `${place} has a body, but the description has none`]
}

function checkHeaders(
  context: Context,
  place: { pointer: string; place: string },
  response: Message,
): Problems {
  const { description, schemas } = context
  const { value } = resolve(description, `${place.pointer}/headers`)
  return Object.keys(Object(value)).flatMap((name) => {
    const { pointer, value: header } = resolve(
      description,
      `${place.pointer}/headers/${escapePointer(name)}`,
    )
    const text = response.headers[name.toLowerCase()]
    if (!isObject(header)) return []
    const parameter: Parameter = {
      name,
      in: 'header',
      required: header.required === true,
      array: null,
      pointer,
    }
    return checkParameter(schemas.coerced, parameter, text).map(
      (problem) => `${place.place}: ${problem}`,
    )
  })
}

type Content = {
  /** Of what has `content`. */
  pointer: string
  place: string
  /** Whether properties that the description does not have are problems. */
  isClosed: boolean
}

function checkContent(
  context: Context,
  { headers, body }: Message,
  content: Content,
): Problems {
  const { description, schemas } = context
  const { place } = content
  const type = (headers['content-type'] ?? '')
    .replace(/;.*/, '')
    .trim()
    .toLowerCase()
  const { value } = resolve(description, `${content.pointer}/content`)
  const [main] = type.split('/')
  const key = [type, `${main}/*`, '*/*'].find((one) => one in Object(value))
  if (key === undefined)
    return [
      `${place} has the content type "${type}", which the description has not`,
    ]
  if (!/[/+]json$/.test(type)) return []
  const parsed = parseJson(body)
  if (parsed === undefined) return [`${place} has a body that is not JSON`]
  const pointer = `${content.pointer}/content/${escapePointer(key)}/schema`
  if (resolve(description, pointer).value === undefined) return []
  const makeSchema = () => ({
    ...referTo(pointer),
    ...(content.isClosed && { unevaluatedProperties: false }),
  })
  const problems = schemas.exact(pointer, makeSchema)(parsed)
  return problems.map(
    ({ at, message }) => `${place}${at === '' ? '' : `, ${at}`} ${message}`,
  )
}

function parseUrl({ path }: HttpRequest): URL {
  return new URL(path, 'http://localhost')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
