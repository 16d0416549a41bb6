// What the loop guard of the shipped bundle makes of GitHub's answers to its question.
import { jest, test } from '@jest/globals'
import { addPull } from '../../emulator/github/fixtures.ts'
import { agent, agentMerged, commitId, type GateRow, playGate, pushEvent } from './gate-cases.ts'

jest.setTimeout(60_000)

const branch = 'mintlify/84f07a93'
const own = 'own-pull-request'
const calls = [`GET /commits/${commitId(0)}/pulls`]

const path = /\/commits\/\w+\/pulls/
const unreadable = { event: pushEvent(), seed: agentMerged(0), reason: 'guard-unreadable', calls }
const unseen = {
  event: pushEvent(),
  seed: agentMerged(0),
  reason: null,
  says: /^::warning .*`agent-branches` and `allowed-bots` were not checked/m,
}
const needs = { 'x-accepted-github-permissions': 'pull_requests=read' }

const byAgent = pushEvent([agent.login])
const byFault: GateRow[] = [
  ['500 for commits that name it as the author', { ...unreadable, event: byAgent, fault: { path } }],
  [
    '404 for commits that name it as the author',
    { ...unseen, event: byAgent, fault: { path, status: 404, body: { message: 'Not Found' } } },
  ],
  ['500', { ...unreadable, fault: { path } }],
  ['502 with a page', { ...unreadable, fault: { path, status: 502, body: '<h1>Bad gateway</h1>' } }],
  ['503', { ...unreadable, fault: { path, status: 503 } }],
  ['a closed connection', { ...unreadable, fault: { path, drop: true } }],
  ['silence', { ...unreadable, fault: { path, hang: true } }],
  ['401', { ...unreadable, fault: { path, status: 401, body: { message: 'Bad credentials' } } }],
  [
    'a limit that is used up',
    {
      ...unreadable,
      fault: {
        path,
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
        body: { message: 'API rate limit exceeded' },
      },
    },
  ],
  [
    'a secondary limit',
    {
      ...unreadable,
      fault: {
        path,
        status: 403,
        headers: { 'retry-after': '600' },
        body: { message: 'You have exceeded a secondary rate limit.' },
      },
    },
  ],
  ['403 of a proxy', { ...unreadable, fault: { path, status: 403, body: '<h1>Blocked</h1>' } }],
  ['no list', { ...unreadable, fault: { path, status: 200, body: { message: 'Hello' } } }],
  ['a list of something else', { ...unreadable, fault: { path, status: 200, body: [{ title: 'x' }] } }],
  [
    '403',
    {
      ...unseen,
      fault: {
        path,
        status: 403,
        headers: needs,
        body: { message: 'Resource not accessible by integration' },
      },
    },
  ],
  [
    '403 of another kind',
    { ...unseen, fault: { path, status: 403, body: { message: 'Repository access blocked' } } },
  ],
  ['404', { ...unseen, fault: { path, status: 404, body: { message: 'Not Found' } } }],
  ['422', { ...unseen, fault: { path, status: 422, body: { message: 'No commit found for SHA' } } }],
  ['one failure, then an answer', { ...unreadable, reason: own, fault: { path, status: 502, times: 1 } }],
  ['no token', { ...unseen, with: { 'github-token': '' } }],
  [
    'a list that was cut',
    {
      ...unreadable,
      seed(repository) {
        for (const number of Array(101).keys()) {
          const head = { ref: branch, sha: commitId(0), repo: `${repository.owner}/${repository.name}` }
          addPull(repository, {
            number: number + 10,
            head,
            state: 'closed',
            merged_at: '2026-11-20T14:00:00Z',
          })
        }
      },
    },
  ],
]

test.concurrent.each(byFault)('%s', (_, given) => playGate(given))
