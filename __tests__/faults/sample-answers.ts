// What the service answers about the job of the fault tests.

export const jobId = 'job_1'
export const goodLink = 'https://github.com/acme/docs/pull/57'

/** The job object as JSON, active and without a pull request but for what is given. */
export function jobJson(known: Record<string, unknown> = {}): string {
  return JSON.stringify({
    id: jobId,
    status: 'active',
    source: { repository: 'acme/docs', ref: null },
    model: 'sonnet',
    prLink: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    archivedAt: null,
    ...known,
  })
}

export const activeJob = jobJson()
export const completedJob = jobJson({
  status: 'completed',
  prLink: goodLink,
  source: { repository: 'acme/docs', ref: 'docs/x' },
})

/** Id of the job that the JSON tells of, empty for none. */
export function idIn(json: string): string {
  return JSON.parse(json).id ?? ''
}
