// Checks on how the environment connects: a run ends before its first
// request if a request would bypass the proxy, or could be read or answered by
// others on the way.
import { parseProxy, proxyVariables } from '../lib/proxy.ts'
import { InputError } from '../outcome.ts'

/**
 * Throws an InputError if a request would bypass a proxy, or would trust any
 * certificate. The message names the variable, never the value of one with a
 * password. `nodeVersion`: such as `24.14.0`.
 */
export function checkConnections(
  env: NodeJS.ProcessEnv,
  nodeVersion = process.versions.node,
): void {
  // Node's own check:
  // https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new InputError([
      'The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate.',
    ])

  const named = proxyVariables.filter((name) => env[name])
  const invalid = named.find((name) => parseProxy(env[name] ?? '') === null)
  if (invalid !== undefined)
    throw new InputError([
      `The variable ${invalid} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
    ])
  if (named.length > 0 && !hasProxySupport(nodeVersion))
    throw new InputError([
      'A proxy variable is set, and this runner is too old to use it. Update the runner to version 2.333.0 or later.',
    ])
}

/**
 * Whether Node can open a tunnel, as it can since 24.5.
 *
 * https://nodejs.org/api/http.html#built-in-proxy-support
 */
function hasProxySupport(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

/**
 * The address of GitHub's API, such as `https://api.github.com`. Throws an
 * InputError for plain http.
 */
export function readGitHubApiUrl({
  GITHUB_API_URL,
}: NodeJS.ProcessEnv): string {
  const text = GITHUB_API_URL || 'https://api.github.com'
  const url = URL.parse(text)
  if (url === null || !isEncryptedOrLoopback(url))
    throw new InputError([
      'The variable GITHUB_API_URL must be an https address, such as `https://api.github.com`, because the token is sent to it.',
    ])
  return text.replace(/\/+$/, '')
}

/** Whether nobody on the way can read what is sent to an address. */
export function isEncryptedOrLoopback({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
