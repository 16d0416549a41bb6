// Ten thousand jobs a day over two hundred repositories: which hourly limit is met first, and what waiting bills.
import { atMost, type Row, untargeted } from './row.ts'
import { createRandom, jobLengths, shipped, simulateWaiting } from './waiting.ts'

export type Costs = {
  /** Seconds of a runner for a run in the background, and of a reconcile whatever it finds. */
  backgroundSeconds: number
  reconcileSeconds: number
  /** Requests to GitHub of a run in the background, and of a reconcile for each thread it finishes. */
  requestsPerRun: number
  requestsPerThread: number
}

const jobsPerDay = 10_000
const repositories = 200
const usesPerHour = 100
const gitHubRequestsPerHour = 1_000
const reconcilesPerHour = 12
/** Jobs by repository fall off as the rank to this power: a few repositories have most of the traffic. */
const skew = 0.8

/** Returns when limits are met, in the busiest hour, and the billed minutes of a day. */
export function simulateScale(costs: Costs): Row[] {
  const hours = drawHours()
  const maxJobs = Math.max(...hours.flat())
  const overLimit = hours.flatMap((repository) => repository.filter((jobs) => jobs > usesPerHour)).length
  const perJob = costs.requestsPerRun + costs.requestsPerThread
  const requests = maxJobs * perJob + reconcilesPerHour * 2
  const jobsAtGitHubLimit = Math.floor((gitHubRequestsPerHour - reconcilesPerHour * 2) / perJob)
  const first = jobsAtGitHubLimit < usesPerHour ? 'GitHub' : 'Mintlify'
  return [
    untargeted('scale: jobs in the busiest hour of the busiest repository', String(maxJobs)),
    untargeted(
      `scale: hours of a repository over ${usesPerHour} jobs, of ${repositories * 24}`,
      String(overLimit),
    ),
    untargeted('scale: jobs an hour at which one repository meets GitHub’s limit', String(jobsAtGitHubLimit)),
    untargeted('scale: jobs an hour at which one project meets Mintlify’s limit', String(usesPerHour)),
    untargeted('scale: the limit that is met first', `of ${first}, per project and repository alike`),
    untargeted(
      'scale: one project for all repositories, hours over its limit',
      String(hoursOfOneProject(hours)),
    ),
    untargeted(
      'scale: API calls to GitHub in the busiest hour of the busiest repository',
      requests.toFixed(0),
    ),
    ...compareMinutes(costs),
  ]
}

function compareMinutes({ backgroundSeconds, reconcileSeconds }: Costs): Row[] {
  const length = jobLengths['log-normal']
  if (length === undefined) return []
  const lag = simulateWaiting(shipped, length).meanLagMs
  const waitedMinutes = (meanOf(length) + lag) / 60_000
  // A runner bills each started minute of each run.
  const waiting = jobsPerDay * (waitedMinutes + 0.5)
  const background = jobsPerDay * Math.ceil(backgroundSeconds / 60)
  const reconciles = repositories * 24 * reconcilesPerHour * Math.ceil(reconcileSeconds / 60)
  const hourly = repositories * 24 * Math.ceil(reconcileSeconds / 60)
  return [
    untargeted('scale: billed minutes a day, every run waits', waiting.toFixed(0)),
    untargeted(
      'scale: billed minutes a day, background, a reconcile every 5 min in each repository',
      String(background + reconciles),
    ),
    untargeted(
      'scale: billed minutes a day, background, a reconcile each hour in each repository',
      String(background + hourly),
    ),
    atMost('scale: background with hourly reconciles against waiting', (background + hourly) / waiting, {
      max: 1,
    }),
  ]
}

/** Jobs of each hour of a day, by repository. */
function drawHours(): number[][] {
  const random = createRandom(10_000)
  const weights = Array.from({ length: repositories }, (_, rank) => (rank + 1) ** -skew)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const hours = weights.map(() => Array.from({ length: 24 }, () => 0))
  for (let job = 0; job < jobsPerDay; job += 1) {
    const repository = hours[pick(weights, total, random())]
    const hour = drawHour(random)
    if (repository) repository[hour] = (repository[hour] ?? 0) + 1
  }
  return hours
}

/** A day of jobs: how many are asked for in each hour, and how long one takes. */
export function drawJobs(jobs: number) {
  const random = createRandom(jobs)
  const perHour = Array.from({ length: 24 }, () => 0)
  for (let job = 0; job < jobs; job += 1) {
    const hour = drawHour(random)
    perHour[hour] = (perHour[hour] ?? 0) + 1
  }
  const length = jobLengths['log-normal'] ?? (() => 0)
  return { perHour, random, lengthMs: () => length(random) }
}

/** Hours follow a wave with its crest in the afternoon: the busiest has about two and a half times the mean. */
function drawHour(random: () => number): number {
  for (;;) {
    const hour = Math.floor(24 * random())
    const share = (1 + Math.cos(((hour - 14) / 12) * Math.PI)) ** 1.7
    if (random() * 2 ** 1.7 < share) return hour
  }
}

function pick(weights: readonly number[], total: number, drawn: number): number {
  let rest = drawn * total
  return weights.findIndex((weight) => {
    rest -= weight
    return rest <= 0
  })
}

function hoursOfOneProject(hours: readonly number[][]): number {
  const sums = Array.from({ length: 24 }, (_, hour) =>
    hours.reduce((sum, repository) => sum + (repository[hour] ?? 0), 0),
  )
  return sums.filter((jobs) => jobs > usesPerHour).length
}

function meanOf(length: (random: () => number) => number): number {
  const random = createRandom(8)
  const drawn = Array.from({ length: jobsPerDay }, () => length(random))
  return drawn.reduce((sum, ms) => sum + ms, 0) / jobsPerDay
}
