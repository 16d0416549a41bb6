// A pull request and the files it changes.
import type { PullRequest } from '../event/event.ts'
import { type Changes, filesOf } from './changed-files.ts'
import { pullResponse } from './context-schemas.ts'
import { type CallContext, type ContextSource, tryRead } from './context-source.ts'
import type { ContextFact } from './facts.ts'

/** The pull request with its files. One call fills in what the event does not name. */
export async function gatherPull(
  source: ContextSource,
  pullRequest: PullRequest,
  reading: Promise<Changes>,
): Promise<ContextFact> {
  const what = 'the branches and the number of changed files'
  const [details, changes] = await Promise.all([
    tryRead(source, what, (context) => readDetails(context, pullRequest.number)),
    reading,
  ])
  const files = filesOf(changes)
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

/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
async function readDetails({ github, repo, signal }: CallContext, pull_number: number) {
  const { data } = await github.pulls.get({ ...repo, pull_number, request: { signal } })
  const { head, base, changed_files: fileCount } = pullResponse.parse(data)
  return { headRef: head.ref, baseRef: base.ref, fileCount }
}
