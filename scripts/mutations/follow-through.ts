/** Mistakes in the commit status of an agent job, and in how its docs pull request is looked after. */
import type { Mutation } from './mutation.ts'

export const followThroughMutations: readonly Mutation[] = [
  {
    name: 'the docs pull request may take all the time at the end',
    from: 'const maxShareMs = 4_000',
    to: 'const maxShareMs = 60_000',
    tests: ['bundle/budgets.test.ts', 'a docs pull request that cannot be read'],
  },
  {
    name: 'the docs pull request of an agent at work is looked after',
    from: '|| isUnfinished(report.result)) return report',
    to: ') return report',
    tests: ['bundle/docs-pull-once.test.ts', 'while the agent works on a follow-up'],
  },
  {
    name: 'the files of a docs pull request are read again though nothing was pushed',
    from: 'areFilesNews(known, pull) ? listFirstFiles(target).catch(() => null) : null',
    to: 'listFirstFiles(target).catch(() => null)',
    tests: ['follow-up/docs-client.test.ts', 'what a docs pull request changes is read once for each head'],
  },
  {
    name: 'on-close: nothing reads the source',
    from: "docsPullRules !== null && docsPullRules.onClose !== 'nothing'",
    to: 'docsPullRules !== null',
    tests: ['bundle/docs-pull-once.test.ts', 'with `on-close: nothing`'],
  },
  {
    name: 'a source that was closed meanwhile is not told of',
    from: 'look(report, last?.state ?? null, signal)',
    to: 'look(report, null, signal)',
    tests: ['bundle/docs-pull-people.test.ts', 'a source that was closed while the agent worked'],
  },
  {
    name: 'the event of a close is not remembered',
    from: '({ state }) => withDocsPull(state, report.pullRequest, docsPull)',
    to: '() => ({ state: null, value: null })',
    tests: ['bundle/on-close.test.ts', 'it reopens what it closed'],
  },
  {
    name: 'a close goes by the rules of the request before',
    from: 'rules && { ...rules, onClose: inputs.onClose }',
    to: 'rules',
    tests: ['bundle/on-close.test.ts', 'a close goes by the inputs of its own run'],
  },
  {
    name: 'a close counts for another docs pull request',
    from: '!state?.job || state.job.link !== link?.url',
    to: '!state?.job',
    tests: ['bundle/on-close.test.ts', 'what was done to one docs pull request'],
  },
  {
    name: 'a command sets the status of the default branch',
    from: 'isComment && trigger.headSha === null ? await readSource(trigger.issueNumber, beforeCreate) : null',
    to: 'null as Awaited<ReturnType<typeof readSource>> | null',
    tests: [
      'bundle/commit-status-races.test.ts',
      'a command on a pull request makes and ends a request on its head',
    ],
  },
  {
    name: 'labels without a token are not told',
    from: 'docsToken !== null || labels.length > 0 || docsReviewers.length > 0',
    to: 'docsToken !== null',
    tests: ['bundle/docs-pull-once.test.ts', 'with no token at all for the docs repository'],
  },
  {
    name: 'the author of a push is not found',
    from: "if (trigger.kind !== 'push') return sourceAuthorOf(trigger)",
    to: 'if (trigger.kind) return sourceAuthorOf(trigger)',
    tests: ['bundle/docs-pull-people.test.ts', 'the author of a push'],
  },
  {
    name: 'author is a login',
    from: "name === 'author' ? (author ?? []) : name",
    to: 'name',
    tests: ['bundle/docs-pull-people.test.ts', 'the author of a pull request'],
  },
  {
    name: 'docs-token is not used',
    from: 'const options = { run, githubToken, docsToken, secret',
    to: 'const options = { run, githubToken, docsToken: null, secret',
    tests: ['bundle/docs-pull.test.ts', 'labels, reviewers and a comment with `docs-token`'],
  },
  {
    name: 'a private source is named in public docs',
    from: 'return { repository, isPublic, issueNumber, url }',
    to: 'return { repository, isPublic: true, issueNumber, url }',
    tests: ['bundle/docs-pull-once.test.ts', 'private source, public docs'],
  },
  {
    name: 'a source without a conversation has no link',
    from: 'issueNumber === null ? runUrl(run) :',
    to: 'issueNumber === undefined ? runUrl(run) :',
    tests: ['bundle/docs-pull-people.test.ts', 'the comment of a run without a pull request'],
  },
  {
    name: 'the branches of the agent are not known',
    from: 'agentBranches: inputs.agentBranches }',
    to: 'agentBranches: [] }',
    tests: ['bundle/docs-pull-links.test.ts', 'a branch that `agent-branches` names'],
  },
  {
    name: 'a waiver names nobody',
    from: 'waiveStatus(run.sender.login, inputs,',
    to: "waiveStatus('', inputs,",
    tests: ['bundle/status-strangers.test.ts', '"/docs skip" sets success'],
  },
  {
    name: 'a head that cannot be read is not told',
    from: "if (reading?.kind === 'failure') warn(reading.error, 'docsPull')",
    to: '',
    tests: ['bundle/commit-status.test.ts', 'a comment on a pull request whose head cannot be read'],
  },
]
