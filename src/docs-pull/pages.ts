// The pages that a docs pull request changes: those of its files that Mintlify
// publishes.
import { createHash } from 'node:crypto'
import type { ChangedPage } from '../conversation/state.ts'
import type { ChangedFile } from '../github/pulls.ts'

type File = Pick<ChangedFile, 'filename' | 'previous_filename' | 'status'>

/**
 * The pages among the files of a pull request. Their paths are those of the
 * site if its `docs.json` is among the files, else those of the repository.
 */
export function pagesIn(
  files: readonly File[],
  pullUrl: string,
): ChangedPage[] {
  const folders = docsFolders(files)
  const moves = files
    .filter(({ status }) => status !== 'unchanged')
    .map((file) => moveOf(file, folders, pullUrl))
  const before = new Set(moves.map((move) => move.before))
  const after = new Set(moves.map((move) => move.after))

  return moves.flatMap((move) => {
    const { before: from, after: to, url } = move
    // A page that was moved is gone from its old address, unless another file
    // has it now.
    const gone =
      from === null || after.has(from)
        ? []
        : [{ path: from, change: 'removed' as const, url }]
    if (to === null) return gone
    const change = before.has(to) ? 'changed' : 'added'
    return [...gone, { path: to, change, url }]
  })
}

/** The page's path before and after, null for none. */
function moveOf(
  { filename, previous_filename: previous = filename, status }: File,
  folders: readonly string[],
  pullUrl: string,
) {
  const isNew = status === 'added' || status === 'copied'
  const anchor = createHash('sha256').update(filename).digest('hex')
  return {
    before: isNew ? null : pagePath(previous, folders),
    after: status === 'removed' ? null : pagePath(filename, folders),
    url: `${pullUrl}/files#diff-${anchor}`,
  }
}

/**
 * The folders of `docs.json`, each with a slash at its end, inner ones first.
 * One without any of the pages belongs to another tool. Where none is named,
 * all files may be below it.
 */
function docsFolders(files: readonly File[]): string[] {
  const names = files.flatMap((file) => [
    file.filename,
    file.previous_filename ?? '',
  ])
  const folders = names
    .flatMap((name) => /^(.*\/|)(?:docs|mint)\.json$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => b.length - a.length)
  const own = folders.filter((folder) =>
    names.some((name) => pagePath(name, [folder])),
  )
  // Other tools have Markdown as well, and no MDX.
  const isElsewhere = names.some(
    (name) => name.endsWith('.mdx') && pagePath(name, ['']),
  )
  if (own.length > 0) return own
  return folders.length > 0 && !isElsewhere ? folders : ['']
}

/**
 * What Mintlify does not publish.
 * https://www.mintlify.com/docs/organize/mintignore and
 * https://www.mintlify.com/docs/create/reusable-snippets
 */
const otherFolder =
  /(?:^|\/)(?:\.[^/]*|_?snippets|node_modules|build|dist|coverage|tmp|temp)\//
const otherFile = /(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$/i

/** Path of the page that Mintlify makes of the file, null for none. */
function pagePath(filename: string, folders: readonly string[]): string | null {
  const folder = folders.find((one) => filename.startsWith(one))
  if (folder === undefined) return null
  const path = filename.slice(folder.length)
  const isOther = otherFolder.test(path) || otherFile.test(path)
  return isOther ? null : (/^(.+)\.mdx?$/i.exec(path)?.[1] ?? null)
}
