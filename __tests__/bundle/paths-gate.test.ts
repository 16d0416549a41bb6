// The gate `paths` of the shipped bundle: which changed files it sees, and what it does where it cannot see them.
import { jest, test } from '@jest/globals'
import { addCommit, makeSha } from '../../emulator/github/fixtures.ts'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { commitId, fileAt, type GateRow, playGate, pushEvent, withFiles } from './gate-cases.ts'
import { eventOf } from './payloads.ts'

jest.setTimeout(60_000)

const pulls = `GET /commits/${commitId(0)}/pulls`
const src = { paths: 'src/**\n!src/**/*.test.ts' }
const files = 'GET /pulls/2/files'
const before = makeSha('before')
const compare = `GET /compare/${before}...${commitId(0)}`
const compared =
  (...changed: string[]) =>
  (repository: RepositoryState) => {
    addCommit(repository, { sha: before, parents: [] })
    addCommit(repository, { sha: commitId(0), parents: [before], files: changed.map((path) => fileAt(path)) })
  }
const tagged = (path: string) => (repository: RepositoryState) => {
  const first = addCommit(repository, { sha: makeSha('first') })
  repository.tags.set('v1.3.0', first.sha)
  const second = addCommit(repository, { sha: makeSha('second'), files: [fileAt(path)] })
  repository.tags.set('v1.4.0', second.sha)
}
const releaseEvent = eventOf('release', { release: { tag_name: 'v1.4.0' } })
const tagEvent = eventOf('push', { ref: 'refs/tags/v1.4.0', deleted: false })
const tags = ['GET /compare/v1.3.0...v1.4.0', 'GET /tags']
const many = (count: number) =>
  withFiles(...[...Array(count).keys()].map((index) => fileAt(`lib/${index}.ts`)))
const longNames = [...Array(60).keys()].map((index) => fileAt(`${'src/api/'.repeat(500)}${index}.md`))
// Whoever pushes is not asked for.
const asked = {
  event: eventOf('pull_request', {}, 'synchronize'),
  seed: withFiles(fileAt('lib/a.ts')),
  with: src,
  reason: null,
}
const blind = /`paths` was not checked/

const paths: GateRow[] = [
  ['one matches', { ...asked, seed: withFiles(fileAt('lib/a.ts'), fileAt('src/a.ts')) }],
  ['none matches', { ...asked, reason: 'paths', calls: [files] }],
  [
    'one is taken back',
    { ...asked, seed: withFiles(fileAt('src/a.test.ts')), reason: 'paths', calls: [files] },
  ],
  ['one moved away', { ...asked, seed: withFiles(fileAt('lib/a.ts', 'src/a.ts')) }],
  ['one moved here', { ...asked, seed: withFiles(fileAt('src/a.ts', 'lib/a.ts')) }],
  [
    'sixty long names, which a regular expression would need hours for',
    {
      ...asked,
      seed: withFiles(...longNames),
      with: { paths: '**/src/**/api/**/src/**/api/**/*.ts' },
      reason: 'paths',
      calls: [files],
    },
  ],
  ['there is none', { ...asked, seed: withFiles(), reason: 'paths', calls: [files] }],
  [
    'three hundred, none matches',
    {
      ...asked,
      seed: many(300),
      reason: 'paths',
      calls: [files, 'GET /repositories/186853002/pulls/2/files'],
    },
  ],
  ['more than can be read', { ...asked, seed: many(301), says: blind }],
  [
    'context reads the same',
    { ...asked, with: { ...src, context: 'auto' }, reason: 'paths', calls: [files] },
  ],
  [
    '403',
    {
      ...asked,
      fault: { path: /files/, status: 403, body: { message: 'Resource not accessible by integration' } },
      says: blind,
    },
  ],
  ['404', { ...asked, fault: { path: /files/, status: 404, body: { message: 'Not Found' } }, says: blind }],
  ['502', { ...asked, fault: { path: /files/, status: 502 }, says: blind }],
  ['silence', { ...asked, fault: { path: /files/, hang: true }, says: blind }],
  ['no list', { ...asked, fault: { path: /files/, status: 200, body: {} }, says: blind }],
  ['no token', { ...asked, with: { ...src, 'github-token': '' }, says: blind }],
  ['a push, one matches', { event: pushEvent(), seed: compared('src/a.ts'), with: src, reason: null }],
  [
    'a push, none matches',
    {
      event: pushEvent(),
      seed: compared('lib/a.ts'),
      with: src,
      reason: 'paths',
      calls: [pulls, compare].toSorted(),
    },
  ],
  [
    'a push, 404',
    {
      event: pushEvent(),
      seed: compared('lib/a.ts'),
      with: src,
      fault: { path: /compare/, status: 404, body: { message: 'Not Found' } },
      reason: null,
      says: blind,
    },
  ],
  [
    'a new branch',
    {
      event: pushEvent(['x'], { before: '0'.repeat(40) }),
      with: src,
      reason: null,
      says: /There is nothing to compare with/,
    },
  ],
  ['a release, one matches', { event: releaseEvent, seed: tagged('src/a.ts'), with: src, reason: null }],
  [
    'a release, none matches',
    { event: releaseEvent, seed: tagged('lib/a.ts'), with: src, reason: 'paths', calls: tags },
  ],
  ['a first release', { event: releaseEvent, with: src, reason: null, says: blind }],
  [
    'a release, 502',
    {
      event: releaseEvent,
      seed: tagged('lib/a.ts'),
      with: src,
      fault: { path: /tags/, status: 502 },
      reason: null,
      says: blind,
    },
  ],
  [
    'a tag, none matches',
    { event: tagEvent, seed: tagged('lib/a.ts'), with: src, reason: 'paths', calls: tags },
  ],
  ['another event', { event: eventOf('workflow_dispatch'), with: src, reason: null }],
  [
    'a schedule',
    { event: { name: 'schedule', payload: { schedule: '0 7 * * 1' } }, with: src, reason: null },
  ],
  [
    'a command',
    {
      event: commentEvent('/docs x\nemulate: pull-request after 0s'),
      seed: letMonaWrite,
      with: src,
      reason: null,
    },
  ],
]

test.concurrent.each(paths)('%s', (_, given) => playGate(given))
