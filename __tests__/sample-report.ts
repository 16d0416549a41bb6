// A report of a job at work, asked for by mona.
import type { Report } from '../src/domain/report.ts'

/** The sample report, but for what is given. With a result, its turn has lasted 4 min 12 s. */
export function sampleReport(known: Partial<Report> = {}): Report {
  return {
    turn: 1,
    turnRunId: '123',
    jobId: 'job_1',
    status: 'active',
    result: null,
    reason: '',
    detail: '',
    pullRequest: null,
    branch: null,
    repository: 'acme/docs',
    runId: '123',
    runAttempt: 1,
    nonce: 'n0nce',
    askedBy: 'mona',
    command: null,
    startedAt: '2026-11-20T14:02:00.000Z',
    updatedAt: '2026-11-20T14:06:12.000Z',
    tookMs: known.result ? 252_000 : null,
    deadlineAt: '2026-11-20T14:32:00.000Z',
    requests: [{ runId: '123', at: '2026-11-20T14:02:00.000Z', text: 'add the retry option' }],
    note: '',
    ...known,
  }
}
