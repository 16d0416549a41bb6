// How an HTTP request can fail, and what it is called.
import { expect, test } from '@jest/globals'
import {
  classifyFailure,
  describeErrorCode,
  errorCodeOf,
  type FailureClass,
  failureOf,
  type HttpFailure,
  isTlsErrorCode,
  parseRetryAfter,
  type Unanswered,
} from '../../src/lib/http-failure.ts'
import {
  answered,
  blocked,
  intercepted,
  lost,
  notSent,
  tls,
  unreadable,
} from '../fixtures/samples.ts'

test.each<[FailureClass, HttpFailure[]]>([
  ['not-sent', [notSent]],
  ['no-response', [lost]],
  ['unreadable', [unreadable]],
  ['intercepted', [intercepted]],
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
    [300, 301, 308, 400, 401, 403, 407, 409, 424, 426, 499].map((status) =>
      answered(status),
    ),
  ],
  ['not-found', [answered(404)]],
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
  ['ERR_PROXY_TUNNEL', false, 'the API call failed with ERR_PROXY_TUNNEL'],
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

const withCode = (code: string, known = {}) =>
  Object.assign(new Error('x'), { code, ...known })
const tunnel = (statusCode?: number) =>
  withCode('ERR_PROXY_TUNNEL', { statusCode })
const reset = withCode('ECONNRESET')
const untrusted = withCode('CERT_HAS_EXPIRED')
const proxy = new URL('http://user:password@proxy.example:3128')
const tlsProxy = new URL('https://proxy.example:3129')
const aborted = (reason?: string) => AbortSignal.abort(reason)

type Attempt = Partial<Parameters<typeof failureOf>[1]>

test.each<[string, unknown, Attempt, Unanswered['kind'], detail: string]>([
  ['refused', refused, {}, 'not-sent', 'the connection was refused'],
  [
    'reset once connected',
    reset,
    { isConnected: true },
    'no-response',
    'the connection was reset',
  ],
  [
    'given up',
    reset,
    { signal: aborted('the time was up') },
    'not-sent',
    'the time was up',
  ],
  [
    'given up once connected',
    reset,
    { isConnected: true, signal: aborted('the time was up') },
    'no-response',
    'the time was up',
  ],
  [
    'given up for no reason',
    reset,
    { signal: aborted() },
    'not-sent',
    'no answer in time',
  ],
  [
    'untrusted',
    untrusted,
    {},
    'tls',
    'the TLS connection to api.example failed (CERT_HAS_EXPIRED)',
  ],
  [
    'untrusted behind a proxy',
    untrusted,
    { proxy },
    'tls',
    'the TLS connection to api.example failed (CERT_HAS_EXPIRED)',
  ],
  [
    'untrusted, or its proxy is',
    untrusted,
    { proxy: tlsProxy },
    'tls',
    'the TLS connection to proxy.example:3129 or api.example failed (CERT_HAS_EXPIRED)',
  ],
  [
    'untrusted once connected',
    untrusted,
    { isConnected: true },
    'no-response',
    'the API call failed with CERT_HAS_EXPIRED',
  ],
  [
    'refused by a proxy',
    refused,
    { proxy },
    'not-sent',
    'no connection to the proxy proxy.example:3128: the connection was refused',
  ],
  ...[403, 407].map(
    (status): [string, unknown, Attempt, Unanswered['kind'], string] => [
      `CONNECT answered ${status}`,
      tunnel(status),
      { proxy },
      'blocked',
      `the proxy proxy.example:3128 answered ${status} to CONNECT`,
    ],
  ),
  ...[302, 400, 401, 404, 429, 502, 503].map(
    (status): [string, unknown, Attempt, Unanswered['kind'], string] => [
      `CONNECT answered ${status}`,
      tunnel(status),
      { proxy },
      'not-sent',
      `the proxy proxy.example:3128 answered ${status} to CONNECT`,
    ],
  ),
  [
    'CONNECT answered in HTML',
    tunnel(Number.NaN),
    { proxy },
    'not-sent',
    'the proxy proxy.example:3128 answered nonsense to CONNECT',
  ],
  [
    'CONNECT without an answer',
    tunnel(),
    { proxy },
    'not-sent',
    'the proxy proxy.example:3128 closed the connection',
  ],
])('%s', (...[, error, attempt, kind, detail]) => {
  const failure = failureOf(error, {
    signal: new AbortController().signal,
    isConnected: false,
    host: 'api.example',
    proxy: null,
    ...attempt,
  })
  expect(failure).toEqual({ kind, detail })
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
  ['999999999', 999_999_999_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 12:00:00 GMT', dayMs],
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
    '1000000000',
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
