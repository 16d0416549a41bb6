// `npm run size`: holds all JavaScript of dist to its limit, and names the
// largest packages and folders where it is over it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const maxKib = 850

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const moduleName =
  /^\s*\/\/ CONCATENATED MODULE: \S*?((?:node_modules\/(?:@[^/\s]+\/)?|src\/)[^/\s]+)/

/** Returns KiB of all JavaScript in dist. */
export function measureDist(): number {
  return kibOf(readDist())
}

if (import.meta.main) {
  const kib = measureDist()
  console.log(`${kib.toFixed(0)} KiB of JavaScript, of ${maxKib} at most`)
  if (kib > maxKib) {
    process.exitCode = 1
    for (const [name, size] of findLargest())
      console.log(`${size.toFixed(0).padStart(6)} KiB  ${name}`)
  }
}

/**
 * The bundler writes the path of a module that it merges with others. The rest
 * of a file has no name.
 */
function findLargest(): [string, number][] {
  const sizes = new Map<string, number>()
  for (const part of readDist().split(
    /^(?= *(?:\/\*{3}\/ \d+:|\/\/ CONCATENATED MODULE: ))/m,
  )) {
    const name = moduleName.exec(part)?.[1] ?? 'without a name'
    sizes.set(name, (sizes.get(name) ?? 0) + kibOf(part))
  }
  return [...sizes].sort(([, a], [, b]) => b - a).slice(0, 12)
}

function readDist(): string {
  return globSync('*.js', { cwd: dist })
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('')
}

function kibOf(text: string): number {
  return Buffer.byteLength(text) / 1_024
}
