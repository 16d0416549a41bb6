import { expect, test } from '@jest/globals'
import type { ChangedFile } from '../../src/context/facts.ts'
import type { Account, Trigger } from '../../src/event/event.ts'
import { firstClosed, type GateAnswer } from '../../src/gates/gate-answer.ts'
import {
  botGateByEvent,
  botGateByPulls,
  labelGateByEvent,
  labelGateByPulls,
  pathsGate,
  pathsGateByEvent,
  phraseGate,
} from '../../src/gates/gates.ts'
import { type CommitPull, pullOfPush, pullsBehind } from '../../src/github/commit-pulls.ts'
import { filterPatterns } from '../fixtures/filter-patterns.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleComment, samplePull, samplePush } from '../fixtures/sample-run.ts'

const renovate: Account = { login: 'renovate[bot]', isBot: true }
const open: GateAnswer = { kind: 'open', detail: null }
const off: GateAnswer = { kind: 'off' }
const release: Trigger = {
  kind: 'release',
  tag: 'v1',
  name: '[skip docs]',
  notes: '[skip docs]',
  url: '',
  author: 'mona',
}
const others: Trigger[] = [
  release,
  { kind: 'tag', tag: 'v1' },
  { kind: 'other' },
  sampleComment('[skip docs]'),
]

function pull(known: Partial<CommitPull> = {}): CommitPull {
  return {
    ...{ number: 57, author: { login: 'mona', isBot: false }, headBranch: 'retries' },
    ...{ baseBranch: 'main', isCrossRepository: false, labels: [], isMerged: false, mergeCommitSha: null },
    ...known,
  }
}

test('a bot that is not named closes, for pull requests and for the one of a push', () => {
  const rules = sampleInputs()
  const named = sampleInputs({ allowedBots: ['renovate[bot]'] })
  const closed: GateAnswer = { kind: 'closed', reason: 'bot-not-allowed', detail: 'renovate[bot]' }
  const byBot = samplePull({ author: renovate })
  expect([botGateByEvent(byBot, rules), botGateByEvent(byBot, named)]).toEqual([closed, open])
  expect(botGateByEvent(samplePull(), rules)).toEqual(open)
  expect(botGateByEvent(samplePull({ author: null }), rules)).toMatchObject({ kind: 'unseen' })
  expect(botGateByEvent(samplePush(), rules)).toBeNull()
  const ofBot = pull({ author: renovate })
  expect(botGateByPulls([ofBot], rules)).toEqual(closed)
  expect(botGateByPulls([ofBot, ofBot], rules)).toEqual(closed)
  expect(botGateByPulls([ofBot], named)).toEqual(open)
  for (const pulls of [[pull()], [pull({ author: null })], [], [ofBot, pull()], [pull(), ofBot]])
    expect(botGateByPulls(pulls, rules)).toEqual(open)
  for (const other of others) expect(botGateByEvent(other, rules)).toEqual(open)
})

function pullWith(title: string, body = '') {
  const given = samplePull({ body })
  return { ...given, pullRequest: { ...given.pullRequest, title } }
}

test.each<[string, Trigger, string | null]>([
  ['a title', pullWith('Typo [skip docs]'), '[skip docs]'],
  ['a body', pullWith('Typo', 'So small.\n\n[docs skip]'), '[docs skip]'],
  ['another case', pullWith('Typo [Skip Docs]'), '[skip docs]'],
  ['a commit message', samplePush({ message: 'Typo\n\n[skip docs]' }), '[skip docs]'],
  ['a comment in the body', pullWith('x', '<!-- Write [skip docs] to leave it out. -->'), null],
  ['a comment that is not closed', pullWith('x', 'Words <!-- [skip docs]'), null],
  ['a comment before the phrase', pullWith('x', '<!-- a --> [skip docs] <!-- b -->'), '[skip docs]'],
  ['a comment that takes the phrase apart', pullWith('x', '[skip <!-- -->docs]'), '[skip docs]'],
  ['a comment that the title begins', pullWith('Escape <!-- in MDX', '[skip docs]'), '[skip docs]'],
  ['a commit message with a comment', samplePush({ message: 'x\n<!-- [skip docs] -->' }), null],
  ['words without brackets', pullWith('skip docs'), null],
])('the phrase in %s', (...[, trigger, detail]) => {
  const answer = detail === null ? open : { kind: 'closed', reason: 'skip-phrase', detail }
  expect(phraseGate(trigger, sampleInputs())).toEqual(answer)
  expect(phraseGate(trigger, sampleInputs({ skipPhrases: [] }))).toEqual(off)
})

test('phrases are not looked for in releases, tags, comments and other events', () => {
  for (const other of others) expect(phraseGate(other, sampleInputs())).toEqual(open)
})

test('a label closes in any case, for pull requests and for the one of a push', () => {
  const rules = sampleInputs({ skipLabels: ['No Docs', 'wip'] })
  const closed: GateAnswer = { kind: 'closed', reason: 'skip-label', detail: 'no docs' }
  expect(labelGateByEvent(samplePull({ labels: ['bug', 'no docs'] }), rules)).toEqual(closed)
  expect(labelGateByEvent(samplePull({ labels: ['bug', 'no docs please'] }), rules)).toEqual(open)
  expect(labelGateByEvent(samplePull({ labels: null }), rules)).toMatchObject({ kind: 'unseen' })
  expect(labelGateByEvent(samplePush(), rules)).toBeNull()
  expect(labelGateByPulls([pull({ labels: ['no docs'] })], rules)).toEqual(closed)
  for (const pulls of [[pull()], [], [pull({ labels: ['no docs'] }), pull()]])
    expect(labelGateByPulls(pulls, rules)).toEqual(open)
  for (const other of others) expect(labelGateByEvent(other, rules)).toEqual(open)
  expect(labelGateByEvent(samplePush(), sampleInputs())).toEqual(off)
})

function file(path: string, previousPath: string | null = null): ChangedFile {
  return { path, previousPath, status: 'modified', additions: 1, deletions: 1 }
}

const rules = sampleInputs({ paths: filterPatterns('src/**', '!src/internal/**') })
const closed: GateAnswer = { kind: 'closed', reason: 'paths', detail: '1 changed file' }

test.each<[string, ChangedFile[], number | null, object]>([
  ['a file that matches', [file('README.md'), file('src/a.ts')], 2, open],
  ['no file that matches', [file('README.md')], 1, closed],
  ['a file that is taken back', [file('src/internal/a.ts')], 1, closed],
  ['a file that moved away', [file('lib/a.ts', 'src/a.ts')], 1, open],
  ['a file that moved here', [file('src/a.ts', 'lib/a.ts')], 1, open],
  ['no file at all', [], 0, { kind: 'closed', reason: 'paths', detail: '0 changed files' }],
  ['a cut list with one that matches', [file('src/a.ts')], null, open],
  ['a cut list without', [file('README.md')], null, { kind: 'unseen' }],
  ['a list shorter than it should be', [file('README.md')], 301, { kind: 'unseen' }],
])('changed files: %s', (...[, items, total, answer]) => {
  expect(pathsGate({ items, total }, rules)).toMatchObject(answer)
})

test('files are asked for where the event has some', () => {
  const [, , other, comment] = others
  const asked = [samplePull(), samplePush(), release, { kind: 'tag', tag: 'v1' } as const]
  expect(asked.map((trigger) => pathsGateByEvent(trigger, rules))).toEqual([null, null, null, null])
  for (const trigger of [other, comment]) expect(pathsGateByEvent(trigger ?? release, rules)).toEqual(open)
  expect(pathsGateByEvent(samplePull(), sampleInputs())).toEqual(off)
})

test('a push belongs to the pull request that it merged, else to that of its branch, and to none of others', () => {
  const push = samplePush({ branch: 'main', after: 'c' })
  const [other, merged] = [pull(), pull({ isMerged: true })]
  const bySha = pull({ isMerged: true, mergeCommitSha: 'c' })
  const ofBranch = pull({ headBranch: 'main', baseBranch: 'live' })
  expect(pullOfPush([other, ofBranch, merged, bySha], push)).toBe(bySha)
  expect(pullOfPush([other, ofBranch, merged], push)).toBe(merged)
  expect(pullOfPush([other, ofBranch], push)).toBe(ofBranch)
  expect(pullOfPush([other], push)).toBeNull()
  expect(pullOfPush([], push)).toBeNull()
})

test('a commit came from what was merged into the branch, else from the branch itself, else from elsewhere', () => {
  const [merged, ofBranch] = [pull({ isMerged: true }), pull({ headBranch: 'main' })]
  const elsewhere = pull({ isMerged: true, baseBranch: 'develop' })
  const ofFork = pull({ headBranch: 'main', isCrossRepository: true })
  expect(pullsBehind([pull(), elsewhere, merged, ofBranch], 'main')).toEqual([merged])
  expect(pullsBehind([pull(), elsewhere, ofFork, ofBranch], 'main')).toEqual([ofBranch])
  expect(pullsBehind([pull(), ofFork, elsewhere], 'main')).toEqual([elsewhere])
  expect(pullsBehind([pull(), ofFork], 'main')).toEqual([])
})

test('of several answers, the first closed gate counts', () => {
  const closed = (reason: 'paths' | 'cooldown') => ({ kind: 'closed', reason, detail: null }) as const
  const answers = [
    ...([
      { name: 'skip-labels', answer: off },
      { name: 'allowed-bots', answer: open },
    ] as const),
    ...([{ name: 'paths', answer: closed('paths') }] as const),
    ...([{ name: 'cooldown-minutes', answer: closed('cooldown') }] as const),
  ]
  expect(firstClosed(answers)).toEqual(closed('paths'))
  expect(firstClosed(answers.slice(0, 2))).toBeNull()
})
