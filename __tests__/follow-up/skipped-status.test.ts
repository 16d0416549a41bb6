// The commit status of a run that makes no request.
import { expect, test } from '@jest/globals'
import type { Reason } from '../../src/base/result-codes.ts'
import type { Memory } from '../../src/conversation/memory.ts'
import type { Run, Trigger } from '../../src/event/event.ts'
import { writeSkippedStatus } from '../../src/follow-up/skipped-status.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import type { CommitStatus } from '../../src/state/commit-status.ts'
import { outcome } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import type { Claim, State } from '../../src/state/state.ts'
import { fakeConversation, stateOf, troubleProblem } from '../fixtures/fake-conversation.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleComment, samplePull, samplePush, sampleRun } from '../fixtures/sample-run.ts'
import { newSha, oldSha, type StatusTrouble, sampleStatus, statusPorts } from '../fixtures/sample-status.ts'

type Skip = StatusTrouble & {
  trigger?: Trigger
  eventName?: string
  reason?: Reason
  memory?: Memory
  context?: string | null
  inputs?: Partial<JobInputs>
  /** What another run has written into the comment since it was read. */
  meanwhile?: Partial<State['conversation']>
  /** Whether no change of the comment is answered. */
  isUnwritable?: boolean
}

const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const remembers = (known: Partial<Report>): Memory => {
  const result = known.result ?? null
  const jobEnd = result === 'running' ? null : result
  return { kind: 'found', report: sampleReport({ jobEnd, ...known }) }
}
const atWork = remembers({ commitStatus: sampleStatus() })
const hasEnded = remembers({ result: 'failed', commitStatus: sampleStatus() })
const pull = samplePull({ headSha: newSha })
const push = samplePush({ after: newSha })
const sending: Claim = {
  ...{ nonce: 'other', until: '2099-01-01T00:00:00.000Z', isCreate: true, id: '99-1', request: 'theirs' },
  ...{ queued: [], command: null },
}
const skipped = 'bbbbbbb success: Skipped: the change has a phrase from skip-phrases'
const unreadable: Memory = { kind: 'unreadable', reason: 'memory-unreadable', problem: 'No.' }

/** Plays the end of a run. Returns what the comment remembers afterwards. */
async function skip(given: Skip) {
  const { trigger = pull, eventName = 'pull_request', reason = 'skip-phrase', context = 'docs' } = given
  const { memory = { kind: 'none', hasUnverified: false }, meanwhile } = given
  const { ports, ...recorded } = statusPorts(given)
  const run: Run = sampleRun({ trigger, eventName })
  const inputs = sampleInputs({ commitStatus: context, commitStatusUntil: 'ready', ...given.inputs })
  let looks = 0
  const fake = fakeConversation({
    state: memory.kind === 'found' ? stateOf(memory.report) : null,
    trouble: memory.kind === 'unreadable' ? 'memory-unreadable' : troubleOf(memory),
  })
  await writeSkippedStatus(
    { end: outcome(reason === 'memory-unreadable' ? 'unknown' : 'skipped', { reason }), run, inputs },
    {
      ...ports,
      conversation: {
        ...fake.conversation,
        look() {
          looks += 1
          return fake.conversation.look()
        },
        async change(change, patience) {
          if (given.isUnwritable)
            return { kind: 'failed', reason: 'memory-unwritable', problem: 'GitHub gave no answer.' }
          return fake.conversation.change(
            (seen) => change({ ...seen, state: seen.state && withMeanwhile(seen.state, meanwhile) }),
            patience,
          )
        },
      },
      patience: () => ({ waitMs: 180_000, stop: new AbortController().signal }),
      runUrl,
      signal: new AbortController().signal,
    },
  )
  return {
    ...recorded,
    ...{ status: fake.stored()?.conversation.commitStatus, updates: fake.changes(), reads: looks },
  }
}

function troubleOf(memory: Memory): 'none' | null {
  return memory.kind === 'none' && memory.isInaccessible ? 'none' : null
}

function withMeanwhile(state: State, meanwhile: Partial<State['conversation']> = {}): State {
  return { ...state, conversation: { ...state.conversation, ...meanwhile } }
}

test.each<[string, Skip]>([
  ['without the input', { context: null }],
  ['of a comment', { trigger: sampleComment('/docs', { headSha: newSha }), memory: atWork }],
  ['without a commit', { trigger: samplePull({ headSha: null }) }],
  ['of a branch that is gone', { trigger: { kind: 'deleted-ref', ref: 'x' } }],
])('a run %s sets nothing and reads nothing', async (_, given) => {
  const { set, read, reads, updates } = await skip(given)
  expect([set, read, reads, updates]).toEqual([[], [], 0, 0])
})

test('a merge queue is not a conversation, so its comments are not read', async () => {
  const { set, reads } = await skip({
    trigger: { kind: 'merge-group', headSha: newSha },
    reason: 'merge-group',
  })
  expect([set, reads]).toEqual([['bbbbbbb success: Nothing to do in a merge queue'], 0])
})

test.each<[string, Skip, string[]]>([
  ['a gate without a job', {}, [skipped]],
  ['a gate for a review', { eventName: 'pull_request_review' }, []],
  ['a gate for a push without a job', { trigger: push, eventName: 'push' }, []],
  ['a gate beside a job', { memory: atWork }, ['bbbbbbb pending: Docs agent is working']],
  ['a gate beside a job that has ended', { memory: hasEnded }, [skipped]],
  [
    'a gate for a push beside a job',
    { trigger: push, memory: atWork },
    ['bbbbbbb pending: Docs agent is working'],
  ],
  [
    'a gate beside a first request that is being sent',
    { memory: remembers({ jobId: null, claim: sending }) },
    ['bbbbbbb pending: Docs agent is working'],
  ],
  [
    'a gate beside a next request that is being sent',
    { memory: remembers({ result: 'failed', commitStatus: sampleStatus(), claim: sending }) },
    ['bbbbbbb pending: Docs agent is working'],
  ],
  ['a gate with unreadable comments', { memory: unreadable }, []],
  [
    'unreadable comments',
    { memory: unreadable, reason: 'memory-unreadable' },
    ["bbbbbbb error: Couldn't read the comments of the pull request"],
  ],
  [
    'who may not',
    { reason: 'permission-denied' },
    ['bbbbbbb pending: Comment /docs to start the docs agent'],
  ],
  [
    'who may not, for `pull_request_target`',
    { reason: 'permission-denied', eventName: 'pull_request_target' },
    ['bbbbbbb pending: Comment /docs to start the docs agent'],
  ],
  ['who may not, over a status', { reason: 'permission-denied', shown: [newSha] }, []],
  ['who may not, where nobody knows', { reason: 'permission-denied', readProblem: 'No.' }, []],
  [
    'who may not, for a push beside a job',
    { reason: 'permission-denied', trigger: push, eventName: 'push', memory: atWork },
    [],
  ],
  ['who may not, for a push', { reason: 'permission-denied', trigger: push, eventName: 'push' }, []],
])('%s', async (_, given, expected) => {
  expect((await skip(given)).set).toEqual(expected)
})

const foreign = samplePull({ headSha: newSha, isCrossRepository: true })
const shownHere = remembers({ result: 'failed', commitStatus: sampleStatus({ commits: [newSha] }) })
test.each<[string, Skip, string[]]>([
  ['another repository that has no status', {}, [skipped]],
  ['another repository that has a status', { shown: [newSha] }, []],
  ['another repository beside a job of other commits', { shown: [newSha], memory: hasEnded }, []],
  [
    'another repository that shows the status of this conversation',
    { shown: [newSha], memory: shownHere },
    [skipped],
  ],
  ['this repository that has a status', { shown: [newSha], trigger: pull }, []],
  [
    'this repository that shows the status of this conversation',
    { shown: [newSha], trigger: pull, memory: shownHere },
    [skipped],
  ],
  [
    'this repository that shows a status of another name',
    { shown: [newSha], trigger: pull, memory: shownHere, context: 'other' },
    [],
  ],
  [
    'this repository whose job could not begin',
    {
      shown: [newSha],
      trigger: pull,
      memory: remembers({
        jobId: null,
        result: 'rejected',
        commitStatus: sampleStatus({ commits: [newSha] }),
      }),
    },
    [skipped],
  ],
  [
    'this repository, with a job of other commits',
    { trigger: pull, memory: hasEnded, inputs: { stateSecret: 'x', apiKey: null } },
    [skipped],
  ],
  ...(
    [
      ['whose comments are off', { inputs: { comment: 'off' } }],
      ['whose comments nobody can verify', { inputs: { stateSecret: null, apiKey: null } }],
      [
        'whose comments the token may not read',
        { memory: { kind: 'none', hasUnverified: false, isInaccessible: true } },
      ],
    ] satisfies [string, Skip][]
  ).flatMap(([name, given]): [string, Skip, string[]][] => [
    [`this repository, ${name}`, { trigger: pull, ...given }, [skipped]],
    [`this repository that has a status, ${name}`, { shown: [newSha], trigger: pull, ...given }, []],
  ]),
])('a gate for a commit of %s', async (_, given, expected) => {
  const { set, warnings } = await skip({ trigger: foreign, ...given })
  expect([set, warnings]).toEqual([expected, []])
})

test.each<[string, Skip]>([
  ['has a status of somebody else', { shown: [newSha] }],
  ['has one that nobody could read', { readProblem: 'No.' }],
])('the state of the conversation is not repeated on a commit that %s', async (_, trouble) => {
  for (const reason of ['existing-job', 'request-limit'] as const) {
    const { set, updates } = await skip({ memory: atWork, reason, ...trouble })
    expect([set, updates]).toEqual([[], 0])
  }
})

test.each<[string, Trigger]>([
  ['a pull request', pull],
  ['a push', push],
])('a commit of %s joins', async (_, trigger) => {
  const { status } = await skip({ memory: remembers({ commitStatus: sampleStatus() }), trigger })
  expect(status).toMatchObject({ commits: [oldSha, newSha] })
})

test.each<[string, Memory, boolean]>([
  ['a job at work', atWork, true],
  ['a job that had no status', remembers({ result: 'running' }), true],
  [
    'a merge that is awaited',
    remembers({ result: 'pull-request', pullRequest: link, commitStatus: sampleStatus({ until: 'merged' }) }),
    true,
  ],
  ['a job that has ended', hasEnded, false],
])('the commit is remembered beside %s: %s', async (...[, memory, isRemembered]) => {
  const { status, updates } = await skip({ memory, reason: 'existing-job' })
  expect(updates).toBe(isRemembered ? 1 : 0)
  expect(status?.commits.includes(newSha) ?? false).toBe(isRemembered)
})

test('a commit that the comment could not remember is a warning', async () => {
  const { set, warnings } = await skip({ memory: atWork, reason: 'existing-job', isUnwritable: true })
  expect([set.length, warnings]).toEqual([1, ["Couldn't update the comment: GitHub gave no answer."]])
})

const waiver = { by: 'mona', sha: newSha }
const kept: Partial<CommitStatus> = { written: 'success' }
test('a commit that joins keeps what is known of the others', async () => {
  const memory = remembers({ commitStatus: sampleStatus({ ...kept, waiver }) })
  const { set, status } = await skip({ memory, trigger: push })
  expect(set).toEqual(['bbbbbbb success: Not needed for bbbbbbb, says mona'])
  expect(status).toMatchObject({ ...kept, commits: [oldSha, newSha], waiver })
})

test('a commit that joins a status of another name begins a new one', async () => {
  const memory = remembers({ commitStatus: sampleStatus({ context: 'other', waiver }) })
  const { set, status } = await skip({ memory })
  expect(set).toEqual(['bbbbbbb pending: Docs agent is working'])
  expect(status).toMatchObject({ context: 'docs', commits: [newSha], waiver: null })
})

test.each<[string, string, Partial<CommitStatus>]>([
  ['the same name', 'docs', { commits: [oldSha, newSha], waiver }],
  ['another name', 'other', { commits: [newSha], waiver: null }],
])('a commit that joins while another run writes a status of %s', async (...[, context, expected]) => {
  const meanwhile = { commitStatus: sampleStatus({ context, waiver }) }
  const { status } = await skip({ memory: remembers({ result: 'running' }), meanwhile })
  expect(status).toMatchObject({ context: 'docs', ...expected })
})

test('what could not be set is remembered as not written', async () => {
  const memory = remembers({ commitStatus: sampleStatus({ written: 'pending' }) })
  const [set, unset] = [await skip({ memory }), await skip({ memory, setProblem: 'No.' })]
  expect([set, unset].map(({ status }) => status?.written)).toEqual(['pending', null])
})

test.each<[string, Partial<Report>, string]>([
  [
    'the docs pull request',
    { result: 'pull-request', pullRequest: link, commitStatus: sampleStatus() },
    link.url,
  ],
  ['the run', { commitStatus: sampleStatus() }, runUrl],
])('the repeated state leads to %s', async (...[, report, url]) => {
  expect((await skip({ memory: remembers(report), reason: 'existing-job' })).links).toEqual([url])
})

test('what cannot be set is a warning', async () => {
  expect((await skip({ setProblem: 'No.' })).warnings).toEqual(['No.'])
  expect((await skip({ reason: 'no-secrets', setProblem: 'No.' })).warnings).toEqual(['No.'])
  expect((await skip({ memory: unreadable })).warnings).toEqual([troubleProblem])
})
