/** Evaluates the expressions of a workflow with GitHub's own evaluator. */

import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { truthy } from '@actions/expressions/result'
import { isBasicExpression, isMapping, isSequence } from '@actions/workflow-parser'
import type { Part } from './workflow-file.ts'

export type Value = data.ExpressionData

/** What expressions read, by the names of the contexts, and the functions of the place where they stand. */
export type Scope = { contexts: Record<string, Value>; functions: Record<string, () => Value> }

/** An expression that cannot be evaluated, such as `fromJSON` of what is not known. The message is its text. */
export class UnknownExpression extends Error {}

/** A context of which not everything is known. It asks for each further name that an expression reads. */
export class PartlyKnown extends data.Dictionary {
  readonly #answer: (name: string) => string

  constructor(known: Record<string, Value>, answer: (name: string) => string) {
    super(...toPairs(known))
    this.#answer = answer
  }

  override get(name: string): Value {
    return super.get(name) ?? new data.StringData(this.#answer(name))
  }
}

/** Returns plain JSON as a value of an expression. */
export function toValue(json: unknown): Value {
  return JSON.parse(JSON.stringify(json ?? null), data.reviver)
}

/** Returns the value as plain JSON. */
export function toJson(value: Value): unknown {
  return JSON.parse(JSON.stringify(value, data.replacer))
}

/** Returns a dictionary of values. */
export function toDictionary(values: Record<string, Value>): data.Dictionary {
  return new data.Dictionary(...toPairs(values))
}

function toPairs(values: Record<string, Value>): { key: string; value: Value }[] {
  return Object.entries(values).map(([key, value]) => ({ key, value }))
}

/** Returns whether the condition holds. Throws if it cannot be evaluated. */
export function isTrue(condition: string, scope: Scope): boolean {
  return truthy(evaluateExpression(condition, scope))
}

/** Returns the value of a part of the file, with its expressions evaluated. Throws if one cannot be. */
export function evaluate(part: Part, scope: Scope): Value {
  if (part === undefined) return new data.Null()
  if (isBasicExpression(part)) return evaluateExpression(part.expression, scope)
  if (isSequence(part)) return new data.Array(...[...part].map((item) => evaluate(item, scope)))
  if (isMapping(part)) {
    const pairs = [...part].map(({ key, value }) => ({ key: key.toString(), value: evaluate(value, scope) }))
    return new data.Dictionary(...pairs)
  }
  return toValue(part.toJSON())
}

/** Returns the names and texts of a mapping, each evaluated in the scope of its name. */
export function evaluateTexts(part: Part, scopeOf: (name: string) => Scope): Record<string, string> {
  if (part === undefined || !isMapping(part)) return textsOf(evaluate(part, scopeOf('')))
  const texts = [...part].map(({ key, value }) => {
    const name = key.toString()
    return [name, evaluate(value, scopeOf(name)).coerceString()]
  })
  return Object.fromEntries(texts)
}

function textsOf(value: Value): Record<string, string> {
  const pairs = value instanceof data.Dictionary ? value.pairs() : []
  return Object.fromEntries(pairs.map(({ key, value: one }) => [key, one.coerceString()]))
}

function evaluateExpression(expression: string, scope: Scope): Value {
  try {
    return evaluateParsed(expression, scope)
  } catch (error) {
    throw new UnknownExpression(expression, { cause: error })
  }
}

function evaluateParsed(expression: string, { contexts, functions }: Scope): Value {
  const definitions = Object.entries(functions).map(([name, call]) => ({
    ...{ name, call, minArgs: 0, maxArgs: Number.MAX_SAFE_INTEGER },
  })) satisfies FunctionDefinition[]
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, Object.keys(contexts), definitions).parse()
  const byName = new Map(definitions.map((one) => [one.name.toLowerCase(), one]))
  return new Evaluator(tree, toDictionary(contexts), byName).evaluate()
}
