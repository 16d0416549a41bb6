// The files of `prompt-file`: read inside the workspace only, never inside `.git`. Symbolic links are followed before the check.
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isBlank } from '../base/escape.ts'
import { isInside } from '../runner/inside.ts'
import { showValue } from '../runner/invalid-inputs.ts'
import { InputError, secretLines } from '../runner/read-inputs.ts'

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
