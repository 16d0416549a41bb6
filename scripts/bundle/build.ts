/**
 * `node scripts/bundle/build.ts <folder>`: bundles the sources with ncc, and with the part of zod that they use.
 *
 * ncc keeps all of a library that isn't minified. `paths` of the tsconfig.json beside this file puts the part in its place.
 * The bundle is CommonJS, although the sources are ES modules: Node starts and loads it sooner.
 */

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as zod from 'zod/mini'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const zodImport = "import * as z from 'zod/mini'"

if (import.meta.main) {
  await writeUsedZod()
  await runNcc(process.argv[2] ?? 'dist')
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

/** https://github.com/vercel/ncc#programmatically-from-nodejs */
type Ncc = (
  input: string,
  options: object,
) => Promise<{ code: string; assets: Record<string, { source: string | Buffer }> }>

async function runNcc(folder: string): Promise<void> {
  process.env.TS_NODE_PROJECT = join(repository, 'scripts/bundle/tsconfig.json')
  const ncc: Ncc = createRequire(import.meta.url)('@vercel/ncc')
  const options = { esm: false, transpileOnly: true, license: 'licenses.txt', quiet: true }
  const { code, assets } = await ncc(join(repository, 'src/index.ts'), options)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
  write('index.js', toAscii(code))
  write('package.json', '{\n  "type": "commonjs"\n}\n')
  for (const [name, { source }] of Object.entries(assets))
    write(name, name.endsWith('.js') ? toAscii(String(source)) : source)
}

/** A file without other characters takes half the memory, and Node reads it sooner. */
function toAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
