// The runner's proxy variables: honoured by every request of the run, or the run is refused at its start.

const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
const advice = {
  old: 'A proxy variable is set, and the Node of this runner is too old to honour it: update the runner to one with Node 24.5 or newer.',
  odd: (name: string) =>
    `The variable ${name} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
}

/** A proxy is wanted that cannot be used. The message names the variable, and never its value. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError'
}

/** Throws a ProxyError where a request would leave beside the proxy that the variables name. */
export function requireProxySupport(env: NodeJS.ProcessEnv): void {
  const named = variables.filter((name) => env[name])
  // Node would pass over such a value without a word.
  const odd = named.find((name) => !/^https?:\/\//.test(env[name] ?? '') || !URL.canParse(env[name] ?? ''))
  if (odd !== undefined) throw new ProxyError(advice.odd(odd))
  // Node got this option and the agents' own together.
  const isKnown = process.allowedNodeEnvironmentFlags.has('--use-env-proxy')
  if (named.length > 0 && !isKnown) throw new ProxyError(advice.old)
}
