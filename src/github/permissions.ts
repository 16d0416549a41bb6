// What an account may do in the repository.
import { askAgain, unlessNotFound } from './ask-again.ts'
import type { GitHub } from './client.ts'
import { GitHubError, unusableAnswer } from './errors.ts'
import { trying } from './retry.ts'

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
 * custom role counts as the one it inherits. Permissions change seldom, so that
 * a level counts at once. Throws a GitHubError if GitHub does not say.
 *
 * https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readPermission(
  github: GitHub,
  login: string,
): Promise<Permission> {
  const level = await unlessNotFound(() =>
    askAgain(github, () => askLevel(github, login)),
  )
  if (level !== null) return level

  // Where a token sees nothing, nobody has a permission.
  if (await isVisible(github)) return 'none'
  throw new GitHubError(
    'The token of `github-token` has no access to this repository. Install its GitHub App here, or remove the input to use the token of the workflow.',
    { status: 404 },
  )
}

async function askLevel(
  { rest, repo }: GitHub,
  login: string,
): Promise<Permission> {
  const { data } = await rest.repos.getCollaboratorPermissionLevel({
    ...repo,
    username: login,
    ...trying('for-a-minute'),
  })
  if (typeof data.permission !== 'string') throw unusableAnswer()
  return toPermission(data.permission, String(data.role_name))
}

/** https://docs.github.com/rest/repos/repos#get-a-repository */
async function isVisible({ rest, repo }: GitHub): Promise<boolean> {
  const found = await unlessNotFound(() =>
    rest.repos.get({ ...repo, ...trying('for-a-minute') }),
  )
  return found !== null
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
