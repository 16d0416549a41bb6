/**
 * `node scripts/page.ts <folder>`: writes the template of the report page beside a bundle.
 *
 * The page may load nothing, so that its script and its style stand in it, and its policy names their hashes.
 */

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { z } from 'zod'
import { templateName } from '../src/visitors/page-template.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const packageShape = z.object({ version: z.string() })

if (import.meta.main) writeFileSync(join(process.argv[2] ?? 'dist', templateName), await buildPageTemplate())

/** Returns the template, with the marker where the data goes. Throws if the page cannot be built. */
export async function buildPageTemplate(): Promise<string> {
  const html = readFileSync(join(repository, 'src/page/page.html'), 'utf8')
  const [{ text: script, packages }, { text: style }] = await Promise.all([
    bundle('main.ts'),
    bundle('style/page.css'),
  ])
  const parts = {
    script: `\n${packages.map(describePackage).join('')}${script}`,
    style: `\n${style}`,
  }
  for (const text of Object.values(parts)) {
    if (/<!--|<\/?(?:script|style)/i.test(text))
      throw new Error('The page has markup in its script or style.')
  }
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(parts.script)}'`,
    `style-src '${hashOf(parts.style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return Object.entries({ policy, ...parts }).reduce((text, [name, part]) => fill(text, name, part), html)
}

/** Puts a part in its place. Throws if the page has none for it. */
function fill(html: string, name: string, part: string): string {
  const place = `{{${name}}}`
  if (!html.includes(place)) throw new Error(`The page has no place for its ${name}.`)
  return html.replace(place, () => part)
}

/** Bundles a file of the page, and lists the packages that are in it. */
async function bundle(entry: string): Promise<{ text: string; packages: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(repository, 'src/page', entry)],
    ...{ absWorkingDir: repository, bundle: true, minify: true, write: false, metafile: true },
    ...{
      format: 'iife',
      target: ['chrome123', 'firefox128', 'safari17.5'],
      legalComments: 'none',
      charset: 'utf8',
    },
  })
  const paths =
    Object.keys(metafile.inputs)
      .join('\n')
      .match(/node_modules\/(?:@[\w.-]+\/)?[\w.-]+/g) ?? []
  return { text: outputFiles[0]?.text ?? '', packages: [...new Set(paths)].sort() }
}

/** The license of a package asks for its text in every copy. */
function describePackage(path: string): string {
  const read = (file: string) => readFileSync(join(repository, path, file), 'utf8')
  const { version } = packageShape.parse(JSON.parse(read('package.json')))
  return `/* ${path}/ ${version}\n\n${read('LICENSE').trim()}\n*/\n`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
