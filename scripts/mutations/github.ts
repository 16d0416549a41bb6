/** Mistakes in what the run of an agent job reads of GitHub. */
import type { Mutation } from './mutation.ts'

export const gitHubMutations: readonly Mutation[] = [
  {
    name: 'the gates may take all the time before the create',
    from: 'const maxGatesMs = 5_000',
    to: 'const maxGatesMs = 15_000',
    tests: ['bundle/budgets.test.ts', 'a gate has 5 of the 10 s'],
  },
  {
    name: 'the context may take all the time before the create',
    from: 'const maxContextMs = 5_000',
    to: 'const maxContextMs = 15_000',
    tests: ['bundle/budgets.test.ts', 'the context has 5 of the 10 s'],
  },
  {
    name: 'the context of a run that waited has no time',
    from: 'beforeCreate.aborted ? options.signals.abortAfter(maxContextMs) : beforeCreate',
    to: 'beforeCreate',
    tests: ['bundle/budgets.test.ts', 'a run that waited for another'],
  },
  {
    name: 'a run for a comment without a command lacks its text',
    from: 'const withCommentText = inputs.command === null',
    to: 'const withCommentText = false',
    tests: ['bundle/commands.test.ts', 'with an empty `command` a comment is an event like any other'],
  },
  {
    name: 'the context ignores its input',
    from: 'choice: inputs.context',
    to: "choice: 'auto'",
    tests: ['bundle/outcomes.test.ts', 'nothing of the run is missing without a summary and a comment'],
  },
  {
    name: 'what the context lacks is not told',
    from: 'for (const problem of problems) context.log.info(problem)',
    to: '',
    tests: ['bundle/budgets.test.ts', 'the context has 5 of the 10 s'],
  },
  {
    name: 'a refused gate is told like any other',
    from: 'return failure({ problem, isRefused: isRefused(error) })',
    to: 'return failure({ problem, isRefused: false })',
    tests: ['bundle/loop-guard-faults.test.ts', '403'],
  },
  {
    name: 'a limit of the day counts one key only',
    from: 'scope: { projectId, apiHost, key: null }',
    to: 'scope: { projectId, apiHost, key: scope.key }',
    tests: ['bundle/limits.test.ts', 'requests of a day count with every'],
  },
  {
    name: 'issue-number is ignored',
    from: 'issueNumber: inputs.issueNumber',
    to: 'issueNumber: null',
    tests: ['bundle/thread.test.ts', '`issue-number` names an issue'],
  },
  {
    name: 'comment: off writes a comment',
    from: "inputs.comment === 'off' ? noConversation()",
    to: 'inputs.comment === null ? noConversation()',
    tests: ['bundle/thread.test.ts', '`off` writes none'],
  },
  {
    name: 'projects share a comment',
    from: 'repositoryId: run.repository.id, key, projectId,',
    to: "repositoryId: run.repository.id, key, projectId: '',",
    tests: ['bundle/thread.test.ts', 'two projects have one each'],
  },
  {
    name: 'hosts share a comment',
    from: 'repositoryId: run.repository.id, key, projectId, apiHost: apiUrl.host',
    to: "repositoryId: run.repository.id, key, projectId, apiHost: ''",
    tests: ['bundle/markers.test.ts', 'the marker is signed and says which job'],
  },
  {
    name: 'the comment links to the run that changed it last',
    from: 'const url = runUrl({ ...run, runId: report.runId })',
    to: 'const url = runUrl(run)',
    tests: ['bundle/limits.test.ts', 'a command that meets a limit gets a reaction and a sentence'],
  },
  {
    name: 'only the first page of a list is read',
    from: 'if (url === undefined || page === maxPages) return',
    to: 'return',
    tests: ['bundle/links.test.ts', 'a short page of changed files does not end the list'],
  },
]
