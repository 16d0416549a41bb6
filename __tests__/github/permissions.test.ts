// Levels of repository permission.
import { expect, test } from '@jest/globals'
import {
  isAtLeast,
  type Permission,
  permissions,
  toPermission,
} from '../../src/github/permissions.ts'

test.each<[string, string, Permission]>([
  ['admin', 'admin', 'admin'],
  ['write', 'maintain', 'maintain'],
  ['write', 'write', 'write'],
  ['read', 'triage', 'triage'],
  ['read', 'read', 'read'],
  ['none', 'none', 'none'],
  ['write', 'docs-editor', 'write'],
  ['read', 'maintain', 'read'],
  ['read', 'admin', 'read'],
  ['write', 'triage', 'write'],
  ['admin', 'undefined', 'admin'],
  ['undefined', 'admin', 'none'],
  ['ADMIN', 'admin', 'none'],
])('%s with the role %s is %s', (permission, role, expected) => {
  expect(toPermission(permission, role)).toBe(expected)
})

test.each(permissions.map((level, index) => ({ level, index })))(
  '$level is at least what is below it',
  ({ level, index }) => {
    expect(permissions.filter((min) => isAtLeast(level, min))).toEqual(
      permissions.slice(0, index + 1),
    )
  },
)
