// Any state that can be written.
import fc from 'fast-check'
import { reasons, runResults } from '../../src/base/result-codes.ts'
import { permissions } from '../../src/event/permission-level.ts'
import { jobIdPattern } from '../../src/mintlify/job.ts'
import {
  type CommitStatus,
  maxStatusCommits,
  statusGoals,
  statusStates,
} from '../../src/state/commit-status.ts'
import {
  type DocsPull,
  type DocsPullRules,
  docsPullStates,
  docsPullTasks,
  fileChanges,
  onCloseChoices,
  sourceStates,
} from '../../src/state/docs-pull.ts'
import { failableResults } from '../../src/state/outcome.ts'
import type { Claim, CommandComment, QueuedRequest, State } from '../../src/state/state.ts'
import { link } from '../fixtures/sample-job.ts'

type Text = fc.Arbitrary<string>

const at = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const jobId = fc.string({ minLength: 1, maxLength: 50 }).filter((id) => jobIdPattern.test(id))

const command: fc.Arbitrary<CommandComment> = fc.record({
  id: fc.nat(),
  surface: fc.constantFrom('conversation', 'review'),
  reactionId: fc.option(fc.nat()),
  end: fc.constantFrom(null, 'rocket', '+1', 'confused'),
})

function run(text: Text): fc.Arbitrary<State['run']> {
  return fc.record({
    id: text,
    attempt: fc.nat(),
    askedBy: text,
    workflow: fc.option(text),
    isCommand: fc.boolean(),
    startedAt: at,
    updatedAt: at,
    deadlineAt: at,
    tookMs: fc.option(fc.nat()),
    result: fc.constantFrom(null, ...runResults),
    reason: fc.constantFrom(null, ...reasons),
    detail: fc.option(text),
    note: fc.option(text),
    commentId: fc.option(fc.nat()),
  })
}

function docsPull(text: Text): fc.Arbitrary<DocsPull> {
  const page = fc.record({
    path: text,
    change: fc.constantFrom(...fileChanges),
    anchor: fc.constant('f'.repeat(64)),
  })
  const head = fc.constant('a'.repeat(40))
  return fc.record({
    state: fc.constantFrom(null, ...docsPullStates),
    openedAt: fc.option(at),
    endedAt: fc.option(at),
    todo: fc.subarray([...docsPullTasks]),
    toldSource: fc.constantFrom(...sourceStates),
    notices: fc.nat(),
    isClosedForSource: fc.boolean(),
    changes: fc.option(fc.record({ head, pages: fc.array(page, { maxLength: 10 }), others: fc.nat() })),
    preview: fc.option(
      fc.record({
        state: fc.constantFrom('ready', 'failed'),
        address: fc.option(fc.oneof(fc.constant('https://preview.example'), text)),
      }),
    ),
  })
}

function job(text: Text): fc.Arbitrary<NonNullable<State['job']>> {
  return fc.record({
    id: jobId,
    createdAt: fc.option(at),
    isOwn: fc.boolean(),
    status: fc.option(text),
    end: fc.constantFrom(null, ...runResults),
    link: fc.constantFrom(null, link.url),
    branch: fc.option(text),
    repository: fc.option(text),
    docsPull: fc.option(docsPull(text)),
  })
}

function queued(text: Text): fc.Arbitrary<QueuedRequest> {
  return fc.record({
    ...{ id: text, runId: text, at, askedBy: text, request: text, text },
    ...{ isReplaceable: fc.boolean(), notBefore: fc.option(at), command: fc.option(command) },
    permission: fc.constantFrom(null, ...permissions),
  })
}

function claim(text: Text): fc.Arbitrary<Claim> {
  return fc.record({
    nonce: text,
    until: at,
    isCreate: fc.boolean(),
    id: fc.option(text),
    request: text,
    queued: fc.array(text, { maxLength: 3 }),
    command: fc.option(command),
  })
}

function commitStatus(text: Text): fc.Arbitrary<CommitStatus> {
  return fc.record({
    context: text,
    until: fc.constantFrom(...statusGoals),
    failOn: fc.subarray([...failableResults]),
    commits: fc.array(fc.stringMatching(/^[0-9a-f]{40}$/), { maxLength: maxStatusCommits }),
    isUnsent: fc.boolean(),
    waiver: fc.option(fc.record({ by: text, sha: text })),
    written: fc.constantFrom(null, ...statusStates),
  })
}

function docsPullRules(text: Text): fc.Arbitrary<DocsPullRules> {
  const texts = fc.array(text, { maxLength: 3 })
  const onClose = fc.constantFrom(...onCloseChoices)
  return fc.record({ labels: texts, reviewers: texts, hasComment: fc.boolean(), onClose })
}

function conversation(text: Text): fc.Arbitrary<State['conversation']> {
  const how = fc.constantFrom('delivered' as const, 'unconfirmed' as const, 'refused' as const)
  return fc.record({
    requestCount: fc.nat(),
    requestTimes: fc.array(fc.nat(), { maxLength: 50 }),
    requestRunId: fc.option(text),
    requestNonce: fc.option(text),
    requests: fc.array(fc.record({ runId: text, at, text }), { maxLength: 3 }),
    handled: fc.array(fc.record({ id: text, how }), { maxLength: 3 }),
    claim: fc.option(claim(text)),
    createUnconfirmedAt: fc.option(at),
    queue: fc.array(queued(text), { maxLength: 2 }),
    commands: fc.array(command, { maxLength: 3 }),
    commitStatus: fc.option(commitStatus(text)),
    docsPullRules: fc.option(docsPullRules(text)),
    isUnfollowed: fc.boolean(),
  })
}

/** Any state with texts of that kind. */
export function anyStateWith(text: Text): fc.Arbitrary<State> {
  return fc.record({ run: run(text), job: fc.option(job(text)), conversation: conversation(text) })
}

/** Any state whose texts are short enough. */
export const anyState = anyStateWith(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed()),
)
