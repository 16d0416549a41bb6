// Which proxy a request goes through, if any. Whether one applies is decided by
// the module that all actions of GitHub's toolkit ask.
import { checkBypass } from '@actions/http-client/lib/proxy'

/** By the scheme of an address. The first one that is set counts. */
const variables: Readonly<Record<string, readonly string[]>> = {
  'https:': ['https_proxy', 'HTTPS_PROXY'],
  'http:': ['http_proxy', 'HTTP_PROXY'],
}

export const proxyVariables: readonly string[] = Object.values(variables).flat()

/**
 * The proxy for an address, null if none applies. Throws if one applies and its
 * address can't be read: nothing goes straight past a proxy.
 */
export function proxyFor(url: URL, env: NodeJS.ProcessEnv): URL | null {
  const name = variables[url.protocol]?.find((one) => env[one])
  if (name === undefined || checkBypass(url)) return null

  const proxy = parseProxy(env[name] ?? '')
  if (proxy === null) throw new Error(`${name} is not the address of a proxy`)
  return proxy
}

/**
 * The address of a proxy, which may lack its scheme. Null for anything else.
 */
export function parseProxy(text: string): URL | null {
  const address = text.includes('://') ? text : `http://${text}`
  const url = URL.parse(address)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url === null || !isHttp || url.hostname === '') return null
  // A `#`, `?` or `/` in a password ends the address too early.
  if (url.pathname + url.search + url.hash !== '/') return null

  url.username = escapePercent(url.username)
  url.password = escapePercent(url.password)
  return url
}

/** A `%` that begins no escape stands for itself. Node would throw. */
function escapePercent(text: string): string {
  const escaped = text.replace(/%(?![0-9a-f]{2})/gi, '%25')
  return isDecodable(escaped) ? escaped : text.replaceAll('%', '%25')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
