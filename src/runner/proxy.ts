// What the environment makes of connections: a run ends before its first request if a request would bypass the proxy, or
// could be read or answered by others on the way.

const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
const advice = {
  old: 'A proxy variable is set, and the Node of this runner is too old to use it. Update the runner to one with Node 24.5 or later.',
  invalid: (name: string) =>
    `The variable ${name} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
  unverified:
    'The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate.',
  plain:
    'The variable GITHUB_API_URL must be an https address, such as `https://api.github.com`, because the token is sent to it.',
}

/** The environment makes connections unsafe. The message names the variable, never the value of one with a password. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** Throws a ConnectionError if a request would bypass the proxy that the variables name, or trust any certificate. */
export function requireSafeConnections(env: NodeJS.ProcessEnv): void {
  // Node's own check: https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') throw new ConnectionError(advice.unverified)
  const named = proxies.filter((name) => env[name])
  // Node ignores such a value without an error.
  const invalid = named.find(
    (name) => !/^https?:\/\//.test(env[name] ?? '') || !URL.canParse(env[name] ?? ''),
  )
  if (invalid !== undefined) throw new ConnectionError(advice.invalid(invalid))
  if (named.length > 0 && !knowsProxies()) throw new ConnectionError(advice.old)
}

/** This flag and the agents' `proxyEnv` came with the same version. https://nodejs.org/api/http.html#built-in-proxy-support */
function knowsProxies(): boolean {
  return process.allowedNodeEnvironmentFlags.has('--use-env-proxy')
}

/** The address of GitHub's API, such as `https://api.github.com`. Throws a ConnectionError for plain http. */
export function readGitHubApiUrl({ GITHUB_API_URL }: NodeJS.ProcessEnv): string {
  const text = GITHUB_API_URL || 'https://api.github.com'
  const url = URL.parse(text)
  if (url === null || !isEncryptedOrLoopback(url)) throw new ConnectionError(advice.plain)
  return text
}

/** Whether nobody on the way can read what is sent to an address. */
export function isEncryptedOrLoopback({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
