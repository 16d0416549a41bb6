import { expect, test } from '@jest/globals'
import {
  beginStatus,
  type CommitStatus,
  maxStatusCommits,
  renewStatus,
  type StatusRules,
  statusNamed,
  type Waiver,
  withOtherStatuses,
} from '../../src/state/commit-status.ts'
import { newSha, oldSha, sampleStatus } from '../fixtures/sample-status.ts'

const rules: StatusRules = { commitStatus: 'docs', commitStatusUntil: 'ready', failOn: ['failed'] }
const waiver = { by: 'mona', sha: oldSha }
const five = Array.from({ length: maxStatusCommits }, (_, index) => String(index).repeat(40))

test('a status begins with the commit of the run, and nobody has written it', () => {
  expect(beginStatus(rules, newSha, null)).toEqual({
    ...{ context: 'docs', until: 'ready', failOn: ['failed'], commits: [newSha] },
    ...{ isUnsent: false, waiver: null, written: null },
  })
})

test.each<[string, Partial<StatusRules>, string | null]>([
  ['without the input', { commitStatus: null }, newSha],
  ['without a commit', {}, null],
])('%s there is none, and an earlier one stays', (_, given, sha) => {
  const commit = sha
  const earlier = sampleStatus()
  expect(beginStatus({ ...rules, ...given }, commit, null)).toBeNull()
  expect(beginStatus({ ...rules, ...given }, commit, earlier)).toBe(earlier)
})

test.each<[string, Partial<CommitStatus>, string[], Waiver | null]>([
  ['of the same name is shown by its commits, too', {}, [oldSha, newSha], waiver],
  ['of another name is forgotten', { context: 'other' }, [newSha], null],
  ['on the same commit has it once', { commits: [newSha, oldSha] }, [oldSha, newSha], waiver],
  ['on five commits loses the oldest', { commits: five }, [...five.slice(1), newSha], waiver],
])('an earlier status %s', (...[, known, commits, expected]) => {
  const earlier = sampleStatus({ waiver, written: 'success', ...known })
  expect(beginStatus(rules, newSha, earlier)).toMatchObject({
    ...{ commits, waiver: expected, written: null },
  })
})

test.each<[string, string | null, string[]]>([
  ['on its own commit alone', newSha, [newSha]],
  ['on the commits that came while it was sent, too', oldSha, [oldSha, newSha]],
  ['on the newest commit if it has none', null, [newSha]],
  ['on the newest commit if its own is not among them', 'c'.repeat(40), [newSha]],
])('the next request needs a status again, %s', (_, sha, commits) => {
  const earlier = sampleStatus({ commits: [oldSha, newSha], waiver, written: 'success' })
  expect(renewStatus(earlier, { sha, hasQueue: false })).toEqual(sampleStatus({ commits }))
})

test('the next request that takes queued requests along keeps their commits', () => {
  const earlier = sampleStatus({ commits: [oldSha, newSha], waiver, isUnsent: true })
  expect(renewStatus(earlier, { sha: newSha, hasQueue: true })).toEqual(
    sampleStatus({ commits: [oldSha, newSha] }),
  )
})

test('the status of another conversation is found by its name, whatever its case', () => {
  const others = [{ context: 'Docs', url: 'https://x' }]
  expect(statusNamed('docs', others)).toBe(others[0])
  expect(statusNamed('docs / api', others)).toBeNull()
})

test('a status that another conversation shows, too, is shared', () => {
  const commitStatus = sampleStatus()
  const others = [{ context: 'DOCS', url: 'https://x' }]
  expect(withOtherStatuses({ commitStatus }, others).commitStatus).toEqual({
    ...commitStatus,
    isShared: true,
  })
  expect(withOtherStatuses({ commitStatus }, []).commitStatus).toBe(commitStatus)
  expect(withOtherStatuses({ commitStatus: null }, others).commitStatus).toBeNull()
})
