// Looks after a docs pull request: reads what became of it, labels it, requests reviews, and links back to the request. Each
// is done once, and what is refused is a warning.
import { type PullRequestLink, pullRequestName } from '../mintlify/pull-request-link.ts'
import { type DocsPull, type DocsPullRules, type DocsPullTask, newDocsPull } from '../state/docs-pull.ts'
import { awaitsMerge } from './describe-status.ts'
import { maySeeSource, requestComment, type Source } from './docs-comments.ts'
import type { DocsPullPorts, DocsPullRequest, ReadDocsPull } from './docs-ports.ts'
import { foreignBranch, whyNotInRepository, whyNotOfJob } from './docs-pull-conditions.ts'
import { followSource } from './follow-source.ts'
import { requestReviews } from './request-reviews.ts'

const noRules: DocsPullRules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' }

/** What is known of the docs pull request afterwards. Null without one. */
export async function lookAfter(request: DocsPullRequest, ports: DocsPullPorts): Promise<DocsPull | null> {
  const { report } = request
  const link = report.pullRequest
  if (!link) return null
  const known = report.docsPull ?? newDocsPull(report.docsPullRules)
  const refusal = ports.refusal(link)
  if (refusal.read !== null) return leave(refusal.read, { ...request, known }, ports)
  // A token reads nothing that the service names at will.
  const elsewhere = whyNotInRepository(link, report)
  if (elsewhere !== null) return leave(strangerText(link, elsewhere), { ...request, known }, ports)
  const mayComment = refusal.write === null && wantsComment({ ...request, known })
  const [reading, source] = await Promise.all([ports.read(link), sourceOf(request, mayComment, ports)])
  if (reading.kind === 'success')
    return lookAt({ ...request, source, link, pull: reading.value, known }, ports)
  const { problem, isFinal } = reading.error
  // Without a token for the repository, that is what is missing.
  const isRefusedForGood = isFinal && refusal.write === null
  return isRefusedForGood
    ? leave(problem, { ...request, known }, ports)
    : postpone(refusal.write ?? problem, { ...request, known }, ports)
}

/** What is known of a pull request that was read. It need not be the agent's own. */
async function lookAt(read: ReadDocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { report, agentBranches, link, pull, known } = read
  const reason = whyNotOfJob(pull, report, agentBranches)
  if (reason !== null) return leave(strangerText(link, reason), read, ports)
  const { state, createdAt: openedAt, endedAt } = pull
  // What somebody reopened is not ours to reopen, even if it is closed again.
  const isClosedForSource = known.isClosedForSource && state === 'closed'
  const changing = ports.changes(link, pull, known)
  const seen = { ...known, state, openedAt, endedAt, isClosedForSource }
  const { write } = ports.refusal(link)
  const tended =
    write === null
      ? await tend({ ...read, known: seen }, ports)
      : postpone(write, { ...read, known: seen }, ports)
  return { ...tended, ...(await changing) }
}

async function tend(own: ReadDocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const todo = own.pull.state === 'open' ? await doTasks(own, ports) : []
  return followSource({ ...own, known: { ...own.known, todo } }, ports)
}

const leftAloneTitle = 'Docs pull request left alone'

type Wishes = DocsPullRequest & { known: DocsPull }

/** Leaves the pull request alone for good, with a warning if anything was to be done. */
function leave(problem: string, wishes: Wishes, { warn }: DocsPullPorts): DocsPull {
  if (wantsAnything(wishes)) warn(problem, leftAloneTitle)
  const { known, sourceState } = wishes
  return { ...known, todo: [], toldSource: sourceState ?? known.toldSource }
}

/** Leaves the pull request to a run that can do more, with a warning if anything is to be done. */
function postpone(problem: string, wishes: Wishes, { warn }: DocsPullPorts): DocsPull {
  if (wantsAnything(wishes)) warn(problem, leftAloneTitle)
  return wishes.known
}

function wantsAnything(wishes: Wishes): boolean {
  const { report, known } = wishes
  const isMergeUnseen = known.state === null && awaitsMerge(report)
  return known.todo.length > 0 || isMergeUnseen || isSourceNews(wishes)
}

function wantsComment(wishes: Wishes): boolean {
  return wishes.known.todo.includes('comment') || isSourceNews(wishes)
}

/** Whether the docs pull request is to be told of its source pull request. */
function isSourceNews({ report, known, sourceState }: Wishes): boolean {
  const onClose = report.docsPullRules?.onClose ?? 'nothing'
  return onClose !== 'nothing' && sourceState !== null && sourceState !== known.toldSource
}

/** The source, with what only a comment on the docs pull request has to know of it. */
async function sourceOf(
  { source }: DocsPullRequest,
  mayComment: boolean,
  ports: DocsPullPorts,
): Promise<Source> {
  if (!mayComment || source.isPublic !== null) return source
  return { ...source, isPublic: await ports.isSourcePublic() }
}

const doneTexts: Record<DocsPullTask, string> = {
  labels: 'labels added',
  reviewers: 'reviews requested',
  comment: 'comment written',
}

/** Does what is to be done, side by side. Returns what is left. */
async function doTasks(own: ReadDocsPull, ports: DocsPullPorts): Promise<DocsPullTask[]> {
  const results = await Promise.all(
    own.known.todo.map(async (task) => ({ task, result: await doTask(task, own, ports) })),
  )
  const done = results.flatMap(({ task, result }) => (result.kind === 'written' ? [doneTexts[task]] : []))
  if (done.length > 0) ports.log(`${pullRequestName(own.link)}: ${done.join(', ')}`)
  const failed = results.flatMap(({ task, result }) =>
    result.kind === 'failed' ? [{ task, ...result }] : [],
  )
  for (const { problem } of failed) ports.warn(problem)
  return failed.flatMap(({ task, isFinal }) => (isFinal ? [] : [task]))
}

function doTask(task: DocsPullTask, own: ReadDocsPull, ports: DocsPullPorts) {
  const { report, source, link, pull } = own
  const { labels, reviewers } = report.docsPullRules ?? noRules
  if (task === 'labels') return ports.addLabels(link, labels)
  if (task === 'reviewers') return requestReviews({ link, pull, reviewers }, ports)
  const body = requestComment(report, source, maySeeSource(source, pull))
  return ports.comment(link, { body, occasion: 'request', hasComments: pull.commentCount > 0 })
}

function strangerText(link: PullRequestLink, reason: string): string {
  const advice =
    reason === foreignBranch
      ? "If the branch is the agent's, add it to `agent-branches`."
      : 'If it is the right one, label it and request reviews by hand.'
  return `${pullRequestName(link)} was left alone: ${reason}. ${advice}`
}
