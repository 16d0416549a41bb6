// What a pull request or a push changed: names and counts of files, and the
// commits between two points.
import type { GitHub } from '../github/client.ts'
import { fileName, type PartialList, words } from './text.ts'

const pageSize = 100
const maxPages = 3
/**
 * GitHub returns at most 300 changed files, and does not say how many it left
 * out.
 */
const maxComparedFiles = 300

export type ChangedFile = {
  filename: string
  previous_filename?: string | undefined
  status: string
  additions: number
  deletions: number
}

/**
 * The files of a pull request.
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
 */
export async function listChangedFiles(
  { rest, paginate, repo }: GitHub,
  number: number,
): Promise<PartialList<ChangedFile>> {
  const items: ChangedFile[] = []
  const parameters = { ...repo, pull_number: number, per_page: pageSize }
  let pages = 0
  for await (const { data, headers } of paginate.iterator(
    rest.pulls.listFiles,
    parameters,
  )) {
    items.push(...data)
    pages += 1
    if (pages === maxPages)
      return { items, total: isLastPage(headers) ? items.length : null }
  }
  return { items, total: items.length }
}

function isLastPage({ link }: { link?: string | undefined }): boolean {
  return !/rel="next"/.test(link ?? '')
}

/** Such as `renamed b.md from a.md (+1 -2)`. */
export function describeFile(file: ChangedFile): string {
  const {
    filename,
    previous_filename: previous,
    status,
    additions,
    deletions,
  } = file
  const origin = previous ? ` from ${fileName(previous)}` : ''
  return `${words(status)} ${fileName(filename)}${origin} (+${additions} -${deletions})`
}

type Commit = { sha: string; message: string }

type Comparison = {
  /** Oldest first. GitHub returns the newest 250. */
  commits: PartialList<Commit>
  files: PartialList<ChangedFile>
  /** How many commits of the base the head does not have. */
  behind: number
}

/**
 * What lies between two commits or tags.
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
export async function compareCommits(
  { rest, repo }: GitHub,
  base: string,
  head: string,
): Promise<Comparison> {
  const { data } = await rest.repos.compareCommitsWithBasehead({
    ...repo,
    basehead: `${base}...${head}`,
  })
  const commits = data.commits.map(({ sha, commit }) => ({
    sha,
    message: commit.message,
  }))
  const files = data.files ?? []
  return {
    commits: { items: commits, total: data.total_commits },
    behind: Number(data.behind_by) || 0,
    files: {
      items: files,
      total: files.length < maxComparedFiles ? files.length : null,
    },
  }
}
