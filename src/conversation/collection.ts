// Our comments of a repository: each is looked at as it is read, and only what is needed of it is kept.
import type { KnownRepository } from '../github/read-repositories.ts'
import { withOtherStatuses } from '../state/commit-status.ts'
import { reportOf } from '../state/report-parts.ts'
import type { State } from '../state/state.ts'
import type { ListedComment, RepositoryComments } from './marked-comments.ts'
import { isOurs } from './our-comment.ts'
import { readOwnId } from './own-account.ts'
import { isSameScope, otherStatusOf, readState, type Scope, type StateReading } from './signed-state.ts'
import type { ConversationListing, TrackedConversation } from './tracked-conversation.ts'
import { newerStateText } from './unusable-state.ts'

export type Source = RepositoryComments & {
  /** Where a state must be valid. `key` null stands for every key. */
  scope: Pick<Scope, 'projectId' | 'apiHost'> & { key: string | null }
  signingKey: Buffer
}

type Kept = Omit<TrackedConversation, 'repository'>

/** What is needed of our comments, and no body of any. Nothing is asked yet. */
export function openCollection({ connection, scope, signingKey, signal }: Source) {
  const kept = new Map<string, Kept>()
  const others: Other[] = []
  let unverified = 0
  let problem: string | null = null
  let ownId: Promise<number | null> | null = null
  const readOwn = async () => readOwnId(await connection.client(), { signal })
  const canBeOurs = async ({ author }: ListedComment) => {
    // A bot's comment counts whoever the token is.
    if (author && !author.isBot) ownId ??= readOwn()
    return isOurs(author, ownId && (await ownId))
  }
  return {
    async add(comments: readonly ListedComment[], repositoryId: number): Promise<void> {
      for (const comment of comments) if (await canBeOurs(comment)) keep(comment, repositoryId)
    },
    /** Those that changed last come first. */
    all: (): Kept[] => [...kept.values()],
    /** Why not all of them are known, null if they are. */
    problem: () => problem,
    listing({ id, owner, name, isPublic }: KnownRepository, earlier: string | null): ConversationListing {
      const repository = { id, owner, name, isPublic }
      const places = Map.groupBy(kept.values(), placeOf)
      const otherPlaces = Map.groupBy(others, placeOf)
      const conversations = [...kept.values()].map((one) => {
        const at = placeOf(one)
        const beside = { ours: places.get(at) ?? [], others: otherPlaces.get(at) ?? [] }
        return { ...one, repository, report: reportBeside(one, beside) }
      })
      return { kind: 'listed', conversations, unverified, problem: earlier ?? problem }
    },
  }

  function keep(comment: ListedComment, repositoryId: number): void {
    const { id, body, url, issueNumber, author } = comment
    const hereOf = (key: string): Scope => ({ ...scope, key: scope.key ?? key, repositoryId, issueNumber })
    const reading = readState(body, signingKey, (other) => isSameScope(other, hereOf(other.key)))
    if (reading.kind === 'newer') problem = newerStateText(url)
    else if (reading.kind === 'state')
      keepState(reading, { commentId: id, authorId: author?.id ?? null, url })
    else if (reading.kind !== 'elsewhere') unverified += 1
    if (reading.kind === 'elsewhere' || reading.kind === 'unverified')
      others.push({ scope: reading.scope, reading, url })
  }

  function keepState(
    { scope: here, state }: { scope: Scope; state: State },
    comment: Pick<Kept, 'commentId' | 'authorId' | 'url'>,
  ): void {
    const earlier = kept.get(nameOf(here))
    if (earlier && earlier.commentId < comment.commentId) return
    kept.set(nameOf(here), { scope: here, ...comment, state, report: reportOf(state) })
  }
}

type Other = { scope: Scope; reading: StateReading; url: string }

/** The pull request or issue, of those of one repository. */
function placeOf({ scope }: Pick<Kept, 'scope'>): number {
  return scope.issueNumber
}

/** The report that knows of the commit statuses of the other conversations in its place. */
function reportBeside(
  { scope: here, report }: Kept,
  { ours, others }: { ours: readonly Kept[]; others: readonly Other[] },
): Kept['report'] {
  const shown = others.flatMap(({ reading, url }) => otherStatusOf(reading, url, here) ?? [])
  const own = ours.flatMap((one) => {
    const { commitStatus } = one.report
    return one.scope.key !== here.key && commitStatus ? { context: commitStatus.context, url: one.url } : []
  })
  return withOtherStatuses(report, [...shown, ...own])
}

/** Of the conversations of one repository. */
function nameOf({ issueNumber, key }: Scope): string {
  return `${issueNumber} ${key}`
}
