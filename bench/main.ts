// `npm run bench [-- rounds]`: measures the shipped bundle, prints every figure beside its target, and writes
// `bench/results.md`. Nothing fails on a figure: the machine may be busy.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measureBundle, sizeLimits } from '../scripts/size.ts'
import { measureCentral, simulateCentralDay } from './central.ts'
import { measureConversation, measurePairs } from './conversation.ts'
import { measurePaths } from './gates.ts'
import { describeReconciled, measureReconcile } from './reconcile.ts'
import { atMost, type Row, renderRows, untargeted } from './row.ts'
import { describeRuns } from './run-rows.ts'
import { longKinds, measureRuns, startKinds } from './runs.ts'
import { simulateScale } from './scale.ts'
import { measureVisitors } from './visitors.ts'
import { measureVisitorsPage } from './visitors-page.ts'
import { measureWaiting } from './waiting-rows.ts'

const rounds = Number(process.argv[2] ?? 60)
const loadBefore = loadavg()[0] ?? 0

const ofStarts = await measureRuns(rounds, startKinds)
const ofLong = await measureRuns(Math.min(rounds, 9), longKinds)
const visitors = [
  ...(await measureVisitors(Math.min(rounds, 3))),
  ...(await measureVisitorsPage(Math.min(rounds, 7))),
]
// A single round only shows that everything can be measured.
const isFull = rounds > 1
const reconciled = [await measureReconcile(1), await measureReconcile(isFull ? 10 : 2)]
const size = isFull ? { repositories: 200, open: 1_000, ended: 50 } : { repositories: 4, open: 8, ended: 2 }
const { rows: centralRows, central } = await measureCentral(size)
const background = ofLong('background')
const [, several] = reconciled
const costs = {
  backgroundSeconds: background.seconds,
  reconcileSeconds: several?.seconds ?? 0,
  requestsPerRun: background.gitHubRequests,
  requestsPerThread: (several?.requests ?? 0) / (several?.threads ?? 1),
}
const rows: Row[] = [
  ...describeRuns(ofStarts, ofLong('waiting')),
  ...(await measurePaths()),
  ...(await measureConversation(Math.min(rounds, 7))),
  ...(await measurePairs(isFull ? 100 : 2)),
  ...describeSize(),
  ...measureSixHours(),
  ...visitors,
  untargeted('background: a run that does not wait', `${background.seconds.toFixed(2)} s`),
  untargeted('background: its API calls to GitHub', String(background.gitHubRequests)),
  ...describeReconciled(reconciled),
  ...centralRows,
  ...simulateCentralDay(central),
  ...simulateScale(costs),
  ...measureWaiting(),
]
const results = `# Measured

${describeMachine()}

The starts of the bundle are medians of ${rounds} rounds, interleaved with a script that only calls \`fetch\` on the same
Node, against local stand-ins of Mintlify and GitHub; runs that last for seconds are medians of fewer. The lengths of jobs are simulated: log-normal with a median
of 4 min and sigma 1.1, uniform from 0.5 to 60 min, and two humps at 1.5 and 20 min, none above 60 min. The targets of
waiting are those of log-normal lengths. Sizes are in KiB, as the bundler counts.

${renderRows(rows)}

## What it took

Where a target is not met, this stands in the way. A script that only calls \`fetch\` spends most of its time on Node itself
and on loading \`fetch\`. A scheduled run does without \`fetch\`, but compiles its entry (some 7 ms), loads Node's \`crypto\` and
\`http\` (10 ms), and reads and checks its inputs, signs what its post step needs and writes its log (some 20 ms, since all of it
runs for the first time). \`crypto\` is needed before the first request: the runner's file commands and the signature of the
saved state use it. A pull request's run also compiles GitHub's client, most of which is the list of its endpoints, and builds
the schemas of GitHub's answers and of the state.

A run with a comment ends three seconds after its last write: GitHub's reads can lag, and the lock is held so long.

Most of the speed came from what a run does not load: Node's own \`fetch\`, so that both services are asked over \`src/http/\`;
TLS before a request needs it; the schemas before the first answer is there; GitHub's client in a run that asks nothing of it;
the conversation and the docs pull request before they are asked for; what a run tells and waits with, before its first
request; the part of zod that no schema uses; and \`Intl\`, which takes 13 ms, for a number that can be written out. The bundle
is CommonJS, which Node starts 3 ms sooner than ES modules, and has only ASCII characters.

\`npm test\` is to take less than 60 s. It took 62 s for 7,005 tests on two cores, with their coverage and beside other work. Tests that start the shipped bundle run
with \`npm run test:bundle\`, and those that play a whole matrix with \`npm run test:faults\`.
`
console.log(results)
writeFileSync(new URL('results.md', import.meta.url), results)

function describeSize(): Row[] {
  const { entryKib, totalKib, undiciCopies } = measureBundle()
  return [
    atMost('size: entry chunk', entryKib, { max: sizeLimits.entryKib, unit: ' KiB' }),
    atMost('size: all JavaScript of the bundle', totalKib, { max: sizeLimits.totalKib, unit: ' KiB' }),
    atMost('size: copies of undici', undiciCopies, { max: sizeLimits.undiciCopies }),
  ]
}

function measureSixHours(): Row[] {
  const script = fileURLToPath(new URL('../__tests__/soak/memory.ts', import.meta.url))
  const said = execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' })
  const [, growth] = /grown by (-?[\d.]+) MB/.exec(said) ?? []
  return [atMost('memory: growth of the heap over six hours', Number(growth), { max: 20, unit: ' MB' })]
}

function describeMachine(): string {
  const [cpu] = cpus()
  const gib = (totalmem() / 2 ** 30).toFixed(1)
  const load = `load ${loadBefore.toFixed(1)} when it began`
  return `${cpu?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${gib} GiB, ${process.platform} ${release()}, Node ${process.version}, ${load}, ${new Date().toISOString().slice(0, 10)}.`
}
