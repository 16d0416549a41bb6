// The visitors of the documentation, read page by page from the analytics interface.
import type { Answer } from '../../domain/http/retry-policy.ts'
import type { VisitorsPage, VisitorsQuery } from '../../domain/visitors/visitors.ts'
import { type ClientSetting, callOf, settle } from './client.ts'
import { attempt, type HttpCall, type Parse } from './request.ts'

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
    const result = await attempt(call, loadParser)
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
  const { dateFrom, dateTo } = period
  const query = new URLSearchParams({ dateFrom, dateTo, limit: String(limit), offset: String(offset) })
  return `v1/analytics/${projectId}/visitors?${query}`
}

async function loadParser(): Promise<Parse<VisitorsPage>> {
  const { parseVisitors } = await import('./visitors-answer.ts')
  return parseVisitors
}
