/** Mistakes in how inputs are read. */
import type { Mutation } from './mutation.ts'

export const inputMutations: readonly Mutation[] = [
  {
    name: 'timeout-minutes are seconds',
    from: 'mapped(positiveDecimal({ max: 350 }), minutesToMs)',
    to: 'mapped(positiveDecimal({ max: 350 }), secondsToMs)',
    tests: ['bundle/outcomes.test.ts', 'a run that is timed-out passes'],
  },
  {
    name: 'cooldown-minutes are seconds',
    from: 'mapped(limit, minutesToMs)',
    to: 'mapped(limit, secondsToMs)',
    tests: ['bundle/queue.test.ts', 'a push in the cooldown is queued with a time'],
  },
  {
    name: 'on-close comments without a token',
    from: "values.docsToken === null ? 'nothing' : 'comment'",
    to: "'comment'",
    tests: ['bundle/on-close.test.ts', 'a close, with `on-close` the default without a token'],
  },
  {
    name: 'on-close follows the token alone',
    from: 'onClose: values.onClose ?? ofToken',
    to: 'onClose: ofToken',
    tests: ['bundle/on-close.test.ts', 'a close, with `on-close` close'],
  },
  {
    name: 'limits go without a comment',
    from: '...limitProblems(known),',
    to: '',
    tests: ['bundle/limits.test.ts', 'a limit without a comment is refused'],
  },
  {
    name: 'a status waits for the merge without a name',
    from: ', mergedStatusProblem(known)',
    to: '',
    tests: ['bundle/commit-status.test.ts', 'a merge without a status is refused'],
  },
  {
    name: 'the reconcile looks back for seconds',
    from: '(days) => days * dayMs',
    to: '(days) => days * 1_000',
    tests: ['bundle/follow.test.ts', 'a pass in which nothing changed writes nothing'],
  },
]
