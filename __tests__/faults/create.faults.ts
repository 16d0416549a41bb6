// Every fault at the create of a job, on the shipped bundle: how the run ends, how often the service was asked, and that
// the invariants hold.
import { makeCreateCases } from './fault-cases.ts'
import { playCasesBeside } from './play-cases.ts'

await playCasesBeside('a fault at the create of a job', makeCreateCases, { width: 12 })
