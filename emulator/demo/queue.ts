/** The scenario in which no run waits: a command comes while the agent is at work, and the reconcile sends it later. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { GitHubEmulator } from '../github/server.ts'
import { type DemoEvent, writeComment } from './events.ts'

/** How long the agent works on each request. */
export const workMs = 8_000

/** Returns the commands, one soon after the other, and the schedule of a reconcile. */
export function queueCommand(gitHub: GitHubEmulator, commands: readonly string[]): DemoEvent[] {
  const written = commands.map((body, index) => writeComment(gitHub, { body, index }))
  const [first] = written
  if (!first) return []
  const { repository, issueNumber, event } = first
  const schedule: DemoEvent = {
    event: { name: 'schedule', payload: { ...Object(event.payload), schedule: '7/10 * * * *' } },
    description: 'Later, the schedule starts the reconcile action.',
    ...{ repository, issueNumber },
    action: 'reconcile',
    before: () => sleep(workMs),
  }
  return [...written, schedule]
}
