// The signed state holds everything that the reconcile needs, whatever the inputs and the texts of the service are.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  deriveSigningKey,
  readCommentState,
  writeCommentState,
} from '../../../src/domain/conversation/comment-state.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { toOneLine } from '../../../src/domain/markdown/escape.ts'
import { docsReport, sampleDocsPull } from '../../fixtures/sample-docs-pull.ts'

const key = deriveSigningKey('a secret')
const scope = {
  repositoryId: 999_999_999_999,
  issueNumber: 999_999_999,
  commentId: 999_999_999_999,
  key: 'k'.repeat(64),
  projectId: 'p'.repeat(128),
  apiHost: `${'h'.repeat(253)}:65535`,
}
const at = '2026-11-20T14:02:00.000Z'

/** The longest text that an input or the service can give: `length` characters, or UTF-16 units. */
const longest = (sign: string, length: number) => sign.repeat(length)
const foreign = (sign: string, units: number) => toOneLine(sign.repeat(units), units)

/** The input takes ten labels of 50 characters, but no more than 1,050 bytes of them. */
function longestLabels(sign: string): string[] {
  const length = Math.min(50, Math.floor(105 / Buffer.byteLength(sign)))
  return Array.from({ length: 10 }, () => longest(sign, length))
}

function longReport(sign: string, known: Partial<Report> = {}): Report {
  return docsReport({
    turn: 9_999_999,
    turnTimes: Array.from({ length: 50 }, (_, index) => 1_763_647_320 + index),
    turnRunId: '9'.repeat(20),
    jobId: longest(sign, 200),
    jobCreatedAt: at,
    ...{ status: foreign(sign, 300), branch: foreign(sign, 300), repository: foreign(sign, 300) },
    detail: foreign(sign, 500),
    note: foreign(sign, 300),
    pullRequest: {
      url: `https://github.com/acme/${'x'.repeat(460)}/pull/57`,
      repository: `acme/${'x'.repeat(460)}`,
      number: 57,
    },
    ...{ runId: '9'.repeat(20), runAttempt: 9_999, nonce: 'f'.repeat(32), askedBy: 'm'.repeat(39) },
    command: { id: 999_999_999_999, surface: 'conversation', reactionId: 999_999_999_999 },
    requests: Array.from({ length: 10 }, () => ({ runId: '9'.repeat(20), at, text: foreign(sign, 120) })),
    commitStatus: {
      context: longest(sign, 100),
      until: 'merged',
      failOn: ['failed', 'timed-out', 'rejected', 'unknown'],
      commits: Array.from({ length: 5 }, (_, index) => String(index).repeat(64)),
      ...{ isHead: true, isUnsent: false, waivedBy: 'w'.repeat(39), written: 'pending' },
    },
    docsPullRules: {
      labels: longestLabels(sign),
      reviewers: Array.from({ length: 10 }, () => `team:${'t'.repeat(100)}`),
      ...{ hasComment: true, onClose: 'comment' },
    },
    docsPull: sampleDocsPull({
      ...{ state: 'open', openedAt: at, endedAt: at, todo: ['labels', 'reviewers', 'comment'] },
      ...{ toldSource: 'closed', notices: 9_999, isClosedForSource: true },
    }),
    ...known,
  })
}

function expectKept(report: Report) {
  const text = writeCommentState({ scope, report }, key)
  expect(text.length).toBeLessThanOrEqual(8_192)
  const kept = readCommentState(text, key)
  expect(kept?.scope).toEqual(scope)
  const { turn, jobId, isOwnJob, result, pullRequest, commitStatus, docsPullRules, docsPull } = report
  expect(kept?.report).toMatchObject({
    ...{ turn, jobId, isOwnJob, result, pullRequest, commitStatus, docsPullRules, docsPull },
    ...{ startedAt: report.startedAt, updatedAt: report.updatedAt, command: report.command },
    ...{ jobCreatedAt: report.jobCreatedAt, turnRunId: report.turnRunId },
  })
}

test.each(['x', '"', '\\', '文', '\u{1f600}'])('the longest of everything, of %j', (sign) => {
  expectKept(longReport(sign))
})

test('any long state is read back with everything that matters', () => {
  const sign = fc.constantFrom('x', '"', '\\', 'é', '文', '\u{1f600}', '\u2028')
  const shape = fc.record({
    sign,
    labels: fc.nat({ max: 10 }),
    reviewers: fc.nat({ max: 10 }),
    requests: fc.nat({ max: 10 }),
    turnTimes: fc.integer({ min: 1, max: 50 }),
    commits: fc.integer({ min: 1, max: 5 }),
    detail: fc.nat({ max: 500 }),
    isClosed: fc.boolean(),
  })
  fc.assert(
    fc.property(shape, (given) => {
      const long = longReport(given.sign === '\u2028' ? 'x' : given.sign)
      const { requests, turnTimes, commitStatus, docsPullRules } = long
      expectKept({
        ...long,
        requests: requests.slice(0, given.requests),
        turnTimes: turnTimes.slice(0, given.turnTimes),
        detail: foreign(given.sign, given.detail),
        commitStatus: commitStatus && {
          ...commitStatus,
          commits: commitStatus.commits.slice(0, given.commits),
        },
        docsPullRules: docsPullRules && {
          ...docsPullRules,
          labels: docsPullRules.labels.slice(0, given.labels),
          reviewers: docsPullRules.reviewers.slice(0, given.reviewers),
          onClose: given.isClosed ? 'close' : 'nothing',
        },
      })
    }),
    { numRuns: 200 },
  )
})

test('what is only shown is left out first, then names that are too long, then times of turns', () => {
  const kept = (known: Partial<Report>) => {
    const text = writeCommentState({ scope, report: longReport('文', known) }, key)
    return readCommentState(text, key)?.report
  }
  const real = { repository: `${'o'.repeat(39)}/${'n'.repeat(100)}`, branch: `mintlify/${'b'.repeat(100)}` }
  expect(kept(real)).toMatchObject({ requests: [], note: null, detail: null, ...real, status: null })
  const roomy = kept({ docsPullRules: null, branch: null, repository: null, status: 'completed' })
  expect(roomy).toMatchObject({ status: 'completed', turnTimes: longReport('x').turnTimes })
})
