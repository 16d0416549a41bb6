// Stands in for packages that the toolkit brings along and this action never
// uses, by `paths` of tsconfig.build.json: it starts no process with the
// toolkit, and gives `getOctokit` what to call in place of `fetch`.

/** Gives no agent. */
export class HttpClient {
  readonly getAgent = (): undefined => undefined
  readonly getAgentDispatcher = (): undefined => undefined
}

export const fetch = refuse
export const getExecOutput = refuse

function refuse(): never {
  throw new Error('This package is not part of the bundle.')
}
