/**
 * Publishes the event of every run, so that tests can compare its payload with
 * GitHub's schema.
 */

import { channel, subscribe } from 'node:diagnostics_channel'
import type { ActionEvent } from './event-variables.ts'

/** Subscribers add what is wrong to the problems, a sentence each. */
export type PublishedEvent = { event: ActionEvent; problems: string[] }

const eventChannel = channel('emulator:event')

/** Calls the listener for the event of each run that this process starts. */
export function subscribeToEvents(
  listener: (published: PublishedEvent) => void,
): void {
  // Channels have no types. Only this file publishes to this one.
  subscribe(eventChannel.name, (message) => listener(message as PublishedEvent))
}

/** Publishes the event. Throws if a subscriber finds a problem. */
export function publishEvent(event: ActionEvent): void {
  const problems: string[] = []
  eventChannel.publish({ event, problems })
  if (problems.length > 0)
    throw new Error(`The payload of ${event.name}:\n${problems.join('\n')}`)
}
