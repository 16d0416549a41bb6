/** Whether dist is what the sources build, and whether a release would attest all of it. */

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { metadataFiles } from './metadata.ts'

const packageShape = z.object({ scripts: z.object({ build: z.string() }) })
const step = z.object({
  uses: z.string().default(''),
  run: z.string().default(''),
  with: z.object({ 'subject-path': z.string().default('') }).prefault({}),
})
const workflowShape = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) })
const workflow = '.github/workflows/release.yml'

/** Does what `npm run build` does to dist to another folder. Throws if the sources cannot be bundled. */
export function buildDist(root: string, folder: string): void {
  const { scripts } = packageShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const commands = scripts.build.split('&&').map((command) => command.trim().split(' '))
  for (const [, ...words] of commands.filter((command) => command.includes('dist'))) {
    const args = words.map((word) => (word === 'dist' ? folder : word))
    execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })
  }
}

/** Returns one sentence for each file in which dist differs from what was built into another folder. */
export function findDistProblems(root: string, built: string): string[] {
  const dist = join(root, 'dist')
  const [there, wanted] = [listFiles(dist), listFiles(built)]
  const both = there.filter((file) => wanted.includes(file))
  const isEqual = (file: string) => readFileSync(join(dist, file)).equals(readFileSync(join(built, file)))
  return [
    ...wanted.filter((file) => !there.includes(file)).map((file) => `dist/${file} is missing.`),
    ...there
      .filter((file) => !wanted.includes(file))
      .map((file) => `dist/${file} is not built from the sources.`),
    ...both
      .filter((file) => !isEqual(file))
      .map((file) => `dist/${file} is not what the sources build: run \`npm run build\`.`),
  ]
}

/** Returns one sentence for each file that users run and a release would not attest, or not verify. */
export function findAttestationProblems(root: string): string[] {
  const { jobs } = workflowShape.parse(parse(readFileSync(join(root, workflow), 'utf8')))
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const patterns = steps
    .filter(({ uses }) => /^actions\/attest(?:-build-provenance)?@/.test(uses))
    .flatMap((one) => one.with['subject-path'].trim().split(/\s+/))
  const attested = globSync(patterns, { cwd: root }).map(toSlashes)
  const files = [
    ...Object.keys(metadataFiles),
    ...listFiles(join(root, 'dist')).map((file) => `dist/${file}`),
  ]
  const isVerified = steps.some(({ run }) => run.includes(`for file in ${patterns.join(' ')}; do`))
  return [
    ...files.filter((file) => !attested.includes(file)).map((file) => `${workflow} does not attest ${file}.`),
    ...(isVerified ? [] : [`${workflow} does not verify the very files that it attests.`]),
  ]
}

function listFiles(folder: string): string[] {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => toSlashes(join(entry.parentPath, entry.name).slice(folder.length + 1)))
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
