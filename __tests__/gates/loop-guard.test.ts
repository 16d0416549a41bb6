import { expect, test } from '@jest/globals'
import { failure, success } from '../../src/base/result.ts'
import type { Account, Trigger } from '../../src/event/event.ts'
import type { GateAnswer } from '../../src/gates/gate-answer.ts'
import {
  type CommitPullsReading,
  commitsToAsk,
  guardByEvent,
  guardByPulls,
} from '../../src/gates/loop-guard.ts'
import type { CommitPull } from '../../src/github/commit-pulls.ts'
import { filterPatterns } from '../fixtures/filter-patterns.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleComment, samplePull, samplePush, sampleWorkflowRun } from '../fixtures/sample-run.ts'

const rules = sampleInputs()
const agent: Account = { login: 'mintlify[bot]', isBot: true }
const mona: Account = { login: 'mona', isBot: false }
const release: Trigger = { kind: 'release', tag: 'v1', name: '', notes: '', url: '', author: 'mona' }
const own: GateAnswer = { kind: 'closed', reason: 'own-pull-request', detail: null }
const open: GateAnswer = { kind: 'open', detail: null }

function pullFrom(headRef: string | null, known: Parameters<typeof samplePull>[0] = {}) {
  const pull = samplePull(known)
  return { ...pull, pullRequest: { ...pull.pullRequest, headRef } }
}

function pushBy(...authors: (string | null)[]) {
  return samplePush({ commits: authors.map((author, index) => ({ sha: String(index), author })) })
}

test.each<[string, Trigger, Account, GateAnswer | null]>([
  ['a pull request of mona', samplePull(), mona, open],
  ['a pull request of the agent', samplePull({ author: agent }), mona, own],
  ['an event that the agent sent', samplePull(), agent, own],
  ['an agent branch of a person', pullFrom('mintlify/84f07a93'), mona, own],
  ['an agent branch of a fork', pullFrom('mintlify/84f07a93', { isCrossRepository: true }), mona, open],
  ['the agent from a fork', samplePull({ author: agent, isCrossRepository: true }), mona, own],
  ['a branch that goes deeper', pullFrom('mintlify/a/b'), mona, open],
  ['a branch that begins alike', pullFrom('mintlify-fix'), mona, open],
  ['a pull request without a branch and an author', pullFrom(null, { author: null }), mona, open],
  ['a push of mona', samplePush(), mona, null],
  ['a push that the agent sent', samplePush(), agent, own],
  ['a push to an agent branch', samplePush({ branch: 'mintlify/84f07a93' }), mona, own],
  ['a push of commits of the agent', pushBy(agent.login, agent.login), mona, null],
  ['a push of commits of both', pushBy(agent.login, 'mona'), mona, null],
  ['a push of commits without an account', pushBy(null), mona, null],
  ['a push without commits', pushBy(), mona, null],
  ['a run after one of the agent', sampleWorkflowRun({ actor: agent.login }), mona, own],
  ['a run after one on an agent branch', sampleWorkflowRun({ headBranch: 'mintlify/x' }), mona, own],
  [
    'a run after one on an agent branch of a fork',
    sampleWorkflowRun({ headBranch: 'mintlify/x', isCrossRepository: true }),
    mona,
    open,
  ],
  ['a run after another', sampleWorkflowRun(), mona, open],
  ['a release by the agent', release, agent, own],
  ['a release by mona', release, mona, open],
  ['a tag by the agent', { kind: 'tag', tag: 'v1' }, agent, own],
  ['a comment of the agent', sampleComment('x'), agent, open],
  ['any other event of the agent', { kind: 'other' }, agent, own],
])('by the event, %s', (...[, trigger, sender, answer]) => {
  expect(guardByEvent({ trigger, sender, eventName: 'any' }, rules)).toEqual(answer)
  expect(guardByEvent({ trigger, sender, eventName: 'any' }, { ...rules, agentBranches: [] })).toEqual({
    kind: 'off',
  })
})

test.each(['workflow_dispatch', 'repository_dispatch', 'schedule'])(
  '%s is asked for, even by the agent',
  (eventName) => {
    expect(guardByEvent({ trigger: { kind: 'other' }, sender: agent, eventName }, rules)).toEqual(open)
  },
)

test('other patterns name other branches', () => {
  const agentBranches = filterPatterns('bot/**', '!bot/keep')
  const answers = ['bot/a/b', 'bot/keep', 'mintlify/x'].map((branch) =>
    guardByEvent(
      { trigger: pullFrom(branch), sender: mona, eventName: 'pull_request' },
      { ...rules, agentBranches },
    ),
  )
  expect(answers).toEqual([own, open, open])
})

test.each([
  ['one commit', pushBy('mona'), ['0']],
  ['no commits: the last one of the branch', pushBy(), ['c']],
  ['commits of both', pushBy('mona', agent.login, null), ['0', '1', '2']],
  ['five commits', pushBy('a', 'b', 'c', 'd', 'e'), ['0', '1', '2', '3', '4']],
  ['nine commits: five from all over the push', pushBy(...Array(9).fill('a')), ['0', '2', '4', '6', '8']],
  ['a hundred', pushBy(...Array(100).fill('a')), ['0', '25', '50', '74', '99']],
])('commits that are asked for, of %s', (...[, push, shas]) => {
  expect(commitsToAsk(push)).toEqual(shas)
})

function pull(known: Partial<CommitPull> = {}): CommitPull {
  return {
    ...{ number: 57, author: mona, headBranch: 'retries', isCrossRepository: false },
    ...{ baseBranch: 'main', labels: [], isMerged: true, mergeCommitSha: null },
    ...known,
  }
}

const agentPull = pull({ number: 58, headBranch: 'mintlify/84f07a93' })
const botPull = pull({ number: 59, author: agent })
const openPull = pull({ number: 60, headBranch: 'develop', isMerged: false })
const openAgentPull = pull({ number: 61, author: agent, headBranch: 'main', isMerged: false })
const elsewhere = pull({ number: 62, author: agent, baseBranch: 'develop' })
const ownOfMona = pull({ number: 63, headBranch: 'main', isMerged: false })
const forkPull = pull({ headBranch: 'mintlify/84f07a93', isCrossRepository: true })

function found(...items: CommitPull[]): CommitPullsReading {
  return success({ items, total: items.length })
}

const cut: CommitPullsReading = success({ items: [agentPull], total: null })
const silent = failure({ problem: 'GitHub answered 502.', isRefused: false })
const refused = failure({ problem: 'GitHub answered 403.', isRefused: true })
const unreadable = { kind: 'closed', reason: 'guard-unreadable' }

test.each<[string, CommitPullsReading[], object]>([
  ['a squash of an agent branch', [found(agentPull)], { ...own, detail: '#58' }],
  ['a squash of a pull request by the bot', [found(botPull)], { ...own, detail: '#59' }],
  ['a batch of agent pull requests', [found(agentPull), found(botPull)], { ...own, detail: '#58, #59' }],
  ['a rebase: every commit names the same', [found(agentPull), found(agentPull)], { ...own, detail: '#58' }],
  ['a batch with one of mona', [found(agentPull), found(pull())], open],
  ['a commit in merged pull requests of both', [found(agentPull, pull())], open],
  [
    'a merged one of the agent, in an open one of mona, too',
    [found(agentPull, openPull)],
    { ...own, detail: '#58' },
  ],
  ['a commit in an open one of mona alone', [found(openPull)], open],
  ['a push to the branch of an open one of the agent', [found(openAgentPull)], { ...own, detail: '#61' }],
  ['one of the agent that was merged elsewhere', [found(elsewhere)], { ...own, detail: '#62' }],
  ['the same on a branch with one of mona', [found(elsewhere, ownOfMona)], open],
  ['a commit without a pull request', [found()], open],
  ['one with and one without', [found(agentPull), found()], open],
  ['an agent branch of a fork', [found(forkPull)], open],
  ['a cut list', [cut], unreadable],
  ['a cut list beside one of mona', [cut, found(pull())], open],
  ['no answer', [silent], unreadable],
  ['no answer beside one of the agent', [found(agentPull), silent], unreadable],
  ['no answer beside one of mona', [silent, found(pull())], open],
  ['a refusal', [refused], { kind: 'unseen', isRefused: true }],
  ['a refusal beside one of the agent', [found(agentPull), refused], { kind: 'unseen' }],
  ['a refusal beside no answer', [refused, silent], unreadable],
  ['a refusal beside one of mona', [refused, found(pull())], open],
])('by pull requests, %s', (...[, readings, answer]) => {
  expect(guardByPulls(pushBy('mona', 'mona'), readings, rules)).toMatchObject(answer)
})

test.each<[string, (string | null)[], CommitPullsReading[], object]>([
  ['all of the agent, and no pull request', [agent.login, agent.login], [found(), found()], own],
  ['one of mona', [agent.login, 'mona'], [found(), found()], open],
  ['one without an account', [agent.login, null], [found(), found()], open],
  ['none', [], [found()], open],
  ['all of the agent, in a pull request of mona', [agent.login], [found(pull())], open],
  [
    'all of the agent, one of them in its pull request',
    Array(2).fill(agent.login),
    [found(agentPull), found()],
    open,
  ],
  ['all of the agent, in an open one of mona from another branch', [agent.login], [found(openPull)], own],
  ['all of the agent, and no answer', [agent.login], [silent], unreadable],
  ['all of the agent, and one answer', Array(2).fill(agent.login), [found(), silent], unreadable],
  ['all of the agent, and a refusal', [agent.login], [refused], { kind: 'unseen', isRefused: true }],
])('by the authors of the commits, %s', (...[, authors, readings, answer]) => {
  expect(guardByPulls(pushBy(...authors), readings, rules)).toMatchObject(answer)
})
