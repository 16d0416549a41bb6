// Paths that inputs name. `prompt-file` is read inside the workspace only, never inside `.git`, and `output-dir` is written
// inside the workspace or the runner's temporary directory. Symbolic links are followed before the check.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { isBlank } from '../base/escape.ts'
import { invalidInputSentence, showValue } from './invalid-inputs.ts'
import { InputError, secretLines } from './read-inputs.ts'

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

const maxPromptFileBytes = 1_048_576

/** The contents of the files of `prompt-file`, in order. Throws an InputError that names the files which cannot be read. */
export function readPromptFiles(paths: readonly string[], workspace: string): string[] {
  const problems: string[] = []
  const texts = paths.map((path) => {
    try {
      return readPromptFile(path, workspace)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(error.message)
      return ''
    }
  })
  if (problems.length > 0) throw new InputError(problems.join(' '))
  return texts
}

function readPromptFile(path: string, workspace: string): string {
  const text = decodeUtf8(readInWorkspace(path, workspace), path)
  if (isBlank(text)) throw promptFileError(path, 'is blank')
  return text
}

function readInWorkspace(path: string, workspace: string): Buffer {
  const root = existingRealPath(workspace, path)
  const real = existingRealPath(resolve(root, path), path)
  if (!isInside(real, root)) throw promptFileError(path, 'is outside the workspace')
  if ([path, relative(root, real)].some(isInGit)) throw promptFileError(path, gitProblem)
  const stat = statSync(real)
  if (!stat.isFile()) throw promptFileError(path, "isn't a file")
  if (stat.size > maxPromptFileBytes) throw promptFileError(path, 'is larger than 1 MiB')
  return readFileSync(real)
}

const gitProblem = 'is inside .git, where a checkout keeps its token: name a file of the repository'

/** Some file systems ignore case. */
function isInGit(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git')
}

function existingRealPath(path: string, promptFile: string): string {
  try {
    return realpathSync(path)
  } catch {
    throw promptFileError(promptFile, `wasn't found in the workspace: ${adviceFor(promptFile)}`)
  }
}

function adviceFor(promptFile: string): string {
  if (promptFile.includes(',')) return 'write one path on each line, without commas'
  return 'check the path, and that the workflow checks out the repository'
}

function decodeUtf8(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw promptFileError(path, "isn't UTF-8 text")
  }
}

function promptFileError(path: string, problem: string): InputError {
  const shown = showValue(path, secretLines()) ?? 'what looks like a key or token'
  return new InputError(`Input \`prompt-file\`: ${shown} ${problem}.`)
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

function isInside(real: string, root: string): boolean {
  const path = relative(root, real)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
