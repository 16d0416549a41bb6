// A report as it is stored in a marker. It is ours once its signature is good, yet it is parsed like anything from
// outside: an older or newer version of the action may have written it.
import * as z from 'zod/mini'
import { reasons, results } from '../job/outcome.ts'
import { parsePullRequestLink } from '../job/pull-request-link.ts'
import type { Report, StoredReport } from '../job/report.ts'
import type { Marker } from './comment-state.ts'

const count = z.number().check(z.int(), z.nonnegative())
const instant = z.iso.datetime()
const text = z.string().check(z.maxLength(1_000))

const storedReport = z.object({
  turn: count,
  turnRunId: text,
  jobId: z.nullable(text),
  status: text,
  result: z.nullable(z.enum(results)),
  reason: z.enum(reasons),
  detail: text,
  prLink: z.nullable(text),
  branch: z.nullable(text),
  repository: z.nullable(text),
  runId: text,
  runAttempt: count,
  nonce: text,
  askedBy: text,
  command: z.nullable(
    z.object({ id: count, surface: z.enum(['conversation', 'review']), reactionId: z.nullable(count) }),
  ),
  startedAt: instant,
  updatedAt: instant,
  tookMs: z.nullable(count),
  deadlineAt: instant,
  requests: z.array(z.object({ runId: text, at: instant, text })).check(z.maxLength(10)),
  note: text,
})

const storedMarker = z.object({
  place: z.object({
    repositoryId: count,
    thread: count,
    commentId: count,
    key: text,
    projectId: text,
    apiHost: text,
  }),
  report: storedReport,
})

/** A stored report, null if it is not one that this version understands. The link is checked again. */
export function parseReport(json: string): Report | null {
  const parsed = storedReport.safeParse(parseJson(json))
  return parsed.success ? reportOf(parsed.data) : null
}

/** The marker's content, null if it is not one that this version understands. The link is checked again. */
export function parseStoredReport(json: string): Marker | null {
  const parsed = storedMarker.safeParse(parseJson(json))
  if (!parsed.success) return null
  return { place: parsed.data.place, report: reportOf(parsed.data.report) }
}

function reportOf({ prLink, ...report }: StoredReport): Report {
  return { ...report, pullRequest: parsePullRequestLink(prLink) }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
