// The files of `prompt-file`: read inside the workspace only, never inside `.git`. Symbolic links are followed before the check.
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { isBlank } from '../lib/plain-text.ts'
import type { InputReader } from '../runner/inputs.ts'

const maxBytes = 1_048_576

/** The contents of the files, in order. What is wrong with one is noted as a problem of the input. */
export function readPromptFiles(
  paths: readonly string[],
  { input, workspace }: { input: InputReader; workspace: string },
): string[] {
  return paths.map((path, index) => {
    const file = readFile(path, workspace)
    if (file.kind === 'text') return file.text
    input.reject(`Input \`prompt-file\`: file ${index + 1} ${file.problem}.`)
    return ''
  })
}

type PromptFile = { kind: 'text'; text: string } | { kind: 'problem'; problem: string }

function readFile(path: string, workspace: string): PromptFile {
  const found = locate(path, workspace)
  if (found.kind === 'problem') return found
  const bytes = readBytes(found.text)
  if (bytes === null) return problem("can't be read")
  const text = decode(bytes)
  if (text === null) return problem("isn't UTF-8 text")
  return isBlank(text) ? problem('is blank') : { kind: 'text', text }
}

/** The real path of a file that may be read. */
function locate(path: string, workspace: string): PromptFile {
  const root = realPath(workspace || '.')
  const real = root === null ? null : realPath(resolve(root, path))
  if (root === null || real === null)
    return problem(
      "wasn't found in the workspace. Write one path on each line and check out the repository first",
    )
  const inside = relative(root, real)
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
    return problem('is outside the workspace')
  if (isInGit(path) || isInGit(inside)) return problem('is inside `.git`, where a checkout keeps its token')
  const stat = statSync(real)
  if (!stat.isFile()) return problem("isn't a file")
  return stat.size > maxBytes ? problem('is larger than 1 MiB') : { kind: 'text', text: real }
}

function problem(text: string): PromptFile {
  return { kind: 'problem', problem: text }
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

/** Some file systems ignore case. */
function isInGit(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git')
}

function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
