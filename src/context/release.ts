// A release: the tag before it, the pull requests merged since, and its notes.
import type { ReleaseTrigger } from '../event/event.ts'
import type { GitHub } from '../github/client.ts'
import { GitHubError } from '../github/errors.ts'
import { attempt, type Log } from '../runner/log.ts'
import { type Comparison, compareCommits } from './changed-files.ts'
import { findMergedPulls } from './merged-pulls.ts'
import { previousTag, tagPrefix } from './release-tag.ts'
import { block, line, list, urlLine, words } from './text.ts'

/**
 * The lines about a release. What cannot be read is left out, with a warning.
 */
export async function describeRelease(
  github: GitHub,
  { tag, release: given }: ReleaseTrigger,
  { log, repositoryUrl }: { log: Log; repositoryUrl: string },
): Promise<string[]> {
  const prefix = tagPrefix(tag)
  const [tags, closed, release] = await Promise.all([
    prefix === null
      ? null
      : attempt(log, 'read the tags', () => listTags(github, prefix)),
    attempt(log, 'read the merged pull requests', () =>
      listClosedPulls(github),
    ),
    given ??
      attempt(log, 'read the release notes', () => readRelease(github, tag)),
  ])
  const { name, notes, url } = release ?? { name: '', notes: null, url: null }
  const head = [
    `Release tag: ${words(tag)}`,
    ...line('Title', name === tag ? null : name),
    ...urlLine('URL', url),
  ]
  const previous = tags && previousTag(tag, tags)
  if (previous === null) {
    const none = tags === null ? 'not known' : 'none, this is the first release'
    return [...head, `Previous tag: ${none}`, ...block('Release notes', notes)]
  }
  const comparison = await attempt(log, 'compare the tags', () =>
    compareCommits(github, previous, tag),
  )
  return [
    ...head,
    `Previous tag: ${words(previous)}`,
    ...urlLine(
      'Compare',
      `${repositoryUrl}/compare/${toPath(previous)}...${toPath(tag)}`,
    ),
    ...mergedLines(comparison, closed ?? [], repositoryUrl),
    ...block('Release notes', notes),
  ]
}

type ClosedPulls = Awaited<ReturnType<typeof listClosedPulls>>

function mergedLines(
  comparison: Comparison | null,
  closed: ClosedPulls,
  repositoryUrl: string,
): string[] {
  const commits = comparison?.commits ?? null
  const items = commits && findMergedPulls(commits.items, closed)
  const isComplete = commits?.total === commits?.items.length
  const pulls = items && { items, total: isComplete ? items.length : null }
  return list('Merged pull requests', pulls, ({ number, title, author }) => {
    const by = author === null ? '' : ` by ${words(author)}`
    return `#${number} ${words(title)}${by} ${repositoryUrl}/pull/${number}`
  })
}

/**
 * All tags that begin so, in one answer.
 * https://docs.github.com/rest/git/refs#list-matching-references
 */
async function listTags(
  { rest, repo }: GitHub,
  prefix: string,
): Promise<string[]> {
  const { data } = await rest.git.listMatchingRefs({
    ...repo,
    ref: `tags/${prefix}`,
  })
  return data.map(({ ref }) => ref.replace('refs/tags/', ''))
}

/**
 * The pull requests closed last, for titles and authors, and for the commits of
 * a rebase.
 */
async function listClosedPulls({ rest, repo }: GitHub) {
  const { data } = await rest.pulls.list({
    ...repo,
    state: 'closed',
    sort: 'updated',
    direction: 'desc',
    per_page: 100,
  })
  return data.map(
    ({ number, title, user, merge_commit_sha: mergeCommitSha }) => {
      return { number, title, author: user?.login ?? null, mergeCommitSha }
    },
  )
}

/**
 * Null for a tag without a release.
 * https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name
 */
async function readRelease({ rest, repo }: GitHub, tag: string) {
  try {
    const { data } = await rest.repos.getReleaseByTag({ ...repo, tag })
    return { name: data.name ?? '', notes: data.body ?? '', url: data.html_url }
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return null
    throw error
  }
}

/** A tag in the path of a page, such as `client@1.2.0` or `lib/v0.1.0`. */
function toPath(tag: string): string {
  return encodeURIComponent(tag).replaceAll('%2F', '/').replaceAll('%40', '@')
}
