// A conversation as the reconcile reads it.
import type { TrackedConversation } from '../../src/conversation/tracked-conversation.ts'
import { emptyConversation, reportOf } from '../../src/state/report-parts.ts'
import type { State } from '../../src/state/state.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { sampleRepository } from '../fixtures/sample-reconcile.ts'

/** The state of a run that has ended, with a job. */
export function sampleState(
  conversation: Partial<State['conversation']> = {},
  job: Partial<NonNullable<State['job']>> | null = {},
  run: Partial<State['run']> = {},
): State {
  const times = {
    startedAt: '2026-11-23T09:00:00.000Z',
    updatedAt: '2026-11-23T09:10:00.000Z',
    tookMs: 600_000,
  }
  return {
    run: {
      ...{ id: '100', attempt: 1, askedBy: 'octocat', workflow: null, isCommand: false, ...times },
      ...{ deadlineAt: '2026-11-23T09:30:00.000Z', result: 'no-pull-request', reason: null },
      ...{ detail: null, note: null, commentId: null, ...run },
    },
    job: job && {
      ...{ id: sampleJob().id, createdAt: null, isOwn: true, status: 'active', end: null },
      ...{ link: null, branch: null, repository: null, docsPull: null, ...job },
    },
    conversation: { ...emptyConversation, ...conversation },
  }
}

export function trackedOf(state: State): TrackedConversation {
  return {
    ...{
      repository: sampleRepository,
      commentId: 7,
      authorId: 1,
      url: 'https://github.com/acme/widgets/pull/12#issuecomment-7',
    },
    scope: {
      repositoryId: 1,
      issueNumber: 12,
      key: 'default',
      projectId: 'acme',
      apiHost: 'api.mintlify.com',
    },
    state,
    report: reportOf(state),
  }
}
