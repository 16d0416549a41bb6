// `npm run build`, which is `node scripts/build.ts [folder]`: makes all of
// dist. The same sources make the same bytes in any folder.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import { buildPage } from './page.ts'

/** https://github.com/vercel/ncc#programmatically-from-nodejs */
type Ncc = (input: string, options: object) => Promise<Bundle>
type Bundle = {
  code: string
  assets: Record<string, { source: string | Buffer }>
  stats: { compilation: { modules: Iterable<Module> } }
}
/** A module of the bundle, or several that were merged into one. */
type Module = { resource?: string; modules?: Iterable<Module> }

const repository = fileURLToPath(new URL('..', import.meta.url))
/**
 * The bundle knows which action runs by the name of the script: an earlier step
 * can set any variable, but not that.
 */
const entries = {
  post: 'The post step',
  reconcile: 'The action reconcile',
  visitors: 'The action visitors',
}

/** As the bundler writes it, in parentheses, which make V8 compile it once. */
const moduleFunction =
  /^(\/\*{3}\/ \()(\([^)]*\) => \{[\s\S]*?\n\/\*{3}\/ \})(\))/gm

const folder = resolve(process.argv[2] ?? join(repository, 'dist'))
// The bundler names modules by their paths from here.
process.chdir(repository)
await build()

async function build(): Promise<void> {
  const { code, assets, stats } = await bundle()
  const scripts = {
    ...Object.fromEntries(
      Object.entries(assets).map(([name, { source }]) => [name, source]),
    ),
    'index.js': code,
  }
  const files = {
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(scripts).map(
          async ([name, text]) =>
            [name, await withoutUnused(name, String(text))] as const,
        ),
      ),
    ),
    'licenses.txt': [...findPackages(stats.compilation.modules)]
      .sort()
      .map(describeLicense)
      .join('\n'),
    'visitors-page.html': await buildPage(),
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text)
  for (const [name, what] of Object.entries(entries))
    writeFileSync(
      join(folder, `${name}.js`),
      `// ${what}, by the name of this file.\nimport './index.js'\n`,
    )
}

function bundle(): Promise<Bundle> {
  process.env.TS_NODE_PROJECT = join(repository, 'tsconfig.build.json')
  const ncc: Ncc = createRequire(import.meta.url)('@vercel/ncc')
  return ncc(join(repository, 'src/index.ts'), {
    esm: true,
    transpileOnly: true,
    quiet: true,
    cache: false,
  })
}

/**
 * A script without what nobody uses, which the bundler only marks. Names and
 * lines stay readable.
 */
async function withoutUnused(name: string, text: string): Promise<string> {
  if (!name.endsWith('.js')) return text
  const functions = [...text.matchAll(moduleFunction)]
  const short = await Promise.all(
    functions.map(([, , code = '']) => withoutUnusedIn(code)),
  )
  return text.replace(
    moduleFunction,
    (_, before, __, after) => `${before}${short.shift()}${after}`,
  )
}

async function withoutUnusedIn(code: string): Promise<string> {
  const assigned = 'assigned='
  const { code: short = '' } = await minify(`${assigned}${code}`, {
    module: true,
    mangle: false,
    compress: {
      defaults: false,
      conditionals: true,
      dead_code: true,
      evaluate: true,
      passes: 3,
      side_effects: true,
      unused: true,
    },
    format: {
      beautify: true,
      comments: true,
      indent_level: 2,
      shorthand: true,
    },
  })
  return short.replace(/^assigned = /, '').replace(/;$/, '')
}

/**
 * The folders of the packages that the modules are from. ncc's own list lacks
 * those of a chunk.
 */
function findPackages(modules: Iterable<Module>): Set<string> {
  const folders = [...modules].flatMap(
    ({ resource = '', modules: merged = [] }) => [
      ...(/.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(
        resource.replaceAll('\\', '/'),
      ) ?? []),
      ...findPackages(merged),
    ],
  )
  return new Set(folders)
}

/**
 * Throws if the package comes without the text of its license, which every copy
 * has to hold.
 */
function describeLicense(folder: string): string {
  const { name, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (file === undefined)
    throw new Error(
      `${name} is bundled, and comes without the text of its license.`,
    )
  return `${name}\n${license}\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}
