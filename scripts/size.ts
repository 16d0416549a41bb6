/** `npm run size`: holds the bundle to its limits, and names the modules that grew where it is over one. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type BundleSize = { entryKib: number; totalKib: number; undiciCopies: number }

/** The source of each JavaScript file, by its name. */
type Bundle = Map<string, string>

/** KiB of unminified JavaScript, counted as the bundler does. */
export const sizeLimits = { entryKib: 249, closedGateKib: 296, totalKib: 1_150, undiciCopies: 1 } as const

const folder = new URL('../dist/', import.meta.url)
const entry = 'index.js'
const maxNamed = 8

if (import.meta.main) process.exitCode = report()

/** Returns how large the bundle in `dist` is. */
export function measureBundle(bundle = readBundle()): BundleSize {
  const sources = [...bundle.values()]
  return {
    entryKib: kibOf(bundle.get(entry) ?? ''),
    totalKib: kibOf(sources.join('')),
    // A class that undici has, and that nothing else in the bundle would have.
    undiciCopies: sources.join('').match(/^class ProxyAgent /gm)?.length ?? 0,
  }
}

function report(): number {
  const bundle = readBundle()
  const size = measureBundle(bundle)
  const { entryKib, totalKib, undiciCopies } = size
  print(`entry ${entryKib.toFixed(0)} KiB of ${sizeLimits.entryKib}, all ${totalKib.toFixed(0)} KiB of`)
  print(` ${sizeLimits.totalKib}, copies of undici ${undiciCopies} of ${sizeLimits.undiciCopies} at most\n`)
  const isEntryOver = entryKib > sizeLimits.entryKib
  const isOver = totalKib > sizeLimits.totalKib || undiciCopies > sizeLimits.undiciCopies
  if (!isEntryOver && !isOver) return 0
  const files = isOver ? [...bundle.keys()] : [entry]
  const grown = findGrowth(pick(bundle, files), pick(readBuildBefore(), files))
  print(`Too large. ${grown.length > 0 ? 'What grew most since the build before' : 'What is largest'}:\n`)
  const shown = grown.length > 0 ? grown : findGrowth(pick(bundle, files), new Map())
  for (const { name, kib } of shown) print(`  ${kib.toFixed(1).padStart(8)} KiB  ${name}\n`)
  return 1
}

/** Without an earlier build to compare with, all of a module is growth. */
function findGrowth(now: Bundle, before: Bundle): { name: string; kib: number }[] {
  const earlier = measureModules(before)
  return [...measureModules(now)]
    .map(([name, kib]) => ({ name, kib: kib - (earlier.get(name) ?? 0) }))
    .filter(({ kib }) => kib > 0)
    .sort((a, b) => b.kib - a.kib)
    .slice(0, maxNamed)
}

/** The bundler writes the path of a module it has merged; another is known by its number and what it gives. */
function measureModules(bundle: Bundle): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const source of bundle.values()) {
    for (const part of source.split(/^(?=\/\*{3}\/ \d+:$|;\/\/ CONCATENATED MODULE: )/m)) {
      const name = nameModule(part)
      sizes.set(name, (sizes.get(name) ?? 0) + kibOf(part))
    }
  }
  return sizes
}

function nameModule(part: string): string {
  const [, path] = /^;\/\/ CONCATENATED MODULE: (\S+)/.exec(part) ?? []
  if (path !== undefined) return path
  const [, id] = /^\/\*{3}\/ (\d+):/.exec(part) ?? []
  const [, binding = ''] = /\/\* binding \*\/ (\w+)/.exec(part) ?? []
  return id === undefined ? 'the frame of the bundle' : `module ${id} ${binding}`.trimEnd()
}

function readBundle(): Bundle {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
}

/** The build before the one in `dist`; nothing where the history is cut off. */
function readBuildBefore(): Bundle {
  try {
    const isNew = git('status', '--porcelain', '--', 'dist') !== ''
    const commit = isNew ? 'HEAD' : `${git('log', '-1', '--format=%H', '--', 'dist').trim()}^`
    const paths = git('ls-tree', '--name-only', commit, 'dist/').split('\n')
    const scripts = paths.filter((path) => path.endsWith('.js'))
    return new Map(scripts.map((path) => [path.slice('dist/'.length), git('show', `${commit}:${path}`)]))
  } catch {
    return new Map()
  }
}

function git(...words: string[]): string {
  const cwd = new URL('..', import.meta.url)
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  return execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, stdio })
}

function pick(bundle: Bundle, files: string[]): Bundle {
  return new Map([...bundle].filter(([name]) => files.includes(name)))
}

function kibOf(text: string): number {
  return Buffer.byteLength(text) / 1_024
}

function print(text: string): void {
  process.stdout.write(text)
}
