// How long everything may take, in milliseconds. `__tests__/base/budgets.test.ts` has what must hold between them.

// Before the create

/** Shared by all calls to GitHub before the create. */
export const maxBeforeCreateMs = 10_000
/** The shares of the gates, and then of the context. */
export const maxGatesMs = 5_000
export const maxContextMs = 5_000
/** What was merged, which may be many pages. */
export const maxMergedMs = 60_000
/** One try of a question about a permission, so that one without an answer is asked three times. */
export const maxPermissionTryMs = 2_500

// The conversation

/** How long a change waits for others: before a request is sent, at the end of the run, and in the post step. */
export const maxBeginWaitMs = 3 * 60_000
export const maxEndWaitMs = 20_000
export const maxPostWaitMs = 4 * 60_000
/** One call about the comment. */
export const maxCallMs = 10_000
/** How long an answer may be written down: a claim lives as much longer than what is sent under it. */
export const claimWriteMs = 3 * 60_000

// The send

/** How long a request that did not arrive is tried again. */
export const maxUnavailableMs = 10 * 60_000
/** The same where it can be queued. */
export const maxUnavailableBeforeQueueMs = 60_000
/** The same for one that is queued: the next reconcile sends it, too. */
export const maxUnavailableInReconcileMs = 10_000
/** The pause between two reads of a job that could not be read before a message. */
export const unreadPauseMs = 5_000

// The end of a run

/**
 * How long what is being sent goes on after a cancel. The runner sends SIGTERM after 7.5 s.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
export const maxSendAfterCancelMs = 4_500
/** The last poll starts at the deadline, so it gets time after it. */
export const maxLastPollMs = 3_000
/** Shared by all calls to GitHub after the deadline. With the time to close, the run ends 10 s after it. */
export const maxAfterDeadlineMs = 6_000
/** Shared by all calls to GitHub at the end of a run that ends earlier. */
export const maxEndMs = 60_000
/** The share of the docs pull request, and of the source pull request. */
export const maxShareMs = 4_000
/** A pending status that is on its way must not arrive after the last one, so it gets some time to do so. */
export const maxLateStatusMs = 3_000
/** The last commit status. The rest is for the comment. */
export const maxLastStatusMs = 5_000
/** How long a run without time holds a lock. After a cancel, the runner kills it within 10 s. */
export const maxCloseMs = 3_500
/** How long something that was left open, such as a connection, may keep the process after its end. */
export const maxOpenMs = 500

// The post step

/** All that is asked of the service. */
export const maxServiceMs = 8_000
/** All that is written beside the comment. */
export const maxStepMs = 17_000

// The reconcile

/** The whole pass. */
export const maxReconcileMs = 10 * 60_000
/** A conversation that is taken on later could not be finished. */
export const maxTakingOnMs = 9.5 * 60_000
