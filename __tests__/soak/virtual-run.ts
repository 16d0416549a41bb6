// A run of the agent job in virtual time: the real operation, retry policy and reporter, with a service that the caller
// provides.
import { createRedactor } from '../../src/base/redact.ts'
import { success } from '../../src/base/result.ts'
import type { Conversation } from '../../src/conversation/conversation.ts'
import { noConversation } from '../../src/conversation/no-conversation.ts'
import type { Run } from '../../src/event/event.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Collaborators } from '../../src/job/collaborators.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { createPublisher } from '../../src/job/publisher.ts'
import { createReporter, noKnowledge } from '../../src/job/reporter.ts'
import { runJob } from '../../src/job/run-job.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { type ClientOptions, retryServiceCall } from '../../src/mintlify/mintlify-client.ts'
import { failableResults, type Outcome, stepFails } from '../../src/state/outcome.ts'
import { blankReport, type Report } from '../../src/state/report.ts'
import { emptyConversation, jobPartOf, runPartOf } from '../../src/state/report-parts.ts'
import type { State } from '../../src/state/state.ts'
import { type Annotation, annotationFor } from '../../src/words/annotation.ts'
import { apiKey, everySecret, githubToken, stateSecret } from '../faults/secrets.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { samplePull, sampleRun } from '../fixtures/sample-run.ts'
import type { VirtualTime } from './virtual-time.ts'

export type Service = {
  create: () => Promise<HttpOutcome<Job>>
  message: () => Promise<HttpOutcome<Job>>
  get: (jobId: string) => Promise<HttpOutcome<Job>>
}

export type VirtualRequest = {
  time: VirtualTime
  service: Service
  inputs?: Partial<JobInputs>
  deadlineMs: number
  random?: () => number
  /** What the conversation's comment remembers. */
  memory?: Report | null
}

export type VirtualRun = {
  outcome: Outcome
  polls: number
  outputs: Record<string, string>
  lines: string[]
  /** Everything that was sent, kept or shown. */
  disclosed: string[]
  /** The result of each request. Of the readings only those with something new, since a long wait has thousands. */
  requests: { call: keyof Service; outcome: HttpOutcome<Job>; answeredMs: number }[]
  /** The last status read of the job before each message. */
  statusesBefore: (string | null)[]
  /** Whether the input `job-id` is given. */
  isGivenJob: boolean
  /** The ids of jobs that were set as an output. */
  ids: { id: string; atMs: number }[]
  /** The annotation at the end, and whether the step fails. */
  annotation: Annotation
  fails: boolean
  deadlineMs: number
  endedMs: number
}

type Recorded = Pick<VirtualRun, 'outputs' | 'lines' | 'disclosed' | 'requests' | 'statusesBefore' | 'ids'>

/** Runs the agent job. GitHub is down all the time, which must not matter. */
export async function runVirtually(request: VirtualRequest): Promise<VirtualRun> {
  const { time, deadlineMs } = request
  const recorded: Recorded = {
    ...{ outputs: {}, lines: [], disclosed: [] },
    ...{ requests: [], statusesBefore: [], ids: [] },
  }
  const inputs = { ...defaultInputs, timeoutMs: deadlineMs, ...request.inputs }
  const ports = portsOf(request, recorded)
  const outcome = await runJob({ inputs, files: [], run }, ports)
  const endedMs = time.clock.elapsedMs()
  const budget = new AbortController().signal
  const { report } = await ports.reporter.ended(outcome, budget)
  const fails = stepFails(outcome, inputs.failOn)
  const annotation = annotationFor(report, { command: null, canReattach: true, limits: null }, fails)
  const disclosed = [
    ...recorded.disclosed,
    ...recorded.lines,
    annotation.text,
    JSON.stringify(recorded.outputs),
  ]
  const isGivenJob = inputs.jobId !== null
  const polls = Number(recorded.outputs['poll-count'])
  return { ...recorded, disclosed, isGivenJob, outcome, polls, annotation, fails, deadlineMs, endedMs }
}

function portsOf(
  { time, service, deadlineMs, random = () => 0.5, memory = null }: VirtualRequest,
  recorded: Recorded,
): Collaborators {
  const { clock, cancelled } = time
  const log = (line: string) => void recorded.lines.push(line)
  const disclose = (what: unknown) => void recorded.disclosed.push(JSON.stringify(what))
  const note = (call: keyof Service) => (outcome: HttpOutcome<Job>) => {
    const isNews =
      call !== 'get' || !recorded.requests.some((earlier) => isSameReading(earlier.outcome, outcome))
    if (isNews) recorded.requests.push({ call, outcome, answeredMs: clock.elapsedMs() })
    return outcome
  }
  let lastStatus: string | null = null
  const remainingMs = () => deadlineMs - clock.elapsedMs()
  const options: ClientOptions = {
    apiUrl: defaultInputs.apiUrl,
    key: apiKey,
    redact,
    projectId: defaultInputs.projectId,
    apiTimeoutMs: defaultInputs.apiTimeoutMs,
    clock,
    random,
    signals: { cancelled, deadline: new AbortController().signal, remainingMs },
    onRetry: log,
  }
  const conversation = memory ? conversationOf(memory, clock) : noConversation('GitHub is down.')
  const patience = () => ({ waitMs: 60_000, stop: cancelled })
  const blank = blankReport(run, { startedAt: clock.now(), timeoutMs: deadlineMs, isCommand: false })
  return sampleCollaborators({
    commenter: { permissionOf: async () => success('admin') },
    conversation,
    service: {
      createJob(prompt, tries) {
        disclose(prompt)
        return retryServiceCall(options, { call: 'create', tries }, () =>
          service.create().then(note('create')),
        )
      },
      sendMessage(_, prompt, tries) {
        disclose(prompt)
        recorded.statusesBefore.push(lastStatus)
        return retryServiceCall(options, { call: 'message', tries }, () =>
          service.message().then(note('message')),
        )
      },
      async getJob(jobId) {
        const outcome = await service.get(jobId)
        if (outcome.kind === 'value' && outcome.value.id === jobId) lastStatus = outcome.value.status
        return note('get')(outcome)
      },
    },
    journal: { log, warn: log },
    reporter: createReporter(blank, noKnowledge, {
      clock,
      setOutputs(values) {
        const { 'job-id': id = '' } = Object.assign(recorded.outputs, values)
        if (id !== '' && id !== recorded.ids.at(-1)?.id) recorded.ids.push({ id, atMs: clock.elapsedMs() })
      },
      save: disclose,
      foundUrl: conversation.url,
      publisher: createPublisher({
        ...{ conversation, patience, showRun: null, now: clock.now, warn: log },
        tendDocsPull: async (report) => report,
        writeStatus: async () => true,
        replaceReaction: async () => null,
      }),
      writeSummary: disclose,
    }),
    runtime: {
      ...{ clock, random, redact, cancelled, remainingMs, patience },
      ...{ sendTimeoutMs: defaultInputs.apiTimeoutMs, nonce: () => 'virtual' },
    },
  })
}

/** A conversation that nobody else uses. */
function conversationOf(memory: Report, clock: VirtualTime['clock']): Conversation {
  const conversation = {
    ...emptyConversation,
    requestCount: memory.requestCount,
    requestRunId: memory.requestRunId,
  }
  let state: State = { run: runPartOf(memory), job: jobPartOf(memory), conversation }
  const url = 'https://github.com/acme/widgets/pull/12#issuecomment-1'
  const seen = () => ({ state, read: state, hasUnverified: false, otherStatuses: [], at: clock.now() })
  return {
    async change(change) {
      const { state: next, value } = change(seen())
      if (next === null) return { kind: 'unchanged', value }
      state = next
      return { kind: 'written', value, state, url }
    },
    look: async () => ({ kind: 'seen', seen: seen() }),
    close: async () => undefined,
    url: () => url,
  }
}

function isSameReading(earlier: HttpOutcome<Job>, later: HttpOutcome<Job>): boolean {
  if (earlier.kind !== 'value' || later.kind !== 'value') return earlier.kind === later.kind
  return (
    earlier.value.id === later.value.id && earlier.value.pullRequest?.url === later.value.pullRequest?.url
  )
}

const redact = createRedactor([apiKey, githubToken, stateSecret])

const run: Run = sampleRun({ eventName: 'pull_request', sha: null, runId: '7', trigger: samplePull() })

const defaultInputs = sampleInputs({
  apiKey,
  apiUrl: new URL('https://service.example/'),
  prompt: `Describe the retry option. ${everySecret}`,
  context: 'none',
  failOn: failableResults.filter((result) => result !== 'no-pull-request'),
  githubToken: null,
})
