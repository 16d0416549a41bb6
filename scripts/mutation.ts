// `npm run test:mutation [-- room…]`: small mistakes, one at a time, in the
// rooms that decide about money and trust and in those that act, each by its
// own tests. Prints how many were found in each file. Fails where fewer than
// 90 % are found in a file that decides.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Tests of a room, which is a folder of `src`, as paths in `__tests__`. */
const testsOf: Record<string, readonly string[]> = {
  conversation: ['conversation/*', 'stories/conversations', 'stories/wiring'],
  agent: ['agent/*', 'stories/*'],
  mintlify: ['mintlify/*', 'wire/mintlify'],
  reconcile: ['stories/reconcile'],
}

/** Files that decide, with a bound. */
const deciding: readonly string[] = [
  'authorize.ts',
  'decide.ts',
  'loop-guard.ts',
  'poll.ts',
  'retry.ts',
  'signed-state.ts',
  'transitions.ts',
]
const leastPercent = 90

const named = process.argv.slice(2)
const rooms = named.length > 0 ? named : Object.keys(testsOf)
for (const room of rooms) report(room, await mutate(room))

function mutate(room: string): Promise<MutantResult[]> {
  const tests = testsOf[room]
  if (tests === undefined)
    throw new Error(`${room} has no tests in scripts/mutation.ts.`)
  const stryker = new Stryker({
    packageManager: 'npm',
    mutate: [`src/${room}/*.ts`],
    testRunner: 'jest',
    testRunnerNodeArgs: [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      '--import=./__tests__/openapi/subscribe.ts',
    ],
    jest: {
      projectType: 'custom',
      config: {
        transform: {},
        extensionsToTreatAsEsm: ['.ts'],
        testMatch: tests.map((name) => `**/__tests__/${name}.test.ts`),
        testEnvironment: 'node',
        setupFiles: ['<rootDir>/scripts/short-properties.ts'],
        // Loaded before the tests, so that what runs once counts for none of
        // them.
        setupFilesAfterEnv: globSync(`src/${room}/*.ts`).map(
          (file) => `<rootDir>/${file}`,
        ),
      },
    },
    ignorePatterns: ['.tools', 'reports', 'docs'],
    // What runs once when a module is loaded is the tests' own ground: a mutant
    // there would need a process of its own.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    concurrency: 2,
    timeoutMS: 10_000,
    // Node keeps the modules of earlier runs, and a process that has played
    // hundreds of mutants takes seconds for each.
    maxTestRunnerReuse: 40,
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  })
  return stryker.runMutationTest()
}

/** Prints a line for each file. Sets the exit code where one is below. */
function report(room: string, results: readonly MutantResult[]): void {
  const files = Map.groupBy(results, ({ fileName }) => basename(fileName))
  for (const [file, mutants] of files) {
    const count = (...statuses: MutantResult['status'][]) =>
      mutants.filter(({ status }) => statuses.includes(status)).length
    const found = count('Killed', 'Timeout')
    const all = found + count('Survived', 'NoCoverage')
    const percent = all === 0 ? 100 : (100 * found) / all
    console.log(`${room}/${file}: ${percent.toFixed(1)} % of ${all}`)
    if (deciding.includes(file) && percent < leastPercent) process.exitCode = 1
  }
}
