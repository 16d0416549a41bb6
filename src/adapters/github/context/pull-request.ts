// A pull request and the files it changes.
import type { ChangedFile, ContextFact, PartialList } from '../../../domain/context/facts.ts'
import type { PullRequest } from '../../../domain/event/event.ts'
import { listPages, pageSize } from '../pages.ts'
import { changedFilesResponse, pullResponse } from './schemas.ts'
import { type ContextSource, type RequestContext, tryRead } from './source.ts'

const maxFilePages = 3

/** The pull request with up to 300 of its files, in two to four requests. Fills in what the event does not name. */
export async function gatherPull(source: ContextSource, pullRequest: PullRequest): Promise<ContextFact> {
  const { number } = pullRequest
  const [details, files] = await Promise.all([
    tryRead(source, 'the branches and the number of changed files', (context) =>
      readDetails(context, number),
    ),
    gatherFiles(source, number),
  ])
  return {
    kind: 'pull-request',
    pullRequest: {
      ...pullRequest,
      headRef: pullRequest.headRef ?? details?.headRef ?? null,
      baseRef: pullRequest.baseRef ?? details?.baseRef ?? null,
    },
    files: files && { ...files, total: details?.fileCount ?? files.total },
  }
}

/** The files that could be read, null if none could. Their total is null if there may be more. */
async function gatherFiles(source: ContextSource, number: number): Promise<PartialList<ChangedFile> | null> {
  const first = await tryRead(source, 'the changed files', (context) => readFirstFiles(context, number))
  if (first === null) return null
  const { response, items } = first
  const total = await tryRead(source, 'some of the changed files', async ({ github, signal }) => {
    let pages = 0
    for await (const page of listPages(github, response, signal)) {
      if (pages > 0) items.push(...changedFilesResponse.parse(page.items))
      pages += 1
      if (page.hasMore && pages === maxFilePages) return null
    }
    return items.length
  })
  return { items, total }
}

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
async function readFirstFiles({ github, repo, signal }: RequestContext, pull_number: number) {
  const call = { ...repo, pull_number, per_page: pageSize, request: { signal } }
  const response = await github.pulls.listFiles(call)
  return { response, items: changedFilesResponse.parse(response.data) }
}

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
async function readDetails({ github, repo, signal }: RequestContext, pull_number: number) {
  const { data } = await github.pulls.get({ ...repo, pull_number, request: { signal } })
  const { head, base, changed_files: fileCount } = pullResponse.parse(data)
  return { headRef: head.ref, baseRef: base.ref, fileCount }
}
