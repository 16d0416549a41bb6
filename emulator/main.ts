/** `npm run emulator -- [--port N] [--speed N] [--no-rate-limits]`: the documentation service, until Ctrl-C. */

import { parseArgs } from 'node:util'
import { type DocumentationService, startDocumentationService } from './documentation-service.ts'

type Flags = { port: number; speed: number; rateLimits: boolean }

const flags = readFlags()
if (flags instanceof Error) {
  console.error(flags.message)
  process.exitCode = 1
} else {
  await run(flags)
}

async function run(flags: Flags): Promise<void> {
  const service = await startDocumentationService(flags).catch(() => undefined)
  if (service === undefined) {
    console.error(`Port ${flags.port} cannot be used; give another --port.`)
    process.exitCode = 1
    return
  }
  console.log(introduce(service))
  process.once('SIGINT', service.close)
}

function readFlags(): Flags | Error {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        speed: { type: 'string', default: '1' },
        'no-rate-limits': { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (!/^\d+$/.test(values.port) || port > 65_535)
      return new Error('--port takes an integer from 0 to 65535.')
    const speed = Number(values.speed)
    if (!(speed > 0 && speed < Number.POSITIVE_INFINITY)) return new Error('--speed takes a number above 0.')
    return { port, speed, rateLimits: !values['no-rate-limits'] }
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s|\.?\n|\.$/)
    return new Error(`${problem}; use --port N, --speed N and --no-rate-limits.`)
  }
}

function introduce({ url, key, projectId }: DocumentationService): string {
  return `Documentation service  ${url}
Project id             ${projectId}
API key                ${key}

Create a job that ends without a pull request after 10 s (emulator/job-script.ts has the other endings):

  curl -sS ${url}/v2/agent/${projectId}/job \\
    -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\
    -d '{"prompt": "Describe the new flag.\\nemulate: no-pull-request after 10s"}'

Ctrl-C ends it.`
}
