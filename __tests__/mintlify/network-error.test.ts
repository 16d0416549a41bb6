import { expect, test } from '@jest/globals'
import { describeErrorCode, errorCodeOf, isTlsErrorCode } from '../../src/mintlify/network-error.ts'

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test.each<[string, unknown, string | null]>([
  ['an error', refused, 'ECONNREFUSED'],
  ['its cause', { code: 'ABOVE', cause: { code: 'BETWEEN', cause: refused } }, 'ECONNREFUSED'],
  ['the first of several errors', { code: 'ABOVE', errors: [refused, { code: 'OTHER' }] }, 'ECONNREFUSED'],
  ['several errors in a cause', new Error('all', { cause: new AggregateError([refused]) }), 'ECONNREFUSED'],
  ['an error whose cause is empty', { code: 'ABOVE', cause: undefined }, 'ABOVE'],
  ['an error whose errors are no list', { code: 'ABOVE', errors: 'none' }, 'ABOVE'],
  ['no errors at all', { errors: [] }, null],
  ['an error without a code', new Error('connect'), null],
  ['a code that is no text', { code: 7 }, null],
  ['a text', 'ECONNREFUSED', null],
  ['null', null, null],
  ['undefined', undefined, null],
])('the code of %s', (_, error, expected) => {
  expect(errorCodeOf(error)).toBe(expected)
})

test.each([
  ['CERT_HAS_EXPIRED', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['ERR_SSL_WRONG_VERSION_NUMBER', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['SELF_SIGNED_CERT_IN_CHAIN', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['EPROTO', true],
  ['EPROTONOSUPPORT', false],
  ['ECONNRESET', false],
  ['X_CERT_', false],
  [null, false],
])('%j means that TLS was refused: %p', (code, expected) => {
  expect(isTlsErrorCode(code)).toBe(expected)
})

test.each([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', "the host name wasn't found"],
  ['ERR_PROXY_TUNNEL', "the proxy didn't let the API call through"],
  ['HPE_INVALID_CONSTANT', 'the API call failed with HPE_INVALID_CONSTANT'],
  ['X'.repeat(60), `the API call failed with ${'X'.repeat(60)}`],
  ['X'.repeat(61), 'the API call failed'],
  [null, 'the API call failed'],
  ['mint_key', 'the API call failed'],
  ['E mint_key', 'the API call failed'],
  ['mint_key E', 'the API call failed'],
])('%j in a few words is %j', (code, expected) => {
  expect(describeErrorCode(code)).toBe(expected)
})
