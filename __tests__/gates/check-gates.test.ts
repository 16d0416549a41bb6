import { expect, test } from '@jest/globals'
import { failure, success } from '../../src/base/result.ts'
import type { Permission } from '../../src/event/permission-level.ts'
import type { NamedAnswer } from '../../src/gates/gate-answer.ts'
import type { CommitPullsReading } from '../../src/gates/loop-guard.ts'
import type { CommitPull } from '../../src/github/commit-pulls.ts'
import type { JobInputs } from '../../src/job/job-inputs.ts'
import { outcome } from '../../src/state/outcome.ts'
import { blankReport } from '../../src/state/report.ts'
import type { State } from '../../src/state/state.ts'
import { clockStart } from '../fixtures/fake-clock.ts'
import { fakeConversation, stateOf } from '../fixtures/fake-conversation.ts'
import { filterPatterns } from '../fixtures/filter-patterns.ts'
import { sampleCollaborators } from '../fixtures/sample-collaborators.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleComment, samplePull, samplePush, sampleRun } from '../fixtures/sample-run.ts'
import { prepareJob, wordsOf } from '../job/prepare.ts'

type Case = {
  run?: Parameters<typeof sampleRun>[0]
  inputs?: Partial<JobInputs>
  /** For each commit of the push, or the same for all. */
  pulls?: CommitPullsReading | CommitPullsReading[]
  paths?: string[] | null
  state?: State | null
  requests?: { requests: number; problem: string | null }
  level?: Permission
}

const none: CommitPullsReading = success({ items: [], total: 0 })
const fork = samplePull({ isCrossRepository: true })

/** Prepares a job. Returns how it ended, the calls in their order, and the answers that a dry run shows. */
async function prepare(given: Case) {
  const { state = null, level = 'write', requests = { requests: 0, problem: null } } = given
  const { pulls = none, paths = [] } = given
  const calls: string[] = []
  const shown: NamedAnswer[] = []
  const note = (call: string) => void calls.push(call)
  const run = sampleRun(given.run)
  const fake = fakeConversation({ state })
  const collaborators = sampleCollaborators({
    commenter: {
      async permissionOf() {
        note('permission')
        return success(level)
      },
      react: async (content) => note(content),
    },
    gates: {
      async commitPulls(sha) {
        note(`pulls of ${sha}`)
        return Array.isArray(pulls) ? (pulls[sha === 'b' ? 0 : 1] ?? none) : pulls
      },
      async changedFiles() {
        note('files')
        if (paths === null) return failure('GitHub answered 502.')
        const items = paths.map((path) => ({
          path,
          previousPath: null,
          status: 'modified',
          additions: 1,
          deletions: 0,
        }))
        return success({ items, total: items.length })
      },
      async countRequestsSince(since) {
        note(`requests since ${since.toISOString()}`)
        return requests
      },
    },
    conversation: {
      ...fake.conversation,
      change(change, patience) {
        note('memory')
        return fake.conversation.change(change, patience)
      },
      look() {
        note('memory')
        return fake.conversation.look()
      },
    },
    context: {
      async gather() {
        note('context')
        return null
      },
    },
    place: { postComment: async () => note('help') },
    followUp: {
      async waiveStatus() {
        note('waive')
        return outcome('skipped', { reason: 'status-waived' })
      },
    },
    journal: {
      log: (line) => note(`log ${line}`),
      warnOfGate: (line) => note(`warning ${line}`),
      showAnswers: (answers) => void shown.push(...answers),
    },
    reporter: { blank: blankReport(run, { startedAt: clockStart, timeoutMs: 1, isCommand: true }) },
  })
  const request = { inputs: sampleInputs(given.inputs), files: [], run }
  const prepared = await prepareJob(request, collaborators)
  return { end: wordsOf(prepared), calls, shown }
}

const agentPull: CommitPull = {
  ...{ number: 57, author: { login: 'mona', isBot: false }, headBranch: 'mintlify/x' },
  ...{ baseBranch: 'main', isCrossRepository: false, labels: [], isMerged: true, mergeCommitSha: 'c' },
}
const ofAgent = success({ items: [agentPull], total: 1 })
const silent = failure({ problem: 'GitHub answered 502.', isRefused: false })
const refused = failure({ problem: 'GitHub answered 403.', isRefused: true })
const found = stateOf(
  sampleReport({
    requestCount: 2,
    requestTimes: [clockStart.getTime() / 1_000 - 60],
    result: 'pull-request',
  }),
)
const skipDocs = samplePull({ body: '[skip docs]' })
const withPaths = { paths: filterPatterns('src/**') }

test.each<[string, Case, string, string[]]>([
  ['the event alone', { run: { trigger: skipDocs } }, 'skipped skip-phrase', []],
  [
    'the event alone, before a permission and a missing key',
    { run: { trigger: skipDocs }, inputs: { apiKey: null, prompt: null } },
    'skipped skip-phrase',
    [],
  ],
  [
    'a missing key, before the event of a fork',
    { run: { trigger: { ...fork, body: '[skip docs]' } }, inputs: { apiKey: null, prompt: null } },
    'skipped no-secrets',
    [],
  ],
  [
    'the event of a fork, after its permission',
    { run: { trigger: { ...fork, body: '[skip docs]' } } },
    'skipped skip-phrase',
    ['permission'],
  ],
  [
    'the pull requests of a push',
    { run: { trigger: samplePush() }, pulls: ofAgent },
    'skipped own-pull-request',
    ['pulls of b', 'pulls of c'],
  ],
  [
    'a phrase of a push, before any API call',
    { run: { trigger: samplePush({ message: '[skip docs]' }) }, pulls: ofAgent },
    'skipped skip-phrase',
    [],
  ],
  [
    'no answer about a push',
    { run: { trigger: samplePush() }, pulls: silent },
    'skipped guard-unreadable',
    ['pulls of b', 'pulls of c'],
  ],
  [
    'the changed files',
    { run: { trigger: samplePull() }, inputs: withPaths, paths: ['README.md'] },
    'skipped paths',
    ['permission', 'files'],
  ],
  [
    'a permission, beside the changed files',
    { run: { trigger: samplePull() }, inputs: withPaths, paths: ['README.md'], level: 'read' },
    'skipped permission-denied',
    ['permission', 'files'],
  ],
  [
    'the changed files of a fork, after its permission',
    { run: { trigger: fork }, inputs: withPaths, paths: ['README.md'] },
    'skipped paths',
    ['permission', 'files'],
  ],
])('closed by %s', async (...[, given, end, calls]) => {
  expect(await prepare(given)).toMatchObject({ end, calls })
})

const renovate = { login: 'renovate[bot]', isBot: true }
const ofBot = { ...agentPull, author: renovate, headBranch: 'renovate/x', labels: ['wip'] }
const ofMona = { ...ofBot, author: { login: 'mona', isBot: false }, labels: [] }

function brought(...lists: CommitPull[][]): CommitPullsReading[] {
  return lists.map((items) => success({ items, total: items.length }))
}

test.each<[string, CommitPullsReading[], string]>([
  ['of a bot', brought([ofBot], [ofBot]), 'skipped bot-not-allowed'],
  ['of a bot and of mona', brought([ofBot], [ofMona]), 'create'],
  ['of a bot, beside a commit without one', brought([ofBot], []), 'create'],
  ['of nobody', brought([], []), 'create'],
])('a push of pull requests %s', async (_, pulls, end) => {
  expect(await prepare({ run: { trigger: samplePush() }, pulls })).toMatchObject({ end })
})

test('a push whose pull requests all have the label is skipped', async () => {
  const inputs = { skipLabels: ['wip'], allowedBots: [renovate.login] }
  const given = { run: { trigger: samplePush() }, inputs }
  expect((await prepare({ ...given, pulls: brought([ofBot], [ofBot]) })).end).toBe('skipped skip-label')
  expect((await prepare({ ...given, pulls: brought([ofBot], [ofMona]) })).end).toBe('create')
})

test('what could not be seen is told, and a right that is missing is a warning', async () => {
  const { end, calls } = await prepare({
    run: { trigger: samplePush() },
    inputs: { ...withPaths, skipLabels: ['wip'] },
    pulls: refused,
    paths: null,
  })
  const lines = calls.filter((call) => /^(?:log|warning) /.test(call))
  expect(end).toBe('create')
  expect(lines).toEqual([
    'warning `agent-branches`, `allowed-bots` and `skip-labels` were not checked: GitHub answered 403.',
    'log `paths` was not checked: GitHub answered 502.',
  ])
})

test.each<[string, Case]>([
  ['a slash command', { run: { trigger: sampleComment('/docs [skip docs]') } }],
  ['another event', { run: { trigger: { kind: 'other' } } }],
  ['a given job', { run: { trigger: skipDocs }, inputs: { jobId: 'job_1' } }],
  [
    'a given job in a merge queue',
    { run: { trigger: { kind: 'merge-group', headSha: null } }, inputs: { jobId: 'job_1' } },
  ],
])('%s passes all gates and asks nothing for them', async (...[, given]) => {
  const { end, calls } = await prepare({ ...given, inputs: { ...withPaths, ...given.inputs } })
  expect(end).toMatch(/^(?:create|message)$/)
  expect(calls.filter((call) => /^(?:pulls|files|requests)/.test(call))).toEqual([])
})

test('a merge queue starts nothing', async () => {
  expect(await prepare({ run: { trigger: { kind: 'merge-group', headSha: null } } })).toMatchObject({
    ...{ end: 'skipped merge-group', calls: [] },
  })
})

test.each<[string, Case, string, string[]]>([
  ['help', { run: { trigger: sampleComment('/docs help') } }, 'skipped help', ['permission', 'help', '+1']],
  [
    'a waiver',
    { run: { trigger: sampleComment('/docs skip') } },
    'skipped status-waived',
    ['permission', 'eyes', 'waive'],
  ],
  [
    'a waiver in a dry run',
    { run: { trigger: sampleComment('/docs skip') }, inputs: { dryRun: true } },
    'skipped dry-run',
    ['permission'],
  ],
  [
    'a command of somebody who may not',
    { run: { trigger: sampleComment('/docs help') }, level: 'read' },
    'skipped permission-denied',
    ['permission', '-1'],
  ],
  ['a comment that is no command', { run: { trigger: sampleComment('hello') } }, 'skipped not-a-command', []],
  ['no API key', { inputs: { apiKey: null } }, 'rejected invalid-input', []],
  ['no prompt', { inputs: { prompt: null } }, 'rejected invalid-input', []],
  ['no prompt, with a job to wait for', { inputs: { prompt: null, jobId: 'job_1' } }, 'attach', ['context']],
  [
    'no prompt, with a command',
    { inputs: { prompt: null }, run: { trigger: sampleComment('/docs') } },
    'create',
    ['permission', 'context'],
  ],
])('%s comes to its end before anything is planned, or goes on', async (...[, given, end, calls]) => {
  const prepared = await prepare(given)
  const planning = prepared.calls.findIndex(
    (call, index) => call === 'eyes' && prepared.calls[index + 1] === 'memory',
  )
  const admitting = planning === -1 ? prepared.calls : prepared.calls.slice(0, planning)
  expect([prepared.end, admitting]).toEqual([end, calls])
})

const day = 'requests since 2026-11-19'
const command = sampleComment('/docs shorter')

test.each<[string, Case, string, string[]]>([
  [
    'a push that has used all requests',
    { inputs: { maxRequests: 2 }, run: { trigger: samplePull() } },
    'skipped request-limit',
    ['permission', 'eyes', 'memory'],
  ],
  [
    'a push too soon',
    { inputs: { cooldownMs: 90_000 }, run: { trigger: samplePull() } },
    'skipped cooldown',
    ['permission', 'eyes', 'memory'],
  ],
  [
    'a push on a full day',
    {
      inputs: { maxRequestsPerDay: 3 },
      run: { trigger: samplePull() },
      requests: { requests: 3, problem: null },
    },
    'skipped daily-limit',
    ['permission', 'eyes', day, 'memory'],
  ],
  [
    'a command that has used all requests',
    { inputs: { maxRequests: 2 }, run: { trigger: command } },
    'skipped request-limit',
    ['permission', 'eyes', 'memory', 'memory'],
  ],
  [
    'a command on a full day',
    {
      inputs: { maxRequestsPerDay: 3 },
      run: { trigger: command },
      requests: { requests: 3, problem: null },
      level: 'admin',
    },
    'skipped daily-limit',
    ['permission', 'eyes', day, 'memory', 'memory'],
  ],
  [
    'an administrator who has used all requests',
    { inputs: { maxRequests: 2 }, run: { trigger: command }, level: 'admin' },
    'message',
    ['permission', 'eyes', 'memory', 'context'],
  ],
  [
    'a command too soon',
    { inputs: { cooldownMs: 90_000 }, run: { trigger: command } },
    'message',
    ['permission', 'eyes', 'memory', 'context'],
  ],
  [
    'a status check that has used all requests',
    { inputs: { maxRequests: 2 }, run: { trigger: sampleComment('/docs status') } },
    'status',
    ['permission', 'eyes', 'memory', 'context'],
  ],
  [
    'a day that could not be counted',
    {
      inputs: { maxRequestsPerDay: 3 },
      run: { trigger: command },
      requests: { requests: 0, problem: 'No.' },
    },
    'message',
    ['permission', 'eyes', day, 'memory', 'log `max-requests-per-day` was not checked: No.', 'context'],
  ],
])('limits: %s', async (...[, given, end, calls]) => {
  const prepared = await prepare({ state: found, ...given })
  const seen = prepared.calls.map((call) =>
    call.startsWith('requests since') ? call.slice(0, day.length) : call,
  )
  expect([prepared.end, seen, prepared.shown]).toEqual([end, calls, []])
})

test('a dry run shows the answer of every gate and limit', async () => {
  const inputs = { dryRun: true, ...withPaths, skipLabels: ['wip'], maxRequests: 2, cooldownMs: 90_000 }
  const open = await prepare({ inputs, run: { trigger: samplePush() }, paths: ['src/a.ts'], state: found })
  expect(open.shown.map(({ name, answer }) => `${name} ${answer.kind}`)).toEqual([
    'agent-branches open',
    'allowed-bots open',
    'skip-phrases open',
    'skip-labels open',
    'paths open',
    'max-requests closed',
    'cooldown-minutes closed',
    'max-requests-per-day off',
  ])
  const closed = await prepare({ inputs, run: { trigger: skipDocs }, paths: null, state: found })
  expect(closed.shown.map(({ name, answer }) => `${name} ${answer.kind}`)).toEqual([
    'agent-branches open',
    'allowed-bots open',
    'skip-phrases closed',
    'skip-labels open',
    'paths unseen',
  ])
  expect([open.end, closed.end]).toEqual(['skipped request-limit', 'skipped skip-phrase'])
})
