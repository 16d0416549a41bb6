// Whether somebody may still ask for what is queued: permissions are taken away meanwhile.
import type { QueuedRequest } from '../../domain/conversation/state.ts'
import { isAtLeast, type Permission } from '../../domain/event/permission.ts'
import type { Result } from '../../domain/result.ts'

/** Null if GitHub does not say. Nobody is asked about a push or a schedule. */
export async function mayStillAsk(
  { permission, askedBy }: QueuedRequest,
  permissionOf: (login: string) => Promise<Result<Permission, string>>,
): Promise<boolean | null> {
  if (permission === null) return true
  const found = await permissionOf(askedBy)
  return found.kind === 'success' ? isAtLeast(found.value, permission) : null
}
