// Mistakes in how the parts are put together, one after the other: each has to fail the test that it names. Stryker cannot
// make them, because what the parts make together is tested as a bundle, in a process of its own.
// `npm run test:composition [-- part of a mutation's name]`
import { mkdtempDisposableSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSources } from './mutations/fragment.ts'
import { mutations } from './mutations/list.ts'
import { mutate } from './mutations/mutate.ts'
import type { Mutation } from './mutations/mutation.ts'
import { copyCheckout, play, share, test, type Verdict } from './mutations/play.ts'

const sources = readSources()
const wanted = process.argv[2] ?? ''
const chosen = mutations.filter(({ name }) => name.includes(wanted))
const problem = chosen.length === 0 ? `No mutation has \`${wanted}\` in its name.` : findOld(mutations)
if (problem === null) await playAll()
else fail(problem)

async function playAll(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'composition-'))
  const copies = Array.from({ length: availableParallelism() }, (_, index) => join(folder.path, `${index}`))
  for (const copy of copies) copyCheckout(copy)
  const files = [...Map.groupBy(chosen, ({ tests: [path] }) => path)]
  const problems = await share(files, copies, testUnchanged)
  const unsound = problems.filter((one) => one !== null)
  if (unsound.length > 0) return fail(unsound.join('\n'))
  const verdicts = await share(chosen, copies, playAndTell)
  const killed = verdicts.filter(({ kind }) => kind === 'killed').length
  console.log(`${killed} of ${chosen.length} mutations killed`)
  if (killed < chosen.length) process.exitCode = 1
}

/** Why a mutation does not fit the sources any more, null if all do. */
function findOld(list: readonly Mutation[]): string | null {
  for (const mutation of list) {
    const mutated = mutate(mutation, sources)
    if (mutated.kind === 'broken') return mutated.problem
  }
  return null
}

/** Why the named tests of a file say nothing: without a mutation, they all have to pass. Null if they do. */
async function testUnchanged(copy: string, [path, some]: [string, Mutation[]]): Promise<string | null> {
  const tests = some.map((mutation) => mutation.tests)
  const verdict = await test(copy, path, tests)
  if (verdict.kind === 'killed') return `Without any mutation, a test fails: ${verdict.by}`
  return verdict.kind === 'broken' ? verdict.problem : null
}

async function playAndTell(copy: string, mutation: Mutation): Promise<Verdict> {
  const verdict = await play(copy, mutation, sources)
  console.log(`${mutation.name.padEnd(70)} ${textOf(verdict)}`)
  return verdict
}

function textOf(verdict: Verdict): string {
  if (verdict.kind === 'killed') return `killed by: ${verdict.by}`
  return verdict.kind === 'survived' ? 'SURVIVED' : `BROKEN: ${verdict.problem}`
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
