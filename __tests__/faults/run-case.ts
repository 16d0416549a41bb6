// Runs the shipped bundle against a fault server and a GitHub in problem, as a runner would.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ActionRun, startAction } from '../../emulator/runner/runner.ts'
import {
  type CaseGitHub,
  commandTroubles,
  type GitHubProblem,
  noProblem,
  quickTroubles,
  slowTroubles,
  startFaultGitHub,
} from './fault-github.ts'
import { type FaultServer, type Script, startFaultServer } from './fault-server.ts'
import { apiKey, everySecret, githubToken, stateSecret } from './secrets.ts'

export type Case = {
  name: string
  script: Script
  with?: Record<string, string>
  env?: Record<string, string>
  github?: GitHubProblem
  /** Whether nobody reads what the run prints. */
  isUnheard?: boolean
  /** Told of each line while the run is at work. */
  onLine?: (line: string, server: FaultServer, kill: (signal: NodeJS.Signals) => void) => void
  /** Whether the pauses of the run take their time, where the case tells how many there are. */
  hasRealPauses?: boolean
  /** Shut before the run begins. */
  isShut?: boolean
}

export type CaseRun = Recorded & { run: ActionRun; service: FaultServer; github: CaseGitHub }

/** What a run was seen doing. */
export type Recorded = {
  /** `host:port` of each connection that the run tried. */
  connections: string[]
  /** Whose answers it had read, as `host:port`, and when, in epoch milliseconds. */
  answers: { host: string; readAtMs: number }[]
  /** The ids that it handed on, and when, in epoch milliseconds. */
  jobIds: { id: string; atMs: number }[]
  /** How long it was at work, null for one that was killed. */
  tookMs: number | null
}

const recorder = fileURLToPath(new URL('run-recorder.mjs', import.meta.url))

/** What came of the case; both servers are closed again. It has begun once it speaks to the service. */
export async function runCase(played: Case, onBegun?: () => void): Promise<CaseRun> {
  await using opened = await openCase(played, onBegun)
  return await opened.finished
}

/** The case at work; its end closes both servers. */
export async function openCase(played: Case, onBegun?: () => void) {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  const recordFile = join(folder, 'record')
  const service = await startFaultServer(played.script, onBegun)
  const github = await startFaultGitHub(played.github ?? noProblem)
  if (played.isShut) await service.shut()
  const action = startAction({
    event: github.event,
    timers: played.hasRealPauses ? 'real' : 'fast',
    isStdoutClosed: played.isUnheard ?? false,
    with: { ...inputsFor(service), ...played.with },
    env: { GITHUB_API_URL: github.apiUrl, ...environmentFor(recordFile, played), ...played.env },
    onLine: (line) => played.onLine?.(line, service, (signal) => action.kill(signal)),
  })
  const record = () => readRecord(recordFile)
  const finish = async (): Promise<CaseRun> => {
    const run = await action.finished
    return { run, service, github, ...record() }
  }
  return {
    action,
    finished: finish(),
    /** What the run was seen doing so far, its post step included. */
    record,
    async [Symbol.asyncDispose]() {
      action.kill('SIGKILL')
      await Promise.all([service.close(), github.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Gives each case a GitHub, in turn: where time is short one that takes none, and no command where nothing is asked. */
export function withGitHubs<C extends Case>(cases: readonly C[]): C[] {
  return cases.map((each, index) => {
    const { prompt, 'timeout-minutes': limit } = each.with ?? {}
    const troubles = [
      ...quickTroubles,
      ...(prompt === '' ? [] : commandTroubles),
      ...(limit === undefined ? slowTroubles : []),
    ]
    return { ...each, github: each.github ?? troubles[index % troubles.length] ?? noProblem }
  })
}

function inputsFor(service: FaultServer): Record<string, string> {
  return {
    'api-key': apiKey,
    'state-secret': stateSecret,
    'project-id': 'acme',
    'api-url': service.url,
    prompt: `Describe the retry option. ${everySecret}`,
    'poll-interval-seconds': '1',
    'api-timeout-seconds': '5',
    'timeout-minutes': '0.5',
  }
}

/** What a run of the case gets, so that it is recorded in a file. */
export function environmentFor(recordFile: string, { script }: Pick<Case, 'script'>): Record<string, string> {
  return {
    GITHUB_TOKEN: githubToken,
    NODE_OPTIONS: `--import=file://${recorder}`,
    RECORD_FILE: recordFile,
    ...(script.certificates && { NODE_EXTRA_CA_CERTS: script.certificates.trusted }),
  }
}

/** What stands in the file. */
export function readRecord(file: string): Recorded {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  const entries = lines.map((line) => line.split(' '))
  const of = (kind: string) => entries.filter(([first]) => first === kind).map(([, ...rest]) => rest)
  return {
    connections: of('connection').map(([address = '']) => address),
    answers: of('answer').map(([host = '', atMs]) => ({ host, readAtMs: Number(atMs) })),
    jobIds: of('job-id').map(([id = '', atMs]) => ({ id, atMs: Number(atMs) })),
    tookMs: Number(of('took')[0]?.[0]) || null,
  }
}
