// The visitors of the documentation, read page by page from the analytics API. Only the visitors action loads this file.
import * as z from 'zod/mini'
import { failure, type Result, success } from '../base/result.ts'
import { requestOnce, type ServiceCall } from '../mintlify/call.ts'
import { type ClientOptions, callTo, retryServiceCall, toOutcome } from '../mintlify/mintlify-client.ts'
import type { CallResult } from '../mintlify/retry-policy.ts'
import type { VisitorsPage, VisitorsQuery } from './visitors.ts'

export type VisitorsClient = {
  /**
   * `GET /v1/analytics/{projectId}/visitors`, one page, sent again as the retry policy says.
   *
   * https://www.mintlify.com/docs/api/analytics/visitors
   */
  getPage(query: VisitorsQuery): Promise<CallResult<VisitorsPage>>
  /** Requests sent so far, repeats included: each counts toward the hourly limit. */
  countCalls(): number
}

const maxPageBytes = 4 * 1_048_576

/** A client for the visitors of one project. */
export function createVisitorsClient(options: ClientOptions): VisitorsClient {
  let apiCalls = 0
  const send = async (call: ServiceCall, limit: number) => {
    const outcome = await requestOnce(call)
    if (outcome.kind !== 'not-sent' && outcome.kind !== 'tls') apiCalls += 1
    if (outcome.kind !== 'value') return outcome
    return toOutcome(limitRows(parseVisitors(outcome.value, options.redact), limit))
  }
  return {
    getPage(query) {
      const call = { ...callTo(options, pathOf(options.projectId, query)), maxBodyBytes: maxPageBytes }
      return retryServiceCall(options, { call: 'visitors' }, () => send(call, query.limit))
    },
    countCalls: () => apiCalls,
  }
}

function pathOf(projectId: string, { period, limit, offset }: VisitorsQuery): string {
  const { dateFrom, dateTo } = period
  const query = new URLSearchParams({ dateFrom, dateTo, limit: String(limit), offset: String(offset) })
  return `v1/analytics/${projectId}/visitors?${query}`
}

/** A finite number from 0. The service describes its counts as numbers, whole or not. */
const count = z.number().check(z.nonnegative())
const counts = { human: count, ai: count, total: count }
const row = z.object({ path: z.string(), ...counts })

const visitorsResponse = z.object({
  totals: z.object(counts),
  visitors: z.array(z.catch(z.nullable(row), null)),
  hasMore: z.boolean(),
})

/**
 * The page with its paths redacted, or what is wrong with the response. A row without a path or with an invalid count is
 * left out and counted. Totals are required, because nothing can replace them.
 */
export function parseVisitors(json: unknown, redact: (text: string) => string): Result<VisitorsPage, string> {
  const parsed = visitorsResponse.safeParse(json)
  if (!parsed.success) return failure(problemAt(parsed.error.issues[0]?.path))
  const { totals, visitors, hasMore } = parsed.data
  const usable = visitors.filter((visitor) => visitor !== null)
  const rows = usable.map((visitor) => ({ ...visitor, path: redact(visitor.path) }))
  return success({ totals, rows, unusable: visitors.length - rows.length, hasMore })
}

/** The limit also limits memory and files, so a page with more rows than asked for is not used. */
function limitRows(parsed: Result<VisitorsPage, string>, limit: number): Result<VisitorsPage, string> {
  if (parsed.kind === 'failure' || parsed.value.rows.length + parsed.value.unusable <= limit) return parsed
  return failure(`the answer has more rows than the ${limit} that were asked for`)
}

function problemAt(path: readonly PropertyKey[] = []): string {
  if (path[0] === 'totals') return 'the answer has no usable `totals`: three numbers from 0 on are expected'
  if (path[0] === 'visitors') return 'the answer has no list `visitors`'
  if (path[0] === 'hasMore') return "the answer doesn't say in `hasMore` whether there is more"
  return "the answer isn't a JSON object"
}
