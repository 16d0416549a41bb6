// The visitors of a project, read call by call from Mintlify's analytics API.
import * as z from 'zod/mini'
import type { HttpOutcome } from '../lib/http-failure.ts'
import { callMintlify } from '../mintlify/call.ts'
import type { ClientOptions } from '../mintlify/client.ts'
import { nextTryText, reasonOfFailure } from '../mintlify/retry.ts'
import type { Reason } from '../outcome.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import type { Period } from './period.ts'
import { isRefusal, startRetries } from './retry.ts'

/** Some rows of a period, as one call brings them. */
type Rows = {
  /** Of the whole site and period, in every answer. */
  totals: Counts
  rows: VisitorsRow[]
  /** Rows that were left out because their path or a count is not usable. */
  unusable: number
  hasMore: boolean
}

/**
 * Rows, or why there are none. `rejected`: Mintlify refused the call, for
 * certain.
 */
type RowsAnswer =
  | { kind: 'value'; value: Rows }
  | { kind: 'rejected' | 'unknown'; reason: Reason; detail: string }

type Query = { period: Period; limit: number; offset: number }
export type GetRows = (query: Query) => Promise<RowsAnswer>

const limits = { timeoutMs: 30_000, maxBodyBytes: 32 * 1_048_576 }

/**
 * The answer to `GET /v1/analytics/{projectId}/visitors`, which is sent again
 * as the retry policy says. `onRetry` is called with a line before each wait.
 *
 * https://www.mintlify.com/docs/api/analytics/visitors
 */
export async function getVisitors(
  options: ClientOptions & { onRetry: (line: string) => void },
  query: Query,
): Promise<RowsAnswer> {
  const { clock, onRetry } = options
  const { cancelled } = options.cancellation
  const nextWaitMs = startRetries(clock)
  for (;;) {
    const answer = await callOnce(options, query)
    if (answer.kind === 'value') return answer
    const { detail } = answer
    const waitMs = nextWaitMs(answer)
    if (waitMs !== null && !cancelled.aborted) {
      onRetry(nextTryText(answer, waitMs))
      await clock.sleep(waitMs, cancelled)
    }
    if (cancelled.aborted)
      return { kind: 'unknown', reason: 'interrupted', detail }
    if (waitMs !== null) continue
    const kind = isRefusal(answer) ? 'rejected' : 'unknown'
    const reason = reasonOfFailure(answer, 'project-not-found')
    return { kind, reason, detail }
  }
}

async function callOnce(
  options: ClientOptions,
  { period, limit, offset }: Query,
) {
  const query = new URLSearchParams({
    ...period,
    limit: String(limit),
    offset: String(offset),
  })
  const path = `v1/analytics/${options.projectId}/visitors?${query}`
  const answer = await callMintlify(options, { path, ...limits })
  return answer.kind === 'value' ? toRows(answer.value, limit, options) : answer
}

/**
 * A finite number from 0, rounded: Mintlify describes its counts as numbers,
 * whole or not, and no visitor is a fraction.
 */
const count = z.pipe(
  z.number().check(z.nonnegative()),
  // Without the sign of a negative zero.
  z.transform((value) => Math.round(value) || 0),
)
const counts = { human: count, ai: count, total: count }
const row = z.object({ path: z.string(), ...counts })
const answerSchema = z.object({
  totals: z.object(counts),
  visitors: z.array(z.catch(z.nullable(row), null)),
  hasMore: z.boolean(),
})

/**
 * The rows with their paths redacted. One without a path or with an invalid
 * count is left out and counted. Totals are required, because nothing can
 * replace them. `limit` also limits memory and files, so an answer with more
 * rows is not used.
 */
function toRows(
  json: unknown,
  limit: number,
  { redact }: ClientOptions,
): HttpOutcome<Rows> {
  const parsed = answerSchema.safeParse(json)
  if (!parsed.success) {
    const [field] = parsed.error.issues[0]?.path ?? []
    const missing =
      field === undefined
        ? "isn't a JSON object"
        : `has no usable \`${String(field)}\``
    return { kind: 'unreadable', detail: `the answer ${missing}` }
  }
  const { totals, visitors, hasMore } = parsed.data
  if (visitors.length > limit)
    return {
      kind: 'unreadable',
      detail: `the answer has more rows than the ${limit} that were requested`,
    }
  const rows = visitors
    .filter((visitor) => visitor !== null)
    .map((visitor) => ({ ...visitor, path: redact(visitor.path) }))
  return {
    kind: 'value',
    value: { totals, rows, unusable: visitors.length - rows.length, hasMore },
  }
}
