// What a person may do in the repository, as GitHub's collaborator permission API says it.
import type { Permission } from '../../domain/event/permission.ts'
import { toPermission } from '../../domain/event/permission.ts'
import type { GitHubClient, Repo } from './client.ts'

/** The person's level, `none` for a stranger. Throws what GitHub throws; the caller takes that for a no. */
export async function readPermission(
  { github, repo }: { github: GitHubClient; repo: Repo },
  login: string,
  signal: AbortSignal,
): Promise<Permission> {
  const { data } = await github.repos.getCollaboratorPermissionLevel({
    ...repo,
    username: login,
    request: { signal },
  })
  return toPermission(data.permission, data.role_name)
}
