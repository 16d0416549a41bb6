/** Chooses the event that a workflow is played for. */

import type { WorkflowTemplate } from '@actions/workflow-parser/model/workflow-template'
import type { GitHubEmulator } from '../../github/server.ts'
import { failure, type Result, success } from '../../shared/result.ts'
import { type EventName, eventNames } from '../event-names.ts'
import type { DemoEvent } from '../events.ts'
import { changePull, comment, type Filters, push, release, schedule } from './workflow-events.ts'

type Events = WorkflowTemplate['events']
type Kind = {
  name: EventName
  triggers: string[]
  create: (gitHub: GitHubEmulator, filters: Filters, trigger: string) => DemoEvent
}

export type ChosenEvent = {
  /** As `on` names it. */
  trigger: string
  /** Whether nobody chose it among several. */
  isFirst: boolean
  /** Names of the other events that can be played. */
  others: string[]
  create: (gitHub: GitHubEmulator) => DemoEvent
}

const kinds: Kind[] = [
  { name: 'pull_request', triggers: ['pull_request', 'pull_request_target'], create: changePull },
  { name: 'push', triggers: ['push'], create: push },
  { name: 'comment', triggers: ['issue_comment'], create: comment },
  { name: 'release', triggers: ['release'], create: release },
  { name: 'schedule', triggers: ['schedule'], create: schedule },
]

/** Returns the event of that name, by default the workflow's first that can be played, or what to do instead. */
export function chooseEvent(
  path: string,
  events: Events,
  wanted: string | null,
): Result<ChosenEvent, string> {
  const triggers = Object.keys(events)
  const playable = triggers.flatMap((trigger) => {
    const kind = kinds.find((one) => one.triggers.includes(trigger))
    return kind ? [{ kind, trigger }] : []
  })
  const chosen = playable.find(({ kind }) => wanted === null || kind.name === wanted)
  const names = [...new Set(playable.map(({ kind }) => kind.name))]
  if (chosen === undefined) {
    const advice =
      names.length > 0
        ? `use ${names.map((name) => `--event ${name}`).join(' or ')}`
        : `to play it, add one of ${eventNames.join(', ')} to \`on\``
    const problem = wanted === null ? "which can't be played" : `not on ${wanted}`
    return failure(`${path} runs on ${triggers.join(', ')}, ${problem}; ${advice}.`)
  }
  const { kind, trigger } = chosen
  const others = names.filter((name) => name !== kind.name)
  const filters = readFilters(events[trigger])
  return success({
    trigger,
    isFirst: wanted === null && triggers.length > 1,
    others,
    create: (gitHub) => kind.create(gitHub, filters, trigger),
  })
}

/** A schedule is a list, all else has its filters by name. */
function readFilters(configuration: unknown): Filters {
  return Array.isArray(configuration)
    ? { crons: configuration.map(({ cron }) => String(cron)) }
    : Object(configuration)
}
