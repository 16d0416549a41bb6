// What the agent is told about the event. It comes from GitHub's API without a
// checkout, and what cannot be read is left out.
import type { CommentTrigger, Event, PushTrigger } from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import { attempt, type Log } from '../runner/log.ts'
import {
  compareCommits,
  describeFile,
  listChangedFiles,
} from './changed-files.ts'
import { describeRelease } from './release.ts'
import { block, line, list, renderContext, urlLine, words } from './text.ts'

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
  { trigger, run, ref }: Event,
  log: Log,
): Promise<string[]> {
  switch (trigger.kind) {
    case 'pull-request':
      return describePull(github, trigger, log)
    case 'comment':
      return [
        ...(await describeSubject(github, trigger, {
          log,
          repositoryUrl: run.repositoryUrl,
        })),
        ...commentLines(trigger),
      ]
    case 'push':
      return describePush(github, trigger, log)
    case 'release':
      return describeRelease(github, trigger, {
        log,
        repositoryUrl: run.repositoryUrl,
      })
    default:
      return [
        ...urlLine('Repository', run.repositoryUrl),
        ...line('Ref', ref),
        ...urlLine('Run', run.url),
      ]
  }
}

/** The parts of a pull request that its event has, or that were read. */
type Pull = {
  number: number
  title: string
  url: string
  headRef: string
  baseRef: string
}

async function describePull(
  github: GitHub,
  pull: Pull,
  log: Log,
): Promise<string[]> {
  const files = await attempt(log, 'read the changed files', () =>
    listChangedFiles(github, pull.number),
  )
  return [
    `Pull request #${pull.number}: ${words(pull.title)}`,
    ...urlLine('URL', pull.url),
    ...line('Head', pull.headRef),
    ...line('Base', pull.baseRef),
    ...list('Changed files', files, describeFile),
  ]
}

/** The pull request or issue that was commented on. */
async function describeSubject(
  github: GitHub,
  { number, title, isPullRequest }: CommentTrigger,
  { log, repositoryUrl }: { log: Log; repositoryUrl: string },
): Promise<string[]> {
  if (!isPullRequest)
    return [
      `Issue #${number}: ${words(title)}`,
      ...urlLine('URL', `${repositoryUrl}/issues/${number}`),
    ]
  const branches = await attempt(log, 'read the pull request', async () => {
    const { data } = await github.rest.pulls.get({
      ...github.repo,
      pull_number: number,
    })
    return { headRef: data.head.ref, baseRef: data.base.ref }
  })
  const { headRef = '', baseRef = '' } = branches ?? {}
  return describePull(
    github,
    { number, title, url: `${repositoryUrl}/pull/${number}`, headRef, baseRef },
    log,
  )
}

const maxHunkLength = 4_000

function commentLines({
  comment: { url, path, line: lineNumber, diffHunk },
}: CommentTrigger): string[] {
  return [
    ...urlLine('Comment', url),
    ...line('File', path),
    ...line('Line', lineNumber === null ? null : String(lineNumber)),
    // A diff hunk ends in the line commented on.
    ...block(
      'Diff hunk',
      diffHunk === null ? null : diffHunk.slice(-maxHunkLength),
    ),
  ]
}

async function describePush(
  github: GitHub,
  push: PushTrigger,
  log: Log,
): Promise<string[]> {
  const { branch, before, after, compareUrl } = push
  const head = [`Push to: ${words(branch)}`, ...urlLine('Compare', compareUrl)]
  if (before === null) return [...head, `New branch at: ${after}`]
  const comparison = await attempt(log, 'compare the commits', () =>
    compareCommits(github, before, after),
  )
  const commits = comparison && {
    ...comparison.commits,
    items: comparison.commits.items.toReversed(),
  }
  return [
    ...head,
    `Commits: ${before}..${after}`,
    ...list('Commit subjects, newest first', commits, ({ message }) =>
      words(message.split('\n', 1).join()),
    ),
    ...list('Changed files', comparison?.files ?? null, describeFile),
  ]
}
