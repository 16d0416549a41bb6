// A run that is admitted and plans its request: what it asks of GitHub, in order, and what the comment remembers.
import { setImmediate } from 'node:timers/promises'
import { failure, success } from '../../src/base/result.ts'
import type { Trigger } from '../../src/event/event.ts'
import type { Permission } from '../../src/event/permission-level.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { blankReport } from '../../src/state/report.ts'
import type { Claim, State } from '../../src/state/state.ts'
import { clockStart } from '../fixtures/fake-clock.ts'
import { type FakeOptions, fakeConversation } from '../fixtures/fake-conversation.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleRun } from '../fixtures/sample-run.ts'
import { prepareJob } from './prepare.ts'

export type Case = Pick<FakeOptions, 'trouble' | 'seen'> & {
  trigger?: Trigger
  inputs?: Partial<JobInputs>
  files?: string[]
  state?: State | null
  context?: string | null
  level?: Permission | null
  /** Whether the commit of the run is read only when the conversation was. */
  isCommitSlow?: boolean
}

const other: Trigger = { kind: 'other' }

/** The prepared job, all calls to GitHub, in order, and what the comment remembers. */
export async function prepare({ trigger = other, inputs, files = [], level = 'write', ...given }: Case) {
  const calls: string[] = []
  const warnings: string[] = []
  const claims: Claim[] = []
  const note = (call: string) => void calls.push(call)
  const fake = fakeConversation({ ...given, note: (call) => note(`conversation ${call}`) })
  const run = sampleRun({ trigger })
  const blank = blankReport(run, { startedAt: clockStart, timeoutMs: 60_000, isCommand: false })
  const collaborators = sampleCollaborators({
    conversation: fake.conversation,
    commenter: {
      async permissionOf(login) {
        note(`permission of ${login}`)
        return level === null ? failure('GitHub did not answer') : success(level)
      },
      react: async (content) => note(content),
    },
    place: { postComment: async () => note('help') },
    followUp: {
      async statusCommit() {
        for (let requests = 0; given.isCommitSlow && requests < 5; requests += 1) await setImmediate()
        return null
      },
    },
    context: { gather: async () => given.context ?? null },
    reporter: { blank, notSent: (claim) => void (claim && claims.push(claim)) },
    journal: { log: (line) => note(`log ${line}`), warn: (problem) => void warnings.push(problem) },
    runtime: { redact: (text) => text.replaceAll('s3cr3t', '***') },
  })
  const prepared = await prepareJob({ inputs: sampleInputs(inputs), files, run }, collaborators)
  return { prepared, calls, warnings, claims, stored: fake.stored() }
}
