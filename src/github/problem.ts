// What went wrong at GitHub, in one sentence of our words that names the permission to add.
import { missingPermissionOf, statusOf } from './retry.ts'

/** Such as `Could not comment: GitHub answered 403. Give the job the permission pull-requests: write.` */
export function describeProblem(what: string, error: unknown): string {
  const status = statusOf(error)
  if (status === 0) return `Could not ${what}: GitHub did not answer in time.`
  const permission = missingPermissionOf(error)
  const advice =
    permission === '' ? adviceFor(status) : ` The token needs: ${permission.replaceAll('_', '-')}.`
  return `Could not ${what}: GitHub answered ${status}.${advice}`
}

function adviceFor(status: number): string {
  if (status === 401) return ' Check `github-token`.'
  if (status === 403) return ' Check the `permissions` of the job, and whether the thread is locked.'
  if (status === 404) return ' Check `issue-number` and the `permissions` of the job.'
  return ''
}
