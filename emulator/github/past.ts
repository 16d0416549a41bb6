/**
 * Remembers comments as they were before the last write, because GitHub's reads
 * can lag behind its writes.
 */

import type { MiddlewareHandler } from 'hono'
import type { GitHubEnv } from './context.ts'
import type { IssueCommentState, RepositoryState } from './state.ts'

type Comments = Map<number, IssueCommentState>

const commentPath = /^\/issues\/(?:\d+\/)?comments(?:\/\d+)?$/

/** Returns a middleware for before the faults, and one for after them. */
export function createPast(): Record<
  'allow' | 'remember',
  MiddlewareHandler<GitHubEnv>
> {
  const before = new WeakMap<RepositoryState, Comments>()
  return {
    async allow(context, next) {
      const { repository, path } = context.var
      const isRead = context.req.method === 'GET' && commentPath.test(path)
      context.set('canBeStale', isRead && before.has(repository))
      return next()
    },
    async remember(context, next) {
      const { repository, path, isStale } = context.var
      const comments = isStale ? before.get(repository) : undefined
      if (comments) context.set('repository', { ...repository, comments })
      if (context.req.method === 'GET' || !commentPath.test(path)) return next()
      const copies = [...repository.comments].map(
        ([id, comment]) => [id, { ...comment }] as const,
      )
      await next()
      if (context.res.ok) before.set(repository, new Map(copies))
    },
  }
}
