// Answers drawn from the description of the documentation service: the same ones in every run.
import fc from 'fast-check'
import { jobIdPattern } from '../../src/mintlify/job.ts'
import { docsServiceDescription } from '../openapi/docs-service.ts'
import { anyOfSchema, type Schemas } from './any-of-schema.ts'

export type JobAnswer = {
  id: string
  status?: string
  source?: { repository?: string; ref?: string }
  model?: string
  prLink?: string | null
  createdAt?: string
  archivedAt?: string
}

export type VisitorsAnswer = { totals: Counts; visitors: (Counts & { path: string })[]; hasMore: boolean }

type Counts = { human: number; ai: number; total: number }

const schemas: Schemas = Object(docsServiceDescription).components.schemas

/**
 * Jobs that fit. The description gives no format of an id, and the action has one. An input loses the spaces around it.
 */
export function drawJobs(count: number, seed: number, fits: (job: JobAnswer) => boolean = () => true) {
  const isUsable = ({ id }: JobAnswer) => jobIdPattern.test(id) && id === id.trim()
  return draw<JobAnswer>('agentJob', (job) => isUsable(job) && fits(job), { seed, numRuns: count })
}

/** Pages of the visitors. */
export function drawPages(count: number, seed: number): VisitorsAnswer[] {
  return draw<VisitorsAnswer>('visitors', () => true, { seed, numRuns: count })
}

function draw<T>(name: string, fits: (value: T) => boolean, parameters: fc.Parameters<T>): T[] {
  const any = anyOfSchema({ $ref: `#/components/schemas/${name}` }, schemas) as fc.Arbitrary<T>
  return fc.sample(any.filter(fits), parameters)
}
