// What GitHub's own schema says of our queries, and of the answers to them.
import { schema as published } from '@octokit/graphql-schema'
import {
  buildClientSchema,
  execute,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'

let schema: GraphQLSchema | null = null

/** Made when it is first needed, because it is large. */
function gitHubSchema(): GraphQLSchema {
  schema ??= buildClientSchema(Object(published.json))
  return schema
}

/** What is wrong with the body of a query. */
export function checkQuery(body: string): string[] {
  const { query } = JSON.parse(body)
  const problems = validate(gitHubSchema(), parse(String(query)))
  return problems.map(({ message }) => `The query: ${message}`)
}

/** A type for what does not name its own. */
const anyOf = new Map([
  ['Actor', 'User'],
  ['Comment', 'IssueComment'],
  ['GitObject', 'Commit'],
  ['Node', 'IssueComment'],
])

/**
 * What is wrong with an answer: data that lacks a field or has it of another
 * type, and null data without an error.
 */
export function checkAnswer(body: string, answer: string): string[] {
  const { query, variables } = JSON.parse(body)
  const { data, errors } = JSON.parse(answer)
  if (errors !== undefined && !Array.isArray(errors))
    return ['The answer: its errors are no list.']
  if (Object(data) !== data)
    return errors?.length > 0 ? [] : ['The answer has neither data nor errors.']

  const result = execute({
    schema: gitHubSchema(),
    document: parse(String(query)),
    variableValues: variables,
    rootValue: data,
    fieldResolver: (source, _args, _context, { path: { key } }) => source[key],
    typeResolver: ({ __typename: type }, _context, _info, { name }) =>
      type ?? anyOf.get(name),
  })
  const { errors: problems = [] } = Object(result)
  return problems.map(
    ({ message }: { message: string }) => `The answer: ${message}`,
  )
}
