/**
 * The secondary limits of each token.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */

import type { MiddlewareHandler } from 'hono'
import { describeSecondaryLimit } from '../rate-limits.ts'
import type { GitHubContext, GitHubEnv, Token } from '../request-context.ts'
import { findAllowance, type Limits, type Refusal, setRateHeaders } from './rates.ts'
import { createWindow, type Window } from './windows.ts'

type Usage = {
  /** Requests without an answer so far. */
  running: number
  points: Window
  contentPerMinute: Window
  contentPerHour: Window
}

const minuteMs = 60_000
const hourMs = 3_600_000
const maxRunning = 100
const maxPointsPerMinute = 900
const maxContentPerMinute = 80
const maxContentPerHour = 500
/** GitHub documents the points only, not which methods create content. The choice is the emulator's. */
const contentMethods = ['POST', 'PATCH', 'PUT']
const cheapMethods = ['GET', 'HEAD', 'OPTIONS']
/** The emulator's choice: GitHub advises at least a minute if a response does not say how long to wait. */
const retryAfterSeconds = 60

/**
 * Returns a middleware that responds with 403 to a request above a secondary limit.
 *
 * GitHub also limits the CPU time, which the emulator does not measure. The rest is the emulator's choice: requests
 * above a limit do not count, and points count for all endpoints together, not for each.
 */
export function limitSecondary(limits: Limits): MiddlewareHandler<GitHubEnv> {
  const usages = new Map<string, Usage>()
  return async (context, next) => {
    const token: Token | undefined = context.var.token
    if (token === undefined) return next()
    const usage = usages.get(token.token) ?? createUsage()
    usages.set(token.token, usage)
    const kind = countRequest(usage, context.req.method, limits.now().getTime())
    if (kind !== null) return refuse(limits, context, kind)
    const { outgoing } = context.env
    // An aborted request has closed before: it does not close once more.
    if (outgoing.closed) return next()
    usage.running += 1
    outgoing.once('close', () => {
      usage.running -= 1
    })
    return next()
  }
}

function createUsage(): Usage {
  return {
    running: 0,
    points: createWindow(minuteMs, maxPointsPerMinute),
    contentPerMinute: createWindow(minuteMs, maxContentPerMinute),
    contentPerHour: createWindow(hourMs, maxContentPerHour),
  }
}

/** Counts the request and returns null or, without counting it, returns the limit that it would exceed. */
function countRequest(usage: Usage, method: string, nowMs: number): Refusal['kind'] | null {
  const { running, points, contentPerMinute, contentPerHour } = usage
  const cost = cheapMethods.includes(method) ? 1 : 5
  const content = contentMethods.includes(method) ? 1 : 0
  const hasRoom = contentPerMinute.hasRoom(content, nowMs) && contentPerHour.hasRoom(content, nowMs)
  if (running >= maxRunning) return 'concurrency'
  if (!points.hasRoom(cost, nowMs)) return 'points'
  if (!hasRoom) return 'content'
  points.add(cost, nowMs)
  if (content === 0) return null
  contentPerMinute.add(content, nowMs)
  contentPerHour.add(content, nowMs)
  return null
}

function refuse(limits: Limits, context: GitHubContext, kind: Refusal['kind']): Response {
  limits.refusals.push({ kind, path: context.var.requestPath })
  if (limits.hasPrimary) setRateHeaders(context, findAllowance(limits, context))
  return context.json(describeSecondaryLimit(403), 403, { 'retry-after': String(retryAfterSeconds) })
}
