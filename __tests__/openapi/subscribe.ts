// Checks all exchanges with the emulators in this process. `npm test` imports it before jest, outside its sandbox, so that
// all test files of a process share the compiled schemas.
import { type Exchange, subscribeToExchanges } from '../../emulator/shared/exchanges.ts'
import { createGitHubValidator } from './github/validators.ts'
import type { Validator } from './validator.ts'

const makers: { [Api in Exchange['api']]?: () => Validator } = {
  github: createGitHubValidator,
}
const validators = new Map<Exchange['api'], Validator>()

/** Made when it is first needed. */
function findValidator(api: Exchange['api']): Validator | undefined {
  const validator = validators.get(api) ?? makers[api]?.()
  if (validator) validators.set(api, validator)
  return validator
}

subscribeToExchanges({
  onRequest: ({ api, request, problems }) => {
    problems.push(...(findValidator(api)?.checkRequest(request) ?? []))
  },
  onResponse: ({ api, request, response, problems }) => {
    if (response) problems.push(...(findValidator(api)?.checkResponse(request, response) ?? []))
  },
})
