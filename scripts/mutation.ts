// Mutation tests of all modules but those that `npm run test:composition` breaks: each against the tests that import it. Prints the
// score of each, and fails where one is below 85 %, or all together below 90 %. `npm run test:mutation [-- part of a path]`
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { composition } from './mutations/composition.ts'

const minModuleScore = 85
const minScore = 90
const importPattern = /from '(\.[^']+\.ts)'/g

/** Further tests of modules that are mostly used through others. */
const furtherTests: Record<string, string[]> = {
  'src/follow-up/docs-calls.ts': ['follow-up/docs-client'],
  'src/event/webhook.ts': ['event/read-event'],
  'src/http/http-request.ts': ['faults/client', 'mintlify/call'],
  'src/mintlify/call.ts': ['faults/client'],
  'src/mintlify/network-error.ts': ['faults/client'],
  'src/mintlify/job-schema.ts': ['faults/client'],
  'src/state/state.ts': ['conversation/state-size', 'conversation/signed-state'],
  'src/http/http-outcome.ts': ['mintlify/retry-policy', 'agent/poll-state'],
  'src/agent/create-job.ts': ['agent/send-message', 'agent/start-job'],
  'src/job/plan-request.ts': ['gates/check-gates'],
  'src/job/publisher.ts': ['follow-up/publisher-status'],
  'src/job/reporter.ts': ['follow-up/publisher-status'],
  'src/job/make-request.ts': ['job/request-report'],
  'src/agent/wait-for-job.ts': ['faults/virtual'],
}

type Mutant = {
  status: string
  location: { start: { line: number } }
  mutatorName: string
  replacement?: string
}

type Score = { module: string; tried: number; killed: number; score: number }

const wanted = process.argv[2] ?? ''
const tests = globSync('__tests__/*/**/*.test.ts', {
  exclude: ['__tests__/{bundle,faults,fixtures,model,page,project,scripts}/**'],
}).map(toSlashes)
const modules = globSync('src/*/**/*.ts', { exclude: ['src/page/**', ...composition] }).map(toSlashes)
const importsOf = new Map(tests.map((test) => [test, listImports(test)]))
const scores = [...groupByTests(modules)].flatMap(mutate)
console.table(scores)
if (scores.length === 0) console.error(`No module has \`${wanted}\` in its path.`)
const all = scoreOf('all', { tried: sum('tried'), killed: sum('killed') })
console.log(`${all.killed} of ${all.tried} mutants killed: ${all.score} %`)
const isLow = ({ score }: Score) => score < minModuleScore
process.exitCode = scores.length > 0 && !scores.some(isLow) && all.score >= minScore ? 0 : 1

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
