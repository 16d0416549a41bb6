// A run's turns in a conversation whose comment other runs write, too: what it does, in order, and what the comment
// remembers in the end.
import type { StatusCommit } from '../../../src/domain/commit-status/commit-status.ts'
import type { DocsPullRules } from '../../../src/domain/docs-pull/docs-pull.ts'
import type { Run } from '../../../src/domain/event/event.ts'
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { CallError, CallResult } from '../../../src/domain/http/retry-policy.ts'
import type { JobInputs } from '../../../src/domain/job/inputs.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import type { Memory } from '../../../src/domain/job/plan.ts'
import { blankReport, type Report } from '../../../src/domain/job/report.ts'
import type { Authorized } from '../../../src/operations/gates/authorize.ts'
import { type TurnPorts, takeTurns } from '../../../src/operations/job/take-turns.ts'
import { clockStart, createFakeClock } from '../../fixtures/fake-clock.ts'
import { openGates } from '../../fixtures/open-gates.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { link, lost, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { sampleComment, samplePull, sampleRun } from '../../fixtures/sample-run.ts'

export const completed = reading({ status: 'completed', pullRequest: link })
export const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }
export const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
/** What the comment remembers of a turn that is over. */
export const remembered = sampleReport({
  ...{
    turn: 3,
    turnRunId: '99',
    runId: '99',
    result: 'pull-request',
    status: 'completed',
    pullRequest: link,
  },
  requests: [{ runId: '99', at: '2026-11-20T11:00:00.000Z', text: 'first' }],
})

export type Story = {
  /** What asks: a command by default. */
  asks?: 'command' | 'new' | 'status' | 'push' | 'line-comment'
  run?: Partial<Run>
  inputs?: Partial<JobInputs>
  files?: string[]
  context?: string
  memory?: Report | null
  /** The commit of the run. */
  commit?: StatusCommit
  docsPullRules?: DocsPullRules
  hasLock?: boolean
  /** The result of each reading of the job, the last one for all that follow. */
  readings?: HttpOutcome<Job>[]
  /** The result of each message, the last one for all that follow. */
  sent?: CallResult<Job>[]
  created?: CallResult<Job>[]
  /** Which changes of the comment fail, by their number from 1. */
  failingUpdates?: readonly number[]
  /** Which changes are made though nobody says so. */
  hiddenUpdates?: readonly number[]
  /** What another run does to the comment while the lock is free. */
  meanwhile?: (report: Report) => Report
  /** Aborts the run while it sleeps for the first time. */
  isCancelledAsleep?: boolean
}

/** A request that was not sent, or of which nobody knows. */
export function failed(kind: CallError['kind'], known: Partial<CallError> = {}): CallResult<Job> {
  return { kind: 'failure', error: { kind, reason: 'bad-request', status: 422, detail: 'sample', ...known } }
}

/** Of a list, one after the other, the last for all that follow. */
function inTurn<T>(list: readonly T[], otherwise: T): () => T {
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

function queueText(report: Report | null): string {
  const { entries = [], sending, sent = [] } = report?.queue ?? {}
  const parts = [entries.map(({ id }) => id), sending?.ids ?? [], sent]
  return parts.map((ids) => ids.join(',') || '-').join(' | ')
}

/** The comment of the conversation, and its lock. */
function openComment(story: Story, note: (call: string) => void) {
  const { hasLock = true, failingUpdates = [], hiddenUpdates = [], meanwhile = (report) => report } = story
  let stored: Report | null = story.memory === undefined ? remembered : story.memory
  let isLocked = false
  let updates = 0
  return {
    stored: () => stored,
    async enter(): Promise<Memory> {
      note('enter')
      isLocked = hasLock
      return stored ? { kind: 'found', report: stored } : { kind: 'none', hasUnverified: false }
    },
    async leave() {
      if (!isLocked) return
      note('leave')
      isLocked = false
      stored = stored && meanwhile(stored)
    },
    isLocked: () => isLocked,
    async updateState(change: (report: Report) => Report | null) {
      updates += 1
      const changed = stored && change(stored)
      if (!changed || failingUpdates.includes(updates)) return false
      stored = changed
      note(`write ${queueText(stored)}`)
      return !hiddenUpdates.includes(updates)
    },
  }
}

/** Plays the turns. Returns how they ended, all calls and steps in order, and what the reporter and the comment got. */
export async function play(story: Story) {
  const calls: string[] = []
  const lines: string[] = []
  const reports: Report[] = []
  const prepared: Report[] = []
  const steps: string[] = []
  const note = (call: string) => void calls.push(call)
  const stop = new AbortController()
  const clock = createFakeClock((ms) => {
    if (story.isCancelledAsleep) stop.abort()
    return ms
  })
  const inputs = sampleInputs({ prompt: null, wait: false, ...story.inputs })
  const { run, authorized } = askedBy(story)
  const comment = openComment(story, note)
  const read = inTurn(story.readings ?? [], completed)
  const send = inTurn(story.sent ?? [], accepted)
  const create = inTurn(story.created ?? [], created)
  const flat = (text: string) => text.replace(/\s+/g, ' ')
  const ports: TurnPorts = {
    ...openGates,
    ...comment,
    ...{ clock, random: () => 0.5, cancelled: stop.signal, redact: (text: string) => text },
    remainingMs: () => inputs.timeoutMs - clock.elapsedMs(),
    log: (line) => void lines.push(line),
    react: async () => undefined,
    async createJob(prompt) {
      note(`create ${flat(prompt)}`)
      return create()
    },
    async sendMessage(id, prompt) {
      note(`message ${id} ${flat(prompt)}`)
      return send()
    },
    async getJob(id) {
      const polled = read()
      note(`get ${id}`)
      return polled ?? lost
    },
    blankReport: () => blankReport(run, { startedAt: clockStart, timeoutMs: inputs.timeoutMs, nonce: 'n' }),
    showDryRun: async () => undefined,
    reporter: {
      beginning: () => void steps.push('begin'),
      waiting: () => void steps.push('wait'),
      prepared(report) {
        steps.push('prepare')
        prepared.push(report)
      },
      ...{ jobRead: () => undefined, ended: () => Promise.reject(new Error('the caller reports the end')) },
      started(report) {
        steps.push('start')
        reports.push(report)
      },
    },
  }
  const surroundings = {
    context: async () => story.context ?? null,
    commit: async () => story.commit ?? null,
    docsPullRules: async () => story.docsPullRules ?? null,
  }
  const request = { inputs, files: story.files ?? [], run }
  const turn = await takeTurns({ request, authorized }, surroundings, ports)
  const end = turn.kind === 'ended' ? turn.outcome : turn.result.outcome
  const words = [end.result, end.reason].filter((word) => word !== null).join(' ')
  return {
    ...{ kind: turn.kind, end, words, calls, lines, steps },
    prepared: prepared.at(-1) ?? null,
    report: reports.at(-1) ?? null,
    stored: comment.stored(),
    clock,
    queueText,
  }
}
