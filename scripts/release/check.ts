/**
 * `npm run release:check`: all that can be said on one machine of whether this checkout can be released.
 *
 * With a tag, as in `npm run release:check -- v1.2.3`, also whether it is the one that the tag asks for.
 */

import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildDist, findAttestationProblems, findDistProblems } from './dist.ts'
import { findMetadataProblems } from './metadata.ts'
import { findLicenseProblems, findLockProblems } from './packages.ts'
import { findOwnerProblems, findReferenceProblems } from './references.ts'

export type ReleaseRequest = {
  root: string
  /** Of the release. Without one the tree may be at work, and of any version. */
  tag?: string | undefined
  /** Bundles the sources into the folder. */
  build: (folder: string) => void
}

const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const build = (folder: string) => buildDist(root, folder)
  const tag = process.argv[2]
  const problems = findReleaseProblems({ root, tag, build })
  // A tree at work may have no owner yet.
  const open = tag === undefined ? findOwnerProblems(root) : []
  for (const problem of [...problems, ...open]) process.stdout.write(`${problem}\n`)
  if (problems.length > 0) process.stdout.write('Not to be released.\n')
  else process.stdout.write(open.length > 0 ? 'Not to be released yet.\n' : 'Ready to be released.\n')
  process.exitCode = problems.length === 0 ? 0 : 1
}

/** Returns one sentence for each thing that stands against a release. */
export function findReleaseProblems({ root, tag, build }: ReleaseRequest): string[] {
  // Of the wrong checkout nothing else is worth saying.
  const wrong =
    tag === undefined
      ? []
      : [...findTagProblems(root, tag), ...findOwnerProblems(root), ...findTreeProblems(root)]
  if (wrong.length > 0) return wrong
  using built = mkdtempDisposableSync(join(tmpdir(), 'dist-'))
  build(built.path)
  return [
    ...findMetadataProblems(root),
    ...findReferenceProblems(root),
    ...findChangelogProblems(root),
    ...findLockProblems(root, registry),
    ...findLicenseProblems(root),
    ...findAttestationProblems(root),
    ...findDistProblems(root, built.path),
  ]
}

function findChangelogProblems(root: string): string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## ([\d.]+)/gm)
  const isListed = headings.some(([, listed]) => listed === version)
  return isListed ? [] : [`CHANGELOG.md has no entry for ${version}.`]
}

function findTagProblems(root: string, tag: string): string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (!/^v\d+\.\d+\.\d+$/.test(tag)) return [`The tag \`${tag}\` is not like v1.2.3.`]
  return tag === `v${version}` ? [] : [`The tag is ${tag}, but the version in package.json is ${version}.`]
}

function findTreeProblems(root: string): string[] {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  const lines = status.split('\n').filter((line) => line !== '')
  return lines.map((line) => `${line.slice(3)} is not as it was committed.`)
}
