// What a run asks before it decides, and what it takes an answer for.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addEvent,
  addPull,
  makeCommentDefaults,
  makeSha,
} from '../../../emulator/github/fixtures.ts'
import type {
  IssueCommentState,
  PullState,
  RepositoryState,
} from '../../../emulator/github/state.ts'
import { nothingSeen, type Seen } from '../../../src/agent/decide/seen.ts'
import type { AgentInputs } from '../../../src/agent/inputs.ts'
import { look } from '../../../src/agent/look/look.ts'
import { lookAtPullOrIssue } from '../../../src/agent/look/pull-or-issue.ts'
import type { Command, Request } from '../../../src/agent/request.ts'
import type { Run } from '../../../src/agent/tools.ts'
import type { Event, Meaning, Trigger } from '../../../src/event/event.ts'
import type { HttpOutcome } from '../../../src/lib/http-failure.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import { outcome } from '../../../src/outcome.ts'
import {
  inaccessible,
  notFound,
  type OpenStore,
  openStore,
} from '../../conversation/open-store.ts'
import {
  answered,
  link,
  lost,
  pullTrigger,
  reading,
  sampleComment,
  sampleEvent,
  sampleInputs,
  samplePull,
  sampleRequest,
} from '../../fixtures/samples.ts'
import { pullNumber, repositoryName } from '../../scene/events.ts'

const [first = '', second = ''] = ['1', '2'].map(makeSha)
const failing = { status: 500, times: Infinity, body: { message: 'Broken' } }
const ofPull = /\/pulls\/12$/

let scene: OpenStore
let repository: RepositoryState
let lines: string[]
beforeEach(async () => {
  scene = await openStore()
  repository = scene.github.repository(repositoryName)
  lines = []
  setPull({})
  scene.calls()
})
afterEach(() => scene.close())

function setPull(fields: Partial<PullState>): void {
  const head = { ref: 'feature', sha: first, repo: repositoryName }
  addPull(repository, { number: pullNumber, title: 'Retries', head, ...fields })
}

type Given = {
  request?: Partial<Request>
  event?: Partial<Event>
  meaning?: Partial<Meaning>
  inputs?: Partial<AgentInputs>
  job?: HttpOutcome<Job>
}

function runOf({
  request,
  event,
  meaning,
  inputs = {},
  job = lost,
}: Given = {}): Run {
  const sample = sampleEvent(pullTrigger, event)
  const run: Partial<Run> = {
    inputs: sampleInputs(inputs),
    github: scene.store.github,
    event: { ...sample, meaning: { ...sample.meaning, ...meaning } },
    request: sampleRequest(request),
    clock: scene.clock,
    cancellation: {
      cancelled: new AbortController().signal,
      deadline: new AbortController().signal,
      signal: new AbortController().signal,
      remainingMs: () => 600_000,
    },
  }
  const log = { debug: (line: string) => lines.push(line) }
  return {
    ...run,
    log,
    mintlify: { getJob: async () => job },
  } as unknown as Run
}

/** The answer to a question. */
function ask(
  run: Run,
  question: Parameters<typeof look>[1],
  known: Partial<Seen> = {},
): Promise<Seen> {
  return look(run, question, { ...nothingSeen, ...known })
}

test.each<[string, HttpOutcome<Job>, string, boolean, boolean, boolean?]>([
  ['an active job', reading(), 'active', false, false],
  ['an overdue job', reading(), 'active', true, true, true],
  [
    'a job that has ended, overdue or not',
    reading({ status: 'completed', prLink: link.url }),
    ...(['completed', false, false, true] as const),
  ],
  ['an overdue job without an answer', lost, 'none', false, false, true],
  ['a failed job', reading({ status: 'failed' }), 'failed', true, true],
  [
    'an archived job with a link',
    reading({ status: 'archived', prLink: link.url }),
    ...(['archived', false, true] as const),
  ],
  ['a job that is gone', answered(404), 'none', true, true],
  ['a job that is not told of', answered(500), 'none', false, false],
  ['no answer', lost, 'none', false, false],
])('%s', async (...row) => {
  const [, job, status, cameToNothing, takesNoMessage, isOverdue = false] = row
  const nothing = { cameToNothing: false, isSpent: false }
  const others = { other: { job: null, ...nothing } }
  const question = { what: 'job', jobId: 'job_1', isOverdue } as const
  const { jobs } = await ask(runOf({ job }), question, { jobs: others })
  expect(jobs).toEqual({ ...others, job_1: jobs.job_1 })
  expect(jobs.job_1?.job?.status ?? 'none').toBe(status)
  expect(jobs.job_1).toMatchObject({
    cameToNothing,
    isSpent: takesNoMessage,
  })
})

const docsPull = { what: 'docs-pull', link } as const
const merged = { state: 'closed', merged_at: '2026-11-20T14:00:00Z' } as const

function setDocsPull(fields: Partial<PullState>): void {
  const { repository: name, number } = link
  addPull(scene.github.repository(name), { number, ...fields })
}

test.each([
  ['open', {}, 1],
  ['merged', merged, 1],
  ['closed', { state: 'closed' as const }, 2],
])('a docs pull request that is %s', async (state, fields, reads) => {
  setDocsPull(fields)
  expect(await ask(runOf(), docsPull)).toMatchObject({ docsPull: state })
  expect(scene.calls()).toEqual(Array(reads).fill('GET 57'))
  expect(scene.clock.elapsedMs()).toBe(reads === 2 ? 3_000 : 0)
})

test('a docs pull request that was just reopened is open', async () => {
  setDocsPull({ state: 'closed' })
  const hold = async () => setDocsPull({ state: 'open' })
  scene.github.fail({ path: /\/pulls\/57$/, hold })
  expect(await ask(runOf(), docsPull)).toMatchObject({ docsPull: 'open' })
})

test.each([
  ['may not be read', notFound, []],
  [
    'cannot be read',
    failing,
    [
      expect.stringMatching(
        /^Couldn't read the docs pull request: GitHub answered 500/,
      ),
    ],
  ],
])('a docs pull request that %s is not known', async (_, answer, told) => {
  scene.github.fail({ path: /\/pulls\/57$/, ...answer })
  expect(await ask(runOf(), docsPull)).toMatchObject({ docsPull: null })
  expect(lines).toEqual(told)
})

const command: Command = {
  text: 'shorter',
  isNew: false,
  postedAt: '2026-11-20T13:59:30Z',
  isByAdmin: false,
}
const ofCommit = {
  meaning: { conversation: pullNumber },
  request: {
    change: { head: first, base: 'main', act: null, isEdited: false },
  },
}

test('the pull request of its event', async () => {
  const pull = { title: 'Retries', head: first, state: 'open' }
  const { pull: read } = await lookAtPullOrIssue(runOf(ofCommit))
  expect(read).toMatchObject(pull)
  expect(scene.calls()).toEqual(['GET 12'])
})

test('the pull request of a command is not read', async () => {
  const given = { ...ofCommit, request: { command } }
  expect((await lookAtPullOrIssue(runOf(given))).pull).toBeNull()
  expect(scene.calls()).toEqual([])
})

test('a closed pull request is read twice', async () => {
  setPull({ state: 'closed' })
  const hold = async () => setPull({ state: 'open' })
  scene.github.fail({ path: ofPull, hold })
  const { pull } = await lookAtPullOrIssue(runOf(ofCommit))
  expect(pull?.state).toBe('open')
  expect(scene.calls()).toEqual(['GET 12', 'GET 12'])
})

test('a pull request that cannot be read is not known', async () => {
  scene.github.fail({ path: ofPull, ...failing })
  expect((await lookAtPullOrIssue(runOf(ofCommit))).pull).toBeNull()
  expect(lines).toEqual([
    expect.stringMatching(/^Couldn't read the pull request: GitHub answered/),
  ])
})

const ofNow = { what: 'command', command } as const
const posted = sampleComment('/docs long')
const ofComment = /\/issues\/comments\/501$/
const asked: Given = { event: { comment: posted }, request: { command } }

function post(body: string): IssueCommentState {
  const defaults = makeCommentDefaults(repository, posted.id)
  const { nodeId: node_id } = posted
  const comment = { ...defaults, issue: pullNumber, body, node_id }
  repository.comments.set(posted.id, comment)
  return comment
}

test.each([
  ['/docs longer', { text: 'longer', isNew: false }],
  ['/docs new longer', { text: 'longer', isNew: true }],
])('a command that now reads %s', async (body, said) => {
  post(body)
  const seen = await ask(runOf(asked), ofNow)
  const now = { ...command, ...said }
  expect(seen.command).toEqual({ kind: 'stands', command: now, editor: null })
  expect(seen.pull).toMatchObject({ title: 'Retries', head: first })
})

const ofFork = { ref: 'feature', sha: first, repo: 'eve/app' }
const notAllowed = { outcome: { reason: 'bot-not-allowed' } }

const overBy = (reason: 'help' | 'not-a-command' | 'command-deleted') => ({
  kind: 'end',
  outcome: outcome('skipped', reason),
})

test.each([
  ['/docs help', 'help'],
  ['Never mind.', 'not-a-command'],
] as const)('a command that now reads %s is none', async (body, reason) => {
  post(body)
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toEqual(overBy(reason))
})

test('a command whose comment was deleted is over', async () => {
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toEqual(overBy('command-deleted'))
})

const mailed = '/docs shorter\n\nSent from my iPhone'

test.each([
  [true, 'shorter'],
  [false, 'shorter\n\nSent from my iPhone'],
])('a command that came by email (%s) is cut', async (isMail, text) => {
  post(mailed).created_via_email = isMail
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toMatchObject({ command: { text } })
})

test('where GraphQL is refused, nothing but a quote is cut', async () => {
  const body = `${mailed}\n> Quoted.`
  post(body).created_via_email = true
  scene.github.fail({ path: /graphql$/, ...inaccessible, times: 9 })
  const seen = await ask(
    runOf({ ...asked, event: { comment: { ...posted, body } } }),
    ofNow,
  )
  const text = 'shorter\n\nSent from my iPhone'
  expect(seen.command).toMatchObject({ command: { text } })
})

test.each<[string, string, object]>([
  ['hubot', 'User', { kind: 'stands' }],
  ['eve', 'User', { outcome: { reason: 'permission-denied' } }],
  ['linter', 'Bot', { outcome: { reason: 'bot-not-allowed' } }],
])('a command that %s (%s) has edited', async (login, type, expected) => {
  const one = post('/docs shorter')
  one.editor = { login, id: 5, type: type as 'User' }
  one.updated_at = '2026-11-20T15:00:00Z'
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toMatchObject(expected)
})

// Whom it vouches for is the workflow's own repository.
test.each<[string, Partial<PullState> | 'unreadable', object]>([
  ['of this repository', {}, { kind: 'stands', editor: 'linter' }],
  ['of a fork', { head: ofFork }, notAllowed],
  ['that cannot be read', 'unreadable', notAllowed],
])(
  'a command on a pull request %s that a listed bot has edited',
  async (...row) => {
    const [, pull, expected] = row
    if (pull === 'unreadable') scene.github.fail({ path: ofPull, ...failing })
    else setPull(pull)
    const one = post('/docs shorter')
    one.editor = { login: 'linter', id: 5, type: 'Bot' }
    one.updated_at = '2026-11-20T15:00:00Z'
    const inputs = { allowedBots: ['linter[bot]'] }
    const { origin } = sampleEvent(pullTrigger).meaning
    const meaning = { origin: { ...origin, unreadPull: pullNumber } }
    const seen = await ask(runOf({ ...asked, inputs, meaning }), ofNow)
    expect(seen.command).toMatchObject(expected)
  },
)

test.each([
  ['of this repository', {}, 'may-ask'],
  ['of a fork', { head: ofFork }, { reason: 'bot-not-allowed' }],
])(
  'a listed bot that opened a pull request %s, which the event only numbers',
  async (_, pull, expected) => {
    setPull(pull)
    const inputs = { allowedBots: ['linter[bot]'] }
    const { origin } = sampleEvent(pullTrigger).meaning
    const meaning = { origin: { ...origin, unreadPull: pullNumber } }
    const run = runOf({ inputs, meaning })
    const author = { login: 'linter[bot]', isBot: true }
    const question = { what: 'author', author } as const
    const seen = await ask(run, question, await lookAtPullOrIssue(run))
    if (typeof expected === 'string') expect(seen.author).toBe(expected)
    else expect(seen.author).toMatchObject(expected)
  },
)

test.each([
  [true, 'write', false],
  [true, 'admin', true],
  [false, 'admin', false],
] as const)(
  "a command, an administrator's or not (%s), that one with %s has edited",
  async (isOfAdmin, level, isByAdmin) => {
    const one = post('/docs shorter')
    one.editor = { login: 'lee', id: 6, type: 'User' }
    one.updated_at = '2026-11-20T15:00:00Z'
    repository.collaborators.set('lee', { permission: level, role_name: level })
    const posted = { ...command, isByAdmin: isOfAdmin }
    const question = { ...ofNow, command: posted }
    const seen = await ask(runOf(asked), question)
    expect(seen.command).toMatchObject({
      editor: 'lee',
      command: { isByAdmin },
    })
  },
)

test.each([
  ['says nothing', { body: { data: { node: null } }, status: 200 }],
  ['refuses', inaccessible],
])('where GraphQL %s, nobody knows who changed a command', async (_, fault) => {
  post('/docs shorter')
  scene.github.fail({ path: /graphql$/, ...fault, times: 9 })
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toMatchObject({
    outcome: { reason: 'permission-unknown' },
  })
})

test('a command that a deleted account has changed is over', async () => {
  const one = post('/docs shorter')
  one.editor = null
  one.updated_at = '2026-11-20T15:00:00Z'
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toMatchObject({
    outcome: { reason: 'permission-unknown' },
  })
})

test('a command that cannot be read stands as it was', async () => {
  post('/docs longer')
  scene.github.fail({ path: ofComment, ...inaccessible, times: 9 })
  scene.github.fail({ path: /graphql$/, ...inaccessible, times: 9 })
  const seen = await ask(runOf(asked), ofNow)
  expect(seen.command).toEqual({ kind: 'stands', command, editor: null })
  expect(lines).toEqual([
    expect.stringMatching(/^Couldn't read the comment again: GitHub answered/),
  ])
})

test('a command whose pull request cannot be read has none', async () => {
  post('/docs shorter')
  scene.github.fail({ path: ofPull, ...failing })
  const seen = await ask(runOf(asked), ofNow)
  expect(seen).toMatchObject({ pull: null, command: { kind: 'stands' } })
  expect(lines).toEqual([
    expect.stringMatching(/^Couldn't read the pull request: GitHub answered/),
  ])
})

const issueTrigger: Trigger = {
  ...{ kind: 'issue', number: pullNumber, title: 'Retries', url: '' },
  labels: [],
}

test('a command on an issue asks for no pull request', async () => {
  post('/docs shorter')
  const { pull } = await ask(
    runOf({ ...asked, event: { comment: posted, trigger: issueTrigger } }),
    ofNow,
  )
  expect(pull).toBeNull()
  expect(scene.calls()).toEqual(['POST graphql'])
})

test('the commits', async () => {
  setPull({ commits: [first, second] })
  const question = { what: 'commits' } as const
  const pull = samplePull({ head: second ?? '' })
  const known = await ask(runOf(ofCommit), question, { pull })
  expect(known.commits).toEqual([first, second])

  const none = { conversation: null }
  const { commits } = await ask(runOf({ meaning: none }), question, { pull })
  expect(commits).toBe(null)
  expect(scene.calls()).toEqual(['GET commits?per_page=100'])

  scene.github.fail({ path: /\/commits/, ...failing })
  const unread = await ask(runOf(ofCommit), question, { pull })
  expect(unread.commits).toBe(null)
  expect(lines).toEqual([
    expect.stringMatching(/^Couldn't list the commits: GitHub answered 500/),
  ])
})

test('a list of commits that lacks that of the event is asked for until it is settled', async () => {
  setPull({ commits: [first, second] })
  const body = [{ sha: first }]
  scene.github.fail({ path: /\/commits/, times: 3, status: 200, body })
  const change = { head: second, base: 'main', act: null, isEdited: false }
  const meaning = { conversation: pullNumber }
  const run = runOf({ request: { change }, meaning })
  const pull = samplePull({ head: second })
  const { commits } = await ask(run, { what: 'commits' }, { pull })
  expect(commits).toEqual([first, second])
})

test('of a pull request with many commits, those that lead to its head', async () => {
  const commits = Array.from({ length: 310 }, (_, index) => makeSha(`${index}`))
  const [head = '', commit = ''] = [commits.at(-1), commits.at(200)]
  setPull({
    commits,
    head: { ref: 'feature', sha: head, repo: repositoryName },
  })
  const change = { ...ofCommit.request.change, head: commit }
  const run = runOf({ ...ofCommit, request: { change } })
  const pull = samplePull({ head })
  const known = await ask(run, { what: 'commits' }, { pull })
  expect(known.commits).toEqual(commits.slice(10))
})

const act = { what: 'act' } as const
const labeled = { event: 'labeled', label: 'docs', updatedAt: '' }
const ofAct = {
  ...ofCommit,
  request: {
    change: { head: first, base: 'main', act: labeled, isEdited: false },
  },
}

function label(name: string, createdAt: string, kind = 'labeled'): void {
  addEvent(repository, {
    ...{ issue: pullNumber, event: kind, created_at: createdAt },
    label: { name, color: 'ededed' },
  })
}

test('the last such act counts', async () => {
  label('docs', '2026-11-20T12:00:00Z')
  label('docs', '2026-11-20T12:10:00Z')
  label('other', '2026-11-20T12:20:00Z')
  label('docs', '2026-11-20T12:30:00Z', 'unlabeled')
  const { actAt } = await ask(runOf(ofAct), act)
  expect(actAt).toEqual(new Date('2026-11-20T12:10:00Z'))
})

test('an act that is not listed is not known', async () => {
  label('other', '2026-11-20T12:20:00Z')
  expect(await ask(runOf(ofAct), act)).toMatchObject({ actAt: null })
  scene.github.fail({ path: /\/events/, ...failing })
  expect(await ask(runOf(ofAct), act)).toMatchObject({ actAt: null })
  expect(lines).toEqual([
    expect.stringMatching(/^Couldn't list the events: GitHub answered 500/),
  ])
})

test.each<[string, Given]>([
  ['no commit', { ...ofAct, request: { change: null } }],
  [
    'no act',
    {
      ...ofAct,
      request: {
        change: { head: first, base: 'main', act: null, isEdited: false },
      },
    },
  ],
  ['no conversation', { ...ofAct, meaning: { conversation: null } }],
])('with %s, no act is asked for', async (_, given) => {
  expect(await ask(runOf(given), act)).toMatchObject({ actAt: null })
  expect(scene.calls()).toEqual([])
})
