// Who may start an agent job by an event, row by row: what happened, where the pull request comes from, and who acted.
import { expect, jest, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { letMonaWrite } from './comment-event.ts'
import { agent, fileAt, pullEvent, pushEvent, renovate, withFiles } from './gate-cases.ts'
import { eventOf, labelOf, mergePayload, type Payload, userOf } from './payloads.ts'
import { flawsOf, openScene, type SceneOptions } from './scene.ts'
import { headSha, on, openStatusScene, shown } from './status-scene.ts'

jest.setTimeout(120_000)

const ownId = 186_853_002
const fork = { id: 4 }

/**
 * Each column is a sender: a person with that permission, or a bot that `allowed-bots` does not name. `free`: the run starts a
 * job, and GitHub is asked nothing about the sender. `asked`: it starts one, because GitHub says that the sender may. `no`: it
 * starts none, because GitHub does not. `over`: the event never starts a job, whoever sent it, and `over?`: the same, after the question.
 */
const table = `
| event                       | action               | from | write | triage | read  | bot  |
|-----------------------------|----------------------|------|-------|--------|-------|------|
| pull_request                | opened               | here | asked | no     | no    | free |
| pull_request                | opened               | fork | asked | no     | no    | no   |
| pull_request                | reopened             | here | asked | no     | no    | free |
| pull_request                | reopened             | fork | asked | no     | no    | no   |
| pull_request                | edited               | here | asked | no     | no    | free |
| pull_request                | edited               | fork | asked | no     | no    | no   |
| pull_request                | labeled              | here | asked | no     | no    | free |
| pull_request                | labeled              | fork | asked | no     | no    | no   |
| pull_request                | unlabeled            | here | asked | no     | no    | free |
| pull_request                | assigned             | here | asked | no     | no    | free |
| pull_request                | assigned             | fork | asked | no     | no    | no   |
| pull_request                | review_requested     | here | asked | no     | no    | free |
| pull_request                | ready_for_review     | here | asked | no     | no    | free |
| pull_request                | ready_for_review     | fork | asked | no     | no    | no   |
| pull_request                | converted_to_draft   | here | asked | no     | no    | free |
| pull_request                | auto_merge_enabled   | here | asked | no     | no    | free |
| pull_request                | unlocked             | here | asked | no     | no    | free |
| pull_request                | synchronize          | here | free  | free   | free  | free |
| pull_request                | synchronize          | fork | asked | no     | no    | no   |
| pull_request                | merged               | here | free  | free   | free  | free |
| pull_request                | merged               | fork | asked | no     | no    | no   |
| pull_request                | closed               | here | over? | no     | no    | over |
| pull_request                | closed               | fork | over? | no     | no    | no   |
| pull_request_target         | opened               | here | asked | no     | no    | free |
| pull_request_target         | opened               | fork | asked | no     | no    | no   |
| pull_request_target         | labeled              | here | asked | no     | no    | free |
| pull_request_target         | labeled              | fork | asked | no     | no    | no   |
| pull_request_target         | synchronize          | here | free  | free   | free  | free |
| pull_request_target         | synchronize          | fork | asked | no     | no    | no   |
| pull_request_target         | merged               | here | free  | free   | free  | free |
| pull_request_review         | submitted            | here | asked | no     | no    | free |
| pull_request_review         | submitted            | fork | asked | no     | no    | no   |
| pull_request_review         | dismissed            | here | asked | no     | no    | free |
| workflow_run                | completed            | here | free  | free   | free  | free |
| workflow_run                | completed            | fork | asked | no     | no    | no   |
| push                        |                      | here | free  | free   | free  | free |
| release                     | published            | here | free  | free   | free  | free |
`

type Cell = { event: string; action: string; from: string; sender: string; means: string }

const cells: [name: string, cell: Cell][] = cellsOf(table).map((cell) => [
  Object.values(cell).join(', '),
  cell,
])

function cellsOf(text: string): Cell[] {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map((row) => row.map((field) => field.trim()))
  const [names = [], , ...others] = rows
  return others.flatMap(([event = '', action = '', from = '', ...meanings]) =>
    meanings.map((means, index) => ({ event, action, from, sender: names[index + 3] ?? '', means })),
  )
}

const people: Payload = {
  write: userOf({ login: 'mona', id: 1_001, type: 'User' }),
  triage: userOf({ login: 'tom', id: 1_002, type: 'User' }),
  read: userOf({ login: 'rita', id: 1_003, type: 'User' }),
  bot: userOf(renovate),
}

function eventFor({ event, action, from, sender }: Cell): ActionEvent {
  const acted = { sender: people[sender] }
  if (event === 'push') return pushEvent(['Codertocat'], acted)
  if (event === 'release') return eventOf('release', acted, action)
  const repo = from === 'fork' ? fork : { id: ownId }
  const common = { ...acted, repository: { id: ownId } }
  if (event === 'workflow_run')
    return eventOf(event, { ...common, workflow_run: { head_repository: repo } }, action)
  const { given = action, changes = {} } = actions[action] ?? {}
  return eventOf(event, mergePayload({ ...common, pull_request: { head: { repo } } }, changes), given)
}

/** Actions that no example has as they are: another action whose example is changed. */
const actions: { [action: string]: { given: string; changes: Payload } } = {
  merged: {
    given: 'closed',
    changes: { pull_request: { merged: true, merged_at: '2026-11-20T14:00:00Z' } },
  },
  closed: { given: 'closed', changes: { pull_request: { merged: false, merged_at: null } } },
  edited: { given: 'opened', changes: { action: 'edited', changes: { title: { from: 'Before' } } } },
  auto_merge_enabled: { given: 'opened', changes: { action: 'auto_merge_enabled', reason: 'x' } },
}

async function openWorld(options: SceneOptions) {
  const scene = await openScene(options)
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('tom', { permission: 'triage', role_name: 'triage' })
  scene.repository.collaborators.set('rita', { permission: 'read', role_name: 'read' })
  return {
    ...scene,
    /** For how many people GitHub was asked, however often a slow answer was asked for again. */
    questions: () => new Set(scene.called().filter((call) => call.endsWith('/permission'))).size,
  }
}

const brief = { context: 'none', comment: 'off' }
const meanings: { [means: string]: { result: string; reason: string; questions: number } } = {
  free: { result: 'pull-request', reason: '', questions: 0 },
  asked: { result: 'pull-request', reason: '', questions: 1 },
  no: { result: 'skipped', reason: 'permission-denied', questions: 1 },
  over: { result: 'skipped', reason: 'source-closed', questions: 0 },
  'over?': { result: 'skipped', reason: 'source-closed', questions: 1 },
}

test('the table is read whole', () => {
  expect(cells).toHaveLength(37 * 4)
  expect(new Set(cells.map(([, { means }]) => means))).toEqual(new Set(Object.keys(meanings)))
})

test.concurrent.each(cells)('%s', async (_, cell) => {
  await using scene = await openWorld({ event: eventFor(cell) })
  const run = await scene.run({ with: brief })
  const { result, reason } = run.outputs
  expect({ result, reason, questions: scene.questions() }).toEqual(meanings[cell.means])
  expect([run.exitCode, scene.asked()]).toEqual([0, result === 'skipped' ? [] : ['POST /job']])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const reader = { sender: userOf({ login: 'rita', id: 1_003, type: 'User' }) }
const writer = { sender: userOf({ login: 'mona', id: 1_001, type: 'User' }) }
const byBot = { sender: userOf(renovate) }
const named = { 'allowed-bots': 'renovate[bot]' }
const phrase = { title: 'Typo [skip docs]' }
const dependabot = { login: 'dependabot[bot]', id: 49_699_333, type: 'Bot' }
const ofFork = { head: { repo: fork } }

type Single = {
  event: ActionEvent
  with?: Record<string, string>
  reason: string
  questions: number
}

const singles: [string, Single][] = [
  [
    'a name that GitHub does not know',
    {
      event: pullEvent({}, { sender: userOf({ login: 'eve', id: 7 }) }),
      reason: 'permission-denied',
      questions: 1,
    },
  ],
  [
    'a triager where triage is enough',
    {
      event: pullEvent({}, { sender: people.triage }),
      with: { permission: 'triage' },
      reason: '',
      questions: 1,
    },
  ],
  [
    'a writer where it takes a maintainer',
    {
      event: pullEvent({}, writer),
      with: { permission: 'maintain' },
      reason: 'permission-denied',
      questions: 1,
    },
  ],
  [
    'a reader in a private repository where reading is enough',
    {
      event: pullEvent({}, { ...reader, repository: { private: true } }),
      with: { permission: 'read' },
      reason: '',
      questions: 1,
    },
  ],
  [
    'a reader of a public one',
    { event: pullEvent({}, reader), with: { permission: 'read' }, reason: 'invalid-input', questions: 0 },
  ],
  [
    'a reader with a job to wait for',
    {
      event: pullEvent({}, reader),
      with: { 'job-id': 'job_1', prompt: '' },
      reason: 'permission-denied',
      questions: 1,
    },
  ],
  [
    'a reader in a dry run',
    { event: pullEvent({}, reader), with: { 'dry-run': 'true' }, reason: 'permission-denied', questions: 1 },
  ],
  [
    'a writer in a dry run',
    { event: pullEvent({}, writer), with: { 'dry-run': 'true' }, reason: 'dry-run', questions: 1 },
  ],
  [
    'a reader without the key',
    { event: pullEvent({}, reader), with: { 'api-key': '' }, reason: 'invalid-input', questions: 0 },
  ],
  [
    'a reader on a fork without the key',
    {
      event: pullEvent({ ...ofFork, ...phrase }, reader),
      with: { 'api-key': '' },
      reason: 'no-secrets',
      questions: 0,
    },
  ],
  [
    'a reader, and a phrase in the title',
    { event: pullEvent(phrase, reader), reason: 'skip-phrase', questions: 0 },
  ],
  [
    'a reader on a fork, and a phrase in the title',
    { event: pullEvent({ ...ofFork, ...phrase }, reader), reason: 'permission-denied', questions: 1 },
  ],
  [
    'a writer on a fork, and a phrase in the title',
    { event: pullEvent({ ...ofFork, ...phrase }, writer), reason: 'skip-phrase', questions: 1 },
  ],
  [
    'a reader, and a label',
    {
      event: pullEvent({ labels: [labelOf('wip')] }, reader),
      with: { 'skip-labels': 'wip' },
      reason: 'skip-label',
      questions: 0,
    },
  ],
  [
    'a reader, and files that do not matter',
    { event: pullEvent({}, reader), with: { paths: 'docs/**' }, reason: 'permission-denied', questions: 1 },
  ],
  [
    'a writer, and files that do not matter',
    { event: pullEvent({}, writer), with: { paths: 'docs/**' }, reason: 'paths', questions: 1 },
  ],
  [
    'a bot that opens its own',
    { event: pullEvent({ user: renovate }, byBot), reason: 'bot-not-allowed', questions: 0 },
  ],
  [
    'a bot that is named and opens its own',
    { event: pullEvent({ user: renovate }, byBot), with: named, reason: '', questions: 0 },
  ],
  [
    'the same on a fork',
    { event: pullEvent({ user: renovate, ...ofFork }, byBot), with: named, reason: '', questions: 0 },
  ],
  [
    'a bot that is named, on a stranger’s fork',
    { event: pullEvent(ofFork, byBot), with: named, reason: 'permission-denied', questions: 1 },
  ],
  [
    'a bot that is named, on a pull request of a person',
    { event: pullEvent({}, byBot), with: named, reason: '', questions: 0 },
  ],
  [
    'a reader on the pull request of a bot that is named',
    { event: pullEvent({ user: renovate }, reader), with: named, reason: 'permission-denied', questions: 1 },
  ],
  [
    'a reader on the pull request of a bot that is not',
    { event: pullEvent({ user: renovate }, reader), reason: 'bot-not-allowed', questions: 0 },
  ],
  [
    'Dependabot without the key',
    {
      event: pullEvent({ user: dependabot }, { sender: dependabot }),
      with: { 'api-key': '', 'allowed-bots': 'dependabot[bot]' },
      reason: 'no-secrets',
      questions: 0,
    },
  ],
  [
    'Dependabot with a key of its own',
    {
      event: pullEvent({ user: dependabot }, { sender: dependabot }),
      with: { 'allowed-bots': 'dependabot[bot]' },
      reason: '',
      questions: 0,
    },
  ],
  [
    'the agent on the pull request of a person',
    { event: pullEvent({}, { sender: agent }), reason: 'own-pull-request', questions: 0 },
  ],
  [
    'the agent on the pull request of a person, pushing',
    {
      event: pullEvent({}, { action: 'synchronize', sender: agent }),
      reason: 'own-pull-request',
      questions: 0,
    },
  ],
  [
    'the agent on the fork of a stranger',
    { event: pullEvent(ofFork, { sender: agent }), reason: 'permission-denied', questions: 1 },
  ],
  [
    'a reader on the pull request of the agent',
    { event: pullEvent({ user: agent }, reader), reason: 'own-pull-request', questions: 0 },
  ],
  [
    'a person with the name of a bot that is allowed',
    {
      event: pullEvent({}, { sender: userOf({ login: 'rita', id: 1_003, type: 'User' }) }),
      with: { 'allowed-bots': 'rita' },
      reason: 'permission-denied',
      questions: 1,
    },
  ],
]

test.concurrent.each(singles)('%s', async (_, { event, with: inputs, reason, questions }) => {
  await using scene = await openWorld({ event })
  withFiles(fileAt('src/a.ts'))(scene.repository)
  const run = await scene.run({ with: { ...brief, ...inputs } })
  expect([run.outputs.reason, scene.questions()]).toEqual([reason, questions])
  expect(scene.asked().filter((call) => call.startsWith('POST'))).toEqual(reason === '' ? ['POST /job'] : [])
})

const ask = 'pending: Comment /docs to start the docs agent'

test.concurrent.each<[string, ActionEvent, Record<string, string>, string[]]>([
  ['a reader', pullEvent({}, reader), {}, [ask]],
  ['a reader, and files that do not matter', pullEvent({}, reader), { paths: 'docs/**' }, [ask]],
  ['a reader on a fork', pullEvent(ofFork, reader), {}, [ask]],
  ['a reader on a fork, and a phrase', pullEvent({ ...ofFork, ...phrase }, reader), {}, [ask]],
  ['the same without the key', pullEvent({ ...ofFork, ...phrase }, reader), { 'api-key': '' }, [ask]],
  ['a review by a reader', eventOf('pull_request_review', reader), {}, []],
])('%s leaves the commit to somebody who may: nothing turns green', async (...[, event, given, expected]) => {
  await using scene = await openStatusScene({ event })
  letMonaWrite(scene.repository)
  scene.repository.collaborators.set('rita', { permission: 'read', role_name: 'read' })
  const run = await scene.run({ with: { ...on, ...given } })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'skipped'])
  expect([shown(scene), scene.asked(), scene.ours()]).toEqual([expected, [], []])
  expect(scene.repository.pulls.get(2)?.reactions).toEqual([])
  expect(run.stdout).not.toContain('::warning')
})

const path = /\/collaborators\//
const token = { 'github-token': '' }

test.concurrent.each([
  ['500', { path }, {}, [3]],
  ['a closed connection', { path, drop: true }, {}, [3]],
  ['silence', { path, hang: true }, {}, [3]],
  ['403', { path, status: 403 }, {}, [1, 2, 3]],
  ['a page', { path, status: 200, body: '<html>admin</html>' }, {}, [1, 2, 3]],
  ['no token', { path }, token, [0]],
] as const)(
  '%s to the question who may: nothing starts, and nothing turns green',
  async (...[, fault, given, questions]) => {
    const event = pullEvent({ head: { sha: headSha } }, writer)
    await using scene = await openStatusScene({ event })
    letMonaWrite(scene.repository)
    scene.github.fail({ times: Infinity, ...fault })
    const run = await scene.run({ with: { ...on, ...given } })
    expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([
      0,
      'skipped',
      'permission-unknown',
    ])
    expect(run.stdout).toMatch(/^::warning title=Couldn't check the permission::/m)
    expect([scene.asked(), scene.ours()]).toEqual([[], []])
    const asked = scene.called().filter((call) => call.endsWith('/permission'))
    expect(questions).toContain(asked.length)
    expect(shown(scene)).toEqual(given === token ? [] : [ask])
    expect(scene.repository.pulls.get(2)?.reactions).toEqual([])
  },
)

test.concurrent('the question is asked beside what the run reads, and nothing is sent before the answer', async () => {
  await using scene = await openWorld({ event: pullEvent({}, writer) })
  const run = await scene.run()
  expect(run.outputs.result).toBe('pull-request')
  const called = scene.called()
  const readAt = called.indexOf('GET /issues/2/comments')
  expect(called.indexOf('GET /collaborators/mona/permission')).toBeLessThan(readAt)
  expect(called.slice(0, readAt).filter((call) => call.startsWith('POST '))).toEqual([
    'POST /issues/2/reactions',
  ])
})
