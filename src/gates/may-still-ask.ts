// Whether somebody may still ask for what is queued: permissions are taken away meanwhile.
import type { Result } from '../base/result.ts'
import { isAtLeast, type Permission } from '../event/permission-level.ts'
import type { QueuedRequest } from '../state/state.ts'

/** Null if GitHub does not say. Nobody is asked about a push or a schedule. */
export async function mayStillAsk(
  { permission, askedBy }: QueuedRequest,
  permissionOf: (login: string) => Promise<Result<Permission, string>>,
): Promise<boolean | null> {
  if (permission === null) return true
  const found = await permissionOf(askedBy)
  return found.kind === 'success' ? isAtLeast(found.value, permission) : null
}
