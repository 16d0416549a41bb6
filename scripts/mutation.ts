// Mutation tests, module by module: each against the tests that are about it. Prints the score of each module, and
// fails where one is under 90 %. `npm run test:mutation [-- part of a module's name]`
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const minScore = 90
const wire = 'faults/client.test.ts adapters/http/*.test.ts adapters/mintlify/*.test.ts'
const modules: Record<string, string> = {
  'src/adapters/http/request.ts': wire,
  'src/adapters/github/fetch.ts': 'adapters/github/fetch.test.ts',
  'src/adapters/mintlify/request.ts': wire,
  'src/adapters/mintlify/network-error.ts': wire,
  'src/adapters/mintlify/client.ts': wire,
  'src/adapters/mintlify/job-schema.ts': wire,
  'src/domain/http/outcome.ts':
    'domain/http/outcome.test.ts domain/http/retry-policy.test.ts domain/job/poll-state.test.ts',
  'src/domain/http/retry-policy.ts': 'domain/http/retry-policy.test.ts',
  'src/domain/http/retry-after.ts': 'domain/http/retry-after.test.ts',
  'src/domain/job/poll-state.ts':
    'domain/job/poll-state.test.ts domain/job/message-ack.test.ts operations/job/wait.test.ts',
  'src/domain/job/message-ack.ts': 'domain/job/poll-state.test.ts domain/job/message-ack.test.ts',
  'src/domain/job/poll-interval.ts': 'domain/job/poll-interval.test.ts',
  'src/domain/gates/filter-patterns.ts': 'domain/gates/filter-patterns.test.ts',
  'src/domain/gates/gates.ts': 'domain/gates/gates.test.ts',
  'src/domain/gates/limits.ts': 'domain/gates/limits.test.ts',
  'src/domain/gates/loop-guard.ts': 'domain/gates/loop-guard.test.ts',
  'src/operations/job/check-gates.ts': 'operations/job/gates.test.ts',
  'src/operations/job/check-limits.ts': 'operations/job/gates.test.ts',
  'src/domain/commit-status/commit-status.ts': 'domain/commit-status/*.test.ts',
  'src/domain/commit-status/describe.ts': 'domain/commit-status/*.test.ts',
  'src/operations/commit-status/skipped-status.ts': 'operations/commit-status/*.test.ts',
  'src/operations/commit-status/waive.ts': 'operations/commit-status/*.test.ts',
  'src/operations/commit-status/write-status.ts': 'operations/commit-status/*.test.ts',
  'src/operations/job/publisher.ts': 'operations/commit-status/*.test.ts operations/job/reporter.test.ts',
  'src/operations/job/source-change.ts': 'operations/job/source-change.test.ts',
  'src/domain/docs-pull/conditions.ts': 'domain/docs-pull/*.test.ts',
  'src/domain/docs-pull/docs-pull.ts': 'domain/docs-pull/*.test.ts',
  'src/domain/docs-pull/comments.ts': 'domain/docs-pull/*.test.ts',
  'src/operations/docs-pull/look-after.ts': 'operations/docs-pull/*.test.ts',
  'src/operations/docs-pull/follow-source.ts': 'operations/docs-pull/*.test.ts',
  'src/operations/docs-pull/request-reviews.ts': 'operations/docs-pull/*.test.ts',
  'src/operations/reconcile/follow.ts': 'operations/reconcile/*.test.ts',
  'src/domain/reconcile/outcomes.ts': 'domain/reconcile/outcomes.test.ts',
  'src/domain/event/permission.ts': 'domain/event/permission.test.ts',
  'src/domain/conversation/comment-state.ts': 'domain/conversation/*.test.ts',
  'src/domain/markdown/escape.ts': 'domain/markdown/escape.test.ts',
  'src/domain/redact.ts': 'domain/redact.test.ts',
  'src/operations/job/wait.ts': 'operations/job/wait.test.ts faults/virtual.test.ts',
}

type Mutant = {
  status: string
  location: { start: { line: number } }
  mutatorName: string
  replacement?: string
}

const wanted = process.argv[2] ?? ''
const scores = Object.entries(modules)
  .filter(([module]) => module.includes(wanted))
  .map(([module, tests]) => ({ module, ...mutate(module, tests) }))
console.table(scores)
process.exitCode = scores.every(({ score }) => score >= minScore) ? 0 : 1

function mutate(module: string, tests: string) {
  const env = { ...process.env, MUTATE: module, TESTS: tests }
  const { status, stdout } = spawnSync('stryker', ['run'], { env, encoding: 'utf8', shell: true })
  if (status !== 0) throw new Error(`Stryker could not test ${module}: ${stdout.slice(-2_000)}`)
  const report = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'))
  const mutants: Mutant[] = report.files[module].mutants
  const count = (...statuses: string[]) => mutants.filter((mutant) => statuses.includes(mutant.status)).length
  const killed = count('Killed', 'Timeout')
  const tried = killed + count('Survived', 'NoCoverage')
  for (const { status, location, mutatorName, replacement } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    console.log(`${module}:${location.start.line} ${status} ${mutatorName}: ${replacement ?? ''}`)
  }
  return { tried, killed, score: tried === 0 ? 100 : Math.round((1_000 * killed) / tried) / 10 }
}
