// How an HTTP request can fail, and what it is called.
import { expect, test } from '@jest/globals'
import {
  classifyFailure,
  describeErrorCode,
  errorCodeOf,
  type FailureClass,
  type HttpFailure,
  isTlsErrorCode,
  parseRetryAfter,
} from '../../src/lib/http-failure.ts'
import {
  answered,
  blocked,
  lost,
  notSent,
  tls,
  unreadable,
} from '../fixtures/samples.ts'

test.each<[FailureClass, HttpFailure[]]>([
  ['not-sent', [notSent]],
  ['no-response', [lost]],
  ['unreadable', [unreadable]],
  ['tls', [tls]],
  ['blocked', [blocked]],
  [
    'rate-limited',
    [answered(429), answered(429, 0), answered(503, 0), answered(503, 1_000)],
  ],
  [
    'server-error',
    [408, 425, 500, 501, 502, 503, 504, 599].map((status) => answered(status)),
  ],
  ['server-error', [answered(500, 1_000), answered(502, 1_000)]],
  [
    'client-error',
    [300, 301, 308, 400, 401, 403, 404, 407, 409, 424, 426, 499].map((status) =>
      answered(status),
    ),
  ],
])('%s', (expected, failures) => {
  for (const failure of failures)
    expect([failure, classifyFailure(failure)]).toEqual([failure, expected])
})

const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })

test.each<[string, unknown, string | null]>([
  ['an error', refused, 'ECONNREFUSED'],
  ['its cause', new Error('x', { cause: refused }), 'ECONNREFUSED'],
  [
    'the cause of its cause',
    new Error('x', { cause: new Error('y', { cause: refused }) }),
    'ECONNREFUSED',
  ],
  [
    'the first of several',
    new AggregateError([refused, new Error('x')]),
    'ECONNREFUSED',
  ],
  ['an error without one', new Error('x'), null],
  ['a number', Object.assign(new Error('x'), { code: 7 }), null],
  ['a text', 'ECONNREFUSED', null],
  ['nothing', null, null],
])('the code of %s', (_, error, code) => {
  expect(errorCodeOf(error)).toBe(code)
})

test.each<[string | null, boolean, string]>([
  ['ECONNREFUSED', false, 'the connection was refused'],
  ['ENOTFOUND', false, "the host name wasn't found"],
  ['ERR_PROXY_TUNNEL', false, "the proxy didn't let the API call through"],
  ['CERT_HAS_EXPIRED', true, 'the API call failed with CERT_HAS_EXPIRED'],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    true,
    'the API call failed with SELF_SIGNED_CERT_IN_CHAIN',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    true,
    'the API call failed with UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    true,
    'the API call failed with ERR_TLS_CERT_ALTNAME_INVALID',
  ],
  ['EPROTO', true, 'the API call failed with EPROTO'],
  ['EPROTOX', false, 'the API call failed with EPROTOX'],
  ['Bearer mint_k', false, 'the API call failed'],
  ['X'.repeat(61), false, 'the API call failed'],
  ['', false, 'the API call failed'],
  [null, false, 'the API call failed'],
])('the code %j', (code, isTls, text) => {
  expect([isTlsErrorCode(code), describeErrorCode(code)]).toEqual([isTls, text])
})

const now = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000

test.each([
  ['0', 0],
  ['1', 1_000],
  ['  7  ', 7_000],
  ['007', 7_000],
  ['86399', dayMs - 1_000],
  ['86400', dayMs],
  ['86401', dayMs],
  ['9'.repeat(400), dayMs],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Mon, 20 Nov 2090 12:00:00 GMT', dayMs],
])('%j means %d ms', (header, expectedMs) => {
  expect(parseRetryAfter(header, now)).toBe(expectedMs)
})

test.each([
  ...[
    null,
    '',
    ' ',
    '-1',
    '+5',
    '1.5',
    '1e3',
    '0x10',
    '10, 20',
    '10s',
    '１０',
    'soon',
    'NaN',
    'Infinity',
  ],
  ...[
    '2026-11-20',
    '2026-11-20T12:00:30Z',
    'Friday, 20-Nov-26 12:00:30 GMT',
    'Fri Nov 20 12:00:30 2026',
  ],
  ...[
    'Fri, 20 Nov 2026 12:00:30 +0100',
    'Fri, 20 Xyz 2026 12:00:30 GMT',
    'Fri, 20 Nov 2026 99:00:30 GMT',
  ],
])('%j is not valid', (header) => {
  expect(parseRetryAfter(header, now)).toBeNull()
})
