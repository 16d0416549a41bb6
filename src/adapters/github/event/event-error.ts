// What cannot be read of the event that started the run.

/** The event file cannot be used. The message says why and what to do. */
export class EventError extends Error {
  override readonly name = 'EventError'

  constructor(what: string, options?: ErrorOptions) {
    super(
      `${what} Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.`,
      options,
    )
  }
}
