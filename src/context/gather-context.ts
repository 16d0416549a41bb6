// What the agent is told about the event. It comes from GitHub's API without a
// checkout, and what cannot be read is left out.
import type {
  CommitTrigger,
  DiffPlace,
  PullRequestTrigger,
  PushTrigger,
} from '../event/event.ts'
import { askAgain } from '../github/ask-again.ts'
import { listFiles, type PartialList } from '../github/pulls.ts'
import { orWarn } from '../runner/log.ts'
import { compareCommits, describeFile } from './changed-files.ts'
import { describeMerged } from './merged-pulls.ts'
import { describeRelease } from './release.ts'
import type { Source } from './source.ts'
import {
  codeBlock,
  cutHunk,
  gitName,
  line,
  list,
  renderContext,
  words,
} from './text.ts'

/**
 * The text that follows the prompt, null if there is nothing to say. Problems
 * are warnings.
 */
export async function gatherContext(source: Source): Promise<string | null> {
  const { comment } = source.event
  return renderContext([
    ...(await describeTrigger(source)),
    ...line('Comment', comment?.url),
    ...placeLines(comment?.place),
  ])
}

async function describeTrigger(source: Source): Promise<string[]> {
  const { trigger, run, ref } = source.event
  switch (trigger.kind) {
    case 'pull-request':
      return describePull(source, trigger)
    case 'issue':
    case 'discussion':
      return [
        `${trigger.kind === 'issue' ? 'Issue' : 'Discussion'} #${trigger.number}: ${words(trigger.title)}`,
        ...line('URL', trigger.url),
        ...line('Labels', trigger.labels.map(words).join(', ')),
      ]
    case 'push':
      return describePush(source, trigger)
    case 'commit':
      return describeCommit(source, trigger)
    case 'release':
      return describeRelease(source, trigger)
    default:
      return [
        ...line('Repository', run.repositoryUrl),
        ...line('Ref', ref && gitName(ref)),
        ...line('Run', run.url),
      ]
  }
}

/** There is room for no more in the list. */
const maxFilePages = 3

async function describePull(
  { github, log }: Source,
  { number, title, url, branches, fileCount }: PullRequestTrigger,
): Promise<string[]> {
  const files = await orWarn(log, 'read the changed files', () =>
    askAgain(github, () => listFiles(github, number, maxFilePages)),
  )
  return [
    `Pull request #${number}: ${words(title)}`,
    ...line('URL', url),
    ...line('Head', gitName(branches.head)),
    ...line('Base', gitName(branches.base)),
    ...list(
      'Changed files',
      files && withTotal(files, fileCount),
      describeFile,
    ),
  ]
}

/** More files can be there than were read. */
function withTotal<T>(
  { items, total }: PartialList<T>,
  count: number | null,
): PartialList<T> {
  const isMore = total === null && count !== null && count > items.length
  return { items, total: isMore ? count : total }
}

function placeLines(place?: DiffPlace | null): string[] {
  if (!place) return []
  const { path, isOutdated, hunk } = place
  return [
    `File: ${gitName(path)}`,
    linesLine(place),
    ...(isOutdated
      ? ['Outdated: these lines have changed since the comment was written']
      : []),
    ...(hunk === null ? [] : codeBlock('Diff hunk', cutHunk(hunk))),
  ]
}

function linesLine({ lines, side }: DiffPlace): string {
  if (lines === null) return 'Lines: the whole file'
  const { first, last } = lines
  const which = first === last ? `Line: ${last}` : `Lines: ${first} to ${last}`
  return side === 'old' ? `${which} of the file before the change` : which
}

/** GitHub names no more commits of a push. */
const maxPushed = 2_048

async function describePush(
  source: Source,
  { branch, before, after, compareUrl, commits: pushed }: PushTrigger,
): Promise<string[]> {
  // A new branch can't be compared, but the event names its commits.
  const compared =
    before === null ? null : await compareCommits(source, before, after)
  const commits = compared?.commits ?? toList(pushed)
  const newestFirst = commits && {
    ...commits,
    items: commits.items.toReversed(),
  }
  const files = list('Changed files', compared?.files, describeFile)

  return [
    `Push to: ${gitName(branch)}`,
    ...line('Compare', compareUrl),
    before === null
      ? `New branch at: ${after}`
      : `Commits: ${before}..${after}`,
    ...line('Commits taken back by a forced push', compared?.behind),
    ...list('Commit subjects, newest first', newestFirst, ({ message }) =>
      words(message.split('\n', 1).join()),
    ),
    ...(await describeMerged(source, commits)),
    ...(before === null ? [] : files),
  ]
}

function toList(pushed: PushTrigger['commits']) {
  const total = pushed && pushed.length < maxPushed ? pushed.length : null
  return pushed && { items: pushed, total }
}

function describeCommit({ event }: Source, trigger: CommitTrigger): string[] {
  return [
    `Commit: ${trigger.sha}`,
    ...line('Repository of the commit', trigger.repository),
    ...line('Ref', gitName(trigger.ref)),
    ...line('Result', trigger.result),
    ...trigger.pulls.flatMap((number) =>
      line('Pull request', `${event.run.repositoryUrl}/pull/${number}`),
    ),
    ...line('URL', trigger.url),
  ]
}
