// A pull request and the files it changes.
import type { ChangedFile, ContextFact, PartialList } from '../../../domain/context/facts.ts'
import type { PullRequest } from '../../../domain/event/event.ts'
import { changedFilesResponse, pullResponse } from './schemas.ts'
import { type ContextSource, type RequestContext, tryRead } from './source.ts'

/** GitHub's maximum for `per_page`. */
const pageSize = 100
/** Pages that are read side by side if the first one is full. */
const morePages = [2, 3]

/** The pull request with up to 300 of its files, in two to four requests. Fills in what the event does not name. */
export async function gatherPull(source: ContextSource, pullRequest: PullRequest): Promise<ContextFact> {
  const { number } = pullRequest
  const [details, first] = await Promise.all([
    tryRead(source, 'the branches and the number of changed files', (context) =>
      readDetails(context, number),
    ),
    tryRead(source, 'the changed files', (context) => readFiles(context, number, 1)),
  ])
  const fileCount = details?.fileCount ?? null
  const more = first?.length === pageSize ? await readMoreFiles(source, number, fileCount) : []
  return {
    kind: 'pull-request',
    pullRequest: {
      ...pullRequest,
      headRef: pullRequest.headRef ?? details?.headRef ?? null,
      baseRef: pullRequest.baseRef ?? details?.baseRef ?? null,
    },
    files: first && listFiles([...first, ...more], fileCount),
  }
}

/** The number of files as GitHub counts them. Without it, a full last page may not be the last. */
function listFiles(items: ChangedFile[], counted: number | null): PartialList<ChangedFile> {
  const isWhole = items.length % pageSize !== 0 || items.length === 0
  return { items, total: counted ?? (isWhole ? items.length : null) }
}

async function readMoreFiles(
  source: ContextSource,
  number: number,
  fileCount: number | null,
): Promise<ChangedFile[]> {
  const pages = morePages.filter((page) => fileCount === null || (page - 1) * pageSize < fileCount)
  const lists = pages.map((page) =>
    tryRead(source, 'some of the changed files', (context) => readFiles(context, number, page)),
  )
  return (await Promise.all(lists)).flatMap((list) => list ?? [])
}

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
async function readFiles(
  { github, repo, signal }: RequestContext,
  pull_number: number,
  page: number,
): Promise<ChangedFile[]> {
  const { data } = await github.pulls.listFiles({
    ...repo,
    pull_number,
    per_page: pageSize,
    page,
    request: { signal },
  })
  return changedFilesResponse.parse(data)
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
async function readDetails({ github, repo, signal }: RequestContext, pull_number: number) {
  const { data } = await github.pulls.get({ ...repo, pull_number, request: { signal } })
  const { head, base, changed_files: fileCount } = pullResponse.parse(data)
  return { headRef: head.ref, baseRef: base.ref, fileCount }
}
