// The folder of `output-dir`: inside the workspace or the runner's temporary
// folder. Links are followed before the check.
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { errorCodeOf } from '../lib/http-failure.ts'
import { isInGit, isInside } from '../lib/paths.ts'
import { InputError } from '../outcome.ts'

/** A relative path starts in the workspace. */
export type FolderRoots = ReturnType<typeof rootsOf>

const outside =
  "Input `output-dir` must be inside the workspace, without `~` and `.git`, or inside the runner's temporary folder."
const unusable =
  'Input `output-dir` must be a folder that can be written to, or the name of a new one.'
const unusableTemporary =
  "The runner's temporary folder, which the variable RUNNER_TEMP names, can't be written to. Repair it, or set `output-dir` to a folder in the workspace."

/**
 * The folders of the runner.
 * https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function rootsOf({ GITHUB_WORKSPACE, RUNNER_TEMP }: NodeJS.ProcessEnv) {
  return {
    workspace: GITHUB_WORKSPACE || process.cwd(),
    temporary: RUNNER_TEMP || tmpdir(),
  }
}

/**
 * What is wrong with a folder of that name, as a sentence. Null if it can be
 * used. Nothing is created.
 */
export function problemOfFolder(
  path: string,
  { workspace, temporary }: FolderRoots,
): string | null {
  // Only a shell knows `~`, and what is in `.git` can run.
  if (path.startsWith('~') || isInGit(path)) return outside
  try {
    const real = futureRealPath(resolve(workspace, path))
    const isAllowed = [workspace, temporary]
      .map(futureRealPath)
      .some((root) => isInside(real, root) && !isInGit(relative(root, real)))
    return isAllowed ? null : outside
  } catch {
    return unusable
  }
}

/**
 * The real path of the folder, created if need be. A new temporary one for
 * null.
 */
export function createFolder(
  outputDir: string | null,
  { workspace, temporary }: FolderRoots,
): string {
  if (outputDir === null)
    return mkdtempSync(join(realpathSync(temporary), 'visitors-'))
  const folder = resolve(workspace, outputDir)
  mkdirSync(folder, { recursive: true })
  return realpathSync(folder)
}

/** The error for a folder that cannot be created or written to. */
export function folderError(
  outputDir: string | null,
  cause: unknown,
): InputError {
  const problem = outputDir === null ? unusableTemporary : unusable
  return new InputError([problem], { cause })
}

/**
 * The real path that a path has or would have: links are followed as far as it
 * exists.
 */
function futureRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    return join(futureRealPath(dirname(path)), basename(path))
  }
}
