// What became of each repository of a reconcile: an output, the log, and a table of the summary.
import { joinSentences, toCode, toEntities } from '../base/escape.ts'
import { countedText, countText } from '../base/format.ts'
import type { ConversationListing } from '../conversation/tracked-conversation.ts'
import type { ConversationUpdate, FollowedPull } from './conversation-update.ts'
import { type Candidate, fullNameOf } from './repositories.ts'

export const repositoryStates = ['done', 'partial', 'archived', 'unreadable', 'empty', 'left'] as const
type RepositoryState = (typeof repositoryStates)[number]

/** What became of one repository. The schema is `docs/schemas/repositories.json`. */
export type RepositoryUpdate = {
  /** Such as `acme/widgets`. */
  repository: string
  /** `empty`: it has no comment of ours. `left`: the pass had no time for it. */
  state: RepositoryState
  /** Agent jobs whose status was checked. */
  checked: number
  /** Comments that now show how their agent job ended. */
  finished: number
  /** Conversations that are still open, because of an agent job or a queued request. */
  pending: number
  /** Queued requests that were sent to the agent. */
  sent: number
  /** What could not be read or written, null if all went well. */
  problem: string | null
}

/** `listing`: null if there was no time. */
export type RepositoryResult = {
  candidate: Candidate
  listing: ConversationListing | null
  updates: readonly ConversationUpdate[]
  followed: readonly FollowedPull[]
  /** Other conversations in which requests are queued. */
  waiting: number
  /** Conversations that were not taken on. */
  left: number
}

/** The update of a repository. */
export function describeRepository(result: RepositoryResult): RepositoryUpdate {
  const { candidate, listing, updates, followed, waiting, left } = result
  const finished = updates.filter(({ isFinished }) => isFinished).length
  const problems = [...updates, ...followed].flatMap(({ problem }) => problem ?? [])
  const listProblem = listing === null || listing.kind === 'archived' ? null : listing.problem
  return {
    repository: fullNameOf(candidate),
    state: stateOf(result, listProblem !== null || problems.length > 0),
    checked: updates.length,
    finished,
    pending: updates.length - finished + waiting + left,
    sent: countSent(updates),
    problem: listProblem ?? problems[0] ?? null,
  }
}

function stateOf(
  { listing, updates, followed, left }: RepositoryResult,
  hasProblem: boolean,
): RepositoryState {
  if (listing === null) return 'left'
  if (listing.kind !== 'listed') return listing.kind
  if (hasProblem) return 'partial'
  if (left > 0) return updates.length + followed.length === 0 ? 'left' : 'partial'
  return listing.conversations.length === 0 ? 'empty' : 'done'
}

/** Why not all comments of a repository were read, null if they were. */
export function listProblemOf({ candidate, listing }: RepositoryResult): string | null {
  if (listing?.kind === 'archived')
    return `\`${fullNameOf(candidate)}\` is archived, so its comments can't be updated.`
  return listing?.problem ?? null
}

/** Whether all comments of a repository were read. Those that nobody asked for by name may be out of reach. */
export function isRead({ candidate, listing }: RepositoryResult): boolean {
  if (listing?.kind === 'listed') return listing.problem === null
  return listing?.kind === 'archived' || (listing?.kind === 'unreadable' && !candidate.isNamed)
}

/** Whether something is left to do, or could not be done. */
export function isTroubled(result: RepositoryResult): boolean {
  return !isRead(result) || ['partial', 'left'].includes(describeRepository(result).state)
}

type Told = {
  repositories: readonly RepositoryUpdate[]
  followed: readonly FollowedPull[]
}

/** For the log of several repositories: one line for each in which something was done or went wrong, and one for the others. */
export function repositoryLines({ repositories, followed }: Told): string[] {
  if (repositories.length < 2) return []
  const { told, others } = sortUpdates({ repositories, followed })
  const lines = told.map((one) => {
    const done = doneText(one, followed)
    return `${one.repository}: ${joinSentences([done && `${done}.`, one.problem])}`
  })
  return others === null ? lines : [...lines, others]
}

/** For the summary of several repositories. Null if there is only one. */
export function tableOfRepositories({ repositories, followed }: Told): string | null {
  if (repositories.length < 2) return null
  const { told, others } = sortUpdates({ repositories, followed })
  const rows = told.map((one) => {
    const note = one.problem === null ? '–' : toCode(one.problem, 500)
    return `| ${toEntities(one.repository)} | ${icons[one.state]}&nbsp;${one.state} | ${doneText(one, followed) ?? '–'} | ${note} |`
  })
  const table = ['| Repository | State | What was done | Note |', '|---|---|---|---|', ...rows].join('\n')
  return [rows.length === 0 ? null : table, others].filter(Boolean).join('\n\n')
}

const icons: Record<RepositoryState, string> = {
  done: '✅',
  partial: '⚠️',
  archived: '🗄️',
  unreadable: '⚠️',
  empty: '⚪',
  left: '⏳',
}

/** Null if nothing was done. */
function doneText(
  { repository, finished, pending, sent }: RepositoryUpdate,
  followed: readonly FollowedPull[],
) {
  const pulls = followed.filter((one) => one.repository === repository).length
  const open = finished + pending
  const texts = [
    open > 0 && `finished ${countText(finished)} of ${countedText(open, 'open conversation')}`,
    ...sentText(sent),
    pulls > 0 && `followed ${countedText(pulls, 'docs pull request')}`,
  ]
  return texts.filter(Boolean).join(', ') || null
}

/** How many queued requests were sent to the agent. */
export function countSent(updates: readonly Pick<ConversationUpdate, 'sent'>[]): number {
  return updates.reduce((sum, { sent }) => sum + sent, 0)
}

/** Such as `sent 2 queued requests`. Nothing for none. */
export function sentText(sent: number): string[] {
  return sent === 0 ? [] : [`sent ${countedText(sent, 'queued request')}`]
}

const otherTexts: readonly [RepositoryState, string][] = [
  ['done', 'unchanged'],
  ['empty', 'without comments of this action'],
  ['archived', 'archived'],
  ['left', 'left for the next run'],
]

function sortUpdates({ repositories, followed }: Told) {
  const changed = new Set(followed.flatMap((one) => (isChange(one) ? one.repository : [])))
  const isTold = ({ state, checked, pending, repository }: RepositoryUpdate) =>
    ['partial', 'unreadable'].includes(state) ||
    (state === 'done' && checked + pending > 0) ||
    changed.has(repository)
  const rest = repositories.filter((one) => !isTold(one))
  const counts = otherTexts.flatMap(([state, text]) => {
    const { length } = rest.filter((one) => one.state === state)
    return length === 0 ? [] : `${countText(length)} ${text}`
  })
  const others = `${countedText(rest.length, 'other repository', 'other repositories')}: ${counts.join(', ')}.`
  return { told: repositories.filter(isTold), others: rest.length === 0 ? null : others }
}

function isChange({ isChanged, isUnfollowed }: FollowedPull): boolean {
  return isChanged || isUnfollowed
}
