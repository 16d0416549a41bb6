// A release: what it is compared with, the pull requests merged since, and its notes.
import type { Listed, ReleaseFact } from '../../../domain/context/facts.ts'
import { type ClosedPull, findMergedPulls } from '../../../domain/context/merged-pulls.ts'
import { isReleaseTag, previousTag } from '../../../domain/context/release-tag.ts'
import { statusOf } from '../retry.ts'
import { type Comparison, compare } from './compare.ts'
import { type ContextSource, type Reach, tryRead } from './context-source.ts'
import { closedPullsAnswer, releaseAnswer, tagsAnswer } from './schemas.ts'

export type ReleaseText = { name: string; notes: string; url: string }

const pageSize = 100
const mostTagPages = 3

/** What is known of a release, in at most six requests. `text` is null if the event did not bring it. */
export async function gatherRelease(
  source: ContextSource,
  tag: string,
  text: ReleaseText | null,
): Promise<ReleaseFact> {
  const [tags, closed, published] = await Promise.all([
    tryRead(source, 'the tags', readTags),
    tryRead(source, 'some of the pull requests and their authors', readClosedPulls),
    text ?? tryRead(source, 'the release notes', (reach) => readRelease(reach, tag)),
  ])
  const previous = tags && previousTag(tag, tags.items)
  if (tags?.total === null)
    source.problems.push(`Read only the first ${tags.items.length} tags for the context.`)
  const comparison =
    previous && (await tryRead(source, 'the merged pull requests', (reach) => compare(reach, previous, tag)))
  return {
    kind: 'release',
    tag,
    ...(published ?? { name: '', notes: '', url: '' }),
    previousTag: previous,
    isFirst: previous === null && isReleaseTag(tag) && typeof tags?.total === 'number',
    compareUrl: previous && `${source.repositoryUrl}/compare/${toPath(previous)}...${toPath(tag)}`,
    pulls: comparison ? listMergedPulls(source, comparison, closed ?? []) : null,
  }
}

/** https://docs.github.com/rest/repos/repos#list-repository-tags, which knows no order but that of the names. */
async function readTags({ github, repo, signal }: Reach): Promise<Listed<string>> {
  const names: string[] = []
  for (let page = 1; page <= mostTagPages; page += 1) {
    const { data } = await github.repos.listTags({ ...repo, per_page: pageSize, page, request: { signal } })
    names.push(...tagsAnswer.parse(data).map(({ name }) => name))
    if (data.length < pageSize) return { items: names, total: names.length }
  }
  return { items: names, total: null }
}

/**
 * The pull requests closed last: they tell titles and authors, and which one a rebased commit came from.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests
 */
async function readClosedPulls({ github, repo, signal }: Reach): Promise<ClosedPull[]> {
  const { data } = await github.pulls.list({
    ...repo,
    state: 'closed',
    sort: 'updated',
    direction: 'desc',
    per_page: pageSize,
    request: { signal },
  })
  return closedPullsAnswer.parse(data)
}

/** Null for a tag without a release. https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name */
async function readRelease({ github, repo, signal }: Reach, tag: string): Promise<ReleaseText | null> {
  try {
    const { data } = await github.repos.getReleaseByTag({ ...repo, tag, request: { signal } })
    const { name, body, html_url: url } = releaseAnswer.parse(data)
    return { name: name ?? '', notes: body ?? '', url }
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

function listMergedPulls(
  { repositoryUrl }: ContextSource,
  { commits }: Comparison,
  closed: ClosedPull[],
): ReleaseFact['pulls'] {
  const pulls = findMergedPulls(commits.items, closed)
  const items = pulls.map((pull) => ({ ...pull, url: `${repositoryUrl}/pull/${pull.number}` }))
  return { items, total: commits.total === commits.items.length ? items.length : null }
}

/** A tag within the path of a page, such as `client@1.2.0` or `lib/v0.1.0`. */
function toPath(tag: string): string {
  return encodeURIComponent(tag).replaceAll('%2F', '/').replaceAll('%40', '@')
}
