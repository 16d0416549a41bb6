// What every event of GitHub means, as one page that a person reads. A new event
// cannot be forgotten: what no row of the table names is closed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { isAgentsByItself } from '../../src/agent/authorize/loop-guard.ts'
import { meaningOf } from '../../src/event/meaning.ts'
import { accountAt, at, type Payload } from '../../src/event/payload.ts'

const recorded: { name: string; examples: Payload[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')

/** Events that start workflows and have no recorded example. */
const unrecorded = [
  { name: 'schedule', examples: [{ schedule: '23 6 * * 1' }] },
  { name: 'workflow_call', examples: [{}] },
  {
    name: 'pull_request_target',
    examples:
      recorded.find(({ name }) => name === 'pull_request')?.examples ?? [],
  },
]
const all = [...recorded, ...unrecorded].toSorted((a, b) =>
  a.name < b.name ? -1 : 1,
)

/** The payload with other values, null where it lacks one of the paths. */
function withValues(
  payload: Payload,
  values: Record<string, unknown>,
): Payload | null {
  const changed = structuredClone(payload)
  for (const [path, value] of Object.entries(values)) {
    if (at(payload, path) === undefined) return null
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.length === 0 ? changed : at(changed, names.join('.'))
    const base = at(payload, 'pull_request.base.repo.id')
    Object.assign(Object(parent), { [last]: value === 'base' ? base : value })
  }
  return changed
}

const agentBranch = 'refs/heads/mintlify/x'
const queue = 'gh-readonly-queue/main/pr-1'
const queueBranch = `refs/heads/${queue}`
const both = [{ name: 'mintlify/x' }, { name: 'main' }]
const commit = 'c'.repeat(40)

/** Where an event can differ in what it comes from: values by their paths. */
const variants: [name: string, values: Record<string, unknown>][] = [
  ['from this repository', { 'pull_request.head.repo.id': 'base' }],
  ['from a fork', { 'pull_request.head.repo.id': 8 }],
  ['from a fork', { 'workflow_run.head_repository.id': 8 }],
  ['merged', { 'pull_request.merged': true }],
  [
    'merged from a fork',
    { 'pull_request.merged': true, 'pull_request.head.repo.id': 8 },
  ],
  ['on a pull request', { 'issue.pull_request': {} }],
  ["of the agent's branch", { 'pull_request.head.ref': 'mintlify/x' }],
  ["of the agent's branch", { 'workflow_run.head_branch': 'mintlify/x' }],
  [
    "of the agent's branch",
    { 'check_run.check_suite.head_branch': 'mintlify/x' },
  ],
  ["of the agent's branch", { 'check_suite.head_branch': 'mintlify/x' }],
  ["of the agent's branch", { 'deployment.ref': 'mintlify/x' }],
  ["of the agent's branch", { 'deployment.ref': agentBranch }],
  ["of the agent's branch", { branches: [{ name: 'mintlify/x' }] }],
  ["of the agent's branch and another", { branches: both }],
  ['of a fork', { branches: [] }],
  ['of a fork', { 'check_suite.head_branch': null }],
  ['of a fork', { 'check_run.check_suite.head_branch': null }],
  ['of a commit id', { 'deployment.ref': commit, 'deployment.sha': commit }],
  [
    'of a part of a commit id',
    { 'deployment.ref': commit.slice(0, 7), 'deployment.sha': commit },
  ],
  ['of a merge', { 'deployment.ref': 'refs/pull/1/merge' }],
  ['of a head', { 'deployment.ref': 'pull/1/head' }],
  ['of a merge queue', { 'deployment.ref': queueBranch }],
  ['of a merge queue', { 'check_suite.head_branch': queue }],
  ['of a merge queue', { ref_type: 'branch', ref: queue }],
  ['of a merge queue', { 'workflow_run.head_branch': queue }],
  ["of the agent's branch", { ref_type: 'branch', ref: 'mintlify/x' }],
  ['of a branch', { deleted: false, ref: 'refs/heads/main' }],
  ['of a tag', { deleted: false, ref: 'refs/tags/v1' }],
  ["of the agent's branch", { deleted: false, ref: agentBranch }],
  ['of a merge queue', { deleted: false, ref: queueBranch }],
  ['after a push', { 'workflow_run.event': 'push' }],
  ['after a pull request', { 'workflow_run.event': 'pull_request' }],
  ['after another run', { 'workflow_run.event': 'workflow_run' }],
  ['after a merge queue', { 'workflow_run.event': 'merge_group' }],
  ['after a schedule', { 'workflow_run.event': 'schedule' }],
  ['after a comment', { 'workflow_run.event': 'issue_comment' }],
  ['after one of the agent', { 'workflow_run.actor.login': 'mintlify[bot]' }],
]

const agent = { login: 'Mintlify[bot]', isBot: true }

test.each(['issue', 'pull_request', 'discussion'])(
  'whoever opened a %s that somebody else labels is asked as well',
  (subject) => {
    const author = { login: 'stranger', isBot: false }
    const sender = { login: 'mona', isBot: false }
    const payload = { [subject]: { user: { login: 'stranger' } } }
    const name = subject === 'issue' ? 'issues' : subject
    expect(meaningOf({ name, payload, sender }).author).toEqual(author)
  },
)

function describe(name: string, payload: Payload): string {
  const sender = accountAt(payload, 'sender') ?? { login: 'mona', isBot: false }
  const meaning = meaningOf({ name, payload, sender })
  if (meaning.over !== null) return `over, ${meaning.over}`
  if (isAgentsByItself(meaning)) return "the agent's own"

  const others = meaning.actors.filter(({ login }) => login !== sender.login)
  const who = ['the sender', ...others.map(({ login }) => login)].join(', ')
  const facts: [boolean, string][] = [
    [meaning.conversation !== null, 'in its conversation'],
    [meaning.origin.unreadPull !== null, 'its pull request is not described'],
    [meaning.isForeign, 'the head is foreign'],
    [meaning.lacksSecrets, 'without secrets'],
    [meaning.isCommandOnly, 'commands only'],
    [typeof meaning.change?.head === 'string', 'brings a commit'],
    [meaning.author !== null, 'its author is asked as well'],
    [meaning.origin.commits.length > 0, 'its commits are asked for'],
    [
      meaning.change?.act === null && !meaning.change.isEdited,
      'covered once it was told',
    ],
    [Boolean(meaning.change?.act), 'covered once it was told afterwards'],
  ]
  const told = facts.flatMap(([holds, fact]) => (holds ? [fact] : []))
  const asked =
    meaning.check === 'none' ? 'nobody' : `${meaning.check} of ${who}`
  return [`asks ${asked}`, ...told].join('; ')
}

/** The answers for the example, and where a variant has another one. */
function describeAll(name: string, given: Payload): string {
  // Each example has the repository that GitHub recorded it in.
  const example = withValues(given, { 'repository.fork': false }) ?? given
  const plain = describe(name, example)
  const others = variants.flatMap(([variant, values]) => {
    const payload = withValues(example, values)
    const told = payload && describe(name, payload)
    return told === null || told === plain ? [] : [`    ${variant}: ${told}`]
  })
  return [plain, ...new Set(others)].join('\n')
}

function examplesByAction(examples: readonly Payload[]): [string, Payload][] {
  return [
    ...new Map(
      examples.map((example) => [String(at(example, 'action') ?? ''), example]),
    ),
  ]
}

test('every event and action', () => {
  const page = all.flatMap(({ name, examples }) => {
    const told = Map.groupBy(examplesByAction(examples), ([, example]) =>
      describeAll(name, example),
    )
    return [...told].map(([lines, actions]) => {
      const names = actions
        .map(([action]) => action)
        .sort()
        .join(', ')
      return `${name}${names && ` ${names}`}: ${lines}`
    })
  })
  expect(page.join('\n')).toMatchSnapshot()
})

test('whatever the agent does is its own, and a fork of its own has no secrets', () => {
  for (const { name, examples } of all)
    for (const example of examples) {
      const facts = { name, payload: example, sender: agent }
      expect(isAgentsByItself(meaningOf(facts))).toBe(true)
      const payload = { ...example, repository: { fork: true } }
      const sender = { login: 'mona', isBot: false }
      expect(meaningOf({ name, payload, sender }).lacksSecrets).toBe(true)
    }
})

test('an event that nobody knows yet is closed', () => {
  const sender = { login: 'hubot', isBot: false }
  expect(meaningOf({ name: 'toString', payload: {}, sender })).toMatchObject({
    check: 'permission',
    actors: [sender],
    conversation: null,
    over: null,
  })
})

test('the page on security names the events that ask nobody', () => {
  const page = readFileSync(
    new URL('../../docs/security.md', import.meta.url),
    'utf8',
  )
  const [, events = ''] = /^\| ([^|]*) \| Nobody, whatever/m.exec(page) ?? []
  const named = [...events.matchAll(/`(\w+)`/g)].map(([, name]) => name)

  const sender = { login: 'mona', isBot: false }
  const asksNobody = all.filter(({ name, examples }) =>
    examples.some((payload) => {
      const { check, conversation } = meaningOf({
        name,
        payload,
        sender,
      })
      return check === 'none' && conversation === null
    }),
  )
  // A workflow run is as the event that started it, as the page says below.
  const names = asksNobody.map(({ name }) => name)
  expect(names.filter((name) => name !== 'workflow_run')).toEqual(named.sort())
})
