// The visitors of a project, read page by page from Mintlify's analytics API.
import * as z from 'zod/mini'
import { durationText } from '../lib/format.ts'
import type { HttpFailure, HttpOutcome } from '../lib/http-failure.ts'
import { callMintlify } from '../mintlify/call.ts'
import type { ClientOptions } from '../mintlify/client.ts'
import {
  countTry,
  decideRetry,
  noTries,
  reasonOfFailure,
} from '../mintlify/retry.ts'
import type { Reason } from '../outcome.ts'
import type { Counts, VisitorsRow } from './counts.ts'
import type { Period } from './period.ts'

type VisitorsPage = {
  /** Of the whole site and period, on every page. */
  totals: Counts
  rows: VisitorsRow[]
  /** Rows that were left out because their path or a count is not usable. */
  unusable: number
  hasMore: boolean
}

/**
 * A page, or why there is none. `rejected`: Mintlify refused the call, for
 * certain.
 */
type PageAnswer =
  | { kind: 'page'; page: VisitorsPage }
  | { kind: 'rejected' | 'unknown'; reason: Reason; detail: string }

export type GetPage = (query: {
  period: Period
  limit: number
  offset: number
}) => Promise<PageAnswer>

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
export function createVisitorsClient(options: VisitorsOptions): GetPage {
  return ({ period, limit, offset }) => {
    const query = new URLSearchParams({
      ...period,
      limit: String(limit),
      offset: String(offset),
    })
    const path = `v1/analytics/${options.projectId}/visitors?${query}`
    return sendWithRetries(options, async () => {
      const call = { method: 'GET', path, ...limits }
      const answer = await callMintlify(options, call)
      return answer.kind === 'value'
        ? toPage(answer.value, limit, options)
        : answer
    })
  }
}

async function sendWithRetries(
  options: VisitorsOptions,
  send: () => Promise<HttpOutcome<VisitorsPage>>,
): Promise<PageAnswer> {
  const { clock, cancellation, onRetry } = options
  const { cancelled } = cancellation
  const startedMs = clock.elapsedMs()
  for (let tries = noTries; ; ) {
    const answer = await send()
    if (answer.kind === 'value') return { kind: 'page', page: answer.value }
    if (cancelled.aborted) return interrupted(answer)

    tries = countTry(tries, answer)
    const next = decideRetry('visitors', answer, {
      ...tries,
      elapsedMs: clock.elapsedMs() - startedMs,
      remainingMs: cancellation.remainingMs(),
      random: Math.random(),
    })
    if (next.kind !== 'retry') {
      const reason = reasonOfFailure(answer, 'project-not-found')
      const kind = next.kind === 'refused' ? 'rejected' : 'unknown'
      return { kind, reason, detail: answer.detail }
    }
    onRetry(
      `${answer.detail.replace(/\.$/, '')}; next try in ${durationText(next.waitMs)}`,
    )
    await clock.sleep(next.waitMs, cancelled)
    if (cancelled.aborted) return interrupted(answer)
  }
}

function interrupted({ detail }: HttpFailure): PageAnswer {
  return { kind: 'unknown', reason: 'interrupted', detail }
}

/**
 * A finite number from 0. Mintlify describes its counts as numbers, whole or
 * not.
 */
const count = z.number().check(z.nonnegative())
const counts = { human: count, ai: count, total: count }
const row = z.object({ path: z.string(), ...counts })
const answerSchema = z.object({
  totals: z.object(counts),
  visitors: z.array(z.catch(z.nullable(row), null)),
  hasMore: z.boolean(),
})

/**
 * The page with its paths redacted. A row without a path or with an invalid
 * count is left out and counted. Totals are required, because nothing can
 * replace them. `limit` also limits memory and files, so a page with more rows
 * is not used.
 */
function toPage(
  json: unknown,
  limit: number,
  { redact }: ClientOptions,
): HttpOutcome<VisitorsPage> {
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
