import { expect, test } from '@jest/globals'
import { isAtLeast, type Permission, permissions, toPermission } from '../../src/event/permission-level.ts'

test.each<[string, string, Permission]>([
  ['admin', 'admin', 'admin'],
  ['write', 'maintain', 'maintain'],
  ['write', 'write', 'write'],
  ['read', 'triage', 'triage'],
  ['read', 'read', 'read'],
  ['none', 'none', 'none'],
  ['admin', 'release-boss', 'admin'],
  ['write', 'docs-writer', 'write'],
  ['read', 'auditor', 'read'],
  ['read', 'admin', 'read'],
  ['read', 'maintain', 'read'],
  ['write', 'triage', 'write'],
  ['none', 'maintain', 'none'],
  ['', '', 'none'],
  ['', 'admin', 'none'],
  ['owner', 'owner', 'none'],
  ['ADMIN', 'admin', 'none'],
  ['constructor', '', 'none'],
])('permission %j with role %j is %s', (permission, roleName, expected) => {
  expect(toPermission(permission, roleName)).toBe(expected)
})

const order: Permission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin']

test.each(order.flatMap((level, at) => order.map((min, bound) => [level, min, at >= bound] as const)))(
  '%s is at least %s: %p',
  (level, min, expected) => {
    expect(isAtLeast(level, min)).toBe(expected)
  },
)

test('no level is missing', () => {
  expect([...permissions]).toEqual(order)
})
