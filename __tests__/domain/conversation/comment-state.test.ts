import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  chooseMarker,
  deriveMarkerKey,
  isSamePlace,
  looksMarked,
  type Marker,
  type MarkerPlace,
  nonceMarker,
  readMarker,
  writeMarker,
} from '../../../src/domain/conversation/comment-state.ts'
import { addRequest, type Report } from '../../../src/domain/job/report.ts'
import { toOneLine } from '../../../src/domain/markdown/escape.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const key = deriveMarkerKey('a secret')
const place: MarkerPlace = {
  repositoryId: 1,
  thread: 12,
  commentId: 99,
  key: 'default',
  projectId: 'acme',
  apiHost: 'api.mintlify.com',
}
const marker: Marker = { place, report: sampleReport() }
const written = writeMarker(marker, key)

test('what is written is read again from the middle of a body', () => {
  expect(readMarker(`### Title\n\nwords\n\n${written}\n`, key)).toEqual(marker)
})

test('every report comes back as it was', () => {
  const at = fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const text = fc.string({ unit: 'binary', maxLength: 100 })
  const report: fc.Arbitrary<Report> = fc.record({
    turn: fc.nat(),
    turnRunId: text,
    jobId: fc.option(text),
    status: text,
    result: fc.constantFrom(null, 'pull-request', 'timed-out', 'cancelled'),
    reason: fc.constantFrom('', 'busy', 'signal', 'create-ambiguous'),
    detail: text,
    pullRequest: fc.constantFrom(null, link),
    branch: fc.option(text),
    repository: fc.option(text),
    runId: text,
    runAttempt: fc.nat(),
    nonce: text,
    askedBy: text,
    command: fc.option(
      fc.record({
        id: fc.nat(),
        surface: fc.constantFrom('conversation', 'review'),
        reactionId: fc.option(fc.nat()),
      }),
    ),
    startedAt: at,
    updatedAt: at,
    tookMs: fc.option(fc.nat()),
    deadlineAt: at,
    requests: fc.array(fc.record({ runId: text, at, text }), { maxLength: 3 }),
    note: text,
  })
  fc.assert(
    fc.property(report, (any) => {
      expect(readMarker(writeMarker({ place, report: any }, key), key)).toEqual({ place, report: any })
    }),
    { numRuns: 60 },
  )
})

test('any other character anywhere makes it nobody’s', () => {
  const change = fc.tuple(fc.nat({ max: written.length - 1 }), fc.integer({ min: 1, max: 127 }))
  fc.assert(
    fc.property(change, ([at, flip]) => {
      const changed = String.fromCharCode(written.charCodeAt(at) ^ flip)
      expect(readMarker(written.slice(0, at) + changed + written.slice(at + 1), key)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['nothing', ''],
  ['words', 'no marker here'],
  ['another comment', '<!-- anything -->'],
  ['a nonce alone', nonceMarker('n0nce')],
  ['two of them', `${written}\n${written}`],
  ['two that differ', `${written}\n${writeMarker({ place, report: sampleReport({ turn: 2 }) }, key)}`],
  ['one cut short', written.slice(0, -8)],
  ['one without a signature', written.replace(/\.[A-Za-z0-9+/=]+ -->/, '. -->')],
  ['one signed twice', written.replace(' -->', '.AAAA -->')],
  ['one whose signature is cut', written.replace(/.{4} -->/, ' -->')],
  ['one whose signature goes on', written.replace(' -->', 'AAAA -->')],
  ['one of another version', written.replace(':v1 ', ':v2 ')],
  ['one signed with another key', writeMarker(marker, deriveMarkerKey('another secret'))],
  ['one signed with no key', writeMarker(marker, deriveMarkerKey(''))],
])('a body with %s carries no marker', (_, body) => {
  expect(readMarker(body, key)).toBeNull()
})

test('keys differ with the secret and are not the secret', () => {
  expect(deriveMarkerKey('a secret').equals(key)).toBe(true)
  expect(deriveMarkerKey('a secreT').equals(key)).toBe(false)
  expect(key.toString()).not.toContain('a secret')
})

test('the key of a secret is the one that signed the markers of earlier releases', () => {
  const hex = '837c1eb9decb02f9e31ec588a3fa351f1e6d0e855fec6f81f2481cb26b8a4f5e'
  expect(deriveMarkerKey('a secret').toString('hex')).toBe(hex)
})

test.each<[keyof MarkerPlace, Partial<MarkerPlace>]>([
  ['repositoryId', { repositoryId: 2 }],
  ['thread', { thread: 13 }],
  ['commentId', { commentId: 98 }],
  ['key', { key: 'other' }],
  ['projectId', { projectId: 'other' }],
  ['apiHost', { apiHost: 'api.mintlify.com:8443' }],
])('another %s is another place, and it is signed', (_, other) => {
  const elsewhere = { ...place, ...other }
  expect(isSamePlace(place, elsewhere)).toBe(false)
  expect(isSamePlace(elsewhere, { ...elsewhere })).toBe(true)
  expect(readMarker(writeMarker({ ...marker, place: elsewhere }, key), key)?.place).toEqual(elsewhere)
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
  const long = writeMarker({ place, report: withTenRequests(text, known) }, key)
  expect(long.length).toBeLessThanOrEqual(8_192)
  expect(readMarker(long, key)).not.toBeNull()
})

test.each(['\ud800', '\u{1f600}', '文', '"', '\\'])(
  'it has at most 8,192 characters whatever the service says, such as much %j',
  (sign) => {
    const said = (longest: number) => toOneLine(sign.repeat(1_000), longest)
    const url = `https://github.com/acme/${'x'.repeat(460)}/pull/57`
    const report = withTenRequests(said(120), {
      ...{ status: said(300), branch: said(300), repository: said(300), detail: said(500) },
      ...{ jobId: 'x'.repeat(200), pullRequest: { ...link, url }, askedBy: 'x'.repeat(39) },
    })
    const long = writeMarker({ place, report }, key)
    expect(long.length).toBeLessThanOrEqual(8_192)
    expect(readMarker(long, key)?.report.jobId).toBe(report.jobId)
  },
)

test('ten ordinary requests are all kept; when room is short the latest are', () => {
  const ordinary = withTenRequests('describe the retry option of the client')
  expect(readMarker(writeMarker({ place, report: ordinary }, key), key)?.report.requests).toHaveLength(10)
  const long = addRequest(
    withTenRequests('文'.repeat(200), { detail: '文'.repeat(500), branch: '文'.repeat(300) }),
    {
      runId: '1',
      at: '2026-11-20T15:00:00.000Z',
      text: 'latest',
    },
  )
  const kept = readMarker(writeMarker({ place, report: long }, key), key)?.report.requests
  expect(kept?.length).toBeLessThan(10)
  expect(kept?.at(-1)?.text).toBe('latest')
})

test('a request is kept up to 8,192 characters exactly', () => {
  const long = 'x'.repeat(950)
  const known = { turnRunId: long, status: long, branch: long, repository: long, runId: long }
  const lengths = Array.from({ length: 1_000 }, (_, length) =>
    sampleReport({ ...known, note: 'x'.repeat(length) }),
  )
    .map((report) => writeMarker({ place, report }, key))
    .filter((comment) => readMarker(comment, key)?.report.requests.length === 1)
    .map((comment) => comment.length)
  expect(Math.max(...lengths)).toBe(8_192)
})

test('a report that is too long even without its requests is nobody’s', () => {
  const report = withTenRequests('x', { detail: 'x'.repeat(9_000) })
  expect(readMarker(writeMarker({ place, report }, key), key)).toBeNull()
})

test.each(['-->', '--!>', '<!--', '--', '\n'])('%j in a field does not end the comment', (text) => {
  const report = sampleReport({ detail: text, branch: text, note: text })
  const comment = writeMarker({ place, report }, key)
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
])('of several markers it chooses %s', (_, markers, expected) => {
  const all = markers.map(([turn, commentId]) => ({
    place: { ...place, commentId },
    report: sampleReport({ turn }),
  }))
  expect(chooseMarker(all)?.place.commentId ?? null).toBe(expected)
})

test('a forged marker looks like ours, a nonce without a signature and other comments do not', () => {
  const forged = writeMarker(marker, deriveMarkerKey('x'))
  expect([forged, written].map(looksMarked)).toEqual([true, true])
  const others = [nonceMarker('n'), '', '<!-- other -->', 'docs-agent:v1']
  expect(others.map(looksMarked)).toEqual([false, false, false, false])
})

test('a comment without an id is found again by the nonce in its one HTML comment', () => {
  expect(nonceMarker('n0nce')).toMatch(/^<!-- \S+ nonce n0nce -->$/)
})
