// A release: the tag before it, the pull requests merged since, and its notes.
import type { ReleaseTrigger } from '../event/event.ts'
import { askAgain, unlessNotFound } from '../github/ask-again.ts'
import type { GitHub } from '../github/client.ts'
import { rowsOf } from '../github/errors.ts'
import { orWarn } from '../runner/log.ts'
import { compareCommits } from './changed-files.ts'
import { describeMerged } from './merged-pulls.ts'
import { previousTag, tagPrefix } from './release-tag.ts'
import type { Source } from './source.ts'
import { block, gitName, line } from './text.ts'

/**
 * The lines about a release. What cannot be read is said to be not known, with
 * a warning.
 */
export async function describeRelease(
  source: Source,
  { tag, movedFrom, release: given }: ReleaseTrigger,
): Promise<string[]> {
  const { github, log } = source
  const [previous, release] = await Promise.all([
    orWarn(log, 'read the tags', () => findPrevious(github, tag)),
    given ??
      orWarn(log, 'read the release notes', () => readRelease(github, tag)),
  ])
  const { since, text } = previous ?? none('not known')
  return [
    `Release tag: ${gitName(tag)}`,
    ...line('Title', release?.name === tag ? null : release?.name),
    ...line('URL', release?.url),
    ...line('Moved from', movedFrom),
    ...line('Prerelease', release?.isPrerelease ? 'yes' : null),
    `Previous tag: ${text}`,
    ...(since === null ? [] : await describeSince(source, since, tag)),
    ...block('Release notes', release?.notes),
  ]
}

/** `since`: the previous tag, null for none. `text`: what is said of it. */
type Previous = { since: string | null; text: string }

function none(text: string): Previous {
  return { since: null, text }
}

async function findPrevious(github: GitHub, tag: string): Promise<Previous> {
  const prefix = tagPrefix(tag)
  if (prefix === null)
    return none('not known, because this tag names no version')
  const [ofPrefix, prereleases] = await Promise.all([
    listTags(github, prefix),
    listPrereleases(github),
  ])
  const since = previousTag(tag, ofPrefix, prereleases)
  if (since !== null) return { since, text: gitName(since) }

  const tags = await listTags(github, '')
  if (!tags.includes(tag))
    return none("not known, because GitHub doesn't list this tag yet")
  const others = tags.filter((other) => other !== tag)
  const prefixes = others.flatMap((other) => tagPrefix(other) ?? [])
  if (others.length === 0) return none('none, this is the first release')
  if (prefixes.length === 0)
    return none('not known, because no other tag can be compared with it')
  return prefixes.includes(prefix)
    ? none('none, no release with this prefix comes before it')
    : none('none with this prefix')
}

async function describeSince(
  source: Source,
  previous: string,
  tag: string,
): Promise<string[]> {
  // GitHub takes the short name of a tag for a branch, if there is one.
  const [base, head] = [`refs/tags/${previous}`, `refs/tags/${tag}`]
  const comparison = await compareCommits(source, base, head)
  // A tag can be such as `client@1.2.0` or `lib/v0.1.0`.
  const path = encodeURI(`${base}...${head}`).replaceAll('#', '%23')
  const url = `${source.event.run.repositoryUrl}/compare/${path}`
  return [
    ...line('Compare', url),
    // Such as those of a release branch.
    ...line('Commits only in the previous tag', comparison?.behind),
    ...(await describeMerged(source, comparison?.commits)),
  ]
}

/**
 * All tags that begin so, in one answer.
 * https://docs.github.com/rest/git/refs#list-matching-references
 */
async function listTags(github: GitHub, prefix: string): Promise<string[]> {
  const { rest, repo } = github
  const { data } = await askAgain(github, () =>
    rest.git.listMatchingRefs({ ...repo, ref: `tags/${prefix}` }),
  )
  return rowsOf(data).map(({ ref }) => ref.replace('refs/tags/', ''))
}

/**
 * The tags of those among the last hundred releases.
 * https://docs.github.com/rest/releases/releases#list-releases
 */
async function listPrereleases(github: GitHub): Promise<string[]> {
  const { rest, repo } = github
  const { data } = await askAgain(github, () =>
    rest.repos.listReleases({ ...repo, per_page: 100 }),
  )
  const marked = rowsOf(data).filter(({ prerelease }) => prerelease)
  return marked.map(({ tag_name: tag }) => tag)
}

/**
 * Null for a tag without a release.
 * https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name
 */
function readRelease({ rest, repo }: GitHub, tag: string) {
  return unlessNotFound(async () => {
    const { data } = await rest.repos.getReleaseByTag({ ...repo, tag })
    const { name, body: notes, html_url: url, prerelease: isPrerelease } = data
    return { name, notes, url, isPrerelease }
  })
}
