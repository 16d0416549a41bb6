// What the agent is told about the event. It comes from GitHub's API without a
// checkout, and what cannot be read is left out.
import type {
  Comment,
  CommitTrigger,
  DiffPlace,
  Event,
  IssueTrigger,
  PullRequestTrigger,
  PushTrigger,
} from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import { listFiles } from '../github/pulls.ts'
import { type Log, orWarn } from '../runner/log.ts'
import {
  type Comparison,
  compareCommits,
  describeFile,
} from './changed-files.ts'
import { describeMerged } from './merged-pulls.ts'
import { describeRelease } from './release.ts'
import type { Source } from './source.ts'
import {
  codeBlock,
  cutHunk,
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
    github,
    log,
    repository: { id: repository.id, url: run.repositoryUrl },
  }
  return renderContext([
    ...(await describeTrigger(source, event)),
    ...commentLines(event.comment),
  ])
}

async function describeTrigger(
  source: Source,
  { trigger, run, ref }: Event,
): Promise<string[]> {
  switch (trigger.kind) {
    case 'pull-request':
      return describePull(source, trigger)
    case 'issue':
      return describeIssue(trigger)
    case 'push':
      return describePush(source, trigger)
    case 'commit':
      return describeCommit(source, trigger)
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
  { github, log }: Source,
  { number, title, url, branches }: PullRequestTrigger,
): Promise<string[]> {
  const files = await orWarn(log, 'read the changed files', () =>
    listFiles(github, number, maxFilePages),
  )
  return [
    `Pull request #${number}: ${words(title)}`,
    ...urlLine('URL', url),
    ...line('Head', branches.head),
    ...line('Base', branches.base),
    ...list('Changed files', files, describeFile),
  ]
}

function describeIssue({ number, title, url, labels }: IssueTrigger): string[] {
  return [
    `Issue #${number}: ${words(title)}`,
    ...urlLine('URL', url),
    ...line('Labels', labels.map(words).join(', ') || null),
  ]
}

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
    lines === null ? 'Lines: the whole file' : linesLine(lines, side),
    ...(isOutdated
      ? ['Outdated: these lines have changed since the comment was written']
      : []),
    ...(hunk === null ? [] : codeBlock('Diff hunk', cutHunk(hunk))),
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
  const { branch, before, after, compareUrl } = push
  const { commits, behind, files } = await readPush(source, push)
  const newestFirst = { ...commits, items: commits.items.toReversed() }

  return [
    `Push to: ${words(branch)}`,
    ...urlLine('Compare', compareUrl),
    before === null
      ? `New branch at: ${after}`
      : `Commits: ${before}..${after}`,
    ...line('Commits taken back by a forced push', behind),
    ...list('Commit subjects, newest first', newestFirst, ({ message }) =>
      words(message.split('\n', 1).join()),
    ),
    ...(await describeMerged(source, commits)),
    ...list('Changed files', files, describeFile),
  ]
}

/** GitHub names no more commits of a push. */
const maxPushed = 2_048

/** A new branch can't be compared, but the event names its commits. */
async function readPush(
  source: Source,
  { before, after, commits }: PushTrigger,
): Promise<Comparison> {
  const comparison = before && (await compareCommits(source, before, after))
  if (comparison) return comparison

  const total = commits.length < maxPushed ? commits.length : null
  return { commits: { items: commits, total }, behind: 0, files: null }
}

function describeCommit(
  { repository }: Source,
  trigger: CommitTrigger,
): string[] {
  return [
    `Commit: ${trigger.sha}`,
    ...line('Repository of the commit', trigger.repository),
    ...line('Branch', trigger.branch),
    ...trigger.pulls.flatMap((number) =>
      urlLine('Pull request', `${repository.url}/pull/${number}`),
    ),
    ...urlLine('URL', trigger.url),
  ]
}
