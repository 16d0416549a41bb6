/**
 * `node scripts/bundle/build.ts <folder>`: bundles the sources with ncc, and with the part of zod that they use.
 *
 * ncc keeps all of a library that isn't minified. `paths` of the tsconfig.json beside this file puts the part in its place.
 */

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as zod from 'zod/mini'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const zodImport = "import * as z from 'zod/mini'"

if (import.meta.main) {
  await writeUsedZod()
  runNcc(process.argv[2] ?? 'dist')
}

async function writeUsedZod(): Promise<void> {
  await build({
    stdin: { contents: `export { ${findUsed().join(', ')} } from 'zod/mini'`, resolveDir: repository },
    ...{ absWorkingDir: repository, bundle: true, format: 'esm', legalComments: 'none' },
    outfile: 'reports/zod.js',
  })
}

/** The names of zod that the sources use, without those of types. */
function findUsed(): string[] {
  const sources = globSync('src/**/*.ts', { cwd: repository })
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .filter((source) => source.includes(zodImport))
  const names = sources.flatMap((source) => [...source.matchAll(/\bz\.(\w+)/g)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => name in zod).sort()
}

function runNcc(folder: string): void {
  const ncc = join(repository, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const options = ['--transpile-only', '--out', folder, '--license', 'licenses.txt']
  const env = { ...process.env, TS_NODE_PROJECT: join(repository, 'scripts/bundle/tsconfig.json') }
  execFileSync(process.execPath, [ncc, 'build', 'src/index.ts', ...options], {
    ...{ cwd: repository, env, stdio: 'inherit' },
  })
}
