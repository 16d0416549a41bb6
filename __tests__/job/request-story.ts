// A run's requests in a conversation whose comment other runs write, too: what it does, in order, and what the comment
// remembers in the end.
import { unclaimedError } from '../../src/agent/create-job.ts'
import { failure, success } from '../../src/base/result.ts'
import type { Run } from '../../src/event/event.ts'
import type { Permission } from '../../src/event/permission-level.ts'
import type { Authorized } from '../../src/gates/authorize.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { makeRequest } from '../../src/job/make-request.ts'
import type { Knowledge } from '../../src/job/reporter.ts'
import type { Job } from '../../src/mintlify/job.ts'
import type { Tries } from '../../src/mintlify/mintlify-client.ts'
import type { CallError, CallResult } from '../../src/mintlify/retry-policy.ts'
import type { DocsPullRules } from '../../src/state/docs-pull.ts'
import { blankReport, type Report } from '../../src/state/report.ts'
import type { OwnRun, State } from '../../src/state/state.ts'
import { clockStart, createFakeClock } from '../fixtures/fake-clock.ts'
import { type FakeOptions, fakeConversation, stateOf } from '../fixtures/fake-conversation.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { link, lost, reading, sampleJob } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../fixtures/sample-run.ts'

export const completed = reading({ status: 'completed', pullRequest: link })
export const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }
export const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
/** What the comment remembers of a request that is over. */
export const remembered = sampleReport({
  ...{
    made: 3,
    requestRunId: '99',
    runId: '99',
    ...{ result: 'pull-request', jobEnd: 'pull-request', status: 'completed', pullRequest: link },
  },
  requests: [{ runId: '99', at: '2026-11-20T11:00:00.000Z', text: 'first' }],
})

export type Story = Pick<FakeOptions, 'trouble' | 'troubles' | 'meanwhile' | 'seen'> & {
  /** What asks: a command by default. */
  asks?: 'command' | 'new' | 'status' | 'push' | 'line-comment'
  run?: Partial<Run>
  inputs?: Partial<JobInputs>
  files?: string[]
  context?: string
  memory?: Report | null
  /** The commit of the run. */
  commit?: string
  docsPullRules?: DocsPullRules
  /** The result of each reading of the job, the last one for all that follow. */
  readings?: HttpOutcome<Job>[]
  /** The result of each message, the last one for all that follow. */
  sent?: CallResult<Job>[]
  created?: CallResult<Job>[]
  /** What the service has each request wait for before it is sent. */
  waitsMs?: readonly number[]
  /** The permission of everybody, null if it cannot be read. */
  level?: Permission | null
  /** Aborts the run while it sleeps for the first time. */
  isCancelledAsleep?: boolean
  isCancelled?: boolean
}

/** A request that was not sent, or of which nobody knows. */
export function failed(kind: CallError['kind'], known: Partial<CallError> = {}): CallResult<Job> {
  return { kind: 'failure', error: { kind, reason: 'bad-request', status: 422, detail: 'sample', ...known } }
}

/** Of a list, one after the other, the last for all that follow. */
function oneByOne<T>(list: readonly T[], otherwise: T): () => T {
  const left = [...list]
  return () => (left.length > 1 ? left.shift() : left[0]) ?? otherwise
}

const asking = {
  command: { trigger: sampleComment('/docs shorter'), command: { kind: 'prompt', text: 'shorter' } },
  new: { trigger: sampleComment('/docs new again'), command: { kind: 'new', text: 'again' } },
  status: { trigger: sampleComment('/docs status'), command: { kind: 'status' } },
  'line-comment': {
    trigger: sampleComment('/docs shorter', {}, { surface: 'review' }),
    command: { kind: 'prompt', text: 'shorter' },
  },
} as const

function askedBy({ asks = 'command', run }: Story): { run: Run; authorized: Authorized } {
  const kind = 'authorized'
  if (asks === 'push') {
    const intent = { kind: 'workflow', isPullRequestEvent: true } as const
    const trigger = samplePull({ action: 'synchronize' })
    return {
      run: sampleRun({ trigger, ...run }),
      authorized: { kind, intent, request: null, isAdmin: false, refusal: async () => null },
    }
  }
  const { trigger, command } = asking[asks]
  const authorized = {
    kind,
    intent: { kind: 'command', command },
    request: 'text' in command ? command.text : null,
    isAdmin: false,
    refusal: async () => null,
  } as const
  return { run: sampleRun({ trigger, ...run }), authorized }
}

/** Plays the requests. Returns how they ended, all calls and steps in order, and what the reporter and the comment got. */
export async function play(story: Story) {
  const calls: string[] = []
  const lines: string[] = []
  const warnings: string[] = []
  const reports: Report[] = []
  const planned: { report: Report; knowledge: Knowledge; state: State | null }[] = []
  const shown: { plan: string; prompt: string; requestText: string }[] = []
  const steps: string[] = []
  const deliveries: OwnRun['delivery'][] = []
  const skippedStatus: string[] = []
  const written = new Set<OwnRun['claim']>()
  const note = (call: string) => void calls.push(call)
  const stop = new AbortController()
  if (story.isCancelled) stop.abort()
  const clock = createFakeClock((ms) => {
    if (story.isCancelledAsleep) stop.abort()
    return ms
  })
  const inputs = sampleInputs({ prompt: null, wait: false, ...story.inputs })
  const { run, authorized } = askedBy(story)
  const memory = story.memory === undefined ? remembered : story.memory
  const fake = fakeConversation({ ...story, state: memory && stateOf(memory), now: clock.now, note })
  const read = oneByOne(story.readings ?? [], completed)
  const send = oneByOne(story.sent ?? [], accepted)
  const create = oneByOne(story.created ?? [], created)
  const flat = (text: string) => text.replace(/\s+/g, ' ')
  const sendOnce = async (call: string, tries: Tries | undefined, answer: () => CallResult<Job>) => {
    for (const waitMs of [0, ...(story.waitsMs ?? [])]) {
      if ((await tries?.mayTry(waitMs, null)) !== true) return failed('rejected', unclaimedError)
    }
    note(flat(call))
    return answer()
  }
  const blank = blankReport(run, { startedAt: clockStart, timeoutMs: inputs.timeoutMs, isCommand: false })
  let report = blank
  const collaborators = sampleCollaborators({
    conversation: fake.conversation,
    commenter: {
      permissionOf: async () =>
        story.level === null ? failure('GitHub did not answer.') : success(story.level ?? 'write'),
    },
    service: {
      createJob: (prompt, tries) => sendOnce(`create ${prompt}`, tries, create),
      sendMessage: (id, prompt, tries) => sendOnce(`message ${id} ${prompt}`, tries, send),
      async getJob(id) {
        const polled = read()
        note(`get ${id}`)
        return polled ?? lost
      },
    },
    followUp: { writeSkippedStatus: async (end) => void skippedStatus.push(end.result) },
    journal: {
      log: (line) => void lines.push(line),
      warn: (problem) => void warnings.push(problem),
      async showPlan({ plan, prompt, requestText }) {
        shown.push({ plan: plan.kind, prompt, requestText })
      },
    },
    reporter: {
      blank,
      planned(next, knowledge, state) {
        steps.push('plan')
        report = next
        planned.push({ report: next, knowledge, state })
      },
      sending(claim) {
        written.add(claim)
        steps.push('sending')
      },
      notSent(claim) {
        // The first time, it is about to be written.
        if (written.has(claim)) steps.push('not sent')
        written.add(claim)
      },
      started(next, _, delivery) {
        steps.push('start')
        report = next
        reports.push(next)
        deliveries.push(delivery)
      },
      waiting: () => void steps.push('wait'),
      report: () => report,
    },
    runtime: {
      clock,
      cancelled: stop.signal,
      redact: (text) => text.replaceAll('s3cr3t', '***'),
      remainingMs: () => inputs.timeoutMs - clock.elapsedMs(),
    },
  })
  const surroundings = {
    context: async () => story.context ?? null,
    facts: async () => ({
      commit: story.commit ?? null,
      docsPullRules: story.docsPullRules ?? null,
      ...{ refused: null, count: null },
    }),
  }
  const request = { inputs, files: story.files ?? [], run }
  const end = await makeRequest({ request, authorized }, surroundings, collaborators)
  const words = [end.result, end.reason].filter((word) => word !== null).join(' ')
  const stored = fake.stored()
  return {
    ...{ skippedStatus, end, words, calls, lines, steps, warnings, shown, deliveries, clock },
    ...{ planned: planned.at(-1) ?? null, report: reports.at(-1) ?? null },
    ...{ stored, remembered: stored?.conversation ?? null },
    asked: calls.filter((call) => /^(?:get|message|create)/.test(call)),
    sentCalls: calls.filter((call) => /^(?:message|create)/.test(call)),
  }
}
