// Checks all exchanges with the emulators in this process. `npm test` imports
// it before jest, outside its sandbox, so that all test files of a process
// share the compiled schemas.
import { subscribeToEvents } from '../../emulator/runner/published-events.ts'
import {
  type Exchange,
  subscribeToExchanges,
} from '../../emulator/shared/exchanges.ts'
import { docsServiceDescription } from './docs-service.ts'
import { type CheckPayload, createPayloadCheck } from './github/payloads.ts'
import { createGitHubValidator } from './github/validators.ts'
import { checkAnswer, checkQuery } from './graphql.ts'
import { createValidator, type Validator } from './validator.ts'

const makers: { [Api in Exchange['api']]?: () => Validator } = {
  'docs-service': () => createValidator(docsServiceDescription),
  github: createGitHubValidator,
}
const validators = new Map<Exchange['api'], Validator>()

/** Made when it is first needed. */
function findValidator(api: Exchange['api']): Validator | undefined {
  const validator = validators.get(api) ?? makers[api]?.()
  if (validator) validators.set(api, validator)
  return validator
}

/**
 * Paths of the other emulator. A run that outlives its own may find the other
 * one at the same port.
 */
const foreignPaths = {
  github: /^\/v[12]\//,
  'docs-service': /^\/(?:api\/v3\/)?(?:repos|repositories|user|installation)\b/,
}

/** GraphQL has a schema of its own, which GitHub publishes. */
function isQuery(path: string): boolean {
  return path.endsWith('graphql')
}

subscribeToExchanges({
  onRequest: ({ api, request, problems }) => {
    if (foreignPaths[api].test(request.path)) return
    if (isQuery(request.path)) {
      problems.push(...checkQuery(request.body))
      return
    }
    problems.push(...(findValidator(api)?.checkRequest(request) ?? []))
  },
  onResponse: ({ api, request, response, problems }) => {
    if (response === null) return
    const found = isQuery(request.path)
      ? checkAnswer(request.body, response.body)
      : findValidator(api)?.checkResponse(request, response)
    problems.push(...(found ?? []))
  },
})

let checkPayload: CheckPayload | null = null

subscribeToEvents(({ event, problems }) => {
  checkPayload ??= createPayloadCheck()
  const found = checkPayload(event)
  if (!event.isWrong) problems.push(...found)
  else if (found.length === 0)
    problems.push('It is said to be wrong, but GitHub may send it.')
})
