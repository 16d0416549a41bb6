/** A repository with a release history: thirty tags, and pull requests merged by each of GitHub's merge methods. */

import { addCommit, addPull, addRelease, makeSha } from './fixtures.ts'
import type { CommitState, RepositoryState } from './state.ts'

/** https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/configuring-pull-request-merges/about-merge-methods-on-github */
type MergeStep = { number: number } & (
  | { kind: 'squash'; title: string }
  | { kind: 'merge'; branch: string }
  | { kind: 'rebase'; messages: [string, ...string[]] }
)
type TagStep = { kind: 'tag'; name: string; notes?: string }
type Step = TagStep | { kind: 'commit'; message: string } | MergeStep

export type ReleaseHistory = {
  /** From the oldest to the newest. */
  tags: string[]
  /** Numbers of the pull requests merged after the tag `previous` and up to `tag`, in the order of merging. */
  listMerged: (previous: string, tag: string) => number[]
}

/** From the oldest to the newest. Several packages have their releases on the same branch. */
const steps: Step[] = [
  { kind: 'commit', message: 'Initial commit' },
  { kind: 'tag', name: 'v1.0.0-beta.1' },
  { kind: 'squash', title: 'Read settings from a file', number: 1 },
  { kind: 'tag', name: 'v1.0.0', notes: 'The first stable release.' },
  { kind: 'tag', name: 'client@1.0.0' },
  { kind: 'tag', name: 'server-v1.0.0' },
  { kind: 'squash', title: 'Escape paths in links', number: 2 },
  { kind: 'tag', name: 'v1.0.1', notes: 'Fixes links with spaces.' },
  { kind: 'commit', message: 'Correct a spelling mistake' },
  { kind: 'tag', name: 'v1.0.2' },
  { kind: 'merge', branch: 'add-search', number: 3 },
  { kind: 'tag', name: 'client@1.1.0' },
  { kind: 'tag', name: 'v1.1.0', notes: 'Search.' },
  { kind: 'squash', title: 'Search without regard to case', number: 4 },
  { kind: 'tag', name: 'v1.1.1' },
  { kind: 'tag', name: '2025-01-20' },
  { kind: 'rebase', messages: ['Add a table of contents', 'Style the table of contents'], number: 5 },
  { kind: 'tag', name: 'v1.2.0-beta.1' },
  { kind: 'tag', name: 'v1.2.0-rc.1' },
  { kind: 'tag', name: 'v1.2.0', notes: 'A table of contents.' },
  { kind: 'tag', name: 'server-v1.9.0' },
  { kind: 'squash', title: 'Keep anchors stable', number: 6 },
  { kind: 'tag', name: 'v1.2.1' },
  { kind: 'tag', name: 'client@1.2.0' },
  { kind: 'squash', title: 'Cache pages', number: 7 },
  { kind: 'tag', name: 'v1.2.2' },
  { kind: 'merge', branch: 'dark-theme', number: 8 },
  { kind: 'tag', name: 'v1.3.0-rc.1' },
  { kind: 'tag', name: 'v1.3.0', notes: 'A dark theme.' },
  { kind: 'tag', name: 'server-v2.0.0' },
  { kind: 'squash', title: 'Raise the contrast', number: 9 },
  { kind: 'tag', name: 'v1.3.1', notes: 'Better contrast.' },
  { kind: 'tag', name: 'client@1.2.3' },
  { kind: 'squash', title: 'Add webhooks', number: 12 },
  { kind: 'tag', name: 'v1.4.0-beta.1' },
  { kind: 'merge', branch: 'webhook-retries', number: 13 },
  { kind: 'tag', name: 'v1.4.0-rc.1', notes: 'Webhooks, to be tried.' },
  { kind: 'tag', name: 'server-v2.0.1' },
  { kind: 'rebase', messages: ['Sign webhooks', 'Document the signature'], number: 14 },
  { kind: 'commit', message: 'Mention issue (#10) in the middle of a subject' },
  { kind: 'tag', name: 'v1.4.0-rc.2' },
  { kind: 'tag', name: 'client@1.3.0-next.1' },
  { kind: 'squash', title: 'Revert "Cache pages (#7)"', number: 15 },
  { kind: 'tag', name: 'v1.4.0', notes: '## Webhooks\n\nThey are signed, and sent again when they fail.' },
  { kind: 'tag', name: 'v1' },
  { kind: 'commit', message: 'Start on the next version' },
  { kind: 'tag', name: 'nightly' },
]

/** Adds 30 tags, and a release for each tag with notes. Returns which pull requests each tag has. */
export function seedReleaseHistory(repository: RepositoryState): ReleaseHistory {
  const pullNumbers: number[] = []
  const pullCounts = new Map<string, number>()
  for (const [index, step] of steps.entries()) {
    const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().replace('.000', '')
    if (step.kind === 'tag') {
      addTag(repository, step, date)
      pullCounts.set(step.name, pullNumbers.length)
    } else if (step.kind === 'commit') addCommit(repository, { message: step.message, date })
    else {
      mergePull(repository, step, date)
      pullNumbers.push(step.number)
    }
  }
  return {
    tags: [...pullCounts.keys()],
    listMerged: (previous, tag) => pullNumbers.slice(pullCounts.get(previous), pullCounts.get(tag)),
  }
}

function addTag(repository: RepositoryState, { name, notes }: TagStep, date: string): void {
  repository.tags.set(name, findTip(repository))
  if (notes === undefined) return
  const prerelease = name.includes('-')
  addRelease(repository, { tag_name: name, body: notes, prerelease, created_at: date, published_at: date })
}

function mergePull(repository: RepositoryState, step: MergeStep, date: string): void {
  const { number } = step
  const title = makeTitle(step)
  const baseSha = findTip(repository)
  const head = { ref: `change-${number}`, sha: makeSha(`change ${number}`), repo: null }
  const files = [makeFile(`src/change-${number}.ts`), makeFile('CHANGELOG.md')]
  const commits = addMerge(repository, step, { headSha: head.sha, date, files })
  addPull(repository, {
    ...{ number, title, body: `Why ${title}.`, files, head },
    base: { ref: repository.defaultBranch, sha: baseSha },
    ...{ state: 'closed', created_at: date, updated_at: date, closed_at: date, merged_at: date },
    merge_commit_sha: commits.at(-1)?.sha ?? null,
    commits: commits.map(({ sha }) => sha),
  })
}

/** Returns the commits that the merge adds to the default branch. The last one is its new tip. */
function addMerge(
  repository: RepositoryState,
  step: MergeStep,
  { headSha, date, files }: { headSha: string; date: string; files: CommitState['files'] },
): CommitState[] {
  if (step.kind === 'squash')
    return [addCommit(repository, { message: `${step.title} (#${step.number})`, date, files })]
  // These messages do not contain the pull request's number. Only its `merge_commit_sha` refers to a commit.
  if (step.kind === 'rebase')
    return step.messages.map((message) => addCommit(repository, { message, date, files }))
  const base = findTip(repository)
  const work = addCommit(repository, {
    ...{ sha: headSha, message: `Work on ${step.branch}`, parents: [base] },
    ...{ date, files },
  })
  const message = `Merge pull request #${step.number} from octocat/${step.branch}\n\n${makeTitle(step)}`
  const merge = addCommit(repository, { message, parents: [base, work.sha], date })
  repository.branches.set(repository.defaultBranch, merge.sha)
  return [work, merge]
}

function findTip({ branches, defaultBranch }: RepositoryState): string {
  return branches.get(defaultBranch) ?? ''
}

function makeTitle(step: MergeStep): string {
  if (step.kind === 'squash') return step.title
  return step.kind === 'merge' ? `Add ${step.branch.replaceAll('-', ' ')}` : step.messages[0]
}

function makeFile(filename: string): CommitState['files'][number] {
  const counts = { additions: 3, deletions: 1, changes: 4 }
  return { sha: makeSha(filename), filename, status: 'modified', ...counts, patch: '@@ -1 +1,3 @@' }
}
