// What a run tells the agent of its event.

export type EventContext = {
  /** Rendered for the prompt, null if there is none. */
  gather(): Promise<string | null>
}

/** The context of an event that nothing is read of. */
export const noContext: EventContext = { gather: async () => null }
