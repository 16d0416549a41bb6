// What the calls of the last minute have cost. GitHub allows each token 900 points a minute.
//
// https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#calculating-points-for-the-secondary-rate-limit

const windowMs = 60_000
/** The rest is left to others with the same token. */
const maxPoints = 800

export type Points = {
  /** Milliseconds until a call of that cost fits into the limit. */
  waitMs(cost: number, nowMs: number): number
  spend(cost: number, nowMs: number): void
}

/** A minute without calls so far. */
export function createPoints(): Points {
  let spent: { cost: number; atMs: number }[] = []
  return {
    waitMs(cost, nowMs) {
      spent = spent.filter(({ atMs }) => atMs + windowMs > nowMs)
      let excess = spent.reduce((sum, one) => sum + one.cost, cost) - maxPoints
      for (const one of spent) {
        if (excess <= 0) return 0
        excess -= one.cost
        if (excess <= 0) return one.atMs + windowMs - nowMs
      }
      return 0
    },
    spend: (cost, atMs) => void spent.push({ cost, atMs }),
  }
}
