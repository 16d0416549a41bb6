// What can be asked of the service about a job.

export type StartPlan =
  /** `id`: of the request. */
  | { kind: 'create'; note: string | null; id: string }
  /** `isReplaceable`: whether a new job takes the place of one that is gone. */
  | { kind: 'message'; jobId: string; isReplaceable: boolean; id: string }
  /** Wait for a job that is there. */
  | { kind: 'attach'; jobId: string }
  /** Ask once for the status of a job. */
  | { kind: 'status'; jobId: string }

/**
 * Why a new job takes the place of one with this status, null if that one can go on. Whether a message starts a failed or
 * archived job again is not documented.
 */
export function noteOfReplaced(status: string | null): string | null {
  if (status === 'failed') return 'The previous agent job failed, so this is a new one.'
  return status === 'archived' ? 'The previous agent job was archived, so this is a new one.' : null
}
