// What an account may do in the repository.
import type { GitHub } from './client.ts'
import { GitHubError } from './errors.ts'

/** Levels of repository permission, in order. */
export const permissions = [
  'none',
  'read',
  'triage',
  'write',
  'maintain',
  'admin',
] as const
export type Permission = (typeof permissions)[number]

/** Whether a level is at least another. */
export function isAtLeast(level: Permission, min: Permission): boolean {
  return permissions.indexOf(level) >= permissions.indexOf(min)
}

/**
 * The level of an account, `none` for one that GitHub does not know here. A
 * custom role counts as the one it inherits. Throws a GitHubError if GitHub
 * does not say.
 *
 * https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readPermission(
  { rest, repo }: GitHub,
  login: string,
): Promise<Permission> {
  try {
    const { data } = await rest.repos.getCollaboratorPermissionLevel({
      ...repo,
      username: login,
    })
    return toPermission(String(data.permission), String(data.role_name))
  } catch (error) {
    if (
      error instanceof GitHubError &&
      error.status === 404 &&
      error.isInaccessible
    )
      return 'none'
    throw error
  }
}

/**
 * `permission` has four levels. `maintain` shows as `write` and `triage` as
 * `read`, with the finer word in `role_name`.
 */
export function toPermission(permission: string, roleName: string): Permission {
  if (permission === 'write' && roleName === 'maintain') return 'maintain'
  if (permission === 'read' && roleName === 'triage') return 'triage'
  return permissions.find((level) => level === permission) ?? 'none'
}
