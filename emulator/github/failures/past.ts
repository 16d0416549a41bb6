/** Remembers comments and reactions as they were before the last write, since GitHub's reads can lag behind its writes. */

import type { MiddlewareHandler } from 'hono'
import type { GitHubEnv } from '../request-context.ts'
import { findConversation } from '../routes/issues.ts'
import type { IssueCommentState, Reaction, RepositoryState } from '../state.ts'

export type Past = {
  /** A middleware that remembers what writes to comments, and to reactions to an issue or pull request, change. */
  remember: MiddlewareHandler<GitHubEnv>
  /** Whether this path shows something that was written at most `maxAgeMs` ago. */
  differs: (repository: RepositoryState, path: string, maxAgeMs: number) => boolean
  /** Returns the repository as it was before the last write to each list that is at most `maxAgeMs` ago. */
  view: (repository: RepositoryState, maxAgeMs: number) => RepositoryState
}

/** What an issue or pull request had before the last write. Times are those of `performance.now`. */
type Before<T> = Map<number, { atMs: number; items: T[] }>
type Memory = { comments: Before<IssueCommentState>; reactions: Before<Reaction> }
type Place = { kind: keyof Memory; issue: number | null }

/** Returns a past without writes. */
export function createPast(): Past {
  const memories = new WeakMap<RepositoryState, Memory>()
  const memoryOf = (repository: RepositoryState): Memory => {
    const memory = memories.get(repository) ?? { comments: new Map(), reactions: new Map() }
    memories.set(repository, memory)
    return memory
  }
  return {
    async remember(context, next) {
      const { repository, path } = context.var
      const isWrite = repository !== undefined && context.req.method !== 'GET'
      const place = isWrite ? findPlace(repository, path) : null
      if (place === null || place.issue === null) return next()
      const { kind, issue } = place
      const before = copyItems(repository, issue)
      await next()
      if (!context.res.ok) return
      const atMs = performance.now()
      if (kind === 'comments') memoryOf(repository).comments.set(issue, { atMs, items: before.comments })
      else memoryOf(repository).reactions.set(issue, { atMs, items: before.reactions })
    },
    differs(repository, path, maxAgeMs) {
      const place = findPlace(repository, path)
      if (place === null) return false
      const recent = findRecent<unknown>(memoryOf(repository)[place.kind], maxAgeMs)
      return place.issue === null ? recent.size > 0 : recent.has(place.issue)
    },
    view: (repository, maxAgeMs) => makeView(repository, memoryOf(repository), maxAgeMs),
  }
}

/** Returns which list the path shows or changes. Without a number it is that of the repository. */
function findPlace({ comments }: RepositoryState, path: string): Place | null {
  const [, ofIssue, list] = /^\/issues\/(\d+)\/(comments|reactions)(?:\/\d+)?$/.exec(path) ?? []
  if (ofIssue !== undefined) return { kind: list === 'reactions' ? list : 'comments', issue: Number(ofIssue) }
  const [isComment, id] = /^\/issues\/comments(?:\/(\d+))?$/.exec(path) ?? []
  if (isComment === undefined) return null
  const comment = comments.get(Number(id))
  return id !== undefined && comment === undefined
    ? null
    : { kind: 'comments', issue: comment?.issue ?? null }
}

function copyItems(repository: RepositoryState, issue: number) {
  const comments = [...repository.comments.values()].filter((comment) => comment.issue === issue)
  const { reactions = [] } = findConversation(repository, issue) ?? {}
  return { comments: comments.map((comment) => ({ ...comment })), reactions: [...reactions] }
}

function findRecent<T>(before: Before<T>, maxAgeMs: number): Map<number, T[]> {
  const sinceMs = performance.now() - maxAgeMs
  const recent = [...before].filter(([, { atMs }]) => atMs >= sinceMs)
  return new Map(recent.map(([issue, { items }]) => [issue, items]))
}

function makeView(repository: RepositoryState, memory: Memory, maxAgeMs: number): RepositoryState {
  const comments = findRecent(memory.comments, maxAgeMs)
  const reactions = findRecent(memory.reactions, maxAgeMs)
  const others = [...repository.comments.values()].filter(({ issue }) => !comments.has(issue))
  const asBefore = <T extends { number: number; reactions: Reaction[] }>(all: Map<number, T>) =>
    new Map(
      [...all].map(([number, one]) => [
        number,
        { ...one, reactions: reactions.get(number) ?? one.reactions },
      ]),
    )
  return {
    ...repository,
    comments: new Map([...others, ...[...comments.values()].flat()].map((comment) => [comment.id, comment])),
    issues: asBefore(repository.issues),
    pulls: asBefore(repository.pulls),
  }
}
