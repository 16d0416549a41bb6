/** `npm run emulator -- [flags]`: the documentation service, and a GitHub beside it, until Ctrl-C. */

import { parseArgs } from 'node:util'
import { type DocumentationService, startDocumentationService } from './docs-service/server.ts'
import { seedReleaseHistory } from './github/release-fixture.ts'
import { type GitHubEmulator, startGitHub } from './github/server.ts'

type Flags = { port: number; gitHubPort: number; speed: number; rateLimits: boolean }

const usage = '--port N, --github-port N, --speed N and --no-rate-limits'
const repository = 'octocat/hello-world'

const flags = readFlags()
if (flags instanceof Error) fail(flags.message)
else await run(flags)

async function run({ port, gitHubPort, speed, rateLimits }: Flags): Promise<void> {
  const service = await startDocumentationService({ port, speed, rateLimits }).catch(() => undefined)
  if (service === undefined) return fail(`Port ${port} cannot be used; give another --port.`)
  const gitHub = await startGitHub({ port: gitHubPort, rateLimits }).catch(() => undefined)
  if (gitHub === undefined) {
    await service.close()
    return fail(`Port ${gitHubPort} cannot be used; give another --github-port.`)
  }
  seedReleaseHistory(gitHub.repository(repository))
  console.log(introduce(service, gitHub))
  process.once('SIGINT', () => Promise.all([service.close(), gitHub.close()]))
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

function readFlags(): Flags | Error {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        'github-port': { type: 'string', default: '4011' },
        speed: { type: 'string', default: '1' },
        'no-rate-limits': { type: 'boolean', default: false },
      },
    })
    const port = readPort(values.port)
    const gitHubPort = readPort(values['github-port'])
    if (port === undefined) return new Error('--port takes an integer from 0 to 65535.')
    if (gitHubPort === undefined) return new Error('--github-port takes an integer from 0 to 65535.')
    const speed = Number(values.speed)
    if (!(speed > 0 && speed < Number.POSITIVE_INFINITY)) return new Error('--speed takes a number above 0.')
    return { port, gitHubPort, speed, rateLimits: !values['no-rate-limits'] }
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s|\.?\n|\.$/)
    return new Error(`${problem}; use ${usage}.`)
  }
}

function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined
}

function introduce({ url, key, projectId }: DocumentationService, gitHub: GitHubEmulator): string {
  return `Documentation service  ${url}
Project id             ${projectId}
API key                ${key}

Create a job that ends without a pull request after 10 s (emulator/docs-service/job-script.ts has the other endings):

  curl -sS ${url}/v2/agent/${projectId}/job \\
    -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Describe the new flag.\\nemulate: no-pull-request after 10s"}'

GitHub                 ${gitHub.apiUrl}
Repository             ${repository}
Token                  ${gitHub.token}

Read the releases of the repository, which has a past of thirty tags:

  curl -sS ${gitHub.apiUrl}/repos/${repository}/releases -H 'Authorization: Bearer ${gitHub.token}'

Ctrl-C ends both.`
}
