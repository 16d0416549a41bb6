// What the agent is told about the event. It comes from GitHub's API without a
// checkout, and what cannot be read is left out.
import type {
  Comment,
  DiffPlace,
  Event,
  IssueTrigger,
  PullRequestTrigger,
  PushTrigger,
} from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import { listFiles, readPull } from '../github/pulls.ts'
import { type Log, orWarn } from '../runner/log.ts'
import { compareCommits, describeFile } from './changed-files.ts'
import { describeMerged, describeRelease } from './release.ts'
import {
  block,
  fileName,
  line,
  list,
  renderContext,
  urlLine,
  words,
} from './text.ts'

/**
 * The text that follows the prompt, null if there is nothing to say. Problems
 * are warnings.
 */
export async function gatherContext(
  github: GitHub,
  event: Event,
  log: Log,
): Promise<string | null> {
  return renderContext(await describeEvent(github, event, log))
}

async function describeEvent(
  github: GitHub,
  { trigger, comment, run, ref }: Event,
  log: Log,
): Promise<string[]> {
  const { repositoryUrl } = run
  switch (trigger.kind) {
    case 'pull-request':
      return [
        ...(await describePull(github, trigger, { log, repositoryUrl })),
        ...commentLines(comment),
      ]
    case 'issue':
      return [
        ...describeIssue(trigger, repositoryUrl),
        ...commentLines(comment),
      ]
    case 'push':
      return describePush(github, trigger, { log, repositoryUrl })
    case 'release':
      return describeRelease(github, trigger, { log, repositoryUrl })
    default:
      return [
        ...urlLine('Repository', repositoryUrl),
        ...line('Ref', ref),
        ...urlLine('Run', run.url),
      ]
  }
}

/** There is room for no more in the list. */
const maxFilePages = 3

async function describePull(
  github: GitHub,
  { number, title, url, branches }: PullRequestTrigger,
  { log, repositoryUrl }: { log: Log; repositoryUrl: string },
): Promise<string[]> {
  const [{ head = '', base = '' }, files] = await Promise.all([
    branches ?? readBranches(github, number, log),
    orWarn(log, 'read the changed files', () =>
      listFiles(github, number, maxFilePages),
    ),
  ])
  return [
    `Pull request #${number}: ${words(title)}`,
    ...urlLine('URL', url || `${repositoryUrl}/pull/${number}`),
    ...line('Head', head),
    ...line('Base', base),
    ...list('Changed files', files, describeFile),
  ]
}

/** The event of a comment does not name them. */
async function readBranches(
  github: GitHub,
  number: number,
  log: Log,
): Promise<{ head?: string; base?: string }> {
  const read = await orWarn(log, 'read the pull request', async () => {
    const { headName, baseRef } = await readPull(github, number)
    return { head: headName, base: baseRef }
  })
  return read ?? {}
}

function describeIssue(
  { number, title, url, labels }: IssueTrigger,
  repositoryUrl: string,
): string[] {
  return [
    `Issue #${number}: ${words(title)}`,
    ...urlLine('URL', url || `${repositoryUrl}/issues/${number}`),
    ...line('Labels', labels.map(words).join(', ') || null),
  ]
}

const maxHunkLength = 4_000

function commentLines(comment: Comment | null): string[] {
  if (comment === null) return []
  const { url, place } = comment
  return [...urlLine('Comment', url), ...(place ? placeLines(place) : [])]
}

function placeLines({
  path,
  lines,
  side,
  isOutdated,
  hunk,
}: DiffPlace): string[] {
  return [
    `File: ${fileName(path)}`,
    ...(lines === null ? ['Lines: the whole file'] : [linesLine(lines, side)]),
    ...(isOutdated
      ? ['Outdated: these lines have changed since the comment was written']
      : []),
    // A diff hunk ends in the line commented on.
    ...block('Diff hunk', hunk === null ? null : hunk.slice(-maxHunkLength)),
  ]
}

function linesLine(
  { first, last }: NonNullable<DiffPlace['lines']>,
  side: DiffPlace['side'],
): string {
  const which = first === last ? `Line: ${last}` : `Lines: ${first} to ${last}`
  return side === 'old' ? `${which} of the file before the change` : which
}

async function describePush(
  github: GitHub,
  push: PushTrigger,
  { log, repositoryUrl }: { log: Log; repositoryUrl: string },
): Promise<string[]> {
  const { branch, before, after, compareUrl } = push
  const head = [`Push to: ${words(branch)}`, ...urlLine('Compare', compareUrl)]
  if (before === null) return [...head, `New branch at: ${after}`]
  const comparison = await orWarn(log, 'compare the commits', () =>
    compareCommits(github, before, after),
  )
  const commits = comparison && {
    ...comparison.commits,
    items: comparison.commits.items.toReversed(),
  }

  return [
    ...head,
    `Commits: ${before}..${after}`,
    ...line('Commits taken back by a forced push', behindText(comparison)),
    ...list('Commit subjects, newest first', commits, ({ message }) =>
      words(message.split('\n', 1).join()),
    ),
    ...(await describeMerged(github, comparison?.commits ?? null, {
      log,
      repositoryUrl,
    })),
    ...list('Changed files', comparison?.files ?? null, describeFile),
  ]
}

function behindText(comparison: { behind: number } | null): string | null {
  return comparison === null || comparison.behind === 0
    ? null
    : String(comparison.behind)
}
