// Plays histories without one sentence of the protocol after the other, until a promise is broken.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playHistory } from './history.ts'
import { brokenPromises } from './promises.ts'
import { loadProtocol } from './protocol.ts'
import { type Removal, removals } from './removals.ts'

type Options = { root: string; count: number; only: string }

/** Prints what breaks without each sentence. Returns how many are not needed. */
export async function playRemovals({ root, count, only }: Options): Promise<number> {
  let unneeded = 0
  for (const removal of removals.filter(({ sentence }) => sentence.includes(only))) {
    const found = await withCopy({ root, removal }, (copy) => firstBroken(copy, count))
    if (found === null) unneeded += 1
    console.log(`Without "${removal.sentence}" ${found ?? `nothing breaks in ${count} histories`}`)
  }
  return unneeded
}

/** Calls back with a copy of the source that lacks the sentence. */
async function withCopy<T>(
  { root, removal }: { root: string; removal: Removal },
  use: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'docs-agent-model-'))
  try {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'package.json'), '{"type":"module"}')
    const path = join(copy, 'src', removal.file)
    writeFileSync(path, removal.changes.reduce(replaceIn, readFileSync(path, 'utf8')))
    return await use(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function replaceIn(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`The source has no "${from}" any more.`)
  return text.replace(from, to)
}

async function firstBroken(root: string, count: number): Promise<string | null> {
  const protocol = await loadProtocol(root)
  for (let seed = 1; seed <= count; seed += 1) {
    const [first] = brokenPromises(await playHistory(seed, { protocol, trace: () => undefined }))
    if (first !== undefined) return `seed ${seed}: ${first}`
  }
  return null
}
