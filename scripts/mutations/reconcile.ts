/** Mistakes in how the reconcile is put together. */
import type { Mutation } from './mutation.ts'

export const reconcileMutations: readonly Mutation[] = [
  {
    name: 'a reconcile sets no output',
    from: 'files.setOutputs(reconcileOutputs(report))',
    to: '',
    tests: ['bundle/reconcile.test.ts', 'finishes the threads whose job has ended'],
  },
  {
    name: 'a reconcile writes a summary though none is wanted',
    from: 'if (inputs.summary) files.addSummary(renderReconcileSummary',
    to: 'files.addSummary(renderReconcileSummary',
    tests: ['bundle/reconcile-report.test.ts', 'without `summary` there is none'],
  },
  {
    name: 'a reconcile never fails',
    from: 'inputs.failOn.some((result) => result === report.result)',
    to: 'false',
    tests: ['bundle/reconcile.test.ts', 'a comment that cannot be edited is reported'],
  },
  {
    name: 'a reconcile that fails says so as a warning',
    from: "log[fails ? 'error' : 'warning'](title",
    to: 'log.warning(title',
    tests: ['bundle/reconcile.test.ts', 'a key that is refused ends the run'],
  },
  {
    name: 'a reconcile looks at comments of now only',
    from: 'clock.now().getTime() - inputs.maxAgeMs',
    to: 'clock.now().getTime()',
    tests: ['bundle/reconcile.test.ts', 'finishes the threads whose job has ended'],
  },
  {
    name: 'a reconcile never stops following',
    from: 'maxAgeMs: inputs.maxAgeMs, wakeUp',
    to: 'maxAgeMs: Infinity, wakeUp',
    tests: ['bundle/commit-status-reconcile.test.ts', 'a job that is followed for too long'],
  },
  {
    name: 'a reconcile does not hear why it was started',
    from: 'wakeUp: wakeUpOf(run)',
    to: 'wakeUp: null',
    tests: ['bundle/reconcile-repositories.test.ts', 'started by the docs pull request'],
  },
  {
    name: 'a reconcile takes the comments of every key',
    from: 'const scope = { key, projectId',
    to: 'const scope = { key: null, projectId',
    tests: ['bundle/reconcile.test.ts', 'a thread of another key'],
  },
  {
    name: 'a reconcile does not use state-secret',
    from: 'deriveSigningKey(inputs.stateSecret ?? inputs.apiKey)',
    to: 'deriveSigningKey(inputs.apiKey)',
    tests: ['bundle/queue.test.ts', 'while the agent is at work the reconcile sends nothing'],
  },
  {
    name: 'comments link to runs of the reconcile’s repository',
    from: 'runUrl({ ...run, repository, runId: report.runId })',
    to: 'runUrl({ ...run, runId: report.runId })',
    tests: ['bundle/reconcile-repositories.test.ts', 'a pattern reaches the repositories of the App'],
  },
  {
    name: 'comments of a push advise a command',
    from: 'command: report.isCommand ? inputs.command : null',
    to: 'command: inputs.command',
    tests: ['bundle/reconcile-report.test.ts', 'a comment advises the slash command only'],
  },
  {
    name: 'a reconcile writes to its own repository only',
    from: 'connection.forRepository(repository)',
    to: 'connection',
    tests: ['bundle/reconcile-repositories.test.ts', 'a pattern reaches the repositories of the App'],
  },
  {
    name: 'a reconcile lists its own repository only',
    from: 'connection: connection.forRepository(candidate)',
    to: 'connection',
    tests: ['bundle/reconcile-repositories.test.ts', 'a pattern reaches the repositories of the App'],
  },
  {
    name: 'a reconcile writes without a pause',
    from: '{ ...known, token, pace, warn }',
    to: '{ ...known, token, warn }',
    tests: ['reconcile/reconcile-github.test.ts', 'with one token'],
  },
  {
    name: 'the rate limit of the docs token is not seen',
    from: "?? limitOf('docs-token', docs.pace)",
    to: '',
    tests: ['bundle/reconcile-repositories.test.ts', 'with little of the rate limit of `docs-token` left'],
  },
  {
    name: 'the rate limit is used up',
    from: 'left && isNearlySpent(left) ?',
    to: 'left && left.resetAt === null ?',
    tests: ['bundle/reconcile-repositories.test.ts', 'with little of the rate limit left'],
  },
  {
    name: 'a reconcile reads docs with github-token',
    from: "'docs-token': docs.connection",
    to: "'docs-token': main.connection",
    tests: ['bundle/docs-pull-once.test.ts', 'after an expired token the reconcile does the rest'],
  },
  {
    name: 'a pattern goes with any token',
    from: 'patterns.length > 0 && !(await installation.isOfInstallation',
    to: 'patterns.length > 1_000 && !(await installation.isOfInstallation',
    tests: ['bundle/reconcile-repositories.test.ts', 'is refused before any API call'],
  },
  {
    name: 'a pattern goes with a token of one repository',
    from: 'if (isOnly(run.repository, visible)) throw new InputError(onlyHere)',
    to: '',
    tests: ['bundle/reconcile-repositories.test.ts', 'a pattern with a token that sees only this repository'],
  },
  {
    name: 'a pattern that matches nothing is not told',
    from: 'const [first] = unmatched',
    to: 'const [first] = unmatched.slice(1_000)',
    tests: ['bundle/reconcile-repositories.test.ts', 'a pattern that matches nothing'],
  },
  {
    name: 'without a list of repositories those by name are left out',
    from: 'choice.names.length > 0 ? named.candidates : []',
    to: '[]',
    tests: ['bundle/reconcile-repositories.test.ts', 'a list of repositories that cannot be read'],
  },
  {
    name: 'a list of repositories that cannot be read is not told',
    from: "problem: describeGitHubError('list the repositories of the GitHub App', error)",
    to: 'problem: null',
    tests: ['bundle/reconcile-repositories.test.ts', 'a list of repositories that cannot be read'],
  },
  {
    name: 'the status of another repository links to the wrong run',
    from: 'runUrl({ ...run, repository: conversation.repository, runId: report.runId })',
    to: 'runUrl({ ...run, runId: report.runId })',
    tests: ['bundle/reconcile-repositories.test.ts', 'the commit status in another repository'],
  },
  {
    name: 'the reconcile warns again and again',
    from: 'if (!warnings.has(warning)) log',
    to: 'log',
    tests: [
      'bundle/reconcile-repositories.test.ts',
      'the same trouble with two conversations is one warning',
    ],
  },
  {
    name: 'the reconcile names a private source in public docs',
    from: 'isPublic: repository.isPublic',
    to: 'isPublic: true',
    tests: ['bundle/docs-pull-once.test.ts', 'a private source is not named by the reconcile'],
  },
  {
    name: 'the reconcile reads each docs pull request by itself',
    from: 'expectDocsPulls: lists.expect',
    to: 'expectDocsPulls: () => undefined',
    tests: [
      'bundle/reconcile-repositories.test.ts',
      'many docs pull requests of one repository are read by one list',
    ],
  },
]
