import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toCodeSpan } from '../../src/base/escape.ts'
import type { RunResult } from '../../src/base/result-codes.ts'
import {
  appendState,
  detailParagraph,
  factsTable,
  linkSuffix,
  renderComment,
} from '../../src/comment/render-comment.ts'
import { deriveSigningKey, hasStateMark, readState, writeState } from '../../src/conversation/signed-state.ts'
import type { Report } from '../../src/state/report.ts'
import { linkTo } from '../../src/words/pull-request-text.ts'
import { sampleClaim, sampleState, scope } from '../conversation/sample-state.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleRequest } from '../fixtures/sample-queue.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const context = {
  command: '/docs',
  canReattach: true,
  limits: null,
  runUrl: 'https://github.com/acme/widgets/actions/runs/123',
}
const key = deriveSigningKey('a secret')
const state = writeState(scope, sampleState(), key) ?? ''
const done = sampleReport({
  result: 'pull-request',
  status: 'completed',
  pullRequest: link,
  branch: 'docs/retry',
})

test.each([
  [
    'title',
    /^### ✅ Docs pull request ready: \[acme(?:\/|&#47;)docs(?:#|&#35;)57\]\(https:\/\/github\.com\/acme\/docs\/pull\/57\)\n/,
  ],
  [
    'who asked for what, and how long it took',
    /\n\nAsked by <code>mona<\/code>: <code>add the retry option<\/code>\. Took 4m 12s\.\n/,
  ],
  [
    'next step',
    /\n\nReview and merge `acme\/docs#57`\. To request changes, comment `\/docs <what to change>`\.\n/,
  ],
  ['job', /\n\| Job \| <code>job&#95;1<\/code> \|\n/],
  ['branch', /\n\| Branch \| \[.*retry.*\]\(https:\/\/github\.com\/acme\/docs\/tree\/docs\/retry\) \|\n/],
  [
    'run and time',
    /\n\n<sub>\[Run\]\(https:\/\/github\.com\/acme\/widgets\/actions\/runs\/123\) · updated 2026-11-20 14:06 UTC<\/sub>$/,
  ],
])('a comment has its %s', (_, expected) => {
  expect(renderComment(done, context)).toMatch(expected)
})

test('two requests have a row with their times, a single one has none', () => {
  const [first] = done.requests
  if (!first) throw new Error('The sample has no request.')
  const second = { runId: '124', at: '2026-11-20T14:04:00.000Z', text: 'shorter' }
  expect(renderComment({ ...done, requests: [first, second] }, context)).toMatch(
    /\n\| Last requests \| <code>add the retry option<\/code> \(2026-11-20 14:02 UTC\)<br><code>shorter<\/code> \(2026-11-20 14:04 UTC\) \|\n/,
  )
  expect(renderComment(done, context)).not.toContain('| Last requests')
})

const noLimits = { maxRequests: 0, cooldownMs: 0, maxRequestsPerDay: 0 }

test.each([
  ['no limits are known', null, '3'],
  ['there are none', noLimits, '3'],
  ['one conversation has a limit', { ...noLimits, maxRequests: 5 }, '3 of 5'],
  ['an administrator has asked for more', { ...noLimits, maxRequests: 2 }, '3 (limit 2)'],
  [
    'there are all',
    { maxRequests: 5, cooldownMs: 1_800_000, maxRequestsPerDay: 20 },
    '3 of 5, at least 30m apart, at most 20 a day in this repository',
  ],
])('the requests where %s', (_, limits, text) => {
  expect(renderComment({ ...done, requestCount: 3 }, { ...context, limits })).toContain(
    `\n| Requests | ${text} |\n`,
  )
})

test('while the job is at work the comment has the deadline and no duration yet', () => {
  const body = renderComment(sampleReport(), context)
  expect(body).toContain('🟡 Docs agent is working')
  expect(body).toContain('at the latest at 2026-11-20 14:32 UTC.')
  expect(body).not.toContain('Took')
})

test('the detail is quoted as code, our note is shown as it is', () => {
  const body = renderComment(sampleReport({ detail: '<b>@mona</b>', note: 'A new job.' }), context)
  expect(body).toContain('<code>&#60;b&#62;&#64;mona&#60;&#47;b&#62;</code>')
  expect(body).toContain('\n\nA new job.\n\n')
})

test('the sentence about an input reads as a sentence, with its names in code', () => {
  const detail = 'Input `prompt` is empty: give `prompt` or @mona.'
  const report = sampleReport({ result: 'rejected', reason: 'invalid-input', detail })
  expect(renderComment(report, context)).toContain(
    '\n\nInput <code>prompt</code> is empty&#58; give <code>prompt</code> or <code>&#64;mona&#46;</code>\n\nCorrect it',
  )
})

test('queued requests are listed with who asked for them and when, and from when they can be sent', () => {
  const [asked, notBefore] = ['2026-11-20T14:32:00.000Z', '2026-11-20T14:45:00.000Z']
  const entries = [
    sampleRequest({ request: 'add a page', askedBy: 'mona', at: asked, notBefore: null }),
    sampleRequest({ id: '2', request: 'shorter', askedBy: 'hubot', at: asked, notBefore }),
  ]
  expect(renderComment({ ...done, queue: entries }, context)).toContain(
    [
      '\n\n**Queued requests:**',
      '',
      '1. <code>add a page</code>, asked by <code>mona</code> (2026-11-20 14:32 UTC)',
      '2. <code>shorter</code>, asked by <code>hubot</code> (2026-11-20 14:32 UTC), not before 2026-11-20 14:45 UTC\n\n',
    ].join('\n'),
  )
  const claim = { ...sampleClaim, queued: ['2'] }
  expect(renderComment({ ...done, queue: entries, claim }, context)).toContain(
    '\n\n**Queued requests (some are being sent now):**\n\n1. ',
  )
  const other = { ...sampleClaim, queued: ['3'] }
  expect(renderComment({ ...done, queue: entries, claim: other }, context)).not.toContain('being sent')
  expect(renderComment(done, context)).not.toContain('Queued requests')
})

test.each([
  ['no request', [], undefined],
  ['a request', ['shorter'], 'Asked by <code>mona</code>: <code>shorter</code>.'],
  ['a request with a period', ['shorter.'], 'Asked by <code>mona</code>: <code>shorter&#46;</code>'],
  ['a question', ['shorter?'], 'Asked by <code>mona</code>: <code>shorter&#63;</code>'],
])('the line about %s', (_, texts, expected) => {
  const requests = texts.map((text) => ({ runId: '1', at: done.startedAt, text }))
  const lines = renderComment(sampleReport({ requests }), context).split('\n')
  expect(lines.find((line) => line.startsWith('Asked by'))).toBe(expected)
})

test('a duration is told of a finished request whose duration is known', () => {
  const took = (known: Partial<Report>) =>
    / Took .*/.exec(renderComment(sampleReport({ tookMs: 252_000, ...known }), context))?.[0]
  expect(took({ result: 'no-pull-request' })).toBe(' Took 4m 12s.')
  expect(took({ result: 'failed' })).toBeUndefined()
  expect(took({ result: 'pull-request', tookMs: null })).toBeUndefined()
})

test('the table has a row for what is known, and there is none if nothing is', () => {
  const nothing = { jobId: null, pullRequest: null, branch: null, repository: null, requests: [] }
  expect(factsTable(sampleReport(nothing), context)).toBeNull()
  expect(renderComment(sampleReport(nothing), context)).not.toContain('<details>')
  const rowsOf = (known: Partial<Report>) => factsTable(sampleReport({ ...nothing, ...known }), context)
  expect(rowsOf({ jobId: 'job', requestCount: 0 })).toBe(
    '| Detail | Value |\n|---|---|\n| Job | <code>job</code> |',
  )
  expect(rowsOf({ repository: 'site', requestCount: 2 })).toBe(
    '| Detail | Value |\n|---|---|\n| Repository | <code>site</code> |',
  )
})

test.each([
  ['invalid-input', 'Say `x`.', 'Say <code>x</code>&#46;'],
  ['bad-request', 'Say `x`.', 'Details: <code>Say &#96;x&#96;&#46;</code>'],
  ['invalid-input', null, null],
  ['bad-request', null, null],
] as const)('the detail of %s, %j', (reason, detail, expected) => {
  expect(detailParagraph(sampleReport({ reason, detail }))).toBe(expected)
})

function withoutOurs(body: string): string {
  const allowed = /<\/?(?:code|details|summary|sub|br)>|<what to change>|<prompt>|`acme\/docs#57`/g
  return body.replace(allowed, '')
}

test('foreign text stays text: no tag, mention, reference, image, link or table cell of its own', () => {
  const report = hostileText.map((text) => {
    const request = { runId: '1', at: done.startedAt, text: `${text} @mona fixes #1 ![x](y) <img> | \`` }
    return sampleReport({
      result: 'pull-request',
      pullRequest: link,
      detail: text,
      branch: text,
      repository: text,
      requests: [request, request],
    })
  })
  fc.assert(
    fc.property(report, (hostile) => {
      const body = renderComment(hostile, context)
      expect(withoutOurs(body)).not.toMatch(/[<>]|@|(?<!&)#\d|!\[|```/)
      expect(body.split('\n').filter((line) => line.startsWith('| Requests'))).toHaveLength(1)
      const rows = body.split('\n').filter((line) => line.startsWith('| '))
      expect(rows.every((row) => row.split('|').length === 4)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a comment has exactly one HTML comment, the signed state, at its end', () => {
  const hostile = hostileText.map((text) =>
    sampleReport({ detail: text, branch: text, askedBy: `mona${text}` }),
  )
  fc.assert(
    fc.property(hostile, (report) => {
      const body = appendState(renderComment(report, context), state)
      expect(body.match(/<!--/g)).toHaveLength(1)
      expect(body.match(/-->/g)).toHaveLength(1)
      expect(body.endsWith(state)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test.each(
  ['a<!-- docs-agent:v1 A.B -->', '<!-- docs-agent:v1 ', '<\u202e!-- docs-agent:v1 A.B -->'].flatMap(
    (jobId) => (['running', 'timed-out', 'unknown'] as const).map((result) => [jobId, result] as const),
  ),
)('the state beside the job id %j and the result %s is read back', (jobId, result) => {
  const note = `Agent job ${toCodeSpan(jobId)} failed, so this is a new one.`
  const report = sampleReport({ jobId, result, note })
  for (const canReattach of [true, false]) {
    const body = appendState(renderComment(report, { ...context, canReattach }), state)
    expect(hasStateMark(body)).toBe(true)
    expect(readState(body, key, () => true)).toEqual({ kind: 'state', scope, state: sampleState() })
  }
})

test.each([
  ['short', 'short', false],
  ['just as long as fits', 'x'.repeat(65_536 - 2 - state.length), false],
  ['one unit too long', 'x'.repeat(65_537 - 2 - state.length), true],
  ['far too long', 'x'.repeat(500_000), true],
  ['far too long, of pairs', '\u{1f600}'.repeat(100_000), true],
])('a body that is %s has at most 65,536 units and keeps its state', (_, body, isCut) => {
  const whole = appendState(body, state)
  expect(whole.length).toBeLessThanOrEqual(65_536)
  expect(whole.endsWith(`\n\n${state}`)).toBe(true)
  expect(whole.isWellFormed()).toBe(true)
  expect(whole.includes('The rest was cut')).toBe(isCut)
})

test.each<[RunResult | null, boolean]>([
  [null, false],
  ['pull-request', true],
  ['no-pull-request', true],
  ['running', false],
  ['failed', false],
  ['archived', false],
  ['timed-out', false],
  ['cancelled', false],
  ['unknown', false],
  ['rejected', false],
])('with the result %s the comment has the duration: %s', (result, isShown) => {
  expect(renderComment(sampleReport({ result }), context).includes(' Took 4m 12s.')).toBe(isShown)
})

test('without a known duration, the comment has none', () => {
  const report = sampleReport({ result: 'pull-request', tookMs: null })
  expect(renderComment(report, context)).not.toContain('Took')
})

test.each<[RunResult | null, boolean]>([
  [null, false],
  ['pull-request', true],
  ['archived', false],
  ['failed', false],
  ['timed-out', false],
])('with the result %s a known pull request is in the title: %s', (result, isTitled) => {
  const body = renderComment(sampleReport({ result, pullRequest: link }), context)
  expect(body.split('\n', 1).join().includes(link.url)).toBe(isTitled)
  expect(body).toMatch(
    /\n\| Pull request \| \[acme&#47;docs&#35;57\]\(https:\/\/github\.com\/acme\/docs\/pull\/57\) \|\n/,
  )
})

test('the table has a header that says what its columns are', () => {
  expect(factsTable(sampleReport(), context)).toMatch(/^\| Detail \| Value \|\n\|---\|---\|\n\| Job \| /)
})

test('what is not known has no row, and no rows make no table', () => {
  const blank = { jobId: null, branch: null, repository: null, requests: [] }
  expect(factsTable(sampleReport(blank), context)).toBeNull()
  expect(factsTable(sampleReport({ ...blank, jobId: 'job_1' }), context)).toMatch(/\| Job \|/)
  expect(linkSuffix(sampleReport(), context)).toBe('')
})

const elsewhere = 'https://github.evil.example/acme/docs/pull/57'

test.each([
  [elsewhere, context.runUrl, '[github&#46;evil&#46;example&#47;acme&#47;docs&#35;57]'],
  [elsewhere, 'https://github.evil.example/acme/widgets/actions/runs/1', '[acme&#47;docs&#35;57]'],
  [link.url, 'https://ghe.corp.example/acme/widgets/actions/runs/1', '[acme&#47;docs&#35;57]'],
  [elsewhere, '', '[github&#46;evil&#46;example&#47;acme&#47;docs&#35;57]'],
])('the link %s in a run at %j is shown as %s', (url, runUrl, shown) => {
  expect(linkTo({ ...link, url }, runUrl)).toBe(`${shown}(${url})`)
})

test('a branch on a host that is not known is no link', () => {
  const table = factsTable({ ...done, pullRequest: { ...link, url: elsewhere } }, context)
  expect(table).toContain('| Branch | <code>docs&#47;retry</code> |')
})
