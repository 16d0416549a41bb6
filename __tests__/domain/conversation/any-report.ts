// Any report that a state can hold.
import fc from 'fast-check'
import {
  type CommitStatus,
  maxStatusCommits,
  statusGoals,
  statusStates,
} from '../../../src/domain/commit-status/commit-status.ts'
import type { CommandComment, Queue, QueuedRequest } from '../../../src/domain/conversation/queue.ts'
import {
  type DocsPull,
  type DocsPullRules,
  docsPullStates,
  docsPullTasks,
  onCloseChoices,
  sourceStates,
} from '../../../src/domain/docs-pull/docs-pull.ts'
import { jobIdPattern } from '../../../src/domain/job/job.ts'
import { failableResults } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { link } from '../../fixtures/sample-job.ts'

function commitStatus(text: fc.Arbitrary<string>): fc.Arbitrary<CommitStatus> {
  return fc.record({
    context: text,
    until: fc.constantFrom(...statusGoals),
    failOn: fc.subarray([...failableResults]),
    commits: fc.array(fc.stringMatching(/^[0-9a-f]{40}$/), { maxLength: maxStatusCommits }),
    isHead: fc.boolean(),
    isUnsent: fc.boolean(),
    waivedBy: fc.option(text),
    written: fc.constantFrom(null, ...statusStates),
  })
}

function docsPullRules(text: fc.Arbitrary<string>): fc.Arbitrary<DocsPullRules> {
  const texts = fc.array(text, { maxLength: 3 })
  const onClose = fc.constantFrom(...onCloseChoices)
  return fc.record({ labels: texts, reviewers: texts, hasComment: fc.boolean(), onClose })
}

function docsPull(at: fc.Arbitrary<string>): fc.Arbitrary<DocsPull> {
  return fc.record({
    state: fc.constantFrom(null, ...docsPullStates),
    openedAt: fc.option(at),
    endedAt: fc.option(at),
    todo: fc.subarray([...docsPullTasks]),
    toldSource: fc.constantFrom(...sourceStates),
    notices: fc.nat(),
    isClosedForSource: fc.boolean(),
  })
}

const command: fc.Arbitrary<CommandComment> = fc.record({
  id: fc.nat(),
  surface: fc.constantFrom('conversation', 'review'),
  reactionId: fc.option(fc.nat()),
})

function queue(text: fc.Arbitrary<string>, at: fc.Arbitrary<string>): fc.Arbitrary<Queue> {
  const ids = fc.array(text, { maxLength: 3 })
  const entry: fc.Arbitrary<QueuedRequest> = fc.record({
    ...{ id: text, runId: text, at, askedBy: text, request: text, text },
    ...{ isReplaceable: fc.boolean(), notBefore: fc.option(at), command: fc.option(command) },
  })
  return fc.record({
    entries: fc.array(entry, { maxLength: 1 }),
    sending: fc.option(fc.record({ at, ids, digest: fc.option(text) })),
    sent: ids,
  })
}

const at = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
/** Any report with texts of that kind. */
export function anyReportWith(text: fc.Arbitrary<string>): fc.Arbitrary<Report> {
  return fc.record({
    turn: fc.nat(),
    turnTimes: fc.array(fc.nat(), { maxLength: 50 }),
    turnRunId: fc.option(text),
    jobId: fc.option(fc.string({ minLength: 1, maxLength: 50 }).filter((id) => jobIdPattern.test(id))),
    jobCreatedAt: fc.option(at),
    isOwnJob: fc.boolean(),
    status: fc.option(text),
    result: fc.constantFrom(null, 'pull-request', 'timed-out', 'cancelled'),
    reason: fc.constantFrom(null, 'busy', 'interrupted', 'create-unconfirmed'),
    detail: fc.option(text),
    pullRequest: fc.constantFrom(null, link),
    branch: fc.option(text),
    repository: fc.option(text),
    runId: text,
    runAttempt: fc.nat(),
    nonce: text,
    askedBy: text,
    command: fc.option(command),
    otherCommands: fc.array(command, { maxLength: 3 }),
    startedAt: at,
    updatedAt: at,
    tookMs: fc.option(fc.nat()),
    deadlineAt: at,
    requests: fc.array(fc.record({ runId: text, at, text }), { maxLength: 3 }),
    note: fc.option(text),
    commitStatus: fc.option(commitStatus(text)),
    docsPullRules: fc.option(docsPullRules(text)),
    docsPull: fc.option(docsPull(at)),
    isUnfollowed: fc.boolean(),
    queue: queue(text, at),
  })
}

/** Any report. */
export const anyReport = anyReportWith(fc.string({ unit: 'binary', maxLength: 100 }))
