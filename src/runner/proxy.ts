// The runner's proxy variables, honoured by every request of the run or refused at its start.
import http from 'node:http'
import { InputError } from './input-rules.ts'

const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']

/** Has Node's own fetch honour the proxy variables, if any is set. Throws an InputError where Node is too old for it. */
export function honourProxy(env: NodeJS.ProcessEnv): void {
  if (!variables.some((name) => env[name])) return
  if ('setGlobalProxyFromEnv' in http) {
    http.setGlobalProxyFromEnv(env)
    return
  }
  throw new InputError(
    'A proxy variable is set, and the Node of this runner is too old to honour it: update the runner to one with Node 24.14 or newer.',
  )
}
