// The files of `prompt-file`: read inside the workspace only, never inside
// `.git`. Symbolic links are followed before the check.
import { isUtf8 } from 'node:buffer'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isInGit, isInside } from '../lib/paths.ts'
import { isBlank } from '../lib/plain-text.ts'
import type { InputReader } from '../runner/inputs.ts'

const maxBytes = 1_048_576

/**
 * The contents of the files, in order. What is wrong with one is noted as a
 * problem of the input.
 */
export function readPromptFiles(
  paths: readonly string[],
  { input, workspace }: { input: InputReader; workspace: string },
): string[] {
  return paths.map((path, index) => {
    const { text = '', problem } = readPromptFile(path, workspace)
    if (problem !== undefined)
      input.reject(`Input \`prompt-file\`: file ${index + 1} ${problem}.`)
    return text
  })
}

type PromptFile =
  | { text: string; problem?: never }
  | { text?: never; problem: string }

function readPromptFile(path: string, workspace: string): PromptFile {
  const root = realPath(workspace || '.')
  const real = root && realPath(resolve(root, path))
  if (!root || !real)
    return { problem: `wasn't found in the workspace. ${missingAdvice}` }
  if (real === root || !isInside(real, root))
    return { problem: 'is outside the workspace' }
  if (isInGit(path) || isInGit(relative(root, real)))
    return { problem: 'is inside `.git`, where a checkout keeps its token' }

  try {
    const stat = statSync(real)
    if (!stat.isFile()) return { problem: "isn't a file" }
    if (stat.size > maxBytes) return { problem: 'is larger than 1 MiB' }
    return textOf(readFileSync(real))
  } catch {
    return { problem: "can't be read" }
  }
}

const missingAdvice =
  'Write one path on each line, without quotes and wildcards, and check out the repository first'

function textOf(bytes: Buffer): PromptFile {
  if (!isUtf8(bytes)) return { problem: "isn't UTF-8 text" }
  // The decoder leaves out a byte order mark.
  const text = new TextDecoder().decode(bytes)
  // No text has it, and UTF-16 without a byte order mark does.
  if (text.includes('\0')) return { problem: "isn't UTF-8 text" }
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    return { problem: 'is a pointer of Git LFS. Check out with `lfs: true`' }
  return isBlank(text) ? { problem: 'is blank' } : { text }
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}
