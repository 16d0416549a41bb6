// Runs the shipped bundle against a fault server, as a runner would.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ActionRequest, type ActionRun, startAction } from '../../emulator/runner.ts'
import { type FaultServer, type Script, startFaultServer } from './fault-server.ts'
import { apiKey, githubToken, markerSecret } from './secrets.ts'

export type Case = {
  name: string
  script: Script
  with?: Record<string, string>
  event?: NonNullable<ActionRequest['event']>
  env?: Record<string, string>
  /** Told of each line while the run is at work. */
  onLine?: (line: string, server: FaultServer, kill: (signal: NodeJS.Signals) => void) => void
  /** Shut before the run begins. */
  isShut?: boolean
}

export type CaseRun = { run: ActionRun; service: FaultServer; connections: string[] }

const recorder = fileURLToPath(new URL('connection-recorder.ts', import.meta.url))

/** What came of the case; the server is closed again. */
export async function runCase(played: Case): Promise<CaseRun> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  const noted = join(folder, 'connections')
  const service = await startFaultServer(played.script)
  if (played.isShut) await service.shut()
  try {
    const action = startAction({
      ...(played.event && { event: played.event }),
      with: { ...inputsFor(service), ...played.with },
      env: { ...environmentFor(noted, played), ...played.env },
      onLine: (line) => played.onLine?.(line, service, (signal) => action.kill(signal)),
    })
    const run = await action.finished
    const connections = existsSync(noted) ? readFileSync(noted, 'utf8').split('\n').slice(0, -1) : []
    return { run, service, connections }
  } finally {
    await service.close()
    rmSync(folder, { recursive: true })
  }
}

function inputsFor(service: FaultServer): Record<string, string> {
  return {
    'api-key': apiKey,
    'marker-secret': markerSecret,
    'project-id': 'acme',
    'api-url': service.url,
    prompt: 'Describe the retry option.',
    'poll-interval-seconds': '1',
    'request-timeout-seconds': '5',
    'timeout-minutes': '0.5',
  }
}

/** What a run of the case gets, so that it notes its connections in a file. */
export function environmentFor(noted: string, { script }: Pick<Case, 'script'>): Record<string, string> {
  return {
    GITHUB_TOKEN: githubToken,
    GITHUB_API_URL: 'http://127.0.0.1:9',
    NODE_OPTIONS: `--import=file://${recorder} --disable-warning=ExperimentalWarning`,
    CONNECTIONS_FILE: noted,
    ...(script.certificates && { NODE_EXTRA_CA_CERTS: script.certificates.trusted }),
  }
}
