// The gates of the shipped bundle beside the loop guard: bots, phrases, labels and changed files.
import { jest, test } from '@jest/globals'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { addMerged, commitId, type GateRow, playGate, pullEvent, pushEvent, renovate } from './gate-cases.ts'
import { commitOf, eventOf, labelOf } from './payloads.ts'

jest.setTimeout(120_000)

const pulls = `GET /commits/${commitId(0)}/pulls`
const byRenovate = (repository: RepositoryState) =>
  addMerged(repository, { number: 9, commits: [commitId(0)], user: { ...renovate, type: 'Bot' } })
const ofMerged = (fields: object) => (repository: RepositoryState) =>
  addMerged(repository, { number: 9, commits: [commitId(0)], ...fields })
const named = { 'allowed-bots': 'renovate[bot]' }

const bots: GateRow[] = [
  ['a pull request of a bot', { event: pullEvent({ user: renovate }), reason: 'bot-not-allowed' }],
  ['one of a bot that is named', { event: pullEvent({ user: renovate }), with: named, reason: null }],
  [
    'one of a bot while another is named',
    {
      event: pullEvent({ user: renovate }),
      with: { 'allowed-bots': 'dependabot[bot]' },
      reason: 'bot-not-allowed',
    },
  ],
  [
    'one of a bot that calls itself a user',
    { event: pullEvent({ user: { ...renovate, type: 'User' } }), reason: 'bot-not-allowed' },
  ],
  [
    'one of Dependabot without secrets',
    {
      event: pullEvent({ user: { login: 'dependabot[bot]', type: 'Bot' } }),
      with: { 'api-key': '' },
      reason: 'bot-not-allowed',
    },
  ],
  [
    'one without an author',
    {
      event: { ...pullEvent({ user: null }), isWrong: true },
      reason: null,
      says: /`allowed-bots` was not checked: The event names no author/,
    },
  ],
  [
    'a push of one of a bot',
    { event: pushEvent(), seed: byRenovate, reason: 'bot-not-allowed', calls: [pulls] },
  ],
  [
    'a push of one of a bot that is named',
    { event: pushEvent(), seed: byRenovate, with: named, reason: null },
  ],
  ['a push that a bot sent', { event: pushEvent(['Codertocat'], { sender: renovate }), reason: null }],
  [
    'a release by a bot',
    { event: eventOf('release', { sender: renovate, release: { author: renovate } }), reason: null },
  ],
]

const phrases: GateRow[] = [
  ['in the title', { event: pullEvent({ title: 'Typo [skip docs]' }), reason: 'skip-phrase' }],
  ['in the body', { event: pullEvent({ body: 'Small.\n\n[docs skip]' }), reason: 'skip-phrase' }],
  ['in another case', { event: pullEvent({ body: '[SKIP DOCS]' }), reason: 'skip-phrase' }],
  ['in an HTML comment', { event: pullEvent({ body: '<!-- [skip docs] -->' }), reason: null }],
  ['in an HTML comment that is open', { event: pullEvent({ body: 'x <!-- [skip docs]' }), reason: null }],
  ['no body', { event: pullEvent({ body: null }), reason: null }],
  [
    'another phrase',
    { event: pullEvent({ title: '[skip docs]' }), with: { 'skip-phrases': 'no docs' }, reason: null },
  ],
  [
    'a phrase of our own',
    {
      event: pullEvent({ title: 'fix: no docs' }),
      with: { 'skip-phrases': 'x\nno docs' },
      reason: 'skip-phrase',
    },
  ],
  ['no phrases', { event: pullEvent({ title: '[skip docs]' }), with: { 'skip-phrases': '' }, reason: null }],
  [
    'in a commit message',
    { event: pushEvent(['x'], { head_commit: { message: 'Typo\n\n[skip docs]' } }), reason: 'skip-phrase' },
  ],
  [
    'in an earlier commit message',
    {
      event: pushEvent(['x', 'y'], { commits: [commitOf({ id: commitId(0), message: '[skip docs]' })] }),
      reason: null,
    },
  ],
  [
    'in the notes of a release',
    { event: eventOf('release', { release: { body: '[skip docs]' } }), reason: null },
  ],
  [
    'in a command',
    {
      event: commentEvent('/docs [skip docs]\nemulate: pull-request after 0s'),
      seed: letMonaWrite,
      reason: null,
    },
  ],
]

const wip = { 'skip-labels': 'wip\nNo Docs' }
const labels: GateRow[] = [
  [
    'on the pull request',
    { event: pullEvent({ labels: [labelOf('no docs')] }), with: wip, reason: 'skip-label' },
  ],
  ['another one', { event: pullEvent({ labels: [labelOf('docs')] }), with: wip, reason: null }],
  ['none', { event: pullEvent({ labels: [] }), with: wip, reason: null }],
  [
    'none listed',
    {
      event: { ...pullEvent({ labels: null }), isWrong: true },
      with: wip,
      reason: null,
      says: /`skip-labels` was not checked: The event lists no labels/,
    },
  ],
  ['without the input', { event: pullEvent({ labels: [labelOf('wip')] }), reason: null }],
  [
    'on the pull request of a push',
    {
      event: pushEvent(),
      seed: ofMerged({ labels: ['wip'] }),
      with: wip,
      reason: 'skip-label',
      calls: [pulls],
    },
  ],
  [
    'another one there',
    { event: pushEvent(), seed: ofMerged({ labels: ['docs'] }), with: wip, reason: null },
  ],
  [
    'a push whose pull request is not shown',
    {
      event: pushEvent(),
      with: { ...wip, 'agent-branches': '' },
      fault: { path: /\/pulls$|\/pulls\?/, status: 502 },
      reason: null,
      says: /`allowed-bots` and `skip-labels` were not checked: .*502/,
    },
  ],
]

test.concurrent.each(bots)('bots: %s', (_, given) => playGate(given))
test.concurrent.each(phrases)('phrases: %s', (_, given) => playGate(given))
test.concurrent.each(labels)('labels: %s', (_, given) => playGate(given))
