// The times that rules between runs, GitHub and Mintlify rest on, with the fact
// behind each. What has to hold between them is a test, `times.test.ts`. A time
// that concerns one call alone stays with that call.

// GitHub.

/**
 * GitHub ends a request after 10 s by itself.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#timeouts
 */
export const gitHubTimeoutMs = 10_000

/** By then, GitHub's lists usually show a write. */
export const listedMs = 3_000

/**
 * By then, they show it for certain. A write without an answer has taken
 * effect, or never will.
 */
export const settledMs = 15_000

/** GitHub cuts its times to the second. */
export const gitHubPrecisionMs = 1_000

/** A secondary rate limit without a time of its own lasts at least this long. */
export const usualLimitMs = 60_000

/**
 * What has to be known or written is tried for this long. A longer outage is left
 * to a re-run.
 */
export const mustKnowMs = 60_000

/** GitHub asks for a second between writes. */
export const betweenWritesMs = 1_000

// Between runs of a conversation.

/**
 * A reading of our comment counts for this long. A request leaves by then, and is
 * answered within another minute, before its run counts as dead.
 */
export const freshMs = 60_000

/**
 * How long a run waits before it looks again whether another one has sent,
 * which takes seconds, and a minute at most.
 */
export const pauseMs = 15_000

/**
 * A run still marked as sending counts as dead if the comment hasn't changed
 * for this long: one that is alive has had its answer, and time to write it.
 */
export const deadMs = 3 * 60_000

/**
 * GitHub may let the write that begins a comment wait for a minute. Twice as
 * long is enough.
 */
export const beginningMs = 2 * 60_000

/**
 * No agent job works for longer: Mintlify ends its own automations after 25
 * hours. A create that nobody can confirm bars others for this long.
 */
export const maxJobMs = 26 * 3_600_000

// Mintlify.

/**
 * Mintlify may need a minute to find a new job, so that after one and a half it
 * does. As long after a message, a job can show how the request before ended.
 */
export const caughtUpMs = 90_000

/** A completed job may get its pull request link half a minute later. */
export const linkMs = 30_000

/** A reading can be so old, even if the job was at work in an earlier one. */
export const maxReadLagMs = 15_000

/**
 * An outage is waited out for this long: a job is read on, and a request that
 * certainly did not arrive is sent again. A longer one is left to a re-run.
 */
export const outageMs = 10 * 60_000

/**
 * A job that was free for a message counts as free for this long. Only runs of
 * its conversation send it messages.
 */
export const idleMs = 30_000

/**
 * What the agent is told about the event is gathered for this long. It can look
 * up the rest by the links.
 */
export const contextMs = 15_000

// The end of a run. The runner kills a cancelled one after 10 s.

/**
 * A request that may be the only reference to a job goes on for this long, and so
 * does the last poll.
 */
export const lastAnswerMs = 5_000

/**
 * The end is written after the time of the run is up. Its calls have this long
 * together. What they leave undone, the post step does.
 */
export const lastCallMs = 8_000

/**
 * The post step waits until what was under way is settled, then reads and writes.
 * The runner lets it go on for less than five minutes.
 */
export const maxPostMs = settledMs + 2 * mustKnowMs

/** How long a reconcile goes on. */
export const reconcileMs = 10 * 60_000
