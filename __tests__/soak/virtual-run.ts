// A run of the agent job in virtual time: the real operation, the real retry policy and the real reporter, over whatever
// plays the service.
import type { Attempt } from '../../src/domain/attempt.ts'
import type { Job } from '../../src/domain/job.ts'
import type { JobSettings } from '../../src/domain/job-settings.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { blankReport, type Report } from '../../src/domain/report.ts'
import type { Run } from '../../src/domain/trigger.ts'
import { type ClientSetting, settle } from '../../src/mintlify/client.ts'
import { createReporter } from '../../src/operations/reporter.ts'
import { type RunJobPorts, runJob } from '../../src/operations/run-job.ts'
import type { VirtualTime } from './virtual-time.ts'

export type Service = {
  create: () => Promise<Attempt<Job>>
  message: () => Promise<Attempt<Job>>
  get: (jobId: string) => Promise<Attempt<Job>>
}

export type VirtualRequest = {
  time: VirtualTime
  service: Service
  settings?: Partial<JobSettings>
  deadlineMs: number
  random?: () => number
  /** What the thread's comment remembers. */
  memory?: Report | null
}

export type VirtualRun = {
  outcome: Outcome
  polls: number
  outputs: Record<string, string>
  lines: string[]
  endedMs: number
}

/** What became of the run. */
export async function runVirtually(request: VirtualRequest): Promise<VirtualRun> {
  const { time, deadlineMs } = request
  const outputs: Record<string, string> = {}
  const lines: string[] = []
  const settings = { ...plainSettings, timeoutMs: deadlineMs, ...request.settings }
  const ports = portsOf(
    request,
    (values) => Object.assign(outputs, values),
    (line) => lines.push(line),
  )
  const { outcome, polls } = await runJob({ settings, files: [], run }, ports)
  const endedMs = time.clock.elapsedMs()
  await ports.reporter.ended(outcome, { polls, durationMs: endedMs }, new AbortController().signal)
  return { outcome, polls, outputs, lines, endedMs }
}

function portsOf(
  { time, service, deadlineMs, random = () => 0.5, memory = null }: VirtualRequest,
  setOutputs: (values: Record<string, string>) => void,
  log: (line: string) => void,
): RunJobPorts {
  const { clock, interrupted } = time
  const remainingMs = () => deadlineMs - clock.elapsedMs()
  const setting: ClientSetting = {
    apiUrl: plainSettings.apiUrl,
    key: plainSettings.apiKey,
    redact: (text) => text,
    projectId: plainSettings.projectId,
    requestTimeoutMs: plainSettings.requestTimeoutMs,
    clock,
    random,
    stops: { interrupted, deadline: new AbortController().signal },
    remainingMs,
    onRetry: log,
  }
  const nothing = async () => undefined
  const blank = blankReport(run, { startedAt: clock.now(), timeoutMs: deadlineMs, nonce: 'virtual' })
  return {
    clock,
    random,
    remainingMs,
    interrupted,
    log,
    permissionOf: async () => 'admin',
    recall: async () => ({ report: memory, hasForeign: false }),
    gatherContext: async () => '',
    redact: (text) => text,
    react: nothing,
    postHelp: nothing,
    preview: nothing,
    createJob: () => settle(setting, 'create', service.create),
    sendMessage: () => settle(setting, 'message', service.message),
    getJob: service.get,
    blankReport: () => blank,
    reporter: createReporter(blank, {
      clock,
      setOutputs,
      saveReport: () => undefined,
      publish: async () => null,
      react: nothing,
      writeSummary: () => undefined,
      warn: log,
    }),
  }
}

const run: Run = {
  eventName: 'pull_request',
  repository: { owner: 'acme', name: 'widgets', id: 1, isPublic: false },
  sender: { login: 'mona', isBot: false },
  ref: 'refs/heads/main',
  sha: '0'.repeat(40),
  runId: '7',
  runAttempt: 1,
  serverUrl: 'https://github.com',
  trigger: {
    kind: 'pull-request',
    pullRequest: {
      number: 1,
      title: 'x',
      url: 'https://github.com/acme/widgets/pull/1',
      headRef: 'x',
      baseRef: 'main',
    },
    isFromElsewhere: false,
    isPrivileged: false,
  },
}

const plainSettings: JobSettings = {
  apiKey: 'mint_virtual',
  projectId: 'acme',
  apiUrl: new URL('https://service.example/'),
  requestTimeoutMs: 30_000,
  prompt: 'Describe the retry option.',
  promptFiles: [],
  context: 'none',
  jobId: null,
  wait: true,
  timeoutMs: 30 * 60_000,
  pollIntervalMs: null,
  failOn: [],
  command: '/docs',
  onExisting: 'auto',
  permission: 'write',
  allowBots: [],
  githubToken: '',
  comment: 'sticky',
  commentKey: 'default',
  issueNumber: null,
  reactions: true,
  summary: true,
  rerun: 'attach',
  markerSecret: '',
  dryRun: false,
}
