import { expect, test } from '@jest/globals'
import { type Fault, reasonOf, type Situation, situationOf } from '../../../src/domain/http/attempt.ts'
import type { Reason } from '../../../src/domain/job/outcome.ts'

const statuses: [number, Situation, Reason][] = [
  [300, 'refused', 'bad-endpoint'],
  [301, 'refused', 'bad-endpoint'],
  [302, 'refused', 'bad-endpoint'],
  [307, 'refused', 'bad-endpoint'],
  [308, 'refused', 'bad-endpoint'],
  [399, 'refused', 'bad-endpoint'],
  [400, 'refused', 'bad-request'],
  [401, 'refused', 'unauthorized'],
  [403, 'refused', 'forbidden'],
  [404, 'refused', 'project-not-found'],
  [405, 'refused', 'bad-request'],
  [408, 'overloaded', 'unreachable'],
  [409, 'refused', 'bad-request'],
  [413, 'refused', 'bad-request'],
  [425, 'overloaded', 'unreachable'],
  [426, 'refused', 'bad-request'],
  [428, 'refused', 'bad-request'],
  [429, 'limited', 'rate-limited'],
  [451, 'refused', 'bad-request'],
  [499, 'refused', 'bad-request'],
  [500, 'overloaded', 'unreachable'],
  [502, 'overloaded', 'unreachable'],
  [503, 'overloaded', 'unreachable'],
  [504, 'overloaded', 'unreachable'],
  [599, 'overloaded', 'unreachable'],
]

test.each(statuses)('status %d is %s and its reason %s', (status, situation, reason) => {
  const fault: Fault = { kind: 'status', status, retryAfterMs: null, detail: '' }
  expect([situationOf(fault), reasonOf(fault, 'project-not-found')]).toEqual([situation, reason])
})

test.each<[Exclude<Fault['kind'], 'status'>, Reason]>([
  ['not-sent', 'unreachable'],
  ['lost', 'unreachable'],
  ['unreadable', 'unexpected-answer'],
  ['tls', 'tls'],
])('%s is a situation of its own and its reason %s', (kind, reason) => {
  const fault: Fault = { kind, detail: '' }
  expect([situationOf(fault), reasonOf(fault, 'job-not-found')]).toEqual([kind, reason])
})
