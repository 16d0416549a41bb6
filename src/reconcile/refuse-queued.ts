// Which queued requests are never sent: whoever asked may no longer ask, or Mintlify refuses them.
import type { Result } from '../base/result.ts'
import type { TrackedConversation } from '../conversation/tracked-conversation.ts'
import type { Permission } from '../event/permission-level.ts'
import { mayStillAsk } from '../gates/may-still-ask.ts'
import type { QueuedRequest } from '../state/state.ts'
import { lostPermissionText } from '../words/notes.ts'
import type { PublishPorts } from './publish-update.ts'
import type { RefusedRequest } from './queued.ts'

export type PermissionPorts = {
  /** What somebody may do in the repository of a conversation, or why that is not known. */
  permissionOf: (conversation: TrackedConversation, login: string) => Promise<Result<Permission, string>>
}

type RefusePorts = Pick<PublishPorts, 'react'>

/** Asks again what those may do who asked. Without an answer, a request waits for the next run. */
export async function askPermissions(
  tracked: TrackedConversation,
  due: readonly QueuedRequest[],
  ports: RefusePorts & PermissionPorts,
): Promise<{ allowed: string[]; refused: RefusedRequest[] }> {
  const asked = await Promise.all(
    due.map(async (entry) => {
      const isAllowed = await mayStillAsk(entry, (login) => ports.permissionOf(tracked, login))
      return { entry, isAllowed }
    }),
  )
  const less = asked.flatMap(({ entry, isAllowed }) => (isAllowed === false ? entry : []))
  return {
    allowed: asked.flatMap(({ entry, isAllowed }) => (isAllowed === true ? entry.id : [])),
    refused: await Promise.all(
      less.map((entry) => refuse(entry, lostPermissionText(entry.askedBy), { tracked, ports })),
    ),
  }
}

/** The reaction comes first, so that one change tells of everything. */
export async function refuse(
  entry: QueuedRequest,
  why: string,
  { tracked, ports }: { tracked: TrackedConversation; ports: RefusePorts },
): Promise<RefusedRequest> {
  const { command } = entry
  const problem = command && (await ports.react(tracked, command, 'confused'))
  return { entry, why, isTold: problem === null }
}
