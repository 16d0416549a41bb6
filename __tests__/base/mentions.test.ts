// GitHub decodes character references before it looks for mentions, so foreign text stands in code, link texts and fences.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toProse } from '../../src/base/escape.ts'
import { renderSummary } from '../../src/comment/job-summary.ts'
import { renderComment } from '../../src/comment/render-comment.ts'
import { renderReconcileSummary } from '../../src/reconcile/reconcile-report.ts'
import { renderVisitorsSummary } from '../../src/visitors/visitors-summary.ts'
import { proseOf, reference } from '../fixtures/github-prose.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { link } from '../fixtures/sample-job.ts'
import { emptyReconcile } from '../fixtures/sample-reconcile.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { sampleExport, sampleRequest } from '../fixtures/sample-visitors.ts'

const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const context = { command: '/docs', canReattach: true, limits: null, runUrl }
const at = '2026-11-20T14:02:00.000Z'

const foreign = fc.oneof(
  hostileText,
  fc.constantFrom(
    '@mona',
    'a @acme/team b',
    '#1',
    'GH-2',
    'acme/docs#3',
    'x@y.example',
    '`@mona`',
    '` @mona',
    'www.x.y',
  ),
)

test('the fixture finds what GitHub would find', () => {
  for (const text of ['&#64;mona', 'fixes #1', 'gh-7', 'acme/docs#3'])
    expect(proseOf(text)).toMatch(reference)
  for (const text of ['`@mona`', '[@mona](https://x.y)', '<code>#1</code>', '```\n@mona\n```'])
    expect(proseOf(text)).not.toMatch(reference)
})

test('no text of others is prose in a comment or a summary of a job', () => {
  const texts = { status: foreign, detail: foreign, branch: foreign, repository: foreign, askedBy: foreign }
  const result = fc.constantFrom(null, 'pull-request', 'no-pull-request', 'running', 'unknown', 'rejected')
  const reason = fc.constantFrom(null, 'invalid-input', 'bad-request', 'create-unconfirmed')
  fc.assert(
    fc.property(fc.record({ ...texts, result, reason, text: foreign, warning: foreign }), (given) => {
      const { text, warning, ...fields } = given
      const requests = [{ runId: '1', at, text }]
      const report = sampleReport({ ...fields, requests, pullRequest: link })
      expect(proseOf(renderComment(report, context))).not.toMatch(reference)
      const extras = { prompt: text, warnings: [warning] }
      expect(proseOf(renderSummary(report, context, extras))).not.toMatch(reference)
    }),
  )
})

test('no text of others is prose in a summary of a reconcile', () => {
  fc.assert(
    fc.property(foreign, foreign, (jobId, problem) => {
      const known = {
        repository: 'acme/docs',
        issueNumber: 12,
        commentUrl: 'https://github.com/acme/docs/issues/12',
        result: null,
        isFinished: false,
      }
      const isOpen = { docsState: 'open', isStalled: false, sent: 0 } as const
      const update = { ...known, ...isOpen, jobId, problem, status: problem, prLink: link.url }
      const seen = { state: null, isChanged: true, isUnfollowed: false }
      const place = { repository: 'acme/docs', issueNumber: 12, commentUrl: known.commentUrl }
      const pull = { ...seen, ...place, prLink: link.url, problem }
      const report = { ...emptyReconcile, result: 'partial', detail: problem } as const
      const summary = renderReconcileSummary({ ...report, updates: [update], followed: [pull] })
      expect(proseOf(summary)).not.toMatch(reference)
    }),
  )
})

test('no text of others is prose in a summary of visitors', () => {
  fc.assert(
    fc.property(foreign, foreign, (path, detail) => {
      const top = [{ path, human: 1, ai: 1, total: 2 }]
      const exported = sampleExport({ top, detail, result: 'partial', reason: 'bad-request' })
      expect(proseOf(renderVisitorsSummary(exported, sampleRequest()))).not.toMatch(reference)
    }),
  )
})

test.each([
  ['Ask @mona.', 'Ask <code>&#64;mona&#46;</code>'],
  ['It fixes acme/docs#7', 'It fixes <code>acme&#47;docs&#35;7</code>'],
  ['See GH-7', 'See <code>GH&#45;7</code>'],
  ['at 6dcb09b', 'at <code>6dcb09b</code>'],
  ['read and/or write', 'read and&#47;or write'],
])('%j as prose is %s', (text, expected) => {
  expect(toProse(text)).toBe(expected)
})
