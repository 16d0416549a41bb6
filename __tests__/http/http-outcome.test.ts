import { expect, test } from '@jest/globals'
import type { Reason } from '../../src/base/result-codes.ts'
import { classifyFailure, type FailureClass, type HttpFailure } from '../../src/http/http-outcome.ts'
import { reasonForFailure } from '../../src/mintlify/failure-reason.ts'

const statuses: [number, FailureClass, Reason][] = [
  [300, 'client-error', 'redirected'],
  [301, 'client-error', 'redirected'],
  [302, 'client-error', 'redirected'],
  [307, 'client-error', 'redirected'],
  [308, 'client-error', 'redirected'],
  [399, 'client-error', 'redirected'],
  [400, 'client-error', 'bad-request'],
  [401, 'client-error', 'unauthorized'],
  [403, 'client-error', 'forbidden'],
  [404, 'client-error', 'project-not-found'],
  [405, 'client-error', 'bad-request'],
  [408, 'server-error', 'unreachable'],
  [409, 'client-error', 'bad-request'],
  [413, 'client-error', 'bad-request'],
  [425, 'server-error', 'unreachable'],
  [426, 'client-error', 'bad-request'],
  [428, 'client-error', 'bad-request'],
  [429, 'rate-limited', 'rate-limited'],
  [451, 'client-error', 'bad-request'],
  [499, 'client-error', 'bad-request'],
  [500, 'server-error', 'unreachable'],
  [502, 'server-error', 'unreachable'],
  [503, 'server-error', 'unreachable'],
  [504, 'server-error', 'unreachable'],
  [520, 'server-error', 'unreachable'],
  [521, 'unavailable', 'unreachable'],
  [522, 'server-error', 'unreachable'],
  [523, 'unavailable', 'unreachable'],
  [524, 'server-error', 'unreachable'],
  [525, 'unavailable', 'unreachable'],
  [526, 'unavailable', 'unreachable'],
  [527, 'server-error', 'unreachable'],
  [530, 'unavailable', 'unreachable'],
  [599, 'server-error', 'unreachable'],
]

test.each(statuses)('status %d is of the class %s and its reason is %s', (status, failureClass, reason) => {
  const failure: HttpFailure = { kind: 'status', status, retryAfterMs: null, detail: '' }
  expect([classifyFailure(failure), reasonForFailure(failure, 'project-not-found')]).toEqual([
    failureClass,
    reason,
  ])
})

test.each<[number, FailureClass]>([
  [500, 'server-error'],
  [502, 'server-error'],
  [503, 'unavailable'],
  [504, 'server-error'],
])('status %d that says when to come back is of the class %s', (status, failureClass) => {
  const failure: HttpFailure = { kind: 'status', status, retryAfterMs: 0, detail: '' }
  expect(classifyFailure(failure)).toBe(failureClass)
})

test.each<[Exclude<HttpFailure['kind'], 'status'>, Reason]>([
  ['not-sent', 'unreachable'],
  ['no-response', 'unreachable'],
  ['unreadable', 'unexpected-answer'],
  ['tls', 'tls'],
  ['blocked', 'blocked'],
])('%s is a class of its own and its reason is %s', (kind, reason) => {
  const failure: HttpFailure = { kind, detail: '' }
  expect([classifyFailure(failure), reasonForFailure(failure, 'job-not-found')]).toEqual([kind, reason])
})
