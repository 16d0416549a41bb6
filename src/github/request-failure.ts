// What a failed request to GitHub says of itself.
import { messagesIn } from '../lib/plain-text.ts'

/** What Octokit throws for a failed call, as far as it is read here. */
export type RequestFailure = {
  /** Null if no answer came. */
  status: number | null
  headers: Readonly<Record<string, string>>
  /** What GitHub says, null if the answer is not in GitHub's own form. */
  message: string | null
}

/** The parts of an error that Octokit throws. */
export function readFailure(error: unknown): RequestFailure {
  const { status, response } = Object(error)
  const { headers = {}, data } = Object(response)
  return { status: response ? status : null, headers, message: messageOf(data) }
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
