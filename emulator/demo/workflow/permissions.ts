/** The permissions of the run's token. */

import { allPermissions, readPermissions } from '../../github/permissions.ts'
import type { TokenPermissions } from '../../github/request-context.ts'
import { evaluate, toJson } from './expressions.ts'
import type { Part } from './workflow-file.ts'

/**
 * Returns what the token may do. Without `permissions` in the file, that is the default of new repositories.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export function permissionsOf(part: Part): TokenPermissions {
  if (part === undefined) return { contents: 'read' }
  const given = toJson(evaluate(part, { contexts: {}, functions: {} }))
  if (given === 'write-all') return allPermissions
  if (given === 'read-all') return readPermissions
  const levels = Object.entries(Object(given)).filter(([, level]) => level !== 'none')
  return Object.fromEntries(levels.map(([name, level]) => [name.replaceAll('-', '_'), level]))
}

/** Returns a sentence with what the token may do. */
export function describePermissions(part: Part): string {
  const levels = Object.entries(permissionsOf(part))
  const list = levels.map(([name, level]) => `${name.replaceAll('_', '-')}: ${level}`).join(', ') || 'none'
  const source =
    part === undefined ? ', as in new repositories, because the workflow has no `permissions`' : ''
  return `Permissions of its token: ${list}${source}.`
}
