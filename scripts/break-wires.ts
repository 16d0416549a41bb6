// Breaks every wire of the composition, one after the other: each has to fail a test that reaches it. Prints those that no test
// misses. `npm run test:wires -- [part of a path] [--sample 100] [--tests part of a path]`
import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { composition } from './mutations/composition.ts'
import { copyCheckout, share, test, type Verdict } from './mutations/play.ts'
import { countReach, type Reach, reaches, takeReach } from './mutations/reach.ts'
import { findWires, type Wire } from './mutations/wires.ts'

type Broken = Wire & { path: string; text: string }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, tests: { type: 'string', default: '' } },
})
const [wanted = ''] = positionals
const paths = globSync(composition).map((path) => path.replaceAll('\\', '/'))
const chosen = sample(
  paths.filter((path) => path.includes(wanted)).flatMap(wiresOf),
  Number(values.sample ?? Infinity),
)
await breakAll()

function wiresOf(path: string): Broken[] {
  const text = readFileSync(path, 'utf8')
  return findWires(path, text).map((wire) => ({ ...wire, path, text }))
}

/** Evenly spread over all of them, so that the same number gives the same ones. */
function sample(wires: readonly Broken[], count: number): Broken[] {
  const every = Math.max(1, wires.length / count)
  return wires.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every))
}

async function breakAll(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'wires-'))
  const copies = Array.from({ length: availableParallelism() }, (_, index) => join(folder.path, `${index}`))
  for (const copy of copies) copyCheckout(copy)
  for (const copy of copies) countReach(copy, paths)
  const tests = globSync('__tests__/bundle/*.test.ts')
    .map((path) => path.slice('__tests__/'.length))
    .filter((path) => path.includes(values.tests))
  const reached = await share(tests, copies, findReach)
  for (const copy of copies) copyCheckout(copy)
  const verdicts = await share(chosen, copies, (copy, wire) => breakAndTell(copy, wire, reached))
  const killed = verdicts.filter(({ kind }) => kind === 'killed').length
  console.log(`${killed} of ${chosen.length} broken wires found`)
  if (killed < chosen.length) process.exitCode = 1
}

/** A test file that fails without any mistake would find all of them, so it counts as one that reaches nothing. */
async function findReach(copy: string, path: string): Promise<Reach> {
  const startMs = performance.now()
  const verdict = await test(copy, path, [])
  const processes = takeReach(copy)
  const ms = performance.now() - startMs
  if (verdict.kind === 'survived') return { test: path, ms, processes }
  console.error(`Without any mistake, ${path} doesn't pass.`)
  return { test: path, ms, processes: [] }
}

async function breakAndTell(copy: string, wire: Broken, reached: readonly Reach[]): Promise<Verdict> {
  const candidates = reached
    .filter((one) => reaches(one, wire.path, wire.start))
    .toSorted((a, b) => a.ms - b.ms)
    .map((one) => one.test)
  const verdict = await breakOne(copy, wire, candidates)
  if (verdict.kind !== 'killed')
    console.log(`${wire.path}:${wire.line}  ${wire.what}  (${candidates.length} test files)`)
  return verdict
}

/** The quickest test comes first. */
async function breakOne(copy: string, wire: Broken, candidates: readonly string[]): Promise<Verdict> {
  const file = join(copy, wire.path)
  writeFileSync(file, wire.text.slice(0, wire.start) + wire.to + wire.text.slice(wire.end))
  try {
    for (const path of candidates) {
      const verdict = await test(copy, path, [])
      if (verdict.kind === 'killed') return verdict
    }
    return { kind: 'survived' }
  } finally {
    writeFileSync(file, wire.text)
  }
}
