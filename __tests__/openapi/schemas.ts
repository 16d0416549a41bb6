// Runs JSON schemas, and says in words what they find.
import {
  Ajv2020,
  type ErrorObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export type Problem = {
  /** Such as `/comments/*\/user`, empty for the whole value. */
  at: string
  /** Such as `must be string`. */
  message: string
}

/**
 * Returns what the schema of that key finds in a value. It is compiled when it
 * is first used.
 */
export type RunSchema = (
  key: string,
  makeSchema: () => object,
) => (value: unknown) => Problem[]

/**
 * A schema is compiled in each process anew, and most run a few times only:
 * quick to compile is better than quick.
 */
const quickToCompile: Options = { inlineRefs: false, code: { optimize: false } }
/** Descriptions have keywords that ajv does not know, such as `example`. */
const lenient: Options = { strict: false, validateSchema: false, logger: false }

/** Returns the runner of schemas that refer to `document`. */
export function createSchemas(
  document: object,
  name: string,
  options: Options = {},
): RunSchema {
  const ajv = new Ajv2020({
    ...lenient,
    ...quickToCompile,
    allErrors: true,
    ...options,
  })
  addFormats(ajv)
  ajv.addSchema(document, name)
  const compiled = new Map<string, ValidateFunction>()
  return (key, makeSchema) => {
    const validate = compiled.get(key) ?? ajv.compile(makeSchema())
    compiled.set(key, validate)
    return (value) =>
      validate(value) ? [] : (validate.errors ?? []).map(describe)
  }
}

/**
 * Items of a list are not told apart: the same problem of all of them is told
 * once.
 */
function describe(error: ErrorObject): Problem {
  return {
    at: error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
    message: describeProblem(error),
  }
}

function describeProblem({ message, params, keyword }: ErrorObject): string {
  if (keyword === 'unevaluatedProperties')
    return `has the unknown property "${params.unevaluatedProperty}"`
  if (keyword === 'additionalProperties')
    return `has the unknown property "${params.additionalProperty}"`
  if (keyword === 'required')
    return `has no property "${params.missingProperty}"`
  if (keyword === 'enum')
    return `must be one of ${params.allowedValues.join(', ')}`
  return message ?? `does not fit "${keyword}"`
}
