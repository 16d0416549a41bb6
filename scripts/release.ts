// `npm run release:check [-- tag]`: whether all files name the same version and
// owner, and with a tag also whether this checkout is what the tag asks for.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version, repository } = JSON.parse(read('package.json'))
/**
 * It runs the very release that it is part of. All else names the major
 * version.
 */
const reusableWorkflow = '.github/workflows/docs-command.yml'
const problems = [
  ...findVersions(),
  ...findOwners(),
  ...findTag(process.argv[2]),
]

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function findVersions(): string[] {
  const [major] = version.split('.')
  return [
    ...(JSON.parse(read('package-lock.json')).version === version
      ? []
      : ['package-lock.json']),
    ...(read('CHANGELOG.md').includes(`\n## ${version}`)
      ? []
      : ['CHANGELOG.md']),
    ...references().flatMap(({ file, path, at }) => {
      const wanted =
        file === reusableWorkflow && path === '' ? `v${version}` : `v${major}`
      return at === wanted || !/^v\d/.test(at) ? [] : [`${file}: ${at}`]
    }),
  ].map(
    (place) => `${place} has another version than ${version} in package.json.`,
  )
}

function findOwners(): string[] {
  const others = references().filter(({ name }) => name !== repository)
  return others.map(
    ({ file, name }) =>
      `${file} names ${name}, and package.json ${repository}.`,
  )
}

/**
 * Every `owner/docs-agent-action@ref` of what users copy, and of our workflows.
 */
function references(): {
  file: string
  name: string
  path: string
  at: string
}[] {
  return globSync(['*.md', 'docs/**/*.{md,yml}', '.github/**/*.yml'], {
    cwd: root,
  }).flatMap((found) => {
    const file = found.replaceAll('\\', '/')
    const uses = read(file).matchAll(
      /([\w-]+\/docs-agent-action)(\/[\w./-]+)?@([\w.-]+)/g,
    )
    return [...uses].map(([, name = '', path = '', at = '']) => ({
      file,
      name,
      path,
      at,
    }))
  })
}

function findTag(tag: string | undefined): string[] {
  if (tag === undefined) return []
  const changed = execFileSync('git', ['status', '--porcelain'], {
    cwd: root,
    encoding: 'utf8',
  })
  return [
    ...(tag === `v${version}`
      ? []
      : [`The tag is ${tag}, and the version in package.json is ${version}.`]),
    ...(repository.startsWith('OWNER/')
      ? ['`repository` in package.json names no owner yet.']
      : []),
    ...(changed === ''
      ? []
      : [`These files are not as they were committed:\n${changed}`]),
  ]
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
