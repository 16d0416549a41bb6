/** Mistakes in the post step of an agent job. */
import type { Mutation } from './mutation.ts'

export const postMutations: readonly Mutation[] = [
  {
    name: 'the post step believes no state',
    from: 'run, deriveStateKey(secret))',
    to: "run, deriveStateKey(''))",
    tests: ['bundle/forged-state.test.ts', 'a saved state that is signed is believed'],
  },
  {
    name: 'the post step believes a state that nobody signed',
    from: 'if (!isSignedBy(boundText(signed, attempt), signature, key)) return null',
    to: '',
    tests: ['bundle/forged-state.test.ts', 'a saved state that is not signed is ignored'],
  },
  {
    name: 'a state that is ignored is not told',
    from: 'context.log.info("The saved state wasn\'t written by this run, so it is ignored.")',
    to: '',
    tests: ['bundle/forged-state.test.ts', 'a saved state that is ignored is one line in the log'],
  },
  {
    name: 'the post step of a run that has ended tells it again',
    from: "phase === 'ended' || own === null",
    to: 'own === null',
    tests: ['bundle/post.test.ts', 'nothing is left to do after a normal end'],
  },
  {
    name: 'the post step writes a second summary',
    from: 'summary: inputs.summary && saved.result === null',
    to: 'summary: inputs.summary',
    tests: ['bundle/post.test.ts', 'SIGINT ends the waiting at once'],
  },
  {
    name: 'the post step of a killed run writes no summary',
    from: 'summary: inputs.summary && saved.result === null',
    to: 'summary: false',
    tests: ['bundle/post.test.ts', 'after a kill the outputs hold the job'],
  },
  {
    name: 'the post step does not ask for the job',
    from: "hasJob: phase === 'waiting'",
    to: 'hasJob: false',
    tests: ['bundle/post.test.ts', 'after a cancel the post step tells of a job that has ended meanwhile'],
  },
  {
    name: 'the post step asks for a job that the run did not get',
    from: "hasJob: phase === 'waiting'",
    to: 'hasJob: true',
    tests: ['bundle/post.test.ts', 'a run that was killed before its message'],
  },
  {
    name: 'the post step says nothing',
    from: 'context.log.info(annotationFor(report, parts.contextFor(hasComment), false).text)',
    to: '',
    tests: ['bundle/post.test.ts', 'after a kill the outputs hold the job'],
  },
  {
    name: 'the post step may take a minute',
    from: 'const maxStepMs = 17_000',
    to: 'const maxStepMs = 60_000',
    tests: ['bundle/budgets.test.ts', 'the post step waits 17 s for reactions'],
  },
  {
    name: 'the post step may wait a minute for the service',
    from: 'const maxServiceMs = 8_000',
    to: 'const maxServiceMs = 60_000',
    tests: ['bundle/budgets.test.ts', 'the post step waits 8 s for the service'],
  },
  {
    name: 'the post step believes an answer about another job',
    from: "polled?.kind === 'value' && polled.value.id === saved.jobId ?",
    to: "polled?.kind === 'value' ?",
    tests: ['job/finish-run.test.ts', 'a reading of another job is not used'],
  },
  {
    name: 'the post step reads the job of a run that knew its result',
    from: 'hasJob && !isOver &&',
    to: 'hasJob &&',
    tests: ['job/finish-run.test.ts', 'a run that knew its result'],
  },
]
