// A run by mona in a private repository, and comments of hers.
import type { Comment, Run, Trigger } from '../src/domain/trigger.ts'

/** The sample run, but for what is given. */
export function sampleRun(known: Partial<Run> = {}): Run {
  return {
    eventName: 'workflow_dispatch',
    repository: { owner: 'acme', name: 'widgets', id: 1, isPublic: false },
    sender: { login: 'mona', isBot: false },
    ref: 'refs/heads/main',
    sha: 'abc',
    runId: '123',
    runAttempt: 1,
    serverUrl: 'https://github.com',
    trigger: { kind: 'other' },
    ...known,
  }
}

/** A new comment of mona's on pull request 12, but for what is given. */
export function sampleComment(
  body: string,
  known: Partial<Omit<Extract<Trigger, { kind: 'comment' }>, 'comment'>> = {},
  comment: Partial<Comment> = {},
): Extract<Trigger, { kind: 'comment' }> {
  return {
    kind: 'comment',
    isFromElsewhere: false,
    thread: 12,
    action: 'created',
    isPullRequest: true,
    pullRequest: null,
    ...known,
    comment: {
      ...{ id: 7, surface: 'conversation', url: 'https://github.com/acme/widgets/pull/12#issuecomment-7' },
      ...{ body, author: 'mona', authorIsBot: false, path: null, line: null, diffHunk: null },
      ...comment,
    },
  }
}

/** The event of pull request 12, but for what is given. */
export function samplePull(
  known: Partial<Extract<Trigger, { kind: 'pull-request' }>> = {},
): Extract<Trigger, { kind: 'pull-request' }> {
  const pullRequest = {
    ...{ number: 12, title: 'Add retries', url: 'https://github.com/acme/widgets/pull/12' },
    ...{ headRef: 'retries', baseRef: 'main' },
  }
  return { kind: 'pull-request', pullRequest, isFromElsewhere: false, isPrivileged: false, ...known }
}
