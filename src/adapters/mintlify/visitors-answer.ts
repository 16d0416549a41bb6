// The visitors of an answer. Every number is checked: the counts go into tables that people decide by.
import * as z from 'zod/mini'
import type { VisitorsPage } from '../../domain/visitors/visitors.ts'
import type { Parse } from './request.ts'

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
export const parseVisitors: Parse<VisitorsPage> = (json, redact) => {
  const parsed = visitorsAnswer.safeParse(json)
  if (!parsed.success) return { problem: problemAt(parsed.error.issues[0]?.path) }
  const { totals, visitors, hasMore } = parsed.data
  const usable = visitors.filter((visitor) => visitor !== null)
  const rows = usable.map((visitor) => ({ ...visitor, path: redact(visitor.path) }))
  return { value: { totals, rows, unusable: visitors.length - rows.length, hasMore } }
}

function problemAt(path: readonly PropertyKey[] = []): string {
  if (path[0] === 'totals')
    return 'the answer has no usable `totals`: three whole numbers from 0 on are expected'
  if (path[0] === 'visitors') return 'the answer has no list `visitors`'
  if (path[0] === 'hasMore') return 'the answer does not say in `hasMore` whether there is more'
  return 'the answer is not a JSON object'
}
