// What the event changed: the files of a pull request, or what lies between two commits or two tags. It is read once, for
// the `paths` gate and for the context.
import { type Trigger, toSha } from '../event/event.ts'
import { ResponseError } from '../github/github-errors.ts'
import { countPages, hasNextPage, listPages, type PartialList, pageSize } from '../github/list-pages.ts'
import { type Comparison, compare } from './compare.ts'
import { changedFilesResponse, refsResponse, tagsResponse } from './context-schemas.ts'
import { type CallContext, type ContextSource, tryRead } from './context-source.ts'
import type { ChangedFile } from './facts.ts'
import { nearbyPrefixes, previousTag } from './release-tag.ts'

type Files = PartialList<ChangedFile> | null

/** What could not be read is null. */
export type Changes =
  | { kind: 'pull-request'; files: Files }
  | { kind: 'push'; comparison: Comparison | null }
  | {
      kind: 'release'
      tags: PartialList<string> | null
      previousTag: string | null
      comparison: Comparison | null
    }
  | { kind: 'none' }

const maxFilePages = 3
const maxTagPages = 3

/** The changes of the trigger, in at most four calls. */
export async function readChanges(source: ContextSource, trigger: Trigger): Promise<Changes> {
  switch (trigger.kind) {
    case 'pull-request':
      return { kind: 'pull-request', files: await readFiles(source, trigger.pullRequest.number) }
    case 'comment':
      return trigger.isPullRequest
        ? { kind: 'pull-request', files: await readFiles(source, trigger.issueNumber) }
        : { kind: 'none' }
    case 'push':
      return { kind: 'push', comparison: await readPush(source, trigger) }
    case 'release':
    case 'tag':
      return readRelease(source, trigger.tag)
    default:
      return { kind: 'none' }
  }
}

/** The changed files, null if they are not known. A push that only takes commits back compares to nothing. */
export function filesOf(changes: Changes): Files {
  if (changes.kind === 'none') return null
  if (changes.kind === 'pull-request') return changes.files
  const files = changes.comparison?.files ?? null
  return changes.kind === 'push' && files?.items.length === 0 ? null : files
}

/** Whether a push made its branch: GitHub writes zeros for the commit before. */
export function makesBranch({ before }: { before: string }): boolean {
  return /^0+$/.test(before)
}

/** The files that could be read, null if none could. Their total is null if there may be more. */
async function readFiles(source: ContextSource, number: number): Promise<Files> {
  const first = await tryRead(source, 'the changed files', (context) => readFirstFiles(context, number))
  if (first === null) return null
  const { response, items } = first
  const total = await tryRead(source, 'some of the changed files', async ({ github, signal }) => {
    let isFirst = true
    let isCut = false
    for await (const page of listPages(github, response, { maxPages: maxFilePages, signal })) {
      if (!isFirst) items.push(...changedFilesResponse.parse(page.items))
      isFirst = false
      isCut = page.hasMore
    }
    return isCut ? null : items.length
  })
  return { items, total }
}

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
async function readFirstFiles({ github, repo, signal }: CallContext, pull_number: number) {
  const call = { ...repo, pull_number, per_page: pageSize, request: { signal } }
  const response = await github.pulls.listFiles(call)
  return { response, items: changedFilesResponse.parse(response.data) }
}

async function readPush(
  source: ContextSource,
  push: { before: string; after: string },
): Promise<Comparison | null> {
  const before = toSha(push.before)
  const what = 'the commits and changed files'
  if (before === null) {
    if (!makesBranch(push))
      source.problems.push(`Couldn't read ${what}: the event doesn't name the commit before.`)
    return null
  }
  const comparison = await tryRead(source, what, (context) => compare(context, before, push.after))
  if (comparison && !comparison.files)
    source.problems.push("Couldn't read the changed files: GitHub left them out.")
  return comparison
}

async function readRelease(source: ContextSource, tag: string): Promise<Changes> {
  const tags = await tryRead(source, 'the tags', (context) => readTags(context, tag))
  const isComplete = typeof tags?.total === 'number'
  const previous = tags && previousTag(tag, tags.items, { isComplete })
  if (tags && !previous && !isComplete) source.problems.push(unfoundText(tag))
  const comparison =
    previous &&
    (await tryRead(source, 'the merged pull requests', (context) => compare(context, previous, tag)))
  return { kind: 'release', tags, previousTag: previous, comparison: comparison || null }
}

function unfoundText(tag: string): string {
  const [prefixes, most] = [nearbyPrefixes(tag), maxTagPages * pageSize]
  const near = prefixes.map((prefix) => `${prefix}*`).join(' or ')
  const found = near === '' ? '' : `, and none like ${near} comes before it`
  return `Couldn't find the tag before ${tag}: there are more than ${most} tags${found}.`
}

/**
 * Every tag, or of many those near the given one. They come sorted by name backwards, so that v9 is before v10: a part of
 * the list says nothing.
 *
 * https://docs.github.com/rest/repos/repos#list-repository-tags
 */
async function readTags(context: CallContext, tag: string): Promise<PartialList<string>> {
  const { github, repo, signal } = context
  const first = await github.repos.listTags({ ...repo, per_page: pageSize, request: { signal } })
  const isLong = hasNextPage(first) && (countPages(first) ?? Infinity) > maxTagPages
  if (isLong) return readNearbyTags(context, tag)
  const names: string[] = []
  let isCut = false
  for await (const { items, hasMore } of listPages(github, first, { maxPages: maxTagPages, signal })) {
    names.push(...tagsResponse.parse(items).map(({ name }) => name))
    isCut = hasMore
  }
  return { items: names, total: isCut ? null : names.length }
}

/** Those of the same major version and of the one before. https://docs.github.com/rest/git/refs#list-matching-references */
async function readNearbyTags(
  { github, repo, signal }: CallContext,
  tag: string,
): Promise<PartialList<string>> {
  const prefixes = nearbyPrefixes(tag)
  const lists = await Promise.all(
    prefixes.map(async (prefix) => {
      const call = { ...repo, ref: `tags/${prefix}`, request: { signal } }
      const response = await github.git.listMatchingRefs(call)
      if (hasNextPage(response)) throw new ResponseError('GitHub returned only some of the tags')
      return refsResponse.parse(response.data)
    }),
  )
  const items = lists.flat().map(({ ref }) => ref.replace(/^refs\/tags\//, ''))
  // There is no major version below 0.
  return { items, total: prefixes.length === 1 ? items.length : null }
}
