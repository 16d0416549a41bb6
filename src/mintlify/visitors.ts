// The visitors of the documentation, read page by page from the analytics interface.
import * as z from 'zod/mini'
import type { Answer } from '../domain/retry.ts'
import type { VisitorsPage, VisitorsQuery } from '../domain/visitors.ts'
import { type ClientSetting, callOf, settle } from './client.ts'
import { attempt, type HttpCall, type Parse } from './http.ts'

export type VisitorsClient = {
  /** GET /v1/analytics/{projectId}/visitors: one page, sent again as the policy says. */
  getPage(query: VisitorsQuery): Promise<Answer<VisitorsPage>>
  /** How many requests have left so far, repeats included: each counts toward the hourly limit. */
  countRequests(): number
}

const longestPageBody = 4 * 1_048_576

/** A client for the visitors of one project. */
export function createVisitorsClient(setting: ClientSetting): VisitorsClient {
  let requests = 0
  const send = async (call: HttpCall) => {
    const result = await attempt(call, parseVisitors)
    if (result.kind !== 'not-sent' && result.kind !== 'tls') requests += 1
    return result
  }
  return {
    getPage(query) {
      const call = { ...callOf(setting, pathOf(setting.projectId, query)), longestBody: longestPageBody }
      return settle(setting, 'visitors', () => send(call))
    },
    countRequests: () => requests,
  }
}

function pathOf(projectId: string, { period, limit, offset }: VisitorsQuery): string {
  const query = new URLSearchParams({ ...period, limit: String(limit), offset: String(offset) })
  return `v1/analytics/${projectId}/visitors?${query}`
}

/** No fraction, no text, nothing negative, nothing above what a number holds exactly. */
const count = z.int().check(z.nonnegative())
const counts = { human: count, ai: count, total: count }
const row = z.object({ path: z.string(), ...counts })

const visitorsAnswer = z.object({
  totals: z.object(counts),
  visitors: z.array(z.catch(z.nullable(row), null)),
  hasMore: z.boolean(),
})

/**
 * Reads the visitor analytics result of the service's interface. A row without a path or with a count that is none is
 * left out and counted. Without usable totals the answer is unreadable: nothing could stand in for them.
 */
export const parseVisitors: Parse<VisitorsPage> = (json) => {
  const parsed = visitorsAnswer.safeParse(json)
  if (!parsed.success) return { problem: problemAt(parsed.error.issues[0]?.path) }
  const { totals, visitors, hasMore } = parsed.data
  const rows = visitors.filter((visitor) => visitor !== null)
  return { value: { totals, rows, unusable: visitors.length - rows.length, hasMore } }
}

function problemAt(path: readonly PropertyKey[] = []): string {
  if (path[0] === 'totals')
    return 'the answer has no usable `totals`: three whole numbers from 0 on are expected'
  if (path[0] === 'visitors') return 'the answer has no list `visitors`'
  if (path[0] === 'hasMore') return 'the answer does not say in `hasMore` whether there is more'
  return 'the answer is not a JSON object'
}
