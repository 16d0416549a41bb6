// Mutation tests run properties so often that each gets little time, and what
// fails is not shrunk.
import fc from 'fast-check'

fc.configureGlobal({ interruptAfterTimeLimit: 200, endOnFailure: true })
