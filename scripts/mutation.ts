// Mutation tests of the domain, the operations and the adapters: each module against the tests that import it. Prints the
// score of each, and fails where one is below 85 %, or all together below 90 %. `npm run test:mutation [-- part of a path]`
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const minModuleScore = 85
const minScore = 90
const importPattern = /from '(\.[^']+\.ts)'/g

/** Further tests of modules that are mostly used through others. */
const furtherTests: Record<string, string[]> = {
  'src/adapters/github/docs-pull/requests.ts': ['adapters/github/docs-pull/client'],
  'src/adapters/github/event/webhook.ts': ['adapters/github/event/read'],
  'src/adapters/http/request.ts': ['faults/client', 'adapters/mintlify/request'],
  'src/adapters/mintlify/request.ts': ['faults/client'],
  'src/adapters/mintlify/network-error.ts': ['faults/client'],
  'src/adapters/mintlify/job-schema.ts': ['faults/client'],
  'src/domain/conversation/state.ts': ['domain/conversation/state-size', 'domain/conversation/state-text'],
  'src/domain/http/outcome.ts': ['domain/http/retry-policy', 'domain/job/poll-state'],
  'src/operations/job/create-job.ts': ['operations/job/send-message', 'operations/job/start'],
  'src/operations/job/plan-turn.ts': ['operations/gates/gates'],
  'src/operations/job/publisher.ts': ['operations/commit-status/publisher'],
  'src/operations/job/reporter.ts': ['operations/commit-status/publisher'],
  'src/operations/job/take-turns.ts': ['operations/job/turn-report'],
  'src/operations/job/wait.ts': ['faults/virtual'],
}

type Mutant = {
  status: string
  location: { start: { line: number } }
  mutatorName: string
  replacement?: string
}

type Score = { module: string; tried: number; killed: number; score: number }

const wanted = process.argv[2] ?? ''
const tests = globSync('__tests__/{domain,operations,adapters,actions}/**/*.test.ts').map(toSlashes)
const importsOf = new Map(tests.map((test) => [test, listImports(test)]))
const scores = [...groupByTests(globSync('src/{domain,operations,adapters}/**/*.ts').map(toSlashes))].flatMap(
  mutate,
)
console.table(scores)
const all = scoreOf('all', { tried: sum('tried'), killed: sum('killed') })
console.log(`${all.killed} of ${all.tried} mutants killed: ${all.score} %`)
const isLow = ({ score }: Score) => score < minModuleScore
process.exitCode = scores.some(isLow) || all.score < minScore ? 1 : 0

/** The wanted modules, by the tests that are about them. One start of Stryker takes longer than most modules. */
function groupByTests(modules: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const module of modules.filter((path) => path.includes(wanted)).sort()) {
    const key = testsOf(module).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), module])
  }
  return groups
}

/**
 * The tests in the mirroring folder that import the module or have its name. Without one, all that import it; without any, the
 * whole folder.
 */
function testsOf(module: string): string[] {
  const folder = dirname(module).replace('src/', '__tests__/')
  const importing = tests.filter((test) => importsOf.get(test)?.includes(resolve(module)))
  const namesake = `${folder}/${basename(module, '.ts')}.test.ts`
  const own = tests.filter(
    (test) => test === namesake || (dirname(test) === folder && importing.includes(test)),
  )
  const chosen = [own, importing].find((list) => list.length > 0) ?? [`${folder}/*.test.ts`]
  const further = (furtherTests[module] ?? []).map((test) => `__tests__/${test}.test.ts`)
  return [...new Set([...chosen, ...further])].sort()
}

function listImports(test: string): string[] {
  const text = readFileSync(test, 'utf8')
  return [...text.matchAll(importPattern)].map(([, path = '']) => resolve(dirname(test), path))
}

/** Returns the scores of the modules. Prints what survived. */
function mutate([tested, modules]: [tests: string, modules: string[]]): Score[] {
  const env = { ...process.env, MUTATE: modules.join(','), TESTS: tested }
  const { status, stdout } = spawnSync('npx', ['stryker', 'run'], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Stryker could not test ${modules.join(', ')}: ${stdout.slice(-2_000)}`)
  const { files } = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'))
  return modules.flatMap((module) => (files[module] ? [countMutants(module, files[module].mutants)] : []))
}

function countMutants(module: string, mutants: readonly Mutant[]): Score {
  const count = (...statuses: string[]) => mutants.filter((mutant) => statuses.includes(mutant.status)).length
  for (const { status, location, mutatorName, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    console.log(`${module}:${location.start.line} ${status} ${mutatorName}: ${replacement ?? ''}`)
  }
  const killed = count('Killed', 'Timeout')
  const score = scoreOf(module, { tried: killed + count('Survived', 'NoCoverage'), killed })
  console.log(`${module}: ${killed} of ${score.tried} mutants killed, ${score.score} %`)
  return score
}

function scoreOf(module: string, { tried, killed }: { tried: number; killed: number }): Score {
  return { module, tried, killed, score: tried === 0 ? 100 : Math.round((1_000 * killed) / tried) / 10 }
}

function sum(name: 'tried' | 'killed'): number {
  return scores.reduce((total, score) => total + score[name], 0)
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
