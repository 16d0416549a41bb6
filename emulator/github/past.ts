/**
 * Remembers comments as they were, because GitHub's reads can lag behind its
 * writes: for one reading, or for some time in all lists.
 */

import type { MiddlewareHandler } from 'hono'
import type { GitHubEnv } from './context.ts'
import type { IssueCommentState, RepositoryState } from './state.ts'

type Comments = Map<number, IssueCommentState>
/** The comments as they were before a write. */
type Before = { writtenAtMs: number; comments: Comments }

const commentPath = /^\/issues\/(?:\d+\/)?comments(?:\/\d+)?$/
const listPath = /^\/issues\/(?:\d+\/)?comments$/

export type Past = {
  /** For before the faults. */
  allow: MiddlewareHandler<GitHubEnv>
  /** For after the faults. */
  remember: MiddlewareHandler<GitHubEnv>
  /** From the next write on, lists show it only after this time. */
  lag: (lagMs: number) => void
}

export function createPast(now: () => Date): Past {
  const writes = new WeakMap<RepositoryState, Before[]>()
  const writesOf = (repository: RepositoryState) => writes.get(repository) ?? []
  let lag = { sinceMs: 0, ms: 0 }

  /** The first write that lists do not show yet. */
  const firstUnseen = (before: readonly Before[]) =>
    before.find(
      ({ writtenAtMs: atMs }) =>
        atMs >= lag.sinceMs && atMs > now().getTime() - lag.ms,
    )

  return {
    async allow(context, next) {
      const { repository, path } = context.var
      const isRead = context.req.method === 'GET' && commentPath.test(path)
      const canBeStale = isRead && writesOf(repository).length > 0
      context.set('canBeStale', canBeStale)
      return next()
    },

    async remember(context, next) {
      const { repository, path, isStale } = context.var
      const before = writesOf(repository)
      const isRead = context.req.method === 'GET'
      const lags = isRead && listPath.test(path)
      const past = isStale ? before.at(-1) : lags && firstUnseen(before)
      if (past) {
        const { comments } = past
        context.set('repository', { ...repository, comments })
      }
      if (isRead || !commentPath.test(path)) return next()

      const comments = new Map(
        [...repository.comments].map(([id, comment]) => [id, { ...comment }]),
      )
      const writtenAtMs = now().getTime()
      await next()
      if (context.res.ok)
        writes.set(repository, [...before, { writtenAtMs, comments }])
    },

    lag(ms) {
      lag = { sinceMs: now().getTime(), ms }
    },
  }
}
