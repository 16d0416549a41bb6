/**
 * `node scripts/licenses.ts <folder>`: adds to a bundle's licenses.txt what ncc leaves out of it.
 *
 * ncc writes the file anew for each kind of chunk: as soon as there are others, the packages of the entry are lost.
 */

import { appendFileSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const packageShape = z.object({ name: z.string(), license: z.string() })
const repository = fileURLToPath(new URL('..', import.meta.url))

if (import.meta.main) completeLicenses(process.argv[2] ?? 'dist')

/** Appends the license of each bundled package that the folder's licenses.txt lacks. Throws if one has none. */
export function completeLicenses(folder: string): void {
  const listed = readLicenses(folder)
  for (const [name, path] of findBundled(folder)) {
    if (!listed.has(name)) appendFileSync(join(folder, 'licenses.txt'), describe(join(repository, path)))
  }
}

/** Returns the licenses that the folder's licenses.txt names, by package. */
export function readLicenses(folder: string): Map<string, string> {
  const text = readFileSync(join(folder, 'licenses.txt'), 'utf8')
  // An entry begins with a name on a line of its own, and its license on the next.
  const entries = text.matchAll(/(?<=^|\n\n)((?:@[\w.-]+\/)?[a-z0-9][\w.-]*)\n([A-Za-z0-9][\w.+-]*)\n/g)
  return new Map([...entries].map(([, name = '', license = '']) => [name, license]))
}

/** Returns the packages whose modules the folder's bundle names: each one's folder, by its name. */
export function findBundled(folder: string): Map<string, string> {
  const code = globSync('*.{html,js}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const paths = code.join('\n').match(/(?:node_modules\/(?:@[\w.-]+\/)?[\w.-]+\/)+/g) ?? []
  const folders = [...new Set(paths)].map((path) => path.slice(0, -1)).toSorted()
  return new Map(folders.map((path) => [path.replace(/.*node_modules\//, ''), path]))
}

function describe(path: string): string {
  const { name, license } = packageShape.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
  const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry))
  if (file === undefined) throw new Error(`${name} is bundled, and comes without the text of its license.`)
  return `\n${name}\n${license}\n${readFileSync(join(path, file), 'utf8').trimEnd()}\n`
}
