// A run that asks GitHub for nothing: there is no conversation to read, and nowhere to write.
import { outcome } from '../../domain/job/outcome.ts'
import { success } from '../../domain/result.ts'
import type { JobGitHub } from './github.ts'

export const withoutGitHub: JobGitHub = {
  permissionOf: async () => success('none'),
  react: async () => undefined,
  enter: async () => ({ kind: 'none', hasUnverified: false }),
  leave: async () => undefined,
  isLocked: () => false,
  commentUrl: () => null,
  leftMs: () => Number.POSITIVE_INFINITY,
  readMemory: async () => ({ kind: 'none', hasUnverified: false }),
  gatherContext: async () => null,
  commitPulls: async () => success({ items: [], total: 0 }),
  changedFiles: async () => success({ items: [], total: 0 }),
  countTurnsSince: async () => ({ turns: 0, problem: null }),
  postNote: async () => undefined,
  postComment: async () => undefined,
  publish: async () => null,
  updateState: async () => false,
  statusCommit: async () => null,
  docsPullRules: async () => null,
  waiveStatus: async () => outcome('skipped', { reason: 'status-not-set' }),
  writeStatus: async () => true,
  writeSkippedStatus: async () => undefined,
  lookAfterDocsPull: async (report) => report,
  sourceChanged: async () => undefined,
  replaceReaction: async () => undefined,
  command: () => null,
  issueNumber: async () => null,
  openPublisher: () => ({
    comment: () => undefined,
    status: () => undefined,
    end: async (report) => report,
    abort: () => undefined,
    commentUrl: () => null,
  }),
}
