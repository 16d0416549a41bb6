/** The events that a workflow of your own can be played for. */

/** The values of `--event`. */
export const eventNames = ['pull_request', 'push', 'comment', 'release', 'schedule'] as const
export type EventName = (typeof eventNames)[number]
