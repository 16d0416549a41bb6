// The visitors of a project, read call by call from Mintlify's analytics API.
import * as z from 'zod/mini'
import type { HttpFailure, HttpOutcome } from '../lib/http-failure.ts'
import { callMintlify } from '../mintlify/call.ts'
import type { ClientOptions } from '../mintlify/client.ts'
import {
  nextTryText,
  reasonOfFailure,
  startRetries,
} from '../mintlify/retry.ts'
import type { Reason } from '../outcome.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import type { Period } from './period.ts'

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
  | ({ kind: 'rows' } & Rows)
  | { kind: 'rejected' | 'unknown'; reason: Reason; detail: string }

type Query = { period: Period; limit: number; offset: number }
export type GetRows = (query: Query) => Promise<RowsAnswer>

type VisitorsOptions = ClientOptions & {
  /** Called with a line when a call waits before it is sent again. */
  onRetry: (line: string) => void
}

const limits = { timeoutMs: 30_000, maxBodyBytes: 4 * 1_048_576 }

/**
 * A function for `GET /v1/analytics/{projectId}/visitors`, which sends a call
 * again as the retry policy says.
 *
 * https://www.mintlify.com/docs/api/analytics/visitors
 */
export function createVisitorsClient(options: VisitorsOptions): GetRows {
  return (query) => callWithRetries(options, () => callOnce(options, query))
}

async function callWithRetries(
  options: VisitorsOptions,
  call: () => Promise<HttpOutcome<Rows>>,
): Promise<RowsAnswer> {
  const { clock, cancellation, onRetry } = options
  const { cancelled } = cancellation
  const decideNext = startRetries('visitors', options)
  for (;;) {
    const answer = await call()
    if (answer.kind === 'value') return { kind: 'rows', ...answer.value }
    if (cancelled.aborted) return interrupted(answer)

    const next = decideNext(answer)
    if (next.kind !== 'retry') return failed(answer, next.kind)
    onRetry(nextTryText(answer, next.waitMs))
    await clock.sleep(next.waitMs, cancelled)
    if (cancelled.aborted) return interrupted(answer)
  }
}

async function callOnce(
  options: ClientOptions,
  { period, limit, offset }: Query,
): Promise<HttpOutcome<Rows>> {
  const query = new URLSearchParams({
    ...period,
    limit: String(limit),
    offset: String(offset),
  })
  const path = `v1/analytics/${options.projectId}/visitors?${query}`
  const answer = await callMintlify(options, { path, ...limits })
  return answer.kind === 'value' ? toRows(answer.value, limit, options) : answer
}

function failed(failure: HttpFailure, how: string): RowsAnswer {
  const reason = reasonOfFailure(failure, 'project-not-found')
  const kind = how === 'refused' ? 'rejected' : 'unknown'
  return { kind, reason, detail: failure.detail }
}

function interrupted({ detail }: HttpFailure): RowsAnswer {
  return { kind: 'unknown', reason: 'interrupted', detail }
}

/**
 * A finite number from 0, rounded: Mintlify describes its counts as numbers,
 * whole or not, and no visitor is a fraction.
 */
const count = z.pipe(
  z.number().check(z.nonnegative()),
  z.transform((value) => Math.round(value)),
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
  const usable = visitors.filter((visitor) => visitor !== null)
  const rows = usable.map((visitor) => ({
    ...visitor,
    path: redact(visitor.path),
  }))
  return {
    kind: 'value',
    value: { totals, rows, unusable: visitors.length - rows.length, hasMore },
  }
}
