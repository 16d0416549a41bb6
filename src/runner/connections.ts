// What the environment makes of connections: a run ends before its first
// request if a request would bypass the proxy, or could be read or answered by
// others on the way.
import http from 'node:http'
import { InputError } from '../outcome.ts'

const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']

/**
 * Makes all requests of the process use the proxy that the variables name.
 * Throws an InputError if a request would bypass it, or would trust any
 * certificate. The message names the variable, never the value of one with a
 * password.
 */
export function prepareConnections(env: NodeJS.ProcessEnv): void {
  // Node's own check:
  // https://nodejs.org/api/cli.html#node_tls_reject_unauthorizedvalue
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new InputError([
      'The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate.',
    ])
  const named = proxies.filter((name) => env[name])
  // Node ignores such a value without an error.
  const invalid = named.find((name) => !isProxyAddress(env[name] ?? ''))
  if (invalid !== undefined)
    throw new InputError([
      `The variable ${invalid} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
    ])
  if (named.length > 0) useProxy(env)
}

function isProxyAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/** https://nodejs.org/api/http.html#httpsetglobalproxyfromenvproxyenv */
function useProxy(env: NodeJS.ProcessEnv): void {
  if (typeof http.setGlobalProxyFromEnv !== 'function')
    throw new InputError([
      'A proxy variable is set, and the Node of this runner is too old to use it. Update the runner to one with Node 24.14 or later.',
    ])
  http.setGlobalProxyFromEnv(env)
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
  return text
}

/** Whether nobody on the way can read what is sent to an address. */
export function isEncryptedOrLoopback({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}
