// Levels of repository permission, in order.

export const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Permission = (typeof permissions)[number]

/**
 * The level in GitHub's response. `permission` has four levels; `maintain` shows as `write` and `triage` as `read`
 * with the finer word in `role_name`. A custom role has a name of its own and counts as its base.
 *
 * https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export function toPermission(permission: string, roleName: string): Permission {
  if (permission === 'write' && roleName === 'maintain') return 'maintain'
  if (permission === 'read' && roleName === 'triage') return 'triage'
  return permissions.find((level) => level === permission) ?? 'none'
}

/** Whether a level is at least another. */
export function isAtLeast(level: Permission, min: Permission): boolean {
  return permissions.indexOf(level) >= permissions.indexOf(min)
}
