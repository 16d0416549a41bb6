// A run that asks GitHub for nothing: there is no conversation to read, and nowhere to write.
import { success } from '../base/result.ts'
import { noConversation } from '../conversation/no-conversation.ts'
import { outcome } from '../state/outcome.ts'
import type { JobGitHub } from './job-github.ts'

export const withoutGitHub: JobGitHub = {
  permissionOf: async () => success('none'),
  react: async () => undefined,
  conversation: noConversation(),
  gatherContext: async () => null,
  commitPulls: async () => success({ items: [], total: 0 }),
  changedFiles: async () => success({ items: [], total: 0 }),
  countRequestsSince: async () => ({ requests: 0, problem: null }),
  postComment: async () => undefined,
  statusCommit: async () => null,
  docsPullRules: async () => null,
  waiveStatus: async () => outcome('skipped', { reason: 'status-not-set' }),
  writeStatus: async () => true,
  writeSkippedStatus: async () => undefined,
  lookAfterDocsPull: async (report) => report,
  sourceChanged: async () => undefined,
  replaceReaction: async () => null,
  command: () => null,
  issueNumber: async () => null,
  showRun: async () => null,
  openPublisher: () => ({
    record: () => undefined,
    status: () => undefined,
    end: async ({ report }) => report,
    abort: () => undefined,
    commentUrl: () => null,
    isWritten: () => true,
    shownIn: () => null,
  }),
}
