// Every fault at the reading of a job, on the shipped bundle: how the run ends, how often the service was asked, and that
// the invariants hold.
import { makeReadingCases } from './fault-cases.ts'
import { playCasesBeside } from './play-cases.ts'

await playCasesBeside('a fault at the reading of a job', makeReadingCases, { width: 20 })
