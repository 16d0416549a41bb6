// The files of `prompt-file`: text inside the workspace, nothing else.
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { isBlank } from '../../domain/markdown/escape.ts'
import { InputError } from './inputs.ts'

const longestBytes = 1_048_576

/** The files' contents, in order. Throws an InputError that names the file at fault. */
export function readPromptFiles(paths: readonly string[], workspace: string): string[] {
  return paths.map((path) => {
    const text = decode(readInside(path, workspace), path)
    if (isBlank(text)) throw problem(path, 'is blank')
    return text
  })
}

function readInside(path: string, workspace: string): Buffer {
  const root = realPathOf(workspace, path)
  const real = realPathOf(resolve(root, path), path)
  const inside = relative(root, real)
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw problem(path, 'is outside the workspace')
  }
  const stat = statSync(real)
  if (!stat.isFile()) throw problem(path, 'is not a file')
  if (stat.size > longestBytes) throw problem(path, 'is larger than 1 MiB')
  return readFileSync(real)
}

function realPathOf(path: string, named: string): string {
  try {
    return realpathSync(path)
  } catch {
    throw problem(
      named,
      'was not found in the workspace: check the path, and that the workflow checks out the repository',
    )
  }
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw problem(path, 'is not UTF-8 text')
  }
}

function problem(path: string, what: string): InputError {
  return new InputError(`Input \`prompt-file\`: \`${path}\` ${what}.`)
}
