import { expect, test } from '@jest/globals'
import {
  beginStatus,
  type CommitStatus,
  maxStatusCommits,
  mergeStatus,
  renewStatus,
  type StatusRules,
  showOn,
  withoutCommits,
} from '../../../src/domain/commit-status/commit-status.ts'
import { newSha, oldSha, sampleStatus } from '../../fixtures/sample-status.ts'

const rules: StatusRules = { commitStatus: 'docs', commitStatusUntil: 'ready', failOn: ['failed'] }
const five = Array.from({ length: maxStatusCommits }, (_, index) => String(index).repeat(40))

test('a status begins with the commit of the run, and nobody has written it', () => {
  expect(beginStatus(rules, { sha: newSha, isHead: true }, null)).toEqual({
    ...{ context: 'docs', until: 'ready', failOn: ['failed'], commits: [newSha], isHead: true },
    ...{ isUnsent: false, waivedBy: null, written: null },
  })
})

test.each<[string, Partial<StatusRules>, string | null]>([
  ['without the input', { commitStatus: null }, newSha],
  ['without a commit', {}, null],
])('%s there is none, and an earlier one stays', (_, given, sha) => {
  const commit = sha === null ? null : { sha, isHead: true }
  const earlier = sampleStatus()
  expect(beginStatus({ ...rules, ...given }, commit, null)).toBeNull()
  expect(beginStatus({ ...rules, ...given }, commit, earlier)).toBe(earlier)
})

test.each<[string, Partial<CommitStatus>, string[], string | null]>([
  ['of the same name is shown by its commits, too', {}, [oldSha, newSha], 'mona'],
  ['of another name is forgotten', { context: 'other' }, [newSha], null],
  ['on the same commit has it once', { commits: [newSha, oldSha] }, [oldSha, newSha], 'mona'],
  ['on five commits loses the oldest', { commits: five }, [...five.slice(1), newSha], 'mona'],
])('an earlier status %s', (...[, known, commits, waivedBy]) => {
  const earlier = sampleStatus({ waivedBy: 'mona', written: 'success', ...known })
  expect(beginStatus(rules, { sha: newSha, isHead: false }, earlier)).toMatchObject({
    ...{ commits, waivedBy, written: null, isHead: false },
  })
})

test('the next turn needs a status again, on its own commit alone', () => {
  const earlier = sampleStatus({ commits: [oldSha, newSha], waivedBy: 'mona', written: 'success' })
  expect(renewStatus(earlier, { hasQueue: false })).toEqual(sampleStatus({ commits: [newSha] }))
})

test('the next turn that takes queued requests along keeps their commits', () => {
  const earlier = sampleStatus({ commits: [oldSha, newSha], waivedBy: 'mona', isUnsent: true })
  expect(renewStatus(earlier, { hasQueue: true })).toEqual(sampleStatus({ commits: [oldSha, newSha] }))
})

test('a commit that joins is the newest', () => {
  const status = sampleStatus({ commits: [newSha, oldSha], written: 'pending' })
  expect(showOn(status, { sha: newSha, isHead: false })).toEqual({
    ...{ ...status, commits: [oldSha, newSha], isHead: false },
  })
})

test.each<[string, CommitStatus | null, CommitStatus | null, CommitStatus | null]>([
  ['none at all', null, null, null],
  ['only the own one', sampleStatus(), null, sampleStatus()],
  ['only that of another run', null, sampleStatus(), sampleStatus()],
  ['one of another name', sampleStatus(), sampleStatus({ context: 'x' }), sampleStatus()],
  [
    'a commit that another run has added',
    sampleStatus({ written: 'success' }),
    sampleStatus({ commits: [oldSha, newSha], written: 'pending' }),
    sampleStatus({ commits: [oldSha, newSha], written: 'success' }),
  ],
  [
    'a commit that another run has added, and that is not the head',
    sampleStatus({ written: 'success' }),
    sampleStatus({ commits: [oldSha, newSha], isHead: false, written: 'pending' }),
    sampleStatus({ commits: [newSha, oldSha], isHead: false, written: 'success' }),
  ],
  ['a waiver', sampleStatus(), sampleStatus({ waivedBy: 'mona' }), sampleStatus({ waivedBy: 'mona' })],
  [
    'a waiver of its own',
    sampleStatus({ waivedBy: 'mona' }),
    sampleStatus(),
    sampleStatus({ waivedBy: 'mona' }),
  ],
])('what a run keeps of the comment: %s', (...[, own, current, merged]) => {
  expect(mergeStatus(own, current)).toEqual(merged)
})

test.each<[string, CommitStatus | null, CommitStatus | null, CommitStatus | null]>([
  ['nothing', null, sampleStatus(), null],
  ['all of it, beside none', sampleStatus(), null, sampleStatus()],
  ['all of it, beside another name', sampleStatus(), sampleStatus({ context: 'x' }), sampleStatus()],
  ['nothing on the same commit', sampleStatus(), sampleStatus({ commits: [newSha, oldSha] }), null],
  [
    'the commits that the newer turn has not',
    sampleStatus({ commits: [oldSha, newSha] }),
    sampleStatus({ commits: [newSha] }),
    sampleStatus({ isHead: false }),
  ],
])('what an older turn still has to write: %s', (...[, own, newer, left]) => {
  expect(withoutCommits(own, newer)).toEqual(left)
})
