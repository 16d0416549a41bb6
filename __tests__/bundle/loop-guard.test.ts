// The loop guard of the shipped bundle: what it takes for the agent's own change, and what it asks GitHub for.
import { jest, test } from '@jest/globals'
import { addPull, makeSha } from '../../emulator/github/fixtures.ts'
import type { RepositoryState } from '../../emulator/github/state.ts'
import {
  addMerged,
  agent,
  agentMerged,
  commitId,
  type GateRow,
  personMerged,
  playGate,
  pullEvent,
  pushEvent,
} from './gate-cases.ts'
import { eventOf, userOf } from './payloads.ts'

jest.setTimeout(60_000)

const own = 'own-pull-request'
const branch = 'mintlify/84f07a93'
const off = { 'agent-branches': '', 'allowed-bots': 'mintlify[bot]' }
const ask = (...indexes: number[]) =>
  indexes.map((index) => `GET /commits/${commitId(index)}/pulls`).toSorted()

const byEvent: GateRow[] = [
  ['a pull request of a person', { event: pullEvent(), reason: null }],
  ['one of the agent', { event: pullEvent({ user: agent }), reason: own }],
  [
    'one of the agent that is pushed to',
    { event: eventOf('pull_request', { pull_request: { user: agent } }, 'synchronize'), reason: own },
  ],
  ['one of a person from an agent branch', { event: pullEvent({ head: { ref: branch } }), reason: own }],
  [
    'the same in a fork',
    {
      event: pullEvent(
        { head: { ref: branch, repo: { id: 4 } } },
        { sender: userOf({ login: 'eve', id: 7 }) },
      ),
      reason: 'permission-denied',
      calls: ['GET /collaborators/eve/permission'],
    },
  ],
  [
    'the same in a fork that is gone, without secrets',
    {
      event: pullEvent({ head: { ref: branch, repo: null } }),
      with: { 'api-key': '' },
      reason: 'no-secrets',
    },
  ],
  [
    'one of the agent without secrets',
    { event: pullEvent({ user: agent }), with: { 'api-key': '' }, reason: own },
  ],
  ['one that the agent closed', { event: pullEvent({}, { action: 'closed', sender: agent }), reason: own }],
  ['a branch of the same beginning', { event: pullEvent({ head: { ref: 'mintlify-theme' } }), reason: null }],
  ['a branch that goes deeper', { event: pullEvent({ head: { ref: 'mintlify/a/b' } }), reason: null }],
  [
    'a deeper branch with deeper patterns',
    {
      event: pullEvent({ head: { ref: 'mintlify/a/b' } }),
      with: { 'agent-branches': 'mintlify/**' },
      reason: own,
    },
  ],
  [
    'a branch that is taken back',
    {
      event: pullEvent({ head: { ref: 'mintlify/mine' } }),
      with: { 'agent-branches': 'mintlify/*\n!mintlify/mine' },
      reason: null,
    },
  ],
  ['an agent branch, unguarded', { event: pullEvent({ head: { ref: branch } }), with: off, reason: null }],
  ['one of the agent, unguarded and named', { event: pullEvent({ user: agent }), with: off, reason: null }],
  [
    'one of the agent, unguarded and not named',
    { event: pullEvent({ user: agent }), with: { 'agent-branches': '' }, reason: 'bot-not-allowed' },
  ],
  [
    'one of the agent on pull_request_target',
    { event: eventOf('pull_request_target', { pull_request: { user: agent } }), reason: own },
  ],
  [
    'a review of one of the agent',
    { event: eventOf('pull_request_review', { pull_request: { user: agent } }), reason: own },
  ],
  ['a push that the agent sent', { event: pushEvent(['Codertocat'], { sender: agent }), reason: own }],
  [
    'a push to an agent branch',
    { event: pushEvent(['Codertocat'], { ref: `refs/heads/${branch}` }), reason: own },
  ],
  [
    'a run after one of the agent',
    {
      event: eventOf('workflow_run', {
        workflow_run: { actor: userOf(agent), head_repository: { id: 186_853_002 } },
        repository: { id: 186_853_002 },
      }),
      reason: own,
    },
  ],
  [
    'a run after one on an agent branch',
    {
      event: eventOf('workflow_run', {
        workflow_run: { head_branch: branch, head_repository: { id: 186_853_002 } },
        repository: { id: 186_853_002 },
      }),
      reason: own,
    },
  ],
  ['a merge queue', { event: eventOf('merge_group'), reason: 'merge-group' }],
]

type Seed = (repository: RepositoryState) => void

/** A head of the repository itself with the pushed commit. */
function headOf({ owner, name }: RepositoryState) {
  return { sha: commitId(0), repo: `${owner}/${name}` }
}

function both(first: Seed, second: Seed): Seed {
  return (repository) => {
    first(repository)
    second(repository)
  }
}

const byPulls: GateRow[] = [
  ['a squash', { event: pushEvent(), seed: agentMerged(0), reason: own, calls: ask(0) }],
  [
    'a rebase of three commits',
    { event: pushEvent(['a', 'b', 'c']), seed: agentMerged(0, 1, 2), reason: own, calls: ask(0, 1, 2) },
  ],
  [
    'a merge commit over commits of the agent',
    {
      event: pushEvent([agent.login, agent.login, 'Codertocat']),
      seed: agentMerged(0, 1, 2),
      reason: own,
      calls: ask(0, 1, 2),
    },
  ],
  [
    'commits of its own, which no pull request brought',
    { event: pushEvent([agent.login, agent.login]), reason: own, calls: ask(0, 1) },
  ],
  [
    'the same beside one of a person',
    { event: pushEvent([agent.login, 'Codertocat', agent.login]), reason: null },
  ],
  [
    'a merge of somebody else whose commits name it as the author',
    { event: pushEvent([agent.login, agent.login]), seed: personMerged(0, 1), reason: null },
  ],
  [
    'a batch whose part of somebody else names it as the author',
    {
      event: pushEvent([agent.login, 'Codertocat']),
      seed: both(personMerged(0), agentMerged(1)),
      reason: null,
    },
  ],
  [
    'the same to a branch with a pull request of a person',
    {
      event: pushEvent([agent.login], { ref: 'refs/heads/feature' }),
      seed: (repository) =>
        void addPull(repository, { number: 9, head: { ...headOf(repository), ref: 'feature' } }),
      reason: null,
    },
  ],
  [
    'a branch of a person, beside an agent’s pull request that was merged elsewhere',
    {
      event: pushEvent(['Codertocat'], { ref: 'refs/heads/feature' }),
      seed: both(
        (repository) =>
          addMerged(repository, {
            number: 8,
            head: { ...headOf(repository), ref: branch },
            base: { ref: 'develop', sha: makeSha('develop') },
          }),
        (repository) =>
          void addPull(repository, { number: 9, head: { ...headOf(repository), ref: 'feature' } }),
      ),
      reason: null,
    },
  ],
  [
    'commits without an account',
    { event: pushEvent([null, null]), seed: agentMerged(0, 1), reason: own, calls: ask(0, 1) },
  ],
  [
    'a rebase of twelve commits',
    {
      event: pushEvent(Array(12).fill('a')),
      seed: agentMerged(...Array(12).keys()),
      reason: own,
      calls: ask(0, 3, 6, 8, 11),
    },
  ],
  ['a push without commits', { event: pushEvent([]), seed: agentMerged(0), reason: own, calls: ask(0) }],
  ['a squash, unguarded', { event: pushEvent(), seed: agentMerged(0), with: off, reason: null }],
  ['a squash of a person', { event: pushEvent(), seed: personMerged(0), reason: null }],
  ['a push without a pull request', { event: pushEvent(), reason: null }],
  [
    'a batch of both',
    {
      event: pushEvent(['a', 'b']),
      seed: both(agentMerged(0), personMerged(1)),
      reason: null,
    },
  ],
  [
    'a merge commit over commits of both',
    { event: pushEvent([agent.login, 'Codertocat', 'Codertocat']), seed: agentMerged(2), reason: null },
  ],
  [
    'a commit in pull requests of both',
    {
      event: pushEvent(),
      seed: both(agentMerged(0), personMerged(0)),
      reason: null,
    },
  ],
  [
    'an agent branch of a fork',
    {
      event: pushEvent(),
      seed: (repository) =>
        addMerged(repository, {
          number: 9,
          commits: [commitId(0)],
          head: { ref: branch, sha: makeSha('fork'), repo: 'stranger/fork' },
        }),
      reason: null,
    },
  ],
  [
    'a pull request by the bot from another branch',
    {
      event: pushEvent(),
      seed: (repository) =>
        addMerged(repository, {
          number: 9,
          commits: [commitId(0)],
          user: { login: agent.login, id: agent.id, type: 'Bot' },
        }),
      reason: own,
      calls: ask(0),
    },
  ],
]

test.concurrent.each(byEvent)('by the event: %s', (_, given) => playGate(given))
test.concurrent.each(byPulls)('by the pull requests of a push: %s', (_, given) => playGate(given))
