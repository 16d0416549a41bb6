// What a failed request to GitHub says of itself.
import type { Unanswered } from '../lib/http-failure.ts'
import { messagesIn } from '../lib/plain-text.ts'

/** A request to GitHub got no answer. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
  readonly failure: Unanswered

  constructor(failure: Unanswered) {
    super(failure.detail)
    this.failure = failure
  }
}

/** What Octokit throws for a failed call, as far as it is read here. */
export type RequestFailure = {
  /** Null if no answer came. */
  status: number | null
  headers: Readonly<Record<string, string>>
  /** What GitHub says, null if the answer is not in GitHub's own form. */
  message: string | null
  /** How far the request got if no answer came, null if one did. */
  unanswered: Unanswered | null
}

/** The parts of an error that Octokit throws. It wraps what `fetch` throws. */
export function readFailure(error: unknown): RequestFailure {
  const { status, response, cause } = Object(error)
  const { headers, data } = Object(response)
  return {
    status:
      response !== undefined && typeof status === 'number' ? status : null,
    headers: Object.fromEntries(
      Object.entries(Object(headers)).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
    message: messageOf(data),
    unanswered: cause instanceof UnansweredError ? cause.failure : null,
  }
}

/**
 * With what GitHub says of single fields, such as of a body that is too long.
 */
function messageOf(data: unknown): string | null {
  const { message, errors } = Object(data)
  if (typeof message !== 'string') return null
  const details = messagesIn(errors)
  return details === '' ? message : `${message}: ${details}`
}
