// The runner's proxy variables: every request honors them, or the run ends before the first one.

const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
const advice = {
  old: 'A proxy variable is set, and the Node of this runner is too old to honour it: update the runner to one with Node 24.5 or newer.',
  invalid: (name: string) =>
    `The variable ${name} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
}

/** A proxy variable cannot be honored. The message names the variable, never its value. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError'
}

/** Throws a ProxyError if a request would bypass the proxy that the variables name. */
export function requireProxySupport(env: NodeJS.ProcessEnv): void {
  const named = variables.filter((name) => env[name])
  // Node ignores such a value without an error.
  const invalid = named.find(
    (name) => !/^https?:\/\//.test(env[name] ?? '') || !URL.canParse(env[name] ?? ''),
  )
  if (invalid !== undefined) throw new ProxyError(advice.invalid(invalid))
  // This flag and the agents' `proxyEnv` came with the same version. https://nodejs.org/api/http.html#built-in-proxy-support
  const isKnown = process.allowedNodeEnvironmentFlags.has('--use-env-proxy')
  if (named.length > 0 && !isKnown) throw new ProxyError(advice.old)
}
