// Which pull request a token may touch, and which one nobody but the agent has worked on.
import { expect, test } from '@jest/globals'
import {
  isOnlyOfAgent,
  isOnServer,
  type PullReading,
  whyNotInRepository,
  whyNotOfJob,
} from '../../src/follow-up/docs-pull-conditions.ts'
import { parseFilterPattern } from '../../src/gates/filter-patterns.ts'
import { parsePullRequestLink } from '../../src/mintlify/pull-request-link.ts'
import { samplePull } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'

const server = 'https://github.com'

test.each<[string, string, boolean]>([
  ['https://github.com/acme/docs/pull/57', server, true],
  ['https://github.com/Acme/Docs/pull/57', server, true],
  ['https://ghe.example:8443/acme/docs/pull/57', 'https://ghe.example:8443', true],
  ['https://gitlab.com/acme/docs/pull/57', server, false],
  ['https://github.com.evil.example/acme/docs/pull/57', server, false],
  ['https://evil.example/acme/docs/pull/57', server, false],
  ['https://GITHUB.com/acme/docs/pull/57', server, false],
  ['https://github.com:443/acme/docs/pull/57', server, false],
  ['https://github.com:8443/acme/docs/pull/57', server, false],
  ['https://ghe.example/acme/docs/pull/57', 'https://ghe.example:8443', false],
  ['https://github.com/acme/docs/-/pull/57', server, false],
  ['https://github.com/acme/_git/docs/pull/57', server, false],
  ['https://github.com/acme/docs/tree/pull/57', server, false],
  ['https://github.com/docs/pull/57', server, false],
  ['https://github.com/acme/docs/pulls/57', server, false],
  ['https://github.com/acme/docs/merge_requests/57', server, false],
])('%s is a pull request on %s: %s', (url, serverUrl, expected) => {
  const link = parsePullRequestLink(url)
  expect(link === null ? false : isOnServer(link, serverUrl)).toBe(expected)
})

test.each([
  'https://github.com/acme/docs/../../evil/docs/pull/57',
  'https://github.com/acme/./docs/pull/57',
  'https://github.com/acme/docs%2f..%2fevil/pull/57',
  'https://github.com/acme/docs/pull/57/../58',
  'https://github.com/acme/docs/pull/57?x=y',
  'https://github.com/acme/docs/pull/57#x',
  'https://github.com/acme/docs/pull/057',
  'https://user@github.com/acme/docs/pull/57',
  'http://github.com/acme/docs/pull/57',
])('%s is no link at all', (url) => expect(parsePullRequestLink(url)).toBeNull())

const patterns = ['mintlify/*', '!mintlify/main'].flatMap((text) => parseFilterPattern(text) ?? [])
const job = { repository: 'acme/docs', branch: 'docs/job', jobCreatedAt: '2026-11-20T14:02:00.900Z' }

test.each<[string, Partial<PullReading>, Partial<typeof job>]>([
  ['on a branch of the agent', {}, {}],
  ['on the branch of the job', { headBranch: 'docs/job' }, {}],
  ['in the same second as the job', { createdAt: '2026-11-20T14:02:00Z' }, {}],
  ['whose repository is written otherwise', { headRepository: 'Acme/Docs' }, { repository: 'ACME/docs' }],
  ['that is closed', { state: 'closed' }, {}],
])('the pull request %s is the agent’s', (_, pull, facts) => {
  expect(whyNotOfJob(samplePull(pull), { ...job, ...facts }, patterns)).toBeNull()
})

test.each([
  ['acme/docs', null],
  ['Acme/Docs', null],
  ['acme/web', 'the agent job works in another repository'],
  [null, 'the agent job works in another repository'],
])('a link into acme/docs, of a job in %s', (repository, reason) => {
  expect(whyNotInRepository(link, { ...job, repository })).toBe(reason)
})

const branchReason = "its branch isn't the agent job's and doesn't match `agent-branches`"

test.each<[string, Partial<PullReading>, { [name in keyof typeof job]?: string | null }, string]>([
  ['of a fork', { headRepository: 'mallory/docs' }, {}, 'its branch is in another repository'],
  ['of a fork that is gone', { headRepository: null }, {}, 'its branch is in another repository'],
  [
    'of another repository',
    { headRepository: 'acme/web', baseRepository: 'acme/web' },
    {},
    'the agent job works in another repository',
  ],
  ['of a job without a repository', {}, { repository: null }, 'the agent job works in another repository'],
  [
    'of a job whose repository only begins alike',
    {},
    { repository: 'acme/docs2' },
    'the agent job works in another repository',
  ],
  ['on another branch', { headBranch: 'feature' }, {}, branchReason],
  ['on a branch that is taken back', { headBranch: 'mintlify/main' }, {}, branchReason],
  ['on a deeper branch', { headBranch: 'mintlify/a/b' }, {}, branchReason],
  ['on the branch in other case', { headBranch: 'Docs/Job' }, {}, branchReason],
  ['on a branch in code', { headBranch: 'a`<!--' }, {}, branchReason],
  ['that is older', { createdAt: '2026-11-20T14:01:59Z' }, {}, 'it is older than the agent job'],
  [
    'of a job without a time',
    {},
    { jobCreatedAt: null },
    "Mintlify didn't say when the agent job was created",
  ],
])('the pull request %s is left alone', (...[, pull, facts, reason]) => {
  expect(whyNotOfJob(samplePull(pull), { ...job, ...facts }, patterns)).toBe(reason)
})

test('without `agent-branches` only the branch of the job is the agent’s', () => {
  expect(whyNotOfJob(samplePull(), job, [])).toBe(branchReason)
  expect(whyNotOfJob(samplePull(), { ...job, branch: 'mintlify/9e3779b1' }, [])).toBeNull()
})

test.each<[string, (string | null)[] | null, string | null, boolean]>([
  ['the agent', ['mintlify[bot]'], 'mintlify[bot]', true],
  ['the agent and who opened it', ['mintlify[bot]', 'docs-app[bot]'], 'docs-app[bot]', true],
  ['who opened it', ['docs-app[bot]'], 'docs-app[bot]', true],
  ['somebody else, too', ['mintlify[bot]', 'mona'], 'mintlify[bot]', false],
  ['nobody known', [null], 'mintlify[bot]', false],
  ['nobody known, opened by nobody known', [null], null, false],
  ['somebody who looks alike', ['mintlify'], 'mintlify[bot]', false],
  ['nobody', [], 'mintlify[bot]', false],
  ['more than were listed', null, 'mintlify[bot]', false],
])('commits by %s', (...[, authors, author, expected]) => {
  expect(isOnlyOfAgent(samplePull({ author }), authors)).toBe(expected)
})
