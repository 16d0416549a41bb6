// What went wrong at GitHub, in one sentence of our words that names the permission to add.
import { MissingTokenError } from './client.ts'
import { missingPermissionOf, statusOf } from './retry.ts'

/** Such as `Could not comment: GitHub answered 403. The token needs: pull-requests: write.` */
export function describeProblem(what: string, error: unknown): string {
  if (error instanceof MissingTokenError) return `Could not ${what}: \`github-token\` is empty.`
  const status = statusOf(error)
  if (status === 0) return `Could not ${what}: ${troubleOf(error)}.`
  const permission = missingPermissionOf(error).replaceAll('_', '-').replaceAll('=', ': ')
  const advice = permission === '' ? adviceFor(status) : ` The token needs: ${permission}.`
  return `Could not ${what}: GitHub answered ${status}.${advice}`
}

/** What went wrong where there is no status. The client wraps what a request failed of; any other error came from reading. */
function troubleOf(error: unknown): string {
  const isOfRequest = !(error instanceof Error) || error.name === 'HttpError'
  const { name, message } = isOfRequest ? Object(Object(error).cause) : error
  if (name === 'AbortError' || name === 'TimeoutError') return 'GitHub did not answer in time'
  if (name === 'AnswerError') return message
  return isOfRequest ? 'the connection to GitHub failed' : 'the answer of GitHub makes no sense'
}

function adviceFor(status: number): string {
  if (status === 401) return ' Check `github-token`.'
  if (status === 403 || status === 404 || status === 410) {
    return ' Check the `permissions` of the job, and whether the thread is there and open to comments.'
  }
  return ''
}
