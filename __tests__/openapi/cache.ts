// Files that are costly to make, and the same until a package or our code changes.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const cacheFolder = 'node_modules/.cache/docs-agent-action'

/** What `make` returns, from a file after the first time. The key is everything that the value depends on. */
export function readOrMake<T>(key: unknown, make: () => T, folder = cacheFolder): T {
  const file = join(folder, `${createHash('sha1').update(JSON.stringify(key)).digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const value = make()
    mkdirSync(folder, { recursive: true })
    // Other processes may read the file at the same time: it appears at once and whole.
    const whole = `${file}.${process.pid}`
    writeFileSync(whole, JSON.stringify(value))
    renameSync(whole, file)
    return value
  }
}
