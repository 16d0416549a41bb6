// What a pull request or a push changed: names and counts of files, and the
// commits between two points.
import { askAgain } from '../github/ask-again.ts'
import { rowsOf } from '../github/errors.ts'
import type { ChangedFile } from '../github/pulls.ts'
import { orWarn } from '../runner/log.ts'
import type { Source } from './source.ts'
import { gitName, words } from './text.ts'

/**
 * GitHub returns at most 300 changed files, and does not say how many it left
 * out.
 */
const maxComparedFiles = 300

/** Such as `renamed b.md from a.md (+1 -2)`. */
export function describeFile(file: ChangedFile): string {
  const {
    filename,
    previous_filename: previous,
    status,
    additions,
    deletions,
  } = file
  const origin = previous ? ` from ${gitName(previous)}` : ''
  return `${words(status)} ${gitName(filename)}${origin} (+${additions} -${deletions})`
}

/**
 * What lies between two commits or tags, null with a warning if that cannot be
 * read. GitHub may not find new ones at first.
 *
 * `commits`: oldest first, of which GitHub returns the newest 250. `behind`:
 * how many commits of the base the head does not have.
 *
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
export function compareCommits(
  { github, log }: Source,
  base: string,
  head: string,
) {
  const { rest, repo } = github
  const basehead = `${base}...${head}`
  return orWarn(log, 'compare the commits', async () => {
    const { data } = await askAgain(github, () =>
      rest.repos.compareCommitsWithBasehead({ ...repo, basehead }),
    )
    const commits = rowsOf(data.commits).map(({ sha, commit }) => ({
      sha,
      message: commit.message,
    }))
    const files = rowsOf(data.files ?? [])
    const isAll = files.length < maxComparedFiles
    return {
      commits: { items: commits, total: data.total_commits },
      behind: data.behind_by,
      files: { items: files, total: isAll ? files.length : null },
    }
  })
}
