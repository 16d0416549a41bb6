// A run of the agent job in virtual time: the real operation, the real retry policy and the real reporter, over whatever
// plays the service.

import { type ClientSetting, settle } from '../../src/adapters/mintlify/client.ts'
import type { Run } from '../../src/domain/event/event.ts'
import type { Attempt } from '../../src/domain/http/attempt.ts'
import type { Job } from '../../src/domain/job/job.ts'
import { failableResults, type Outcome, stepFails } from '../../src/domain/job/outcome.ts'
import { blankReport, type Report } from '../../src/domain/job/report.ts'
import type { JobSettings } from '../../src/domain/job/settings.ts'
import { type Announcement, announcementOf } from '../../src/domain/messages/annotation.ts'
import { createRedactor } from '../../src/domain/redact.ts'
import { createReporter } from '../../src/operations/job/reporter.ts'
import { type RunJobPorts, runJob } from '../../src/operations/job/run.ts'
import { apiKey, everySecret, githubToken, markerSecret } from '../faults/secrets.ts'
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
  /** Everything that was sent, kept or shown. */
  told: string[]
  /** What came of each request; of the readings only those that told something new, since a long wait has thousands. */
  requests: { call: keyof Service; answer: Attempt<Job>; answeredMs: number }[]
  /** The ids of jobs that were handed on. */
  ids: { id: string; atMs: number }[]
  /** The last word, and whether the step fails. */
  announcement: Announcement
  fails: boolean
  deadlineMs: number
  endedMs: number
}

type Seen = Pick<VirtualRun, 'outputs' | 'lines' | 'told' | 'requests' | 'ids'>

/** What became of the run. GitHub is down all the while, which must not matter. */
export async function runVirtually(request: VirtualRequest): Promise<VirtualRun> {
  const { time, deadlineMs } = request
  const seen: Seen = { outputs: {}, lines: [], told: [], requests: [], ids: [] }
  const settings = { ...plainSettings, timeoutMs: deadlineMs, ...request.settings }
  const ports = portsOf(request, seen)
  const { outcome, polls } = await runJob({ settings, files: [], run }, ports)
  const endedMs = time.clock.elapsedMs()
  const budget = new AbortController().signal
  const report = await ports.reporter.ended(outcome, { polls, durationMs: endedMs }, budget)
  const fails = stepFails(outcome, settings.failOn)
  const announcement = announcementOf(report, { command: '', isRemembered: true }, fails)
  const told = [...seen.told, ...seen.lines, announcement.text, JSON.stringify(seen.outputs)]
  return { ...seen, told, outcome, polls, announcement, fails, deadlineMs, endedMs }
}

function portsOf(
  { time, service, deadlineMs, random = () => 0.5, memory = null }: VirtualRequest,
  seen: Seen,
): RunJobPorts {
  const { clock, interrupted } = time
  const log = (line: string) => void seen.lines.push(line)
  const tell = (what: unknown) => void seen.told.push(JSON.stringify(what))
  const note = (call: keyof Service) => (answer: Attempt<Job>) => {
    const isNews = call !== 'get' || !seen.requests.some((earlier) => tellsTheSame(earlier.answer, answer))
    if (isNews) seen.requests.push({ call, answer, answeredMs: clock.elapsedMs() })
    return answer
  }
  const remainingMs = () => deadlineMs - clock.elapsedMs()
  const setting: ClientSetting = {
    apiUrl: plainSettings.apiUrl,
    key: apiKey,
    redact,
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
    redact,
    react: nothing,
    postHelp: nothing,
    preview: nothing,
    createJob(prompt) {
      tell(prompt)
      return settle(setting, 'create', () => service.create().then(note('create')))
    },
    sendMessage(_, prompt) {
      tell(prompt)
      return settle(setting, 'message', () => service.message().then(note('message')))
    },
    getJob: (jobId) => service.get(jobId).then(note('get')),
    blankReport: () => blank,
    reporter: createReporter(blank, {
      clock,
      setOutputs(values) {
        const { 'job-id': id = '' } = Object.assign(seen.outputs, values)
        if (id !== '' && id !== seen.ids.at(-1)?.id) seen.ids.push({ id, atMs: clock.elapsedMs() })
      },
      saveReport: tell,
      publish: async (report) => {
        tell(report)
        throw new Error('GitHub is down.')
      },
      react: nothing,
      writeSummary: tell,
      warn: log,
    }),
  }
}

function tellsTheSame(earlier: Attempt<Job>, later: Attempt<Job>): boolean {
  if (earlier.kind !== 'value' || later.kind !== 'value') return earlier.kind === later.kind
  return (
    earlier.value.id === later.value.id && earlier.value.pullRequest?.url === later.value.pullRequest?.url
  )
}

const redact = createRedactor([apiKey, githubToken, markerSecret])

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
  apiKey,
  projectId: 'acme',
  apiUrl: new URL('https://service.example/'),
  requestTimeoutMs: 30_000,
  prompt: `Describe the retry option. ${everySecret}`,
  promptFiles: [],
  context: 'none',
  jobId: null,
  wait: true,
  timeoutMs: 30 * 60_000,
  pollIntervalMs: null,
  failOn: failableResults.filter((result) => result !== 'no-pull-request'),
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
