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
import { describeMerged } from './merged-pulls.ts'
import { describeRelease } from './release.ts'
import type { Source } from './source.ts'
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
  const { repository, run } = event
  const source = {
    ...{ github, log },
    repository: { id: repository.id, url: run.repositoryUrl },
  }
  return renderContext(await describeEvent(source, event))
}

async function describeEvent(
  source: Source,
  { trigger, comment, run, ref }: Event,
): Promise<string[]> {
  switch (trigger.kind) {
    case 'pull-request':
      return [
        ...(await describePull(source, trigger)),
        ...commentLines(comment),
      ]
    case 'issue':
      return [...describeIssue(source, trigger), ...commentLines(comment)]
    case 'push':
      return describePush(source, trigger)
    case 'release':
      return describeRelease(source, trigger)
    default:
      return [
        ...urlLine('Repository', run.repositoryUrl),
        ...line('Ref', ref),
        ...urlLine('Run', run.url),
      ]
  }
}

/** There is room for no more in the list. */
const maxFilePages = 3

async function describePull(
  { github, log, repository }: Source,
  { number, title, url, branches }: PullRequestTrigger,
): Promise<string[]> {
  const [{ head = '', base = '' }, files] = await Promise.all([
    branches ?? readBranches(github, number, log),
    orWarn(log, 'read the changed files', () =>
      listFiles(github, number, maxFilePages),
    ),
  ])
  return [
    `Pull request #${number}: ${words(title)}`,
    ...urlLine('URL', url || `${repository.url}/pull/${number}`),
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
  { repository }: Source,
  { number, title, url, labels }: IssueTrigger,
): string[] {
  return [
    `Issue #${number}: ${words(title)}`,
    ...urlLine('URL', url || `${repository.url}/issues/${number}`),
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
  source: Source,
  push: PushTrigger,
): Promise<string[]> {
  const { github, log } = source
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
    ...(await describeMerged(source, comparison?.commits ?? null)),
    ...list('Changed files', comparison?.files ?? null, describeFile),
  ]
}

function behindText(comparison: { behind: number } | null): string | null {
  return comparison === null || comparison.behind === 0
    ? null
    : String(comparison.behind)
}
