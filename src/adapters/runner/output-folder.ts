// The folder of `output-dir`: inside the workspace or the runner's temporary folder, nowhere else, links followed.
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { InputError } from './inputs.ts'

export type Places = {
  /** The folder of the checkout; a relative path starts here. */
  workspace: string
  /** The runner's temporary folder. */
  temporary: string
}

/** The real path of the folder, made if need be; a new temporary one for a blank path. Throws an InputError. */
export function prepareOutputFolder(path: string, { workspace, temporary }: Places): string {
  try {
    if (path === '') return mkdtempSync(join(realpathSync(temporary), 'visitors-'))
    const wanted = resolve(workspace, path)
    const roots = [workspace, temporary].filter((root) => root !== '').map((root) => realpathSync(root))
    assertInside(realPathOf(wanted), roots)
    mkdirSync(wanted, { recursive: true })
    return realpathSync(wanted)
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    throw unusable(cause)
  }
}

/** The error for a folder that cannot be made or written to. */
export function unusable(cause: unknown): InputError {
  if (['EEXIST', 'ENOTDIR'].includes(codeOf(cause))) {
    return new InputError('Input `output-dir` must be a folder, and there is a file of that name.', { cause })
  }
  return new InputError('Input `output-dir` must be a folder that can be written to.', { cause })
}

/** The real path that a path has or would have: links are followed as far as it exists. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    return join(realPathOf(dirname(path)), basename(path))
  }
}

function assertInside(real: string, roots: readonly string[]): void {
  const isInside = roots.some((root) => {
    const inside = relative(root, real)
    return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
  })
  if (isInside) return
  throw new InputError("Input `output-dir` must be inside the workspace or the runner's temporary folder.")
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
