// The pull requests behind the commits of a release. GitHub merges in three
// ways and leaves other traces each time: a squash ends its subject in the
// number, a merge commit begins with it, a rebase says nothing.

export type MergedPull = {
  number: number
  title: string
  /** Null if it is not known. */
  author: string | null
}

export type MergedCommit = { sha: string; message: string }

export type ClosedPull = MergedPull & { mergeCommitSha: string | null }

/**
 * The pull requests that brought the commits, each once, in the order of the
 * commits.
 */
export function findMergedPulls(
  commits: readonly MergedCommit[],
  closedPulls: readonly ClosedPull[],
): MergedPull[] {
  const byNumber = new Map(closedPulls.map((pull) => [pull.number, pull]))
  const byMergeCommit = new Map(
    closedPulls.map((pull) => [pull.mergeCommitSha, pull]),
  )
  const found = new Map<number, MergedPull>()
  for (const { sha, message } of commits) {
    const named = readMessage(message)
    const pull = named
      ? (byNumber.get(named.number) ?? named)
      : byMergeCommit.get(sha)
    if (!pull || found.has(pull.number)) continue
    found.set(pull.number, {
      number: pull.number,
      title: pull.title,
      author: pull.author,
    })
  }
  return [...found.values()]
}

/**
 * What the message itself says. A number anywhere else is a mention, as in
 * `Revert "Cache pages (#7)"`.
 */
function readMessage(message: string): MergedPull | null {
  const [subject = '', ...body] = message
    .split(/\r?\n/)
    .map((line) => line.trim())
  const [, mergedNumber] =
    /^Merge pull request #([1-9]\d{0,9}) from \S/.exec(subject) ?? []
  const [, title = '', squashedNumber] =
    /^(.*\S)\s+\(#([1-9]\d{0,9})\)$/.exec(subject) ?? []
  if (mergedNumber) {
    return {
      number: Number(mergedNumber),
      title: body.find((line) => line !== '') ?? subject,
      author: null,
    }
  }
  return squashedNumber
    ? { number: Number(squashedNumber), title, author: null }
    : null
}
