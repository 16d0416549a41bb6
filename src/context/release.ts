// A release: what it is compared with, the pull requests merged since, and its notes.
import { statusOf } from '../github/github-errors.ts'
import { pageSize } from '../github/list-pages.ts'
import type { Changes } from './changed-files.ts'
import type { Comparison } from './compare.ts'
import { closedPullsResponse, releaseResponse } from './context-schemas.ts'
import { type CallContext, type ContextSource, tryRead } from './context-source.ts'
import type { ReleaseFact } from './facts.ts'
import { type ClosedPull, findMergedPulls } from './merged-pulls.ts'
import { isReleaseTag } from './release-tag.ts'

export type ReleaseText = { name: string | null; notes: string | null; url: string | null }

/** The facts of a release, in two calls beside those of its changes. `text` is null if the event does not have it. */
export async function gatherRelease(
  source: ContextSource,
  { tag, text }: { tag: string; text: ReleaseText | null },
  reading: Promise<Changes>,
): Promise<ReleaseFact> {
  const [changes, closed, published] = await Promise.all([
    reading,
    tryRead(source, 'some of the pull requests and their authors', readClosedPulls),
    text ?? tryRead(source, 'the release notes', (context) => readRelease(context, tag)),
  ])
  const { tags, previousTag, comparison } = changes.kind === 'release' ? changes : noChanges
  return {
    kind: 'release',
    tag,
    ...(published ?? { name: null, notes: null, url: null }),
    previousTag,
    isFirst: previousTag === null && isReleaseTag(tag) && typeof tags?.total === 'number',
    compareUrl: previousTag && `${source.repositoryUrl}/compare/${toPath(previousTag)}...${toPath(tag)}`,
    pulls: comparison ? listMergedPulls(source, comparison, closed ?? []) : null,
  }
}

const noChanges = { tags: null, previousTag: null, comparison: null }

/**
 * The pull requests closed last, for titles and authors, and for the commits of a rebase.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests
 */
async function readClosedPulls({ github, repo, signal }: CallContext): Promise<ClosedPull[]> {
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
async function readRelease({ github, repo, signal }: CallContext, tag: string): Promise<ReleaseText | null> {
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
