/** A copy of the checkout, committed or not, for what would otherwise touch the tree. */

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('..', import.meta.url))

/** Fills the folder, with other texts for the files given by their path, and makes it a repository of one commit. */
export function copyCheckout(copy: string, files: Record<string, string> = {}): string {
  const listed = git(repository, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(repository, path)))) {
    cpSync(join(repository, path), join(copy, path))
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
  const author = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@github.com']
  git(copy, ['init', '--quiet', '--initial-branch', 'main'])
  git(copy, ['add', '--all', '--force'])
  git(copy, [...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Copy'])
  return copy
}

/** Gives back what git prints in that folder. */
export function git(cwd: string, args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' })
}
