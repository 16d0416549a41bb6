// The report page of visitors, as one file that loads nothing: its script and
// its style stand in it, and its policy names their hashes. Data goes in the
// place that `src/page/page.html` has for it.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const repository = fileURLToPath(new URL('..', import.meta.url))

/** Throws if the page cannot be built. */
export async function buildPage(): Promise<string> {
  const [script, style] = await Promise.all([
    bundle('main.ts'),
    bundle('style/page.css'),
  ])
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const html = readFileSync(join(repository, 'src/page/page.html'), 'utf8')
  return Object.entries({ policy, script, style }).reduce(fill, html)
}

function fill(html: string, [name, part]: [string, string]): string {
  const place = `{{${name}}}`
  if (!html.includes(place))
    throw new Error(`The page has no place for its ${name}.`)
  if (/<!--|<\/?(?:script|style)/i.test(part))
    throw new Error(`The ${name} of the page has markup in it.`)
  return html.replace(place, () => part)
}

/**
 * Bundles a file of the page. No package is in it, so it needs no license but
 * ours.
 */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, 'src/page', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    charset: 'utf8',
  })
  return `\n${outputFiles[0]?.text}`
}
