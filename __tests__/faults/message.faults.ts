// Every fault at the message to a job, on the shipped bundle: how the run ends, how often the service was asked, and that
// the invariants hold.
import { makeMessageCases } from './fault-cases.ts'
import { playCasesBeside } from './play-cases.ts'

await playCasesBeside('a fault at the message to a job', makeMessageCases, { width: 16 })
