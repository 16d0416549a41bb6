/** Whether the lock file is that of package.json, and what is bundled may be handed on. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { z } from 'zod'
import { findBundled, readLicenses } from '../licenses.ts'

type Locked = z.infer<typeof lockShape>['packages']

const ranges = z.record(z.string(), z.string()).default({})
const manifestShape = z.object({ version: z.string(), dependencies: ranges, devDependencies: ranges })
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      dependencies: ranges,
      devDependencies: ranges,
    }),
  ),
})

const allowedLicenses = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
])

/** Returns one sentence for each way in which the lock file is another's, or takes a package from elsewhere. */
export function findLockProblems(root: string, registry: string): string[] {
  const manifest = manifestShape.parse(readJson(root, 'package.json'))
  const packages = readLock(root)
  const { '': own } = packages
  const wanted = { ...manifest.devDependencies, ...manifest.dependencies }
  const known = { ...own?.devDependencies, ...own?.dependencies }
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(known)])]
  return [
    ...(own?.version === manifest.version
      ? []
      : [`package-lock.json is of version ${own?.version}, package.json of ${manifest.version}.`]),
    ...names
      .filter((name) => wanted[name] !== known[name] || !isLocked(packages, name, wanted[name]))
      .map((name) => `package-lock.json disagrees with package.json on \`${name}\`: run \`npm install\`.`),
    ...Object.entries(packages).flatMap(([path, { resolved = registry }]) =>
      resolved.startsWith(registry)
        ? []
        : [`package-lock.json takes \`${toName(path)}\` from ${resolved}, not from ${registry}.`],
    ),
  ]
}

/** Returns one sentence for each bundled package whose license is not in dist/licenses.txt, or not allowed. */
export function findLicenseProblems(root: string): string[] {
  const dist = join(root, 'dist')
  const listed = readLicenses(dist)
  const known = new Set(
    Object.entries(readLock(root)).flatMap(([path, { dev }]) => (dev ? [] : [toName(path)])),
  )
  return [
    ...[...findBundled(dist).keys()]
      .filter((name) => !listed.has(name))
      .map((name) => `dist/licenses.txt lacks the license of \`${name}\`, which is bundled.`),
    ...[...listed]
      .filter(([, license]) => !allowedLicenses.has(license))
      .map(([name, license]) => `The license ${license} of \`${name}\`, which is bundled, is not allowed.`),
    ...[...listed.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `\`${name}\`, which is bundled, is no dependency in package-lock.json.`),
  ]
}

function isLocked(packages: Locked, name: string, range = ''): boolean {
  return satisfies(packages[`node_modules/${name}`]?.version ?? '', range)
}

function readLock(root: string): Locked {
  return lockShape.parse(readJson(root, 'package-lock.json')).packages
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

function toName(path: string): string {
  return path.replace(/.*node_modules\//, '')
}
