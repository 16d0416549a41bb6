/** A repository with a past: thirty tags of several kinds, and pull requests merged in every way GitHub knows. */

import { addCommit, addPull, addRelease, makeSha } from './fixtures.ts'
import type { CommitState, RepositoryState } from './state.ts'

type Step =
  | { tag: string; notes?: string }
  | { commit: string }
  | { squash: string; number: number }
  | { merge: string; number: number }
  | { rebase: string[]; number: number }

export type ReleaseHistory = {
  /** From the oldest to the newest. */
  tags: string[]
  /** Numbers of the pull requests merged after the tag `previous` and up to `tag`, in the order of merging. */
  listMerged: (previous: string, tag: string) => number[]
}

/** From the oldest to the newest. Packages of the same repository release on the same branch. */
const story: Step[] = [
  { commit: 'Initial commit' },
  { tag: 'v1.0.0-beta.1' },
  { squash: 'Read settings from a file', number: 1 },
  { tag: 'v1.0.0', notes: 'The first stable release.' },
  { tag: 'client@1.0.0' },
  { tag: 'server-v1.0.0' },
  { squash: 'Escape paths in links', number: 2 },
  { tag: 'v1.0.1', notes: 'Fixes links with spaces.' },
  { commit: 'Correct a spelling mistake' },
  { tag: 'v1.0.2' },
  { merge: 'add-search', number: 3 },
  { tag: 'client@1.1.0' },
  { tag: 'v1.1.0', notes: 'Search.' },
  { squash: 'Search without regard to case', number: 4 },
  { tag: 'v1.1.1' },
  { tag: '2025-01-20' },
  { rebase: ['Add a table of contents', 'Style the table of contents'], number: 5 },
  { tag: 'v1.2.0-beta.1' },
  { tag: 'v1.2.0-rc.1' },
  { tag: 'v1.2.0', notes: 'A table of contents.' },
  { tag: 'server-v1.9.0' },
  { squash: 'Keep anchors stable', number: 6 },
  { tag: 'v1.2.1' },
  { tag: 'client@1.2.0' },
  { squash: 'Cache pages', number: 7 },
  { tag: 'v1.2.2' },
  { merge: 'dark-theme', number: 8 },
  { tag: 'v1.3.0-rc.1' },
  { tag: 'v1.3.0', notes: 'A dark theme.' },
  { tag: 'server-v2.0.0' },
  { squash: 'Raise the contrast', number: 9 },
  { tag: 'v1.3.1', notes: 'Better contrast.' },
  { tag: 'client@1.2.3' },
  { squash: 'Add webhooks', number: 12 },
  { tag: 'v1.4.0-beta.1' },
  { merge: 'webhook-retries', number: 13 },
  { tag: 'v1.4.0-rc.1', notes: 'Webhooks, to be tried.' },
  { tag: 'server-v2.0.1' },
  { rebase: ['Sign webhooks', 'Document the signature'], number: 14 },
  { commit: 'Mention issue (#10) in the middle of a subject' },
  { tag: 'v1.4.0-rc.2' },
  { tag: 'client@1.3.0-next.1' },
  { squash: 'Revert "Cache pages (#7)"', number: 15 },
  { tag: 'v1.4.0', notes: '## Webhooks\n\nThey are signed, and sent again when they fail.' },
  { tag: 'v1' },
  { commit: 'Start on the next version' },
  { tag: 'nightly' },
]

/** Gives back what was merged when; the repository then has 30 tags, and a release for each tag with notes. */
export function seedReleaseHistory(repository: RepositoryState): ReleaseHistory {
  const merged: number[] = []
  const mergedUpTo = new Map<string, number>()
  for (const [index, step] of story.entries()) {
    const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().replace('.000', '')
    if ('tag' in step) {
      tagTip(repository, { ...step, date })
      mergedUpTo.set(step.tag, merged.length)
    } else if ('commit' in step) addCommit(repository, { message: step.commit, date })
    else {
      mergePull(repository, step, date)
      merged.push(step.number)
    }
  }
  return {
    tags: [...mergedUpTo.keys()],
    listMerged: (previous, tag) => merged.slice(mergedUpTo.get(previous), mergedUpTo.get(tag)),
  }
}

function tagTip(repository: RepositoryState, step: { tag: string; notes?: string; date: string }): void {
  const { tag, notes, date } = step
  repository.tags.set(tag, repository.branches.get(repository.defaultBranch) ?? '')
  if (notes === undefined) return
  const prerelease = tag.includes('-')
  addRelease(repository, { tag_name: tag, body: notes, prerelease, created_at: date, published_at: date })
}

function mergePull(repository: RepositoryState, step: Extract<Step, { number: number }>, date: string): void {
  const { number } = step
  const baseSha = repository.branches.get(repository.defaultBranch) ?? ''
  const head = { ref: `change-${number}`, sha: makeSha(`change ${number}`), repo: null }
  const files = [describeFile(`src/change-${number}.ts`), describeFile('CHANGELOG.md')]
  const commits = addMerge(repository, step, { headSha: head.sha, date, files })
  addPull(repository, {
    ...{ number, title: nameChange(step), body: `Why ${nameChange(step)}.`, files, head },
    base: { ref: repository.defaultBranch, sha: baseSha },
    ...{ state: 'closed', created_at: date, updated_at: date, closed_at: date, merged_at: date },
    merge_commit_sha: commits.at(-1)?.sha ?? null,
    commits: commits.map(({ sha }) => sha),
  })
}

/** Gives back the commits that the merge put on the default branch, the merge commit last. */
function addMerge(
  repository: RepositoryState,
  step: Extract<Step, { number: number }>,
  { headSha, date, files }: { headSha: string; date: string; files: CommitState['files'] },
): CommitState[] {
  if ('squash' in step)
    return [addCommit(repository, { message: `${step.squash} (#${step.number})`, date, files })]
  // Nothing in these commits names the pull request: only its `merge_commit_sha` leads from them to it.
  if ('rebase' in step) return step.rebase.map((message) => addCommit(repository, { message, date, files }))
  const base = repository.branches.get(repository.defaultBranch) ?? ''
  const work = addCommit(repository, {
    sha: headSha,
    message: `Work on ${step.merge}`,
    parents: [base],
    date,
    files,
  })
  const message = `Merge pull request #${step.number} from octocat/${step.merge}\n\n${nameChange(step)}`
  const merge = addCommit(repository, { message, parents: [base, work.sha], date })
  repository.branches.set(repository.defaultBranch, merge.sha)
  return [work, merge]
}

function nameChange(step: Extract<Step, { number: number }>): string {
  if ('squash' in step) return step.squash
  return 'merge' in step ? `Add ${step.merge.replaceAll('-', ' ')}` : (step.rebase[0] ?? '')
}

function describeFile(filename: string): CommitState['files'][number] {
  const counts = { additions: 3, deletions: 1, changes: 4 }
  return { sha: makeSha(filename), filename, status: 'modified', ...counts, patch: '@@ -1 +1,3 @@' }
}
