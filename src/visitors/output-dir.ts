// The folder of `output-dir`: inside the workspace or the runner's temporary directory. Symbolic links are followed before the
// check.
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isInside } from '../runner/inside.ts'
import { invalidInputSentence } from '../runner/invalid-inputs.ts'
import { InputError, secretLines } from '../runner/read-inputs.ts'

export type OutputRoots = {
  /** Directory of the checkout. A relative path starts here. */
  workspace: string
  /** The runner's temporary directory. */
  temporary: string
}

/** The real path of `output-dir`, created if need be. A new temporary directory for null. Throws an InputError. */
export function prepareOutputDir(path: string | null, { workspace, temporary }: OutputRoots): string {
  try {
    if (path === null) return mkdtempSync(join(realpathSync(temporary), 'visitors-'))
    checkOutputDir(path, { workspace, temporary })
    const target = resolve(workspace, path)
    mkdirSync(target, { recursive: true })
    return realpathSync(target)
  } catch (cause) {
    throw cause instanceof InputError ? cause : outputDirError(cause)
  }
}

/** The path of `output-dir`, if such a folder may be there. Nothing is created. Throws an InputError. */
export function checkOutputDir(path: string | null, { workspace, temporary }: OutputRoots): string | null {
  if (path === null) return null
  try {
    const roots = [workspace, temporary].filter((root) => root !== '').map((root) => realpathSync(root))
    const real = futureRealPath(resolve(workspace, path))
    if (roots.some((root) => isInside(real, root))) return path
  } catch (cause) {
    throw outputDirError(cause)
  }
  const must = "be inside the workspace or the runner's temporary folder"
  throw new InputError(invalidInputSentence({ name: 'output-dir', text: path, must }, secretLines()))
}

/** The error for a directory that cannot be created or written to. */
export function outputDirError(cause: unknown): InputError {
  const isFile = ['EEXIST', 'ENOTDIR'].includes(errorCodeOf(cause))
  const message = isFile
    ? 'Input `output-dir` must be a folder, and there is a file of that name.'
    : 'Input `output-dir` must be a folder that can be written to.'
  return new InputError(message, { cause })
}

/** The real path that a path has or would have: links are followed as far as it exists. */
function futureRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    return join(futureRealPath(dirname(path)), basename(path))
  }
}

function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
