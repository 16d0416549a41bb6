// A report as it leaves the run: without secrets, and in the shape that is stored and signed.
import type { Report } from './report.ts'

/** The report with secrets taken out, as it may be shown, stored and signed. A job id that holds one is dropped. */
export function redactReport(report: Report, redact: (text: string) => string): Report {
  const { docsPullRules: rules } = report
  const ifAny = (text: string | null) => (text === null ? null : redact(text))
  return {
    ...report,
    jobId: ifAny(report.jobId) === report.jobId ? report.jobId : null,
    status: ifAny(report.status),
    detail: ifAny(report.detail),
    branch: ifAny(report.branch),
    repository: ifAny(report.repository),
    askedBy: redact(report.askedBy),
    requests: report.requests.map((request) => ({ ...request, text: redact(request.text) })),
    queue: {
      ...report.queue,
      entries: report.queue.entries.map((entry) => ({
        ...entry,
        askedBy: redact(entry.askedBy),
        request: redact(entry.request),
        text: redact(entry.text),
      })),
    },
    note: ifAny(report.note),
    docsPullRules: rules && {
      ...rules,
      labels: rules.labels.map(redact),
      reviewers: rules.reviewers.map(redact),
    },
  }
}

/** A report as it is stored: the link as its URL, which is checked again when it is read. */
export type StoredReport = Omit<Report, 'pullRequest'> & { prLink: string | null }

/** The report in the shape that is stored and signed. */
export function storeReport({ pullRequest, ...report }: Report): StoredReport {
  return { ...report, prLink: pullRequest?.url ?? null }
}
