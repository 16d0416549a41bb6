// What a run does beside its agent job: the commit status, and the docs pull request. Everything is built when it is first
// needed, because a run without these inputs sends nothing for them.

import { maxShareMs } from '../base/budgets.ts'
import { type Change, type Conversation, changeOrWarn } from '../conversation/conversation.ts'
import { commitOf, type Run, runUrl } from '../event/event.ts'
import { type SourcePull, sourceAuthorOf } from '../event/source-pull.ts'
import { openDocsPulls } from '../follow-up/docs-client.ts'
import type { Source } from '../follow-up/docs-comments.ts'
import type { DocsPullPorts } from '../follow-up/docs-ports.ts'
import type { FollowUp } from '../follow-up/follow-up.ts'
import { type CommitStatuses, openCommitStatuses } from '../follow-up/github-statuses.ts'
import { writeSkippedStatus } from '../follow-up/skipped-status.ts'
import { lookAfter } from '../follow-up/tend-docs-pull.ts'
import { waiveStatus } from '../follow-up/waive-status.ts'
import { writeStatus } from '../follow-up/write-status.ts'
import { pullOfPush } from '../github/commit-pulls.ts'
import type { Connection } from '../github/github-client.ts'
import type { ReadCommitPulls } from '../github/read-commit-pulls.ts'
import { readIsPublic } from '../github/read-repositories.ts'
import { readGitHubApiUrl } from '../runner/proxy.ts'
import { type DocsPull, type DocsPullRules, mergeDocsPull } from '../state/docs-pull.ts'
import { isUnfinished } from '../state/outcome.ts'
import type { Report } from '../state/report.ts'
import type { State } from '../state/state.ts'
import { signingSecret } from './job-inputs.ts'
import type { JobGitHubOptions } from './job-setup.ts'

type Parts = {
  connection: Connection
  conversation: Conversation
  /** Number of the pull request or issue, null if there is none. */
  issueNumber: () => Promise<number | null>
  readCommitPulls: ReadCommitPulls
}

/** What one run does. `warn` gets what could not be done. */
export function openFollowUp(options: JobGitHubOptions, parts: Parts): FollowUp {
  const { inputs, run, beforeCreate, commentContext } = options
  const warn = (text: string, title?: string) => options.warn(text, 'docsPull', title)
  const { connection, conversation } = parts
  const { setStatus, readStatus, readSource } = openCommitStatuses(connection)
  const statusPorts = { setStatus, readStatus, warn }
  const { runUrl: url } = commentContext
  const { patience } = options
  const skippedPorts = { ...statusPorts, conversation, patience, runUrl: url, signal: beforeCreate }
  const readPull = async (signal: AbortSignal): Promise<SourcePull | null> => {
    const number = await parts.issueNumber()
    const reading = number === null ? null : await readSource(number, signal)
    if (reading?.kind === 'failure') warn(reading.error)
    return reading?.kind === 'success' ? reading.value : null
  }
  const statusCommit = () => findStatusCommit(options, readSource)
  const look = async (report: Report, state: SourcePull['state'] | null, signal: AbortSignal) => {
    const { log } = options.context
    const ports = { ...docsPullPorts(options, connection, signal), warn, log: log.info }
    const sourceState = state === 'merged' ? null : state
    const source = await sourceOf(options, parts)
    return lookAfter({ report, source, sourceState, agentBranches: inputs.agentBranches }, ports)
  }
  return {
    statusCommit,
    docsPullRules: () => rulesOf(options, parts),
    waiveStatus: () => waiveStatus(run.sender.login, inputs, { ...skippedPorts, headCommit: statusCommit }),
    writeStatus: (report, signal) => writeStatus({ report, runUrl: url, signal }, statusPorts),
    async writeSkippedStatus(end) {
      if (inputs.commitStatus !== null && !inputs.dryRun)
        await writeSkippedStatus({ end, run, inputs }, skippedPorts)
    },
    async tendDocsPull(report, budget) {
      const signal = withShare(budget)
      const { pullRequest, docsPullRules } = report
      // An agent at work may still change its pull request.
      if (!pullRequest || isUnfinished(report.result)) return report
      const followsSource = docsPullRules !== null && docsPullRules.onClose !== 'nothing'
      const last = followsSource ? await readPull(signal) : null
      return { ...report, docsPull: await look(report, last?.state ?? null, signal) }
    },
    async docsPullState({ pullRequest }) {
      if (!pullRequest) return null
      const { refusal, read } = docsPullPorts(options, connection, beforeCreate)
      if (refusal(pullRequest).read !== null) return null
      const reading = await read(pullRequest)
      return reading.kind === 'success' ? reading.value.state : null
    },
    async sourceChanged(given, sourceState) {
      const rules = given.docsPullRules ?? (await rulesOf(options, parts))
      const report = { ...given, docsPullRules: rules && { ...rules, onClose: inputs.onClose } }
      const docsPull = await look(report, sourceState, beforeCreate)
      if (!docsPull) return
      const change: Change<null> = ({ state }) => withDocsPull(state, report.pullRequest, docsPull)
      await changeOrWarn(conversation, change, { patience: patience(), warn: options.warn })
    },
  }
}

/** What another run has done meanwhile stays, and another pull request is none of this run's. */
function withDocsPull(state: State | null, link: Report['pullRequest'], docsPull: DocsPull) {
  if (!state?.job || state.job.link !== link?.url) return { state: null, value: null }
  const job = { ...state.job, docsPull: mergeDocsPull(docsPull, state.job.docsPull) }
  return { state: { ...state, job }, value: null }
}

/** The comment and the status are to have some of the budget, too. */
function withShare(budget: AbortSignal): AbortSignal {
  return AbortSignal.any([budget, AbortSignal.timeout(maxShareMs)])
}

/** The commit of the event. An event about a comment on a pull request does not name it. */
async function findStatusCommit(
  { inputs, run, beforeCreate, warn }: JobGitHubOptions,
  readSource: CommitStatuses['readSource'],
): Promise<string | null> {
  if (inputs.commitStatus === null) return null
  const { trigger } = run
  const isComment = trigger.kind === 'comment' && trigger.isPullRequest
  const reading =
    isComment && trigger.headSha === null ? await readSource(trigger.issueNumber, beforeCreate) : null
  if (reading?.kind === 'failure') warn(reading.error, 'docsPull')
  return reading?.kind === 'success' ? (reading.value?.headSha ?? null) : commitOf(run)
}

async function rulesOf(
  { inputs, run: { trigger }, beforeCreate }: JobGitHubOptions,
  { connection, readCommitPulls }: Parts,
): Promise<DocsPullRules | null> {
  const { docsToken, docsLabels: labels, docsReviewers, onClose } = inputs
  const hasComment = docsToken !== null || labels.length > 0 || docsReviewers.length > 0
  if (!hasComment && onClose === 'nothing') return null
  const readAuthor = async () => {
    if (trigger.kind !== 'push') return sourceAuthorOf(trigger)
    const what = 'find the author of the commit'
    const pulls = await connection.attempt(what, () => readCommitPulls(trigger.after, beforeCreate))
    return pulls && (pullOfPush(pulls.items, trigger)?.author?.login ?? null)
  }
  const author = docsReviewers.includes('author') ? await readAuthor() : null
  const reviewers = docsReviewers.flatMap((name) => (name === 'author' ? (author ?? []) : name))
  return { labels, reviewers: [...new Set(reviewers)], hasComment, onClose }
}

function docsPullPorts(
  { context, inputs, run }: JobGitHubOptions,
  connection: Connection,
  signal: AbortSignal,
): Omit<DocsPullPorts, 'warn' | 'log'> {
  const { githubToken, docsToken } = inputs
  const secret = signingSecret(inputs) ?? ''
  const apiUrl = readGitHubApiUrl(context.env)
  const options = { run, githubToken, docsToken, secret, apiUrl, clock: context.clock, signal }
  return { ...openDocsPulls(options), isSourcePublic: () => readIsPublic(connection, signal) }
}

async function sourceOf({ inputs, run }: JobGitHubOptions, { issueNumber: find }: Parts): Promise<Source> {
  const { owner, name, isPublic } = run.repository
  const repository = `${owner}/${name}`
  const issueNumber = await find()
  // What `issue-number` names may be either. GitHub leads from the page of an issue to that of a pull request.
  const kind = inputs.issueNumber === null && !isAboutIssue(run.trigger) ? 'pull' : 'issues'
  const url = issueNumber === null ? runUrl(run) : `${run.serverUrl}/${repository}/${kind}/${issueNumber}`
  return { repository, isPublic, issueNumber, url }
}

/** Whether the event is about an issue. A conversation that it does not name is the pull request of a push. */
function isAboutIssue(trigger: Run['trigger']): boolean {
  return trigger.kind === 'comment' && !trigger.isPullRequest
}
