// Whether a change is the agent's own: its branch, its pull request, or the
// push that merges it. Without this guard, an agent that works in the
// repository of the source would start the next job with each of its pull
// requests.
import type { Meaning, Origin } from '../../event/event.ts'
import { askAgain, untilSettled } from '../../github/ask-again.ts'
import type { GitHub } from '../../github/client.ts'
import { GitHubError, rowsOf } from '../../github/errors.ts'
import {
  isFromFork,
  type PullNow,
  pullOriginOf,
  readPull,
} from '../../github/pulls.ts'
import { trying } from '../../github/retry.ts'
import type { PullOrigin } from '../../lib/account.ts'
import { isAgent, isAgentBranch } from '../../mintlify/agent.ts'
import { EndOfRun, outcome } from '../../outcome.ts'
import type { Tools } from '../tools.ts'

/**
 * The meaning, with the pull request that the event only numbers, which says
 * whether it is a fork's. Throws a GitHubError.
 */
export async function withPull(
  github: GitHub,
  meaning: Meaning,
): Promise<Meaning> {
  const { origin } = meaning
  const { unreadPull } = origin
  if (unreadPull === null) return meaning

  const read = () => readPull(github, unreadPull, 'for-a-minute')
  const pull = await askAgain(github, read)
  const isForeign = isForeignWith(meaning, pull)
  return { ...meaning, isForeign, origin: { ...origin, pull } }
}

/**
 * Whether the change may be a fork's. Of a pull request that the event only
 * numbers, the reading says so. One that could not be read may be a fork's.
 */
export function isForeignWith(
  { isForeign, origin }: Meaning,
  pull: PullNow | null,
): boolean {
  const isNumbered = origin.unreadPull !== null
  return isForeign || (isNumbered && (pull === null || isFromFork(pull)))
}

/**
 * The meaning, as `withPull` reads it. Throws an EndOfRun if the event is the
 * agent's own doing, or if GitHub does not say.
 */
export async function passLoopGuard(
  context: Pick<Tools, 'github' | 'log'>,
  given: Meaning,
): Promise<Meaning> {
  try {
    const meaning = await withPull(context.github, given)
    const isOwn =
      isAgentsByItself(meaning) || (await areAllAgents(context, meaning.origin))
    if (isOwn) throw new EndOfRun(outcome('skipped', 'own-pull-request'))
    return meaning
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    // A loop costs money and a missed run can be repeated.
    const why = error.message
    throw new EndOfRun(outcome('skipped', 'guard-unreadable', { why }))
  }
}

/** Whether the event itself says so. */
export function isAgentsByItself(meaning: Meaning): boolean {
  const { branches, pull } = meaning.origin
  const isByAgent = meaning.actors.some(({ login }) => isAgent(login))
  // One branch of people among them is worth a request.
  const isOnBranch = branches.length > 0 && branches.every(isAgentBranch)
  const isOfPull = pull !== null && isAgentsPull(pull)
  return isByAgent || isOnBranch || isOfPull
}

/** A fork may call its branch anything. */
export function isAgentsPull({ author, headRef, isFork }: PullOrigin): boolean {
  const isAuthor = author !== null && isAgent(author.login)
  return isAuthor || (!isFork && isAgentBranch(headRef))
}

/**
 * Whether every commit of a push is the agent's. A merge queue pushes several
 * pull requests at once, and one of a person's among them is worth a request.
 * A token that may not ask gets a warning, and goes on. Throws a GitHubError.
 */
async function areAllAgents(
  { github, log }: Pick<Tools, 'github' | 'log'>,
  { commits, branches }: Origin,
): Promise<boolean> {
  try {
    // From the newest on: one of a person's, which ends the search, is mostly
    // the last.
    for (const commit of commits.toReversed())
      if (!(await isAgentsCommit(github, commit, branches))) return false
    // Events about a pull request name no commit: its branch and author have
    // said enough.
    return commits.length > 0
  } catch (error) {
    if (!(error instanceof GitHubError && error.isInaccessible)) throw error
    log.warning(
      "Couldn't check whether the agent made this change",
      error.message,
      'permissions',
    )
    return false
  }
}

async function isAgentsCommit(
  github: GitHub,
  sha: string,
  branches: readonly string[],
): Promise<boolean> {
  const pulls = await askAgain(
    github,
    () => listPulls(github, sha),
    // GitHub may need some seconds to know what has brought a commit, however old
    // that is: a merge queue makes it before its checks. A pull request of a
    // person's is worth a request at once.
    (listed) => !listed.some((one) => one.isMerged || isOfPerson(one)),
    untilSettled,
  )
  const merged = pulls.filter(({ isMerged }) => isMerged)
  // What is not merged has not brought the commit to a branch. It has it, because
  // it began there, or was brought up to date.
  const isOnBranch = merged.length > 0 || branches.length > 0
  const bringing = isOnBranch ? merged : pulls
  return bringing.some(isAgentsPull) && !bringing.some(isOfPerson)
}

/** Anyone can open a pull request with the agent's commits from a fork. */
function isOfPerson(pull: PullOrigin): boolean {
  return !isAgentsPull(pull) && !pull.isFork
}

type ListedPull = PullOrigin & { isMerged: boolean }

/** https://docs.github.com/rest/commits/commits#list-pull-requests-associated-with-a-commit */
async function listPulls(
  { rest, repo }: GitHub,
  sha: string,
): Promise<ListedPull[]> {
  const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({
    ...repo,
    commit_sha: sha,
    ...trying('for-a-minute'),
  })
  return rowsOf(data).map((one) => ({
    ...pullOriginOf(one),
    isMerged: one.merged_at !== null,
  }))
}
