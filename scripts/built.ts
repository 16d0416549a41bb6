/**
 * `node scripts/built.ts`: remembers what dist/ was just built from, so that no test runs an old one.
 *
 * The modification times of files would not do: they say nothing after a checkout.
 */

import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
const record = join(repository, 'reports', 'built.sha256')
const inputs = ['src/**', 'scripts/**', 'patches/**', 'package.json', 'package-lock.json', 'tsconfig.json']

if (import.meta.main) {
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, hashFiles())
}

/** Builds dist/ if it is not what the sources last built. Jest calls it before the tests that run dist/. */
export default function buildIfOld(): void {
  if (readRecord() === hashFiles()) return
  console.log('\ndist/ is not built from these sources: building it.')
  execSync('npm run --silent build', { cwd: repository, stdio: 'pipe' })
}

function readRecord(): string | null {
  try {
    return readFileSync(record, 'utf8')
  } catch {
    return null
  }
}

/** Of what dist/ is built from, and of dist/ itself. */
function hashFiles(): string {
  const hash = createHash('sha256')
  const files = globSync([...inputs, 'dist/**'], { cwd: repository })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(repository, file)).isFile())
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(repository, file)))
  return hash.digest('hex')
}
