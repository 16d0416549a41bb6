// A release: what it is compared with, the pull requests merged since, and its notes.
import type { PartialList, ReleaseFact } from '../../../domain/context/facts.ts'
import { type ClosedPull, findMergedPulls } from '../../../domain/context/merged-pulls.ts'
import { isReleaseTag, previousTag } from '../../../domain/context/release-tag.ts'
import { statusOf } from '../errors.ts'
import { listPages, pageSize } from '../pages.ts'
import { type Comparison, compare } from './compare.ts'
import { closedPullsResponse, releaseResponse, tagsResponse } from './schemas.ts'
import { type ContextSource, type RequestContext, tryRead } from './source.ts'

export type ReleaseText = { name: string | null; notes: string | null; url: string | null }

const maxTagPages = 3

/** The facts of a release, in at most six requests. `text` is null if the event does not have it. */
export async function gatherRelease(
  source: ContextSource,
  tag: string,
  text: ReleaseText | null,
): Promise<ReleaseFact> {
  const [tags, closed, published] = await Promise.all([
    tryRead(source, 'the tags', readTags),
    tryRead(source, 'some of the pull requests and their authors', readClosedPulls),
    text ?? tryRead(source, 'the release notes', (context) => readRelease(context, tag)),
  ])
  const previous = tags && previousTag(tag, tags.items)
  if (tags?.total === null)
    source.problems.push(`Read only the first ${tags.items.length} tags for the context.`)
  const comparison =
    previous &&
    (await tryRead(source, 'the merged pull requests', (context) => compare(context, previous, tag)))
  return {
    kind: 'release',
    tag,
    ...(published ?? { name: null, notes: null, url: null }),
    previousTag: previous,
    isFirst: previous === null && isReleaseTag(tag) && typeof tags?.total === 'number',
    compareUrl: previous && `${source.repositoryUrl}/compare/${toPath(previous)}...${toPath(tag)}`,
    pulls: comparison ? listMergedPulls(source, comparison, closed ?? []) : null,
  }
}

/** Tags come in no useful order, so all are read. https://docs.github.com/rest/repos/repos#list-repository-tags */
async function readTags({ github, repo, signal }: RequestContext): Promise<PartialList<string>> {
  const names: string[] = []
  const first = await github.repos.listTags({ ...repo, per_page: pageSize, request: { signal } })
  let pages = 0
  for await (const { items, hasMore } of listPages(github, first, signal)) {
    names.push(...tagsResponse.parse(items).map(({ name }) => name))
    pages += 1
    if (hasMore && pages === maxTagPages) return { items: names, total: null }
  }
  return { items: names, total: names.length }
}

/**
 * The pull requests closed last, for titles and authors, and for the commits of a rebase.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests
 */
async function readClosedPulls({ github, repo, signal }: RequestContext): Promise<ClosedPull[]> {
  const { data } = await github.pulls.list({
    ...repo,
    state: 'closed',
    sort: 'updated',
    direction: 'desc',
    per_page: pageSize,
    request: { signal },
  })
  return closedPullsResponse.parse(data)
}

/** Null for a tag without a release. https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name */
async function readRelease(
  { github, repo, signal }: RequestContext,
  tag: string,
): Promise<ReleaseText | null> {
  try {
    const { data } = await github.repos.getReleaseByTag({ ...repo, tag, request: { signal } })
    const { name, body, html_url: url } = releaseResponse.parse(data)
    return { name: name || null, notes: body || null, url }
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

/** A tag in the path of a page, such as `client@1.2.0` or `lib/v0.1.0`. */
function toPath(tag: string): string {
  return encodeURIComponent(tag).replaceAll('%2F', '/').replaceAll('%40', '@')
}
