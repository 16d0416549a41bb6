// The runner's proxy variables: honoured by every request of the run, or the run is refused at its start.
import { InputError } from './input-rules.ts'

const variables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']

/** Throws an InputError if a proxy variable is set and this Node's HTTP does not know how to honour it. */
export function requireProxySupport(env: NodeJS.ProcessEnv): void {
  const isNeeded = variables.some((name) => env[name])
  // Node got this option and the agents' own together.
  if (!isNeeded || process.allowedNodeEnvironmentFlags.has('--use-env-proxy')) return
  throw new InputError(
    'A proxy variable is set, and the Node of this runner is too old to honour it: update the runner to one with Node 24.5 or newer.',
  )
}
