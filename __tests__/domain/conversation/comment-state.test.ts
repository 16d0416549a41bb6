import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type CommentScope,
  type CommentState,
  chooseCurrentState,
  deriveSigningKey,
  hasStateSyntax,
  isSameScope,
  nonceTag,
  parseReport,
  readCommentState,
  writeCommentState,
} from '../../../src/domain/conversation/comment-state.ts'
import { addRequest, type Report } from '../../../src/domain/job/report.ts'
import { toOneLine } from '../../../src/domain/markdown/escape.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import { anyReport } from './any-report.ts'

const key = deriveSigningKey('a secret')
const scope: CommentScope = {
  repositoryId: 1,
  issueNumber: 12,
  commentId: 99,
  key: 'default',
  projectId: 'acme',
  apiHost: 'api.mintlify.com',
}
const state: CommentState = { scope, report: sampleReport() }
const written = writeCommentState(state, key)

test('what is written is read again from the middle of a body', () => {
  expect(readCommentState(`### Title\n\nwords\n\n${written}\n`, key)).toEqual(state)
})

test('every report comes back as it was', () => {
  fc.assert(
    fc.property(anyReport, (any) => {
      expect(readCommentState(writeCommentState({ scope, report: any }, key), key)).toEqual({
        scope,
        report: any,
      })
    }),
    { numRuns: 60 },
  )
})

test('with any other character anywhere it does not verify', () => {
  const change = fc.tuple(fc.nat({ max: written.length - 1 }), fc.integer({ min: 1, max: 127 }))
  fc.assert(
    fc.property(change, ([at, flip]) => {
      const changed = String.fromCharCode(written.charCodeAt(at) ^ flip)
      expect(readCommentState(written.slice(0, at) + changed + written.slice(at + 1), key)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['nothing', ''],
  ['text', 'no state here'],
  ['another comment', '<!-- anything -->'],
  ['a nonce alone', nonceTag('n0nce')],
  ['two of them', `${written}\n${written}`],
  ['two that differ', `${written}\n${writeCommentState({ scope, report: sampleReport({ turn: 2 }) }, key)}`],
  ['one cut short', written.slice(0, -8)],
  ['one without a signature', written.replace(/\.[A-Za-z0-9+/=]+ -->/, '. -->')],
  ['one signed twice', written.replace(' -->', '.AAAA -->')],
  ['one whose signature is cut', written.replace(/.{4} -->/, ' -->')],
  ['one whose signature goes on', written.replace(' -->', 'AAAA -->')],
  ['one of another version', written.replace(':v1 ', ':v2 ')],
  ['one signed with another key', writeCommentState(state, deriveSigningKey('another secret'))],
  ['one signed with no key', writeCommentState(state, deriveSigningKey(''))],
])('a body with %s has no state', (_, body) => {
  expect(readCommentState(body, key)).toBeNull()
})

test('keys differ with the secret and are not the secret', () => {
  expect(deriveSigningKey('a secret').equals(key)).toBe(true)
  expect(deriveSigningKey('a secreT').equals(key)).toBe(false)
  expect(key.toString()).not.toContain('a secret')
})

test('the key of a secret is the one that signed the states of earlier releases', () => {
  const hex = '837c1eb9decb02f9e31ec588a3fa351f1e6d0e855fec6f81f2481cb26b8a4f5e'
  expect(deriveSigningKey('a secret').toString('hex')).toBe(hex)
})

test.each<[keyof CommentScope, Partial<CommentScope>]>([
  ['repositoryId', { repositoryId: 2 }],
  ['issueNumber', { issueNumber: 13 }],
  ['commentId', { commentId: 98 }],
  ['key', { key: 'other' }],
  ['projectId', { projectId: 'other' }],
  ['apiHost', { apiHost: 'api.mintlify.com:8443' }],
])('another %s is another scope, and it is signed', (_, other) => {
  const elsewhere = { ...scope, ...other }
  expect(isSameScope(scope, elsewhere)).toBe(false)
  expect(isSameScope(elsewhere, { ...elsewhere })).toBe(true)
  expect(readCommentState(writeCommentState({ ...state, scope: elsewhere }, key), key)?.scope).toEqual(
    elsewhere,
  )
})

function withTenRequests(text: string, known: Partial<Report> = {}): Report {
  const start = sampleReport({ requests: [], ...known })
  const runIds = Array.from({ length: 10 }, (_, index) => `1987654321${index}`)
  const at = '2026-11-20T14:02:00.000Z'
  return runIds.reduce<Report>((report, runId) => addRequest(report, { runId, at, text }), start)
}

test.each([
  ['four-byte characters', '\u{1f600}'.repeat(100), {}],
  ['three-byte characters', '文'.repeat(200), {}],
  ['quotes', '"\\'.repeat(100), {}],
  [
    'characters, all other fields long too',
    '文'.repeat(200),
    { detail: '文'.repeat(500), branch: '文'.repeat(300) },
  ],
])('with ten longest requests of %s it has at most 8,192 characters', (_, text, known) => {
  const long = writeCommentState({ scope, report: withTenRequests(text, known) }, key)
  expect(long.length).toBeLessThanOrEqual(8_192)
  expect(readCommentState(long, key)).not.toBeNull()
})

test.each(['\ud800', '\u{1f600}', '文', '"', '\\'])(
  'it has at most 8,192 characters whatever the texts of the service are, such as much %j',
  (sign) => {
    const foreign = (maxLength: number) => toOneLine(sign.repeat(1_000), maxLength)
    const url = `https://github.com/acme/${'x'.repeat(460)}/pull/57`
    const report = withTenRequests(foreign(120), {
      ...{ status: foreign(300), branch: foreign(300), repository: foreign(300), detail: foreign(500) },
      ...{ jobId: 'x'.repeat(200), pullRequest: { ...link, url }, askedBy: 'x'.repeat(39) },
    })
    const long = writeCommentState({ scope, report }, key)
    expect(long.length).toBeLessThanOrEqual(8_192)
    expect(readCommentState(long, key)?.report.jobId).toBe(report.jobId)
  },
)

test('ten ordinary requests are all kept; when room is short the latest are', () => {
  const ordinary = withTenRequests('describe the retry option of the client')
  expect(
    readCommentState(writeCommentState({ scope, report: ordinary }, key), key)?.report.requests,
  ).toHaveLength(10)
  const long = addRequest(
    withTenRequests('文'.repeat(200), { detail: '文'.repeat(500), branch: '文'.repeat(300) }),
    {
      runId: '1',
      at: '2026-11-20T15:00:00.000Z',
      text: 'latest',
    },
  )
  const kept = readCommentState(writeCommentState({ scope, report: long }, key), key)?.report.requests
  expect(kept?.length).toBeLessThan(10)
  expect(kept?.at(-1)?.text).toBe('latest')
})

test('a request is kept up to 8,192 characters exactly', () => {
  const long = 'x'.repeat(950)
  const known = { turnRunId: long, status: long, branch: long, repository: long, runId: long }
  const lengths = Array.from({ length: 1_000 }, (_, length) =>
    sampleReport({ ...known, note: 'x'.repeat(length) }),
  )
    .map((report) => writeCommentState({ scope, report }, key))
    .filter((comment) => readCommentState(comment, key)?.report.requests.length === 1)
    .map((comment) => comment.length)
  expect(Math.max(...lengths)).toBe(8_192)
})

test('of a report that is too long without its requests, the texts are left out', () => {
  const report = withTenRequests('x', { detail: 'x'.repeat(900), note: 'x'.repeat(9_000) })
  const read = readCommentState(writeCommentState({ scope, report }, key), key)?.report
  expect(read).toEqual({ ...report, requests: [], detail: null, note: null })
})

test('a report that is too long even without its requests and texts is not read', () => {
  const long = { ...scope, projectId: 'x'.repeat(9_000) }
  const report = withTenRequests('x')
  expect(readCommentState(writeCommentState({ scope: long, report }, key), key)).toBeNull()
})

test.each(['-->', '--!>', '<!--', '--', '\n'])('%j in a field does not end the comment', (text) => {
  const report = sampleReport({ detail: text, branch: text, note: text })
  const comment = writeCommentState({ scope, report }, key)
  expect(comment).toMatch(/^<!-- [^\n]*-->$/)
  expect(comment.slice(4, -3)).not.toMatch(/--|[<>]/)
})

test.each<[string, [number, number][], number | null]>([
  ['none', [], null],
  ['one', [[1, 50]], 50],
  [
    'the greatest turn',
    [
      [1, 10],
      [3, 30],
      [2, 20],
    ],
    30,
  ],
  [
    'turns as numbers',
    [
      [9, 90],
      [10, 100],
    ],
    100,
  ],
  [
    'the lowest comment of equal turns',
    [
      [2, 30],
      [2, 20],
      [1, 10],
    ],
    20,
  ],
])('of several states it chooses %s', (_, states, expected) => {
  const all = states.map(([turn, commentId]) => ({
    scope: { ...scope, commentId },
    report: sampleReport({ turn }),
  }))
  expect(chooseCurrentState(all)?.scope.commentId ?? null).toBe(expected)
})

test('a forged state looks like ours, a nonce without a signature and other comments do not', () => {
  const forged = writeCommentState(state, deriveSigningKey('x'))
  expect([forged, written].map(hasStateSyntax)).toEqual([true, true])
  const others = [nonceTag('n'), '', '<!-- other -->', 'docs-agent:v1']
  expect(others.map(hasStateSyntax)).toEqual([false, false, false, false])
})

test('a comment without an id is found again by the nonce in its one HTML comment', () => {
  expect(nonceTag('n0nce')).toMatch(/^<!-- \S+ nonce n0nce -->$/)
})

const stored = { ...sampleReport(), pullRequest: undefined, prLink: link.url }

/** Reads a state that is signed as it should be, whatever it holds. */
function readSigned(json: string) {
  const payload = Buffer.from(json).toString('base64')
  const signature = createHmac('sha256', key).update(payload).digest('base64')
  return readCommentState(`<!-- docs-agent:v1 ${payload}.${signature} -->`, key)
}

function readWith(change: Record<string, unknown>, otherScope: Record<string, unknown> = {}) {
  return readSigned(JSON.stringify({ scope: { ...scope, ...otherScope }, report: { ...stored, ...change } }))
}

test('a link is stored as its URL alone and checked again when read', () => {
  expect(readWith({})?.report.pullRequest).toEqual(link)
  expect(readWith({ prLink: 'javascript:alert(1)' })?.report.pullRequest).toBeNull()
  expect(readWith({ prLink: null })?.report.pullRequest).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty object', '{}'],
  ['a prototype key', '{"__proto__":{"scope":{},"report":{}}}'],
])('%s is no state', (_, json) => {
  expect(readSigned(json)).toBeNull()
})

test.each<[string, Record<string, unknown>]>([
  ['a negative turn', { turn: -1 }],
  ['a fractional turn', { turn: 1.5 }],
  ['a turn as text', { turn: '1' }],
  ['an unknown result', { result: 'won' }],
  ['an unknown reason', { reason: 'because' }],
  ['a time that is none', { startedAt: 'yesterday' }],
  ['no time', { updatedAt: undefined }],
  ['eleven requests', { requests: Array.from({ length: 11 }, () => stored.requests[0]) }],
  ['a request of another shape', { requests: [{ text: 'x' }] }],
  ['a text that is too long', { note: 'x'.repeat(1_001) }],
  ['a command of another shape', { command: { id: 1, surface: 'elsewhere', reactionId: null } }],
])('%s is not understood', (_, change) => {
  expect(readWith(change)).toBeNull()
})

test.each<[string, Record<string, unknown>]>([
  ['an issue number as text', { issueNumber: '12' }],
  ['no comment', { commentId: null }],
  ['a key that is no text', { key: 1 }],
])('a scope with %s is not understood', (_, otherScope) => {
  expect(readWith({}, otherScope)).toBeNull()
})

test('fields of a newer version are ignored', () => {
  expect(readWith({ mood: 'good' })?.report).toEqual(sampleReport({ pullRequest: link }))
})

test('a report stored on its own comes back, its link checked again', () => {
  expect(parseReport(JSON.stringify(stored))).toEqual(sampleReport({ pullRequest: link }))
  expect(parseReport(JSON.stringify({ ...stored, prLink: 'javascript:alert(1)' }))?.pullRequest).toBeNull()
})

test.each(['', '{', 'null', '{}', JSON.stringify({ ...stored, turn: -1 })])('%j is no report', (json) => {
  expect(parseReport(json)).toBeNull()
})

test.each(['..', '.', '', ' ', 'a\nb', 'x'.repeat(201)])(
  'a stored report with the job id %j is nothing',
  (jobId) => {
    expect(parseReport(JSON.stringify({ ...stored, jobId }))).toBeNull()
  },
)
