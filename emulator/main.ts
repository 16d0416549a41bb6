/** `npm run emulator -- [flags]`: the documentation service and a GitHub, until Ctrl-C. */

import { type DocumentationService, startDocumentationService } from './docs-service/server.ts'
import { seedReleaseHistory } from './github/release-fixture.ts'
import { type GitHubEmulator, startGitHub } from './github/server.ts'
import { readFlags } from './shared/flags.ts'
import { failure, type Result, success } from './shared/result.ts'

type Options = { port: number; gitHubPort: number; speed: number; rateLimits: boolean }

const usage = 'use --port N, --github-port N, --speed N and --no-rate-limits'
/** As sh and Windows' cmd take it. */
const body = JSON.stringify({
  prompt: 'Describe the new flag.\nemulate: no-pull-request after 10s',
}).replaceAll('"', '\\"')
const repository = 'octocat/hello-world'
/** The largest port number of TCP: https://www.rfc-editor.org/rfc/rfc9293#section-3.1 */
const maxPort = 65_535

const options = readOptions()
if (options.kind === 'failure') fail(options.error)
else await run(options.value)

async function run({ port, gitHubPort, speed, rateLimits }: Options): Promise<void> {
  const service = await startDocumentationService({ port, speed, rateLimits }).catch(() => null)
  if (service === null) return fail(`Port ${port} cannot be used; give another --port.`)
  const gitHub = await startGitHub({ port: gitHubPort, rateLimits }).catch(() => null)
  if (gitHub === null) {
    await service.close()
    return fail(`Port ${gitHubPort} cannot be used; give another --github-port.`)
  }
  seedReleaseHistory(gitHub.repository(repository))
  console.log(makeIntroduction(service, gitHub))
  process.once('SIGINT', () => Promise.all([service.close(), gitHub.close()]))
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

function readOptions(): Result<Options, string> {
  const config = {
    options: {
      port: { type: 'string', default: '4010' },
      'github-port': { type: 'string', default: '4011' },
      speed: { type: 'string', default: '1' },
      'no-rate-limits': { type: 'boolean', default: false },
    },
  } as const
  const flags = readFlags(config, usage)
  if (flags.kind === 'failure') return flags
  const port = readPort(flags.value.port)
  const gitHubPort = readPort(flags.value['github-port'])
  if (port === null) return failure('--port takes an integer from 0 to 65535.')
  if (gitHubPort === null) return failure('--github-port takes an integer from 0 to 65535.')
  const speed = Number(flags.value.speed)
  if (!(speed > 0 && speed < Number.POSITIVE_INFINITY)) return failure('--speed takes a number above 0.')
  return success({ port, gitHubPort, speed, rateLimits: !flags.value['no-rate-limits'] })
}

function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= maxPort ? port : null
}

function makeIntroduction({ url, key, projectId }: DocumentationService, gitHub: GitHubEmulator): string {
  return `Documentation service  ${url}
Project id             ${projectId}
API key                ${key}

GitHub                 ${gitHub.apiUrl}
Repository             ${repository}, with a past of thirty tags
Token                  ${gitHub.token}

To try it, create a job that ends without a pull request after 10 s:

  curl -sS ${url}/v2/agent/${projectId}/job -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d "${body}"

emulator/docs-service/job-script.ts has the other endings. Ctrl-C ends both.`
}
