// Stands in for `undici` and `@actions/http-client` in the bundle, by `paths` of the tsconfig.json beside it. The toolkit's GitHub
// client makes its default connection with them, which this action replaces with a `fetch` of its own.

/** Gives no agent. */
export class HttpClient {
  readonly getAgent = (): undefined => undefined
  readonly getAgentDispatcher = (): undefined => undefined
}

/** Contacts nobody. */
export function fetch(): never {
  throw new Error('Requests to GitHub go through src/github/fetch.ts')
}
